import { clamp } from '@vuong-tron/geometry/numbers'
import { bareShareBehind } from './bare-walls.ts'
import { bedsidePlaces } from './bedside.ts'
import { obstacles } from './check.ts'
import {
  alongOf,
  atWall,
  beyondWalls,
  type FloorPlan,
  type Opening,
  type WallRun,
  wallRunBehind,
} from './floor-plan.ts'
import { cornersOf, type Footprint, overlapOf, pointOf, type Solid } from './footprint.ts'
import { type PlacedItem, placeItem } from './furniture.ts'
import { seenWalls } from './seen-walls.ts'
import { type SetStyle, styleOf } from './style.ts'
import type { TemplateDressing } from './template.ts'
import { hiddenShare } from './visibility.ts'
import { cutBy, isWhole } from './whole.ts'

export type DressingKind =
  | 'rug'
  | 'print'
  | 'lamp'
  | 'plant'
  | 'bedside'
  | 'chair'
  | 'pendant'
  | 'desk-lamp'
  | 'television'
  | 'curtain'

/** A thing that is not for sale: metres, `low` above the floor; a model of its name, stretched to `size`. */
export type Dressing = Solid & { kind: DressingKind; model: string; isStretched: boolean }

/** `wood` is the leading one. */
type Room = {
  plan: FloorPlan
  style: SetStyle
  wood: string
  standing: readonly PlacedItem[]
  dressed: readonly Dressing[]
}

/** Dresses a room around its furniture; what has no right place is left out. */
export function dressingOf(
  plan: FloorPlan,
  wanted: readonly TemplateDressing[],
  look: { style: SetStyle; wood: string },
  standing: readonly PlacedItem[],
): Dressing[] {
  const dressed: Dressing[] = []
  for (const one of wanted) dressed.push(...placed(one, { plan, ...look, standing, dressed }))
  return dressed
}

function placed(wanted: TemplateDressing, room: Room): Dressing[] {
  const [main] = room.standing
  if (!main) return []
  switch (wanted.dress) {
    case 'rug':
      return rugUnder(wanted, main, room)
    case 'print':
      return printsOver(wanted.over, room)
    case 'lamp':
      return lampBeside(main, room)
    case 'plant':
      return plantIn(room)
    case 'bedsides':
      return bedsidesOf(main, room)
    case 'chairs':
      return chairsAt(main, room)
    case 'seat':
      return room.standing
        .filter(({ item }) => wanted.at.includes(item.category))
        .map(({ solid }) => seatAt(solid, wanted.model, room.style))
    case 'pendant':
      return pendantOver(main, room)
    case 'desk-lamp':
      return [onTop('desk-lamp', 'desk-lamp', { w: 0.3, d: 0.2, h: 0.45 }, main.solid, -0.36)]
    case 'screen':
      return screenOn(wanted.on, room)
    case 'curtains':
      return curtainsBy(room)
  }
}

/** Share of anything that a thing may hide. */
const MOST_HIDDEN = 0.1

const solidOf = (footprint: Footprint, low: number, high: number): Solid => ({ ...footprint, low, high })

/** True if a thing is whole in the picture, and in nothing's way. */
function fits({ plan, standing, dressed }: Room, solid: Solid): boolean {
  const piece = placeItem(itemOf('dressing', solid), solid)
  if (!isWhole(plan, solid) || obstacles(plan, piece, standing).length > 0) return false
  const things = [...standing.map((one) => one.solid), ...dressed.filter(({ kind }) => kind !== 'rug')]
  if (plan.view && things.some((thing) => hiddenShare(thing, solid) > MOST_HIDDEN)) return false
  const isInUse = standing.some(
    ({ item, zones }) => item.category !== 'bed' && zones.flat().some((zone) => overlapOf(zone, solid) > 0.05),
  )
  return !isInUse && dressed.every((other) => other.low >= solid.high || overlapOf(other, solid) < 0.01)
}

const itemOf = (category: string, { w, d, low, high }: Solid) => ({
  id: category,
  category,
  widthMm: w * 1000,
  depthMm: d * 1000,
  heightMm: (high - low) * 1000,
  mountedAtMm: low * 1000,
})

const RUG_HIGH_M = 0.018
/** Floor that stays bare at walls. */
const BARE_M = 0.3

