import type { ImageSize } from './image-check'

/** VP8X flags (WebP container specification, "Extended file format"). */
const [HAS_XMP, HAS_OPACITY] = [0x04, 0x10]
const RIFF_HEAD = 12

const textAt = (bytes: Buffer, at: number) => bytes.toString('latin1', at, at + 4)

/** A RIFF chunk, padded to an even length. */
function chunk(name: string, data: Buffer): Buffer {
  const head = Buffer.alloc(8)
  head.write(name, 'latin1')
  head.writeUInt32LE(data.length, 4)
  return Buffer.concat([head, data, Buffer.alloc(data.length % 2)])
}

/** Adds an XMP packet to a WebP (XMP part 3, 1.1.6), which needs the extended format. */
export function markedWebp(webp: Uint8Array, { width, height }: ImageSize, xmp: string): Uint8Array<ArrayBuffer> {
  const bytes = Buffer.from(webp)
  const kind = textAt(bytes, RIFF_HEAD)
  const packet = chunk('XMP ', Buffer.from(xmp))
  const extended = Buffer.alloc(10)
  // In lossless files, the alpha flag is the 29th bit after signature and sides.
  const hasOpacity = kind === 'VP8L' && ((bytes[RIFF_HEAD + 12] ?? 0) & 0x10) !== 0
  extended.writeUInt8(HAS_XMP | (hasOpacity ? HAS_OPACITY : 0))
  extended.writeUIntLE(width - 1, 4, 3)
  extended.writeUIntLE(height - 1, 7, 3)
  const isExtended = kind === 'VP8X'
  const index = RIFF_HEAD + 8
  if (isExtended) bytes.writeUInt8((bytes[index] ?? 0) | HAS_XMP, index)
  const whole = Buffer.concat([
    bytes.subarray(0, RIFF_HEAD),
    ...(isExtended ? [] : [chunk('VP8X', extended)]),
    bytes.subarray(RIFF_HEAD),
    packet,
  ])
  whole.writeUInt32LE(whole.length - 8, 4)
  return new Uint8Array(whole)
}
