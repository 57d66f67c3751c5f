import sharp from 'sharp'
import { fromLight } from '../../src/colour.ts'
import { Dice } from './dice.ts'
import type { Rendered } from './render.ts'

/** The clean picture (8-bit sRGB), and a camera's version with seeded noise, blur and compression. */
export function developed({ width, height, light }: Rendered, seed: number): { clean: Buffer; photo: Promise<Buffer> } {
  const dice = new Dice(seed + 500_000)
  const exposure = exposureOf(light) * dice.between(0.85, 1.2)
  const [shot, read] = [dice.between(0.004, 0.02), dice.between(0.001, 0.006)]
  const vignette = dice.between(0, 0.25)
  const balance = [dice.between(0.95, 1.06), 1, dice.between(0.94, 1.06)]
  const grain = new Dice(seed + 900_000)
  const clean = Buffer.alloc(width * height * 3)
  const noisy = Buffer.alloc(width * height * 3)
  for (let index = 0; index < clean.length; index++) {
    const pixel = Math.floor(index / 3)
    const [u, v] = [(pixel % width) / width - 0.5, Math.floor(pixel / width) / height - 0.5]
    const falloff = 1 - vignette * 2 * (u * u + v * v)
    const level = Math.max(0, (light[index] as number) * exposure * falloff * (balance[index % 3] as number))
    clean[index] = stored(level)
    noisy[index] = stored(level + bell(grain) * Math.sqrt(shot * shot * level + read * read))
  }
  const photo = sharp(noisy, { raw: { width, height, channels: 3 } })
    .blur(dice.between(0.35, 0.75))
    .sharpen({ sigma: 0.8, m1: 0.4, m2: 0.8 })
    .jpeg({ quality: Math.round(dice.between(80, 94)), chromaSubsampling: '4:2:0' })
    .toBuffer()
  return { clean, photo }
}

const stored = (level: number) => Math.round(255 * Math.min(1, Math.max(0, fromLight(filmed(level)))))

/** Maps the median of the darker nine tenths to that of a well exposed photo. */
function exposureOf(light: Float32Array): number {
  const levels = Float32Array.from(
    { length: Math.floor(light.length / 3 / 7) },
    (_, index) => light[index * 21 + 1] as number,
  ).sort()
  const kept = levels.subarray(0, Math.floor(levels.length * 0.9))
  const mean = kept.reduce((sum, value) => sum + Math.log(value + 1e-4), 0) / kept.length
  return 0.3 / Math.exp(mean)
}

/** Linear in the shadows, with a shoulder in the highlights. */
const filmed = (level: number) => (level < 0.6 ? Math.max(0, level) : 1 - 0.4 * Math.exp(-(level - 0.6) / 0.4))

/** Approximately standard normal. */
const bell = (dice: Dice) => dice.between(-1, 1) + dice.between(-1, 1) + dice.between(-1, 1)
