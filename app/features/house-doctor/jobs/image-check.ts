import type { FailureCode } from '#app/lib/failure'
import { readAvif } from './headers/avif.ts'
import type { ImageHeader } from './headers/header.ts'
import { readJpeg } from './headers/jpeg.ts'
import { readPng } from './headers/png.ts'
import { readWebp } from './headers/webp.ts'
import { SHORTEST_SIDE_PX } from './jobs.ts'

/** All pictures and fields of a call. */
export const LARGEST_CALL_BYTES = 15 * 1024 * 1024
export const MOST_PIXELS = 24_000_000

/** Size as displayed. */
export type ImageSize = { width: number; height: number }
export type ImageFailure = Extract<FailureCode, `image_${string}` | 'unsupported_media'>
type Checked = { ok: true; size: ImageSize } | { ok: false; code: ImageFailure }

/** By its first bytes, ignoring name and content type. */
export const readHeader = (bytes: Uint8Array): ImageHeader | undefined =>
  readJpeg(bytes) ?? readPng(bytes) ?? readWebp(bytes) ?? readAvif(bytes)

/** Checks a file's header before decoding, to refuse decompression bombs. */
export function checkImage(bytes: Uint8Array, shortestSidePx = SHORTEST_SIDE_PX): Checked {
  const header = readHeader(bytes)
  const code = header ? refusalOf(header, shortestSidePx) : 'unsupported_media'
  if (!header || code) return { ok: false, code: code ?? 'image_unreadable' }
  const { width, height, isTurned } = header
  return { ok: true, size: isTurned ? { width: height, height: width } : { width, height } }
}

function refusalOf(header: ImageHeader, shortestSidePx: number): ImageFailure | undefined {
  const { width, height } = header
  if (header.isAnimated) return 'image_animated'
  if (header.isCmyk) return 'image_cmyk'
  if (header.isDeep) return 'image_deep'
  if (width * height > MOST_PIXELS) return 'image_too_many_pixels'
  if (width < 1 || height < 1 || !header.isWhole) return 'image_unreadable'
  if (Math.min(width, height) < shortestSidePx) return 'image_too_small'
}
