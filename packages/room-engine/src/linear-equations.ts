/**
 * Solves n equations, each a row with its right side last, by Gaussian elimination with pivoting. Undefined when
 * singular. Overwrites the rows.
 */
export function solved(rows: Float64Array[]): number[] | undefined {
  const count = rows.length
  for (let place = 0; place < count; place++) {
    const pivot = rows
      .slice(place)
      .reduce((a, b) => (Math.abs(b[place] as number) > Math.abs(a[place] as number) ? b : a))
    if (Math.abs(pivot[place] as number) < 1e-12) return undefined
    rows.splice(rows.indexOf(pivot), 1)
    rows.splice(place, 0, pivot)
    for (const row of rows) {
      if (row === pivot) continue
      const factor = (row[place] as number) / (pivot[place] as number)
      for (let column = place; column <= count; column++)
        row[column] = (row[column] as number) - factor * (pivot[column] as number)
    }
  }
  return rows.map((row, index) => (row[count] as number) / (row[index] as number))
}

/** Adds one weighted observation to the normal equations: `value` is the sum of unknowns times `parts`. */
export function observe(rows: Float64Array[], parts: ArrayLike<number>, value: number, weight: number) {
  for (let index = 0; index < rows.length; index++) {
    const row = rows[index] as Float64Array
    const share = weight * (parts[index] as number)
    for (let column = 0; column < rows.length; column++)
      row[column] = (row[column] as number) + share * (parts[column] as number)
    row[rows.length] = (row[rows.length] as number) + share * value
  }
}
