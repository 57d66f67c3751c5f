import type { Camera } from '../geometry/camera.ts'
import { faceRuns } from '../geometry/faces-seen.ts'
import { type Box, FACES, type Face } from '../geometry/room-box.ts'
import { isEmpty, MARKED, type Mask, union } from './mask.ts'

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

/** Bare surfaces as they were found, and what of them is floor; masks of one size. */
export type FoundSurfaces = { bare: Mask; floor: Mask }

/** Faces of the room but the floor. */
const UPPER = FACES.filter((face) => face !== 'floor')

/**
 * Splits a mask by room face where the floor was found by itself: the box's line may be off, so what was found as floor
 * is floor, and what was found otherwise is not. Beyond what was found, the box decides.
 */
export function masksAsFound(
  mask: Mask,
  room: { camera: Camera; box: Box },
  { bare, floor }: FoundSurfaces,
): Partial<Record<Face, Mask>> {
  const isFloor = (pixel: number) => (floor.data[pixel] as number) >= MARKED
  const isBare = (pixel: number) => bare.data[pixel] !== 0
  const within = (isPart: (pixel: number) => boolean): Mask => ({
    ...mask,
    data: mask.data.map((value, pixel) => (isPart(pixel) ? value : 0)),
  })
  const split = [
    masksByFace(within(isFloor), room, ['floor']),
    masksByFace(
      within((pixel) => !isFloor(pixel) && isBare(pixel)),
      room,
      UPPER,
    ),
    masksByFace(
      within((pixel) => !isFloor(pixel) && !isBare(pixel)),
      room,
    ),
  ]
  const parts = FACES.map((face) => [face, split.flatMap((masks) => masks[face] ?? [])] as const)
  return Object.fromEntries(parts.flatMap(([face, [first, ...more]]) => (first ? [[face, union(first, ...more)]] : [])))
}
