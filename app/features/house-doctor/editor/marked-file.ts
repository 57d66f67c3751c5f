import type { Photo } from '@vuong-tron/room-engine/picture'
import { markedJpeg, markedPng, xmpOf } from '../export-mark.ts'
import { drawnFile } from './open-photo.ts'
import type { Ask, Outcome } from './protocol.ts'
import { enlargementOf } from './work/enlargement.ts'
import { repeatedIn } from './work/repeated.ts'
import type { Running } from './work/running.ts'
import { furnishing } from './work/staging.ts'

type FileType = Ask<'file'>['type']

const JPEG_QUALITY = { whole: 0.92, small: 0.8 }

/** Encodes a picture with a provenance mark. */
export async function markedFile({ photo, type, source, note, edgePx }: Ask<'file'>): Promise<Outcome<{ file: Blob }>> {
  const canvas = drawn(photo, edgePx)
  if (!canvas) return { ok: false, code: 'out_of_memory' }
  const quality = edgePx ? JPEG_QUALITY.small : JPEG_QUALITY.whole
  return { ok: true, file: await written(canvas, { type, quality }, xmpOf(source, note)) }
}

/** Rows processed at a time, to save a hundred megabytes. */
const ROWS = 200

/** Longer side at which changes are computed anew for a file, in pixels. */
const ANEW_EDGE_PX = 2048

/**
 * A result at the original's size, with a provenance mark: computed anew up to 2,048 pixels where that can be, and
 * enlarged from there.
 */
export async function enlargedFile(ask: Ask<'enlarge'>, running: Running): Promise<Outcome<{ file: Blob }>> {
  const { original, source, note } = ask
  const { photo, result } = await largestOf(ask, running)
  running.tell('saving')
  const opened = await drawnFile(original, 'room')
  if (!opened.ok) return opened
  const { context } = opened
  const { canvas } = context
  const { width, height } = canvas
  const enlarge = enlargementOf(photo, result, width, height)
  for (let top = 0; top < height; top += ROWS) {
    const rows = context.getImageData(0, top, width, Math.min(ROWS, height - top))
    enlarge(rows.data, top)
    context.putImageData(rows, 0, top)
  }
  return {
    ok: true,
    file: await written(canvas, { type: 'image/jpeg', quality: JPEG_QUALITY.whole }, xmpOf(source, note)),
  }
}

/** The photo and its result at the largest size at which the result can be computed. */
async function largestOf(ask: Ask<'enlarge'>, running: Running): Promise<{ photo: Photo; result: Photo }> {
  const { original, photo, result, steps } = ask
  const drawn = steps.length > 0 ? await drawnFile(original, 'room', ANEW_EDGE_PX) : undefined
  if (!drawn?.ok) return { photo, result }
  const { width, height } = drawn.context.canvas
  const large = { width, height, channels: 4, data: drawn.context.getImageData(0, 0, width, height).data }
  const repeated = await repeatedIn(large, ask, furnishing, running).catch((error) => {
    running.signal.throwIfAborted()
    // Most of all memory may be short: the picture of the page is there, and is enlarged.
    console.warn(error)
    return undefined
  })
  return repeated ? { photo: large, result: repeated } : { photo, result }
}

async function written(canvas: OffscreenCanvas, as: { type: FileType; quality: number }, xmp: string): Promise<Blob> {
  const plain = await canvas.convertToBlob(as)
  const bytes = new Uint8Array(await plain.arrayBuffer())
  const mark = as.type === 'image/png' ? markedPng : markedJpeg
  return new Blob([mark(bytes, xmp)], { type: as.type })
}

/** Draws a picture, limited in its longer side. */
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

/** Expands a one-channel mask to RGBA. */
function rgbaOf({ channels, data }: Photo): Uint8ClampedArray<ArrayBuffer> {
  if (channels === 4) return new Uint8ClampedArray(data)
  const rgba = new Uint8ClampedArray(data.length * 4).fill(255)
  for (let pixel = 0; pixel < data.length; pixel++) rgba.fill(data[pixel] as number, pixel * 4, pixel * 4 + 3)
  return rgba
}
