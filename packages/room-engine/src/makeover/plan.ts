import type { Triple } from '../colour.ts'
import type { Face } from '../geometry/room-box.ts'
import { SET_STYLES, type SetStyle } from '../staging/style.ts'
import type { RoomKind } from '../staging/templates/templates.ts'
import type { MaterialId } from '../surfaces/materials/materials.ts'
import type { Mood } from '../surfaces/mood.ts'
import { oklabOfHex } from '../surfaces/plan.ts'
import { isShade, type Shade } from '../surfaces/shade.ts'
import { type StyleId, styles } from '../surfaces/styles.ts'
import { designOf } from './design.ts'
import type { Order, Target } from './instruction.ts'
import { INTERVENTIONS, type Intervention } from './intervention.ts'
import type { FurnitureKind } from './lexicons/lexicon.ts'
import type { Seen } from './seen.ts'

/** The wish for a room. */
export type Wish = {
  style: StyleId
  kind: RoomKind
  intervention: Intervention
  /** Number of the design: 0 is the style itself, others vary it; deterministic. */
  seed: number
  budgetVnd?: number
  /** Everything that is neither bare surface nor new furniture stays bit-identical. */
  keepsStructure?: boolean
  /** Paint, floor and furniture of the style alone. */
  hasNoMood?: boolean
  /** Explicit orders; they override the style. */
  orders?: readonly Order[]
}

/** Reason of a step. */
type Why = 'style' | 'intervention' | 'said'

/** One step of a makeover; colours in OKLab, or as a shade of what is there. */
export type MakeoverStep = { why: Why } & (
  | { do: 'remove' }
  | { do: 'paint'; faces: readonly Face[]; colour: Triple | Shade }
  | { do: 'lay'; faces: readonly Face[]; material: MaterialId }
  /** For the whole photo, or for bare surface on some faces. */
  | { do: 'mood'; mood: Mood; faces?: readonly Face[] }
  /** A whole set, or a few pieces beside the existing furniture: `pieces`, where some were named, or small ones. */
  | {
      do: 'furnish'
      set: 'whole' | 'few'
      kind: RoomKind
      style: SetStyle
      budgetVnd?: number
      variant: number
      pieces?: readonly FurnitureKind[]
    }
)

/** An order that is not in the plan, because no such bare surface is visible or no redesign can do it. */
export type LeftOut = { do: Exclude<Order['do'], 'keep'>; why: 'not_seen' | 'not_part_of_it' }

export type MakeoverPlan = { steps: MakeoverStep[]; leftOut: LeftOut[] }
/**
 * `surface_not_found`: no bare floor or wall. `removal_unconfirmed`: furniture must be removed first, but its mask is
 * not confirmed.
 */
export type PlanRefusal = 'surface_not_found' | 'removal_unconfirmed'
export type Planned = ({ ok: true } & MakeoverPlan) | { ok: false; code: PlanRefusal }

/** Degree of intervention from which furniture comes. */
const FURNISHES = INTERVENTIONS.indexOf('mid')
/** Share of visible bare floor from which a room counts as empty. */
const EMPTY_FROM = 0.75

/** Steps of a makeover in order, limited to the visible parts of the room. */
export function makeoverPlan(wish: Wish, seen: Seen): Planned {
  const { intervention, orders = [], keepsStructure = false } = wish
  const depth = INTERVENTIONS.indexOf(intervention)
  if ((depth > 0 || keepsStructure || orders.length > 0) && seen.faces.length === 0)
    return { ok: false, code: 'surface_not_found' }
  const empties = intervention === 'extreme' && seen.floorShare < EMPTY_FROM
  if (empties && !seen.hasHole) return { ok: false, code: 'removal_unconfirmed' }

  const leftOut: LeftOut[] = []
  const said = orders.flatMap((order): MakeoverStep[] => {
    if (order.do === 'keep') return []
    // What goes has to be marked.
    if (order.do === 'insert' && order.replaces) leftOut.push({ do: 'remove', why: 'not_part_of_it' })
    if (order.do === 'insert' && depth >= FURNISHES) return []
    const step = stepOf(order, seen)
    if (step === 'not_seen' || step === 'not_part_of_it') leftOut.push({ do: order.do, why: step })
    return typeof step === 'object' ? [step] : []
  })
  const kept = new Set(orders.flatMap((order) => (order.do === 'keep' ? facesOf(order.target) : [])))
  const settled = new Set([...kept, ...said.flatMap((step) => ('faces' in step ? (step.faces ?? []) : []))])
  const byStyle = styleSteps(wish, seen, depth).flatMap((step): MakeoverStep[] => {
    // A requested colour and kept surfaces take no mood.
    if (!('faces' in step) || !step.faces) return [step]
    const faces = step.faces.filter((face) => !settled.has(face))
    return faces.length > 0 ? [{ ...step, faces }] : []
  })
  const removal: MakeoverStep[] =
    intervention === 'extreme' && seen.hasHole ? [{ do: 'remove', why: 'intervention' }] : []
  const steps = [...removal, ...byStyle, ...said].sort((one, other) => rankOf(one) - rankOf(other))
  return { ok: true, steps, leftOut }
}

