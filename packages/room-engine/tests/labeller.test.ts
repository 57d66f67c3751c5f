import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { labelRoom } from '../src/network/label-room.ts'
import { type ClassModel, modelLabeller, ownLabeller, type Scores } from '../src/network/labeller.ts'
import type { ROOM_LABELS } from '../src/network/labels.ts'
import { readWeights } from '../src/network/weights.ts'
import type { Photo } from '../src/picture.ts'

const model = (change: Partial<ClassModel> = {}): ClassModel => ({
  input: { width: 2, height: 1, channels: 'rgb', mean: [0, 0, 0], std: [1, 1, 1] },
  output: { scores: 'probabilities', classes: 4 },
  labels: { wall: [0, 2], floor: [1] },
  others: 'thing',
  ...change,
})
const photo: Photo = { width: 2, height: 1, channels: 3, data: new Uint8Array([255, 51, 0, 0, 102, 255]) }

/** What a labeller makes of given scores. */
const labelled = (scores: Scores, of = model()) => modelLabeller(of, async () => scores)(photo)

/** Probabilities of a label, rounded. */
async function chances(scores: Scores, label: (typeof ROOM_LABELS)[number], of = model()) {
  const found = await labelled(scores, of)
  if (!found.ok) throw new Error(found.code)
  return [...found.labels.probabilities[label]].map((chance) => Math.round(chance * 1000) / 1000)
}

test('[OPER-04] a model is shown planes of its own channels, less the mean and by the deviation', async () => {
  const seen: number[][] = []
  const look = (channels: 'rgb' | 'bgr') => {
    const input = { ...model().input, channels, mean: [0.2, 0, 0.5] as const, std: [0.5, 1, 0.25] as const }
    return modelLabeller(model({ input }), async (pixels) => {
      seen.push([...pixels].map((value) => Math.round(value * 1000) / 1000))
      return { dims: [], data: new Float32Array() }
    })
  }
  await look('rgb')(photo)
  await look('bgr')(photo)
  expect(seen).toEqual([
    [1.6, -0.4, 0.2, 0.4, -2, 2],
    [-0.4, 1.6, 0.2, 0.4, 2, -2],
  ])
})

test('[OPER-04] classes of one label are added, and all others are the label that is named for them', async () => {
  // Of two pixels: 0.5 and 0.1 wall, 0.2 and 0.3 floor, 0.2 and 0.2 wall too, 0.1 and 0.4 of no label.
  const scores = { dims: [1, 4, 1, 2], data: new Float32Array([0.5, 0.1, 0.2, 0.3, 0.2, 0.2, 0.1, 0.4]) }
  expect(await chances(scores, 'wall')).toEqual([0.7, 0.3])
  expect(await chances(scores, 'floor')).toEqual([0.2, 0.3])
  expect(await chances(scores, 'thing')).toEqual([0.1, 0.4])
  expect(await chances(scores, 'furniture', model({ others: 'furniture' }))).toEqual([0.1, 0.4])
  const found = await labelled(scores)
  expect(found.ok && found.labels.confidence).toBeCloseTo((0.7 + 0.4) / 2, 5)
})

test('[OPER-04] logits are told apart by softmax, and chances that do not add up to 1 are made to', async () => {
  const logits = { dims: [1, 4, 1, 1], data: new Float32Array([Math.log(6), Math.log(2), Math.log(1), Math.log(1)]) }
  const output = { scores: 'logits', classes: 4 } as const
  expect(await chances(logits, 'wall', model({ output }))).toEqual([0.7])
  expect(await chances({ dims: [1, 4, 1, 1], data: new Float32Array([3, 1, 0, 1]) }, 'floor')).toEqual([0.2])
})

test('[OPER-04] a large answer is averaged in its own shape', async () => {
  const [width, height] = [400, 200]
  const size = width * height
  const data = new Float32Array(4 * size)
  // Wall above, floor below.
  for (let pixel = 0; pixel < size; pixel++) data[(pixel < size / 2 ? 0 : size) + pixel] = 1
  const found = await labelled({ dims: [1, 4, height, width], data })
  if (!found.ok) throw new Error(found.code)
  expect([found.labels.width, found.labels.height]).toEqual([160, 80])
  expect(new Set(found.labels.probabilities.wall.subarray(0, 160 * 40))).toEqual(new Set([1]))
  expect(new Set(found.labels.probabilities.floor.subarray(160 * 40))).toEqual(new Set([1]))
})

test.each<[string, Scores, string]>([
  ['of other classes', { dims: [1, 5, 1, 1], data: new Float32Array(5).fill(1) }, 'wrong_shape'],
  ['with the classes last', { dims: [1, 2, 2, 4], data: new Float32Array(16).fill(1) }, 'wrong_shape'],
  ['without a picture', { dims: [1, 4], data: new Float32Array(4).fill(1) }, 'wrong_shape'],
  ['of no pixel', { dims: [1, 4, 0, 0], data: new Float32Array() }, 'wrong_shape'],
  ['that ends half-way', { dims: [1, 4, 2, 2], data: new Float32Array(8).fill(1) }, 'wrong_shape'],
  ['that is no number', { dims: [1, 4, 1, 1], data: new Float32Array(4).fill(Number.NaN) }, 'wrong_numbers'],
  ['without end', { dims: [1, 4, 1, 1], data: new Float32Array(4).fill(Infinity) }, 'wrong_numbers'],
  ['below nothing', { dims: [1, 4, 1, 1], data: new Float32Array([2, 1, -1, 1]) }, 'wrong_numbers'],
])('[OPER-04] an answer %s is a code', async (_, scores, code) => {
  expect(await labelled(scores)).toEqual({ ok: false, code })
})

test('[OPER-04] a photo without pixels asks no model', async () => {
  const none = { width: 0, height: 0, channels: 3, data: new Uint8Array() }
  const label = modelLabeller(model(), () => Promise.reject(new Error('asked')))
  expect(await label(none)).toEqual({ ok: false, code: 'no_pixels' })
})

test('[OPER-04] our own network answers as a labeller too', async () => {
  const read = readWeights(readFileSync(path.join(import.meta.dirname, '../weights/room-labels.bin')))
  if (!read.ok) throw new Error(read.code)
  const found = await ownLabeller(read.weights)(photo)
  expect(found).toEqual({ ok: true, labels: labelRoom(photo, read.weights) })
})
