import type { Camera } from '../geometry/camera.ts'
import { facesSeen } from '../geometry/faces-seen.ts'
import { type Box, FACES, type Face } from '../geometry/room-box.ts'
import { isEmpty, type Mask } from './mask.ts'

/** A mask by the faces of the room that it is on; those that it is not on are left out. */
export function masksByFace(mask: Mask, room: { camera: Camera; box: Box }): Partial<Record<Face, Mask>> {
  const seen = facesSeen(mask, room)
  const parts = FACES.map((): Mask => ({ ...mask, data: new Uint8Array(mask.data.length) }))
  for (let pixel = 0; pixel < seen.length; pixel++) {
    const value = mask.data[pixel] as number
    if (value > 0) (parts[seen[pixel] as number] as Mask).data[pixel] = value
  }
  const named = FACES.map((face, place) => [face, parts[place] as Mask] as const)
  return Object.fromEntries(named.filter(([, part]) => !isEmpty(part)))
}
