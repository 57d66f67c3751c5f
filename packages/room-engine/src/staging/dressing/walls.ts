import { clamp } from '@vuong-tron/geometry/numbers'
import type { Vec2 } from '@vuong-tron/geometry/vectors'
import { bareShareBehind } from '../bare-walls.ts'
import { curtainPlaces, isCurtained } from '../curtains.ts'
import { alongOf, atWall, type FloorPlan, type WallRun, wallRunBehind } from '../floor-plan.ts'
import { overlapOf, type Solid } from '../footprint.ts'
import type { PlacedItem } from '../furniture.ts'
import { wallOf } from '../placing-rules.ts'
import { type SeenWall, seenWalls } from '../seen-walls.ts'
import { styleOf } from '../style.ts'
import { isWhole } from '../whole.ts'
import { type Dressing, type Room, solidOf } from './dressed-room.ts'

/** Prints: share of what is below, metres above it, wanted middle; two beside each other from this width on. */
const PRINT = {
  share: 0.66,
  above: 0.2,
  aboveThings: 0.34,
  middle: 1.5,
  least: 0.5,
  most: 1,
  pairFrom: 1.1,
  gap: 0.07,
  deep: 0.03,
}
/** Prints by themselves: height, width and the free wall that it asks for, and the wall's least share of the picture. */
const ALONE = { high: 0.8, pair: { wide: 1.35, free: 2 }, one: { wide: 0.62, free: 1.1 }, leastShown: 0.18 }

/** Prints over a piece; and on the wall that shows most where nothing stands at it, or on any where none hang. */
export function printsOver(over: readonly string[], room: Room): Dressing[] {
  const { plan, standing } = room
  const below = standing.find(({ item }) => over.includes(item.category))
  const run = below && wallRunBehind(plan, below.solid)
  // What hangs there already is picture enough.
  const isTaken = !below || standing.some(({ solid }) => solid.low > below.solid.high)
  const prints = run && !isTaken ? printsAbove(below, run, room) : []
  const [most, ...others] = seenWalls(plan)
  const isMostFree = most && standing.every((piece) => wallOf(plan, piece) !== most.run.wall)
  const walls = [...(most && (prints.length === 0 || isMostFree) ? [most] : []), ...(prints.length === 0 ? others : [])]
  return [...prints, ...(walls.map((wall) => printsAlone(wall, room)).find(({ length }) => length > 0) ?? [])]
}

function printsAbove({ item, solid }: PlacedItem, run: WallRun, room: Room): Dressing[] {
  const low = solid.high + (item.hasThings && item.category !== 'sofa' ? PRINT.aboveThings : PRINT.above)
  const most = Math.min(PRINT.most, (room.plan.heightM ?? 2.6) - low - 0.2)
  if (most < PRINT.least) return []
  const high = clamp(2 * (PRINT.middle - low), PRINT.least, most)
  return printsAt(run, { along: alongOf(run.wall, solid), low, high, wide: PRINT.share * solid.w }, room)
}

/** In the middle of the longest free part of a wall that is seen. */
function printsAlone({ run, from, to, shown }: SeenWall, room: Room): Dressing[] {
  const { view } = room.plan
  if (!view || shown < ALONE.leastShown * view.camera.widthPx) return []
  const [start, end] = longestFree(run, [from, to], room)
  const size = [ALONE.pair, ALONE.one].find(({ free }) => end - start >= free)
  const low = PRINT.middle - ALONE.high / 2
  if (!size) return []
  const [main] = room.standing
  // Before its own wall, a table is what they hang over.
  const isOwn = main && wallRunBehind(room.plan, main.solid)?.wall === run.wall
  const reach = (end - start - size.wide) / 2
  const middle = (start + end) / 2
  const along = isOwn ? clamp(alongOf(run.wall, main.solid), middle - reach, middle + reach) : middle
  return printsAt(run, { along, low, high: ALONE.high, wide: size.wide }, room)
}

/** The longest part of a wall, in metres along it, between its openings and what stands at it. */
function longestFree({ wall }: WallRun, [from, to]: Vec2, { plan, standing }: Room): Vec2 {
  const taken = [
    ...plan.openings
      .filter((opening) => opening.wall === wall)
      .map((one): Vec2 => [one.from - ASIDE_M, one.to + ASIDE_M]),
    ...standing
      .filter((piece) => wallOf(plan, piece) === wall)
      .map(({ solid }): Vec2 => [alongOf(wall, solid) - solid.w / 2, alongOf(wall, solid) + solid.w / 2]),
  ].sort(([one], [other]) => one - other)
  let [best, start]: [Vec2, number] = [[from, from], from]
  for (const [low, high] of [...taken, [to, to] as Vec2]) {
    const end = Math.min(low, to)
    if (end - start > best[1] - best[0]) best = [start, end]
    start = Math.max(start, high)
  }
  return best
}

/** Room that an opening's frame and curtains take beside it, in metres. */
const ASIDE_M = 0.3

type Hanging = { along: number; low: number; high: number; wide: number }

/** One print, or two beside each other, where nothing is in the way. */
function printsAt(run: WallRun, { along, low, high, wide }: Hanging, { plan, style, standing }: Room): Dressing[] {
  const count = wide >= PRINT.pairFrom ? 2 : 1
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

/** Metres that a curtain's rod reaches past its window, above the curtain's head, and its thickness. */
const ROD = { past: 0.32, above: 0.01, thick: 0.025 }

/** Two curtains and their rod at each window that has none and whose sides are seen. */
export function curtainsBy({ plan, standing }: Room): Dressing[] {
  return plan.openings
    .filter((opening) => isCurtained(opening) && !opening.hasCurtains)
    .flatMap((window) => {
      const pair = curtainPlaces(plan, window)
      const isInTheWay = pair.some((curtain) => standing.some(({ solid }) => overlapOf(solid, curtain) > 0.01))
      if (isInTheWay || !pair.every((curtain) => isWhole(plan, curtain))) return []
      const [left, right] = pair
      const [x, z] = [(left.x + right.x) / 2, (left.z + right.z) / 2]
      const wide = window.to - window.from + 2 * ROD.past
      const low = left.high + ROD.above
      const rod = { ...left, x, z, w: wide, d: ROD.thick, low, high: low + ROD.thick }
      return [
        ...pair.map((curtain) => ({ ...curtain, kind: 'curtain' as const, model: 'curtain', isStretched: true })),
        { ...rod, kind: 'curtain' as const, model: 'rod', isStretched: true },
      ]
    })
}
