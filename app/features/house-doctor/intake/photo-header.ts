/** What of a file can be told before it is decoded. Sizes are in pixels, as the file declares them. */
export type PhotoHeader = {
  kind: 'jpeg' | 'png' | 'gif' | 'webp' | 'avif' | 'heic'
  width: number
  height: number
  isAnimated: boolean
}

export type HeaderRefusal = 'not_an_image' | 'photo_truncated' | 'photo_too_large' | 'photo_too_small'
export type HeaderRead = { ok: true; header: PhotoHeader } | { ok: false; code: HeaderRefusal }

const MOST_BYTES = 15_000_000
/** What is declared larger is not decoded: a file of a few kilobytes can hold gigabytes of pixels. */
const MOST_PIXELS = 24_000_000
/** Says by its first bytes what a file is, and whether it is whole and of a size that can be worked on. */
export function readPhotoHeader(bytes: Uint8Array, leastSidePx: number): HeaderRead {
  const header = headerOf(bytes)
  if (header === 'not_an_image' || header === 'photo_truncated') return { ok: false, code: header }
  const { width, height } = header
  if (bytes.length > MOST_BYTES || width * height > MOST_PIXELS) return { ok: false, code: 'photo_too_large' }
  if (Math.min(width, height) < leastSidePx) return { ok: false, code: 'photo_too_small' }
  return { ok: true, header }
}

type Found = PhotoHeader | 'not_an_image' | 'photo_truncated'

function headerOf(bytes: Uint8Array): Found {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  try {
    if (view.getUint16(0) === 0xffd8) return jpegHeader(view)
    if (view.getUint32(0) === 0x89504e47) return pngHeader(view)
    const start = textAt(view, 0, 4)
    if (start === 'GIF8') return gifHeader(view)
    if (start === 'RIFF' && textAt(view, 8, 4) === 'WEBP') return webpHeader(view)
    if (textAt(view, 4, 4) === 'ftyp') return isoHeader(view)
    return 'not_an_image'
  } catch (error) {
    // The file ends before what its beginning promises.
    if (error instanceof RangeError) return bytes.length < 12 ? 'not_an_image' : 'photo_truncated'
    throw error
  }
}

const textAt = (view: DataView, from: number, length: number) =>
  String.fromCharCode(...Array.from({ length }, (_, place) => view.getUint8(from + place)))

/** Segments up to the picture's own data, then the mark of the end; phones may have put more behind it (ITU T.81, annex B). */
function jpegHeader(view: DataView): Found {
  let [at, width, height] = [2, 0, 0]
  for (;;) {
    if (view.getUint8(at) !== 0xff) return 'not_an_image'
    const marker = view.getUint8(at + 1)
    if (marker === 0xff) {
      at++
      continue
    }
    const isFrame = marker >= 0xc0 && marker <= 0xcf && marker !== 0xc4 && marker !== 0xc8 && marker !== 0xcc
    if (isFrame) [height, width] = [view.getUint16(at + 5), view.getUint16(at + 7)]
    at += 2 + view.getUint16(at + 2)
    if (marker === 0xda) break
  }
  for (; at + 1 < view.byteLength; at++)
    if (view.getUint8(at) === 0xff && view.getUint8(at + 1) === 0xd9)
      return { kind: 'jpeg', width, height, isAnimated: false }
  return 'photo_truncated'
}

/** Chunks until the one that ends the file (PNG, third edition, section 5). */
function pngHeader(view: DataView): Found {
  const [width, height] = [view.getUint32(16), view.getUint32(20)]
  let isAnimated = false
  for (let at = 8; ; at += 12 + view.getUint32(at)) {
    const type = textAt(view, at + 4, 4)
    if (type === 'acTL') isAnimated = true
    if (type !== 'IEND') continue
    return at + 12 <= view.byteLength ? { kind: 'png', width, height, isAnimated } : 'photo_truncated'
  }
}

/** Blocks until the one that ends the file (GIF89a, section 17 on); a second picture makes it animated. */
function gifHeader(view: DataView): Found {
  const [width, height] = [view.getUint16(6, true), view.getUint16(8, true)]
  const tableBytes = (flags: number) => (flags & 0x80 ? 3 << ((flags & 7) + 1) : 0)
  let [at, pictures] = [13 + tableBytes(view.getUint8(10)), 0]
  for (;;) {
    const block = view.getUint8(at)
    if (block === 0x3b) return { kind: 'gif', width, height, isAnimated: pictures > 1 }
    if (block === 0x2c) {
      pictures++
      at += 11 + tableBytes(view.getUint8(at + 9))
    } else at += 2
    for (let size = view.getUint8(at); size > 0; size = view.getUint8(at)) at += size + 1
    at++
  }
}

/** The first chunk says how large it is; the file's own length, whether it is whole (RFC 9649). */
function webpHeader(view: DataView): Found {
  if (view.getUint32(4, true) + 8 > view.byteLength) return 'photo_truncated'
  const form = textAt(view, 12, 4)
  const size24 = (at: number) => 1 + view.getUint16(at, true) + (view.getUint8(at + 2) << 16)
  if (form === 'VP8X')
    return { kind: 'webp', width: size24(24), height: size24(27), isAnimated: (view.getUint8(20) & 2) > 0 }
  if (form === 'VP8L') {
    const bits = view.getUint32(21, true)
    return { kind: 'webp', width: 1 + (bits & 0x3fff), height: 1 + ((bits >> 14) & 0x3fff), isAnimated: false }
  }
  const [width, height] = [view.getUint16(26, true) & 0x3fff, view.getUint16(28, true) & 0x3fff]
  return form === 'VP8 ' ? { kind: 'webp', width, height, isAnimated: false } : 'not_an_image'
}

const BRANDS: Record<string, PhotoHeader['kind']> = {
  ...{ avif: 'avif', avis: 'avif' },
  ...{ heic: 'heic', heix: 'heic', hevc: 'heic', mif1: 'heic', msf1: 'heic' },
}

/** Boxes to the end of the file; the largest picture in `meta` is the photo, smaller ones its parts (ISO/IEC 23008-12). */
function isoHeader(view: DataView): Found {
  const brand = textAt(view, 8, 4)
  const kind = BRANDS[brand]
  if (!kind) return 'not_an_image'
  let [width, height] = [0, 0]
  for (let at = 0; at < view.byteLength; ) {
    const size = boxSize(view, at)
    if (at + size > view.byteLength) return 'photo_truncated'
    if (textAt(view, at + 4, 4) === 'meta')
      for (let from = at + 8; from + 16 <= at + size; from++) {
        if (view.getUint32(from) !== ISPE) continue
        const [wide, high] = [view.getUint32(from + 8), view.getUint32(from + 12)]
        if (wide * high > width * height) [width, height] = [wide, high]
      }
    at += size
  }
  return width ? { kind, width, height, isAnimated: brand === 'avis' || brand === 'msf1' } : 'photo_truncated'
}

/** `ispe`, the box of a picture's size. */
const ISPE = 0x69737065

function boxSize(view: DataView, at: number): number {
  const size = view.getUint32(at)
  if (size === 0) return view.byteLength - at
  return size === 1 ? Number(view.getBigUint64(at + 8)) : Math.max(8, size)
}
