import type { Vec2 } from '../../../../../catalogue/models/kit/space.ts'
import { type Camera, toPicture } from '../geometry/camera.ts'
import type { Box } from '../geometry/room-box.ts'
import { type Footprint, overlapOf, pointOf, reachAlong, type Solid } from './footprint.ts'

export const WALLS = ['back', 'left', 'right', 'front'] as const
export type Wall = (typeof WALLS)[number]

/** A door or window: from where to where along its wall (x for the back and front walls, z for the others), sill above the floor; metres. */
export type Opening = { kind: 'door' | 'window'; wall: Wall; from: number; to: number; sill: number }

/** A room with four walls from above, in metres: x from left to right, z from front to back. */
export type FloorPlan = {
  left: number
  right: number
  front: number
  back: number
  openings: readonly Opening[]
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
      for (const up of UPWARDS) {
        const pixel = toPicture(camera, [x, heightM - solid.low - (solid.high - solid.low) * up, z])
        if (pixel && pixel[0] > 0 && pixel[1] > 0 && pixel[0] < camera.widthPx && pixel[1] < camera.heightPx) inside++
      }
    }
  return inside / (ACROSS.length ** 2 * UPWARDS.length)
}

/** The walls that something can stand at: in a photo not the one behind the camera, of which nothing is known. */
export const wallsOf = ({ view }: FloorPlan): readonly Wall[] =>
  view ? WALLS.filter((wall) => wall !== 'front') : WALLS

/** How far into the room each wall is: the turn of what stands with its back to it, and the wall's place. */
const FACINGS = { back: 0, left: 90, front: 180, right: 270 } as const

/** What stands with its back to a wall at a place along it, `gap` metres away. */
export function atWall(plan: FloorPlan, wall: Wall, along: number, size: { w: number; d: number }, gap = 0): Footprint {
  const out = size.d / 2 + gap
  const turn = FACINGS[wall]
  if (wall === 'back') return { ...size, x: along, z: plan.back - out, turn }
  if (wall === 'front') return { ...size, x: along, z: plan.front + out, turn }
  return { ...size, x: wall === 'left' ? plan.left + out : plan.right - out, z: along, turn }
}

/** From where to where a wall runs. */
export const spanOf = (plan: FloorPlan, wall: Wall): Vec2 =>
  wall === 'back' || wall === 'front' ? [plan.left, plan.right] : [plan.front, plan.back]

/** The wall that something turned by quarters has at its back. */
export const wallBehind = ({ turn }: Footprint): Wall =>
  WALLS.find((wall) => Math.abs(((turn - FACINGS[wall] + 540) % 360) - 180) < 1) ?? 'back'

/** Metres between the back of something and the wall behind it; endless where there is none to stand at. */
export function gapBehind(plan: FloorPlan, footprint: Footprint): number {
  const wall = wallBehind(footprint)
  if (!wallsOf(plan).includes(wall)) return Number.POSITIVE_INFINITY
  const { x, z } = atWall(plan, wall, 0, footprint)
  return wall === 'back' || wall === 'front' ? Math.abs(z - footprint.z) : Math.abs(x - footprint.x)
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
const before = (plan: FloorPlan, { wall, from, to }: Opening, depth: number) =>
  atWall(plan, wall, (from + to) / 2, { w: to - from, d: depth })

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
