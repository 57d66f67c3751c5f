import { clamp } from '@vuong-tron/geometry/numbers'
import type { DataTexture, Texture } from 'three'
import { type Triple, toLight } from '../colour.ts'

/** A texture in halving sizes, linear: level 0 is the picture itself (L. Williams, "Pyramidal parametrics", 1983). */
export type TextureLevels = {
  levels: readonly { width: number; height: number; data: Float32Array }[]
  repeat: readonly [number, number]
  offset: readonly [number, number]
}

/** Pictures in halving sizes, by their pixels: many materials share one, and each drawing asks again. */
const known = new WeakMap<ArrayBufferView, readonly Level[]>()

/** Reads a repeating texture whose pixels are known (8 bits of sRGB, RGBA). */
export function levelsOf(texture: Texture): TextureLevels {
  const picture = (texture as DataTexture).image as PixelsOfTexture
  const levels = known.get(picture.data) ?? halvedOften(picture)
  known.set(picture.data, levels)
  return { levels, repeat: [texture.repeat.x, texture.repeat.y], offset: [texture.offset.x, texture.offset.y] }
}

type PixelsOfTexture = { width: number; height: number; data: Uint8Array }

function halvedOften({ width, height, data }: PixelsOfTexture): Level[] {
  const first = new Float32Array(width * height * 3)
  for (let pixel = 0; pixel < width * height; pixel++)
    for (let channel = 0; channel < 3; channel++)
      first[pixel * 3 + channel] = toLight((data[pixel * 4 + channel] as number) / 255)
  const levels: Level[] = [{ width, height, data: first }]
  for (let last = levels[0]; last && Math.max(last.width, last.height) > 1; last = levels.at(-1))
    levels.push(halved(last))
  return levels
}

type Level = TextureLevels['levels'][number]

function halved({ width, height, data }: Level): Level {
  const [half, low] = [Math.max(1, width >> 1), Math.max(1, height >> 1)]
  const smaller = new Float32Array(half * low * 3)
  for (let y = 0; y < low; y++)
    for (let x = 0; x < half; x++)
      for (let channel = 0; channel < 3; channel++) {
        let sum = 0
        for (const [across, down] of [
          [0, 0],
          [1, 0],
          [0, 1],
          [1, 1],
        ] as const)
          sum += data[
            (Math.min(height - 1, y * 2 + down) * width + Math.min(width - 1, x * 2 + across)) * 3 + channel
          ] as number
        smaller[(y * half + x) * 3 + channel] = sum / 4
      }
  return { width: half, height: low, data: smaller }
}

/** The level whose pixels are as large as a sample, which covers `share` of the texture's area before repeating. */
export const levelFor = ({ levels, repeat }: TextureLevels, share: number): number => {
  const [{ width, height }] = levels as [Level]
  const pixels = share * Math.abs(repeat[0] * repeat[1]) * width * height
  return clamp(Math.round(Math.log2(Math.max(1, pixels)) / 2), 0, levels.length - 1)
}

/** Linear colour at texture coordinates, interpolated between pixels. */
export function textureAt(
  { levels, repeat, offset }: TextureLevels,
  level: number,
  u: number,
  v: number,
  into: Triple,
): Triple {
  const { width, height, data } = levels[level] as Level
  const x = (u * repeat[0] + offset[0]) * width - 0.5
  const y = (v * repeat[1] + offset[1]) * height - 0.5
  const [column, row] = [Math.floor(x), Math.floor(y)]
  const [right, down] = [x - column, y - row]
  const at = (dx: number, dy: number) => (wrapped(row + dy, height) * width + wrapped(column + dx, width)) * 3
  const [a, b, c, d] = [at(0, 0), at(1, 0), at(0, 1), at(1, 1)]
  for (let channel = 0; channel < 3; channel++) {
    const above = (data[a + channel] as number) * (1 - right) + (data[b + channel] as number) * right
    const below = (data[c + channel] as number) * (1 - right) + (data[d + channel] as number) * right
    into[channel] = above + (below - above) * down
  }
  return into
}

const wrapped = (place: number, size: number) => ((place % size) + size) % size
