import { chain, move, turnZ } from '@vuong-tron/geometry/vectors'
import type { Model } from '../kit/model.ts'
import { ellipse } from '../kit/outlines.ts'

/** A jointed lamp that leans over the desk. */
export function deskLamp(m: Model, x: number, y: number, z: number) {
  m.within(move(x, y, z), () => {
    m.slab(ellipse(150, 150), 14, 0, 0, 0, 'black_metal', 4)
    m.bar(
      [
        [0, 10, 0],
        [-60, 250, 0],
        [110, 400, 0],
      ],
      5,
      'black_metal',
    )
    m.within(chain(move(110, 400, 0), turnZ(24)), () =>
      m.turned(
        [
          [62, -70],
          [60, -66],
          [26, 20],
          [14, 30],
          [0.1, 32],
        ],
        0,
        0,
        0,
        'black_metal',
      ),
    )
  })
}
export function floorLamp(m: Model) {
  m.slab(ellipse(300, 300), 16, 0, 0, 0, 'black_metal', 5)
  m.bar(
    [
      [0, 10, 0],
      [0, 1370, 0],
    ],
    8,
    'black_metal',
  )
  m.turned(
    [
      [205, 1320],
      [204, 1322],
      [160, 1620],
      [158, 1622],
    ],
    0,
    0,
    0,
    'shade',
  )
}