/** A rug under the main piece, or under it and its table; left out when it would be narrower than the main piece. */
function rugUnder(
  { past, under, least = 0.2 }: Extract<TemplateDressing, { dress: 'rug' }>,
  main: PlacedItem,
  { plan, style, standing }: Room,
): Dressing[] {
  const { solid } = main
  const table = under === 'group' ? standing.find(({ item }) => item.category === 'coffee-table') : undefined
  // A coffee table reaches as far as its own depth and its distance from the seat.
  const reach = table ? frontOf(solid, table.solid) : solid.d / 2
  const [front, back] = [
    reach + (under === 'group' && !table && isSeat(main) ? ALONE_M : past.front),
    solid.d / 2 + past.back,
  ]
  const [from, to] = sideBounds(plan, solid)
  const sides = Math.min(past.sides, from - BARE_M, to - BARE_M)
  if (sides < Math.min(past.sides, least) - 1e-9 || front + back < 0.8) return []
  const [x, z] = pointOf(solid, 0, (front - back) / 2)
  const rug = solidOf({ x, z, turn: solid.turn, w: solid.w + 2 * sides, d: front + back }, 0, RUG_HIGH_M)
  if (beyondWalls(plan, rug) > 0) return []
  const edges = cutBy(plan, rug, 0)
  // The floor may run out of the picture towards the viewer; a rug that loses a side looks like a mistake.
  if (edges.has('left') || edges.has('right') || edges.has('behind')) return []
  return [{ ...rug, kind: 'rug', model: `rug-${styleOf(style).dress.rug}`, isStretched: true }]
}

/** How far a rug goes before a sofa without a table, in metres. */
const ALONE_M = 0.9
const isSeat = ({ item }: PlacedItem) => item.category === 'sofa'

/** Metres from a piece's middle to the front of what stands before it. */
const frontOf = (main: Solid, other: Solid) =>
  Math.max(
    ...cornersOf(other).map(([x, z]) => {
      const [frontX, frontZ] = pointOf({ ...main, x: 0, z: 0 }, 0, 1)
      return (x - main.x) * frontX + (z - main.z) * frontZ
    }),
  )

/** Metres between each end of a piece and the room's walls. */
function sideBounds(plan: FloorPlan, { x, z, w, turn }: Solid): [number, number] {
  const isAcross = turn % 180 === 0
  const [low, high, middle] = isAcross ? [plan.left, plan.right, x] : [plan.front, plan.back, z]
  return [middle - w / 2 - low, high - middle - w / 2]
}

/** Prints: share of what is below, metres above it, wanted middle; two beside each other from this width on. */
const PRINT = {
  share: 0.66,
  above: 0.2,
  middle: 1.5,
  leastHigh: 0.38,
  mostHigh: 1,
  pairFrom: 1.25,
  gap: 0.07,
  deep: 0.03,
}

function printsOver(over: readonly string[], { plan, style, standing }: Room): Dressing[] {
  const below = standing.find(({ item }) => over.includes(item.category))?.solid
  const run = below && wallRunBehind(plan, below)
  // What hangs there already is picture enough.
  if (!below || !run || standing.some(({ solid }) => solid.low > below.high)) return []
  const wide = PRINT.share * below.w
  const low = below.high + PRINT.above
  const high = clamp(2 * (PRINT.middle - low), 0, Math.min(PRINT.mostHigh, (plan.heightM ?? 2.6) - low - 0.2))
  if (high < PRINT.leastHigh) return []
  const along = alongOf(run.wall, below)
  const count = wide >= PRINT.pairFrom && high >= 0.7 ? 2 : 1
  const each = Math.min((wide - (count - 1) * PRINT.gap) / count, high * (count === 2 ? 0.85 : 1.7))
  const model = (index: number) => `print-${each < high ? 'tall' : 'wide'}-${styleOf(style).dress.print}-${index}`
  const prints = Array.from({ length: count }, (_, index): Dressing => {
    const off = (index - (count - 1) / 2) * (each + PRINT.gap)
    const place = atWall(run, along + off, { w: each, d: PRINT.deep })
    return { ...solidOf(place, low, low + high), kind: 'print', model: model(index), isStretched: true }
  })
  const isClear = prints.every(
    (print) => isWhole(plan, print) && !isOverOpening(plan, run, print) && bareShareBehind(plan, print) >= LEAST_BARE,
  )
  const isHidden = prints.some((print) =>
    standing.some(({ solid }) => solid.high > print.low && overlapOf(solid, print) > 0),
  )
  return isClear && !isHidden ? prints : []
}

/** Share of bare wall behind a print. */
const LEAST_BARE = 0.85

/** Frames keep this distance from openings. */
const FRAME_M = 0.08

