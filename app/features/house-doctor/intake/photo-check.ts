import { LARGEST_CALL_BYTES, MOST_PIXELS, readHeader } from '../jobs/image-check.ts'

export type PhotoRefusal = 'not_an_image' | 'photo_truncated' | 'photo_too_large' | 'photo_too_small'
export type PhotoCheck = { ok: true; isFirstOfMany: boolean } | { ok: false; code: PhotoRefusal }

/**
 * Whether a file may be decoded, asked of its header: a bomb is refused before anything unpacks it. More is taken than at the
 * API, because a browser opens it: of an animated file the first picture, colours for print, more than eight bits.
 */
export function checkPhoto(bytes: Uint8Array, leastSidePx: number): PhotoCheck {
  const header = readHeader(bytes)
  if (!header) return { ok: false, code: 'not_an_image' }
  const { width, height, isWhole, isAnimated } = header
  if (bytes.length > LARGEST_CALL_BYTES || width * height > MOST_PIXELS) return { ok: false, code: 'photo_too_large' }
  if (!isWhole || width < 1 || height < 1) return { ok: false, code: 'photo_truncated' }
  if (Math.min(width, height) < leastSidePx) return { ok: false, code: 'photo_too_small' }
  return { ok: true, isFirstOfMany: isAnimated }
}
