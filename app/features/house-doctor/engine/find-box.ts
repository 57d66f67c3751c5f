import type { Vec2 } from '../../../../catalogue/models/kit/space.ts'
import type { BoxScore } from './box-score.ts'
import { rayThrough } from './camera.ts'
import { type Box, type Corner, sidesOf } from './room-box.ts'

/** Distances that are tried first, in heights of the camera above the floor. */
const SIDES = [0.35, 0.55, 0.8, 1.1, 1.5, 2, 2.7, 3.6]
const DEPTHS = [0.9, 1.2, 1.6, 2, 2.5, 3.1, 3.8, 4.8]
const HEIGHTS = [0.45, 0.62, 0.8, 1, 1.3]
const KEPT = 10
const STEPS = [0.2, 0.1, 0.05, 0.025, 0.012]

type Scored = { box: Box; score: number }

/** The box around the camera, which stands one unit above the floor, that explains the picture best. */
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

/**
 * The box with one corner where a person put it, in pixels: what the corner fixes stays fixed, the rest is fitted anew
 * from where it was.
 */
export function refitBox(score: BoxScore, box: Box, corner: Corner, [x, y]: Vec2): Box {
  const ray = rayThrough(score.camera, [x, y])
  const [side, level] = sidesOf(corner)
  const outwards = side === 'left' ? -ray[0] : ray[0]
  const upright = level === 'floor' ? ray[1] : -ray[1]
  // Such a corner would be behind the camera, or on its other side.
  if (outwards <= 1e-3 || upright <= 1e-3 || ray[2] <= 1e-3) return box
  const unit = box.floor
  const other = side === 'left' ? 'right' : 'left'
  const [fixed, open] = [fixedBy(level), level === 'floor' ? (['ceiling', other] as const) : (['back', other] as const)]
  const start: Box = {
    ...box,
    ceiling: box.ceiling / unit,
    left: box.left / unit,
    right: box.right / unit,
    back: box.back / unit,
    floor: 1,
  }
  const held = fixed(start)
  const starts = [0.6, 0.75, 0.9, 1, 1.1, 1.3, 1.6].flatMap((factor) =>
    [0.7, 1, 1.4].map((width) => {
      const moved = fixed({ ...held, [open[0]]: held[open[0]] * factor, [open[1]]: held[open[1]] * width })
      return { box: moved, score: score.of(moved) }
    }),
  )
  const moves = (now: Box, step: number) =>
    open.flatMap((face) => [1 + step, 1 / (1 + step)].map((factor) => fixed({ ...now, [face]: now[face] * factor })))
  const best = bestOf(
    starts
      .sort((a, b) => b.score - a.score)
      .slice(0, 4)
      .map((one) => climbed(one, score, moves)),
  ).box
  const scale = (value: number) => value * unit
  return {
    floor: unit,
    ceiling: scale(best.ceiling),
    left: scale(best.left),
    right: scale(best.right),
    back: scale(best.back),
  }

  /** A corner on the floor fixes how far its walls are; one at the ceiling, how far they are for a given depth. */
  function fixedBy(at: 'floor' | 'ceiling') {
    return (now: Box): Box => {
      const back = at === 'floor' ? ray[2] / upright : now.back
      const times = back / ray[2]
      return { ...now, back, [side]: outwards * times, ...(at === 'ceiling' && { ceiling: upright * times }) }
    }
  }
}

const bestOf = (list: readonly Scored[]) => list.reduce((best, one) => (one.score > best.score ? one : best))

function apartFromEachOther(sorted: readonly Scored[]): Scored[] {
  const chosen: Scored[] = []
  const differs = (a: Box, b: Box) =>
    (['left', 'right', 'back', 'ceiling'] as const).filter((face) => Math.abs(Math.log(a[face] / b[face])) > 0.3)
      .length >= 1
  for (const one of sorted) {
    if (chosen.every((other) => differs(one.box, other.box))) chosen.push(one)
    if (chosen.length === KEPT) break
  }
  return chosen
}

type Moves = (box: Box, step: number) => Box[]

/** One face nearer or further, or two that share an edge of the picture together. */
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

/** Steps uphill, ever smaller ones. */
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
