import type { Vec2 } from '@vuong-tron/geometry/vectors'
import { type Camera, isInPicture } from '../geometry/camera.ts'
import type { RoomGeometry } from '../geometry/layout.ts'
import type { Box } from '../geometry/room-box.ts'
import type { Mask } from '../masks/mask.ts'
import { type Footprint, overlapOf, pointsOf, reachAlong, type Solid } from './footprint.ts'
import type { SeenThing } from './seen-thing.ts'

export const WALLS = ['back', 'left', 'right', 'front'] as const
export type Wall = (typeof WALLS)[number]

/**
 * A door or window, in metres: its span along the wall (x for back and front, z for the others), its sill, and its
 * head where known. `at` is the wall's position when it is an inner one.
 */
export type Opening = {
  kind: 'door' | 'window'
  wall: Wall
  at?: number
  from: number
  to: number
  sill: number
  head?: number
  /** True where curtains hang already. */
  hasCurtains?: boolean
}

/**
 * An inner wall that faces like its outer namesake: its position (z for back and front, else x) and span, in metres.
 */
export type WallRun = { wall: Wall; at: number; from: number; to: number }

/** Where a photo shows bare wall: its mask is what windows, doors and pictures leave over. */
export type BareWalls = RoomGeometry & { mask: Mask }

/** A room from above, in metres: x from left to right, z from front to back. */
export type FloorPlan = {
  left: number
  right: number
  front: number
  back: number
  openings: readonly Opening[]
  /** Where the photo's walls are bare, if known. */
  bareWalls?: BareWalls
  /** Of the ceiling, where known. */
  heightM?: number
  /** Walls of corner built-ins; the built-ins themselves are in `kept`. */
  inner?: readonly WallRun[]
  /** Existing furniture that stays. */
  kept: readonly Solid[]
  /** That of it which the photo shows, and which hides what stands behind it. */
  things?: readonly SeenThing[]
  /**
   * Of a photo that shows furniture, where it shows no floor; of any size and the photo's shape. What is chosen for it
   * stands there with a part of its foot at most.
   */
  covered?: Mask
  /** The furnished photo: its camera stands at x = z = 0, `heightM` above the floor. */
  view?: { camera: Camera; heightM: number }
}

/** Space behind the camera for the photographer. */
const BEHIND_CAMERA_M = 0.5

export const floorPlanOf = (
  camera: Camera,
  box: Box,
  {
    openings = [],
    things = [],
    bareWalls,
    covered,
  }: Partial<Pick<FloorPlan, 'openings' | 'things' | 'bareWalls' | 'covered'>> = {},
): FloorPlan => ({
  left: -box.left,
  right: box.right,
  front: -BEHIND_CAMERA_M,
  back: box.back,
  heightM: box.floor + box.ceiling,
  openings,
  kept: things.map(({ solid }) => solid),
  things,
  bareWalls,
  covered,
  view: { camera, heightM: box.floor },
})

/** Share of a solid inside the picture, 0 to 1; 1 without a picture. */
export function shareInPicture({ view }: FloorPlan, solid: Solid): number {
  if (!view) return 1
  const { camera, heightM } = view
  const points = pointsOf(solid)
  return points.filter(([x, up, z]) => isInPicture(camera, x, heightM - up, z)).length / points.length
}

/** Outer walls to stand at; in a photo the one behind the camera is unknown. */
const wallsOf = ({ view }: FloorPlan): readonly Wall[] => (view ? WALLS.filter((wall) => wall !== 'front') : WALLS)

/** Turn of a piece with its back to each wall. */
const FACINGS = { back: 0, left: 90, front: 180, right: 270 } as const

/** Footprint with its back to a wall, `gap` metres away. */
export function atWall({ wall, at }: WallRun, along: number, size: { w: number; d: number }, gap = 0): Footprint {
  const out = size.d / 2 + gap
  const turn = FACINGS[wall]
  if (wall === 'back') return { ...size, x: along, z: at - out, turn }
  if (wall === 'front') return { ...size, x: along, z: at + out, turn }
  return { ...size, x: wall === 'left' ? at + out : at - out, z: along, turn }
}

const runsAcross = (wall: Wall) => wall === 'back' || wall === 'front'

/** Coordinate along a wall: x for back and front, else z. */
export const alongOf = (wall: Wall, { x, z }: Pick<Footprint, 'x' | 'z'>) => (runsAcross(wall) ? x : z)

export const spanOf = (plan: FloorPlan, wall: Wall): Vec2 =>
  runsAcross(wall) ? [plan.left, plan.right] : [plan.front, plan.back]

export function outerWall(plan: FloorPlan, wall: Wall): WallRun {
  const [from, to] = spanOf(plan, wall)
  return { wall, at: plan[wall], from, to }
}

/** Inner walls long enough for `wide` metres. */
export const innerWallsOf = ({ inner = [] }: FloorPlan, wide: number) =>
  inner.filter(({ from, to }) => to - from >= wide)

/** Walls at which `wide` metres fit; outer walls are not filtered. */
export const wallRunsOf = (plan: FloorPlan, wide: number): readonly WallRun[] => [
  ...wallsOf(plan).map((wall) => outerWall(plan, wall)),
  ...innerWallsOf(plan, wide),
]

/** The wall behind something turned by quarters. */
export const wallBehind = ({ turn }: Footprint): Wall =>
  WALLS.find((wall) => Math.abs(((turn - FACINGS[wall] + 540) % 360) - 180) < 1) ?? 'back'

/** The nearest wall behind a footprint; undefined when there is none to stand at. */
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

/** Metres to the wall behind; Infinity without one. */
export function gapBehind(plan: FloorPlan, footprint: Footprint): number {
  const run = wallRunBehind(plan, footprint)
  return run ? gapTo(run, footprint) : Number.POSITIVE_INFINITY
}

/** Metres by which a footprint crosses the walls; negative inside. */
export function beyondWalls(plan: FloorPlan, footprint: Footprint): number {
  const [across, along] = [reachAlong(footprint, [1, 0]), reachAlong(footprint, [0, 1])]
  return Math.max(
    plan.left - footprint.x + across,
    footprint.x + across - plan.right,
    plan.front - footprint.z + along,
    footprint.z + along - plan.back,
  )
}

/** The floor before an opening, `depth` metres deep. */
export const floorBefore = (plan: FloorPlan, { wall, at = plan[wall], from, to }: Opening, depth: number) =>
  atWall({ wall, at, from, to }, (from + to) / 2, { w: to - from, d: depth })

const NARROW_DOOR_M = 0.8

/** The floor that a door's leaf swings over, to either side. */
export const swingOf = (plan: FloorPlan, door: Opening) =>
  floorBefore(plan, door, Math.max(door.to - door.from, NARROW_DOOR_M))

/** Within this depth of a window (metres), furniture may exceed the sill by a hand at most. */
const WINDOW_DEPTH_M = 0.3
const HAND_M = 0.1

/** Metres by which a solid blocks a door's swing, or a window. */
export function blocks(plan: FloorPlan, opening: Opening, solid: Solid): number {
  if (opening.kind === 'door') return overlapOf(swingOf(plan, opening), solid)
  return solid.high > opening.sill + HAND_M ? overlapOf(floorBefore(plan, opening, WINDOW_DEPTH_M), solid) : 0
}
