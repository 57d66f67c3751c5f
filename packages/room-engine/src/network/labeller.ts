import { type Photo, resizedByArea } from '../picture.ts'
import { labelRoom, newProbabilities, type RoomLabels } from './label-room.ts'
import { ROOM_LABELS, type RoomLabel } from './labels.ts'
import type { Weights } from './weights.ts'

export type LabellerResult = { ok: true; labels: RoomLabels } | { ok: false; code: string }

/** Says what each pixel of a photo shows: our network, or a model of somebody else's. */
export type Labeller = (photo: Photo) => Promise<LabellerResult>

export const ownLabeller =
  (weights: Weights): Labeller =>
  async (photo) => ({ ok: true, labels: labelRoom(photo, weights) })

/** What has to be known of a model of somebody else's: one picture in, scores of each pixel's classes out. */
export type ClassModel = {
  /** Planes of 32-bit numbers, one a channel (NCHW): value / 255, less the mean, divided by the deviation. */
  input: {
    width: number
    height: number
    channels: 'rgb' | 'bgr'
    /** In the order of `channels`, as are the deviations. */
    mean: readonly [number, number, number]
    std: readonly [number, number, number]
  }
  output: {
    /** Logits become probabilities by softmax. */
    scores: 'logits' | 'probabilities'
    classes: number
  }
  /** Classes of each label; several become one by adding their probabilities. */
  labels: { readonly [label in RoomLabel]?: readonly number[] }
  /** Label of all other classes. */
  others: RoomLabel
}

/** A tensor as a runtime answers it. */
export type Scores = { dims: readonly number[]; data: Float32Array }

/** Planes are averaged to this size, which is what masks are found with. */
const LONGEST = 160

/** A labeller of a model that some runtime runs. A photo of any shape is stretched to the model's own. */
export const modelLabeller =
  (model: ClassModel, run: (pixels: Float32Array) => Promise<Scores>): Labeller =>
  async (photo) => {
    if (!(photo.width > 0 && photo.height > 0)) return { ok: false, code: 'no_pixels' }
    return labelsOfScores(await run(modelInput(photo, model.input)), model)
  }

/** The photo as a model's input. */
function modelInput(photo: Photo, { width, height, channels, mean, std }: ClassModel['input']): Float32Array {
  const { data, channels: step } = resizedByArea(photo, width, height)
  const size = width * height
  const planes = new Float32Array(3 * size)
  for (let plane = 0; plane < 3; plane++) {
    const channel = Math.min(channels === 'rgb' ? plane : 2 - plane, step - 1)
    for (let pixel = 0; pixel < size; pixel++)
      planes[plane * size + pixel] =
        ((data[pixel * step + channel] as number) / 255 - (mean[plane] as number)) / (std[plane] as number)
  }
  return planes
}

/** Labels of what a model has answered: its classes are merged, and its pixels averaged where it has too many. */
function labelsOfScores({ dims, data }: Scores, { output, labels, others }: ClassModel): LabellerResult {
  const [pictures, classes, rows = 0, columns = 0] = dims
  const from = rows * columns
  if (dims.length !== 4 || pictures !== 1 || classes !== output.classes || from < 1 || data.length !== classes * from)
    return { ok: false, code: 'wrong_shape' }
  const shrinking = Math.min(1, LONGEST / Math.max(rows, columns))
  const [width, height] = [columns, rows].map((side) => Math.max(1, Math.round(side * shrinking))) as [number, number]
  const size = width * height
  const labelOf = labelsByClass(classes, labels, others)
  const merged = new Float32Array(ROOM_LABELS.length * size)
  const counts = new Uint32Array(size)
  const chances = new Float32Array(classes)
  for (let pixel = 0; pixel < from; pixel++) {
    for (let name = 0; name < classes; name++) chances[name] = data[name * from + pixel] as number
    if (output.scores === 'logits') exponentiate(chances)
    const sum = chances.reduce((total, chance) => total + (chance < 0 ? Number.NaN : chance), 0)
    if (!(sum > 0 && sum < Number.POSITIVE_INFINITY)) return { ok: false, code: 'wrong_numbers' }
    const [x, y] = [pixel % columns, Math.floor(pixel / columns)]
    const to = Math.floor((y * height) / rows) * width + Math.floor((x * width) / columns)
    counts[to] = (counts[to] as number) + 1
    for (let name = 0; name < classes; name++) {
      const at = (labelOf[name] as number) * size + to
      merged[at] = (merged[at] as number) + (chances[name] as number) / sum
    }
  }
  return { ok: true, labels: averaged(merged, counts, width, height) }
}

const labelsByClass = (classes: number, labels: ClassModel['labels'], others: RoomLabel) =>
  Uint8Array.from({ length: classes }, (_, name) => {
    const found = ROOM_LABELS.findIndex((label) => labels[label]?.includes(name))
    return found < 0 ? ROOM_LABELS.indexOf(others) : found
  })

function exponentiate(logits: Float32Array) {
  const most = logits.reduce((one, other) => Math.max(one, other))
  for (let at = 0; at < logits.length; at++) logits[at] = Math.exp((logits[at] as number) - most)
}

function averaged(merged: Float32Array, counts: Uint32Array, width: number, height: number): RoomLabels {
  const size = width * height
  const probabilities = newProbabilities(size)
  const best = new Float32Array(size)
  for (const [index, label] of ROOM_LABELS.entries())
    for (let pixel = 0; pixel < size; pixel++) {
      const chance = (merged[index * size + pixel] as number) / (counts[pixel] as number)
      probabilities[label][pixel] = chance
      best[pixel] = Math.max(best[pixel] as number, chance)
    }
  return { width, height, probabilities, confidence: best.reduce((sum, chance) => sum + chance, 0) / size }
}
