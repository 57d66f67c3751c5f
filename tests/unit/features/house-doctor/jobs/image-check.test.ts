import sharp, { type Sharp } from 'sharp'
import { describe, expect, test } from 'vitest'
import { checkImage, readHeader } from '#app/features/house-doctor/jobs/image-check'

const room = (width = 640, height = 520, channels: 3 | 4 = 3) =>
  sharp({ create: { width, height, channels, background: '#b98' } })
const SIZE = { width: 640, height: 520, channels: 3 } as const
const fileOf = async (picture: Sharp) => new Uint8Array(await picture.toBuffer())
const codeOf = (bytes: Uint8Array) => {
  const checked = checkImage(bytes)
  return checked.ok ? checked.size : checked.code
}

const formats = {
  jpeg: () => room().jpeg(),
  'progressive jpeg': () => room().jpeg({ progressive: true }),
  png: () => room().png(),
  'png with a palette': () => room().png({ palette: true }),
  webp: () => room().webp(),
  'lossless webp with opacity': () => room(640, 520, 4).webp({ lossless: true }),
  avif: () => room().avif({ effort: 0 }),
  'avif with opacity': () => room(640, 520, 4).avif({ effort: 0 }),
}

describe('a picture is known by its bytes', () => {
  test.each(Object.entries(formats))('[API-11] %s, with its size', async (name, picture) => {
    const bytes = await fileOf(picture())
    const format = name.split(' ').find((word) => ['jpeg', 'png', 'webp', 'avif'].includes(word))
    expect(readHeader(bytes)?.format).toBe(format)
    expect(codeOf(bytes)).toEqual({ width: 640, height: 520 })
  })

  test.each(Object.entries(formats))('[API-11] %s that was cut off is refused', async (_, picture) => {
    const bytes = await fileOf(picture())
    expect(codeOf(bytes.subarray(0, bytes.length - 40))).toBe('image_unreadable')
    // Truncated anywhere, it is refused without throwing.
    for (let length = 0; length < bytes.length; length += 7)
      expect(typeof codeOf(bytes.subarray(0, length)), `${length}`).toBe('string')
  })

  test.each([6, 8])(
    '[API-11] turned by EXIF orientation %i, its size is the one that is shown',
    async (orientation) => {
      for (const picture of [room().jpeg(), room().png(), room().webp()]) {
        const bytes = await fileOf(picture.withMetadata({ orientation }))
        expect(codeOf(bytes)).toEqual({ width: 520, height: 640 })
      }
      const mirrored = await fileOf(room().jpeg().withMetadata({ orientation: 2 }))
      expect(codeOf(mirrored)).toEqual({ width: 640, height: 520 })
    },
  )
})

const text = (words: string) => new TextEncoder().encode(words)

/** A PNG header that claims a size; nothing follows. */
function bomb(width: number, height: number): Uint8Array {
  const header = Buffer.alloc(33)
  header.write('\x89PNG\r\n\x1a\n', 'latin1')
  header.writeUInt32BE(13, 8)
  header.write('IHDR', 12)
  header.writeUInt32BE(width, 16)
  header.writeUInt32BE(height, 20)
  header.writeUInt8(8, 24)
  return new Uint8Array(header)
}

describe('what cannot be used is refused by its header', () => {
  test.each<[string, () => Uint8Array | Promise<Uint8Array>, string]>([
    ['nothing', () => new Uint8Array(), 'unsupported_media'],
    ['a text', () => text('This is a photo of my room.'), 'unsupported_media'],
    ['a page', () => text('<!doctype html><script>alert(1)</script>'), 'unsupported_media'],
    ['an SVG', () => text('<svg xmlns="http://www.w3.org/2000/svg" width="640" height="520"/>'), 'unsupported_media'],
    ['a GIF', () => fileOf(room().gif()), 'unsupported_media'],
    ['a TIFF', () => fileOf(room().tiff()), 'unsupported_media'],
    ['a header of 100 megapixels', () => bomb(10_000, 10_000), 'image_too_many_pixels'],
    ['a header of 16 exapixels', () => bomb(0xffffffff, 0xffffffff), 'image_too_many_pixels'],
    ['a header without pixels', () => bomb(800, 800), 'image_unreadable'],
    ['no width', () => bomb(0, 800), 'image_unreadable'],
    ['1 × 1', () => fileOf(room(1, 1).png()), 'image_too_small'],
    ['511 pixels high', () => fileOf(room(2000, 511).jpeg()), 'image_too_small'],
    ['CMYK', () => fileOf(room().toColourspace('cmyk').jpeg()), 'image_cmyk'],
    ['16 bits a channel', () => fileOf(room().toColourspace('rgb16').png()), 'image_deep'],
    ['10 bits in AVIF', () => fileOf(room().avif({ bitdepth: 10, effort: 0 })), 'image_deep'],
    ['an animated WebP', async () => animatedWebp(), 'image_animated'],
    ['an animated PNG', async () => animatedPng(await fileOf(room().png())), 'image_animated'],
  ])('[API-11] %s', async (_, bytes, code) => {
    expect(codeOf(await bytes())).toBe(code)
  })

  test('[API-11] 24 megapixels are taken, and one row more is not', async () => {
    const whole = await fileOf(room(6000, 4000).png())
    expect(codeOf(whole)).toEqual({ width: 6000, height: 4000 })
    const larger = whole.slice()
    new DataView(larger.buffer).setUint32(20, 4001)
    expect(codeOf(larger)).toBe('image_too_many_pixels')
  })

  test('[API-11] a WebP whose canvas says less than its frame counts as large as its frame', async () => {
    const seen = sharp({ create: { ...SIZE, channels: 4, background: { r: 9, g: 9, b: 9, alpha: 0.5 } } })
    const small = await fileOf(seen.webp())
    const view = new DataView(small.buffer)
    expect(String.fromCharCode(...small.subarray(12, 16))).toBe('VP8X')
    view.setUint16(24, 99, true)
    view.setUint16(27, 99, true)
    expect(codeOf(small)).toEqual({ width: 640, height: 520 })
  })
})

async function animatedWebp() {
  const frames = await Promise.all(
    ['#b98', '#98b'].map((background) =>
      sharp({ create: { ...SIZE, background } })
        .png()
        .toBuffer(),
    ),
  )
  return fileOf(sharp(frames, { join: { animated: true } }).webp({ delay: [100, 100] }))
}

/** Inserts an animation chunk before the pixels. */
function animatedPng(still: Uint8Array): Uint8Array {
  const control = Buffer.alloc(20)
  control.writeUInt32BE(8)
  control.write('acTL', 4)
  control.writeUInt32BE(2, 8)
  return new Uint8Array(Buffer.concat([still.subarray(0, 33), control, still.subarray(33)]))
}
