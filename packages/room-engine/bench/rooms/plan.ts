import type { Vec3 } from '@vuong-tron/geometry/vectors'
import { Dice } from './dice.ts'
import { furnish } from './furnish.ts'
import { chooseRoomLook } from './look.ts'
import { lengthOf, type PlannedOpening, type PlannedWall, type RoomPlan, type Viewpoint } from './room-plan.ts'

const radians = (degrees: number) => (degrees * Math.PI) / 180

/** The room of a seed; deterministic. */
export function generateRoomPlan(seed: number): RoomPlan {
  const dice = new Dice(seed)
  const size = { w: dice.between(2700, 5800), d: dice.between(3000, 6200), h: dice.between(2400, 3100) }
  const viewpoint = usefulViewpoint(size, dice)
  const openings = openingsIn(size, dice)
  const look = chooseRoomLook(dice)
  return { seed, ...size, viewpoint, openings, look, items: furnish({ ...size, openings, viewpoint }, dice) }
}

/** Rejects useless pictures: a tenth must be floor, and two walls must meet. */
function usefulViewpoint(size: { w: number; d: number; h: number }, dice: Dice): Viewpoint {
  for (;;) {
    const viewpoint = viewpointIn(size, dice)
    const shares = sharesOf(size, viewpoint)
    const walls = [shares.left, shares.back, shares.right].filter((share) => share > 0.04)
    if (shares.floor > 0.1 && shares.front === 0 && walls.length > 1) return viewpoint
  }
}

const GRID = { columns: 24, rows: 18 }

/** Share of the picture per face of the empty room. */
function sharesOf({ w, d, h }: { w: number; d: number; h: number }, viewpoint: Viewpoint) {
  const shares = { floor: 0, ceiling: 0, left: 0, back: 0, right: 0, front: 0 }
  const { right, down, forward } = axesOf(viewpoint)
  const [x, y, z] = viewpoint.position
  const reach = Math.tan(radians(viewpoint.fieldOfView / 2))
  for (let column = 0; column < GRID.columns; column++)
    for (let row = 0; row < GRID.rows; row++) {
      const [u, v] = [((2 * column) / (GRID.columns - 1) - 1) * reach, ((2 * row) / (GRID.rows - 1) - 1) * reach * 0.75]
      const ray = [0, 1, 2].map(
        (axis) => (forward[axis] as number) + (right[axis] as number) * u + (down[axis] as number) * v,
      )
      const [rx, ry, rz] = ray as [number, number, number]
      const across = rx > 0 ? (w / 2 - x) / rx : (-w / 2 - x) / rx
      const upright = ry > 0 ? (h - y) / ry : -y / ry
      const ahead = rz > 0 ? (d / 2 - z) / rz : (-d / 2 - z) / rz
      const nearest = Math.min(across, upright, ahead)
      const face =
        nearest === upright
          ? ry > 0
            ? 'ceiling'
            : 'floor'
          : nearest === across
            ? rx > 0
              ? 'right'
              : 'left'
            : rz > 0
              ? 'front'
              : 'back'
      shares[face] += 1 / (GRID.columns * GRID.rows)
    }
  return shares
}

/** The camera stands far back; in three rooms of ten it looks into a corner. */
function viewpointIn({ w, d }: { w: number; d: number }, dice: Dice): Viewpoint {
  const fieldOfView = dice.between(50, 95)
  const side = dice.one([-1, 1])
  const isCorner = dice.chance(0.3)
  // Beyond this, no ray would reach the wall behind the camera.
  const widest = 84 - fieldOfView / 2
  const yaw =
    side * (isCorner ? dice.between(Math.min(28, widest), Math.min(43, widest)) : dice.between(0, Math.min(24, widest)))
  // Looking right, one stands left; a corner is seen from across.
  const aside = isCorner ? dice.between(0.45, 0.85) : dice.between(-0.3, 0.7)
  const position: Vec3 = [
    -side * aside * (w / 2 - 350),
    dice.between(1150, 1700),
    d / 2 - dice.between(150, Math.min(900, d * 0.25)),
  ]
  return {
    position,
    yaw,
    pitch: dice.between(-12, 12) * (dice.chance(0.5) ? 1 : 0.5),
    roll: dice.between(-2, 2),
    fieldOfView,
  }
}

function openingsIn(size: { w: number; d: number; h: number }, dice: Dice): PlannedOpening[] {
  const openings: PlannedOpening[] = []
  const add = (kind: PlannedOpening['kind'], wall: PlannedWall, width: number, sill: number, head: number) => {
    const room = lengthOf(size, wall) / 2 - 250 - width / 2
    if (room < 0) return
    const middle = dice.between(-room, room)
    const [from, to] = [middle - width / 2, middle + width / 2]
    if (openings.every((other) => other.wall !== wall || other.to + 250 < from || other.from - 250 > to))
      openings.push({ kind, wall, from, to, sill, head })
  }
  const sunny = dice.one(['left', 'right', 'back'] as const)
  const tall = dice.chance(0.35)
  const head = Math.min(size.h - 200, dice.between(2050, 2400))
  for (let count = dice.one([1, 1, 2]); count > 0; count--)
    add('window', sunny, dice.between(900, 2200), tall ? 100 : dice.between(500, 1000), head)
  if (dice.chance(0.3)) add('window', dice.one(['left', 'right', 'back'] as const), dice.between(700, 1500), 900, head)
  if (dice.chance(0.7))
    add('door', dice.one(['left', 'right', 'back', 'back'] as const), dice.between(780, 920), 0, 2050)
  // A window behind the camera, so that no wall is black.
  if (dice.chance(0.6)) add('window', 'front', dice.between(1200, 2400), 300, 2300)
  return openings
}

/** The camera's axes in the room: right, down and forward. */
export function axesOf({ yaw, pitch, roll }: Viewpoint): { right: Vec3; down: Vec3; forward: Vec3 } {
  const [sinYaw, cosYaw] = [Math.sin(radians(yaw)), Math.cos(radians(yaw))]
  const [sinPitch, cosPitch] = [Math.sin(radians(pitch)), Math.cos(radians(pitch))]
  const [sinRoll, cosRoll] = [Math.sin(radians(roll)), Math.cos(radians(roll))]
  const level: Vec3 = [cosYaw, 0, sinYaw]
  const low: Vec3 = [sinYaw * sinPitch, -cosPitch, -cosYaw * sinPitch]
  const blend = (a: Vec3, share: number, b: Vec3, other: number): Vec3 => [
    a[0] * share + b[0] * other,
    a[1] * share + b[1] * other,
    a[2] * share + b[2] * other,
  ]
  return {
    right: blend(level, cosRoll, low, sinRoll),
    down: blend(low, cosRoll, level, -sinRoll),
    forward: [sinYaw * cosPitch, sinPitch, -cosYaw * cosPitch],
  }
}
