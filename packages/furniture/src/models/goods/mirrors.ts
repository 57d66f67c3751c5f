import { SIDES, steps } from '@vuong-tron/geometry/numbers'
import type { Vec3 } from '@vuong-tron/geometry/vectors'
import type { Family } from '../family.ts'
import type { Model, Size } from '../kit/model.ts'
import { ellipse, roundedRectangle } from '../kit/outlines.ts'
import { roundSection, sweep } from '../kit/solids.ts'
import { cabinet, doors, layers, shelves } from '../parts/cabinet.ts'
import { archedMirror, panelMirror, roundMirror } from '../parts/mirrors.ts'

function lit(m: Model, { w, d, h }: Size) {
  m.upright(roundedRectangle(w - 20, h - 20, 16, 4), d - 8, 0, h / 2, -3, 'aluminium', 2)
  m.upright(roundedRectangle(w, h, 20, 5), 6, 0, h / 2, d / 2 - 4, 'mirror', 1)
  const [x, y] = [w / 2 - 34, h / 2 - 34]
  for (const side of SIDES) {
    m.board(2 * x, 10, 1.4, 0, h / 2 + side * y - 5, d / 2 - 0.8, 'light', 0.2)
    m.board(10, 2 * y, 1.4, side * x, h / 2 - y, d / 2 - 0.8, 'light', 0.2)
  }
  m.upright(ellipse(16, 16, 16), 1.4, 0, 60, d / 2 - 0.8, 'display', 0.2)
}

/** Sun rays of bent cane around a round glass. */
function rattan(m: Model, { w, d, h }: Size) {
  const glass = w * 0.6
  m.upright(ellipse(glass, glass, 48), 6, 0, h / 2, 0, 'mirror', 1)
  const sides = m.detail === 'web' ? 5 : 8
  const ring = (radius: number, thick: number, z: number) => {
    const count = m.detail === 'web' ? 36 : 72
    const path = steps(count).map(
      (step): Vec3 => [
        radius * Math.cos((step / count) * 2 * Math.PI),
        h / 2 + radius * (h / w) * Math.sin((step / count) * 2 * Math.PI),
        z,
      ],
    )
    m.add('rattan', sweep(path, roundSection(thick, sides), true))
  }
  ring(glass / 2, 11, 2)
  ring(glass / 2 + 22, 7, -2)
  ring(w / 2 - 9, 9, -d / 2 + 12)
  const rays = 36
  for (const ray of steps(rays)) {
    const angle = (ray / rays) * 2 * Math.PI
    const point = (radius: number, z: number): Vec3 => [
      radius * Math.cos(angle),
      h / 2 + radius * (h / w) * Math.sin(angle),
      z,
    ]
    m.add('rattan', sweep([point(glass / 2 + 4, 0), point(w / 2 - 10, -d / 2 + 12)], roundSection(4.5, sides)))
  }
}

function mirrorCabinet(m: Model, size: Size) {
  m.wood = 'birch'
  cabinet(m, size, { thickness: 15, fill: layers(shelves(2, undefined, 24), doors('mirror', 2, { handle: 'none' })) })
}

export const mirrors: Family = {
  'guong-tron-mat-ho-60-cm': (m, { w, d }) => {
    roundMirror(m, w, 0, 0, 0, 'aluminium', 8)
    m.upright(ellipse(w - 60, w - 60, 40), d - 22, 0, w / 2, -d / 2 + (d - 22) / 2, 'black_plastic', 1)
  },
  'guong-den-mat-ho-60-80-cm': lit,
  'guong-vom-mat-ho-50-90-cm': (m, { w, d, h }) => {
    archedMirror(m, w, h, 0, 0, d / 2 - 12, 'black_metal', 12)
    m.board(w - 100, h - 260, d - 20, 0, 60, -10, 'black_metal')
  },
  'guong-may-mat-ho-60-cm': rattan,
  'guong-toan-than-mat-ho': (m, { w, d, h }) => {
    panelMirror(m, w, h, 0, 0, d / 2 - 12, m.wood, 6, 44)
    for (const side of SIDES) m.board(40, h - 60, d - 24, side * (w / 2 - 60), 30, -12)
  },
  'tu-guong-mat-ho-60-70-cm': mirrorCabinet,
}
