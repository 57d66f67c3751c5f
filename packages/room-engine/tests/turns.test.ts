import { expect, test } from 'vitest'
import { thingsSeen } from '../src/makeover/things.ts'
import { classMask } from '../src/masks/class-map.ts'
import { coverOf, difference, inverse } from '../src/masks/mask.ts'
import { ROOM_LABELS, type RoomLabel } from '../src/network/labels.ts'
import { hiddenByThings } from '../src/staging/seen-thing.ts'
import { turnsOf } from '../src/staging/turns.ts'
import { cameraAt } from '../testing/drawn-room.ts'

const piece = (model: string, z: number, isFlat = false) => ({ model, x: 0, z, turn: 0, isFlat })
const maskOf = (...data: number[]) => ({
  width: data.length,
  height: 1,
  channels: 1 as const,
  data: Uint8Array.from(data),
})
const thing = (z: number, mask: ReturnType<typeof maskOf>) => ({
  solid: { x: 0, z, w: 1, d: 1, turn: 0, low: 0, high: 1 },
  mask,
})

test('[HD-08] furniture of the photo hides what stands behind it, and not what stands before it', () => {
  const sofa = thing(2, maskOf(255, 0, 0))
  const shelf = thing(4, maskOf(0, 255, 0))
  const turns = turnsOf([piece('lamp', 1), piece('bed', 5), piece('rug', 1.5, true), piece('chair', 3)], [sofa, shelf])
  expect(turns.map(({ pieces }) => pieces.map(({ model }) => model))).toEqual([['rug'], ['bed'], ['chair'], ['lamp']])
  // A rug lies under everything.
  expect(turns.map(({ kept }) => kept && [...kept.data])).toEqual([
    [255, 255, 0],
    [255, 255, 0],
    [255, 0, 0],
    undefined,
  ])
})

test('[HD-08] a place counts as hidden as far as nearer things of the photo cover it', () => {
  const [width, height] = [480, 360]
  const view = { camera: cameraAt({ yaw: 0, pitch: 10, roll: 0, fieldOfView: 65 }), heightM: 1.5 }
  const covered = (isThere: (x: number, y: number) => boolean) => ({
    width,
    height,
    channels: 1 as const,
    data: Uint8Array.from({ length: width * height }, (_, at) =>
      isThere(at % width, Math.floor(at / width)) ? 255 : 0,
    ),
  })
  const bed = { x: 0, z: 4, w: 1.6, d: 2, turn: 0, low: 0, high: 0.9 }
  const sofa = (mask: ReturnType<typeof covered>, z = 2) => ({ solid: { ...bed, z }, mask })
  expect(hiddenByThings(view, [sofa(covered(() => true))], bed)).toBe(1)
  expect(
    hiddenByThings(
      view,
      [
        sofa(
          covered(() => true),
          6,
        ),
      ],
      bed,
    ),
  ).toBe(0)
  expect(hiddenByThings(view, [sofa(covered((x) => x < width / 2 - 20))], bed)).toBeCloseTo(1 / 3, 2)
})

test('[HD-08] without furniture in the photo pieces are drawn at once, and rugs before them', () => {
  expect(turnsOf([], [])).toEqual([{ pieces: [] }])
  const [one, ...others] = turnsOf([piece('bed', 5), piece('chair', 3)], [])
  expect(one?.pieces).toHaveLength(2)
  expect(others).toEqual([])
  expect(turnsOf([piece('bed', 5), piece('rug', 3, true)], [])).toHaveLength(2)
})

test('[HD-08] what a layer covers is taken out of a mask, with its soft edges', () => {
  const layer = { width: 3, height: 1, channels: 4 as const, data: new Uint8ClampedArray(12) }
  for (const [pixel, opacity] of [255, 100, 0].entries()) layer.data[pixel * 4 + 3] = opacity
  expect([...coverOf(layer).data]).toEqual([255, 100, 0])
  expect([...difference(maskOf(255, 255, 200), coverOf(layer)).data]).toEqual([0, 155, 200])
  expect([...inverse(maskOf(255, 0, 5)).data]).toEqual([0, 255, 250])
})

test('[HD-08] furniture is where the network finds nothing likelier, however unsure it is', () => {
  const [width, height] = [32, 24]
  const of = (isLeft: boolean) =>
    Float32Array.from({ length: width * height }, (_, at) => (at % width < 16 === isLeft ? 0.36 : 0.24))
  const rest = new Float32Array(width * height).fill(0.4 / (ROOM_LABELS.length - 2))
  const probabilities = Object.fromEntries(
    ROOM_LABELS.map((name) => [name, name === 'furniture' ? of(true) : name === 'wall' ? of(false) : rest]),
  ) as Record<RoomLabel, Float32Array>
  const photo = { width: 256, height: 192, channels: 4 as const, data: new Uint8ClampedArray(256 * 192 * 4).fill(128) }
  const { data } = classMask(photo, { width, height, probabilities, confidence: 0.36 }, 'furniture')
  expect([data[100 * 256 + 60], data[100 * 256 + 200]]).toEqual([255, 0])
})

test('[HD-08] a sofa that the lower edge of the picture cuts stands before everything, and takes no place on the floor', () => {
  const camera = cameraAt({ yaw: 0, pitch: 0, roll: 0, fieldOfView: 70 })
  const [width, height] = [camera.widthPx, camera.heightPx]
  const data = new Uint8Array(width * height).fill(255)
  for (let y = Math.round(height * 0.8); y < height; y++) data.fill(0, y * width + 40, y * width + width - 40)
  const room = { camera, box: { floor: 1.5, ceiling: 1.2, left: 2, right: 2, back: 4 } }
  const bare = { width, height, channels: 1 as const, data }
  expect(thingsSeen(room, bare)).toEqual([])
  const [sofa, ...others] = thingsSeen(room, bare, { hasCut: true })
  expect([others.length, sofa?.solid.w, sofa?.solid.d]).toEqual([0, 0, 0])
  const [turn] = turnsOf([piece('bed', 3)], sofa ? [sofa] : [])
  expect(turn?.kept?.data[(height - 1) * width + width / 2]).toBe(255)
})
