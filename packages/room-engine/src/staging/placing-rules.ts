import { bareShareBehind } from './bare-walls.ts'
import { bedsidePlaces, WIDE_BED_M } from './bedside.ts'
import { canStand, isWalkable } from './check.ts'
import { curtainPlaces, hidesOpening, isCurtained } from './curtains.ts'
import {
  alongOf,
  beyondWalls,
  blocks,
  type FloorPlan,
  floorBefore,
  gapBehind,
  type Opening,
  shareInPicture,
  wallRunBehind,
} from './floor-plan.ts'
import { overlapOf, type Solid } from './footprint.ts'
import { mannerOf, type PlacedItem } from './furniture.ts'
import { isRound, seatPlaces } from './seats.ts'
import { coveredFoot, hiddenByThings } from './seen-thing.ts'
import { seenWalls } from './seen-walls.ts'
import type { Where } from './template.ts'
import { hiddenShare } from './visibility.ts'
import { cutBy, facesCamera, isWhole } from './whole.ts'

/** Turned further than this, a piece shows the camera its side. */
const MOST_TURNED = 60
/** Low storage shows its top as well, and may be turned a little further. */
const MOST_TURNED_LOW = 66
/** Tops beside each other are level, or clearly apart; metres. */
const TOPS = { level: 0.01, apart: 0.3 }
/** Share of what stands that another may hide, and of a new piece that what stands and curtains may hide. */
const MOST_HIDDEN = 0.12
const MOST_COVERED = 0.2
/** Share of a piece that things of the photo may hide. */
const MOST_BEHIND = 0.4
/** Share of its place on the floor that the photo may not show: what stands there may be deeper than it looks. */
const MOST_ON = 0.4
/** Share of the floor that stays free. */
const LEAST_AIR = 0.3
/** Height from which a piece counts as tall, in metres. */
export const TALL_M = 1.2

/** A table this near to a wall stands at it, in metres. */
const AT_WALL_M = 0.05

/** Floor before a door of the picture that a table and its chairs leave free, in metres. */
const [DOORWAY_M, DOOR_HIGH_M] = [1.6, 2]

const isBeforeDoor = (plan: FloorPlan, piece: PlacedItem) =>
  plan.openings.some(
    (opening) =>
      opening.kind === 'door' &&
      shareInPicture(plan, { ...floorBefore(plan, opening, 0), low: 0, high: DOOR_HIGH_M }) > 0 &&
      [piece.solid, ...seatPlaces(plan, piece)].some(
        (solid) => overlapOf(floorBefore(plan, opening, DOORWAY_M), solid) > 0,
      ),
  )

/** What stands by now; the first is the main piece. */
export type Standing = readonly PlacedItem[]

/**
 * How strictly a main piece is judged: whole with its seats and bedside tables; or by itself, with those that find a
 * place; or as better than none: a bed whose foot runs out of the picture towards the viewer, a table before a door.
 */
export type Crop = 'whole' | 'itself' | 'last'

/** In which order they are tried; a table with a chair less is tried with the others, and liked less. */
export const cropsFor = ({ at }: Where): readonly (readonly Crop[])[] =>
  at === 'middle' ? [['whole', 'itself']] : [['whole'], ['itself']]

/** Share of a bed that its picture shows at least. */
const LEAST_SHOWN = 0.85
/** Fewer chairs make no dining table. */
const LEAST_CHAIRS = 3

/** True if the main piece is right: whole, its front to the camera, usable, and no bed under a window. */
export function isMainRight(plan: FloorPlan, piece: PlacedItem, crop: Crop = 'whole'): boolean {
  const { item, solid } = piece
  if (!isFramed(plan, piece, crop)) return false
  const isTable = item.category === 'dining-table'
  if (isTable ? !isTableRight(plan, piece, crop) : !facesCamera(plan, solid, MOST_TURNED)) return false
  if (item.category === 'bed' && isUnderWindow(plan, solid)) return false
  if (!isSeen(plan, piece) || !isBeforeWall(plan, piece) || isAtFrame(plan, piece)) return false
  if (crop !== 'itself' && !hasBedsides(plan, piece)) return false
  return canStand(plan, piece, []) && isWalkable(plan, [piece])
}

