import { bedsidePlaces } from '../bedside.ts'
import { alongOf, atWall, beyondWalls, type FloorPlan, wallRunBehind } from '../floor-plan.ts'
import { cornersOf, pointOf, type Solid } from '../footprint.ts'
import type { PlacedItem } from '../furniture.ts'
import { seenWalls } from '../seen-walls.ts'
import { styleOf } from '../style.ts'
import type { TemplateDressing } from '../template.ts'
import { cutBy } from '../whole.ts'
import { type Dressing, fits, type Room, solidOf } from './dressed-room.ts'
import { onTop } from './tops.ts'

const RUG_HIGH_M = 0.018
/** Floor that stays bare at walls. */
const BARE_M = 0.3

/** A rug under the main piece, or under it and its table; left out when it would be narrower than the main piece. */
export function rugUnder(
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

const LAMP = { w: 0.42, h: 1.62, gaps: [0.08, 0.14, 0.22] }

/** A floor lamp at an end of the main piece, where nothing else stands. */
export function lampBeside({ solid }: PlacedItem, room: Room): Dressing[] {
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
export function plantIn(room: Room): Dressing[] {
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
export function bedsidesOf({ solid }: PlacedItem, room: Room): Dressing[] {
  const tables = bedsidePlaces(solid)
  if (!tables.every((table) => fits(room, table))) return []
  const model = `bedside-${room.wood}`
  return tables.flatMap((table) => [
    { ...table, kind: 'bedside' as const, model, isStretched: true },
    onTop('lamp', 'table-lamp', TABLE_LAMP, table, 0),
  ])
}