const isOverOpening = ({ openings }: FloorPlan, { wall }: WallRun, print: Solid) =>
  openings.some((opening) => {
    const along = alongOf(wall, print)
    return (
      opening.wall === wall &&
      along + print.w / 2 > opening.from - FRAME_M &&
      along - print.w / 2 < opening.to + FRAME_M
    )
  })

const LAMP = { w: 0.42, h: 1.62, gaps: [0.08, 0.14, 0.22] }

/** A floor lamp at an end of the main piece, where nothing else stands. */
function lampBeside({ solid }: PlacedItem, room: Room): Dressing[] {
  const run = wallRunBehind(room.plan, solid)
  if (!run) return []
  for (const gap of LAMP.gaps)
    for (const side of [-1, 1]) {
      const along = alongOf(run.wall, solid) + side * (solid.w / 2 + gap + LAMP.w / 2)
      const lamp = solidOf(atWall(run, along, { w: LAMP.w, d: LAMP.w }, 0.08), 0, LAMP.h)
      if (fits(room, lamp))
        return [{ ...lamp, kind: 'lamp', model: `lamp-${styleOf(room.style).dress.lamp}`, isStretched: false }]
    }
  return []
}

/** Heights tried for a plant, and its spread as a share of them. */
const PLANT = { highs: [1.6, 1.3, 1], wide: 0.5, corner: 0.12 }

/** A plant in a corner of the room that is seen, or at a free end of a wall. */
function plantIn(room: Room): Dressing[] {
  const { plan } = room
  for (const high of PLANT.highs) {
    const wide = high * PLANT.wide
    const places = seenWalls(plan)
      .flatMap(({ run, from, to }) =>
        [to - wide / 2 - PLANT.corner, from + wide / 2 + PLANT.corner].map((along) =>
          solidOf(atWall(run, along, { w: wide, d: wide }, 0.06), 0, high),
        ),
      )
      // The farthest first: near the camera, a plant is all that one sees.
      .sort((one, other) => Math.hypot(other.x, other.z) - Math.hypot(one.x, one.z))
    const plant = places.find((place) => fits(room, place))
    if (plant) return [{ ...plant, kind: 'plant', model: 'plant', isStretched: true }]
  }
  return []
}

const TABLE_LAMP = { w: 0.26, d: 0.26, h: 0.44 }

/** Two bedside tables alike with their lamps, or none. */
function bedsidesOf({ solid }: PlacedItem, room: Room): Dressing[] {
  const tables = bedsidePlaces(solid)
  if (!tables.every((table) => fits(room, table))) return []
  const model = `bedside-${room.wood}`
  return tables.flatMap((table) => [
    { ...table, kind: 'bedside' as const, model, isStretched: true },
    onTop('lamp', 'table-lamp', TABLE_LAMP, table, 0),
  ])
}

/** On a piece, `share` of its width beside the middle. */
function onTop(
  kind: DressingKind,
  model: string,
  { w, d, h }: { w: number; d: number; h: number },
  base: Solid,
  share: number,
): Dressing {
  const [x, z] = pointOf(base, share * base.w, -base.d * 0.15)
  return { x, z, turn: base.turn, w, d, low: base.high, high: base.high + h, kind, model, isStretched: false }
}

const CHAIR = { w: 0.46, d: 0.52, h: 0.78 }
/** Edge for each seat, and how far a chair's middle stands from the edge; metres. */
const [SEAT_M, PULLED_M] = [0.6, 0.1]
const SEATS = { least: 2, most: 6 }

/** Chairs along a table's long sides, at its heads when those are few; round tables have four. */
function chairsAt({ solid }: PlacedItem, { style }: Room): Dressing[] {
  const { w, d } = solid
  const perSide = Math.min(SEATS.most / 2, Math.max(1, Math.floor((w - 0.1) / SEAT_M)))
  const isRound = Math.abs(w - d) < 0.05
  const offsets = Array.from(
    { length: isRound ? 1 : perSide },
    (_, index) => (index - ((isRound ? 1 : perSide) - 1) / 2) * (w / perSide) * 0.94,
  )
  const sides = offsets.flatMap((along) => [
    { at: pointOf(solid, along, -(d / 2 + PULLED_M)), turn: 0 },
    { at: pointOf(solid, along, d / 2 + PULLED_M), turn: 180 },
  ])
  const heads = [-1, 1].map((side) => ({ at: pointOf(solid, side * (w / 2 + PULLED_M), 0), turn: -side * 90 }))
  const wanted = sides.length < 4 ? [...sides, ...heads] : sides
  return wanted.map(
    ({ at: [x, z], turn }, index): Dressing => ({
      ...solidOf({ x, z, turn: solid.turn + turn + (((index * 37) % 9) - 4), w: CHAIR.w, d: CHAIR.d }, 0, CHAIR.h),
      kind: 'chair',
      model: `chair-${styleOf(style).dress.chair}`,
      isStretched: false,
    }),
  )
}

