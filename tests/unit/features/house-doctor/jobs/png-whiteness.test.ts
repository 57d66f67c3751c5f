import sharp, { type PngOptions } from 'sharp'
import { expect, test } from 'vitest'
import { readHeader } from '#app/features/house-doctor/jobs/image-check'
import { whitenessOfPng } from '#app/features/house-doctor/jobs/png-whiteness'

const [WIDTH, HEIGHT] = [37, 23]
/** A slope, a step and noise, so that encoders use every line filter. */
const greyAt = (x: number, y: number) => (x < 18 ? 6 * x + y : ((x * 37 + y * 101) % 64) * 4)
const isWhite = (x: number, y: number) => (x > 9 && y > 4) || x === 2

type Values = (x: number, y: number) => readonly number[]
async function pngOf(channels: 1 | 2 | 3 | 4, values: Values, options: PngOptions = {}) {
  const data = new Uint8Array(WIDTH * HEIGHT * channels)
  for (let y = 0, at = 0; y < HEIGHT; y++) for (let x = 0; x < WIDTH; x++, at += channels) data.set(values(x, y), at)
  const picture = sharp(data, { raw: { width: WIDTH, height: HEIGHT, channels } })
  return new Uint8Array(await (channels < 3 ? picture.toColourspace('b-w') : picture).png(options).toBuffer())
}
const whiteness = async (png: Uint8Array<ArrayBuffer>) => [...(await whitenessOfPng(png)).data]
const expected = (value: (x: number, y: number) => number) =>
  Array.from({ length: WIDTH * HEIGHT }, (_, pixel) => value(pixel % WIDTH, Math.floor(pixel / WIDTH)))

test.each<[string, PngOptions]>([
  ['plain', { adaptiveFiltering: false }],
  ['filtered', { adaptiveFiltering: true }],
  ['interlaced', { progressive: true }],
])('[API-11] a PNG that is %s says how white its pixels are, whatever its opacity says', async (_, options) => {
  const grey = expected(greyAt)
  const seen = [
    await pngOf(1, (x, y) => [greyAt(x, y)], options),
    await pngOf(2, (x, y) => [greyAt(x, y), (x * 7) % 256], options),
    await pngOf(3, (x, y) => Array(3).fill(greyAt(x, y)), options),
    await pngOf(4, (x, y) => [...Array(3).fill(greyAt(x, y)), x % 2 ? 0 : 255], options),
  ]
  for (const png of seen) expect(await whiteness(png)).toEqual(grey)
  const red = await pngOf(3, (x, y) => [greyAt(x, y), 0, 0], options)
  expect(await whiteness(red)).toEqual(grey.map((value) => Math.round(0.299 * value)))
})

test.each([2, 4, 16, 256])('[API-11] a palette of %i colours is read too, interlaced or not', async (colours) => {
  for (const progressive of [false, true]) {
    const png = await pngOf(3, (x, y) => Array(3).fill(isWhite(x, y) ? 255 : 0), {
      palette: true,
      colours,
      dither: 0,
      progressive,
    })
    expect(await whiteness(png)).toEqual(expected((x, y) => (isWhite(x, y) ? 255 : 0)))
  }
})

test('[API-11] a PNG that is damaged inside fails, wherever it is', async () => {
  const whole = await pngOf(4, (x, y) => Array(4).fill(greyAt(x, y)))
  for (const share of [0.2, 0.5, 0.8]) {
    const broken = whole.slice()
    broken.fill(7, Math.floor(share * whole.length), whole.length - 16)
    await expect(whitenessOfPng(broken)).rejects.toThrow()
  }
})

/** A PNG chunk without its checksum. */
function chunk(name: string, data: readonly number[]) {
  const bytes = new Uint8Array(12 + data.length)
  new DataView(bytes.buffer).setUint32(0, data.length)
  bytes.set(new TextEncoder().encode(name), 4)
  bytes.set(data, 8)
  return bytes
}
const put = (png: Uint8Array, at: number, more: Uint8Array) =>
  new Uint8Array([...png.subarray(0, at), ...more, ...png.subarray(at)])
/** 25 000 x 25 000, grey. */
const HUGE = [0, 0, 97, 168, 0, 0, 97, 168, 8, 0, 0, 0, 0]
const FIRST = 8
const SECOND = FIRST + 12 + 13

test('[API-11] a PNG is as large as was checked: a header after its end is not read, and a second one fails', async () => {
  const png = await pngOf(1, (x, y) => [greyAt(x, y)])
  const after = put(png, png.length, chunk('IHDR', HUGE))
  expect(readHeader(after)).toMatchObject({ width: WIDTH, height: HEIGHT, isWhole: true })
  expect(await whiteness(after)).toEqual(expected(greyAt))
  for (const bomb of [
    put(png, SECOND, chunk('IHDR', HUGE)),
    put(png, FIRST, chunk('IHDR', HUGE)),
    put(png, FIRST, chunk('IHDR', HUGE.slice(0, 8))),
    put(png, FIRST, chunk('tEXt', [65, 0, 66])),
  ])
    await expect(whitenessOfPng(bomb)).rejects.toThrow()
})

test('[API-11] a line that comes in many pieces is read as any other', async () => {
  const wide = sharp({ create: { width: 200_000, height: 2, channels: 3, background: '#fff' } })
  const { data } = await whitenessOfPng(new Uint8Array(await wide.png().toBuffer()))
  expect(data.every((value) => value === 255)).toBe(true)
})

test.each([1, 7, 100])(
  '[API-11, SEC-01] pixels that come in pieces of %i bytes, empty ones between, are all read',
  async (bytes) => {
    const png = await pngOf(3, (x, y) => Array(3).fill(greyAt(x, y)))
    const at = Buffer.from(png).indexOf('IDAT') - 4
    const length = new DataView(png.buffer, png.byteOffset).getUint32(at)
    const packed = [...png.subarray(at + 8, at + 8 + length)]
    const pieces = Array.from({ length: Math.ceil(length / bytes) }, (_, piece) => [
      ...chunk('IDAT', packed.slice(piece * bytes, (piece + 1) * bytes)),
      ...chunk('IDAT', []),
    ]).flat()
    const split = new Uint8Array([...png.subarray(0, at), ...pieces, ...png.subarray(at + 12 + length)])
    expect(await whiteness(split)).toEqual(expected(greyAt))
  },
)

test.each([1, 2, 3, 4, 5, 6, 7, 8])(
  '[API-11] a PNG that is stored in EXIF’s way %i is read as it is shown',
  async (way) => {
    const png = await pngOf(4, (x, y) => [...Array(3).fill(greyAt(x, y)), 0])
    const exif = chunk('eXIf', [
      0x4d,
      0x4d,
      0,
      42,
      0,
      0,
      0,
      8,
      0,
      1,
      1,
      0x12,
      0,
      3,
      0,
      0,
      0,
      1,
      0,
      way,
      0,
      0,
      0,
      0,
      0,
      0,
    ])
    const seen = await whitenessOfPng(put(png, SECOND, exif))
    const grey = sharp(Uint8Array.from(expected(greyAt)), { raw: { width: WIDTH, height: HEIGHT, channels: 1 } })
    const jpegLike = await grey
      .toColourspace('b-w')
      .withMetadata({ orientation: way })
      .tiff({ compression: 'none' })
      .toBuffer()
    const { data, info } = await sharp(jpegLike).rotate().raw().toBuffer({ resolveWithObject: true })
    expect([seen.width, seen.height]).toEqual([info.width, info.height])
    expect([...seen.data]).toEqual([...data].filter((_, index) => index % info.channels === 0))
  },
)
