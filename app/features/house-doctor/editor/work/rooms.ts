import type { Vec2 } from '@vuong-tron/geometry/vectors'
import { BoxScore } from '@vuong-tron/room-engine/geometry/box-score'
import type { Camera } from '@vuong-tron/room-engine/geometry/camera'
import { findLayout, usualRoom, withCorner } from '@vuong-tron/room-engine/geometry/layout'
import type { Corner } from '@vuong-tron/room-engine/geometry/room-box'
import { findSegments } from '@vuong-tron/room-engine/geometry/segments'
import { luminance, type Photo } from '@vuong-tron/room-engine/picture'
import type { RoomLayout } from '../protocol.ts'
import { labelsOf, loadWeights } from './room-labels.ts'

/**
 * A photo's camera and box, found with the help of the network's labels where they have come; without straight lines, a
 * usual room for manual correction.
 */
export async function findRoom(photo: Photo): Promise<{ room: RoomLayout; isByHand: boolean }> {
  // Comes while an operator's model may still work.
  void loadWeights()
  const { labels } = await labelsOf(photo)
  const found = findLayout(photo, labels)
  if (!found.ok) return { room: usualRoom(photo), isByHand: true }
  const { camera, box, score } = found.layout
  dragging = score
  return { room: { camera, box }, isByHand: false }
}

/** Cached score of the current camera, as corners are dragged repeatedly. */
let dragging: BoxScore | undefined

/** Refits the room with a corner at a pixel. */
export async function movedCorner(photo: Photo, room: RoomLayout, corner: Corner, place: Vec2): Promise<RoomLayout> {
  const score = await scoreOf(photo, room)
  const { camera, box } = withCorner({ ...room, score }, corner, place)
  return { ...room, camera, box }
}

async function scoreOf(photo: Photo, { camera, sample }: RoomLayout): Promise<BoxScore> {
  if (dragging && isSame(dragging.camera, camera)) return dragging
  // Sample rooms do without the network.
  const { labels } = sample ? {} : await labelsOf(photo)
  dragging = new BoxScore(photo, camera, findSegments(luminance(photo)), labels)
  return dragging
}

const isSame = (one: Camera, other: Camera) => JSON.stringify(one) === JSON.stringify(other)
