import { type Photo, resizedByArea } from '../picture.ts'
import { ROOM_LABELS, type RoomLabel } from './labels.ts'
import {
  added,
  convolved,
  convolvedApart,
  enlargedBeside,
  mixed,
  newPlanes,
  type Planes,
  rectified,
  toldOfWhole,
} from './layers.ts'
import type { Tensor, Weights } from './weights.ts'

/** What the network says of a picture. */
export type RoomLabels = {
  /** Size of the planes in pixels: about half of 256 × 192, in the picture's shape. */
  width: number
  height: number
  /** Per label one number a pixel, 0 to 1, rows from above; the labels of a pixel add up to 1. */
  probabilities: Record<RoomLabel, Float32Array>
  /** 0 to 1: the share of the pixels' labels that the network expects to be right. */
  confidence: number
  /** Share of its log odds of walls that is believed, as it was measured: 1 where nobody did. */
  belief?: number
  /** What is added to them then, as it was measured with that share. */
  raised?: number | undefined
}

/** Area that the network was trained on; sides are multiples of 64, and no picture is longer than this. */
const AREA = 256 * 192
const STEP = 64
const LONGEST = 512

/**
 * Labels each pixel of a photo of a room. Pure; the photo and its mirror image are looked at. A picture without pixels
 * gives planes without pixels and confidence 0.
 */
export function labelRoom(picture: Photo, weights: Weights): RoomLabels {
  if (!(picture.width > 0 && picture.height > 0))
    return { width: 0, height: 0, probabilities: newProbabilities(0), confidence: 0 }
  const { width, height } = networkSize(picture)
  return labelPixels(resizedByArea(picture, width, height), weights)
}

/** The same without resizing; both sides must be multiples of 64. */
export function labelPixels(small: Photo, weights: Weights): RoomLabels {
  const seen = likelihoods(logits(inputOf(small, false), weights))
  const mirrored = likelihoods(logits(inputOf(small, true), weights))
  const size = seen.width * seen.height
  const probabilities = newProbabilities(size)
  const best = new Float32Array(size)
  for (const [index, label] of ROOM_LABELS.entries()) {
    const plane = probabilities[label]
    for (let y = 0, pixel = 0; y < seen.height; y++)
      for (let x = 0; x < seen.width; x++, pixel++) {
        const other = index * size + y * seen.width + seen.width - 1 - x
        const chance = ((seen.data[index * size + pixel] as number) + (mirrored.data[other] as number)) / 2
        plane[pixel] = chance
        if (chance > (best[pixel] as number)) best[pixel] = chance
      }
  }
  return {
    width: seen.width,
    height: seen.height,
    probabilities,
    confidence: best.reduce((sum, chance) => sum + chance, 0) / size,
    belief: weights.belief,
    raised: weights.raised,
  }
}

/** Expected overlap (intersection over union) of where the label is likeliest with where it truly is. */
export function expectedOverlap({ probabilities }: RoomLabels, label: RoomLabel): number {
  const own = probabilities[label]
  let [both, either] = [0, 0]
  for (let pixel = 0; pixel < own.length; pixel++) {
    const chance = own[pixel] as number
    const isFound = ROOM_LABELS.every((other) => (probabilities[other][pixel] as number) <= chance)
    if (isFound) both += chance
    either += isFound ? 1 : chance
  }
  return either > 0 ? both / either : 0
}

export const newProbabilities = (size: number) =>
  Object.fromEntries(ROOM_LABELS.map((label) => [label, new Float32Array(size)])) as Record<RoomLabel, Float32Array>

export function networkSize({ width, height }: { width: number; height: number }) {
  const scale = Math.sqrt(AREA / (width * height))
  const side = (length: number) => Math.min(LONGEST, Math.max(STEP, Math.round((length * scale) / STEP) * STEP))
  return { width: side(width), height: side(height) }
}

/** Colours less a half, then how far a pixel lies from the middle: sideways without sign, and downwards. */
function inputOf({ width, height, channels, data }: Photo, isMirrored: boolean): Planes {
  const planes = newPlanes(5, width, height)
  const size = width * height
  for (let y = 0, pixel = 0; y < height; y++)
    for (let x = 0; x < width; x++, pixel++) {
      const from = (y * width + (isMirrored ? width - 1 - x : x)) * channels
      for (let channel = 0; channel < 3; channel++)
        planes.data[channel * size + pixel] = (data[from + Math.min(channel, channels - 1)] as number) / 255 - 0.5
      planes.data[3 * size + pixel] = Math.abs(((x + 0.5) / width) * 2 - 1)
      planes.data[4 * size + pixel] = ((y + 0.5) / height) * 2 - 1
    }
  return planes
}

/** The network itself, as training/network.py defines it. */
function logits(input: Planes, { dilations, tensors }: Weights): Planes {
  const tensor = (name: string): Tensor => {
    const found = tensors.get(name)
    if (!found) throw new RangeError(`The weights have no ${name}.`)
    return found
  }
  const separable = (from: Planes, name: string, stride = 1, dilation = 1) =>
    mixed(convolvedApart(from, tensor(`${name}.0`), stride, dilation), tensor(`${name}.1`))
  const levels = [rectified(convolved(input, tensor('stem'), 2))]
  for (const [stage, blocks] of dilations.entries()) {
    let planes = rectified(separable(levels.at(-1) as Planes, `down.${stage}.0`, 2))
    planes = rectified(separable(planes, `down.${stage}.1`))
    for (const [block, dilation] of blocks.entries())
      planes = rectified(added(separable(planes, `stages.${stage}.${block}`, 1, dilation), planes))
    levels.push(planes)
  }
  let planes = toldOfWhole(levels.pop() as Planes, tensor('whole'))
  for (let up = 0; levels.length > 0; up++) {
    planes = rectified(separable(enlargedBeside(planes, levels.pop() as Planes), `up.${up}.0`))
    planes = rectified(separable(planes, `up.${up}.1`))
  }
  return convolved(planes, tensor('out'), 1)
}

function likelihoods(planes: Planes): Planes {
  const { data, count } = planes
  const size = planes.width * planes.height
  for (let pixel = 0; pixel < size; pixel++) {
    let most = Number.NEGATIVE_INFINITY
    for (let at = pixel; at < count * size; at += size) most = Math.max(most, data[at] as number)
    let sum = 0
    for (let at = pixel; at < count * size; at += size) {
      data[at] = Math.exp((data[at] as number) - most)
      sum += data[at] as number
    }
    for (let at = pixel; at < count * size; at += size) data[at] = (data[at] as number) / sum
  }
  return planes
}