/** Seats of a main piece that the picture would cut. */
export const cutSeats = (plan: FloorPlan, piece: PlacedItem) =>
  seatPlaces(plan, piece).filter((seat) => !isWhole(plan, seat)).length

/** True if a dining table has room all around, or stands at a wall with a long side, and leaves the doors free. */
function isTableRight(plan: FloorPlan, piece: PlacedItem, crop: Crop): boolean {
  const isAtWall = gapBehind(plan, piece.solid) <= AT_WALL_M && !isRound(piece.solid)
  const zones = piece.zones.flat().map((zone) => [zone])
  return (crop === 'last' || !isBeforeDoor(plan, piece)) && (isAtWall || canStand(plan, { ...piece, zones }, []))
}

/** True if the picture shows as much of a main piece and its seats as is asked for. */
function isFramed(plan: FloorPlan, piece: PlacedItem, crop: Crop): boolean {
  const { item, solid } = piece
  const isTable = item.category === 'dining-table'
  if (crop === 'last' && !isTable)
    return item.category === 'bed' && isCutBelow(plan, solid) && shareInPicture(plan, solid) >= LEAST_SHOWN
  const cut = isWhole(plan, solid) ? cutSeats(plan, piece) : Number.POSITIVE_INFINITY
  if (crop === 'whole' && cut > 0) return false
  return cut <= 1 && (!isTable || seatPlaces(plan, piece).length - cut >= LEAST_CHAIRS)
}

const isCutBelow = (plan: FloorPlan, solid: Solid) => [...cutBy(plan, solid)].every((edge) => edge === 'bottom')

const bedsidesOf = ({ item, solid }: PlacedItem) =>
  item.category === 'bed' && solid.w >= WIDE_BED_M ? bedsidePlaces(solid) : []

/** True unless a wide bed lacks room, or a place in the picture, for its two tables. */
const hasBedsides = (plan: FloorPlan, piece: PlacedItem) =>
  bedsidesOf(piece).every((table) => {
    const edges = cutBy(plan, table)
    const isInWay = plan.openings.some((opening) => blocks(plan, opening, table) > 0.01)
    return beyondWalls(plan, table) <= 0 && !edges.has('left') && !edges.has('right') && !isInWay
  })

/** True if a piece, or the room that its use needs, would take a bedside table's place. */
const takesBedside = (piece: PlacedItem, main: PlacedItem) =>
  bedsidesOf(main).some((table) => [piece.solid, ...piece.zones.flat()].some((zone) => overlapOf(zone, table) > 0.01))

/** True unless furniture of the photo hides much of a piece, or the floor that it would stand on. */
const isSeen = ({ view, things = [], covered }: FloorPlan, { solid }: PlacedItem) =>
  !view ||
  (hiddenByThings(view, things, solid) <= MOST_BEHIND && (!covered || coveredFoot(view, covered, solid) <= MOST_ON))

/** Share of bare wall behind what stands at it; masks miss a little of every wall. */
const LEAST_BARE = 0.7

/** True unless the photo shows a door or window behind a piece. */
const isBeforeWall = (plan: FloorPlan, { item, solid }: PlacedItem) =>
  mannerOf(item).stands === 'free' || bareShareBehind(plan, solid) >= LEAST_BARE

const isUnderWindow = (plan: FloorPlan, solid: Solid) =>
  plan.openings.some(
    (opening) =>
      opening.kind === 'window' && blocks(plan, { ...opening, sill: Number.NEGATIVE_INFINITY }, solid) > 0.05,
  )

/** Free wall beside a door and a window, for frames and curtains; metres. */
const CLEAR_M = { door: 0.2, window: 0.35 } as const

