import { findLayout } from '../../engine/geometry/layout.ts'
import type { Face } from '../../engine/geometry/room-box.ts'
import {
  carryOut,
  type Order as Instruction,
  makeoverPlan,
  seenIn,
  understand,
} from '../../engine/makeover/makeover.ts'
import { newMask, union } from '../../engine/masks/mask.ts'
import { styleNamed } from '../../engine/surfaces/surfaces.ts'
import type { Fields } from '../parameters.schema'
import { foundFace } from './find'
import { type Kernel, type Made, madeOf } from './kernel'
import { materialOfOurs } from './material'
import { paint } from './paint'
import { withoutFurniture } from './removal'

const BARE = ['floor', 'left', 'back', 'right'] as const satisfies readonly Face[]

/** Mood and paint of a style, on the walls that are found; further designs have other shades and another wall stand out. */
export const repaintedRoom: Kernel = async (order) => {
  const { photo, fields } = order
  const { design_style = '', no_design: designs = 1, keep_structural_element: keepsStructure } = fields
  const style = styleNamed(design_style)
  const found = findLayout(photo)
  if (!style || !found.ok) return { ok: false, code: 'layout_not_found' }
  const room = found.layout
  const faces = BARE.map((face) => foundFace(order, room, face, false))
  const surfaces = union(newMask(photo.width, photo.height), ...faces)
  const seen = seenIn(room, surfaces)
  const made: Made[] = []
  for (let seed = 0; seed < designs; seed++) {
    // Of which room it is, nothing is asked but where furniture comes.
    const plan = makeoverPlan({ style, kind: 'living', intervention: 'low', seed, keepsStructure }, seen)
    const done = plan.ok ? await carryOut(plan.steps, { photo, room, surfaces }, {}) : plan
    if (!plan.ok || !done.ok) return { ok: false, code: 'layout_not_found' }
    made.push({ photo: done.photo, recipe: { do: 'makeover', style, design: seed, steps: plan.steps } })
  }
  return madeOf(...made)
}

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
