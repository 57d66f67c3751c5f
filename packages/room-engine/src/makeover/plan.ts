import type { Triple } from '../colour.ts'
import type { Face } from '../geometry/room-box.ts'
import { type RoomKind, SET_STYLES, type SetStyle } from '../staging/room-set.ts'
import type { MaterialId } from '../surfaces/materials/materials.ts'
import type { Mood } from '../surfaces/mood.ts'
import { oklabOfHex } from '../surfaces/plan.ts'
import { type StyleId, styles } from '../surfaces/styles.ts'
import { designOf } from './design.ts'
import type { Order, Target } from './instruction.ts'
import { INTERVENTIONS, type Intervention } from './intervention.ts'
import type { Seen } from './seen.ts'

/** What somebody wants of a room. */
export type Wish = {
  style: StyleId
  kind: RoomKind
  intervention: Intervention
  /** Which of the designs: 0 is the style as it stands, others vary it. The same number is always the same design. */
  seed: number
  budgetVnd?: number
  /** Windows, doors and all else that is neither bare surface nor new furniture stays as it is, to the bit. */
  keepsStructure?: boolean
  /** What was asked for in words; it goes before what the style would do. */
  orders?: readonly Order[]
}

/** Why a step is part of a plan. */
type Why = 'style' | 'intervention' | 'said'

/** One part of a makeover; colours in OKLab. */
export type Step = { why: Why } & (
  | { do: 'remove' }
  | { do: 'paint'; faces: readonly Face[]; colour: Triple }
  | { do: 'lay'; faces: readonly Face[]; material: MaterialId }
  /** Of the whole photo, or of bare surface on some faces alone. */
  | { do: 'mood'; mood: Mood; faces?: readonly Face[] }
  /** A whole set, or a few small pieces that fit beside what stands there. */
  | { do: 'furnish'; set: 'whole' | 'few'; kind: RoomKind; style: SetStyle; budgetVnd?: number; variant: number }
)

/** What was wished for and is no part of the plan: nothing of such surface is bare in the photo, or no redesign does it. */
export type LeftOut = { do: Exclude<Order['do'], 'keep'>; why: 'not_seen' | 'not_part_of_it' }

export type MakeoverPlan = { steps: Step[]; leftOut: LeftOut[] }
/**
 * `surface_not_found`: neither floor nor wall is bare. `removal_unconfirmed`: furniture has to go first, and nobody has said
 * which, or what the room looks like behind it.
 */
export type PlanRefusal = 'surface_not_found' | 'removal_unconfirmed'
export type Planned = ({ ok: true } & MakeoverPlan) | { ok: false; code: PlanRefusal }

/** From so much of the floor in the picture on, a room is empty. */
const EMPTY_FROM = 0.75

/** The parts of a makeover in the order in which they are done: what a wish means in a room of which so much is seen. */
export function makeoverPlan(wish: Wish, seen: Seen): Planned {
  const { intervention, orders = [], keepsStructure = false } = wish
  const depth = INTERVENTIONS.indexOf(intervention)
  if ((depth > 0 || keepsStructure || orders.length > 0) && seen.faces.length === 0)
    return { ok: false, code: 'surface_not_found' }
  const empties = intervention === 'extreme' && seen.floorShare < EMPTY_FROM
  if (empties && !seen.hasHole) return { ok: false, code: 'removal_unconfirmed' }

  const leftOut: LeftOut[] = []
  const said = orders.flatMap((order): Step[] => {
    if (order.do === 'keep') return []
    const step = stepOf(order, seen)
    if (step === 'not_seen' || step === 'not_part_of_it') leftOut.push({ do: order.do, why: step })
    return typeof step === 'object' ? [step] : []
  })
  const kept = new Set(orders.flatMap((order) => (order.do === 'keep' ? facesOf(order.target) : [])))
  const settled = new Set([...kept, ...said.flatMap((step) => ('faces' in step ? (step.faces ?? []) : []))])
  const byStyle = styleSteps(wish, seen, depth).flatMap((step): Step[] => {
    // A colour that was asked for stays what it is, and so does what is to stay.
    if (!('faces' in step) || !step.faces) return [step]
    const faces = step.faces.filter((face) => !settled.has(face))
    return faces.length > 0 ? [{ ...step, faces }] : []
  })
  const removal: Step[] = intervention === 'extreme' && seen.hasHole ? [{ do: 'remove', why: 'intervention' }] : []
  const steps = [...removal, ...byStyle, ...said].sort((one, other) => rankOf(one) - rankOf(other))
  return { ok: true, steps, leftOut }
}

