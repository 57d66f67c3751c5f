import { SIDES, steps } from '@vuong-tron/geometry/numbers'
import { move, type Vec2, type Vec3 } from '@vuong-tron/geometry/vectors'
import { Model, type Wood } from '../models/kit/model.ts'
import { ellipse } from '../models/kit/outlines.ts'
import { boundsCentre } from '../models/kit/shape.ts'
import type { MaterialName } from '../models/materials.ts'
import { floorLamp } from '../models/parts/lamps.ts'
import { plant } from '../models/parts/plant.ts'
import { chair, curtain, type Decor, print, rug, television } from './decor.ts'

/** A rug with a woven border, so that its shape is read on a floor of its colour. */
const bordered =
  (cloth: MaterialName, border: MaterialName): Decor =>
  (m) => {
    const [w, d, inset, wide] = [2400, 1700, 110, 26]
    rug(w, d, cloth)(m)
    for (const side of SIDES) {
      m.board(w - 2 * inset, 2, wide, 0, 21, side * (d / 2 - inset), border, 0.5)
      m.board(wide, 2, d - 2 * inset - wide, side * (w / 2 - inset), 21, 0, border, 0.5)
    }
  }

/** A shade as a drum, open below. */
const drum = (low: number, high: number, wide: number): Vec2[] => [
  [wide, low],
  [wide - 1, low + 2],
  [wide * 0.84, high],
  [wide * 0.83, high + 2],
]

/** A round shade of paper. */
const paperBall = (middle: number, radius: number): Vec2[] =>
  steps(13).map((step): Vec2 => {
    const angle = -Math.PI / 2 + (step / 12) * Math.PI
    return [Math.max(0.1, radius * Math.cos(angle)), middle + radius * 0.92 * Math.sin(angle)]
  })

const tripod: Decor = (m) => {
  for (const leg of steps(3)) {
    const angle = (leg / 3) * 2 * Math.PI + 0.5
    const foot: Vec3 = [270 * Math.cos(angle), 0, 270 * Math.sin(angle)]
    m.bar([foot, [18 * Math.cos(angle), 1160, 18 * Math.sin(angle)]], 15, m.wood)
  }
  m.turned(drum(1150, 1540, 225), 0, 0, 0, 'shade')
}

const paperLamp: Decor = (m) => {
  m.slab(ellipse(290, 290), 18, 0, 0, 0, 'black_metal', 5)
  m.bar(
    [
      [0, 10, 0],
      [0, 1180, 0],
    ],
    9,
    'black_metal',
  )
  m.turned(paperBall(1370, 210), 0, 0, 0, 'shade')
}

const tableLamp: Decor = (m) => {
  m.turned(
    [
      [0.1, 0],
      [62, 0],
      [84, 60],
      [70, 150],
      [22, 205],
      [16, 215],
      [0.1, 216],
    ],
    0,
    0,
    0,
    'ceramic_clay',
  )
  m.turned(drum(220, 430, 128), 0, 0, 0, 'shade')
}

/** A bedside table with a drawer over an open shelf. */
const bedside: Decor = (m) => {
  const [w, d, h] = [450, 400, 520]
  for (const side of SIDES) m.board(20, h - 100, d, side * (w / 2 - 10), 100, 0)
  for (const y of [h - 22, h - 200, 100]) m.board(w - 40, 20, d - 4, 0, y, 0)
  m.board(w - 40, h - 140, 12, 0, 110, -d / 2 + 8)
  m.board(w - 46, 150, 18, 0, h - 178, d / 2 - 11)
  m.bar(
    [
      [-45, h - 100, d / 2 + 8],
      [45, h - 100, d / 2 + 8],
    ],
    5,
    'brass',
  )
  for (const side of SIDES) for (const end of SIDES) m.leg(side * (w / 2 - 40), end * (d / 2 - 40), 100, 15, 11)
}

