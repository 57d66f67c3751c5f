import { isTurnedByExif } from './exif.ts'
import { dataViewOf, type ImageHeader, MOST_CHUNKS, nameAt, plainHeader } from './header.ts'

const SIGNATURE = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]
/** Length and name before a chunk's data, and its checksum after it. */
const CHUNK_HEAD = 8
const CHUNK_SUM = 4

/** PNG, third edition (W3C 2025), 5 and 11. */
export function readPng(bytes: Uint8Array): ImageHeader | undefined {
  if (SIGNATURE.some((byte, index) => bytes[index] !== byte)) return
  const header: ImageHeader = { format: 'png', ...plainHeader }
  let [hasPixels, chunks] = [false, 0]
  for (const { name, data } of chunksOfPng(bytes)) {
    if (++chunks > MOST_CHUNKS) return header
    if (name === 'IHDR' && data.length >= 13) Object.assign(header, sizeOf(data))
    if (name === 'acTL') header.isAnimated = true
    if (name === 'eXIf') header.isTurned = isTurnedByExif(data)
    if (name === 'IDAT') hasPixels = true
    if (name === 'IEND') return { ...header, isWhole: hasPixels }
  }
  return header
}

type Chunk<Buffer extends ArrayBufferLike> = { name: string; data: Uint8Array<Buffer> }

/** Complete chunks, lazily, as there may be many. */
export function* chunksOfPng<Buffer extends ArrayBufferLike>(bytes: Uint8Array<Buffer>): Generator<Chunk<Buffer>> {
  const view = dataViewOf(bytes)
  for (let at = SIGNATURE.length; at + CHUNK_HEAD + CHUNK_SUM <= bytes.length; ) {
    const end = at + CHUNK_HEAD + view.getUint32(at)
    if (end + CHUNK_SUM > bytes.length) return
    yield { name: nameAt(bytes, at + 4), data: bytes.subarray(at + CHUNK_HEAD, end) }
    at = end + CHUNK_SUM
  }
}

function sizeOf(data: Uint8Array): Partial<ImageHeader> {
  const view = dataViewOf(data)
  return { width: view.getUint32(0), height: view.getUint32(4), isDeep: view.getUint8(8) > 8 }
}
