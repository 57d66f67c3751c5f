import { FACES, type Face } from '../geometry/room-box.ts'
import { INSIDE } from './labelling.ts'
import type { Size } from './mask.ts'

/**
 * What each place of a picture is known to show: a face of the room by its place in `FACES`, counted from one, or nothing
 * of it (0), where something stands before it or opens in it. Of any size; it spans all of the picture.
 */
export type SurfaceMap = Size & { numbers: Uint8Array }

/** In pictures of such maps: how far apart the greys are that stand for a face each, so that no colour profile mixes them up. */
export const GREYS_APART = 40

export const numberOf = (face: Face): number => FACES.indexOf(face) + 1

/** Labels of the pixels, in a picture of this size, at which the map shows a face. */
export function labelsFrom({ width, height, numbers }: SurfaceMap, face: Face, size: Size): Uint8Array {
  const number = numberOf(face)
  const labels = new Uint8Array(size.width * size.height)
  for (let y = 0, pixel = 0; y < size.height; y++) {
    const row = Math.floor(((y + 0.5) * height) / size.height) * width
    for (let x = 0; x < size.width; x++, pixel++)
      if (numbers[row + Math.floor(((x + 0.5) * width) / size.width)] === number) labels[pixel] = INSIDE
  }
  return labels
}
