import type { Refusal } from '#app/lib/failure'
import type { Fields } from '../fields.schema.ts'
import { refusesPieces } from './designs.ts'
import { type Kernel, type KernelInput, refusing } from './kernel.ts'
import { type FinishFields, materialOfOurs, type WithStrength } from './material.ts'
import { paint } from './paint.ts'
import { insertedPiece, replacingPiece } from './pieces.ts'
import { needsSources, type RemovalFields, withoutFurniture } from './removal.ts'
import { needsRoom } from './room.ts'
import { colourField, orderIn } from './words.ts'

/** Does the one thing that the words ask for to the masked part. */
export const instructed: Kernel<WithStrength & RemovalFields> = (input) => {
  const words = orderIn(input.fields)
  if (!words.ok) return words
  const { order } = words
  if (order.do === 'remove') return withoutFurniture(input)
  if (order.do === 'retexture') return materialOfOurs(input, order.material)
  if (order.do === 'insert')
    return order.replaces ? replacingPiece(input, order.category) : insertedPiece(input, order.category)
  return paint({ ...input, fields: { ...input.fields, color: colourField(order.colour) } })
}

/** Refuses fields that have no effect on what the words ask for. */
export function refusesInstruction(fields: Fields<object>): Refusal | undefined {
  if (!fields.prompt) return refusing('prompt')
  const words = orderIn(fields)
  if (!words.ok) return words
  const { order } = words
  const { do: what } = order
  const { design_type: place = 'interior', no_design: designs = 1 } = fields
  if (order.do === 'insert') {
    // Only what is taken out first leaves something to fill.
    const unused = order.replaces ? ['strength'] : ['points', 'grow_mask', 'strength']
    return refusing(...unused.filter((field) => field in fields)) ?? refusesPieces(fields)
  }
  if (what !== 'remove') return refusing(...(['points', 'grow_mask'] as const).filter((field) => field in fields))
  if (place !== 'interior') return { ok: false, code: 'unsupported_design_type' }
  // Removal has no variants and no strength.
  return refusing(...(designs > 1 ? ['no_design'] : []), ...('strength' in fields ? ['strength'] : []))
}

export function beginsInstruction(input: KernelInput<RemovalFields>) {
  const words = orderIn(input.fields)
  if (!words.ok) return
  const { order } = words
  if (order.do === 'insert' && !order.replaces) return needsRoom(input)
  return order.do === 'remove' || order.do === 'insert' ? needsSources(input) : undefined
}

/** Recolours or retextures the masked area (or stains a material), by fields or words. */
export function refusesFinish(fields: Fields<FinishFields>): Refusal | undefined {
  const { color, materials: material, prompt } = fields
  // Fields and words together would be ambiguous.
  if (prompt && (color || material)) return refusing('prompt')
  if (!prompt) return
  const words = orderIn(fields)
  if (!words.ok) return words
  const { do: what } = words.order
  return what === 'recolour' || what === 'retexture' ? undefined : refusing('prompt')
}
