import type { Photo } from '../engine/picture.ts'
import { markedJpeg, markedPng, type SourceType, xmpOf } from '../export-mark.ts'
import type { Outcome } from './protocol.ts'

const JPEG_QUALITY = 0.92

/** A picture as a file that says how it came about. */
export async function markedFile(
  { width, height, data }: Photo,
  type: 'image/png' | 'image/jpeg',
  source: SourceType,
  note: string,
): Promise<Outcome<{ file: Blob }>> {
  const canvas = new OffscreenCanvas(width, height)
  const context = canvas.getContext('2d')
  if (!context) return { ok: false, code: 'out_of_memory' }
  context.putImageData(new ImageData(new Uint8ClampedArray(data), width, height), 0, 0)
  const plain = await canvas.convertToBlob({ type, quality: JPEG_QUALITY })
  const bytes = new Uint8Array(await plain.arrayBuffer())
  const mark = type === 'image/png' ? markedPng : markedJpeg
  return { ok: true, file: new Blob([mark(bytes, xmpOf(source, note))], { type }) }
}
