import { isEmpty, type Mask } from '@vuong-tron/room-engine/masks/masks'
import { type Photo, resizedByArea } from '@vuong-tron/room-engine/picture'
import { convertIndexedToRgb, type DecodedPng, decode, encode } from 'fast-png'
import { logFailure } from '#app/server/log/failure-log'
import { markedJpeg, markedPng, type SourceType, xmpOf } from '../export-mark.ts'
import type { ResultFormat } from './fields.schema'
import type { ImageHeader } from './headers/header'
import { type ImageSize, readHeader } from './image-check'
import { markedWebp } from './marked-webp'
import { whitenessOfPng } from './png-whiteness'

/** The used part of the Images binding, which decodes outside the Worker and applies EXIF orientation. */
export type Decoder = Pick<ImagesBinding, 'input'>
type Transform = { width: number; height: number; fit: 'scale-down' | 'squeeze' }
type Format = 'image/png' | 'image/webp' | 'image/jpeg'

const KEPT_QUALITY = 90

/** Re-encodes a picture without metadata; undefined when it cannot be decoded. */
export async function reencode(
  images: Decoder,
  bytes: Uint8Array<ArrayBuffer>,
  transform: Transform,
  format: Format,
): Promise<Uint8Array<ArrayBuffer> | undefined> {
  try {
    const drawn = await images
      .input(new Blob([bytes]).stream())
      .transform(transform)
      // A PNG with a quality would get a palette.
      .output(format === 'image/png' ? { format } : { format, quality: KEPT_QUALITY })
    const answer = drawn.response()
    return answer.ok ? new Uint8Array(await answer.arrayBuffer()) : undefined
  } catch (error) {
    logFailure('house doctor: picture', error as Error)
    return
  }
}

/** Limits the longer side. */
export const fitWithin = (edgePx: number): Transform => ({ width: edgePx, height: edgePx, fit: 'scale-down' })

/** Decodes a photo by way of a PNG, as the binding returns no pixels. */
export async function readPixels(
  images: Decoder,
  bytes: Uint8Array<ArrayBuffer>,
  transform: Transform,
): Promise<Photo | undefined> {
  const png = await reencode(images, bytes, transform, 'image/png')
  return png && fourChannels(decode(png))
}

export type DrawnMask = { png: Uint8Array<ArrayBuffer>; isEmpty: boolean; mask: Mask }

/** Darker values are compression noise. */
const MARKED = 16

/** Reads a mask at the photo's computed size: whiteness, ignoring opacity. */
export async function decodeMask(
  images: Decoder,
  bytes: Uint8Array<ArrayBuffer>,
  size: ImageSize,
): Promise<DrawnMask | undefined> {
  const png = await maskPng(images, bytes, size)
  if (!png) return
  const whole = await whitenessOfPng(png).catch((error) => logFailure('house doctor: mask', error))
  if (!whole) return
  const { width, height } = size
  const isAsLarge = whole.width === width && whole.height === height
  // Scaled only after thresholding.
  const scaled = isAsLarge ? whole.data : resizedByArea(whole, width, height).data
  const data = Uint8Array.from(scaled, (whiteness) => (whiteness < MARKED ? 0 : whiteness))
  const mask = { width, height, channels: 1, data }
  return { png: new Uint8Array(encode(mask)), isEmpty: isEmpty(mask), mask }
}

/** A mask as PNG that keeps colours of transparent pixels; in its own size if possible. */
async function maskPng(images: Decoder, bytes: Uint8Array<ArrayBuffer>, size: ImageSize) {
  const header = readHeader(bytes)
  if (header?.format === 'png') return bytes
  const { width, height } = header?.format === 'jpeg' ? size : ownSize(header, size)
  return reencode(images, bytes, { width, height, fit: 'squeeze' }, 'image/png')
}

const ownSize = (header: ImageHeader | undefined, size: ImageSize): ImageSize =>
  header?.isTurned ? { width: header.height, height: header.width } : (header ?? size)

/** Eight-bit RGBA of any PNG. */
function fourChannels(png: DecodedPng): Photo {
  const { width, height } = png
  const plain = png.palette ? { data: convertIndexedToRgb(png), channels: png.palette[0]?.length ?? 3 } : png
  const { channels } = plain
  const shift = !png.palette && png.depth === 16 ? 8 : 0
  const isGrey = channels < 3
  const isOpaque = channels % 2 === 1
  const data = new Uint8ClampedArray(width * height * 4)
  for (let pixel = 0; pixel < width * height; pixel++) {
    const from = pixel * channels
    for (let channel = 0; channel < 3; channel++)
      data[pixel * 4 + channel] = (plain.data[from + (isGrey ? 0 : channel)] as number) >> shift
    data[pixel * 4 + 3] = isOpaque ? 255 : (plain.data[from + channels - 1] as number) >> shift
  }
  return { width, height, channels: 4, data }
}

/**
 * Encodes a result in the requested format, with an XMP packet that declares the machine's part (AI Law 134/2025/QH15).
 */
export async function resultFileOf(
  images: Decoder,
  png: Uint8Array<ArrayBuffer>,
  { width, height }: ImageSize,
  { format = 'png', source }: { format?: ResultFormat; source: SourceType },
): Promise<Uint8Array | undefined> {
  const xmp = xmpOf(source)
  if (format === 'png') return markedPng(png, xmp)
  const type = format === 'jpg' ? 'image/jpeg' : 'image/webp'
  const drawn = await reencode(images, png, { width, height, fit: 'scale-down' }, type)
  if (!drawn) return
  return format === 'jpg' ? markedJpeg(drawn, xmp) : markedWebp(drawn, { width, height }, xmp)
}

export const writePng = ({ width, height, channels, data }: Photo): Uint8Array<ArrayBuffer> =>
  new Uint8Array(encode({ width, height, channels, data, depth: 8 }))