/** True if a piece at a wall reaches the frame of one of its doors, or of its windows if `kinds` has them. */
function isAtFrame(
  plan: FloorPlan,
  { item, solid }: PlacedItem,
  kinds: readonly Opening['kind'][] = ['door'],
): boolean {
  const run = mannerOf(item).stands === 'free' ? undefined : wallRunBehind(plan, solid)
  return plan.openings.some(({ kind, wall, from, to }) => {
    const along = run?.wall === wall && kinds.includes(kind) ? alongOf(wall, solid) : undefined
    const reach = solid.w / 2 + CLEAR_M[kind]
    return along !== undefined && along + reach > from && along - reach < to
  })
}

/** True if another piece is right among those that stand. */
export function isRight(plan: FloorPlan, piece: PlacedItem, standing: Standing): boolean {
  const [main] = standing
  if ((main && takesBedside(piece, main)) || !isWhole(plan, piece.solid)) return false
  const isTable = piece.item.category === 'coffee-table'
  if (!isTable && !isStorageSeen(plan, piece, standing)) return false
  if (!isSeen(plan, piece) || !isBeforeWall(plan, piece) || isAtFrame(plan, piece, ['door', 'window'])) return false
  if (!areTopsRight(plan, piece, standing) || isSecondStorage(plan, piece, standing)) return false
  if (airOf(plan, [...standing, piece]) < LEAST_AIR || !leavesWall(plan, [...standing, piece])) return false
  return canStand(plan, piece, standing) && isWalkable(plan, [...standing, piece])
}

/** True if a piece at a wall shows its front, behind nothing, and neither hides what stands nor a window. */
function isStorageSeen(plan: FloorPlan, { solid }: PlacedItem, standing: Standing): boolean {
  if (!plan.view) return true
  const mostTurned = solid.high < TALL_M ? MOST_TURNED_LOW : MOST_TURNED
  if (!facesCamera(plan, solid, mostTurned) || hidesOpening(plan, solid)) return false
  if (standing.some((other) => hiddenShare(other.solid, solid) > MOST_HIDDEN)) return false
  const curtains = plan.openings.filter(isCurtained).flatMap((window) => curtainPlaces(plan, window))
  const before = [...standing.flatMap((other) => [other.solid, ...seatPlaces(plan, other)]), ...curtains]
  return before.every((other) => hiddenShare(solid, other) <= MOST_COVERED)
}

/** The wall that a piece stands at; tables have none. */
export const wallOf = (plan: FloorPlan, { item, solid }: PlacedItem) =>
  item.category === 'coffee-table' || item.category === 'dining-table' ? undefined : wallRunBehind(plan, solid)?.wall

/** Tops at one wall are level or clearly apart. */
function areTopsRight(plan: FloorPlan, piece: PlacedItem, standing: Standing): boolean {
  const wall = wallOf(plan, piece)
  return standing.every((other) => {
    if (!wall || other === piece || wallOf(plan, other) !== wall) return true
    const apart = Math.abs(other.solid.high - piece.solid.high)
    return apart <= TOPS.level || apart >= TOPS.apart - 1e-9
  })
}

/** Storage beside a main piece at its wall is the only one there. */
function isSecondStorage(plan: FloorPlan, piece: PlacedItem, [main, ...others]: Standing): boolean {
  const wall = wallOf(plan, piece)
  if (!wall || !main || wallOf(plan, main) !== wall) return false
  return others.some((other) => other !== piece && wallOf(plan, other) === wall)
}

/** True if one of three walls or more stays free; of two, both may be used. */
export function leavesWall(plan: FloorPlan, standing: Standing): boolean {
  const walls = new Set(seenWalls(plan).map(({ run }) => run.wall))
  const used = new Set(standing.map((piece) => wallOf(plan, piece)).filter((wall) => wall !== undefined))
  return walls.size < 3 || used.size < walls.size
}

/** Share of the floor that nothing stands on. */
export function airOf({ left, right, front, back, kept }: FloorPlan, standing: Standing): number {
  const taken = [...standing.map(({ solid }) => solid), ...kept].reduce((sum, { w, d }) => sum + w * d, 0)
  return 1 - taken / ((right - left) * (back - front))
}
