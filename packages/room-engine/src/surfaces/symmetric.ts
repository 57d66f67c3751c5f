import type { Triple } from '../colour.ts'

/** Symmetric 3 × 3 matrix: 11, 12, 13, 22, 23, 33. */
export type Symmetric = [number, number, number, number, number, number]

const full = ([a, b, c, d, e, f]: Symmetric) => [
  [a, b, c],
  [b, d, e],
  [c, e, f],
]
type Rows = number[][]

const at = (rows: Rows, row: number, column: number) => (rows[row] as number[])[column] as number

export const timesVector = ([a, b, c, d, e, f]: Symmetric, [x, y, z]: Triple): Triple => [
  a * x + b * y + c * z,
  b * x + d * y + e * z,
  c * x + e * y + f * z,
]

/** `outer` · `inner` · `outer`, which is symmetric again. */
export function sandwichProduct(outer: Symmetric, inner: Symmetric): Symmetric {
  const [m, n] = [full(outer), full(inner)]
  const product = (row: number, column: number) => {
    let sum = 0
    for (let i = 0; i < 3; i++) for (let j = 0; j < 3; j++) sum += at(m, row, i) * at(n, i, j) * at(m, j, column)
    return sum
  }
  return [product(0, 0), product(0, 1), product(0, 2), product(1, 1), product(1, 2), product(2, 2)]
}

/** Applies a function to the eigenvalues (Jacobi rotations, 1846). */
export function withLengths(matrix: Symmetric, change: (length: number) => number): Symmetric {
  const { lengths, axes } = axesOf(matrix)
  const value = (row: number, column: number) =>
    lengths.reduce((sum, length, axis) => sum + change(length) * at(axes, row, axis) * at(axes, column, axis), 0)
  return [value(0, 0), value(0, 1), value(0, 2), value(1, 1), value(1, 2), value(2, 2)]
}

const SWEEPS = 12

/** Eigenvalues, and eigenvectors as columns. */
function axesOf(matrix: Symmetric): { lengths: number[]; axes: Rows } {
  let rows = full(matrix)
  let axes: Rows = [
    [1, 0, 0],
    [0, 1, 0],
    [0, 0, 1],
  ]
  for (let sweep = 0; sweep < SWEEPS; sweep++)
    for (const [p, q] of [
      [0, 1],
      [0, 2],
      [1, 2],
    ] as const) {
      const angle = Math.atan2(2 * at(rows, p, q), at(rows, p, p) - at(rows, q, q)) / 2
      rows = turned(transposed(turned(rows, p, q, angle)), p, q, angle)
      axes = turned(axes, p, q, angle)
    }
  return { lengths: [at(rows, 0, 0), at(rows, 1, 1), at(rows, 2, 2)], axes }
}

const transposed = (rows: Rows): Rows => [0, 1, 2].map((column) => rows.map((row) => row[column] as number))

/** Rotates columns p and q. */
function turned(rows: Rows, p: number, q: number, angle: number): Rows {
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)]
  return rows.map((row) => {
    const [first, second] = [row[p] as number, row[q] as number]
    const next = [...row]
    next[p] = cos * first + sin * second
    next[q] = cos * second - sin * first
    return next
  })
}
