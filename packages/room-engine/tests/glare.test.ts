import { expect, test } from 'vitest'
import { withGlare } from '../src/masks/glare.ts'
import { INSIDE, OUTSIDE } from '../src/masks/labelling.ts'
import { workingImage } from '../src/masks/working-image.ts'

const [width, height] = [120, 90]
const FLOOR = [120, 90, 60] as const
const WHITE = [255, 255, 255] as const
type Area = readonly [left: number, top: number, right: number, bottom: number]
const isIn = ([left, top, right, bottom]: Area, pixel: number) => {
  const [x, y] = [pixel % width, Math.floor(pixel / width)]
  return x >= left && x < right && y >= top && y < bottom
}

/** A floor in the lower half of a picture with a white area that is not marked. */
function floorWith(white: Area) {
  const data = new Uint8Array(width * height * 3)
  const labels = new Uint8Array(width * height)
  for (let pixel = 0; pixel < labels.length; pixel++) {
    const isFloor = pixel >= labels.length / 2
    data.set(isIn(white, pixel) ? WHITE : isFloor ? FLOOR : [90, 110, 140], pixel * 3)
    labels[pixel] = isFloor && !isIn(white, pixel) ? INSIDE : OUTSIDE
  }
  return { image: workingImage({ width, height, channels: 3, data }, Math.max(width, height)), labels }
}
const isMarked = (labels: Uint8Array, area: Area) =>
  labels.every((label, pixel) => !isIn(area, pixel) || label === INSIDE)

test('HD-09 a window that a polished floor mirrors belongs to the floor, also at the rim of the picture', () => {
  for (const glare of [
    [50, 60, 62, 70],
    [50, 80, 62, 90],
  ] as const) {
    const { image, labels } = floorWith(glare)
    expect(isMarked(withGlare(image, labels), glare)).toBe(true)
  }
})

test('HD-09 a white bed that stands at the wall is no glare, and neither is a white thing as large', () => {
  for (const thing of [
    [50, 20, 62, 55],
    [20, 50, 90, 85],
  ] as const) {
    const { image, labels } = floorWith(thing)
    expect(withGlare(image, labels)).toEqual(labels)
  }
})
