import { noise, spread, steps } from '@vuong-tron/geometry/numbers'
import { chain, move, turnY } from '@vuong-tron/geometry/vectors'
import type { Model } from '../kit/model.ts'
import { gridTriangles, smoothNormals, type Triangle, vertex } from '../kit/shape.ts'
import type { MaterialName } from '../materials.ts'

const cloths: MaterialName[] = [
  'linen_white',
  'linen_sand',
  'linen_ink',
  'linen',
  'linen_olive',
  'linen_grey',
  'linen_rust',
]

/** A shirt on its hanger: shoulders slope from the neck, the hem falls in folds. */
function garment(width: number, length: number, seed: number) {
  const [rowCount, columnCount] = [16, 33]
  const vertices = steps(rowCount).flatMap((row) =>
    steps(columnCount).map((column) => {
      const [t, angle] = [row / (rowCount - 1), (column / (columnCount - 1)) * 2 * Math.PI]
      const half = (width / 2) * (0.16 + 0.84 * Math.min(1, t * 6) ** 0.6)
      const fold = 1 + 0.5 * t * noise(angle * 1.6, t * 1.5, 0, seed)
      return vertex([half * Math.cos(angle), -t * length - 30, (26 + 12 * t) * Math.sin(angle) * fold], [0, 0, 1])
    }),
  )
  return smoothNormals({
    vertices,
    triangles: gridTriangles(rowCount, columnCount).map(([a, b, c]): Triangle => [a, c, b]),
  })
}

/** Clothes on a rail along x, its middle at x, y, z. */
export function garments(m: Model, x: number, y: number, z: number, width: number, count: number) {
  for (const [index, offset] of spread(-width / 2, width / 2, count).entries()) {
    const length = m.random(620, 900)
    m.within(chain(move(x + offset, y, z), turnY(90 + m.random(-9, 9))), () => {
      m.bar(
        [
          [0, 14, 0],
          [0, -30, 0],
        ],
        2,
        'black_metal',
      )
      m.add(cloths[(index * 3) % cloths.length] ?? 'linen', garment(400, length, index), move(0, -20, 0))
    })
  }
}
