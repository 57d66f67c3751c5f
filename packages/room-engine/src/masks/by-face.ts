import type { Camera } from '../geometry/camera.ts'
import { faceRuns } from '../geometry/faces-seen.ts'
import { type Box, FACES, type Face } from '../geometry/room-box.ts'
import { isEmpty, type Mask } from './mask.ts'

/** Splits a mask by room face; faces without any of it are left out. */
export function masksByFace(
  mask: Mask,
  room: { camera: Camera; box: Box },
  among: readonly Face[] = FACES,
): Partial<Record<Face, Mask>> {
  const parts = among.map((face) => [face, { ...mask, data: new Uint8Array(mask.data.length) }] as const)
  const partOf = Object.fromEntries(parts) as Record<Face, Mask>
  for (const { face, from, to } of faceRuns(mask, room, among))
    partOf[FACES[face] as Face].data.set(mask.data.subarray(from, to), from)
  return Object.fromEntries(parts.filter(([, part]) => !isEmpty(part)))
}
