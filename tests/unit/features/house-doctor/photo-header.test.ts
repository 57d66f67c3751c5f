import { describe, expect, test } from 'vitest'
import { readPhotoHeader } from '#app/features/house-doctor/intake/photo-header'

const LEAST_PX = 512
const text = (letters: string) => [...letters].map((letter) => letter.charCodeAt(0))
const big16 = (value: number) => [value >> 8, value & 255]
const big32 = (value: number) => [...big16(value >>> 16), ...big16(value & 0xffff)]
const little16 = (value: number) => big16(value).reverse()
const little32 = (value: number) => big32(value).reverse()

type Size = [width: number, height: number]

/** A thumbnail with an end of its own stands before the picture, as cameras write it. */
const jpeg = ([width, height]: Size) => [
  ...[0xff, 0xd8, 0xff, 0xe1, ...big16(8), 0xff, 0xd8, 0x00, 0x00, 0xff, 0xd9],
  ...[0xff, 0xc2, ...big16(11), 8, ...big16(height), ...big16(width), 1, 1, 0x11, 0],
  ...[0xff, 0xda, ...big16(8), 1, 1, 0, 0, 63, 0, 1, 2, 3, 0xff, 0xd9],
]
const chunk = (type: string, data: number[]) => [...big32(data.length), ...text(type), ...data, 0, 0, 0, 0]
const png = ([width, height]: Size, ...between: number[][]) => [
  ...[0x89, ...text('PNG'), 13, 10, 26, 10],
  ...chunk('IHDR', [...big32(width), ...big32(height), 8, 2, 0, 0, 0]),
  ...between.flat(),
  ...chunk('IDAT', [1, 2, 3]),
  ...chunk('IEND', []),
]
const frame = [0x2c, 0, 0, 0, 0, 1, 0, 1, 0, 0, 2, 2, 1, 2, 0]
const gif = ([width, height]: Size, frames: number) => [
  ...[...text('GIF89a'), ...little16(width), ...little16(height), 0x80, 0, 0, 0, 0, 0, 255, 255, 255],
  ...[0x21, 0xf9, 4, 0, 0, 0, 0, 0],
  ...Array.from({ length: frames }, () => frame).flat(),
  0x3b,
]
const riff = (form: string, data: number[]) => {
  const body = [...text('WEBP'), ...text(form), ...little32(data.length), ...data]
  return [...text('RIFF'), ...little32(body.length), ...body]
}
const less1 = (value: number) => little32(value - 1).slice(0, 3)
const webp = ([width, height]: Size, flags = 0) => riff('VP8X', [flags, 0, 0, 0, ...less1(width), ...less1(height)])
const box = (type: string, data: number[]) => [...big32(data.length + 8), ...text(type), ...data]
const iso = (brand: string, ...sizes: Size[]) => [
  ...box('ftyp', [...text(brand), 0, 0, 0, 0]),
  ...box('meta', [0, 0, 0, 0, ...sizes.flatMap(([w, h]) => box('ispe', [0, 0, 0, 0, ...big32(w), ...big32(h)]))]),
  ...box('mdat', [1, 2, 3, 4]),
]

const read = (bytes: readonly number[]) => readPhotoHeader(Uint8Array.from(bytes), LEAST_PX)

describe('a file is known by its first bytes', () => {
  const size: Size = [1600, 900]
  test.each([
    ['jpeg', jpeg(size), false],
    ['png', png(size), false],
    ['png', png(size, chunk('acTL', [0, 0, 0, 2, 0, 0, 0, 0])), true],
    ['gif', gif(size, 1), false],
    ['gif', gif(size, 3), true],
    ['webp', webp(size), false],
    ['webp', webp(size, 2), true],
    ['avif', iso('avif', [160, 120], size), false],
    ['heic', iso('heic', [512, 512], size), false],
  ])('[HD-09] %s with its size, and whether it moves', (kind, bytes, isAnimated) => {
    expect(read(bytes)).toEqual({ ok: true, header: { kind, width: 1600, height: 900, isAnimated } })
  })
})

describe('what cannot be a photo of a room is refused before it is decoded', () => {
  const refused = (code: string) => ({ ok: false, code })

  test.each([
    ['nothing', []],
    ['a text', text('GET / HTTP/1.1, and a little more')],
    ['a drawing of words', text('<svg xmlns="http://www.w3.org/2000/svg"></svg>')],
    ['a film', box('ftyp', [...text('isom'), 0, 0, 0, 0])],
  ])('[HD-09] %s is not an image', (_, bytes) => {
    expect(read(bytes)).toEqual(refused('not_an_image'))
  })

  test.each([
    ['jpeg', jpeg([1600, 900])],
    ['png', png([1600, 900])],
    ['gif', gif([1600, 900], 1)],
    ['webp', webp([1600, 900])],
    ['avif', iso('avif', [1600, 900])],
  ])('[HD-09] a %s without its end is told from a whole one', (_, bytes) => {
    expect(read(bytes.slice(0, -3))).toEqual(refused('photo_truncated'))
  })

  test('[HD-09] pixels are counted as the header declares them: a small file can be a bomb', () => {
    expect(read(png([10_000, 10_000]))).toEqual(refused('photo_too_large'))
    expect(read(jpeg([6000, 4000]))).toMatchObject({ ok: true })
    expect(read(jpeg([6001, 4000]))).toEqual(refused('photo_too_large'))
  })

  test('[HD-09] a file of more than 15 MB is too large', () => {
    const bytes = new Uint8Array(15_000_001)
    bytes.set(jpeg([1600, 900]))
    expect(readPhotoHeader(bytes, LEAST_PX)).toEqual(refused('photo_too_large'))
  })

  test('[HD-09] the shorter side decides what is too small', () => {
    expect(read(png([1, 1]))).toEqual(refused('photo_too_small'))
    expect(read(png([2000, 511]))).toEqual(refused('photo_too_small'))
    expect(read(png([512, 512]))).toMatchObject({ ok: true })
  })
})
