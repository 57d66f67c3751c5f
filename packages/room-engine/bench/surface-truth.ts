import { readFileSync } from 'node:fs'
import sharp from 'sharp'
import { fromLight, type Triple, toLight } from '../src/colour.ts'
import type { Photo } from '../src/picture.ts'
import type { AnyMask } from '../src/surfaces/area.ts'
import type { Swatch } from '../src/surfaces/texture.ts'
import { colourDifference, labOf } from './colour-difference.ts'
import { median } from './median.ts'
import { decoded, type RoomFiles } from './room-store.ts'
import { floorColor } from './rooms/look.ts'
import { IDS } from './rooms/scene.ts'

/** Id of each pixel (`IDS` of scene.ts). */
export async function idsOf({ ids }: RoomFiles): Promise<Uint8Array> {
  return new Uint8Array(await sharp(readFileSync(ids)).extractChannel(0).raw().toBuffer())
}

export const cleanOf = ({ clean }: RoomFiles) => decoded(readFileSync(clean))

/** The mask of one id. */
export const maskOf = ({ width, height }: Photo, ids: Uint8Array, id: number): AnyMask => ({
  width,
  height,
  channels: 1,
  data: ids.map((one) => (one === id ? 255 : 0)),
})

/** The shoulder of developed pictures (`filmed` in rooms/develop.ts), and its inverse. */
const bent = (level: number) => (level < 0.6 ? level : 1 - 0.4 * Math.exp((0.6 - level) / 0.4))
const unbent = (level: number) => (level < 0.6 ? level : 0.6 - 0.4 * Math.log(Math.max(1e-3, 1 - level) / 0.4))

/** Displayed light of a pixel. */
function shownAt({ data, channels }: Photo, pixel: number): Triple {
  const from = pixel * channels
  const [red, green, blue] = [data[from] as number, data[from + 1] as number, data[from + 2] as number]
  return [toLight(red / 255), toLight(green / 255), toLight(blue / 255)]
}

/** Rendered light of a pixel, before the shoulder. */
const lightAt = (picture: Photo, pixel: number) => shownAt(picture, pixel).map(unbent) as Triple

const BLOWN = 248

/** True if a pixel is not clipped. */
const isHeld = ({ data, channels }: Photo, pixel: number) =>
  [0, 1, 2].every((channel) => (data[pixel * channels + channel] as number) < BLOWN)

/** ΔE00 of two light values, 0 to 1. */
export const lightDifference = (one: Triple, other: Triple) => colourDifference(labOfLight(one), labOfLight(other))

const labOfLight = (light: Triple) => {
  const [red, green, blue] = light.map((value) => 255 * fromLight(Math.min(1, Math.max(0, value))))
  return labOf(red as number, green as number, blue as number)
}

/** Exposure ratio of two pictures of a room, from unchanged and uncovered pixels. */
export function exposureBetween(one: Photo, other: Photo, ids: Uint8Array, changed: number): number {
  const ratios: number[] = []
  for (let pixel = 0; pixel < ids.length; pixel += 29) {
    const id = ids[pixel] as number
    if (id === changed || id < IDS.floor || id > IDS.right || !isHeld(one, pixel) || !isHeld(other, pixel)) continue
    ratios.push((lightAt(one, pixel)[1] + 1e-4) / (lightAt(other, pixel)[1] + 1e-4))
  }
  return ratios.length > 0 ? median(ratios) : 1
}

/** A picture at another exposure. */
export function exposedBy(picture: Photo, exposed: number): Photo {
  const data = new Uint8ClampedArray(picture.data.length)
  for (let pixel = 0; pixel < picture.width * picture.height; pixel++)
    data.set(
      lightAt(picture, pixel).map((light) => 255 * fromLight(bent(light * exposed))),
      pixel * picture.channels,
    )
  return { ...picture, data }
}

const FLOOR_PX = 1024

/** A room's alternative floor as one swatch, from its far left corner. */
export function otherFloorOf({ plan }: RoomFiles): Swatch {
  const { w, d, look } = plan
  const pixelMm = Math.max(w, d) / FLOOR_PX
  const [width, height] = [Math.round(w / pixelMm), Math.round(d / pixelMm)]
  const data = new Uint8ClampedArray(width * height * 3)
  for (let y = 0, to = 0; y < height; y++)
    for (let x = 0; x < width; x++, to += 3) {
      const colour = floorColor(look.otherFloor, ((x + 0.5) / width - 0.5) * w, ((y + 0.5) / height - 0.5) * d)
      data.set(
        colour.map((value) => 255 * fromLight(Math.min(1, value))),
        to,
      )
    }
  return { photo: { width, height, channels: 3, data }, widthM: w / 1000, heightM: d / 1000 }
}

export type Fallen = { pixel: number; light: Triple }

/** Light on a wall of known colour, where the picture is not clipped. */
export const fallenLight = (picture: Photo, [r, g, b]: Triple, shown: readonly number[]): Fallen[] =>
  shown
    .filter((pixel) => isHeld(picture, pixel))
    .map((pixel) => {
      const [red, green, blue] = lightAt(picture, pixel)
      return { pixel, light: [red / r, green / g, blue / b] }
    })

/** A painted wall's colour if its light were uniform. */
export function underFlatLight(painted: Photo, fallen: readonly Fallen[]): Triple | undefined {
  const held = fallen.filter(({ pixel, light }) => isHeld(painted, pixel) && Math.min(...light) > 0.01)
  if (held.length === 0) return undefined
  const [red, green, blue] = ([0, 1, 2] as const).map((channel) => {
    const usual = median(held.map(({ light }) => light[channel]))
    return held.reduce((sum, { pixel, light }) => sum + (shownAt(painted, pixel)[channel] * usual) / light[channel], 0)
  })
  return [(red as number) / held.length, (green as number) / held.length, (blue as number) / held.length]
}

/** A photo with a surface rendered in another colour, in its light and exposure. */
export function renderedIn(photo: Photo, fallen: readonly Fallen[], exposed: number, colour: Triple): Photo {
  const data = new Uint8ClampedArray(photo.data)
  for (const { pixel, light } of fallen)
    data.set(
      colour.map((part, channel) => 255 * fromLight(bent(part * (light[channel] as number) * exposed))),
      pixel * photo.channels,
    )
  return { ...photo, data }
}

/** Mean ΔE00 of pixels. */
export function meanDifference(one: Photo, other: Photo, shown: readonly number[]): number {
  const differences = shown
    .filter((_, index) => index % 5 === 0)
    .map((pixel) => lightDifference(shownAt(one, pixel), shownAt(other, pixel)))
  return differences.reduce((sum, value) => sum + value, 0) / differences.length
}

/** The photo with a different opacity per pixel, to test that it survives. */
export function withOpacity({ width, height, data }: Photo): Photo {
  const result = new Uint8Array(width * height * 4)
  for (let pixel = 0; pixel < width * height; pixel++) {
    result.set(data.subarray(pixel * 3, pixel * 3 + 3), pixel * 4)
    result[pixel * 4 + 3] = (pixel * 37) % 256
  }
  return { width, height, channels: 4, data: result }
}
