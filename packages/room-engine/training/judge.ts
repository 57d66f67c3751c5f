import { mkdirSync } from 'node:fs'
import path from 'node:path'
import { parseArgs } from 'node:util'
import sharp from 'sharp'
import { overlap } from '../bench/taps.ts'
import { type WallPhotograph, wallPhotographs } from '../bench/walls/folder.ts'
import { weightsOf } from '../bench/walls/weights.ts'
import { findLayout, usualRoom } from '../src/geometry/layout.ts'
import { classOdds } from '../src/masks/class-map.ts'
import { facesOf } from '../src/masks/labels.ts'
import { type Mask, newMask, type Size } from '../src/masks/mask.ts'
import { findSurfaces, isSure } from '../src/masks/masks.ts'
import { expectedOverlap, labelRoom, type RoomLabels } from '../src/network/label-room.ts'
import { ROOM_LABELS } from '../src/network/labels.ts'

/** Walls on photographs: by the engine's rules, by the network alone, and by both. */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { weights: { type: 'string' }, kinds: { type: 'string' }, overlays: { type: 'string' } },
})
const [folder] = positionals
if (!folder) throw new Error('node training/judge.ts FOLDER [--weights FILE] [--kinds FILE] [--overlays FOLDER]')
const weights = weightsOf(values.weights)

const LIVED_IN = ['living', 'bedroom', 'dining']
const all: { kind: string | undefined; rules: number; alone: number; joined: number; isSure: boolean }[] = []
for await (const photograph of wallPhotographs(folder, values.kinds)) {
  const { name, kind, photo, truth } = photograph
  const labels = labelRoom(photo, weights)
  const found = findLayout(photo, labels)
  const room = found.ok ? found.layout : usualRoom(photo)
  const walls = facesOf('wall')
  const rules = findSurfaces(photo, room, walls)
  const joined = findSurfaces(photo, room, walls, [], labels)
  const figures = {
    kind,
    rules: overlap(rules.mask, truth),
    alone: overlap(likelyWalls(labels, photo), truth),
    joined: overlap(joined.mask, truth),
    isSure: isSure(joined.sureness),
  }
  all.push(figures)
  const parts = [
    name.slice(-8),
    (kind ?? '').padEnd(9),
    ...(['rules', 'alone', 'joined'] as const).map((what) => `${what} ${figures[what].toFixed(3)}`),
    `sureness ${(joined.sureness ?? 1).toFixed(2)}`,
    `expected ${expectedOverlap(labels, 'wall').toFixed(2)}`,
    `confidence ${labels.confidence.toFixed(2)}`,
  ]
  console.log(parts.join(' '))
  if (values.overlays) await drawn(photograph, labels, joined.mask, values.overlays)
}
for (const [title, rows] of [
  ['all', all],
  ['living, bed and dining rooms', all.filter(({ kind }) => kind && LIVED_IN.includes(kind))],
] as const)
  console.log(
    `${title} (${rows.length}), mean / median:`,
    ...(['rules', 'alone', 'joined'] as const).map((what) => `${what} ${meanAndMedian(rows.map((row) => row[what]))}`),
  )

function likelyWalls(labels: RoomLabels, size: Size): Mask {
  const odds = classOdds(labels, 'wall', size)
  const mask = newMask(size.width, size.height)
  for (let pixel = 0; pixel < mask.data.length; pixel++) if ((odds[pixel] as number) > 0) mask.data[pixel] = 255
  return mask
}

/** The likeliest label of each pixel, as its place in `ROOM_LABELS`. */
function likeliest({ width, height, probabilities }: RoomLabels): Uint8Array {
  const chanceAt = (index: number, pixel: number) =>
    probabilities[ROOM_LABELS[index] as (typeof ROOM_LABELS)[number]][pixel] as number
  return new Uint8Array(width * height).map((_, pixel) =>
    ROOM_LABELS.reduce((best, _, index) => (chanceAt(index, pixel) > chanceAt(best, pixel) ? index : best), 0),
  )
}

function meanAndMedian(figures: readonly number[]): string {
  const sorted = [...figures].sort((a, b) => a - b)
  const middle =
    ((sorted[Math.floor((sorted.length - 1) / 2)] ?? 0) + (sorted[Math.ceil((sorted.length - 1) / 2)] ?? 0)) / 2
  return `${(sorted.reduce((sum, figure) => sum + figure, 0) / Math.max(1, sorted.length)).toFixed(3)} / ${middle.toFixed(3)}`
}

/** The photograph, its likeliest labels, and the joined walls: green right, red taken wrongly, blue missed. */
async function drawn({ name, photo, truth }: WallPhotograph, labels: RoomLabels, joined: Mask, into: string) {
  const COLOURS = [
    [220, 60, 60],
    [90, 200, 90],
    [80, 120, 255],
    [0, 230, 230],
    [160, 90, 30],
    [230, 60, 230],
    [240, 220, 60],
    [250, 150, 40],
  ] as const
  mkdirSync(into, { recursive: true })
  const { width, height, channels, data } = photo
  const best = likeliest(labels)
  const sheet = Buffer.alloc(width * 3 * height * 3)
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const pixel = y * width + x
      const colour = [0, 1, 2].map((channel) => data[pixel * channels + Math.min(channel, channels - 1)] as number)
      const grey = colour.reduce((sum, value) => sum + value, 0) / 3
      const label = best[
        Math.floor((y * labels.height) / height) * labels.width + Math.floor((x * labels.width) / width)
      ] as number
      const [isTrue, isFound] = [(truth.data[pixel] as number) > 127, (joined.data[pixel] as number) > 127]
      const judged = isTrue ? (isFound ? COLOURS[1] : COLOURS[2]) : isFound ? COLOURS[0] : undefined
      for (let channel = 0; channel < 3; channel++) {
        const row = y * width * 9 + channel
        sheet[row + x * 3] = colour[channel] as number
        sheet[row + (width + x) * 3] = 0.4 * grey + 0.6 * (COLOURS[label]?.[channel] ?? 0)
        sheet[row + (2 * width + x) * 3] = judged ? 0.5 * grey + 0.5 * (judged[channel] as number) : grey
      }
    }
  await sharp(sheet, { raw: { width: width * 3, height, channels: 3 } })
    .resize({ width: 1200 })
    .jpeg({ quality: 80 })
    .toFile(path.join(into, `${name}.jpg`))
}
