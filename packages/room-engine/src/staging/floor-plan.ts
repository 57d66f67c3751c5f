import type { Vec2 } from '@vuong-tron/geometry/vectors'
import { type Camera, isInPicture } from '../geometry/camera.ts'
import type { Box } from '../geometry/room-box.ts'
import { type Footprint, overlapOf, pointOf, reachAlong, type Solid } from './footprint.ts'

export const WALLS = ['back', 'left', 'right', 'front'] as const
export type Wall = (typeof WALLS)[number]

/**
 * A door or window: from where to where along its wall (x for the back and front walls, z for the others), sill above the
 * floor; metres. `at` is where its wall stands when that is one inside the room.
 */
export type Opening = { kind: 'door' | 'window'; wall: Wall; at?: number; from: number; to: number; sill: number }

/** A wall that faces as the outer one of its name: where it stands (z for back and front, x for the others) and runs; metres. */
export type WallRun = { wall: Wall; at: number; from: number; to: number }

/** A room from above, in metres: x from left to right, z from front to back. Its four outer walls may have others before them. */
export type FloorPlan = {
  left: number
  right: number
  front: number
  back: number
  openings: readonly Opening[]
  /** Walls of what is built into a corner; that itself is among what is kept. */
  inner?: readonly WallRun[]
  /** What stands there already and stays. */
  kept: readonly Solid[]
  /** The photo that the room is furnished in: its camera stands at x = z = 0, so many metres above the floor. */
  view?: { camera: Camera; heightM: number }
}

/** Behind the camera, where nothing is known: room for whoever holds it. */
const BEHIND_CAMERA_M = 0.5

/** The floor plan of the room in a photo. */
export const floorPlanOf = (
  camera: Camera,
  box: Box,
  { openings = [], kept = [] }: Partial<Pick<FloorPlan, 'openings' | 'kept'>> = {},
): FloorPlan => ({
  left: -box.left,
  right: box.right,
  front: -BEHIND_CAMERA_M,
  back: box.back,
  openings,
  kept,
  view: { camera, heightM: box.floor },
})

const ACROSS = [-0.45, 0, 0.45]
const UPWARDS = [0.05, 0.5, 0.95]

/** The part of something, 0 to 1, that is in the picture; all of it where there is none. */
export function shareInPicture({ view }: FloorPlan, solid: Solid): number {
  if (!view) return 1
  const { camera, heightM } = view
  let inside = 0
  for (const across of ACROSS)
    for (const along of ACROSS) {
      const [x, z] = pointOf(solid, across * solid.w, along * solid.d)
      for (const up of UPWARDS)
        if (isInPicture(camera, x, heightM - solid.low - (solid.high - solid.low) * up, z)) inside++
    }
  return inside / (ACROSS.length ** 2 * UPWARDS.length)
}

/** The outer walls that something can stand at: in a photo not the one behind the camera, of which nothing is known. */
const wallsOf = ({ view }: FloorPlan): readonly Wall[] => (view ? WALLS.filter((wall) => wall !== 'front') : WALLS)

/** How far into the room each wall is: the turn of what stands with its back to it, and the wall's place. */
const FACINGS = { back: 0, left: 90, front: 180, right: 270 } as const

/** What stands with its back to a wall at a place along it, `gap` metres away. */
export function atWall({ wall, at }: WallRun, along: number, size: { w: number; d: number }, gap = 0): Footprint {
  const out = size.d / 2 + gap
  const turn = FACINGS[wall]
  if (wall === 'back') return { ...size, x: along, z: at - out, turn }
  if (wall === 'front') return { ...size, x: along, z: at + out, turn }
  return { ...size, x: wall === 'left' ? at + out : at - out, z: along, turn }
}

const runsAcross = (wall: Wall) => wall === 'back' || wall === 'front'

/** Where a wall's length is measured: x along the back and front walls, z along the others. */
export const alongOf = (wall: Wall, { x, z }: Pick<Footprint, 'x' | 'z'>) => (runsAcross(wall) ? x : z)

