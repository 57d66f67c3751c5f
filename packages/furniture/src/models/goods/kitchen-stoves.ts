import { SIDES, spread, steps } from '@vuong-tron/geometry/numbers'
import { chain, move, turnX, turnY, type Vec3 } from '@vuong-tron/geometry/vectors'
import type { Family } from '../family.ts'
import type { Model, Size } from '../kit/model.ts'
import { ellipse, roundedRectangle } from '../kit/outlines.ts'
import { roundSection, sweep } from '../kit/solids.ts'
import type { MaterialName } from '../materials.ts'

/** A printed circle on glass. */
function ring(m: Model, x: number, z: number, y: number, radius: number, material: MaterialName = 'ring') {
  const count = m.detail === 'web' ? 28 : 56
  const path = steps(count).map(
    (step): Vec3 => [
      radius * Math.cos((step / count) * 2 * Math.PI),
      0,
      radius * Math.sin((step / count) * 2 * Math.PI),
    ],
  )
  m.add(
    material,
    sweep(path, roundSection(1.1, 4), true),
    chain(move(x, y, z), { x: [1, 0, 0], y: [0, 0.4, 0], z: [0, 0, 1], origin: [0, 0, 0] }),
  )
}

type Zone = { x: number; z: number; r: number; hot?: boolean }

function hob(m: Model, { w, d, h }: Size, zones: Zone[], depth = 52) {
  m.board(w - 60, depth, d - 60, 0, 0, 0, 'dark_steel', 3)
  m.slab(roundedRectangle(w, d, 8, 3), h - depth, 0, depth, 0, 'black_glass', 2.5)
  for (const { x, z, r, hot } of zones) {
    ring(m, x * w, z * d, h + 0.2, r)
    ring(m, x * w, z * d, h + 0.2, r * 0.86, hot ? 'terracotta' : 'ring')
    if (hot) for (const share of [0.7, 0.54, 0.38]) ring(m, x * w, z * d, h + 0.2, r * share, 'terracotta')
    else
      for (const turn of [0, 90])
        m.within(chain(move(x * w, h, z * d), turnY(turn)), () => m.board(24, 0.4, 2, 0, 0, 0, 'ring', 0.1))
  }
  for (const x of spread(-w * 0.26, w * 0.26, 9)) m.slab(ellipse(9, 9, 12), 0.4, x, h, d / 2 - 30, 'ring', 0.1)
  m.board(34, 0.4, 10, 0, h, d / 2 - 50, 'display', 0.1)
}

function portableHob(m: Model, { w, d, h }: Size) {
  m.slab(roundedRectangle(w, d, 26, 5), h - 9, 0, 6, 0, 'black_plastic', 10)
  m.slab(roundedRectangle(w - 4, d - 4, 24, 5), 4, 0, h - 4, 0, 'black_glass', 1.5)
  for (const x of SIDES)
    for (const z of SIDES)
      m.turned(
        [
          [14, 0],
          [14, 7],
        ],
        x * (w / 2 - 40),
        0,
        z * (d / 2 - 50),
        'rubber',
      )
  ring(m, 0, -d * 0.12, h + 0.2, w * 0.38)
  ring(m, 0, -d * 0.12, h + 0.2, w * 0.33)
  for (const x of spread(-w * 0.32, w * 0.32, 5)) m.slab(ellipse(13, 13, 14), 0.4, x, h, d / 2 - 34, 'ring', 0.1)
  m.board(50, 0.4, 14, 0, h, d / 2 - 64, 'display', 0.1)
}

/** A burner under a cast grate with four arms. */
function burner(m: Model, x: number, z: number, y: number, size: number, top: number) {
  m.turned(
    [
      [size * 0.62, 0],
      [size * 0.6, 12],
      [size * 0.4, 16],
      [0.1, 17],
    ],
    x,
    y,
    z,
    'brass',
  )
  m.turned(
    [
      [size * 0.3, 16],
      [size * 0.34, 24],
      [0.1, 28],
    ],
    x,
    y,
    z,
    'black_metal',
  )
  ring(m, x, z, y + 6, size * 1.02, 'black_metal')
  for (const turn of [0, 90, 180, 270])
    m.within(chain(move(x, 0, z), turnY(turn + 45)), () => {
      const arm: Vec3[] = [
        [size * 1.05, y, 0],
        [size * 1.0, top - 6, 0],
        [size * 0.3, top - 6, 0],
      ]
      m.bar(arm, 5.5, 'black_metal')
    })
}

function gasHob(m: Model, { w, d, h }: Size, isFree: boolean) {
  const plate = isFree ? 90 : 66
  if (isFree) {
    m.slab(roundedRectangle(w, d - 26, 16, 4), plate, 0, 12, -13, 'steel', 5)
    for (const x of SIDES)
      for (const z of SIDES)
        m.turned(
          [
            [16, 0],
            [14, 14],
          ],
          x * (w / 2 - 50),
          0,
          z * (d / 2 - 60),
          'rubber',
        )
  } else {
    m.board(w - 70, plate - 8, d - 70, 0, 0, 0, 'dark_steel', 3)
    m.slab(roundedRectangle(w, d, 10, 3), 8, 0, plate - 8, 0, 'black_glass', 2.5)
  }
  const deck = isFree ? plate + 12 : plate
  for (const side of SIDES) burner(m, side * w * 0.25, -d * 0.06, deck, 92, h)
  for (const side of SIDES) {
    const knob = { x: side * w * 0.13, z: d / 2 - (isFree ? 26 : 46) }
    if (isFree)
      m.within(chain(move(side * w * 0.25, plate * 0.62, d / 2 - 26), turnX(90)), () =>
        m.turned(
          [
            [24, 0],
            [22, 22],
            [8, 25],
            [0.1, 25],
          ],
          0,
          0,
          0,
          'black_plastic',
        ),
      )
    else
      m.turned(
        [
          [22, 0],
          [19, 22],
          [0.1, 23],
        ],
        knob.x,
        deck,
        knob.z,
        'dark_steel',
      )
  }
}

export const kitchenStoves: Family = {
  'bep-tu-doi-lua-am-73-cm': (m, size) =>
    hob(m, size, [
      { x: -0.25, z: -0.06, r: 115 },
      { x: 0.25, z: -0.06, r: 100 },
    ]),
  'bep-tu-ba-vung-lua-am-59-cm': (m, size) =>
    hob(m, size, [
      { x: -0.2, z: -0.06, r: 140 },
      { x: 0.26, z: -0.22, r: 90 },
      { x: 0.26, z: 0.16, r: 75 },
    ]),
  'bep-tu-hong-ngoai-lua-am-73-cm': (m, size) =>
    hob(
      m,
      size,
      [
        { x: -0.25, z: -0.06, r: 110 },
        { x: 0.25, z: -0.06, r: 110, hot: true },
      ],
      67,
    ),
  'bep-tu-don-lua-am': portableHob,
  'bep-gas-am-lua-am': (m, size) => gasHob(m, size, false),
  'bep-gas-duong-lua-am-inox': (m, size) => gasHob(m, size, true),
}
