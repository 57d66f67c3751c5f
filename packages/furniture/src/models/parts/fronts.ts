import { SIDES, steps } from '@vuong-tron/geometry/numbers'
import { chain, move, turnX } from '@vuong-tron/geometry/vectors'
import type { Model } from '../kit/model.ts'
import { arch, ellipse } from '../kit/outlines.ts'
import { faceOutward, gridTriangles, type Shape, vertex } from '../kit/shape.ts'
import { box } from '../kit/solids.ts'
import type { MaterialName } from '../materials.ts'
import { type Handle, handleOn } from './handles.ts'

export type FrontStyle =
  | 'flush'
  | 'slat'
  | 'louvre'
  | 'cane'
  | 'glass'
  | 'smoked'
  | 'framed'
  | 'carved'
  | 'mirror'
  | 'arched'
  | 'tambour'

/** A door or a drawer front by the middle of its lower edge; `z` is its face. */
export type Front = {
  x: number
  y: number
  z: number
  w: number
  h: number
  style: FrontStyle
  handle: Handle
  /** Side of the handle; 0 is the middle, as on a drawer. */
  side: -1 | 0 | 1
}

const THICK = 20

export function front(m: Model, face: Front) {
  const { x, y, z, w, h } = face
  m.fronts.all += 1
  builders[face.style](m, { x, y, z, w, h })
  handleOn(m, face.handle, { ...face, z: face.style === 'slat' ? z + 3 : z })
}

type Face = { x: number; y: number; z: number; w: number; h: number }

const builders: Record<FrontStyle, (m: Model, face: Face) => void> = {
  flush: (m, { x, y, z, w, h }) => m.board(w, h, THICK, x, y, z - THICK / 2, m.wood, 2),
  slat(m, { x, y, z, w, h }) {
    const count = Math.max(3, Math.round(w / (w > 330 ? 27 : 23)))
    const pitch = w / count
    m.add(m.wood, box(w, h, 8, 1), move(x, y + h / 2, z - 13), 1)
    for (const slat of steps(count))
      m.add(m.wood, box(pitch - 4.5, h, 12, 3.2), move(x - w / 2 + pitch * (slat + 0.5), y + h / 2, z - 3), 1)
  },
  louvre(m, { x, y, z, w, h }) {
    frame(m, { x, y, z, w, h }, 48)
    const inner = h - 96
    const count = Math.round(inner / 30)
    for (const blade of steps(count))
      m.add(
        m.wood,
        box(w - 92, 34, 6, 1.5),
        chain(move(x, y + 48 + (inner * (blade + 0.5)) / count, z - THICK / 2), turnX(-38)),
        0,
      )
  },
  cane: (m, face) => framed(m, face, 'cane', 46),
  glass: (m, face) => framed(m, face, 'glass', 44),
  smoked: (m, face) => framed(m, face, 'smoked_glass', 40),
  mirror(m, { x, y, z, w, h }) {
    builders.flush(m, { x, y, z: z - 4, w, h })
    m.board(w - 50, h - 50, 4, x, y + 25, z - 2.5, 'mirror', 0.6)
  },
  framed(m, face) {
    framed(m, face, m.wood, 58)
  },
  carved(m, { x, y, z, w, h }) {
    framed(m, { x, y, z, w, h }, m.wood, 50)
    const [columns, rows] = [Math.max(2, Math.round((w - 100) / 95)), Math.max(2, Math.round((h - 100) / 130))]
    const [cellW, cellH] = [(w - 104) / columns, (h - 104) / rows]
    for (const column of steps(columns))
      for (const row of steps(rows))
        m.upright(
          ellipse(cellW - 6, cellH - 6, 4),
          16,
          x - (w - 104) / 2 + cellW * (column + 0.5),
          y + 52 + cellH * (row + 0.5),
          z - 10,
          m.wood,
          7,
        )
  },
  arched(m, { x, y, z, w, h }) {
    const bar = 44
    const radius = (w - 2 * bar) / 2
    for (const side of SIDES) m.board(bar, h, THICK, x + side * (w / 2 - bar / 2), y, z - THICK / 2)
    m.board(w - 2 * bar, bar, THICK, x, y, z - THICK / 2)
    m.add(m.wood, spandrel(w - 2 * bar, radius + bar, THICK), move(x, y + h - radius - bar, z - THICK), 0)
    m.upright(arch(w - 2 * bar + 4, h - 2 * bar + 4), 4, x, y + bar - 2, z - THICK / 2, 'glass', 0.5)
  },
  tambour(m, { x, y, z, w, h }) {
    const count = Math.round(h / 34)
    for (const slat of steps(count))
      m.add(m.wood, box(w, h / count - 1.5, 14, 5), move(x, y + (h * (slat + 0.5)) / count, z - 8), 0)
  },
}

/** Two stiles and two rails. */
function frame(m: Model, { x, y, z, w, h }: Face, bar: number) {
  for (const side of SIDES) m.board(bar, h, THICK, x + side * (w / 2 - bar / 2), y, z - THICK / 2)
  for (const foot of [y, y + h - bar]) m.board(w - 2 * bar, bar, THICK, x, foot, z - THICK / 2)
}

function framed(m: Model, face: Face, inner: MaterialName, bar: number) {
  const { x, y, z, w, h } = face
  const rail = Math.min(bar, w * 0.2, h * 0.24)
  frame(m, face, rail)
  m.add(inner, box(w - 2 * rail + 4, h - 2 * rail + 4, 5, 0.5), move(x, y + h / 2, z - THICK / 2), 1)
}

/** The wood above a round arch: a rectangle less a half disc, its foot at the origin. */
function spandrel(width: number, height: number, thickness: number): Shape {
  const radius = width / 2
  const arc = steps(17).map((step) => {
    const angle = (step / 16) * Math.PI
    return [radius * Math.cos(angle), radius * Math.sin(angle)] as const
  })
  const face = arc.flatMap(([x, y]) => [
    vertex([x, y, thickness], [0, 0, 1]),
    vertex([x, height, thickness], [0, 0, 1]),
  ])
  const reveal = arc.flatMap(([x, y]) => {
    const inward = [-x / radius, -y / radius, 0] as const
    return [vertex([x, y, 0], inward), vertex([x, y, thickness], inward)]
  })
  return faceOutward({
    vertices: [...face, ...reveal],
    triangles: [...gridTriangles(17, 2), ...gridTriangles(17, 2, face.length)],
  })
}
