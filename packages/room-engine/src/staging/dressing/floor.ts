import { bedsidePlaces, WIDE_BED_M } from '../bedside.ts'
import { alongOf, atWall, beyondWalls, type FloorPlan, shareInPicture, wallRunBehind } from '../floor-plan.ts'
import { cornersOf, overlapOf, pointOf, type Solid } from '../footprint.ts'
import type { PlacedItem } from '../furniture.ts'
import { seenWalls } from '../seen-walls.ts'
import { styleOf } from '../style.ts'
import type { TemplateDressing } from '../template.ts'
import { cutBy } from '../whole.ts'
import { type Dressing, fits, type Room, solidOf } from './dressed-room.ts'
import { onTop } from './tops.ts'

const RUG_HIGH_M = 0.018
/** Floor that stays bare at walls. */
const BARE_M = 0.15

/** Shares of the way from the wanted size of a rug to the least that are tried. */
const SHRINKING = [0, 0.25, 0.5, 0.75, 1]
/** Share of a rug that the picture shows at least where its foot runs out of it. */
const LEAST_SHOWN = 0.9

/** The largest rug that is whole under the main piece, or under it and its table; or none. */
export function rugUnder(wanted: RugWish, main: PlacedItem, { plan, style, standing }: Room): Dressing[] {
  const rugs = SHRINKING.flatMap((less) => SHRINKING.map((narrower) => rugAt(wanted, main, standing, less, narrower)))
    .filter((rug) => rug.w > LEAST_RUG_M && rug.d > LEAST_RUG_M && beyondWalls(plan, rug) <= -BARE_M)
    .filter((rug) => standing.every((other) => isOnRug(other, main) || overlapOf(other.solid, rug) < 0.02))
    .sort((one, other) => other.w * other.d - one.w * one.d)
  const rug =
    rugs.find((one) => cutBy(plan, one, 0).size === 0) ??
    // The floor may run out of the picture towards the viewer; a rug that loses a side looks like a mistake.
    rugs.find((one) => isCutBelow(plan, one) && shareInPicture(plan, one) >= LEAST_SHOWN)
  return rug ? [{ ...rug, kind: 'rug', model: `rug-${styleOf(style).dress.rug}`, isStretched: true }] : []
}

type RugWish = Extract<TemplateDressing, { dress: 'rug' }>

const LEAST_RUG_M = 0.8

const isOnRug = (piece: PlacedItem, main: PlacedItem) => piece === main || piece.item.category === 'coffee-table'

const isCutBelow = (plan: FloorPlan, rug: Solid) => [...cutBy(plan, rug, 0)].every((edge) => edge === 'bottom')

/** A rug that is so much of the way shorter, and narrower, than it is wanted. */
function rugAt(
  { past, under, least }: RugWish,
  main: PlacedItem,
  standing: readonly PlacedItem[],
  shorter: number,
  narrower: number,
): Solid {
  const { solid } = main
  const table = under === 'group' ? standing.find(({ item }) => item.category === 'coffee-table') : undefined
  // A coffee table reaches as far as its own depth and its distance from the seat.
  const reach = table ? frontOf(solid, table.solid) : solid.d / 2 + (isSeat(main) ? ALONE_M : 0)
  const further = past.front + shorter * (least.front - past.front)
  const sides = past.sides + narrower * (least.sides - past.sides)
  const [front, back] = [reach + further, solid.d / 2 + Math.min(past.back, further)]
  const [x, z] = pointOf(solid, 0, (front - back) / 2)
  return solidOf({ x, z, turn: solid.turn, w: solid.w + 2 * sides, d: front + back }, 0, RUG_HIGH_M)
}

/** How far a rug goes before a sofa without a table, in metres. */
const ALONE_M = 0.45
const isSeat = ({ item }: PlacedItem) => item.category === 'sofa'

/** Metres from a piece's middle to the front of what stands before it. */
const frontOf = (main: Solid, other: Solid) =>
  Math.max(
    ...cornersOf(other).map(([x, z]) => {
      const [frontX, frontZ] = pointOf({ ...main, x: 0, z: 0 }, 0, 1)
      return (x - main.x) * frontX + (z - main.z) * frontZ
    }),
  )

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

/** Two bedside tables alike with their lamps, or none; one is enough for a narrow bed. */
export function bedsidesOf({ solid }: PlacedItem, room: Room): Dressing[] {
  const all = bedsidePlaces(solid)
  const tables = all.filter((table) => fits(room, table))
  if (tables.length < all.length && solid.w >= WIDE_BED_M) return []
  const model = `bedside-${room.wood}`
  return tables.flatMap((table) => [
    { ...table, kind: 'bedside' as const, model, isStretched: true },
    onTop('lamp', 'table-lamp', TABLE_LAMP, table, 0),
  ])
}
