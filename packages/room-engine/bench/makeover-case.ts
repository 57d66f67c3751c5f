import type { Triple } from '../src/colour.ts'
import { cutoutOf, understand } from '../src/makeover/makeover.ts'
import type { Mask } from '../src/masks/mask.ts'
import type { Photo } from '../src/picture.ts'
import { lightOfHex } from '../src/surfaces/materials/drawing.ts'
import { inMood, type Mood } from '../src/surfaces/mood.ts'
import { faceSurface } from '../src/surfaces/surfaces.ts'
import type { BenchRoom } from './part.ts'
import { roomFiles } from './room-store.ts'
import { IDS } from './rooms/scene.ts'
import {
  cleanOf,
  exposureBetween,
  fallenLight,
  lightDifference,
  maskOf,
  meanDifference,
  renderedIn,
  underFlatLight,
} from './surface-truth.ts'

/** Bare floor and walls, as a person would confirm them. */
export const bareOf = ({ width, height }: Photo, ids: Uint8Array): Mask => ({
  width,
  height,
  channels: 1,
  data: ids.map((id) => (BARE.has(id) ? 255 : 0)),
})

const BARE: ReadonlySet<number> = new Set([IDS.floor, IDS.left, IDS.right, IDS.back])

/** A box over the photo's middle and the floor in front, as a person would mark a gap. */
export function gapIn({ width, height }: Photo): Mask {
  const isInside = (x: number, y: number) =>
    x > 0.25 * width && x < 0.75 * width && y > 0.2 * height && y < 0.95 * height
  const data = Uint8Array.from({ length: width * height }, (_, pixel) =>
    isInside(pixel % width, Math.floor(pixel / width)) ? 255 : 0,
  )
  return { width, height, channels: 1, data }
}

/** Constant filters, which treat equal colours equally. A makeover's gate is valid only if none of them passes it. */
export const filtersOf = (photo: Photo): Photo[] => [
  inMood(photo, { brightness: 0.1, contrast: 0.2, warmth: 0.06, colour: 0.3 }),
  changedBy(photo, (value) => 255 - value),
  changedBy(photo, (value, channel) => value * ([1.1, 0.95, 0.75][channel] as number)),
]

const changedBy = (photo: Photo, change: (value: number, channel: number) => number): Photo => ({
  ...photo,
  data: Uint8ClampedArray.from(photo.data, (value, index) => {
    const channel = index % photo.channels
    return channel < 3 ? change(value, channel) : value
  }),
})

export const CUTOUT_M = 0.9

/** A plain upright thing, opaque in a transparent picture. */
export function cutout() {
  const [width, height] = [300, 500]
  const data = new Uint8ClampedArray(width * height * 4)
  for (let pixel = 0; pixel < width * height; pixel++) {
    const [x, y] = [pixel % width, Math.floor(pixel / width)]
    if (x > 50 && x < width - 50 && y > 40 && y < height - 30) data.set([180, 60, 40, 255], pixel * 4)
  }
  const found = cutoutOf({ width, height, channels: 4, data }, CUTOUT_M)
  if (!found.ok) throw new Error(found.code)
  return found.cutout
}

export function ordersOf(words: string) {
  const understood = understand(words, 'en')
  if (!understood.ok) throw new Error(`${words}: ${understood.unknown}`)
  return understood.orders
}

/** Minimum pixels of a surface. */
const LEAST_PX = 4000
const BLACK: Triple = [0, 0, 0]

/** Colour error on the back wall; undefined when little of it is visible. */
export async function backWall({ seed, files, truth, photo }: BenchRoom, ids: Uint8Array) {
  const pixels = [...ids.keys()].filter((pixel) => ids[pixel] === IDS.back)
  if (pixels.length < LEAST_PX) return undefined
  const [red, green, blue] = files.plan.look.otherWall.color
  const other = await cleanOf(await roomFiles(seed, 'other-wall'))
  const fallen = fallenLight(other, [red, green, blue], pixels)
  const exposed = exposureBetween(await cleanOf(files), other, ids, IDS.back)
  const held = fallen.map(({ pixel }) => pixel)
  return {
    part: { mask: maskOf(photo, ids, IDS.back), surface: faceSurface(truth.camera, truth.box, 'back') },
    /** Under flat light (ΔE00). */
    missed: (picture: Photo, hex: string) => lightDifference(underFlatLight(picture, fallen) ?? BLACK, lightOfHex(hex)),
    /** Against a render in that colour and the photo's light, seen in a mood (mean ΔE00). */
    missedRendered: (picture: Photo, colour: Triple, mood?: Mood) => {
      const rendered = renderedIn(photo, fallen, exposed, colour)
      return meanDifference(picture, mood ? inMood(rendered, mood) : rendered, held)
    },
  }
}
