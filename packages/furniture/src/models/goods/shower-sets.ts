import { SIDES, spread } from '@vuong-tron/geometry/numbers'
import { chain, move, turnX, turnZ, type Vec3 } from '@vuong-tron/geometry/vectors'
import type { Family } from '../family.ts'
import type { Model, Size } from '../kit/model.ts'
import { ellipse, roundedRectangle } from '../kit/outlines.ts'
import { fillet, flatSection } from '../kit/solids.ts'
import { handShower, head, hose } from './shower-heads.ts'

function railSet(m: Model, { w, d, h }: Size) {
  const z = -d / 2 + 30
  m.bar(
    [
      [0, 10, z],
      [0, h - 10, z],
    ],
    10,
    'chrome',
  )
  for (const y of [24, h - 24]) {
    m.bar(
      [
        [0, y, -d / 2],
        [0, y, z],
      ],
      9,
      'chrome',
    )
    m.within(chain(move(0, y, -d / 2), turnX(90)), () =>
      m.turned(
        [
          [22, 0],
          [22, 6],
          [0.1, 7],
        ],
        0,
        0,
        0,
        'chrome',
      ),
    )
  }
  m.board(34, 46, 34, 0, h * 0.72, z + 4, 'grey_plastic', 8)
  handShower(m, 0, h * 0.78, d / 2 - 74, w * 0.5 - 2)
  hose(m, [0, h * 0.58, d / 2 - 20], [0, 10, -d / 2 + 14], -20)
}

function mixer(m: Model, { w, d, h }: Size, y = 0) {
  const z = -d / 2 + 62
  m.bar(
    [
      [-w / 2 + 32, y + h * 0.6, z],
      [w / 2 - 32, y + h * 0.6, z],
    ],
    24,
    'chrome',
  )
  for (const side of SIDES) {
    m.bar(
      [
        [side * (w / 2 - 34), y + h * 0.6, -d / 2 + 6],
        [side * (w / 2 - 34), y + h * 0.6, z],
      ],
      16,
      'chrome',
    )
    m.within(chain(move(side * (w / 2 - 34), y + h * 0.6, -d / 2), turnX(90)), () =>
      m.turned(
        [
          [33, 0],
          [33, 7],
          [18, 16],
          [0.1, 16],
        ],
        0,
        0,
        0,
        'chrome',
      ),
    )
  }
  m.turned(
    [
      [0.1, 0],
      [11, 0],
      [12, 24],
    ],
    0,
    y,
    z,
    'chrome',
  )
  m.bar(
    [
      [0, y + h * 0.62, z + 10],
      [0, y + h - 8, d / 2 - 8],
    ],
    8,
    'chrome',
  )
}

function mixerSet(m: Model, { w, d, h }: Size) {
  mixer(m, { w, d, h })
  m.prop(() => {
    handShower(m, w * 0.9, h + 160, -d / 2 + 80, 46)
    hose(m, [w * 0.9, h + 30, -d / 2 + 100], [0, 6, -d / 2 + 62], 260)
  })
}

function column(m: Model, { w, d, h }: Size, thermostatic: boolean) {
  const radius = w / 2
  const z = -d / 2 + 60
  m.within(move(0, 0, -d / 2 + 80), () => mixer(m, { w: thermostatic ? w : w * 0.9, d: 160, h: 90 }))
  if (thermostatic)
    for (const side of SIDES)
      m.within(chain(move(side * (w / 2 - 30), 54, z), turnZ(90)), () =>
        m.turned(
          [
            [25, -30],
            [25, 30],
          ],
          0,
          0,
          0,
          'grey_plastic',
        ),
      )
  const path: Vec3[] = [
    [0, 60, z],
    [0, h - 20, z],
    [0, h - 20, d / 2 - radius],
    [0, h - 60, d / 2 - radius],
  ]
  m.bar(fillet(path, 70, m.detail === 'web' ? 5 : 12), thermostatic ? flatSection(32, 14) : 11, 'chrome')
  head(m, 0, h - 92, d / 2 - radius, radius)
  m.bar(
    [
      [0, h * 0.72, -d / 2],
      [0, h * 0.72, z],
    ],
    9,
    'chrome',
  )
  m.board(32, 40, 40, 0, h * 0.46, z + 14, 'chrome', 6)
  handShower(m, 0, h * 0.52, z + 40, 48)
  hose(m, [0, h * 0.38, z + 30], [0, 6, z], -30)
}

function concealed(m: Model, { w, d, h }: Size) {
  m.bar(
    fillet(
      [
        [0, h - 40, -d / 2 + 6],
        [0, h - 40, d / 2 - w / 2],
        [0, h - 66, d / 2 - w / 2],
      ],
      30,
      5,
    ),
    10,
    'chrome',
  )
  m.within(chain(move(0, h - 40, -d / 2), turnX(90)), () =>
    m.turned(
      [
        [30, 0],
        [30, 6],
        [0.1, 7],
      ],
      0,
      0,
      0,
      'chrome',
    ),
  )
  head(m, 0, h - 98, d / 2 - w / 2, w / 2)
  m.upright(roundedRectangle(130, 118, 14, 4), 8, 0, 60, -d / 2 + 4, 'chrome', 2)
  m.within(chain(move(0, 60, -d / 2 + 8), turnX(90)), () =>
    m.turned(
      [
        [26, 0],
        [24, 40],
        [0.1, 42],
      ],
      0,
      0,
      0,
      'chrome',
    ),
  )
  m.bar(
    [
      [0, 60, -d / 2 + 40],
      [0, 112, -d / 2 + 50],
    ],
    5,
    'chrome',
  )
}

function ceilingHead(m: Model, { w, d, h }: Size) {
  m.slab(roundedRectangle(w, d, 10, 4), h, 0, 0, 0, 'steel', 3)
  for (const x of spread(-w / 2 + 34, w / 2 - 34, 7))
    for (const z of spread(-d / 2 + 34, d / 2 - 34, 7)) m.slab(ellipse(9, 9, 8), 1.5, x, -1, z, 'grey_plastic', 0.3)
}

export const showerSets: Family = {
  'sen-tay-mua-rao-kem-thanh-truot': railSet,
  'cu-sen-nong-lanh-mua-rao': mixerSet,
  'sen-cay-mua-rao-bat-tron-25-cm': (m, size) => column(m, size, false),
  'sen-cay-on-nhiet-mua-rao': (m, size) => column(m, size, true),
  'sen-am-tuong-mua-rao': concealed,
  'sen-tran-mua-rao-40-cm': ceilingHead,
}
