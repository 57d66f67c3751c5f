import { move, type Vec2 } from '@vuong-tron/geometry/vectors'
import type { Family } from '../family.ts'
import type { Model, Size } from '../kit/model.ts'
import { ellipse, roundedRectangle, superellipse } from '../kit/outlines.ts'
import type { MaterialName } from '../materials.ts'

/** The outline at an inset in millimetres. */
type Outline = (inset: number) => Vec2[]

/** A vessel that stands on a counter: a thin wall, open above; its bowl may have an outline of its own. */
function vessel(
  m: Model,
  outline: Outline,
  h: number,
  {
    foot,
    wall = 9,
    material = 'porcelain' as MaterialName,
    y = 0,
    z = 0,
    bowl = outline,
  }: { foot: number; wall?: number; material?: MaterialName; y?: number; z?: number; bowl?: Outline },
) {
  m.lofted(
    [
      { outline: outline(foot), y: 0 },
      { outline: outline(foot * 0.7), y: 3 },
      { outline: outline(foot * 0.28), y: h * 0.34 },
      { outline: outline(2), y: h - 5 },
      { outline: outline(0), y: h - 2 },
      { outline: outline(1.5), y: h },
      { outline: bowl(wall - 1.5), y: h },
      { outline: bowl(wall), y: h - 2 },
      { outline: bowl(foot * 0.3 + wall), y: h * 0.42 },
      { outline: bowl(foot * 0.75 + wall), y: 26 },
      { outline: bowl(foot * 1.25 + wall), y: 18 },
    ],
    0,
    y,
    0,
    material,
  )
  m.turned(
    [
      [0.1, 3],
      [24, 3],
      [28, 5],
      [32, 3],
      [33, 0],
    ],
    0,
    y + 17,
    z,
    'chrome',
  )
}

/** Moved to the front by half of the ledge for the tap behind the bowl. */
const beforeLedge = (outline: readonly Vec2[], ledge: number) => outline.map(([x, z]): Vec2 => [x, z + ledge / 2])

const points = (m: Model) => (m.detail === 'web' ? 28 : 64)

function withLedge(m: Model, { w, d, h }: Size) {
  const ledge = 90
  const rounded = (depth: number, inset: number) =>
    roundedRectangle(w - 2 * inset, depth - 2 * inset, Math.max(8, 60 - inset * 0.4), m.detail === 'web' ? 5 : 10)
  vessel(m, (inset) => rounded(d, inset), h, {
    foot: 34,
    wall: 12,
    z: ledge / 2,
    bowl: (inset) => beforeLedge(rounded(d - ledge, inset), ledge),
  })
  tapHole(m, h, -d / 2 + 50)
}

function undermount(m: Model, { w, d, h }: Size) {
  const outline = (inset: number) => superellipse(w - 2 * inset, d - 2 * inset, 2.6, points(m))
  m.lofted(
    [
      { outline: outline(140), y: 0 },
      { outline: outline(66), y: 20 },
      { outline: outline(30), y: h - 40 },
      { outline: outline(28), y: h - 16 },
      { outline: outline(2), y: h - 14 },
      { outline: outline(0), y: h - 10 },
      { outline: outline(0), y: h - 2 },
      { outline: outline(2), y: h },
      { outline: outline(38), y: h },
      { outline: outline(44), y: h - 6 },
      { outline: outline(78), y: h * 0.4 },
      { outline: outline(140), y: 34 },
    ],
    0,
    0,
    0,
    'porcelain',
  )
  m.turned(
    [
      [0.1, 3],
      [24, 3],
      [28, 5],
      [32, 3],
      [33, 0],
    ],
    0,
    26,
    0,
    'chrome',
  )
}

function basinBody(m: Model, { w, d, h }: Size, y: number) {
  const ledge = 54
  const rounded = (depth: number, inset: number) => superellipse(w - 2 * inset, depth - 2 * inset, 3.4, points(m))
  m.within(move(0, y, 0), () =>
    vessel(m, (inset) => rounded(d, inset), h, {
      foot: 44,
      wall: 34,
      z: ledge / 2,
      bowl: (inset) => beforeLedge(rounded(d - ledge, inset), ledge),
    }),
  )
  tapHole(m, y + h, -d / 2 + 46)
}

const tapHole = (m: Model, y: number, z: number) =>
  m.turned(
    [
      [18, -0.5],
      [18, 0.9],
      [0.1, 0.9],
    ],
    0,
    y,
    z,
    'black_plastic',
  )

function wallHung(m: Model, { w, d, h }: Size) {
  const bowl = 170
  basinBody(m, { w, d, h: bowl }, h - bowl)
  const shroud = (scale: number) => superellipse(w * 0.44 * scale, d * 0.6 * scale, 3, points(m))
  m.lofted(
    [
      { outline: shroud(0.7), y: 0 },
      { outline: shroud(0.85), y: 20 },
      { outline: shroud(1.1), y: h - bowl + 20 },
    ],
    0,
    0,
    -d * 0.16,
    'porcelain',
  )
}

function pedestal(m: Model, { w, d, h }: Size) {
  const bowl = 190
  basinBody(m, { w, d, h: bowl }, h - bowl)
  const column = (scale: number) => superellipse(230 * scale, 220 * scale, 2.8, points(m))
  m.lofted(
    [1.15, 1.1, 0.86, 0.78, 0.8, 1.05].map((scale, index) => ({
      outline: column(scale),
      y: [0, 30, 130, 330, 520, h - bowl + 20][index] ?? 0,
    })),
    0,
    0,
    -d * 0.12,
    'porcelain',
  )
}

export const washbasins: Family = {
  'chau-dat-ban-tron-la-sen-40-cm': (m, { w, d, h }) =>
    vessel(m, (inset) => ellipse(w - 2 * inset, d - 2 * inset, points(m)), h, { foot: 70, wall: 7 }),
  'chau-dat-ban-chu-nhat-la-sen-50-cm': withLedge,
  'chau-am-ban-la-sen-56-cm': undermount,
  'chau-treo-tuong-la-sen-45-cm': wallHung,
  'chau-chan-cot-la-sen-55-cm': pedestal,
  'chau-da-tu-nhien-la-sen-45-cm': (m, { w, d, h }) =>
    vessel(m, (inset) => superellipse(w - 2 * inset, d - 2 * inset, 2.5, points(m)), h, {
      foot: 52,
      wall: 26,
      material: 'stone',
    }),
}
