import type { Fields } from '../parameters.schema'
import { type Kernel, type Order, type Refused, refusing } from './kernel'
import { materialOfOurs } from './material'
import { paint } from './paint'
import { needsSources, withoutFurniture } from './removal'
import { orderIn } from './words'

/** What the mask marks, in the colour or the material that words name, or gone. */
export const instructed: Kernel = (order) => {
  const words = orderIn(order.fields)
  if (!words.ok) return words
  const { order: said } = words
  if (said.do === 'remove') return withoutFurniture(order)
  if (said.do === 'retexture') return materialOfOurs(order, said.material)
  if (said.do !== 'recolour') return { ok: false, code: 'engine_unavailable' }
  return paint({ ...order, fields: { ...order.fields, color: `#${said.colour.toLowerCase()}` } })
}

/** precision does one of three things with the mask, and says so where a field has no meaning for the one that was asked. */
export function refusesInstruction(fields: Fields): Refused | undefined {
  if (!fields.prompt) return refusing('prompt')
  const words = orderIn(fields)
  if (!words.ok) return words
  const { do: what } = words.order
  if (what === 'insert') return { ok: false, code: 'engine_unavailable' }
  const { design_type: place = 'interior', no_design: designs = 1 } = fields
  if (what !== 'remove') return refusing(...(['points', 'grow_mask'] as const).filter((field) => field in fields))
  if (place !== 'interior') return { ok: false, code: 'unsupported_design_type' }
  // What is gone is gone, in one way and wholly.
  return refusing(...(designs > 1 ? ['no_design'] : []), ...('strength' in fields ? ['strength'] : []))
}

export function beginsInstruction(order: Order) {
  const words = orderIn(order.fields)
  return words.ok && words.order.do === 'remove' ? needsSources(order) : undefined
}

/** The marked area in a colour, a material, or a material that is stained in a colour, as fields or words name them. */
export function refusesFinish(fields: Fields): Refused | undefined {
  const { color, materials: material, prompt } = fields
  // Which of both counts is not guessed.
  if (prompt && (color || material)) return refusing('prompt')
  if (!prompt) return
  const words = orderIn(fields)
  if (!words.ok) return words
  const { do: what } = words.order
  return what === 'recolour' || what === 'retexture' ? undefined : refusing('prompt')
}
