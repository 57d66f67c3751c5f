import { at, clamp, steps } from '@vuong-tron/geometry/numbers'
import { blur } from './denoise.ts'
import type { Pixels } from './passes.ts'

/** The paper of every product picture; cards show it while they wait for the picture. */
export const PAPER = 'eeece8'

const SHOULDER = 0.6
const SATURATION = 0.92
/** The share of the picture in which shadows run out at its borders. */
const FADE = 0.13

/** Linear light to what a screen shows: highlights roll off above the shoulder, and the contrast grows a little. */
function curve(light: number): number {
  const rolled =
    light > SHOULDER
      ? SHOULDER + (1 - SHOULDER) * (1 - Math.exp(-(light - SHOULDER) / (1 - SHOULDER)))
      : Math.max(0, light)
  const shown = rolled <= 0.0031308 ? rolled * 12.92 : 1.055 * rolled ** (1 / 2.4) - 0.055
  return shown - 0.035 * Math.sin(2 * Math.PI * shown)
}

/** The light that the curve shows as the given value. */
function lightFor(shown: number): number {
  let [low, high] = [0, 20]
  for (const _half of steps(50)) {
    const middle = (low + high) / 2
    if (curve(middle) < shown) low = middle
    else high = middle
  }
  return low
}

type Paper = { coverage: Pixels; empty: { width: number; height: number; light: Pixels } }

/**
 * Gives the paper one even colour: where nothing shades it, it gets exactly that of PAPER, and the shadows of the piece
 * keep their depth. Edges of the piece follow by how much of the paper they show, so that no rim appears.
 */
export function evenPaper(light: Pixels, width: number, height: number, { coverage, empty }: Paper): Pixels {
  const bare = [0, 1, 2].map((channel) => {
    const values = Float32Array.from(steps(empty.width * empty.height), (pixel) => at(empty.light, pixel * 3 + channel))
    return blur(blur(values, empty.width, empty.height, 6), empty.width, empty.height, 6)
  })
  const wanted = [0, 2, 4].map((index) => lightFor(Number.parseInt(PAPER.slice(index, index + 2), 16) / 255))
  // One exposure for the whole picture, so that the piece keeps its own tones; the rest is the paper's alone.
  const exposure = at(wanted, 1) / middle(at(bare, 1))
  const unshaded = (pixel: number, channel: number) =>
    sample(at(bare, channel), empty.width, empty.height, (pixel % width) / width, Math.floor(pixel / width) / height)
  const shade = calmShade(
    Float32Array.from(steps(width * height), (pixel) => at(light, pixel * 3 + 1) / unshaded(pixel, 1)),
    coverage,
    width,
    height,
  )
  return light.map((value, index) => {
    const [pixel, channel] = [Math.floor(index / 3), index % 3]
    const share = clamp(at(coverage, pixel * 3), 0, 1)
    const gain = at(wanted, channel) / unshaded(pixel, channel)
    return value * (exposure * (1 - share) + gain * at(shade, pixel) * share)
  })
}

/**
 * What the paper's shade has to be multiplied by, so that nothing is left of noise where the paper is hardly shaded.
 * Near the piece, where shadows have edges, it stays as it was rendered.
 */
function calmShade(shade: Float32Array, coverage: Pixels, width: number, height: number): Float32Array {
  const isPaper = shade.map((_, pixel) => (at(coverage, pixel * 3) > 0.999 ? 1 : 0))
  const known = blur(isPaper, width, height, 14)
  const wide = blur(
    shade.map((value, pixel) => value * at(isPaper, pixel)),
    width,
    height,
    14,
  )
  return shade.map((value, pixel) => {
    if (at(isPaper, pixel) === 0) return 1
    const around = at(wide, pixel) / (at(known, pixel) || 1)
    const clean = Math.abs(1 - around) < 0.02 ? 1 : around
    const depth = clamp((Math.abs(1 - around) - 0.015) / 0.08, 0, 1)
    const calm = clean + (value - clean) * depth
    return (1 + (calm - 1) * fade((pixel % width) / width, Math.floor(pixel / width) / height)) / (value || 1)
  })
}

/** Nothing at the borders of the picture where a long shadow would be cut off, and all further in. */
function fade(across: number, down: number) {
  const share = clamp(Math.min(across, 1 - across, 1 - down) / FADE, 0, 1)
  return share * share * (3 - 2 * share)
}

const middle = (values: Float32Array) => at(Float32Array.from(values).sort(), Math.floor(values.length / 2))

function sample(values: Float32Array, width: number, height: number, u: number, v: number) {
  const [x, y] = [clamp(u * width - 0.5, 0, width - 1.001), clamp(v * height - 0.5, 0, height - 1.001)]
  const [left, top] = [Math.floor(x), Math.floor(y)]
  const value = (dx: number, dy: number) => at(values, (top + dy) * width + left + dx)
  const row = (dy: number) => value(0, dy) + (value(1, dy) - value(0, dy)) * (x - left)
  return row(0) + (row(1) - row(0)) * (y - top)
}

/** Linear light to 8 bits a channel. A grain below one step keeps soft shades from banding. */
export function develop(light: Pixels, exposure = 1): Buffer {
  let grain = 1
  return Buffer.from(
    Uint8Array.from(light, (value, index) => {
      grain = (Math.imul(grain, 1664525) + 1013904223) >>> 0
      const first = index - (index % 3)
      const grey = at(light, first) * 0.3 + at(light, first + 1) * 0.59 + at(light, first + 2) * 0.11
      const shown = curve((grey + (value - grey) * SATURATION) * exposure)
      return clamp(Math.round(shown * 255 + (grain / 4294967296 - 0.5) * 0.9), 0, 255)
    }),
  )
}
