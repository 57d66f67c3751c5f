import { useId, useState } from 'react'
import { m } from '#app/paraglide/messages.js'
import { Button } from '#app/ui/button'
import type { Order, Understood } from '../engine/makeover/makeover.ts'

/** Reads words; nothing where the engine did not answer. */
export type ReadWords = (words: string) => Promise<Understood | undefined>

type WordsFieldProps = {
  title: string
  text: string
  onRead: ReadWords
  /** What the words ask for; nothing of them where they are not understood. */
  onOrders: (orders: readonly Order[]) => void
}

const MOST_LETTERS = 280

/** What is wanted, in a person's own words. They are read when asked to, and what is not understood is said. */
export function WordsField({ title, text, onRead, onOrders }: WordsFieldProps) {
  const id = useId()
  const [words, setWords] = useState('')
  const [answer, setAnswer] = useState<Understood>()
  const read = async () => {
    const understood = words.trim() ? await onRead(words) : undefined
    setAnswer(understood)
    onOrders(understood?.ok ? understood.orders : [])
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
        onChange={(event) => setWords(event.target.value)}
        className="mt-2 block min-h-11 w-full border border-control bg-white px-3 text-sm"
      />
      <p id={`${id}-text`} className="mt-2 text-sm text-ink-2">
        {text}
      </p>
      <Button type="submit" look="outline" size="small" className="mt-3">
        {m.house_doctor_words_read()}
      </Button>
      <p role="status" className="mt-2 text-sm empty:hidden">
        {answer && answerWords(answer)}
      </p>
    </form>
  )
}

function answerWords(answer: Understood): string {
  if (answer.ok) return m.house_doctor_words_understood()
  const unknown = answer.unknown.join(', ')
  return unknown ? m.house_doctor_words_unknown({ words: unknown }) : m.house_doctor_words_unclear()
}
