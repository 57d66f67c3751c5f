import { isTurnedByExif } from './exif.ts'
import { dataViewOf, type ImageHeader, MOST_CHUNKS, nameAt, plainHeader } from './header.ts'

const RIFF_HEAD = 8
const FORM_HEAD = 12
const FOURTEEN_BITS = 0x3fff

/** WebP container (RFC 9649, 2), VP8 (RFC 6386, 9.1) and VP8L (RFC 9649, 3.4). */
export function readWebp(bytes: Uint8Array): ImageHeader | undefined {
  if (nameAt(bytes, 0) !== 'RIFF' || nameAt(bytes, 8) !== 'WEBP') return
  const header: ImageHeader = { format: 'webp', ...plainHeader }
  const view = dataViewOf(bytes)
  const declared = view.getUint32(4, true) + RIFF_HEAD
  let [hasPixels, chunks] = [false, 0]
  for (let at = FORM_HEAD; at + RIFF_HEAD <= bytes.length; ) {
    if (++chunks > MOST_CHUNKS) return header
    const name = nameAt(bytes, at)
    const length = view.getUint32(at + 4, true)
    const data = bytes.subarray(at + RIFF_HEAD, at + RIFF_HEAD + length)
    if (name === 'VP8X' && length >= 10) grow(header, uint24(data, 4) + 1, uint24(data, 7) + 1)
    if (name === 'VP8 ' && data.length >= 10)
      grow(
        header,
        dataViewOf(data).getUint16(6, true) & FOURTEEN_BITS,
        dataViewOf(data).getUint16(8, true) & FOURTEEN_BITS,
      )
    if (name === 'VP8L' && data.length >= 5) growLossless(header, dataViewOf(data).getUint32(1, true))
    if (name === 'ANIM' || name === 'ANMF') header.isAnimated = true
    // Some writers prefix it as in JPEG.
    if (name === 'EXIF') header.isTurned = isTurnedByExif(nameAt(data, 0) === 'Exif' ? data.subarray(6) : data)
    if (name === 'VP8 ' || name === 'VP8L' || name === 'ANMF') hasPixels = true
    // Chunks are aligned to even offsets.
    at += RIFF_HEAD + length + (length % 2)
  }
  return { ...header, isWhole: hasPixels && declared <= bytes.length }
}

function growLossless(header: ImageHeader, packed: number) {
  grow(header, (packed & FOURTEEN_BITS) + 1, ((packed >>> 14) & FOURTEEN_BITS) + 1)
}

/** Canvas and frame sizes may differ: the larger counts. */
function grow(header: ImageHeader, width: number, height: number) {
  header.width = Math.max(header.width, width)
  header.height = Math.max(header.height, height)
}

const uint24 = (data: Uint8Array, at: number) =>
  (data[at] ?? 0) | ((data[at + 1] ?? 0) << 8) | ((data[at + 2] ?? 0) << 16)
