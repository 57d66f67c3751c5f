import { SIDES } from '@vuong-tron/geometry/numbers'
import { chain, move, turnY, type Vec3 } from '@vuong-tron/geometry/vectors'
import { build, type Order } from '../models/build.ts'
import { Model, type Part } from '../models/kit/model.ts'
import type { MaterialName } from '../models/materials.ts'
import { curtain, type Decor } from './decor.ts'
import type { Scene } from './scene.ts'

/** The back wall is at z = 0, the room opens towards +z; x = 0 is its middle. A side window gives daylight. */
export type Shell = {
  w: number
  d: number
  h: number
  wall: MaterialName
  floor: MaterialName
  window: -1 | 1
  /** As handed over by the builder: no skirting, no curtains. */
  bare?: boolean
}

export type RoomFace = 'floor' | 'ceiling' | 'left' | 'right' | 'back'

/**
 * Furniture or decor; `turn` is in degrees, anticlockwise from above. An item in a `face` is part of it, not an
 * obstacle.
 */
export type Item = { what: Order | Decor; x: number; z: number; y?: number; turn?: number; face?: RoomFace }

export type Room = {
  shell: Shell
  items: Item[]
  camera?: { x?: number; height?: number; lens?: number; back?: number }
}

const WALL = 200
const WINDOW = { from: 900, to: 3100, sill: 300, head: 2380 }

export function roomScene(
  { shell, items, camera = {} }: Room,
  size: { width: number; height: number },
  samples: number,
): Scene {
  const { x = 300, height = 1200, lens = 27, back = shell.d + 550 } = camera
  return {
    ...size,
    samples,
    bounces: 6,
    parts: [...shellParts(shell), ...items.flatMap(itemParts)],
    camera: { position: [x, height, back], target: [x, height, 0], lens, shiftY: -0.03 },
    ...daylight(shell),
  }
}

function itemParts({ what, x, y = 0, z, turn = 0 }: Item): Part[] {
  const model = typeof what === 'function' ? new Model('decor', 'oak', 'studio') : build(what, 'studio')
  if (typeof what === 'function') {
    what(model)
    model.setProps()
  }
  model.transform(chain(move(x, y, z), turnY(turn)))
  return model.parts
}

/** The room face that each part of the scene shows; undefined for obstacles. */
export function facesOfParts({ shell, items }: Room): (RoomFace | undefined)[] {
  const [open, closed] = shell.window === 1 ? (['right', 'left'] as const) : (['left', 'right'] as const)
  const faces: RoomFace[] = ['floor', 'back', 'ceiling', closed, open, open, open, open]
  return [
    ...shellParts(shell).map((_, index) => faces[index]),
    ...items.flatMap((item) => itemParts(item).map(() => item.face)),
  ]
}

/** The first eight are floor, back wall, ceiling, closed side, and four parts around the window. */
function shellParts(shell: Shell): Part[] {
  const { w, d, h, wall, floor, window, bare = false } = shell
  const m = new Model('room', 'oak', 'studio')
  const sharp = 0.1
  const panel = (bw: number, bh: number, bd: number, x: number, y: number, z: number, material: MaterialName) =>
    m.board(bw, bh, bd, x, y, z, material, sharp)
  panel(w, 50, d, 0, -50, d / 2, floor)
  panel(w + 2 * WALL, h, WALL, 0, 0, -WALL / 2, wall)
  panel(w + 2 * WALL, WALL, d + WALL, 0, h, d / 2 - WALL / 2, bare ? 'concrete' : 'plaster')
  panel(WALL, h, d, -window * (w / 2 + WALL / 2), 0, d / 2, wall)
  const x = window * (w / 2 + WALL / 2)
  const { from, to, sill, head } = WINDOW
  panel(WALL, sill, d, x, 0, d / 2, wall)
  panel(WALL, h - head, d, x, head, d / 2, wall)
  panel(WALL, head - sill, from, x, sill, from / 2, wall)
  panel(WALL, head - sill, d - to, x, sill, (d + to) / 2, wall)
  if (!bare) finish(m, shell)
  return m.parts
}

/** Window frame, skirting, curtain rail and curtains. */
function finish(m: Model, { w, d, h, window }: Shell) {
  const { from, to, sill, head } = WINDOW
  const x = window * (w / 2 + 100)
  for (const z of [from + 25, (from + to) / 2, to - 25]) m.board(60, head - sill, 50, x, sill, z, 'trim', 3)
  for (const y of [sill, head - 50]) m.board(58, 50, to - from, x, y, (from + to) / 2, 'trim', 3)
  m.board(120, 30, to - from + 80, window * (w / 2 + 10), sill - 30, (from + to) / 2, 'trim', 4)
  m.board(w, 90, 14, 0, 0, 7, 'trim', 3)
  for (const side of SIDES) m.board(14, 90, d, side * (w / 2 - 7), 0, d / 2, 'trim', 3)
  const rail = window * (w / 2 - 90)
  m.bar(
    [
      [rail, h - 160, from - 450],
      [rail, h - 160, to + 450],
    ],
    11,
    'black_metal',
  )
  for (const z of [from - 120, to + 120]) m.within(chain(move(rail, 0, z), turnY(90)), () => curtain(640, h - 170)(m))
}

/** Late morning: sun through the window, sky light at the opening, and the light of the rest of the flat. */
function daylight({ w, d, window }: Shell): Pick<Scene, 'lights' | 'sky'> {
  const middle = (WINDOW.from + WINDOW.to) / 2
  const outside: Vec3 = [window * (w / 2 + 400), 1400, middle]
  return {
    lights: [
      {
        kind: 'sun',
        position: [window * 8600, 6200, 6200],
        target: [0, 0, 2000],
        angle: 0.014,
        power: 4.2,
        color: [1, 0.935, 0.85],
      },
      {
        kind: 'area',
        position: outside,
        target: [0, 1150, middle],
        width: 2300,
        height: 2200,
        power: 170,
        color: [0.9, 0.95, 1],
      },
      {
        kind: 'area',
        position: [400, 2400, d + 1000],
        target: [0, 900, 1000],
        width: 4000,
        height: 2000,
        power: 46,
        color: [1, 0.98, 0.95],
      },
    ],
    sky: { top: [0.78, 0.87, 1], bottom: [0.95, 0.94, 0.92], strength: 0.8, seen: 1.25 },
  }
}

/** The same room empty, as handed over or finished. */
export const emptied = (room: Room, bare = false): Room => ({
  ...room,
  shell: bare ? { ...room.shell, wall: 'concrete', floor: 'concrete', bare } : room.shell,
  items: [],
})
