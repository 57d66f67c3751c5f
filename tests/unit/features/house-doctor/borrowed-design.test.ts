import { type Face, pointAt } from '@vuong-tron/room-engine/geometry/room-box'
import type { Photo } from '@vuong-tron/room-engine/picture'
import { cameraAt } from '@vuong-tron/room-engine/testing/drawn-room'
import { expect, test } from 'vitest'
import { type Settings, usualSettings } from '#app/features/house-doctor/editor/settings'
import { changeOf } from '#app/features/house-doctor/editor/tool-changes'
import { applyChange } from '#app/features/house-doctor/editor/work/changes'

const box = { floor: 1.5, ceiling: 1.2, left: 1.8, right: 1.4, back: 3.6 }
const camera = cameraAt({ yaw: 5, pitch: -12, roll: 0, fieldOfView: 80 }, 240)
const { widthPx: width, heightPx: height } = camera
const faceAt = (pixel: number) =>
  pointAt(camera, box, [(pixel % width) + 0.5, Math.floor(pixel / width) + 0.5]).face as Face

const coloured = (colourOf: (pixel: number) => readonly number[]): Photo => {
  const data = new Uint8ClampedArray(width * height * 4)
  for (let pixel = 0; pixel < width * height; pixel++) data.set([...colourOf(pixel), 255], pixel * 4)
  return { width, height, channels: 4, data }
}
const markOf = (isMarked: (pixel: number) => boolean) => ({
  width,
  height,
  channels: 1,
  data: Uint8Array.from({ length: width * height }, (_, pixel) => (isMarked(pixel) ? 255 : 0)),
})

const photo = coloured((pixel) => (faceAt(pixel) === 'floor' ? [120, 118, 116] : [190, 188, 186]))
// Green above, dark wood below.
const reference = coloured((pixel) => (pixel < width * height * 0.7 ? [110, 150, 105] : [78, 52, 36]))
const room = { camera, box, assumed: [] } as never
const furniture = (pixel: number) => pixel % width > 100 && pixel % width < 140 && pixel > 60 * width
const mask = markOf((pixel) => faceAt(pixel) !== 'ceiling' && !furniture(pixel))

const made = (borrowed: Settings['borrowed'], marked = mask) => {
  const change = changeOf('design_transfer', { ...usualSettings, reference, borrowed })
  if (change?.does !== 'borrow-mood' && change?.does !== 'borrow-design') throw new Error('nothing is borrowed')
  return applyChange({ photo, room, mask: marked, isObject: false, change }, change)
}
const photoOf = (outcome: ReturnType<typeof made>) => {
  if (!outcome.ok) throw new Error(outcome.code)
  return outcome.photo
}

const meanOn = ({ data }: Photo, face: Face) => {
  const sum = [0, 0, 0]
  let count = 0
  for (let pixel = 0; pixel < width * height; pixel++) {
    if (faceAt(pixel) !== face || mask.data[pixel] === 0) continue
    for (let channel = 0; channel < 3; channel++)
      sum[channel] = (sum[channel] as number) + (data[pixel * 4 + channel] as number)
    count++
  }
  return sum.map((value) => value / count) as [number, number, number]
}

test('[HD-07] walls get the colour of the walls of a picture, the floor the material nearest to its floor', () => {
  const [painted, laid] = [made('paint'), made('floor')]
  for (const outcome of [painted, laid]) {
    const [red, green, blue] = meanOn(photoOf(outcome), 'back')
    expect(green - (red + blue) / 2).toBeGreaterThan(12)
  }
  // A mood without the design would leave the walls lighter than the reference and the floor without wood.
  const brightness = ([red, green, blue]: readonly number[]) => ((red ?? 0) + (green ?? 0) + (blue ?? 0)) / 3
  expect(brightness(meanOn(photoOf(laid), 'floor'))).toBeLessThan(brightness(meanOn(photoOf(painted), 'floor')) - 15)
  const [red, , blue] = meanOn(photoOf(laid), 'floor')
  expect(red - blue).toBeGreaterThan(8)
})

test('[HD-07] a borrowed design changes nothing beside what is marked', () => {
  for (const depth of ['look', 'paint', 'floor'] as const) {
    const { data } = photoOf(made(depth))
    const strays = [...mask.data.keys()].filter(
      (pixel) =>
        mask.data[pixel] === 0 && [0, 1, 2, 3].some((at) => data[pixel * 4 + at] !== photo.data[pixel * 4 + at]),
    )
    expect(strays, depth).toEqual([])
  }
})

test('[HD-07] where neither wall nor floor is marked there is nothing to paint', () => {
  const ceiling = markOf((pixel) => faceAt(pixel) === 'ceiling')
  expect(made('paint', ceiling)).toEqual({ ok: false, code: 'surface_not_found' })
  expect(made('look', ceiling).ok).toBe(true)
})

test('[HD-07] where the floor alone is marked no wall is painted, which is said; the floor can be laid', () => {
  const floor = markOf((pixel) => faceAt(pixel) === 'floor' && !furniture(pixel))
  expect(made('paint', floor)).toEqual({ ok: false, code: 'wall_not_marked' })
  expect(made('floor', floor).ok).toBe(true)
  const wall = markOf((pixel) => faceAt(pixel) === 'back' && !furniture(pixel))
  expect(made('floor', wall).ok).toBe(true)
})

test('[HD-07] a whole mood goes towards the other picture’s colours and leaves walls some of their own', () => {
  const change = changeOf('design_transfer', { ...usualSettings, reference, borrowed: 'look', strength: 100 })
  expect(change).toMatchObject({ does: 'borrow-mood', strength: 0.6 })
})