/** A chair drawn up to a desk, a little turned as its user left it. */
function seatAt(desk: Solid, model: 'task' | 'chair', style: SetStyle): Dressing {
  const [x, z] = pointOf(desk, 0.08 * desk.w, desk.d / 2 + (model === 'task' ? 0.22 : 0.14))
  const turn = desk.turn + 180 + (model === 'task' ? 24 : 6)
  const size = model === 'task' ? { w: 0.6, d: 0.6, high: 1.04 } : { w: CHAIR.w, d: CHAIR.d, high: CHAIR.h }
  const name = model === 'task' ? 'task-chair' : `chair-${styleOf(style).dress.chair}`
  return {
    ...solidOf({ x, z, turn, w: size.w, d: size.d }, 0, size.high),
    kind: 'chair',
    model: name,
    isStretched: false,
  }
}

const PENDANT = { above: 0.75, w: 0.48, h: 0.22 }

/** A lamp over the table's middle, on its cord from the ceiling. */
function pendantOver({ solid }: PlacedItem, { plan, style }: Room): Dressing[] {
  const ceiling = plan.heightM
  const low = solid.high + PENDANT.above
  if (!ceiling || ceiling < low + PENDANT.h + 0.2) return []
  const { x, z, turn } = solid
  const shade = solidOf({ x, z, turn, w: PENDANT.w, d: PENDANT.w }, low, low + PENDANT.h)
  if (!isWhole(plan, shade)) return []
  const cord = solidOf({ x, z, turn, w: 0.006, d: 0.006 }, low + PENDANT.h - 0.02, ceiling)
  return [
    { ...shade, kind: 'pendant', model: `pendant-${styleOf(style).dress.pendant}`, isStretched: false },
    { ...cord, kind: 'pendant', model: 'cord', isStretched: true },
  ]
}

/** Height of a screen as a share of its width, and how much narrower than its unit it is. */
const SCREEN = { tall: 0.62, narrower: 0.4, most: 1.45, deep: 0.25 }

/** A screen on its unit, unless one that is sold stands there. */
function screenOn(on: string, { plan, standing }: Room): Dressing[] {
  const base = standing.find(({ item }) => item.category === on)?.solid
  if (!base || standing.some(({ solid }) => Math.abs(solid.low - base.high) < 0.01)) return []
  const w = Math.min(SCREEN.most, base.w - SCREEN.narrower)
  const { x, z, turn } = base
  const screen = solidOf({ x, z, turn, w, d: SCREEN.deep }, base.high, base.high + w * SCREEN.tall)
  return isWhole(plan, screen) ? [{ ...screen, kind: 'television', model: 'television', isStretched: true }] : []
}

/** Curtains: metres past the frame, above it, and off the floor; folded width as a share of the window. */
const CURTAIN = { past: 0.2, above: 0.12, hem: 0.01, folded: 0.28, deep: 0.14 }

/** A curtain at each side of a window whose wall is seen. */
function curtainsBy({ plan, standing }: Room): Dressing[] {
  return plan.openings
    .filter((opening) => opening.kind === 'window' && opening.head !== undefined)
    .flatMap((opening) => {
      const pair = [-1, 1].map((side) => curtainAt(plan, opening, side))
      const isInTheWay = pair.some((curtain) => standing.some(({ solid }) => overlapOf(solid, curtain) > 0.01))
      // One that hangs outside the picture is not missed.
      return isInTheWay ? [] : pair.filter((curtain) => isWhole(plan, curtain))
    })
}

function curtainAt(plan: FloorPlan, window: Opening, side: number): Dressing {
  const { wall, at = plan[wall], from, to, head = 0 } = window
  const wide = clamp((to - from) * CURTAIN.folded, 0.25, 0.6)
  const edge = side < 0 ? from - CURTAIN.past : to + CURTAIN.past
  const place = atWall({ wall, at, from, to }, edge - (side * wide) / 2, { w: wide, d: CURTAIN.deep }, 0.03)
  const high = Math.min(head + CURTAIN.above, (plan.heightM ?? head + 0.3) - 0.03)
  return { ...solidOf(place, CURTAIN.hem, high), kind: 'curtain', model: 'curtain', isStretched: true }
}
