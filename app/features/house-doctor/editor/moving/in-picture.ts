import type { Vec2, Vec3 } from '@vuong-tron/geometry/vectors'
import { toPicture } from '@vuong-tron/room-engine/geometry/camera'
import { floorPoint } from '@vuong-tron/room-engine/geometry/room-box'
import { cornersOf, directionsOf, type Footprint, type Solid } from '@vuong-tron/room-engine/staging/footprint'
import type { Snap } from '@vuong-tron/room-engine/staging/snap'
import type { RoomLayout } from '../protocol.ts'
import { NEAREST_M } from './moving.ts'

/** A piece as the photo shows it, in pixels: its bounding box, its place on the floor, and the middle of either. */
export type PieceInPicture = {
  frame: { left: number; top: number; right: number; bottom: number }
  footprint: readonly Vec2[]
  middle: Vec2
  ground: Vec2
}

/** Pixel of a point of the room, `up` metres above the floor; undefined behind the camera. */
const pixelAt = ({ camera, box }: RoomLayout, [x, z]: Vec2, up: number) =>
  toPicture(camera, [x, box.floor - up, z] as Vec3)

/** Undefined for what reaches behind the camera. */
export function pieceInPicture(room: RoomLayout, solid: Solid): PieceInPicture | undefined {
  const corners = cornersOf(solid)
  const footprint = pixelsOf(corners.map((corner) => pixelAt(room, corner, solid.low)))
  const top = pixelsOf(corners.map((corner) => pixelAt(room, corner, solid.high)))
  const ground = pixelAt(room, [solid.x, solid.z], solid.low)
  if (!footprint || !top || !ground) return undefined
  const [xs, ys] = [[...footprint, ...top].map(([x]) => x), [...footprint, ...top].map(([, y]) => y)]
  const frame = { left: Math.min(...xs), top: Math.min(...ys), right: Math.max(...xs), bottom: Math.max(...ys) }
  const { widthPx, heightPx } = room.camera
  const within = (from: number, to: number, end: number) => (Math.max(0, from) + Math.min(end, to)) / 2
  const middle: Vec2 = [within(frame.left, frame.right, widthPx), within(frame.top, frame.bottom, heightPx)]
  return { frame, footprint, middle, ground }
}

const pixelsOf = (pixels: readonly (Vec2 | undefined)[]): Vec2[] | undefined => {
  const seen = pixels.filter((pixel) => pixel !== undefined)
  return seen.length === pixels.length ? seen : undefined
}

/** Where on the floor a piece comes, in metres, when it is dragged by so many pixels; undefined above the horizon. */
export function draggedTo(room: RoomLayout, { ground }: PieceInPicture, [right, down]: Vec2): Vec2 | undefined {
  const { camera, box } = room
  const point = floorPoint(camera, box, [ground[0] + right, ground[1] + down])
  if (!point) return undefined
  const [x, z] = point
  return [Math.min(box.right, Math.max(-box.left, x)), Math.min(box.back, Math.max(NEAREST_M, z))]
}

/** By how many degrees a piece turns when its handle is dragged from one pixel to another. */
export function turnedBy({ camera, box }: RoomLayout, { x, z }: Footprint, from: Vec2, to: Vec2): number {
  const [start, end] = [floorPoint(camera, box, from), floorPoint(camera, box, to)]
  if (!start || !end) return 0
  const angle = ([atX, atZ]: Vec2) => Math.atan2(atZ - z, atX - x)
  return ((angle(end) - angle(start)) * 180) / Math.PI
}

/** A line that a piece has snapped to, in pixels: up the wall behind it or along the floor. */
export function snapLine(room: RoomLayout, { axis, at, of }: Snap, solid: Solid): readonly [Vec2, Vec2] | undefined {
  const { box } = room
  const ends: [Vec2 | undefined, Vec2 | undefined] =
    of === 'middle' && axis === 0
      ? [pixelAt(room, [at, box.back], 0), pixelAt(room, [at, box.back], box.floor + box.ceiling)]
      : axis === 0
        ? [pixelAt(room, [at, Math.max(NEAREST_M, solid.z - 1)], 0), pixelAt(room, [at, box.back], 0)]
        : [pixelAt(room, [solid.x - 1, at], 0), pixelAt(room, [solid.x + 1, at], 0)]
  return ends[0] && ends[1] ? [ends[0], ends[1]] : undefined
}

/** Metres; further neighbours are of no interest. */
const NEAR_M = 1.2

export type Gap = { metres: number; from: Vec2; to: Vec2 }

/** The gap between a piece and its nearest neighbour, with its ends on the floor; undefined for none that is near. */
export function nearestGap(solid: Footprint, others: readonly Footprint[]): Gap | undefined {
  const gaps = others.flatMap((other) => [
    ...cornersOf(other).map((corner) => gapOf(nearestOn(solid, corner), corner)),
    ...cornersOf(solid).map((corner) => gapOf(corner, nearestOn(other, corner))),
  ])
  const [least] = gaps.sort((one, other) => one.metres - other.metres)
  return least && least.metres > 0 && least.metres <= NEAR_M ? least : undefined
}

const gapOf = (from: Vec2, to: Vec2): Gap => ({ metres: Math.hypot(to[0] - from[0], to[1] - from[1]), from, to })

/** The point of a footprint that is nearest to another point. */
function nearestOn({ x, z, w, d, turn }: Footprint, [toX, toZ]: Vec2): Vec2 {
  const { right, front } = directionsOf(turn)
  const [dx, dz] = [toX - x, toZ - z]
  const along = (axis: Vec2, reach: number) => Math.max(-reach, Math.min(reach, dx * axis[0] + dz * axis[1]))
  const [across, forward] = [along(right, w / 2), along(front, d / 2)]
  return [x + right[0] * across + front[0] * forward, z + right[1] * across + front[1] * forward]
}

/** The ends of a gap in pixels. */
export function gapInPicture(room: RoomLayout, { from, to }: Gap): readonly [Vec2, Vec2] | undefined {
  const [start, end] = [pixelAt(room, from, 0), pixelAt(room, to, 0)]
  return start && end ? [start, end] : undefined
}
