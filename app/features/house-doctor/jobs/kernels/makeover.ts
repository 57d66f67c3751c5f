import { carryOut, type MakeoverPlan, makeoverPlan, seenIn } from '@vuong-tron/room-engine/makeover/makeover'
import type { Fields } from '../parameters.schema'
import { bareSurfaces } from './find'
import { type Kernel, type Made, madeOf, type Order, type Refused } from './kernel'
import { blend, styleIn, styleLook } from './look'
import { needsRoom } from './room'
import { ordersIn } from './words'

/** Whether a redesign is more than a mood: then there has to be a room. */
const changesSurfaces = ({ ai_intervention: degree, prompt }: Fields) => degree === 'low' || !!prompt

/** Mood and paint, and what words ask of bare surface. More of a redesign is furniture, which is a page's. */
export const redesign: Kernel = (order) => (changesSurfaces(order.fields) ? repaintedRoom(order) : styleLook(order))

export function refusesRedesign(fields: Fields): Refused | undefined {
  const { ai_intervention: degree, design_type: place = 'interior', keep_structural_element: keepsStructure } = fields
  const isMore = degree !== 'very_low' && degree !== 'low'
  // Outdoors no structure is found that could be kept.
  const isOutside = place !== 'interior'
  if (isMore || (isOutside && keepsStructure) || !styleIn(fields)) return { ok: false, code: 'engine_unavailable' }
  const words = ordersIn(fields)
  if (!words.ok) return words
  if (isOutside && words.orders.length > 0) return { ok: false, code: 'unsupported_design_type' }
  const isFurniture = words.orders.some((order) => order.do === 'insert' || order.do === 'remove')
  return isFurniture ? { ok: false, code: 'engine_unavailable' } : undefined
}

export const beginsRedesign = (order: Order): Refused | undefined =>
  changesSurfaces(order.fields) || order.fields.keep_structural_element ? needsRoom(order) : undefined

/**
 * Mood and paint of a style, on the walls that are found, and what was asked for in words; further designs have other shades
 * and another wall stand out. What a mask leaves out stays, and where the structure is to be kept, all that is neither floor
 * nor wall.
 */
const repaintedRoom: Kernel = async (order) => {
  const { photo, mask, fields } = order
  const { no_design: designs = 1, keep_structural_element: keepsStructure = false } = fields
  const [wished, words] = [styleIn(fields), ordersIn(fields)]
  if (!wished) return { ok: false, code: 'engine_unavailable' }
  if (!words.ok) return words
  const found = bareSurfaces(order)
  if (!found.ok) return found
  const { room, bare, marked } = found
  const seen = seenIn(room, marked)
  const intervention = fields.ai_intervention === 'low' ? ('low' as const) : ('very_low' as const)
  const wish = { style: wished.style, kind: 'living' as const, intervention, keepsStructure, orders: words.orders }
  const made: Made[] = []
  for (let seed = order.seed; seed < order.seed + designs; seed++) {
    // Of which room it is, nothing is asked but where furniture comes.
    const plan = makeoverPlan({ ...wish, seed }, seen)
    if (!plan.ok) return { ok: false, code: refusalOf(plan.code) }
    const steps = wished.hasMood ? plan.steps : plan.steps.filter((step) => step.do !== 'mood')
    // A mood without paint is no more than a filter.
    if (!steps.some((step) => step.do !== 'mood')) return { ok: false, code: 'surface_not_found' }
    const done = await carryOut(steps, { photo, room, surfaces: bare }, {})
    if (!done.ok) return { ok: false, code: refusalOf(done.code) }
    made.push({
      photo: mask ? blend(photo, done.photo, { mask }) : done.photo,
      ...(keepsStructure && { mask: marked }),
      recipe: { do: 'makeover', style: wished.name, design: seed, steps, ...leftOutOf(plan) },
      source: 'compositeSynthetic',
      seed,
    })
  }
  return madeOf(...made)
}

/** What words asked for and nothing of the photo shows. */
const leftOutOf = ({ leftOut }: MakeoverPlan) => leftOut.length > 0 && { left_out: leftOut }

/** Nothing is removed here that somebody would have to confirm, and nobody cancels. */
const refusalOf = <Code extends string>(code: Code) =>
  code === 'removal_unconfirmed' || code === 'cancelled'
    ? 'engine_failed'
    : (code as Exclude<Code, 'removal_unconfirmed' | 'cancelled'>)
