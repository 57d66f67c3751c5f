import { alongOf, type FloorPlan, shareInPicture, wallRunBehind } from './floor-plan.ts'
import { directionsOf, gapBetween } from './footprint.ts'
import { BONDS, type PlacedItem } from './furniture.ts'
import { facesCamera } from './whole.ts'

/** Turned further from the camera, a piece shows its side. */
const MOST_TURNED = 75
/** Differences below these do not count: shares, and metres. */
const [SHARE, NEAR_M] = [0.1, 0.1]

/** Places in order: whole in the picture, near the pieces they serve, front seen, then in line with wall and pieces. */
export function ranked(plan: FloorPlan, places: readonly PlacedItem[], others: readonly PlacedItem[]): PlacedItem[] {
  return places
    .map((piece) => ({ piece, rank: rankOf(plan, piece, others) }))
    .sort((one, other) => {
      const at = one.rank.findIndex((value, index) => value !== other.rank[index])
      return at < 0 ? 0 : (one.rank[at] as number) - (other.rank[at] as number)
    })
    .map(({ piece }) => piece)
}

const rounded = (value: number, step: number) => Math.round(value / step)

const rankOf = (plan: FloorPlan, piece: PlacedItem, others: readonly PlacedItem[]): number[] => [
  rounded(1 - shareInPicture(plan, piece.solid), SHARE),
  rounded(strain(piece, others), NEAR_M),
  facesCamera(plan, piece.solid, MOST_TURNED) ? 0 : 1,
  offCentre(plan, piece, others),
]

/** Metres from where a piece serves its partners, with a metre for each wrong side. */
function strain(piece: PlacedItem, others: readonly PlacedItem[]): number {
  let sum = 0
  for (const other of others)
    for (const { of, to, how, from, upTo } of BONDS) {
      if (of !== piece.item.category || to !== other.item.category) continue
      const gap = gapBetween(piece.solid, other.solid)
      sum += Math.max(0, from - gap, gap - upTo)
      if (how === 'near') continue
      const { right, front } = directionsOf(other.solid.turn)
      const [x, z] = [piece.solid.x - other.solid.x, piece.solid.z - other.solid.z]
      const looks = directionsOf(piece.solid.turn).front
      sum += Math.abs(x * right[0] + z * right[1]) + (x * front[0] + z * front[1] > 0 ? 0 : 1)
      sum += how === 'before' ? Math.abs(Math.sin(((piece.solid.turn - other.solid.turn) * Math.PI) / 180)) / 2 : 0
      sum += how === 'across' ? (1 + looks[0] * front[0] + looks[1] * front[1]) / 2 : 0
    }
  return sum
}

/** Metres from the middle of its wall, from a corner, or from flush beside another piece: whichever is least. */
function offCentre(plan: FloorPlan, { item, solid }: PlacedItem, others: readonly PlacedItem[]): number {
  const run = wallRunBehind(plan, solid)
  if (!run) return Math.abs(solid.x - (plan.left + plan.right) / 2)
  const along = alongOf(run.wall, solid)
  const half = item.widthMm / 2000
  const flush = others
    .filter((other) => wallRunBehind(plan, other.solid)?.wall === run.wall)
    .map((other) => Math.abs(gapBetween(solid, other.solid)))
  return Math.min(Math.abs(along - (run.from + run.to) / 2), along - half - run.from, run.to - along - half, ...flush)
}
