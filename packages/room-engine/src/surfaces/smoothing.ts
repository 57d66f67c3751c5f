/** A grid with confidences; weight 0 means unknown. */
type Weighted = { columns: number; rows: number; weight: Float32Array }
export type WeightedGrid = Weighted & { values: Float32Array }

/** Gaussian mean of planes; unknown cells are filled from their surroundings. */
export function softened({ columns, rows, weight }: Weighted, planes: readonly Float32Array[], sigmaCells: number) {
  // Three box filters approximate a Gaussian (W. Wells, "Efficient synthesis of Gaussian filters by cascaded uniform
  // filters", 1986).
  const radius = Math.max(1, Math.round(sigmaCells))
  const blur = (plane: Float32Array) => {
    for (let pass = 0; pass < 3; pass++) {
      boxSums(plane, { count: rows, stride: columns }, { count: columns, stride: 1 }, radius)
      boxSums(plane, { count: columns, stride: 1 }, { count: rows, stride: columns }, radius)
    }
    return plane
  }
  const known = blur(weight.slice())
  return planes.map((values): Float32Array => {
    const result = new Float32Array(values.length)
    for (let cell = 0; cell < result.length; cell++) result[cell] = (values[cell] as number) * (weight[cell] as number)
    blur(result)
    const overall = meanOf(values, weight)
    for (let cell = 0; cell < result.length; cell++) {
      const sure = known[cell] as number
      result[cell] = sure > 1e-6 ? (result[cell] as number) / sure : overall
    }
    return result
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

/** Box sums along lines; zero beyond the ends. */
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
 * Removes detail smaller than `sigmaCells` or fainter than `sigmaValue`, keeps larger edges: rolling guidance (Q. Zhang
 * et al., 2014) on a bilateral grid (J. Chen, S. Paris, F. Durand, 2007).
 */
export function withoutTexture(
  grid: WeightedGrid,
  sigmaCells: number,
  sigmaValue: number,
  rounds: number,
): Float32Array {
  let guide = softened(grid, [grid.values], sigmaCells)[0] as Float32Array
  for (let round = 0; round < rounds; round++) guide = guided(grid, guide, sigmaCells, sigmaValue)
  return guide
}

/** Empty cells around the bilateral grid, so that its blur needs no border case. */
const MARGIN = 2

function guided(
  { columns, rows, values, weight }: WeightedGrid,
  guide: Float32Array,
  sigmaCells: number,
  sigmaValue: number,
) {
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
  for (let row = 0, cell = 0; row < rows; row++) {
    const rowAt = Math.round(row / sigmaCells + MARGIN) * strides[1]
    for (let column = 0; column < columns; column++, cell++) {
      const sure = weight[cell] as number
      if (sure === 0) continue
      const layerAt = Math.round(((guide[cell] as number) - least) / sigmaValue + MARGIN) * strides[2]
      const at = Math.round(column / sigmaCells + MARGIN) + rowAt + layerAt
      sums[at] = (sums[at] as number) + (values[cell] as number) * sure
      weights[at] = (weights[at] as number) + sure
    }
  }
  for (const plane of [sums, weights]) for (const stride of strides) bell(plane, stride)
  const result = guide.slice()
  for (let row = 0, cell = 0; row < rows; row++) {
    const y = row / sigmaCells + MARGIN
    for (let column = 0; column < columns; column++, cell++) {
      const x = column / sigmaCells + MARGIN
      const z = ((guide[cell] as number) - least) / sigmaValue + MARGIN
      const known = between(weights, strides, x, y, z)
      if (known > 1e-6) result[cell] = between(sums, strides, x, y, z) / known
    }
  }
  return result
}

/** (1, 4, 6, 4, 1) / 16 along one axis; the empty margin avoids border cases. */
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

/** Trilinear interpolation. */
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
  const nearer = layer(plane, at, dy, u, v)
  return nearer * (1 - w) + layer(plane, at + dz, dy, u, v) * w
}

/** Bilinear interpolation in one layer. */
function layer(plane: Float32Array, at: number, dy: number, u: number, v: number) {
  const upper = (plane[at] as number) * (1 - u) + (plane[at + 1] as number) * u
  const lower = (plane[at + dy] as number) * (1 - u) + (plane[at + dy + 1] as number) * u
  return upper * (1 - v) + lower * v
}
