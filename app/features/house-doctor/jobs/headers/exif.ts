import { dataViewOf } from './header.ts'

const ORIENTATION = 0x0112
const UPRIGHT = 1
/** From this orientation on, width and height are swapped (Exif 2.32, 4.6.4). */
const FIRST_TURNED = 5
const LAST_ORIENTATION = 8
const ENTRY_BYTES = 12

/** True if EXIF swaps width and height. */
export const isTurnedByExif = (tiff: Uint8Array): boolean => orientationOf(tiff) >= FIRST_TURNED

/** EXIF orientation; 1 is upright. */
export function orientationOf(tiff: Uint8Array): number {
  if (tiff.length < 8) return UPRIGHT
  const view = dataViewOf(tiff)
  const isLittle = view.getUint16(0) === 0x4949
  const directory = view.getUint32(4, isLittle)
  if (directory + 2 > tiff.length) return UPRIGHT
  const entries = view.getUint16(directory, isLittle)
  for (let entry = 0; entry < entries; entry++) {
    const at = directory + 2 + entry * ENTRY_BYTES
    if (at + ENTRY_BYTES > tiff.length) return UPRIGHT
    if (view.getUint16(at, isLittle) !== ORIENTATION) continue
    const orientation = view.getUint16(at + 8, isLittle)
    return orientation <= LAST_ORIENTATION ? orientation : UPRIGHT
  }
  return UPRIGHT
}
