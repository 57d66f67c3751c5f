import {
  type Order as Instruction,
  LANGUAGES,
  type Labels,
  understand,
} from '@vuong-tron/room-engine/makeover/makeover'
import { labelsIn } from '../../labels.ts'
import type { Fields } from '../parameters.schema'
import type { Refused } from './kernel'

/** Words that are not understood, and which of them nobody here knows. */
const notUnderstood = (unknown: readonly string[]): Refused => ({
  ok: false,
  code: 'not_understood',
  wrong: ['prompt'],
  unknown,
})

/** A call may be in any of our languages, and say what a page of it shows. */
let labels: Labels | undefined

/** What the words of a call ask for; nothing where it has none. */
export function ordersIn({ prompt }: Fields): { ok: true; orders: readonly Instruction[] } | Refused {
  if (!prompt) return { ok: true, orders: [] }
  labels ??= Object.fromEntries(LANGUAGES.map((language) => [language, labelsIn(language)]))
  const understood = understand(prompt, 'vi', labels)
  if (!understood.ok) return notUnderstood(understood.unknown)
  const { orders, look } = understood
  // Style and degree have fields of their own: which of both counts is not guessed.
  return look?.style || look?.intervention || orders.length === 0 ? notUnderstood([]) : { ok: true, orders }
}

/** The one thing that the words of a call ask for: of several, it could only be guessed which was meant. */
export function orderIn(fields: Fields): { ok: true; order: Exclude<Instruction, { do: 'keep' }> } | Refused {
  const read = ordersIn(fields)
  if (!read.ok) return read
  const [order, ...others] = read.orders
  if (!order || order.do === 'keep' || others.length > 0) return notUnderstood([])
  return { ok: true, order }
}
