import type { SurfaceGrid } from './chart.ts'

/** Cells compared on each side of a place, and the distance at which the surrounding slope is taken. */
const [NEAR, FAR] = [2, 5]
/** Minimum step in log lightness. */
const LEAST = 0.03
/** Cells to skip beside a step, cells averaged there, and distance of the outer slope. */
const [CLEAR, SPAN, OUTSIDE] = [4, 3, 4]
/** Share of a step that must last: a conduit or rail has the same wall on both sides. */
const LASTING = 0.5
/** Two tones, or a band. More steps are a pattern, of which some would be missed. */
const MOST_STEPS = 2
/** Minimum length of a painted step in metres, and share of crossing lines that must agree. */
const [LONG_M, AGREED] = [0.8, 0.9]

/**
 * Log lightness of two-tone wall paint, which would otherwise count as light. Paint ends in straight steps along the
 * room's axes, light seldom does (medians along lines, after Y. Weiss, 2001).
 */
export function paintedSteps({ columns, rows, cellM, weight, values }: SurfaceGrid): Float32Array {
  const [lightness] = values
  const across = profileOf({ count: columns, stride: 1 }, { count: rows, stride: columns }, lightness, weight, cellM)
  const down = profileOf({ count: rows, stride: columns }, { count: columns, stride: 1 }, lightness, weight, cellM)
  const painted = new Float32Array(lightness.length)
  if (across.some(Boolean) || down.some(Boolean))
    for (let row = 0, cell = 0; row < rows; row++)
      for (let column = 0; column < columns; column++, cell++)
        painted[cell] = (across[column] as number) + (down[row] as number)
  return painted
}

type Walk = { count: number; stride: number }

/** Cumulative sum of the painted steps. */
function profileOf(places: Walk, lines: Walk, values: Float32Array, weight: Float32Array, cellM: number): Float32Array {
  const steps = Float32Array.from({ length: places.count }, (_, index) =>
    index < FAR || index >= places.count - FAR ? 0 : stepAt(index, places, lines, values, weight, cellM),
  )
  const isSteepest = (step: number, index: number) =>
    step !== 0 &&
    [-3, -2, -1, 1, 2, 3].every(
      (shift) => Math.abs(steps[index + shift] ?? 0) * (shift < 0 ? 1 : 0.999) < Math.abs(step),
    )
  const painted = steps.map((step, index) =>
    isSteepest(step, index) && lasts(step, index, places, lines, values, weight, cellM) ? step : 0,
  )
  if (painted.filter(Boolean).length > MOST_STEPS) return painted.fill(0)
  let sum = 0
  return painted.map((step) => {
    sum += step
    return sum
  })
}

/** True if a step persists further away, beyond the light's own slope; counts as light when too little is known. */
function lasts(
  step: number,
  index: number,
  places: Walk,
  lines: Walk,
  values: Float32Array,
  weight: Float32Array,
  cellM: number,
): boolean {
  const farthest = CLEAR + OUTSIDE + SPAN - 1
  if (index < farthest || index >= places.count - farthest) return false
  const found = new Float64Array(lines.count)
  let count = 0
  for (let line = 0; line < lines.count; line++) {
    const at = index * places.stride + line * lines.stride
    const mean = (from: number) => {
      let sum = 0
      for (let shift = 0; shift < SPAN; shift++) {
        const cell = at + (from + Math.sign(from) * shift) * places.stride
        sum += (weight[cell] as number) > 0 ? (values[cell] as number) : Number.NaN
      }
      return sum / SPAN
    }
    const [left, right] = [mean(-CLEAR), mean(CLEAR)]
    const slope = (left - mean(-CLEAR - OUTSIDE) + mean(CLEAR + OUTSIDE) - right) / (2 * OUTSIDE)
    const apart = right - left - slope * (2 * CLEAR + SPAN - 1)
    if (!Number.isNaN(apart)) found[count++] = apart
  }
  if (count * cellM < LONG_M / 2) return false
  const middle = found.subarray(0, count).sort()[Math.floor(count / 2)] as number
  return middle * Math.sign(step) >= LASTING * Math.abs(step)
}

/** Median step over all lines, without the surrounding slope; 0 when they disagree. */
function stepAt(
  index: number,
  places: Walk,
  lines: Walk,
  values: Float32Array,
  weight: Float32Array,
  cellM: number,
): number {
  const steps = new Float64Array(lines.count)
  let count = 0
  const mean = (one: number, other: number) => ((values[one] as number) + (values[other] as number)) / 2
  const { stride } = places
  for (let line = 0, at = index * stride; line < lines.count; line++, at += lines.stride) {
    let isKnown = true
    for (let shift = 1; isKnown && shift <= FAR; shift++)
      isKnown = (weight[at - shift * stride] as number) > 0 && (weight[at + shift * stride] as number) > 0
    if (!isKnown) continue
    const left = mean(at - stride, at - 2 * stride)
    const right = mean(at + stride, at + 2 * stride)
    const before = mean(at - (NEAR + 2) * stride, at - (NEAR + 3) * stride)
    const after = mean(at + (NEAR + 2) * stride, at + (NEAR + 3) * stride)
    const slope = (left - before + after - right) / 2
    steps[count++] = right - left - slope
  }
  const found = steps.subarray(0, count)
  if (found.length * cellM < LONG_M) return 0
  const step = Float32Array.from(found).sort()[Math.floor(found.length / 2)] as number
  const agree = found.filter((one) => one * Math.sign(step) > Math.abs(step) / 2).length
  return Math.abs(step) >= LEAST && agree >= AGREED * found.length ? step : 0
}
