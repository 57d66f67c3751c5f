import { at, steps } from '@vuong-tron/geometry/numbers'
import { add, mix, scale, unit } from '@vuong-tron/geometry/vectors'
import { gridOf, type Sheet } from './cloth.ts'
import { gridTriangles, type Shape, smoothNormals, type Triangle, type Vertex } from './shape.ts'

/** A strip on a sheet: shares of its depth, free millimetres at both ends, and thickness. */
export type Strip = { from: number; to: number; free: number; thickness: number }

/**
 * A strip of cloth that follows a draped sheet's folds, so that nothing pokes through; its edges sink into the sheet.
 */
export function strip(sheet: Sheet, draped: Shape, { from, to, free, thickness }: Strip): Shape {
  const [rows, columns] = gridOf(sheet)
  const on = (u: number, v: number) => {
    const [row, column] = [u * (rows - 1), v * (columns - 1)]
    const [top, left] = [Math.min(rows - 2, Math.floor(row)), Math.min(columns - 2, Math.floor(column))]
    const corner = (down: number, right: number) => at(draped.vertices, (top + down) * columns + left + right)
    const between = (of: 'at' | 'normal') =>
      mix(
        mix(corner(0, 0)[of], corner(0, 1)[of], column - left),
        mix(corner(1, 0)[of], corner(1, 1)[of], column - left),
        row - top,
      )
    return { point: between('at'), normal: unit(between('normal')) }
  }
  const [length, width] = [sheet.width - 2 * free, (to - from) * sheet.depth]
  const [along, across] = [hemmed(length), hemmed(width)]
  const vertices = along.flatMap(([u, isEnd]) =>
    across.map(([v, isSide]): Vertex => {
      const { point, normal } = on((free + u * length) / sheet.width, from + v * (to - from))
      return {
        at: add(point, scale(normal, isEnd || isSide ? -thickness : thickness)),
        normal,
        rest: [u * length, 0, v * width],
      }
    }),
  )
  const triangles = gridTriangles(along.length, across.length).map(([a, b, c]): Triangle => [a, c, b])
  return smoothNormals({ vertices, triangles })
}

/** Shares of a length in steps of two centimetres, with hems at both ends. */
function hemmed(size: number): (readonly [share: number, isHem: boolean])[] {
  const [cells, roll] = [Math.round(size / 20), 6 / size]
  const inner = steps(cells + 1).map((step) => [roll + ((1 - 2 * roll) * step) / cells, false] as const)
  return [[0, true], ...inner, [1, true]]
}
