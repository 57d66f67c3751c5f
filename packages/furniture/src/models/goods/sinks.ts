import { SIDES, spread } from '@vuong-tron/geometry/numbers'
import type { Vec2 } from '@vuong-tron/geometry/vectors'
import type { Family } from '../family.ts'
import type { Model, Size } from '../kit/model.ts'
import { roundedRectangle } from '../kit/outlines.ts'
import type { MaterialName } from '../materials.ts'

type Cell = { x: number; z: number; w: number; d: number }

const shifted = (outline: readonly Vec2[], x: number, z: number): Vec2[] => outline.map(([px, pz]) => [px + x, pz + z])

/** A tile of the rim with a bowl pressed into it; the rim's upper side is at y. */
function pressedBowl(
  m: Model,
  cell: Cell,
  y: number,
  depth: number,
  {
    rim = [28, 28],
    corner = 60,
    material = 'steel' as MaterialName,
    drop = { x: 0, z: 0 },
  }: { rim?: Vec2; corner?: number; material?: MaterialName; drop?: { x: number; z: number } } = {},
) {
  const segments = m.detail === 'web' ? 4 : 9
  const outer = (inset: number, radius: number) =>
    roundedRectangle(cell.w - 2 * inset, cell.d - 2 * inset, radius, segments)
  const inner = (more: number, radius: number) =>
    shifted(
      roundedRectangle(cell.w - 2 * (rim[0] + more), cell.d - 2 * (rim[1] + more), radius, segments),
      drop.x,
      drop.z,
    )
  m.lofted(
    [
      { outline: inner(-3, corner), y: -depth - 3 },
      { outline: inner(-5, corner), y: -8 },
      { outline: outer(0, 6), y: -3 },
      { outline: outer(0.6, 6), y: -0.6 },
      { outline: outer(2, 6), y: 0 },
      { outline: inner(-3, corner), y: 0 },
      { outline: inner(0, corner), y: -3 },
      { outline: inner(4, corner), y: -depth + 34 },
      { outline: inner(14, corner), y: -depth + 8 },
      { outline: inner(34, corner), y: -depth },
    ],
    cell.x,
    y,
    cell.z,
    material,
  )
  m.turned(
    [
      [0.1, 1],
      [34, 1],
      [40, 4],
      [48, 3],
      [50, 0],
    ],
    cell.x + drop.x,
    y - depth,
    cell.z + drop.z,
    material === 'steel' ? 'dark_steel' : 'chrome',
  )
}

function doubleBowl(m: Model, { w, d, h }: Size) {
  for (const side of SIDES) pressedBowl(m, { x: side * (w / 4), z: 0, w: w / 2, d }, h, h - 3, { rim: [24, 34] })
}

function withDrainer(m: Model, { w, d, h }: Size) {
  const bowl = w * 0.56
  pressedBowl(m, { x: -w / 2 + bowl / 2, z: 0, w: bowl, d }, h, h - 3, { rim: [34, 36] })
  const rest = w - bowl
  m.slab(roundedRectangle(rest, d, 6, 3), 5, w / 2 - rest / 2, h - 5, 0, 'steel', 1.5)
  for (const x of spread(-rest / 2 + 50, rest / 2 - 50, 9))
    m.board(8, 4, d - 110, w / 2 - rest / 2 + x, h - 1.5, 0, 'steel', 1.8)
}

function workstation(m: Model, { w, d, h }: Size) {
  pressedBowl(m, { x: 0, z: 0, w, d }, h, h - 3, { rim: [24, 24], corner: 16 })
  for (const z of SIDES) m.board(w - 60, 4, 16, 0, h - 42, z * (d / 2 - 34), 'steel', 1)
  m.board(w * 0.36, 18, d - 62, -w * 0.26, h - 38, 0, 'walnut', 4)
  for (const x of spread(w * 0.08, w * 0.42, 10))
    m.bar(
      [
        [x, h - 36, -d / 2 + 34],
        [x, h - 36, d / 2 - 34],
      ],
      3,
      'steel',
    )
}

function apron(m: Model, { w, d, h }: Size) {
  pressedBowl(m, { x: 0, z: 0, w, d }, h, h - 26, { rim: [26, 26], corner: 40, material: 'porcelain' })
  for (const side of SIDES) {
    m.board(w, h - 4, 22, 0, 0, side * (d / 2 - 11), 'porcelain', 8)
    m.board(22, h - 4, d - 30, side * (w / 2 - 11), 0, 0, 'porcelain', 6)
  }
}

export const sinks: Family = {
  'chau-rua-bat-mot-ho-ben-nuoc-68-cm': (m, { w, d, h }) =>
    pressedBowl(m, { x: 0, z: 0, w, d }, h, h - 3, { rim: [36, 44], corner: 70 }),
  'chau-rua-bat-hai-ho-ben-nuoc-82-cm': doubleBowl,
  'chau-rua-bat-ho-lech-ben-nuoc-100-cm': withDrainer,
  'chau-rua-bat-bac-thang-ben-nuoc-75-cm': workstation,
  'chau-da-ben-nuoc-78-cm': (m, { w, d, h }) =>
    pressedBowl(m, { x: 0, z: 0, w, d }, h, h - 10, { rim: [60, 52], corner: 50, material: 'granite' }),
  'chau-su-lien-mat-truoc-ben-nuoc-80-cm': apron,
}
