import { fromOklab } from '../src/colour.ts'
import {
  carryOut,
  type Intervention,
  type MakeoverStep,
  makeoverPlan,
  seenIn,
  type Wish,
} from '../src/makeover/makeover.ts'
import type { Mask } from '../src/masks/mask.ts'
import type { Photo } from '../src/picture.ts'
import { lightOfHex } from '../src/surfaces/materials/drawing.ts'
import { type StyleId, styles } from '../src/surfaces/styles.ts'
import { backWall, ordersOf } from './makeover-case.ts'
import { changesOutside, unexplainedByColour } from './makeover-gates.ts'
import type { BenchRoom, Figures } from './part.ts'
import { removalCase } from './removal-case.ts'

/** A room with the ground truth of its photo. */
export type Shown = BenchRoom & { ids: Uint8Array; bare: Mask; filters: readonly Photo[] }

/** Plan and photo of a wish, without furniture; undefined when the room does not allow it. */
async function carriedOut({ photo, truth, bare, seed }: Shown, wish: Partial<Wish>, hole?: Mask) {
  const style = Object.keys(styles)[(seed >> 1) % Object.keys(styles).length] as StyleId
  const whole: Wish = { style, kind: 'living', intervention: 'low', seed: 0, ...wish }
  const plan = makeoverPlan(whole, seenIn(truth, bare, hole))
  if (!plan.ok) return undefined
  const steps = plan.steps.filter((step) => step.do !== 'furnish')
  const made = await carryOut(steps, { photo, room: truth, surfaces: bare, hole }, {})
  if (!made.ok) throw new Error(`Room ${seed}: ${made.code}`)
  return { made: made.photo, steps }
}

/** The back wall's planned paint, and the mood applied after it. */
function wishedOf(steps: readonly MakeoverStep[]) {
  const painted = steps.findLastIndex((step) => step.do === 'paint' && step.faces.includes('back'))
  const paint = steps[painted]
  if (paint?.do !== 'paint' || typeof paint.colour === 'string') return undefined
  const mood = steps.slice(painted).find((step) => step.do === 'mood')
  return { colour: fromOklab(...paint.colour), mood: mood?.do === 'mood' ? mood.mood : undefined }
}

const FIGURES: Record<Exclude<Intervention, 'very_low'>, string> = {
  low: 'redesignLow',
  mid: 'redesignMid',
  extreme: 'redesignExtreme',
}

/** Figures of every intervention in a style, and of the best constant filter. */
export async function redesigns(room: Shown): Promise<Figures> {
  const figures: Figures = {}
  const mood = await carriedOut(room, { intervention: 'very_low' })
  if (mood) figures.mood = unexplainedByColour(room.photo, mood.made)
  const wall = await backWall(room, room.ids)
  if (!wall) return figures
  const piece = (await removalCase(room))?.pieces
  for (const [intervention, figure] of Object.entries(FIGURES) as [Intervention, string][]) {
    const isPossible = intervention !== 'extreme' || piece
    const redesign =
      isPossible && (await carriedOut(room, { intervention }, intervention === 'extreme' ? piece : undefined))
    const wished = redesign ? wishedOf(redesign.steps) : undefined
    if (!redesign || !wished) continue
    const missed = (picture: Photo) => wall.missedRendered(picture, wished.colour, wished.mood)
    figures[figure] = missed(redesign.made)
    figures.filter = Math.min(figures.filter ?? Number.POSITIVE_INFINITY, ...room.filters.map(missed))
  }
  return figures
}

/** Figures of instructions in words. */
export async function byWishes(room: Shown): Promise<Figures> {
  const { photo, bare, filters } = room
  const orders = ordersOf('keep the floor, paint the walls dark green')
  const redesign = await carriedOut(room, { keepsStructure: true, orders })
  if (!redesign) return {}
  const wall = await backWall(room, room.ids)
  const wished = orders.find((order) => order.do === 'recolour')
  if (!wished) throw new Error('words are read otherwise')
  const colour = lightOfHex(wished.colour)
  return {
    ...(wall && {
      perfectPaint: wall.missedRendered(redesign.made, colour),
      filterWished: Math.min(...filters.map((one) => wall.missedRendered(one, colour))),
    }),
    perfectOutside: changesOutside(photo, redesign.made, bare),
    filterOutside: Math.min(...filters.map((one) => changesOutside(photo, one, bare))),
  }
}
