import { m } from '#app/paraglide/messages.js'
import { Chart } from './chart'
import { InlineText } from './inline-text'
import type { Block, Inline, Source, Text } from './text'

/** A long text below its title and lead, with its sources. */
export function TextBody({ text: { blocks, sources } }: { text: Text }) {
  return (
    <div className="mt-10 lg:mt-16">
      <div>
        {blocks.map((block, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the blocks of a text never change places
          <TextBlock key={index} id={partId(index)} block={block} />
        ))}
      </div>
      {sources.length > 0 ? <Sources sources={sources} /> : null}
    </div>
  )
}

/** Anchor of a heading, by its block index. */
export const partId = (index: number) => `part-${index}`

function TextBlock({ id, block }: { id: string; block: Block }) {
  switch (block.kind) {
    case 'heading':
      return block.level === 2 ? (
        <h2 id={id} className="mt-12 max-w-[24em] text-3xl first:mt-0">
          <InlineText text={block.text} />
        </h2>
      ) : (
        <h3 className="mt-8 max-w-[30em] text-xl">
          <InlineText text={block.text} />
        </h3>
      )
    case 'paragraph':
      return (
        <p className="mt-4 max-w-[40em] text-ink-2">
          <InlineText text={block.text} />
        </p>
      )
    case 'quote':
      return <Quote text={block.text} />
    case 'list': {
      const List = block.isOrdered ? 'ol' : 'ul'
      return (
        <List
          className={`mt-4 max-w-[40em] pl-5 text-ink-2 marker:text-purple-500 ${block.isOrdered ? 'list-decimal' : 'list-disc'}`}
        >
          {block.items.map((item, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: as above
            <li key={index} className="mt-2">
              <InlineText text={item} />
            </li>
          ))}
        </List>
      )
    }
    case 'table':
      return <Table table={block} />
    case 'chart':
      return <Chart chart={block.chart} />
  }
}

/** A quotation with the shop's name drawn beside it: a square and a touching circle. */
function Quote({ text }: { text: Inline }) {
  return (
    <blockquote className="my-12 grid items-center gap-6 border-y border-line py-10 md:grid-cols-[auto_1fr] md:gap-10">
      <span aria-hidden="true" className="flex">
        <span className="size-18 bg-ink" />
        <span className="-ml-2.5 size-18 rounded-round bg-purple-500" />
      </span>
      <p className="text-3xl">
        <InlineText text={text} />
      </p>
    </blockquote>
  )
}

type TableProps = { table: Extract<Block, { kind: 'table' }> }

function Table({ table: { head, rows } }: TableProps) {
  return (
    <section
      // biome-ignore lint/a11y/noNoninteractiveTabindex: on phones the table scrolls sideways, also by the keyboard
      tabIndex={0}
      aria-label={m.content_table()}
      className="relative mt-6 max-w-[48em] overflow-x-auto"
    >
      <table className={`w-full border-b border-line text-left text-sm ${head.length > 2 ? 'min-w-100' : ''}`}>
        <thead>
          <tr>
            {head.map((cell, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: as above
              <th key={index} scope="col" className="border-t border-line py-3 pr-6 font-medium">
                <InlineText text={cell} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: as above
            <tr key={at}>
              {row.map((cell, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: as above
                <td key={index} className="border-t border-line py-3 pr-6 align-top text-ink-2">
                  <InlineText text={cell} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

function Sources({ sources }: { sources: readonly Source[] }) {
  return (
    <section className="mt-16 max-w-[48em] border-t border-line pt-6 text-sm text-ink-2">
      <h2 className="text-base">{m.content_sources()}</h2>
      <ol className="mt-3 list-decimal pl-5">
        {sources.map(({ title, publisher, language, url, date }, index) => (
          <li key={url} id={`source-${index + 1}`} className="mt-2">
            <span lang={language}>
              <a href={url} rel="noopener" className="underline">
                {title}
              </a>
              {`. ${publisher}`}
            </span>
            {date ? `, ${date}` : null}
          </li>
        ))}
      </ol>
    </section>
  )
}
