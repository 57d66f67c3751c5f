import type { Photo } from '@vuong-tron/room-engine/picture'
import { LARGEST_CALL_BYTES, MOST_PIXELS, readHeader } from '../jobs/image-check.ts'

export type PhotoRefusal = 'not_an_image' | 'photo_truncated' | 'photo_too_large' | 'photo_too_small'
export type PhotoCheck = { ok: true; isFirstOfMany: boolean } | { ok: false; code: PhotoRefusal }

/**
 * Checks a file's header before decoding, to refuse decompression bombs. Accepts more than the API, as the browser
 * decodes: animations (first frame), print colours, more than eight bits.
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

/** Maximum range per channel (of 255) of a blank picture: noise. */
const NOISE = 12

/** True if a picture is one colour, as with a covered lens. */
export function isBlank({ data, channels }: Photo): boolean {
  for (let channel = 0; channel < 3; channel++) {
    let [least, most] = [255, 0]
    for (let at = channel; at < data.length; at += channels) {
      const value = data[at] as number
      if (value < least) least = value
      if (value > most) most = value
    }
    if (most - least > NOISE) return false
  }
  return true
}
