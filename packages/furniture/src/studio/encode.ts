import sharp from 'sharp'
import { PAPER } from './develop.ts'
import type { Region } from './scene.ts'

type Size = { width: number; height: number }

/** AVIF for browsers; WebP as fallback, and for the optimizer, which cannot read AVIF. */
export type Encoded = { avif: Buffer; webp: Buffer }

const AVIF_QUALITIES = [74, 68, 62, 56, 50, 44, 38, 32, 26, 20]
const WEBP_QUALITIES = [86, 82, 76, 70, 62, 54, 46, 38, 30, 22]

/** Places a rendered region in its whole picture, slightly sharpened. */
export async function whole(pixels: Buffer, picture: Size & { region?: Region }): Promise<Buffer> {
  const { left, top, width, height } = picture.region ?? { left: 0, top: 0, ...picture }
  return sharp(pixels, { raw: { width, height, channels: 3 } })
    .sharpen({ sigma: 0.6, m1: 0.4, m2: 0.6 })
    .extend({
      left,
      top,
      right: picture.width - left - width,
      bottom: picture.height - top - height,
      background: `#${PAPER}`,
    })
    .raw()
    .toBuffer()
}

/** The best quality within the limit; the fallback may be 1.8 times as large. */
export async function encode(pixels: Buffer, { width, height }: Size, limit: number): Promise<Encoded> {
  const picture = () => sharp(pixels, { raw: { width, height, channels: 3 } })
  const avif = await lightest(AVIF_QUALITIES, limit, (quality) => picture().avif({ quality, effort: 5 }).toBuffer())
  const webp = await lightest(WEBP_QUALITIES, limit * 1.8, (quality) =>
    picture().webp({ quality, effort: 5 }).toBuffer(),
  )
  return { avif, webp }
}

/** The same picture `narrow` pixels wide. */
export const encodeNarrow = (pixels: Buffer, { width, height }: Size, narrow: number, limit: number): Promise<Buffer> =>
  lightest(AVIF_QUALITIES, limit, (quality) =>
    sharp(pixels, { raw: { width, height, channels: 3 } })
      .resize(narrow)
      .avif({ quality, effort: 5 })
      .toBuffer(),
  )

async function lightest(
  qualities: readonly number[],
  limit: number,
  make: (quality: number) => Promise<Buffer>,
): Promise<Buffer> {
  for (const quality of qualities) {
    const made = await make(quality)
    if (made.length <= limit) return made
  }
  throw new Error(`Even the lowest quality is heavier than ${limit} bytes.`)
}
