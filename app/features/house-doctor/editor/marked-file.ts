import type { Photo } from '../engine/picture.ts'
import { markedJpeg, markedPng, xmpOf } from '../export-mark.ts'
import type { Ask, Outcome } from './protocol.ts'

const JPEG_QUALITY = { whole: 0.92, small: 0.8 }

/** A picture as a file that says how it came about. */
export async function markedFile({ photo, type, source, note, edgePx }: Ask<'file'>): Promise<Outcome<{ file: Blob }>> {
  const canvas = drawn(photo, edgePx)
  if (!canvas) return { ok: false, code: 'out_of_memory' }
  const plain = await canvas.convertToBlob({ type, quality: edgePx ? JPEG_QUALITY.small : JPEG_QUALITY.whole })
  const bytes = new Uint8Array(await plain.arrayBuffer())
  const mark = type === 'image/png' ? markedPng : markedJpeg
  return { ok: true, file: new Blob([mark(bytes, xmpOf(source, note))], { type }) }
}

/** A picture on a canvas, its longer side at most so long. */
function drawn(photo: Photo, edgePx = Number.POSITIVE_INFINITY): OffscreenCanvas | undefined {
  const { width, height } = photo
  const whole = new OffscreenCanvas(width, height)
  const context = whole.getContext('2d')
  if (!context) return
  context.putImageData(new ImageData(rgbaOf(photo), width, height), 0, 0)
  const share = edgePx / Math.max(width, height)
  if (share >= 1) return whole
  const small = new OffscreenCanvas(Math.max(1, Math.round(width * share)), Math.max(1, Math.round(height * share)))
  const smaller = small.getContext('2d')
  if (!smaller) return
  smaller.imageSmoothingQuality = 'high'
  smaller.drawImage(whole, 0, 0, small.width, small.height)
  return small
}

/** A mask has one channel: white where something changes, black elsewhere. */
function rgbaOf({ channels, data }: Photo): Uint8ClampedArray<ArrayBuffer> {
  if (channels === 4) return new Uint8ClampedArray(data)
  const rgba = new Uint8ClampedArray(data.length * 4).fill(255)
  for (let pixel = 0; pixel < data.length; pixel++) rgba.fill(data[pixel] as number, pixel * 4, pixel * 4 + 3)
  return rgba
}