const shade =
  (profile: readonly Vec2[], material: MaterialName): Decor =>
  (m) =>
    m.turned(profile, 0, 0, 0, material)

/** A curtain's rod along x. */
const rod: Decor = (m) =>
  m.bar(
    [
      [-1000, 12, 0],
      [1000, 12, 0],
    ],
    12,
    'black_metal',
  )

type Dressed = { make: Decor; wood?: Wood }

const ACCENTS = {
  clay: 'paper_c',
  ink: 'paper_d',
  green: 'linen_olive',
  black: 'black_metal',
} as const satisfies Record<string, MaterialName>

const prints = Object.entries(ACCENTS).flatMap(([accent, colour]): [string, Dressed][] => [
  [`print-tall-${accent}-0`, { make: print(600, 800, 0, colour) }],
  [`print-tall-${accent}-1`, { make: print(600, 800, 2, colour) }],
  [`print-wide-${accent}-0`, { make: print(1000, 640, 0, colour) }],
])

const CHAIRS = {
  'oak-sand': ['oak', 'linen_sand'],
  'oak-olive': ['oak', 'linen_olive'],
  'ash-ink': ['ash', 'linen_ink'],
  'walnut-olive': ['walnut', 'linen_olive'],
  'black-grey': ['black_oak', 'linen_grey'],
  'black-rust': ['black_oak', 'linen_rust'],
} as const satisfies Record<string, readonly [Wood, MaterialName]>

const RUGS = {
  cream: ['rug', 'linen_sand'],
  sand: ['linen_sand', 'throw_rust'],
  grey: ['linen_grey', 'linen_ink'],
  jute: ['throw_sand', 'linen_olive'],
} as const satisfies Record<string, readonly [MaterialName, MaterialName]>

const WOODS = ['oak', 'walnut', 'ash', 'black_oak'] as const

/** What dresses rooms in photographs: the same things as in the shop's own rooms, in few corners. */
export const dressing: Readonly<Record<string, Dressed>> = {
  ...Object.fromEntries(prints),
  ...Object.fromEntries(
    Object.entries(CHAIRS).map(([name, [wood, cover]]) => [`chair-${name}`, { make: chair(cover), wood }]),
  ),
  ...Object.fromEntries(
    Object.entries(RUGS).map(([name, [cloth, border]]) => [`rug-${name}`, { make: bordered(cloth, border) }]),
  ),
  ...Object.fromEntries(WOODS.map((wood) => [`bedside-${wood}`, { make: bedside, wood }])),
  'lamp-slim': { make: floorLamp },
  'lamp-paper': { make: paperLamp },
  'lamp-tripod-ash': { make: tripod, wood: 'ash' },
  'lamp-tripod-walnut': { make: tripod, wood: 'walnut' },
  'table-lamp': { make: tableLamp },
  'pendant-linen': { make: shade(drum(0, 220, 240), 'shade') },
  'pendant-paper': { make: shade(paperBall(200, 230), 'shade') },
  'pendant-black': {
    make: shade(
      [
        [240, 0],
        [238, 3],
        [150, 150],
        [40, 210],
        [0.1, 214],
      ],
      'black_metal',
    ),
  },
  cord: { make: (m) => m.board(6, 1000, 6, 0, 0, 0, 'black_metal', 0.5) },
  plant: { make: (m) => plant(m, 1500) },
  television: { make: television(1230) },
  curtain: { make: curtain(500, 2400) },
  rod: { make: rod },
}

/** A dressing model with the middle of its foot at the origin. */
export function dressingModel(name: string): Model {
  const found = dressing[name]
  if (!found) throw new Error(`There is no dressing ${name}.`)
  const model = new Model(name, found.wood ?? 'oak', 'web')
  found.make(model)
  const bounds = model.bounds()
  const [x, , z] = boundsCentre(bounds)
  model.transform(move(-x, -bounds.low[1], -z))
  return model
}