/** Mood comes before furniture and requested colours, which keep their own colours. */
const RANKS: Record<MakeoverStep['do'], number> = { remove: 0, paint: 1, lay: 2, mood: 3, furnish: 6 }
const rankOf = ({ do: what, why }: MakeoverStep) => RANKS[what] + (why === 'said' ? RANKS.mood : 0)

const WALLS = ['back', 'left', 'right'] as const satisfies readonly Face[]

function styleSteps(wish: Wish, { faces }: Seen, depth: number): MakeoverStep[] {
  const { style, kind, budgetVnd, seed, keepsStructure = false, hasNoMood = false, orders = [] } = wish
  const walls = WALLS.filter((face) => faces.includes(face))
  const { accent, wall, accentWall, floor } = designOf(style, seed, walls)
  const plain = walls.filter((face) => face !== accent)
  const isOfSurfaces = keepsStructure || orders.some((order) => order.do === 'keep')
  const steps: MakeoverStep[] = []
  if (!hasNoMood) steps.push({ do: 'mood', mood: styles[style].mood, ...(isOfSurfaces && { faces }), why: 'style' })
  if (depth >= 1 && plain.length > 0) steps.push({ do: 'paint', faces: plain, colour: wall, why: 'style' })
  if (depth >= 1 && accent) steps.push({ do: 'paint', faces: [accent], colour: accentWall, why: 'style' })
  if (depth >= FURNISHES && faces.includes('floor'))
    steps.push({ do: 'lay', faces: ['floor'], material: floor, why: 'style' })
  if (depth >= FURNISHES) {
    const set = depth === FURNISHES ? 'few' : 'whole'
    const pieces = orders.flatMap((order) => (order.do === 'insert' ? order.category : []))
    const named = pieces.length > 0 && { pieces }
    const furnish = { do: 'furnish', set, kind, style: setStyleOf(style), budgetVnd, variant: seed, ...named } as const
    steps.push({ ...furnish, why: 'intervention' })
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

/** Orders that a redesign of this degree cannot do, even with everything visible. */
export const notPartOfIt = (orders: readonly Order[], intervention: Intervention): LeftOut[] =>
  orders.flatMap((order) => {
    const furnishes = INTERVENTIONS.indexOf(intervention) >= FURNISHES
    const lost: (LeftOut['do'] | false)[] =
      order.do === 'insert'
        ? [!furnishes && 'insert', order.replaces === true && 'remove']
        : [order.do === 'remove' && 'remove', isOfThing(order) && order.do]
    return lost.flatMap((what) => (what ? { do: what, why: 'not_part_of_it' } : []))
  })

const isOfThing = (order: Order): order is Extract<Order, { do: 'recolour' | 'retexture' }> =>
  (order.do === 'recolour' || order.do === 'retexture') && order.isThing === true

/** The step of an order, or the reason for having none. */
function stepOf(order: Exclude<Order, { do: 'keep' }>, { faces }: Seen): MakeoverStep | LeftOut['why'] {
  if ((order.do !== 'recolour' && order.do !== 'retexture') || order.isThing) return 'not_part_of_it'
  const target = order.target ?? (order.do === 'retexture' ? order.surface : 'wall')
  const shown = facesOf(target).filter((face) => faces.includes(face))
  if (shown.length === 0) return 'not_seen'
  if (order.do === 'recolour') {
    const colour = isShade(order.colour) ? order.colour : oklabOfHex(order.colour)
    return { do: 'paint', faces: shown, colour, why: 'said' }
  }
  return { do: 'lay', faces: shown, material: order.material, why: 'said' }
}

const WOODS: Record<(typeof styles)[StyleId]['woods'][number], SetStyle> = {
  ash: 'scandinavian',
  oak: 'japandi',
  walnut: 'classic',
  black_oak: 'modern',
}

/** The style's furniture set: its own, or that of its first wood. */
export function setStyleOf(style: StyleId): SetStyle {
  const [wood = 'oak'] = styles[style].woods
  return SET_STYLES.find((one) => one === style) ?? WOODS[wood]
}
