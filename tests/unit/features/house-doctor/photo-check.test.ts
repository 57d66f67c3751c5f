import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { checkPhoto, isBlank } from '#app/features/house-doctor/intake/photo-check'

const LEAST_PX = 512
const room = (width = 640, height = 520) => sharp({ create: { width, height, channels: 3, background: '#b98' } })
const check = async (picture: ReturnType<typeof room>) => checkPhoto(await picture.toBuffer(), LEAST_PX)
const refused = (code: string) => ({ ok: false, code })

test('[ROUTE-09] a photo is taken in every format that browsers show', async () => {
  for (const picture of [room().jpeg(), room().png(), room().webp(), room().avif({ effort: 0 })])
    expect(await check(picture)).toEqual({ ok: true, isFirstOfMany: false })
})

test('[ROUTE-09] what a browser opens is taken although our own server would not: colours for print, sixteen bits', async () => {
  expect(await check(room().toColourspace('cmyk').jpeg())).toMatchObject({ ok: true })
  expect(await check(room().toColourspace('rgb16').png())).toMatchObject({ ok: true })
})

test('[ROUTE-09] of an animated file the first picture is taken, and that is said', async () => {
  const frames = Buffer.concat([await room(640, 520).raw().toBuffer(), await room(640, 520).negate().raw().toBuffer()])
  const film = sharp(frames, { raw: { width: 640, height: 1040, channels: 3, pageHeight: 520 } }).webp({ loop: 0 })
  expect(await check(film)).toEqual({ ok: true, isFirstOfMany: true })
})

describe('what cannot be a photo of a room is refused before it is decoded', () => {
  test.each([
    ['nothing', ''],
    ['a text', 'GET / HTTP/1.1, and a little more'],
    ['a drawing in words', '<svg xmlns="http://www.w3.org/2000/svg"></svg>'],
    ['a picture that browsers do not all open', 'GIF89a and so on'],
  ])('[ROUTE-09] %s', (_, text) => {
    expect(checkPhoto(Buffer.from(text), LEAST_PX)).toEqual(refused('not_an_image'))
  })

  test('[ROUTE-09] a file without its end', async () => {
    const bytes = await room().jpeg().toBuffer()
    expect(checkPhoto(bytes.subarray(0, bytes.length - 40), LEAST_PX)).toEqual(refused('photo_truncated'))
  })

  test('[ROUTE-09] a header that declares a hundred megapixels, in a file of a few hundred bytes', async () => {
    const bytes = await room().png().toBuffer()
    const view = new DataView(bytes.buffer, bytes.byteOffset)
    view.setUint32(16, 10_000)
    view.setUint32(20, 10_000)
    expect(checkPhoto(bytes, LEAST_PX)).toEqual(refused('photo_too_large'))
  })

  test('[ROUTE-09] a file of more than fifteen megabytes', async () => {
    const bytes = Buffer.alloc(15 * 1024 * 1024 + 1)
    ;(await room().jpeg().toBuffer()).copy(bytes)
    expect(checkPhoto(bytes, LEAST_PX)).toEqual(refused('photo_too_large'))
  })

  test('[ROUTE-09] a picture whose shorter side is below what a room needs', async () => {
    expect(await check(room(1, 1).png())).toEqual(refused('photo_too_small'))
    expect(await check(room(2000, 511).png())).toEqual(refused('photo_too_small'))
    expect(await check(room(512, 512).png())).toMatchObject({ ok: true })
  })
})

test('[ROUTE-09] a picture in one colour shows nothing; a dim one shows a room', () => {
  const pictureOf = (paint: (pixel: number) => number) => {
    const data = Uint8ClampedArray.from({ length: 40 * 30 * 4 }, (_, at) => (at % 4 === 3 ? 255 : paint(at >> 2)))
    return { width: 40, height: 30, channels: 4, data }
  }
  expect(isBlank(pictureOf(() => 0))).toBe(true)
  expect(isBlank(pictureOf(() => 255))).toBe(true)
  // Sensor noise in the dark.
  expect(isBlank(pictureOf((pixel) => (pixel * 7919) % 11))).toBe(true)
  expect(isBlank(pictureOf((pixel) => (pixel < 600 ? 4 : 22)))).toBe(false)
})
