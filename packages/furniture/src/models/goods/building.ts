import { SIDES, spread, steps } from '@vuong-tron/geometry/numbers'
import { chain, move, turnY, type Vec2, type Vec3 } from '@vuong-tron/geometry/vectors'
import type { Family } from '../family.ts'
import type { Model, Size, Wood } from '../kit/model.ts'
import { ellipse, roundedRectangle } from '../kit/outlines.ts'
import { gridTriangles, smoothNormals, vertex } from '../kit/shape.ts'
import { box, flatSection, sweep } from '../kit/solids.ts'
import type { MaterialName } from '../materials.ts'

/** A profile drawn by shares of depth and height, from the wall outwards. */
const profileOf = (d: number, h: number, shares: readonly Vec2[]): Vec2[] =>
  shares.map(([z, y]) => [(z - 0.5) * d, (y - 0.5) * h])

const moulding: Vec2[] = [
  [0, 0],
  [0.5, 0],
  [0.6, 0.08],
  [0.5, 0.16],
  [0.7, 0.24],
  [1, 0.42],
  [1, 0.6],
  [0.72, 0.76],
  [0.5, 0.84],
  [0.6, 0.92],
  [0.5, 1],
  [0, 1],
]
const cornice: Vec2[] = [
  [0, 0],
  [0.12, 0],
  [0.18, 0.12],
  [0.3, 0.2],
  [0.36, 0.36],
  [0.5, 0.54],
  [0.68, 0.66],
  [0.8, 0.7],
  [0.88, 0.82],
  [1, 0.88],
  [1, 1],
  [0, 1],
]
const skirting: Vec2[] = [
  [0, 0],
  [1, 0],
  [1, 0.72],
  [0.8, 0.8],
  [0.7, 0.9],
  [0.4, 1],
  [0, 1],
]
const threshold: Vec2[] = [
  [0, 0],
  [0.4, 0],
  [0.44, 0],
  [0.56, 0],
  [1, 0.1],
  [0.86, 0.7],
  [0.62, 1],
  [0.38, 1],
  [0.14, 0.7],
  [0, 0.1],
]

/** A profile with hollows, fully visible from the given point. */
function hollowed(m: Model, { w, d, h }: Size, profile: readonly Vec2[], [fromZ, fromY]: Vec2) {
  const around = profile.map(([z, y]): Vec2 => [(z - fromZ) * d, (y - fromY) * h])
  m.extruded(around, w, 0, fromY * h, (fromZ - 0.5) * d, 'plaster_white')
}

/** A plaster tile whose face runs in waves. */
function relief(m: Model, { w, d, h }: Size) {
  const cells = m.detail === 'web' ? 26 : 80
  const vertices = steps(cells + 1).flatMap((row) =>
    steps(cells + 1).map((column) => {
      const [u, v] = [column / cells, row / cells]
      const wave = 0.5 + 0.5 * Math.sin(u * Math.PI * 6 + 1.4 * Math.sin(v * Math.PI * 2))
      return vertex([(u - 0.5) * w, v * h, -d / 2 + d * (0.35 + 0.65 * wave)], [0, 0, 1])
    }),
  )
  m.add(
    'plaster_white',
    smoothNormals({ vertices, triangles: gridTriangles(cells + 1, cells + 1).map(([a, b, c]) => [a, c, b]) }),
  )
  m.board(w, h, d * 0.34, 0, 0, -d / 2 + d * 0.17, 'plaster_white', 1)
}

