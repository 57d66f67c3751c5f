import { type Photo, resizedByArea } from '@vuong-tron/room-engine/picture'
import { expect, test } from 'vitest'
import { enlargementOf } from '#app/features/house-doctor/editor/work/enlargement'

const [WIDTH, HEIGHT, TIMES] = [48, 40, 4]

/** A wall with fine stripes that only the large photo shows, and a dark door on the right. */
const isDoor = (x: number, y: number) => x > WIDTH * TIMES * 0.6 && y > HEIGHT * TIMES * 0.3
const large = painted(WIDTH * TIMES, HEIGHT * TIMES, (x, y) => (isDoor(x, y) ? 50 : 180) + (x % 4 < 2 ? 12 : -12))
const photo = resizedByArea(large, WIDTH, HEIGHT)

function painted(width: number, height: number, shadeAt: (x: number, y: number) => number): Photo {
  const data = new Uint8ClampedArray(width * height * 4).fill(255)
  for (let pixel = 0; pixel < width * height; pixel++)
    data.fill(shadeAt(pixel % width, Math.floor(pixel / width)), pixel * 4, pixel * 4 + 3)
  return { width, height, channels: 4, data }
}

/** The photo with chosen pixels changed. */
function changedWhere(isChosen: (x: number, y: number) => boolean, shadeOf: (value: number) => number): Photo {
  const data = photo.data.slice()
  for (let pixel = 0; pixel < WIDTH * HEIGHT; pixel++)
    if (isChosen(pixel % WIDTH, Math.floor(pixel / WIDTH)))
      for (const channel of [0, 1, 2]) data[pixel * 4 + channel] = shadeOf(photo.data[pixel * 4 + channel] ?? 0)
  return { ...photo, data }
}

/** The large photo with a change, written in strips. */
function enlarged(result: Photo): Uint8ClampedArray {
  const data = Uint8ClampedArray.from(large.data)
  const enlarge = enlargementOf(photo, result, large.width, large.height)
  for (let top = 0; top < large.height; top += 24) {
    const end = Math.min(large.height, top + 24)
    enlarge(data.subarray(top * large.width * 4, end * large.width * 4), top)
  }
  return data
}

const at = (data: Uint8ClampedArray | Uint8Array, x: number, y: number) => data[(y * large.width + x) * 4] ?? 0

test('[ROUTE-09] what has not changed has the large photo’s own pixels, to the bit', () => {
  const made = enlarged(
    changedWhere(
      (x) => x < 10,
      (value) => value - 60,
    ),
  )
  let changes = 0
  for (let y = 0; y < large.height; y++)
    for (let x = 11 * TIMES; x < large.width; x++) if (at(made, x, y) !== at(large.data, x, y)) changes++
  expect(changes).toBe(0)
  expect(at(made, 4, 4)).toBeLessThan(at(large.data, 4, 4) - 50)
  expect(enlarged(photo)).toEqual(Uint8ClampedArray.from(large.data))
})

test('[ROUTE-09] a wall that was painted keeps the fine detail of the large photo and its edge against the door', () => {
  const paintedWall = enlarged(
    changedWhere(
      (x, y) => !isDoor((x + 0.5) * TIMES, (y + 0.5) * TIMES),
      (value) => value - 60,
    ),
  )
  // Stripes keep their contrast around the new colour.
  const [light, dark] = [at(paintedWall, 40, 20), at(paintedWall, 42, 20)]
  expect(light - dark).toBeGreaterThan(20)
  expect((light + dark) / 2).toBeCloseTo(120, -1)
  // The step at the door's edge is as sharp as before.
  const y = large.height - 20
  const edge = Math.floor(WIDTH * TIMES * 0.6)
  expect(at(paintedWall, edge - 6, y)).toBeGreaterThan(100)
  expect(at(paintedWall, edge + 6, y)).toBeLessThan(75)
})

test('[ROUTE-09] behind what stands there now nothing of the old detail shows', () => {
  const board = changedWhere(
    () => true,
    () => 128,
  )
  const overDoor = enlarged(board)
  // The door's edge was the strongest detail; a plain board has none.
  const y = large.height - 20
  const edge = Math.floor(WIDTH * TIMES * 0.6)
  const row = Array.from({ length: 16 }, (_, index) => at(overDoor, edge - 8 + index, y))
  const rowBefore = Array.from({ length: 16 }, (_, index) => at(large.data, edge - 8 + index, y))
  const range = (values: readonly number[]) => Math.max(...values) - Math.min(...values)
  expect(range(row)).toBeLessThan(range(rowBefore) / 3)
})
