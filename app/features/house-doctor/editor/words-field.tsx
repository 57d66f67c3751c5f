import type { Understood } from '@vuong-tron/room-engine/makeover/makeover'
import { useId, useRef } from 'react'
import { formatList, joinSentences } from '#app/lib/formats'
import { m } from '#app/paraglide/messages.js'
import { Button } from '#app/ui/button'
import { getLocale } from '../../languages/locale'
import type { Instruction } from './spoken-instruction.ts'

/** Parses words; undefined when the engine fails. */
export type ReadWords = (words: string) => Promise<Understood | undefined>

type WordsFieldProps = {
  title: string
  text: string
  instruction: Instruction
  /** A remark about the parsed instruction. */
  remark?: string
  onInstruction: (instruction: Instruction) => void
  onRead: ReadWords
}

const MOST_LETTERS = 280

/** A text field for wishes, parsed on request; unknown words are reported. */
export function WordsField({ title, text, instruction, remark, onInstruction, onRead }: WordsFieldProps) {
  const id = useId()
  const { words, understood } = instruction
  const latest = useRef(words)
  const change = (changed: string) => {
    latest.current = changed
    onInstruction({ words: changed })
  }
  const read = async () => {
    const answer = words.trim() ? await onRead(words) : undefined
    // The text may have changed meanwhile.
    if (latest.current === words) onInstruction({ words, understood: answer })
  }
  return (
    <form
      method="post"
      onSubmit={(event) => {
        event.preventDefault()
        void read()
      }}
    >
      <label htmlFor={id} className="text-sm font-medium">
        {title}
      </label>
      <input
        id={id}
        value={words}
        maxLength={MOST_LETTERS}
        aria-describedby={`${id}-text`}
        onChange={(event) => change(event.target.value)}
        className="mt-2 block min-h-11 w-full border border-control bg-white px-3 text-sm"
      />
      <p id={`${id}-text`} className="mt-2 text-sm text-ink-2">
        {text}
      </p>
      <Button type="submit" look="outline" size="small" className="mt-3">
        {m.house_doctor_words_read()}
      </Button>
      <p role="status" className="mt-2 text-sm empty:hidden">
        {understood && joinSentences([answerWords(understood), remark], getLocale())}
      </p>
    </form>
  )
}

function answerWords(answer: Understood): string {
  const understood = m.house_doctor_words_understood()
  if (answer.ok)
    return answer.leavesChoice ? joinSentences([understood, m.house_doctor_words_choice()], getLocale()) : understood
  const unknown = formatList(answer.unknown, getLocale())
  return unknown ? m.house_doctor_words_unknown({ words: unknown }) : m.house_doctor_words_unclear()
}
