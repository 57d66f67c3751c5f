import { type Order as Instruction, understand } from '../../engine/makeover/makeover.ts'
import type { Fields } from '../parameters.schema'
import type { Refused } from './kernel'

/** Words that are not understood, and which of them nobody here knows. */
const notUnderstood = (unknown: readonly string[]): Refused => ({
  ok: false,
  code: 'not_understood',
  wrong: ['prompt'],
  unknown,
})

/** What the words of a call ask for; nothing where it has none. */
export function ordersIn({ prompt }: Fields): { ok: true; orders: readonly Instruction[] } | Refused {
  if (!prompt) return { ok: true, orders: [] }
  const understood = understand(prompt)
  return understood.ok ? understood : notUnderstood(understood.unknown)
}

/** The one thing that the words of a call ask for: of several, it could only be guessed which was meant. */
export function orderIn(fields: Fields): { ok: true; order: Exclude<Instruction, { do: 'keep' }> } | Refused {
  const read = ordersIn(fields)
  if (!read.ok) return read
  const [order, ...others] = read.orders
  if (!order || order.do === 'keep' || others.length > 0) return notUnderstood([])
  return { ok: true, order }
}
