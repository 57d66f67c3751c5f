/** Values on a grid, and how sure each is; without weight it is not known. */
export type Grid = { columns: number; rows: number; values: Float32Array; weight: Float32Array }

/** The mean around each cell, by a bell of the deviation in cells; what is not known is filled from around it. */
export function softened({ columns, rows, values, weight }: Grid, sigmaCells: number): Float32Array {
  const sums = values.map((value, cell) => value * (weight[cell] as number))
  const weights = weight.slice()
  // Three means over a box are nearly a bell (W. Wells, "Efficient synthesis of Gaussian filters by cascaded uniform filters", 1986).
  const radius = Math.max(1, Math.round(sigmaCells))
  for (let pass = 0; pass < 3; pass++)
    for (const plane of [sums, weights]) {
      boxSums(plane, { count: rows, stride: columns }, { count: columns, stride: 1 }, radius)
      boxSums(plane, { count: columns, stride: 1 }, { count: rows, stride: columns }, radius)
    }
  const overall = meanOf(values, weight)
  return sums.map((sum, cell) => {
    const known = weights[cell] as number
    return known > 1e-6 ? sum / known : overall
  })
}

const meanOf = (values: Float32Array, weight: Float32Array) => {
  let [sum, count] = [0, 1e-9]
  for (let cell = 0; cell < values.length; cell++) {
    sum += (values[cell] as number) * (weight[cell] as number)
    count += weight[cell] as number
  }
  return sum / count
}

type Walk = { count: number; stride: number }

/** Each value becomes the mean of those at most `radius` away along its line; beyond the ends there is nothing. */
function boxSums(plane: Float32Array, lines: Walk, steps: Walk, radius: number) {
  const line = new Float64Array(steps.count + 1)
  const size = 2 * radius + 1
  for (let index = 0; index < lines.count; index++) {
    const start = index * lines.stride
    for (let step = 0; step < steps.count; step++)
      line[step + 1] = (line[step] as number) + (plane[start + step * steps.stride] as number)
    for (let step = 0; step < steps.count; step++) {
      const [from, to] = [Math.max(0, step - radius), Math.min(steps.count, step + radius + 1)]
      plane[start + step * steps.stride] = ((line[to] as number) - (line[from] as number)) / size
    }
  }
}

/**
 * Takes away what is smaller than `sigmaCells` or fainter than `sigmaValue` and keeps the edges of what is larger: rolling
 * guidance (Q. Zhang, X. Shen, L. Xu, J. Jia, "Rolling guidance filter", 2014), each round on a bilateral grid (J. Chen,
 * S. Paris, F. Durand, "Real-time edge-aware image processing with the bilateral grid", 2007).
 */
export function withoutTexture(grid: Grid, sigmaCells: number, sigmaValue: number, rounds: number): Float32Array {
  let guide = softened(grid, sigmaCells)
  for (let round = 0; round < rounds; round++) guide = guided(grid, guide, sigmaCells, sigmaValue)
  return guide
}

/** Cells of the bilateral grid around what it holds, so that its blur has room. */
const MARGIN = 2

function guided({ columns, rows, values, weight }: Grid, guide: Float32Array, sigmaCells: number, sigmaValue: number) {
  let [least, most] = [Infinity, -Infinity]
  for (const value of guide) {
    if (value < least) least = value
    if (value > most) most = value
  }
  const width = Math.ceil(columns / sigmaCells) + 2 * MARGIN + 1
  const height = Math.ceil(rows / sigmaCells) + 2 * MARGIN + 1
  const depth = Math.ceil((most - least) / sigmaValue) + 2 * MARGIN + 1
  const strides = [1, width, width * height] as const
  const sums = new Float32Array(width * height * depth)
  const weights = new Float32Array(sums.length)
  const acrossOf = (cell: number) => (cell % columns) / sigmaCells + MARGIN
  const downOf = (cell: number) => Math.floor(cell / columns) / sigmaCells + MARGIN
  const depthOf = (cell: number) => ((guide[cell] as number) - least) / sigmaValue + MARGIN
  for (let cell = 0; cell < values.length; cell++) {
    if (!weight[cell]) continue
    const at =
      Math.round(acrossOf(cell)) + Math.round(downOf(cell)) * strides[1] + Math.round(depthOf(cell)) * strides[2]
    sums[at] = (sums[at] as number) + (values[cell] as number) * (weight[cell] as number)
    weights[at] = (weights[at] as number) + (weight[cell] as number)
  }
  for (const plane of [sums, weights]) for (const stride of strides) bell(plane, stride)
  return guide.map((value, cell) => {
    const [x, y, z] = [acrossOf(cell), downOf(cell), depthOf(cell)]
    const known = between(weights, strides, x, y, z)
    return known > 1e-6 ? between(sums, strides, x, y, z) / known : value
  })
}

/** (1, 4, 6, 4, 1) / 16 along one axis; the margin around is empty, so that lines need no ends. */
function bell(plane: Float32Array, stride: number) {
  const before = plane.slice()
  const end = plane.length - 2 * stride
  for (let at = 2 * stride; at < end; at++)
    plane[at] =
      ((before[at - 2 * stride] as number) +
        (before[at + 2 * stride] as number) +
        4 * ((before[at - stride] as number) + (before[at + stride] as number)) +
        6 * (before[at] as number)) /
      16
}

/** The value between the eight points around a place. */
function between(plane: Float32Array, strides: readonly [1, number, number], x: number, y: number, z: number) {
  const left = Math.floor(x)
  const low = Math.floor(y)
  const near = Math.floor(z)
  const u = x - left
  const v = y - low
  const w = z - near
  const dy = strides[1]
  const dz = strides[2]
  const at = left + low * dy + near * dz
  const pair = (from: number) => (plane[from] as number) * (1 - u) + (plane[from + 1] as number) * u
  const side = (from: number) => pair(from) * (1 - v) + pair(from + dy) * v
  return side(at) * (1 - w) + side(at + dz) * w
}
