import { expect, test } from 'vitest'
import { FACES } from '../src/geometry/room-box.ts'
import { withGlare } from '../src/masks/glare.ts'
import { Ground } from '../src/masks/ground.ts'
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

const faces = Uint8Array.from({ length: width * height }, (_, pixel) =>
  FACES.indexOf(pixel >= (width * height) / 2 ? 'floor' : 'back'),
)
const ground = new Ground({ width, height }, faces, ['floor'])

/** Labels after glare, where a network gives the white area these odds of floor. */
function after(white: Area, odds: number) {
  const { image, labels } = floorWith(white)
  const seen = Float32Array.from(labels, (_, pixel) => (isIn(white, pixel) ? odds : 2))
  return { labels, filled: withGlare(image, ground, labels, seen) }
}

test('HD-09 a window that a polished floor mirrors belongs to the floor, also at the rim of the picture', () => {
  for (const glare of [
    [50, 60, 62, 70],
    [50, 80, 62, 90],
  ] as const)
    expect(isMarked(after(glare, 0).filled, glare)).toBe(true)
})

test('HD-09 a white bed at the wall, a white thing as large, and a pouf that a network sees are no glare', () => {
  for (const [thing, odds] of [
    [[50, 20, 62, 55], 0],
    [[20, 50, 90, 85], 0],
    [[50, 60, 62, 70], -2],
  ] as const) {
    const { labels, filled } = after(thing, odds)
    expect(filled).toEqual(labels)
  }
})