/** From where to where a wall runs. */
export const spanOf = (plan: FloorPlan, wall: Wall): Vec2 =>
  runsAcross(wall) ? [plan.left, plan.right] : [plan.front, plan.back]

/** An outer wall. */
export function outerWall(plan: FloorPlan, wall: Wall): WallRun {
  const [from, to] = spanOf(plan, wall)
  return { wall, at: plan[wall], from, to }
}

/** The walls inside a room that are long enough for something so many metres wide. */
export const innerWallsOf = ({ inner = [] }: FloorPlan, wide: number) =>
  inner.filter(({ from, to }) => to - from >= wide)

/** All walls that something so many metres wide can stand at; what is too wide for an outer one is so for the room. */
export const wallRunsOf = (plan: FloorPlan, wide: number): readonly WallRun[] => [
  ...wallsOf(plan).map((wall) => outerWall(plan, wall)),
  ...innerWallsOf(plan, wide),
]

/** The wall that something turned by quarters has at its back. */
export const wallBehind = ({ turn }: Footprint): Wall =>
  WALLS.find((wall) => Math.abs(((turn - FACINGS[wall] + 540) % 360) - 180) < 1) ?? 'back'

/** The nearest wall that something has at its back; none where there is none to stand at. */
export function wallRunBehind(plan: FloorPlan, footprint: Footprint): WallRun | undefined {
  const wall = wallBehind(footprint)
  const along = alongOf(wall, footprint)
  const inner = (plan.inner ?? []).filter((run) => run.wall === wall && along >= run.from && along <= run.to)
  const behind = wallsOf(plan).includes(wall) ? [outerWall(plan, wall), ...inner] : inner
  return behind.sort((a, b) => gapTo(a, footprint) - gapTo(b, footprint))[0]
}

function gapTo(run: WallRun, footprint: Footprint): number {
  const { x, z } = atWall(run, 0, footprint)
  return runsAcross(run.wall) ? Math.abs(z - footprint.z) : Math.abs(x - footprint.x)
}

/** Metres between the back of something and the wall behind it; endless where there is none to stand at. */
export function gapBehind(plan: FloorPlan, footprint: Footprint): number {
  const run = wallRunBehind(plan, footprint)
  return run ? gapTo(run, footprint) : Number.POSITIVE_INFINITY
}

/** By how many metres something reaches through the walls; less than nothing inside. */
export function beyondWalls(plan: FloorPlan, footprint: Footprint): number {
  const [across, along] = [reachAlong(footprint, [1, 0]), reachAlong(footprint, [0, 1])]
  return Math.max(
    plan.left - footprint.x + across,
    footprint.x + across - plan.right,
    plan.front - footprint.z + along,
    footprint.z + along - plan.back,
  )
}

/** The floor before an opening, so many metres deep. */
const before = (plan: FloorPlan, { wall, at = plan[wall], from, to }: Opening, depth: number) =>
  atWall({ wall, at, from, to }, (from + to) / 2, { w: to - from, d: depth })

const NARROW_DOOR_M = 0.8

/** The floor that must stay free before a door: its leaf swings over it to either side. */
export const swingOf = (plan: FloorPlan, door: Opening) =>
  before(plan, door, Math.max(door.to - door.from, NARROW_DOOR_M))

/** So deep before a window, nothing is taller than its sill by more than a hand; metres. */
const WINDOW_DEPTH_M = 0.3
const HAND_M = 0.1

/** By how many metres something stands where a door swings, or before a window that it is too tall for. */
export function blocks(plan: FloorPlan, opening: Opening, solid: Solid): number {
  if (opening.kind === 'door') return overlapOf(swingOf(plan, opening), solid)
  return solid.high > opening.sill + HAND_M ? overlapOf(before(plan, opening, WINDOW_DEPTH_M), solid) : 0
}
