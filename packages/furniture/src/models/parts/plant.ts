import { noise, steps } from '@vuong-tron/geometry/numbers'
import { chain, mix, move, turnX, turnY, type Vec3 } from '@vuong-tron/geometry/vectors'
import type { Model } from '../kit/model.ts'
import { ellipse } from '../kit/outlines.ts'
import { gridTriangles, type Shape, smoothNormals, vertex } from '../kit/shape.ts'

function leaf(length: number, width: number, droop: number): Shape {
  const [rowCount, columnCount] = [9, 5]
  const vertices = steps(rowCount).flatMap((row) =>
    steps(columnCount).map((column) => {
      const [t, side] = [row / (rowCount - 1), (column / (columnCount - 1) - 0.5) * 2]
      const half = (width / 2) * Math.max(0, Math.sin(Math.PI * Math.min(1, t ** 0.8 * 0.985 + 0.008))) ** 0.8
      const fall = Math.sin(t * droop) * -length * t * 0.6 + Math.abs(side) * half * 0.3
      return vertex([side * half, fall, length * t * Math.cos(t * droop * 0.6)], [0, 1, 0])
    }),
  )
  return smoothNormals({ vertices, triangles: gridTriangles(rowCount, columnCount) })
}

/** A full pot plant: many arching stems with leaves along them. */
export function plant(m: Model, height: number, stems = 7) {
  const [potR, potH] = [height * 0.12, height * 0.22]
  m.turned(
    [
      [0.1, 0],
      [potR * 0.8, 0],
      [potR * 0.83, 4],
      [potR, potH - 6],
      [potR, potH],
      [potR * 0.95, potH],
      [potR * 0.93, potH * 0.85],
    ],
    0,
    0,
    0,
    'ceramic_white',
  )
  m.slab(ellipse(potR * 1.86, potR * 1.86), 10, 0, potH * 0.85, 0, 'soil')
  for (const stem of steps(stems)) {
    const around = (stem / stems) * 360 + m.random(0, 40)
    const rise = height * m.random(0.55, 1) - potH
    const reach = height * m.random(0.08, 0.2)
    const path = steps(9).map((step): Vec3 => {
      const t = step / 8
      return [reach * t * t + 8 * noise(t * 3, stem), potH * 0.8 + rise * t, 8 * noise(t * 3, stem, 5)]
    })
    m.within(turnY(around), () => {
      m.bar(path, height * 0.004, 'stem')
      for (const index of steps(12)) {
        const t = 0.2 + (0.8 * index) / 11
        const low = path[Math.min(7, Math.floor(t * 8))] ?? [0, 0, 0]
        const point = mix(low, path[Math.min(8, Math.floor(t * 8) + 1)] ?? low, t * 8 - Math.floor(t * 8))
        const size = height * m.random(0.13, 0.19) * (1.1 - 0.35 * t)
        m.add(
          'leaf',
          leaf(size, size * 0.5, m.random(0.6, 1.1)),
          chain(move(...point), turnY(index * 137.5), turnX(-(15 + 45 * t) + m.random(0, 20))),
        )
      }
    })
  }
}
