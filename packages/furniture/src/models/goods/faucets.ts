import { SIDES, spread } from '@vuong-tron/geometry/numbers'
import { chain, move, turnX, turnZ, type Vec3 } from '@vuong-tron/geometry/vectors'
import type { Family } from '../family.ts'
import type { Model, Size } from '../kit/model.ts'
import { ellipse, roundedRectangle } from '../kit/outlines.ts'
import { fillet, flatSection } from '../kit/solids.ts'
import type { MaterialName } from '../materials.ts'

const arcPoints = (m: Model) => (m.detail === 'web' ? 10 : 24)

/** A spout that rises from the back, bends over and looks down at the front. */
function gooseneck(m: Model, { d, h }: Size, radius: number, base: number, material: MaterialName, drop: number) {
  const z = -d / 2 + base
  const reach = d - base - radius - 2
  const bend = reach / 2
  const arc = spread(180, 0, arcPoints(m)).map((degrees): Vec3 => {
    const angle = (degrees * Math.PI) / 180
    return [0, h - radius - bend + bend * Math.sin(angle), z + bend + bend * Math.cos(angle)]
  })
  m.bar([[0, 40, z], ...arc, [0, h - radius - bend - drop, z + reach]], radius, material)
  return { z, front: z + reach, mouth: h - radius - bend - drop }
}

const baseBody = (m: Model, z: number, radius: number, height: number, material: MaterialName) =>
  m.turned(
    [
      [0.1, 0],
      [radius, 0],
      [radius, 5],
      [radius * 0.86, 9],
      [radius * 0.8, height - 6],
      [radius * 0.7, height],
      [0.1, height],
    ],
    0,
    0,
    z,
    material,
  )

/** A lever at the side of a body. */
const lever = (m: Model, x: number, y: number, z: number, length: number, material: MaterialName) => {
  m.within(chain(move(x, y, z), turnZ(-90)), () =>
    m.turned(
      [
        [13, -14],
        [13, 6],
        [0.1, 8],
      ],
      0,
      0,
      0,
      material,
    ),
  )
  m.bar(
    [
      [x + 2, y, z],
      [x + 6, y + length, z + 6],
    ],
    4.5,
    material,
  )
}

function pullOut(m: Model, { w, d, h }: Size) {
  const { z, front, mouth } = gooseneck(m, { w, d, h }, 12, 27, 'steel', 40)
  baseBody(m, z, 27, 120, 'steel')
  m.turned(
    [
      [0.1, -70],
      [15, -70],
      [17, -60],
      [15, 0],
      [12.5, 4],
    ],
    0,
    mouth,
    front,
    'steel',
  )
  m.turned(
    [
      [13, -2],
      [0.1, -1],
    ],
    0,
    mouth - 70,
    front,
    'black_plastic',
  )
  lever(m, w / 2 - 14, 84, z, 90, 'steel')
}

function swan(m: Model, { w, d, h }: Size) {
  const { z } = gooseneck(m, { w, d, h }, 10, 25, 'chrome', 10)
  baseBody(m, z, 25, 80, 'chrome')
  for (const side of SIDES)
    m.bar(
      [
        [side * 16, 56, z],
        [side * (w / 2), 60, z],
      ],
      5,
      'chrome',
    )
}

function low(m: Model, { w, d, h }: Size) {
  const z = -d / 2 + w / 2
  baseBody(m, z, w / 2, h * 0.62, 'chrome')
  const path: Vec3[] = [
    [0, h * 0.5, z],
    [0, h * 0.62, z + 40],
    [0, h * 0.5, d / 2 - 14],
    [0, h * 0.4, d / 2 - 12],
  ]
  m.bar(fillet(path, 24, 5), flatSection(30, 20), 'chrome')
  m.turned(
    [
      [20, 0],
      [21, 8],
      [20, 30],
      [0.1, 34],
    ],
    0,
    h * 0.6,
    z,
    'chrome',
  )
  m.within(chain(move(0, h * 0.8, z), turnX(-10)), () =>
    m.slab(roundedRectangle(22, 92, 9, 4), 8, 0, 0, 26, 'chrome', 3),
  )
}

function tall(m: Model, { w, d, h }: Size) {
  const z = -d / 2 + w / 2
  m.turned(
    [
      [0.1, 0],
      [w / 2, 0],
      [w / 2, 6],
      [19, 14],
      [19, h - 30],
      [0.1, h - 30],
    ],
    0,
    0,
    z,
    'chrome',
  )
  m.bar(
    [
      [0, h - 70, z],
      [0, h - 92, d / 2 - 6],
    ],
    12,
    'chrome',
  )
  m.turned(
    [
      [21, 0],
      [21, 26],
      [17, 30],
      [0.1, 30],
    ],
    0,
    h - 30,
    z,
    'chrome',
  )
  m.bar(
    [
      [0, h - 12, z],
      [0, h - 6, z + 70],
    ],
    4,
    'chrome',
  )
}

function fromWall(m: Model, { w, d, h }: Size) {
  m.upright(roundedRectangle(w, h * 0.9, 14, 4), 8, 0, h * 0.45, -d / 2 + 4, 'chrome', 2)
  m.bar(
    fillet(
      [
        [0, h * 0.5, -d / 2 + 6],
        [0, h * 0.56, d / 2 - 18],
        [0, h * 0.24, d / 2 - 12],
      ],
      30,
      6,
    ),
    12,
    'chrome',
  )
  m.within(chain(move(w * 0.34, h * 0.5, -d / 2 + 8), turnX(90)), () =>
    m.turned(
      [
        [22, 0],
        [21, 34],
        [0.1, 36],
      ],
      0,
      0,
      0,
      'chrome',
    ),
  )
  m.bar(
    [
      [w * 0.34, h * 0.5, -d / 2 + 34],
      [w * 0.34, h, -d / 2 + 46],
    ],
    4,
    'chrome',
  )
}

function sensor(m: Model, { w, d, h }: Size) {
  const z = -d / 2 + w / 2
  m.slab(roundedRectangle(w, w, 16, 5), 6, 0, 0, z, 'steel', 2)
  const path: Vec3[] = [
    [0, 4, z],
    [0, h - 18, z],
    [0, h - 18, d / 2 - 18],
    [0, h - 58, d / 2 - 16],
  ]
  m.bar(fillet(path, 46, m.detail === 'web' ? 5 : 10), flatSection(38, 30), 'steel')
  m.slab(ellipse(14, 14, 16), 2, 0, h * 0.42, z + 15, 'black_glass', 0.4)
}

export const faucets: Family = {
  'voi-bep-rut-day-mach-nguon': pullOut,
  'voi-bep-co-ngong-mach-nguon': swan,
  'voi-lavabo-thap-mach-nguon': low,
  'voi-lavabo-cao-mach-nguon-30-cm': tall,
  'voi-lavabo-am-tuong-mach-nguon': fromWall,
  'voi-cam-ung-mach-nguon': sensor,
}
