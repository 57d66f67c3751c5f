import { oklabAt, type Triple, toLight, toOklab } from '@vuong-tron/room-engine/colour'
import type { Mask } from '@vuong-tron/room-engine/masks/masks'
import type { Photo } from '@vuong-tron/room-engine/picture'
import { type EditorToolId, editorTools } from '../tools.ts'
import type { MaterialSwatch } from './protocol.ts'
import type { Settings } from './settings.ts'

/** Available choices, with their hex colours. */
type Options = {
  materials: readonly Pick<MaterialSwatch, 'id' | 'surface' | 'colour' | 'turnDegrees'>[]
  paints: readonly string[]
}

/** A tool's first choice: the usual one, or the first that visibly changes the room. */
export function firstChoice(
  tool: EditorToolId,
  seen: Triple,
  { materials, paints }: Options,
  usual: Settings,
): Partial<Settings> {
  const setting = editorTools[tool].firstChoice
  if (!setting) return {}
  if (setting === 'colour') {
    const colour = firstUnlike(
      seen,
      usualFirst(paints, (one) => one === usual.colour),
      (one) => one,
    )
    return colour === undefined ? {} : { colour }
  }
  const ofSurface = materials.filter(({ surface }) => surface === (setting === 'floor' ? 'floor' : 'wall'))
  const options = usualFirst(ofSurface, ({ id }) => id === usual[setting])
  const material = firstUnlike(seen, options, ({ colour }) => colour)
  return material ? { [setting]: material.id, turnDegrees: material.turnDegrees } : {}
}

const usualFirst = <Option>(options: readonly Option[], isUsual: (option: Option) => boolean): Option[] => [
  ...options.filter(isUsual),
  ...options.filter((option) => !isUsual(option)),
]

/** OKLab differences that light alone may cause. */
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

/** Pixel stride for a mean. */
const STRIDE = 37

/** Mean colour of the mask; undefined when it is empty. */
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
