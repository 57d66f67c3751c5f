const SWEEPS = 24
const COARSEST = 4

/** Per cell: weighted colour sums, and weights. */
export type Level = { width: number; height: number; sums: Float64Array; weights: Float64Array }

export const newLevel = (width: number, height: number): Level => ({
  width,
  height,
  sums: new Float64Array(width * height * 3),
  weights: new Float64Array(width * height),
})

/**
 * Three smooth values a cell, close to the data where there is any; coarse to fine (D. Terzopoulos, "Multilevel
 * computational processes for visual surface reconstruction", 1983).
 */
export function membrane(level: Level, stiffness: number): Float64Array {
  const values = new Float64Array(level.sums.length)
  if (Math.max(level.width, level.height) <= COARSEST) {
    const total = level.weights.reduce((sum, weight) => sum + weight, 0) || 1
    for (let channel = 0; channel < 3; channel++) {
      let sum = 0
      for (let index = channel; index < level.sums.length; index += 3) sum += level.sums[index] as number
      for (let index = channel; index < values.length; index += 3) values[index] = sum / total
    }
  } else {
    const half = halve(level)
    const coarse = membrane(half, stiffness)
    enlarge(coarse, half, values, level)
  }
  for (let sweep = 0; sweep < SWEEPS; sweep++) relax(level, stiffness, values, sweep % 2 === 1)
  return values
}

function halve({ width, height, sums, weights }: Level): Level {
  const half = newLevel(Math.ceil(width / 2), Math.ceil(height / 2))
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const from = y * width + x
      const to = (y >> 1) * half.width + (x >> 1)
      half.weights[to] = (half.weights[to] as number) + (weights[from] as number)
      for (let channel = 0; channel < 3; channel++)
        half.sums[to * 3 + channel] = (half.sums[to * 3 + channel] as number) + (sums[from * 3 + channel] as number)
    }
  return half
}

function enlarge(coarse: Float64Array, half: Level, values: Float64Array, { width, height }: Level) {
  const grid = { width: half.width, height: half.height, values: coarse }
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) writeBetween(grid, x / 2 - 0.25, y / 2 - 0.25, values, (y * width + x) * 3)
}

/** Three values a cell. */
export type Grid = { width: number; height: number; values: Float64Array }

/** Writes bilinear samples from index `to` on; clamped at the border. */
export function writeBetween(
  { width, height, values }: Grid,
  x: number,
  y: number,
  into: Float32Array | Float64Array,
  to: number,
) {
  const column = Math.min(width - 1, Math.max(0, x))
  const row = Math.min(height - 1, Math.max(0, y))
  const left = Math.floor(column)
  const top = Math.floor(row)
  const across = column - left
  const below = row - top
  const right = (Math.min(width - 1, left + 1) - left) * 3
  const down = (Math.min(height - 1, top + 1) - top) * width * 3
  const first = (top * width + left) * 3
  for (let channel = 0; channel < 3; channel++) {
    const index = first + channel
    into[to + channel] =
      ((values[index] as number) * (1 - across) + (values[index + right] as number) * across) * (1 - below) +
      ((values[index + down] as number) * (1 - across) + (values[index + down + right] as number) * across) * below
  }
}

/** One Gauss–Seidel sweep, in alternating directions. */
function relax({ width, height, sums, weights }: Level, stiffness: number, values: Float64Array, backwards: boolean) {
  const count = width * height
  for (let step = 0; step < count; step++) {
    const cell = backwards ? count - 1 - step : step
    const x = cell % width
    const y = (cell / width) | 0
    const links = (x > 0 ? 1 : 0) + (x < width - 1 ? 1 : 0) + (y > 0 ? 1 : 0) + (y < height - 1 ? 1 : 0)
    const whole = (weights[cell] as number) + stiffness * links
    if (whole === 0) continue
    for (let channel = 0; channel < 3; channel++) {
      const index = cell * 3 + channel
      let around = 0
      if (x > 0) around += values[index - 3] as number
      if (x < width - 1) around += values[index + 3] as number
      if (y > 0) around += values[index - width * 3] as number
      if (y < height - 1) around += values[index + width * 3] as number
      values[index] = ((sums[index] as number) + stiffness * around) / whole
    }
  }
}
