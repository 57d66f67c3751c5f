import {
  carryOut,
  type Order as Instruction,
  makeoverPlan,
  seenIn,
  understand,
} from '../../engine/makeover/makeover.ts'
import { styleNamed } from '../../engine/surfaces/surfaces.ts'
import type { Fields } from '../parameters.schema'
import { bareSurfaces } from './find'
import { type Kernel, type Made, madeOf } from './kernel'
import { between } from './look'
import { materialOfOurs } from './material'
import { paint } from './paint'
import { withoutFurniture } from './removal'

/**
 * Mood and paint of a style, on the walls that are found; further designs have other shades and another wall stand out. What
 * a mask leaves out stays, and where the structure is to be kept, all that is neither floor nor wall.
 */
export const repaintedRoom: Kernel = async (order) => {
  const { photo, mask, fields } = order
  const { design_style = '', no_design: designs = 1, keep_structural_element: keepsStructure = false } = fields
  const style = styleNamed(design_style)
  if (!style) return { ok: false, code: 'engine_unavailable' }
  const found = bareSurfaces(order)
  if (!found.ok) return found
  const { room, bare, marked } = found
  const seen = seenIn(room, marked)
  const made: Made[] = []
  for (let seed = 0; seed < designs; seed++) {
    // Of which room it is, nothing is asked but where furniture comes.
    const plan = makeoverPlan({ style, kind: 'living', intervention: 'low', seed, keepsStructure }, seen)
    if (!plan.ok) return { ok: false, code: refusalOf(plan.code) }
    // A mood without paint is no more than a filter.
    if (!plan.steps.some((step) => step.do === 'paint')) return { ok: false, code: 'surface_not_found' }
    const done = await carryOut(plan.steps, { photo, room, surfaces: bare }, {})
    if (!done.ok) return { ok: false, code: refusalOf(done.code) }
    made.push({
      photo: mask ? between(photo, done.photo, { mask }) : done.photo,
      ...(keepsStructure && { mask: marked }),
      recipe: { do: 'makeover', style, design: seed, steps: plan.steps },
      source: 'compositeSynthetic',
    })
  }
  return madeOf(...made)
}

/** Nothing is removed here that somebody would have to confirm, and nobody cancels. */
const refusalOf = <Code extends string>(code: Code) =>
  code === 'removal_unconfirmed' || code === 'cancelled'
    ? 'engine_failed'
    : (code as Exclude<Code, 'removal_unconfirmed' | 'cancelled'>)

/** The one thing that the words of a call ask for, where it can be done here to what a mask marks. */
export function instructionIn({ prompt = '', design_type: place = 'interior' }: Fields): Instruction | undefined {
  const understood = understand(prompt)
  const [instruction, ...others] = understood.ok ? understood.orders : []
  if (!instruction || others.length) return
  if (instruction.do === 'remove') return place === 'interior' ? instruction : undefined
  return instruction.do === 'recolour' || instruction.do === 'retexture' ? instruction : undefined
}

/** What the mask marks, in the colour or the material that words name, or gone. */
export const instructed: Kernel = (order) => {
  const instruction = instructionIn(order.fields)
  if (instruction?.do === 'remove') return withoutFurniture(order)
  if (instruction?.do === 'retexture') return materialOfOurs(order, instruction.material)
  if (instruction?.do !== 'recolour') return { ok: false, code: 'engine_unavailable' }
  return paint({ ...order, fields: { ...order.fields, color: `#${instruction.colour.toLowerCase()}` } })
}
