import {
  type Order as Instruction,
  LANGUAGES,
  type Labels,
  understand,
} from '@vuong-tron/room-engine/makeover/makeover'
import { isShade } from '@vuong-tron/room-engine/surfaces/shade'
import type { Refusal, Result } from '#app/lib/failure'
import { labelsIn } from '../../labels.ts'
import type { Fields } from '../fields.schema.ts'

/** Refusal of an instruction with its unknown words. */
const notUnderstood = (unknown: readonly string[]): Refusal => ({
  ok: false,
  code: 'not_understood',
  wrong: ['prompt'],
  unknown,
})

/** Labels of all languages, as a call may quote a page. */
let labels: Labels | undefined

/** Orders of the call's instruction; empty without one. */
export function ordersIn({ prompt }: Pick<Fields<object>, 'prompt'>): Result<{ orders: readonly Instruction[] }> {
  if (!prompt) return { ok: true, orders: [] }
  labels ??= Object.fromEntries(LANGUAGES.map((language) => [language, labelsIn(language)]))
  const understood = understand(prompt, 'vi', labels)
  if (!understood.ok) return notUnderstood(understood.unknown)
  const { orders, look } = understood
  // Style and intervention have fields; both would be ambiguous.
  return look?.style || look?.intervention || orders.length === 0 ? notUnderstood([]) : { ok: true, orders }
}

/** An order's colour as a field's. */
export const colourField = (colour: string) => (isShade(colour) ? colour : `#${colour.toLowerCase()}`)

/** The single order of an instruction; several would be ambiguous. */
export function orderIn(
  fields: Pick<Fields<object>, 'prompt'>,
): Result<{ order: Exclude<Instruction, { do: 'keep' }> }> {
  const read = ordersIn(fields)
  if (!read.ok) return read
  // What the mask leaves out is kept anyway.
  const [order, ...others] = read.orders.filter((one) => one.do !== 'keep')
  if (!order || others.length > 0) return notUnderstood([])
  return { ok: true, order }
}