/** Furniture is drawn in its own colours, and what was asked for is of the colour that was said: the mood comes before both. */
const RANKS: Record<Step['do'], number> = { remove: 0, paint: 1, lay: 2, mood: 3, furnish: 6 }
const rankOf = ({ do: what, why }: Step) => RANKS[what] + (why === 'said' ? RANKS.mood : 0)

const WALLS = ['back', 'left', 'right'] as const satisfies readonly Face[]

function styleSteps(wish: Wish, { faces }: Seen, depth: number): Step[] {
  const { style, kind, budgetVnd, seed, keepsStructure = false, orders = [] } = wish
  const walls = WALLS.filter((face) => faces.includes(face))
  const { accent, wall, accentWall, floor } = designOf(style, seed, walls)
  const plain = walls.filter((face) => face !== accent)
  const isOfSurfaces = keepsStructure || orders.some((order) => order.do === 'keep')
  const steps: Step[] = [
    {
      do: 'mood',
      mood: styles[style].mood,
      ...(isOfSurfaces && { faces }),
      why: 'style',
    },
  ]
  if (depth >= 1 && plain.length > 0) steps.push({ do: 'paint', faces: plain, colour: wall, why: 'style' })
  if (depth >= 1 && accent) steps.push({ do: 'paint', faces: [accent], colour: accentWall, why: 'style' })
  if (depth >= 2 && faces.includes('floor')) steps.push({ do: 'lay', faces: ['floor'], material: floor, why: 'style' })
  if (depth >= 2) {
    const set = depth === 2 ? 'few' : 'whole'
    steps.push({ do: 'furnish', set, kind, style: setStyleOf(style), budgetVnd, variant: seed, why: 'intervention' })
  }
  return steps
}

const walled: Partial<Record<Target, readonly Face[]>> = {
  wall: WALLS,
  wall_back: ['back'],
  wall_left: ['left'],
  wall_right: ['right'],
}
const facesOf = (target: Target): readonly Face[] => walled[target] ?? [target as 'floor' | 'ceiling']

/** Of what was asked for, what no redesign does, whatever is seen of the room. */
export const notPartOfIt = (orders: readonly Order[]): LeftOut[] =>
  orders.flatMap((order) =>
    order.do === 'remove' || order.do === 'insert' ? [{ do: order.do, why: 'not_part_of_it' }] : [],
  )

/** An order as a step; why not, where it cannot be one. */
function stepOf(order: Exclude<Order, { do: 'keep' }>, { faces }: Seen): Step | LeftOut['why'] {
  if (order.do !== 'recolour' && order.do !== 'retexture') return 'not_part_of_it'
  const target = order.target ?? (order.do === 'retexture' ? order.surface : 'wall')
  const shown = facesOf(target).filter((face) => faces.includes(face))
  if (shown.length === 0) return 'not_seen'
  if (order.do === 'recolour') return { do: 'paint', faces: shown, colour: oklabOfHex(order.colour), why: 'said' }
  return { do: 'lay', faces: shown, material: order.material, why: 'said' }
}

const WOODS: Record<(typeof styles)[StyleId]['woods'][number], SetStyle> = {
  ash: 'scandinavian',
  oak: 'japandi',
  walnut: 'classic',
  black_oak: 'modern',
}

/** The way to furnish that belongs to a style: its own, or that of its first wood. */
export function setStyleOf(style: StyleId): SetStyle {
  const [wood = 'oak'] = styles[style].woods
  return SET_STYLES.find((one) => one === style) ?? WOODS[wood]
}