/** A square frame with four petals that meet in the middle. */
function breezeBlock(m: Model, { w, d, h }: Size) {
  const bar = 18
  for (const side of SIDES) {
    m.board(w, bar, d, 0, side < 0 ? 0 : h - bar, 0, 'terracotta', 4)
    m.board(bar, h - 2 * bar, d, side * (w / 2 - bar / 2), bar, 0, 'terracotta', 4)
  }
  const radius = w / 2 - bar / 2
  for (const [index, [x, y]] of (
    [
      [-1, 0],
      [1, 0],
      [-1, 1],
      [1, 1],
    ] as const
  ).entries()) {
    const arc = spread(0, 90, m.detail === 'web' ? 10 : 24).map((degrees): Vec3 => {
      const angle = (degrees * Math.PI) / 180
      return [
        x * (w / 2 - bar / 2 - radius * Math.cos(angle)),
        y * h + (y ? -1 : 1) * (bar / 2 + radius * Math.sin(angle)),
        0,
      ]
    })
    // Where petals cross, no two faces may lie in one plane.
    m.add('terracotta', sweep(arc, flatSection(12, d - 6 - index)))
  }
  m.within({ x: [1, 0, 0], y: [0, 0, 1], z: [0, -1, 0], origin: [0, h / 2, -d / 2 + 4] }, () =>
    m.turned(
      [
        [0.1, 0],
        [26, 0],
        [26, d - 8],
        [0.1, d - 8],
      ],
      0,
      0,
      0,
      'terracotta',
    ),
  )
}

function tTrim(m: Model, { w, d, h }: Size) {
  m.board(w, h * 0.3, d, 0, h * 0.7, 0, 'brass', 0.5)
  m.board(w, h * 0.72, d * 0.24, 0, 0, 0, 'brass', 0.3)
}

export const decorativeMaterials: Family = {
  'phao-chi-nep-tuong-8-cm': (m, size) => hollowed(m, size, moulding, [0.05, 0.5]),
  'phao-tran-thach-cao-nep-tuong-10-cm': (m, size) => hollowed(m, size, cornice, [0.08, 0.92]),
  'tam-thach-cao-noi-nep-tuong-60-60-cm': relief,
  'gach-bong-gio-nep-tuong-20-cm': breezeBlock,
  'tam-may-dan-nep-tuong-60-cm': (m, { w, d, h }) => m.add('cane', box(w, h, d, 0.3), move(0, h / 2, 0), 2),
  'nep-dong-nep-tuong-8-mm': tTrim,
}

/** A stack of planks; the top ones lie a little askew in pictures. */
function planks(m: Model, { w, d, h }: Size, count: number, wood: Wood, herringbone = false) {
  m.wood = wood
  const thick = h / count
  for (const level of steps(count)) {
    const y = level * thick
    m.board(w, thick * 0.62, d, 0, y + thick * 0.36, 0, wood, 0.8)
    m.board(w - 6, thick * 0.36, d - 6, 0, y, 0, 'felt', 0.3)
  }
  m.prop(() => {
    if (herringbone)
      for (const [index, turn] of [45, -45, 45, -45].entries())
        m.within(
          chain(move(w * 0.1 + index * d * 0.72, index * 5.2, d * 1.9 + (index % 2 ? d * 0.2 : 0)), turnY(turn)),
          () => m.board(w * 0.7, 5, d, 0, 0, 0, wood, 0.8),
        )
    else
      for (const offset of [0, 1])
        m.board(w * 0.9, 5, d, (offset - 0.5) * w * 0.16, 0, d * (1.05 + offset * 1.02), wood, 0.8)
  })
}

function roll(m: Model, { w, d }: Size) {
  const turns = 6
  const count = m.detail === 'web' ? 90 : 220
  const spiral = spread(0, turns, count).map((turn): Vec3 => {
    const radius = (d / 2 - 3) * (0.3 + (0.7 * turn) / turns)
    const angle = turn * 2 * Math.PI
    return [0, d / 2 + radius * Math.sin(angle), radius * Math.cos(angle)]
  })
  m.add('blue_plastic', sweep(spiral, flatSection(w, 4)))
}

