import { type Triple, toOklab } from '../../../app/features/house-doctor/engine/colour.ts'
import type { Photo } from '../../../app/features/house-doctor/engine/picture.ts'
import type { Mask } from '../../../app/features/house-doctor/engine/surfaces/area.ts'
import { lightOfHex } from '../../../app/features/house-doctor/engine/surfaces/materials/drawing.ts'
import { inMood } from '../../../app/features/house-doctor/engine/surfaces/mood.ts'
import { repainted } from '../../../app/features/house-doctor/engine/surfaces/repaint.ts'
import { retextured } from '../../../app/features/house-doctor/engine/surfaces/retexture.ts'
import { styles } from '../../../app/features/house-doctor/engine/surfaces/styles.ts'
import { faceSurface } from '../../../app/features/house-doctor/engine/surfaces/surface.ts'
import { textureOf } from '../../../app/features/house-doctor/engine/surfaces/texture.ts'
import { median } from '../table.ts'
import type { BenchRoom, Figures, Part } from './part.ts'
import { roomFiles } from './room-store.ts'
import { IDS } from './rooms/scene.ts'
import { similarityOf } from './similarity.ts'
import { cleanOf, idsOf, isHeld, lightAt, lightDifference, maskOf, otherFloorOf } from './surface-truth.ts'

const PAINTS = ['E9E5DE', 'A3AC98', '5F7C93', 'B5714F', '3D4450', 'D9B45B'] as const

/** Fewer pixels of a surface say nothing. */
const LEAST_PX = 4000
const SOFT_PX = 3

export const surfaces: Part = {
  name: 'surfaces',
  method: `Masks are the true ones, camera and box too.`,
  rows: [
    {
      figure: 'repaint',
      what: 'repaint, ΔE00 to the target under flat light',
      statistic: 'median',
      unit: '',
      must: { atMost: 2 },
      aim: { atMost: 1 },
    },
    {
      figure: 'repaintRendered',
      what: 'repaint, ΔE00 to the rendered other wall',
      statistic: 'median',
      unit: '',
      must: { atMost: 6 },
    },
    {
      figure: 'floorSimilarity',
      what: 'other floor, SSIM of the low-pass against the rendered one',
      statistic: 'mean',
      unit: '',
      must: { atLeast: 0.85 },
      aim: { atLeast: 0.93 },
    },
    {
      figure: 'floorRendered',
      what: 'other floor, ΔE00 of the low-pass to the rendered one',
      statistic: 'median',
      unit: '',
      must: { atMost: 6 },
    },
    { figure: 'outside', what: 'change outside the mask, bytes', statistic: 'mean', unit: '', must: { atMost: 0 } },
    { figure: 'repaintTime', what: 'time of a repaint', statistic: 'median', unit: 's', must: { atMost: 0.3 } },
    { figure: 'moodTime', what: 'time of a mood', statistic: 'median', unit: 's', must: { atMost: 0.3 } },
    { figure: 'retextureTime', what: 'time of a retexture', statistic: 'median', unit: 's', must: { atMost: 0.8 } },
  ],
  room: async (room: BenchRoom): Promise<Figures> => {
    const ids = await idsOf(room.files)
    const photo = withOpacity(room.photo)
    const mood = timed(() => inMood(photo, styles.midcentury_modern.mood))
    return {
      moodTime: mood.seconds,
      ...(await wallFigures(room, photo, ids)),
      ...(await floorFigures(room, photo, ids)),
    }
  },
}

function timed<Result>(work: () => Result): { result: Result; seconds: number } {
  const started = process.cpuUsage()
  const result = work()
  const { user, system } = process.cpuUsage(started)
  return { result, seconds: (user + system) / 1e6 }
}

async function wallFigures({ seed, files, truth }: BenchRoom, photo: Photo, ids: Uint8Array): Promise<Figures> {
  const mask = maskOf(photo, ids, IDS.back)
  const shown = [...ids.keys()].filter((pixel) => ids[pixel] === IDS.back)
  if (shown.length < LEAST_PX) return {}
  const surface = faceSurface(truth.camera, truth.box, 'back')
  const target = lightOfHex(PAINTS[(seed / 2) % PAINTS.length] as string)
  const painted = timed(() => repainted(photo, [{ mask, surface }], toOklab(...target)))
  const other = await cleanOf(await roomFiles(seed, 'other-wall'))
  const { color } = files.plan.look.otherWall
  const flat = underFlatLight(painted.result, other, color, shown)
  const asOther = repainted(photo, [{ mask, surface }], toOklab(...color))
  return {
    repaint: flat ? lightDifference(flat, target) : Number.NaN,
    repaintRendered: meanDifference(asOther, other, shown),
    outside: changesOutside(photo, painted.result, mask),
    repaintTime: painted.seconds,
  }
}

/** What a painted wall would look like if the light that the renderer knows fell on all of it alike. */
function underFlatLight(painted: Photo, other: Photo, color: Triple | readonly number[], shown: readonly number[]) {
  const held = shown.filter((pixel) => isHeld(painted, pixel) && isHeld(other, pixel))
  if (held.length === 0) return undefined
  const light = held.map((pixel) => lightAt(other, pixel))
  return [0, 1, 2].map((channel) => {
    const fallen = light.map((one) => Math.max(1e-3, one[channel] as number) / (color[channel] as number))
    const usual = median(fallen)
    const seen = held.map((pixel, place) => (lightAt(painted, pixel)[channel] as number) / (fallen[place] as number))
    return (usual * seen.reduce((sum, value) => sum + value, 0)) / held.length
  }) as Triple
}

async function floorFigures({ seed, files, truth }: BenchRoom, photo: Photo, ids: Uint8Array): Promise<Figures> {
  const mask = maskOf(photo, ids, IDS.floor)
  const shown = [...ids.keys()].filter((pixel) => ids[pixel] === IDS.floor)
  if (shown.length < LEAST_PX) return {}
  const surface = faceSurface(truth.camera, truth.box, 'floor')
  const swatch = otherFloorOf(files)
  const laid = timed(() => retextured(photo, [{ mask, surface }], textureOf(swatch)))
  const other = await cleanOf(await roomFiles(seed, 'other-floor'))
  return {
    floorSimilarity: similarityOf(laid.result, other, (pixel) => ids[pixel] === IDS.floor, SOFT_PX),
    floorRendered: meanDifference(laid.result, other, shown),
    retextureTime: laid.seconds,
  }
}

/** The mean ΔE00 of pixels. */
function meanDifference(one: Photo, other: Photo, shown: readonly number[]) {
  const differences = shown
    .filter((_, place) => place % 5 === 0)
    .map((pixel) => lightDifference(lightAt(one, pixel), lightAt(other, pixel)))
  return differences.reduce((sum, value) => sum + value, 0) / differences.length
}

/** The photo with an opacity of its own in each pixel: nothing may change it. */
function withOpacity({ width, height, data }: Photo): Photo {
  const result = new Uint8Array(width * height * 4)
  for (let pixel = 0; pixel < width * height; pixel++) {
    result.set(data.subarray(pixel * 3, pixel * 3 + 3), pixel * 4)
    result[pixel * 4 + 3] = (pixel * 37) % 256
  }
  return { width, height, channels: 4, data: result }
}

function changesOutside(before: Photo, after: Photo, mask: Mask): number {
  let changes = 0
  for (let place = 0; place < before.data.length; place++) {
    const isOpacity = place % 4 === 3
    if ((isOpacity || !mask.data[place >> 2]) && before.data[place] !== after.data[place]) changes++
  }
  return changes
}
