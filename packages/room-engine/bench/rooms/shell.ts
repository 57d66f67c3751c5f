import { Model, type Part } from '@vuong-tron/furniture/models/kit/model'
import { curtain } from '@vuong-tron/furniture/studio/decor'
import { chain, move, type Placement, put, turnY, type Vec3 } from '@vuong-tron/geometry/vectors'
import { lengthOf, PLANNED_WALLS, type PlannedOpening, type PlannedWall, type RoomPlan } from './room-plan.ts'

/** A flat piece of the room, corners in order. */
export type ShellQuad = { surface: 'floor' | 'ceiling' | PlannedWall; corners: readonly [Vec3, Vec3, Vec3, Vec3] }

const REVEAL = 140

/** From wall coordinates (right along it, up, into the room) to room coordinates. */
export function wallPlacement({ w, d }: { w: number; d: number }, wall: PlannedWall): Placement {
  const place = {
    back: chain(move(0, 0, -d / 2)),
    front: chain(move(0, 0, d / 2), turnY(180)),
    left: chain(move(-w / 2, 0, 0), turnY(90)),
    right: chain(move(w / 2, 0, 0), turnY(-90)),
  }
  return place[wall]
}

/** Floor, ceiling and walls, with holes for windows. */
export function skinOf(plan: RoomPlan): ShellQuad[] {
  const { w, d, h } = plan
  const level = (y: number): ShellQuad['corners'] => [
    [-w / 2, y, -d / 2],
    [w / 2, y, -d / 2],
    [w / 2, y, d / 2],
    [-w / 2, y, d / 2],
  ]
  const walls = PLANNED_WALLS.flatMap((wall) => {
    const place = wallPlacement(plan, wall)
    const half = lengthOf(plan, wall) / 2
    const holes = plan.openings.filter((opening) => opening.wall === wall && opening.kind === 'window')
    const columns = cuts(
      -half,
      half,
      holes.flatMap(({ from, to }) => [from, to]),
    )
    const rows = cuts(
      0,
      h,
      holes.flatMap(({ sill, head }) => [sill, head]),
    )
    return columns.flatMap(([from, to]) =>
      rows
        .filter(([low, high]) => !holes.some((hole) => isInside(hole, (from + to) / 2, (low + high) / 2)))
        .map(
          ([low, high]): ShellQuad => ({
            surface: wall,
            corners: [
              put(place, [from, low, 0]),
              put(place, [to, low, 0]),
              put(place, [to, high, 0]),
              put(place, [from, high, 0]),
            ],
          }),
        ),
    )
  })
  return [{ surface: 'floor', corners: level(0) }, { surface: 'ceiling', corners: level(h) }, ...walls]
}

const isInside = ({ from, to, sill, head }: PlannedOpening, along: number, up: number) =>
  along > from && along < to && up > sill && up < head

function cuts(low: number, high: number, inner: readonly number[]): [number, number][] {
  const places = [low, ...inner.filter((index) => index > low && index < high).sort((a, b) => a - b), high]
  return places.slice(1).map((place, index) => [places[index] as number, place])
}

/** Fixed parts: window frames, doors, skirting, moulding, rails and curtains. */
export function fittingsOf(plan: RoomPlan): { doors: Part[]; trim: Part[] } {
  const trim = new Model(`room ${plan.seed}`, 'oak', 'web')
  const doors = new Model(`doors ${plan.seed}`, 'oak', 'web')
  for (const wall of PLANNED_WALLS) {
    const place = wallPlacement(plan, wall)
    const openings = plan.openings.filter((opening) => opening.wall === wall)
    trim.within(place, () => {
      stripsAlong(trim, plan, wall, openings)
      for (const opening of openings) if (opening.kind === 'window') window(trim, opening, plan)
    })
    doors.within(place, () => {
      for (const opening of openings) if (opening.kind === 'door') door(doors, opening)
    })
  }
  return { doors: doors.parts, trim: trim.parts }
}

function stripsAlong(m: Model, { h, look, w, d }: RoomPlan, wall: PlannedWall, openings: readonly PlannedOpening[]) {
  const half = lengthOf({ w, d }, wall) / 2
  const doorways = openings.filter(({ kind, sill }) => kind === 'door' || sill < 200)
  const gaps = cuts(
    -half,
    half,
    doorways.flatMap(({ from, to }) => [from - 60, to + 60]),
  ).filter(([from, to]) => !doorways.some((opening) => isInside({ ...opening, sill: -1 }, (from + to) / 2, 0)))
  for (const [from, to] of gaps) {
    if (look.skirting) m.board(to - from, look.skirting, 14, (from + to) / 2, 0, 7, 'trim', 3)
    if (look.rail && wall !== 'front') {
      const clear = openings.every((opening) => opening.to < from || opening.from > to)
      if (clear) m.board(to - from, 45, 20, (from + to) / 2, 900, 10, 'trim', 4)
    }
  }
  if (look.moulding)
    m.board(2 * half, look.moulding, look.moulding * 0.7, 0, h - look.moulding, look.moulding * 0.35, 'trim', 12)
}

function window(m: Model, { from, to, sill, head }: PlannedOpening, { look, h }: RoomPlan) {
  const [middle, width, height] = [(from + to) / 2, to - from, head - sill]
  for (const [x, w] of [
    [from - 2, 4],
    [to + 2, 4],
  ] as const)
    m.board(w, height, REVEAL, x, sill, -REVEAL / 2, 'plaster', 0.1)
  for (const y of [sill - 4, head]) m.board(width, 4, REVEAL, middle, y, -REVEAL / 2, 'plaster', 0.1)
  const bars = width > 1300 ? [from + 25, middle, to - 25] : [from + 25, to - 25]
  for (const x of bars) m.board(50, height, 50, x, sill, -REVEAL + 40, 'trim', 3)
  for (const y of [sill, head - 50]) m.board(width, 50, 48, middle, y, -REVEAL + 40, 'trim', 3)
  if (height > 1500) m.board(width, 40, 46, middle, sill + height * 0.68, -REVEAL + 40, 'trim', 3)
  if (sill > 200) m.board(width + 80, 28, 130, middle, sill - 28, 45, 'trim', 4)
  if (!look.curtains) return
  const [drop, reach] = [sill < 200 ? h - 160 : head + 120, Math.min(520, width * 0.35)]
  m.bar(
    [
      [from - 350, drop + 20, 90],
      [to + 350, drop + 20, 90],
    ],
    11,
    'black_metal',
  )
  const length = sill < 1000 ? drop : drop - sill + 250
  for (const x of [from - 60, to + 60]) m.within(move(x, drop - length, 90), () => curtain(reach, length - 10)(m))
}

function door(m: Model, { from, to, head }: PlannedOpening) {
  const [middle, width] = [(from + to) / 2, to - from]
  m.board(width, head, 8, middle, 0, 4, 'white_lacquer', 1)
  for (const x of [from - 35, to + 35]) m.board(70, head + 70, 24, x, 0, 12, 'trim', 3)
  m.board(width, 70, 24, middle, head, 12, 'trim', 3)
  for (const [y, height] of [
    [180, 700],
    [1020, 850],
  ] as const) {
    for (const x of [middle - width * 0.34, middle + width * 0.34])
      m.board(18, height, 10, x, y, 12, 'white_lacquer', 3)
    for (const edge of [y, y + height - 18]) m.board(width * 0.68, 18, 10, middle, edge, 12, 'white_lacquer', 3)
  }
  m.bar(
    [
      [to - 60, 1020, 15],
      [to - 60, 1020, 50],
      [to - 160, 1020, 50],
    ],
    8,
    'steel',
  )
}