export const plasticFloors: Family = {
  'san-spc-chan-tran-4-mm-mau-soi': (m, size) => planks(m, size, 10, 'oak'),
  'san-spc-chan-tran-6-mm-mau-oc-cho': (m, size) => planks(m, size, 8, 'walnut'),
  'san-nhua-dan-keo-chan-tran-3-mm': (m, size) => planks(m, size, 16, 'ash'),
  'len-chan-tuong-chan-tran-9-cm': (m, { w, d, h }) =>
    m.extruded(profileOf(d, h, skirting), w, 0, h / 2, 0, 'white_lacquer'),
  'nep-noi-san-chan-tran-35-mm': (m, { w, d, h }) =>
    m.extruded(profileOf(d, h, threshold), w, 0, h / 2, 0, 'aluminium', 0.2),
  'xop-lot-san-chan-tran-2-mm': roll,
}

function slats(m: Model, { w, d, h }: Size, count: number, backing: MaterialName, thickness: number) {
  m.board(w, h, thickness, 0, 0, -d / 2 + thickness / 2, backing, 0.5)
  for (const x of spread(-w / 2 + w / count / 2, w / 2 - w / count / 2, count))
    m.board((w / count) * 0.62, h, d - thickness, x, 0, thickness / 2, m.wood, 1)
}

function fabricPanel(m: Model, { w, d, h }: Size) {
  m.board(w, h, d, 0, 0, 0, 'linen_grey', 1.5)
  for (const side of SIDES) m.board(3, h - 2, d - 3, side * (w / 2 - 1), 1, -1, 'aluminium', 0.3)
}

export const wallPanels: Family = {
  'lam-song-van-san-16-cm': (m, size) => slats(m, size, 4, m.wood, 6),
  'tam-op-phang-van-san-40-cm': fabricPanel,
  'tam-op-van-da-van-san': (m, { w, d, h }) => m.board(w, h, d, 0, 0, 0, 'marble', 0.5),
  'tam-tieu-am-nan-go-van-san': (m, size) => slats(m, size, 17, 'felt', 9),
  'van-san-go-van-san-12-mm': (m, size) => planks(m, size, 8, 'oak'),
  'san-xuong-ca-van-san-5-mm': (m, size) => planks(m, size, 12, 'oak', true),
}

/** Sheets of veneer across each other show at the edges. */
function plywood(m: Model, { w, d, h }: Size, plies: number) {
  for (const ply of steps(plies)) m.board(w, h / plies, d, 0, (h / plies) * ply, 0, ply % 2 ? 'oak' : 'birch', 0.2)
}

function glued(m: Model, { w, d, h }: Size, staves: number) {
  for (const x of spread(-w / 2 + w / staves / 2, w / 2 - w / staves / 2, staves))
    m.add(m.wood, box(w / staves - 0.4, h, d, 0.5), move(x, h / 2, 0), 2)
}

function tableTop(m: Model, { w, d, h }: Size) {
  m.slab(roundedRectangle(w, d, 8, 3), h, 0, 0, 0, m.wood, 4)
  for (const x of SIDES)
    for (const z of SIDES)
      m.slab(ellipse(30, 30, 16), 1, x * (w / 2 - 110), -0.4, z * (d / 2 - 90), 'black_plastic', 0.2)
}

export const interiorWood: Family = {
  'van-ep-bach-duong-tho-moc-18-mm': (m, size) => plywood(m, size, 13),
  'van-mdf-chong-am-tho-moc-17-mm': (m, { w, d, h }) => m.board(w, h, d, 0, 0, 0, 'mdf_green', 0.6),
  'van-soi-ghep-tho-moc-20-mm': (m, size) => glued(m, size, 14),
  'van-veneer-tan-bi-tho-moc-18-mm': (m, { w, d, h }) => {
    m.board(w, h - 2, d, 0, 1, 0, 'birch', 0.4)
    for (const y of [0, h - 1]) m.add(m.wood, box(w, 1, d, 0.2), move(0, y + 0.5, 0), 2)
  },
  'mat-ban-oc-cho-tho-moc-160-cm': tableTop,
  'thanh-nan-soi-tho-moc-3-4-cm': (m, { w, d, h }) => m.board(w, h, d, 0, 0, 0, m.wood, 3),
}
