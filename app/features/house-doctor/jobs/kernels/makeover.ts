import { carryOut, type MakeoverPlan, makeoverPlan, seenIn } from '@vuong-tron/room-engine/makeover/makeover'
import { newMask } from '@vuong-tron/room-engine/masks/mask'
import type { Refusal } from '#app/lib/failure'
import { madeOver } from '../../furnishing/makeovers.ts'
import type { Fields } from '../fields.schema.ts'
import { designs, refusesFurnishing, seenBy } from './designs.ts'
import { bareSurfaces } from './find.ts'
import { type Kernel, type KernelInput, type Made, madeOf } from './kernel.ts'
import { blend, type RedesignFields, styleIn, styleLook } from './look.ts'
import { needsRoom } from './room.ts'
import { ordersIn } from './words.ts'

/** True if a redesign is more than a mood, which needs a room. */
const changesSurfaces = ({ ai_intervention: degree, prompt }: Fields<object>) => degree !== 'very_low' || !!prompt

/** True if a redesign places furniture. */
const furnishes = ({ ai_intervention: degree }: Fields<object>) => degree === 'mid' || degree === 'extreme'

/** A mood; or paint, floor and instructions for bare surfaces; or these with furniture. */
export const redesignedRoom: Kernel<RedesignFields> = (input) => {
  if (furnishes(input.fields)) return furnishedAnew(input)
  return changesSurfaces(input.fields) ? repaintedRoom(input) : styleLook(input)
}

export function refusesRedesign(fields: Fields<RedesignFields>): Refusal | undefined {
  const { ai_intervention: degree, design_type: place = 'interior', keep_structural_element: keepsStructure } = fields
  // Outdoors, structure cannot be found and kept.
  const isOutside = place !== 'interior'
  if (isOutside && degree !== 'very_low') return { ok: false, code: 'unsupported_design_type' }
  if ((isOutside && keepsStructure) || !styleIn(fields)) return { ok: false, code: 'engine_unavailable' }
  const words = ordersIn(fields)
  if (!words.ok) return words
  if (isOutside && words.orders.length > 0) return { ok: false, code: 'unsupported_design_type' }
  return furnishes(fields) ? refusesFurnishing(fields) : undefined
}

export const beginsRedesign = (input: KernelInput<RedesignFields>): Refusal | undefined =>
  changesSurfaces(input.fields) || input.fields.keep_structural_element ? needsRoom(input) : undefined

/**
 * Applies a style's mood, paint and instructions on the walls found; designs vary shade and accent wall. Unmasked parts
 * stay, and with kept structure all but floor and walls.
 */
const repaintedRoom: Kernel<RedesignFields> = async (input) => {
  const { photo, mask, fields } = input
  const { no_design: designs = 1, keep_structural_element: keepsStructure = false } = fields
  const [wished, words] = [styleIn(fields), ordersIn(fields)]
  if (!wished) return { ok: false, code: 'engine_unavailable' }
  if (!words.ok) return words
  const surfaces = bareSurfaces(input)
  if (!surfaces.ok) return surfaces
  const { room, bare, floor, marked } = surfaces
  const seen = seenIn(room, marked)
  const intervention = fields.ai_intervention === 'low' ? ('low' as const) : ('very_low' as const)
  const wish = {
    style: wished.style,
    kind: 'living' as const,
    intervention,
    keepsStructure,
    hasNoMood: !wished.hasMood,
    orders: words.orders,
  }
  const made: Made[] = []
  for (let seed = input.seed; seed < input.seed + designs; seed++) {
    // The kind of room matters only for furniture.
    const plan = makeoverPlan({ ...wish, seed }, seen)
    if (!plan.ok) return { ok: false, code: refusalOf(plan.code) }
    const { steps } = plan
    // A mood without paint would be a mere filter.
    if (!steps.some((step) => step.do !== 'mood')) return { ok: false, code: 'surface_not_found' }
    const done = await carryOut(steps, { photo, room, surfaces: bare, found: { floor, bare } }, {})
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

/**
 * Paint, floor, mood and furniture in one. With `extreme` the mask is the furniture that goes first; with `mid` what it
 * leaves out stays.
 */
const furnishedAnew: Kernel<RedesignFields> = async (input) => {
  const { photo, mask, fields } = input
  const { ai_intervention: intervention, keep_structural_element: keepsStructure = false } = fields
  const [wished, words] = [styleIn(fields), ordersIn(fields)]
  if (!wished || !intervention) return { ok: false, code: 'engine_unavailable' }
  if (!words.ok) return words
  const isEmptied = intervention === 'extreme'
  const surfaces = bareSurfaces(isEmptied ? { ...input, mask: undefined } : input)
  if (!surfaces.ok) return surfaces
  const { room, bare, floor, marked } = surfaces
  const hole = (isEmptied && mask) || newMask(photo.width, photo.height)
  const wish = { style: wished.style, intervention, keepsStructure, hasNoMood: !wished.hasMood, orders: words.orders }
  return designs(
    input,
    async ({ range, furnisher, kind, variant: seed }) => {
      const done = await madeOver(
        furnisher,
        { photo, room, mask: hole, bare: marked, found: { floor, bare }, range },
        { ...wish, kind, seed },
        { tell },
      )
      return done.ok && mask && !isEmptied ? { ...done, photo: blend(photo, done.photo, { mask }) } : done
    },
    { do: 'makeover', ...seenBy(input), style: wished.name, intervention },
  )
}

/** No progress is told from here. */
const tell = () => {}

/** Instructions that match nothing in the photo. */
const leftOutOf = ({ leftOut }: MakeoverPlan) => leftOut.length > 0 && { left_out: leftOut }

/** These codes cannot occur: nothing is removed or cancelled here. */
const refusalOf = <Code extends string>(code: Code) =>
  code === 'removal_unconfirmed' || code === 'cancelled'
    ? 'engine_failed'
    : (code as Exclude<Code, 'removal_unconfirmed' | 'cancelled'>)
