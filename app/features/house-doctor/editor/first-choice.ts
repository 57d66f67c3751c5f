import { oklabAt, type Triple, toLight, toOklab } from '@vuong-tron/room-engine/colour'
import type { Mask } from '@vuong-tron/room-engine/masks/masks'
import type { Photo } from '@vuong-tron/room-engine/picture'
import type { OpenToolId } from '../tools.ts'
import type { MaterialSwatch } from './protocol.ts'
import type { Settings } from './settings.ts'

/** Tools that put a colour or a material on what is seen. */
export type CoveringTool = 'floor_editor' | 'material_swap' | 'colors_textures'

export const isCovering = (tool: OpenToolId): tool is CoveringTool =>
  tool === 'floor_editor' || tool === 'material_swap' || tool === 'colors_textures'

/** What can be chosen, and its colour as six hexadecimal digits. */
type Options = {
  materials: readonly Pick<MaterialSwatch, 'id' | 'surface' | 'colour' | 'turnDegrees'>[]
  paints: readonly string[]
}

/** What a tool begins with in a room that shows `seen`: the usual choice, or the first that changes what is seen. */
export function firstChoice(
  tool: CoveringTool,
  seen: Triple,
  { materials, paints }: Options,
  usual: Settings,
): Partial<Settings> {
  if (tool === 'colors_textures') {
    const colour = firstUnlike(
      seen,
      usualFirst(paints, (one) => one === usual.colour),
      (one) => one,
    )
    return colour === undefined ? {} : { colour }
  }
  const isFloor = tool === 'floor_editor'
  const ofSurface = materials.filter(({ surface }) => surface === (isFloor ? 'floor' : 'wall'))
  const options = usualFirst(ofSurface, ({ id }) => id === (isFloor ? usual.floor : usual.surface))
  const material = firstUnlike(seen, options, ({ colour }) => colour)
  return material ? { [isFloor ? 'floor' : 'surface']: material.id, turnDegrees: material.turnDegrees } : {}
}

const usualFirst = <Option>(options: readonly Option[], isUsual: (option: Option) => boolean): Option[] => [
  ...options.filter(isUsual),
  ...options.filter((option) => !isUsual(option)),
]

/** Light alone makes the same floor so much lighter or darker, in OKLab, and tints it so much. */
const LIGHT = { lightness: 0.12, tint: 0.02 }

const firstUnlike = <Option>(seen: Triple, options: readonly Option[], colourOf: (option: Option) => string) =>
  options.find((option) => {
    const [lightness, a, b] = oklabOf(colourOf(option))
    return Math.abs(lightness - seen[0]) > LIGHT.lightness || Math.hypot(a - seen[1], b - seen[2]) > LIGHT.tint
  }) ?? options[0]

function oklabOf(hex: string): Triple {
  const [red, green, blue] = [0, 2, 4].map((from) =>
    toLight(Number.parseInt(hex.slice(from, from + 2), 16) / 255),
  ) as Triple
  return toOklab(red, green, blue)
}

/** A place in so many is enough for a mean. */
const STRIDE = 37

/** The colour of what is marked, on the whole; nothing where nothing is. */
export function colourSeen(photo: Photo, { data }: Mask): Triple | undefined {
  const sum: Triple = [0, 0, 0]
  let count = 0
  for (let pixel = 0; pixel < data.length; pixel += STRIDE) {
    if ((data[pixel] as number) < 128) continue
    const [lightness, a, b] = oklabAt(photo, pixel)
    sum[0] += lightness
    sum[1] += a
    sum[2] += b
    count++
  }
  return count > 0 ? [sum[0] / count, sum[1] / count, sum[2] / count] : undefined
}
