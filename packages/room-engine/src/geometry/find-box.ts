import type { Vec2 } from '@vuong-tron/geometry/vectors'
import type { BoxScore } from './box-score.ts'
import { rayThrough } from './camera.ts'
import { type Box, type Corner, scaledTo, sidesOf } from './room-box.ts'

/** Distances tried first, in camera heights. */
const SIDES = [0.35, 0.55, 0.8, 1.1, 1.5, 2, 2.7, 3.6]
const DEPTHS = [0.9, 1.2, 1.6, 2, 2.5, 3.1, 3.8, 4.8]
const HEIGHTS = [0.45, 0.62, 0.8, 1, 1.3]
const KEPT = 10
const STEPS = [0.2, 0.1, 0.05, 0.025, 0.012]

type Scored = { box: Box; score: number }

/** The best-scoring box around a camera that stands one unit above the floor. */
export function findBox(score: BoxScore): Box {
  const coarse: Scored[] = []
  for (const left of SIDES)
    for (const right of SIDES)
      for (const back of DEPTHS)
        for (const ceiling of HEIGHTS) {
          const box = { floor: 1, ceiling, left, right, back }
          coarse.push({ box, score: score.of(box) })
        }
  const starts = apartFromEachOther(coarse.sort((a, b) => b.score - a.score))
  return bestOf(starts.map((start) => climbed(start, score, freeMoves))).box
}

/** First tries for the faces that a dragged corner leaves free, as factors of their distance. */
const REACHES = [0.6, 0.75, 0.9, 1, 1.1, 1.3, 1.6]
const WIDTHS = [0.7, 1, 1.4]
const CLIMBED = 4

/**
 * The box with one corner at a given pixel; sides without that corner are refitted. Returns the box unchanged when the
 * corner would be behind the camera or beyond the horizon.
 */
export function refitBox(score: BoxScore, box: Box, corner: Corner, pixel: Vec2): Box {
  const [side, level] = sidesOf(corner)
  const ray = rayThrough(score.camera, pixel)
  const outwards = side === 'left' ? -ray[0] : ray[0]
  const upright = level === 'floor' ? ray[1] : -ray[1]
  if (outwards <= 1e-3 || upright <= 1e-3 || ray[2] <= 1e-3) return box

  /** A floor corner gives the distance of its walls; a ceiling corner gives height and width for the depth. */
  const held = (now: Box): Box => {
    const times = level === 'floor' ? 1 / upright : now.back / ray[2]
    return {
      ...now,
      back: ray[2] * times,
      [side]: outwards * times,
      ...(level === 'ceiling' && { ceiling: upright * times }),
    }
  }
  const free = level === 'floor' ? 'ceiling' : 'back'
  const across = side === 'left' ? 'right' : 'left'
  const start = held(scaledTo(box, 1))
  const starts = REACHES.flatMap((reach) =>
    WIDTHS.map((width) => {
      const tried = held({ ...start, [free]: start[free] * reach, [across]: start[across] * width })
      return { box: tried, score: score.of(tried) }
    }),
  ).sort((a, b) => b.score - a.score)
  const moves: Moves = (now, step) =>
    ([free, across] as const).flatMap((face) =>
      [1 + step, 1 / (1 + step)].map((factor) => held({ ...now, [face]: now[face] * factor })),
    )
  const best = bestOf(starts.slice(0, CLIMBED).map((one) => climbed(one, score, moves)))
  return scaledTo(best.box, box.floor)
}

const bestOf = (list: readonly Scored[]) => list.reduce((best, one) => (one.score > best.score ? one : best))

function apartFromEachOther(sorted: readonly Scored[]): Scored[] {
  const chosen: Scored[] = []
  const differs = (a: Box, b: Box) =>
    (['left', 'right', 'back', 'ceiling'] as const).some((face) => Math.abs(Math.log(a[face] / b[face])) > 0.3)
  for (const one of sorted) {
    if (chosen.every((other) => differs(one.box, other.box))) chosen.push(one)
    if (chosen.length === KEPT) break
  }
  return chosen
}

type Moves = (box: Box, step: number) => Box[]

/** Moves of one face, or of two that share an image edge. */
const freeMoves: Moves = (box, step) =>
  [1 + step, 1 / (1 + step)].flatMap((factor) => [
    { ...box, left: box.left * factor },
    { ...box, right: box.right * factor },
    { ...box, back: box.back * factor },
    { ...box, ceiling: box.ceiling * factor },
    { ...box, back: box.back * factor, left: box.left * factor },
    { ...box, back: box.back * factor, right: box.right * factor },
    { ...box, back: box.back * factor, ceiling: box.ceiling * factor },
    {
      ...box,
      back: box.back * factor,
      left: box.left * factor,
      right: box.right * factor,
      ceiling: box.ceiling * factor,
    },
  ])

/** Hill climbing with shrinking steps. */
function climbed(start: Scored, score: BoxScore, moves: Moves): Scored {
  let best = start
  for (const step of STEPS)
    for (let round = 0; round < 6; round++) {
      const next = bestOf([best, ...moves(best.box, step).map((box) => ({ box, score: score.of(box) }))])
      if (next === best) break
      best = next
    }
  return best
}
