import { FACES, type Face } from '../geometry/room-box.ts'
import { INSIDE } from './labelling.ts'
import type { Size } from './mask.ts'

/**
 * Known faces of a rendered picture: index in `FACES` plus one, or 0 for anything else. Spans the whole picture at any
 * size.
 */
export type SurfaceMap = Size & { numbers: Uint8Array }

/** Grey levels between faces in map pictures, so that colour profiles cannot mix them up. */
export const GREYS_APART = 40

export const numberOf = (face: Face): number => FACES.indexOf(face) + 1

/** Labels (at `size`) of the pixels where the map shows a face. */
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
