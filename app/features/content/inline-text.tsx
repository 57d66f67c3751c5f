import { Fragment } from 'react'
import { m } from '#app/paraglide/messages.js'
import { getLocale } from '../languages/locale'
import type { Figure, Inline } from './text'

export function InlineText({ text }: { text: Inline }) {
  return text.map((part, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a sentence never change places
    <Fragment key={index}>{typeof part === 'string' ? part : <Part part={part} />}</Fragment>
  ))
}

function Part({ part }: { part: Exclude<Inline[number], string> }) {
  if ('strong' in part)
    return (
      <strong className="font-semibold text-ink">
        <InlineText text={part.strong} />
      </strong>
    )
  if ('emphasis' in part)
    return (
      <em>
        <InlineText text={part.emphasis} />
      </em>
    )
  if ('link' in part)
    return (
      <a href={`/${getLocale()}${part.to}`} className="text-ink underline">
        <InlineText text={part.link} />
      </a>
    )
  return <FigureText figure={part} />
}

/** A figure with its source, or marked as unconfirmed. */
export function FigureText({ figure: { figure, citation, isPlaceholder } }: { figure: Figure }) {
  if (isPlaceholder)
    return (
      <mark className="num border-b border-dashed border-ink-3 bg-transparent text-inherit">
        {figure}
        <span className="sr-only">{` (${m.content_unconfirmed()})`}</span>
      </mark>
    )
  return (
    <>
      <span className="num">{figure}</span>
      {citation ? <Citation number={citation} /> : null}
    </>
  )
}

export function Citation({ number }: { number: number }) {
  return (
    <sup>
      <a href={`#source-${number}`} className="pl-0.5 text-ink-3 hover:underline">
        <span aria-hidden="true">{number}</span>
        <span className="sr-only">{m.content_source({ number })}</span>
      </a>
    </sup>
  )
}
