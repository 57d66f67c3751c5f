import type { Drawing } from './picture.ts'
import type { Taste } from './taste.ts'

export type Developed = { width: number; height: number; rgb: Uint8ClampedArray; labels: Uint8Array }

/** What a camera makes of the light: distortion, glare, vignetting, exposure, white balance, tone, sharpening, noise. */
export function developed(drawing: Drawing, dice: Taste, isEvening: boolean): Developed {
  const { width, height } = drawing
  const { light, labels } = distorted(drawing, dice.chance(0.4) ? dice.between(-0.05, 0.14) : 0)
  const glow = blurredRows(blurredRows(overexposed(light), width, height, 7), width, height, 7)
  const glare = dice.chance(0.6) ? dice.between(0, 0.6) : 0
  const veil = dice.sober(0.2, 0.3) ? dice.between(0, 0.06) : 0
  const fall = dice.chance(0.5) ? dice.between(0, 0.55) : 0
  const warm = dice.between(-0.18, isEvening ? 0.35 : 0.22)
  const green = dice.between(-0.06, 0.06)
  const balance = [1 + warm, 1 + green, 1 - warm]
  const middle = percentile(light, dice.between(0.5, 0.8))
  const exposure =
    ((dice.isSober ? dice.between(0.35, 0.7) : dice.between(0.2, 0.75)) *
      (dice.sober(0.08, 0.12) ? dice.between(0.25, 0.6) : 1)) /
    Math.max(0.02, middle)
  const gamma = dice.between(1.8, 2.5)
  const contrast = dice.between(0.0, 0.5)
  const saturation = dice.sober(0.02, 0.04) ? 0 : dice.between(0.65, 1.3)
  const noise = dice.chance(0.6) ? dice.between(0, 0.03) * (isEvening ? 1.6 : 1) : 0
  const coarse = dice.chance(0.5)
  const out = new Float32Array(light.length)
  const tones = new Float64Array(3)
  const grain = new Float64Array(3)
  for (let y = 0, pixel = 0; y < height; y++)
    for (let x = 0; x < width; x++, pixel++) {
      const shade = exposure * (1 - fall * 2 * ((x / width - 0.5) ** 2 + (y / height - 0.5) ** 2))
      for (let channel = 0; channel < 3; channel++) {
        const at = pixel * 3 + channel
        const value =
          ((light[at] as number) + glare * (glow[at] as number)) * shade * (balance[channel] as number) + veil
        // A soft shoulder: bright windows run to white.
        const soft = value < 0.7 ? value : 0.7 + 0.3 * Math.tanh((value - 0.7) / 0.3)
        const tone = Math.max(0, soft) ** (1 / gamma)
        tones[channel] = tone + contrast * tone * (1 - tone) * (tone - 0.45) * 2
        if (noise > 0 && (!coarse || (x & 1) === 0))
          grain[channel] = noise * (dice.between(-1, 1) + dice.between(-1, 1))
      }
      const grey = 0.3 * (tones[0] as number) + 0.59 * (tones[1] as number) + 0.11 * (tones[2] as number)
      for (let channel = 0; channel < 3; channel++)
        out[pixel * 3 + channel] =
          grey + saturation * ((tones[channel] as number) - grey) + (grain[channel] as number) * (1.3 - grey)
    }
  const sharp = dice.chance(0.35) ? dice.between(0, 0.8) : dice.chance(0.25) ? -dice.between(0.2, 0.9) : 0
  const soft = sharp === 0 ? out : blurredRows(out, width, height, 1)
  const rgb = new Uint8ClampedArray(out.length)
  for (let at = 0; at < out.length; at++)
    rgb[at] = 255 * ((out[at] as number) + sharp * ((out[at] as number) - (soft[at] as number)))
  return { width, height, rgb, labels }
}

const overexposed = (light: Float32Array) => light.map((value) => Math.min(4, Math.max(0, value - 1.5)))

function percentile(light: Float32Array, share: number): number {
  const some: number[] = []
  for (let at = 1; at < light.length; at += 3 * 37) some.push(light[at] as number)
  some.sort((a, b) => a - b)
  return some[Math.floor(share * (some.length - 1))] as number
}

/** Box blur along rows, then along columns. */
function blurredRows(data: Float32Array, width: number, height: number, reach: number): Float32Array {
  let from = data
  for (const [count, length, step, stride] of [
    [height, width, 3, width * 3],
    [width, height, width * 3, 3],
  ] as const) {
    const to = new Float32Array(data.length)
    for (let line = 0; line < count; line++)
      for (let channel = 0; channel < 3; channel++) {
        const start = line * stride + channel
        let sum = 0
        for (let at = -reach; at <= reach; at++)
          sum += from[start + Math.max(0, Math.min(length - 1, at)) * step] as number
        for (let at = 0; at < length; at++) {
          to[start + at * step] = sum / (2 * reach + 1)
          sum +=
            (from[start + Math.min(length - 1, at + reach + 1) * step] as number) -
            (from[start + Math.max(0, at - reach) * step] as number)
        }
      }
    from = to
  }
  return from
}

/** Radial distortion: barrel when positive. */
function distorted({ width, height, light, labels }: Drawing, strength: number) {
  if (strength === 0) return { light, labels }
  const to = { light: new Float32Array(light.length), labels: new Uint8Array(labels.length) }
  const aspect = height / width
  // Corners stay within the picture.
  const scale = strength > 0 ? 1 / (1 + strength * 0.5 * (1 + aspect * aspect)) : 1
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const [u, v] = [(x + 0.5) / width - 0.5, ((y + 0.5) / height - 0.5) * aspect]
      const bend = (1 + strength * 2 * (u * u + v * v)) * scale
      const sx = Math.max(0, Math.min(width - 1.001, (u * bend + 0.5) * width - 0.5))
      const sy = Math.max(0, Math.min(height - 1.001, ((v * bend) / aspect + 0.5) * height - 0.5))
      const [ix, iy] = [Math.floor(sx), Math.floor(sy)]
      const [fx, fy] = [sx - ix, sy - iy]
      const at = iy * width + ix
      const pixel = y * width + x
      for (let channel = 0; channel < 3; channel++) {
        const a = light[at * 3 + channel] as number
        const b = light[(at + 1) * 3 + channel] as number
        const c = light[(at + width) * 3 + channel] as number
        const d = light[(at + width + 1) * 3 + channel] as number
        to.light[pixel * 3 + channel] = (a + (b - a) * fx) * (1 - fy) + (c + (d - c) * fx) * fy
      }
      to.labels[pixel] = labels[Math.round(sy) * width + Math.round(sx)] as number
    }
  return to
}
