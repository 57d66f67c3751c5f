import { describe, expect, test } from 'vitest'
import { facesSeen } from '../src/geometry/faces-seen.ts'
import { type Box, FACES, type Face, pointAt } from '../src/geometry/room-box.ts'
import { likelyCameraHeight } from '../src/geometry/scale.ts'
import { isBoxWrong } from '../src/masks/by-face.ts'
import { difference, type Mask, union } from '../src/masks/mask.ts'
import type { RoomLabels } from '../src/network/label-room.ts'
import { ROOM_LABELS, type RoomLabel } from '../src/network/labels.ts'
import { surfacesBehind } from '../src/removal/behind.ts'
import { removeFurniture } from '../src/removal/removal.ts'
import { cameraAt } from '../testing/drawn-room.ts'
import { maskWhere, paintedRoom } from '../testing/painted-room.ts'

const box: Box = { floor: 1.5, ceiling: 1.1, left: 2, right: 2, back: 3.6 }
const camera = cameraAt({ yaw: 0, pitch: -12, roll: 0, fieldOfView: 74 }, 320)
const room = { camera, box }
const FLOOR = FACES.indexOf('floor')

/** A striped curtain to the floor on the left of the back wall, a window of three panes on its right. */
const isCurtain = (face: Face, [x, y]: readonly number[]) =>
  face === 'back' && (x as number) < -0.7 && (x as number) > -1.5 && (y as number) > -0.8
const isWindow = (face: Face, [x, y]: readonly number[]) =>
  face === 'back' && (x as number) > 0.4 && (x as number) < 1.5 && (y as number) > -0.7 && (y as number) < 0.8
const empty = paintedRoom(camera, box, (face, point) => {
  const [x, y] = point
  if (isCurtain(face, point)) return Math.floor(x / 0.1) % 2 === 0 ? [200, 40, 40] : [90, 20, 20]
  if (isWindow(face, point)) return Math.floor(y / 0.25) % 2 === 0 ? [120, 180, 240] : [60, 120, 60]
  if (face === 'floor') return [150, 110, 80]
  return face === 'ceiling' ? [240, 240, 240] : [200, 190, 160]
})
const at = (x: number, y: number) => pointAt(camera, box, [x + 0.5, y + 0.5])
const isOn = (holds: (face: Face, point: readonly number[]) => boolean) =>
  maskWhere(empty, (x, y) => holds(at(x, y).face, at(x, y).point))
/** A sideboard along the back wall, 0.9 m high, that hides the lower part of both. */
const hole = isOn((face, [x, y, z]) =>
  face === 'back'
    ? Math.abs(x as number) < 1.6 && (y as number) > 0.6
    : face === 'floor' && (z as number) > 3.1 && Math.abs(x as number) < 1.6,
)
const floor = difference(
  isOn((face) => face === 'floor'),
  hole,
)
const openings = isOn((face, point) => isCurtain(face, point) || isWindow(face, point))
const bare = difference(
  isOn(() => true),
  union(openings, hole),
)

/** Labels that are sure of everything, at the picture's size. */
function labelled(nameAt: (pixel: number) => RoomLabel): RoomLabels {
  const count = empty.width * empty.height
  const probabilities = Object.fromEntries(
    ROOM_LABELS.map((name) => [name, new Float32Array(count)]),
  ) as RoomLabels['probabilities']
  for (let pixel = 0; pixel < count; pixel++) probabilities[nameAt(pixel)][pixel] = 1
  return { width: empty.width, height: empty.height, probabilities, confidence: 1 }
}
const seen = facesSeen(empty, room)
const wallOr = (pixel: number): RoomLabel =>
  seen[pixel] === FLOOR ? 'floor' : FACES[seen[pixel] as number] === 'ceiling' ? 'ceiling' : 'wall'
const labels = labelled((pixel) => {
  if (hole.data[pixel]) return 'furniture'
  if (!openings.data[pixel]) return wallOr(pixel)
  return isCurtain('back', at(pixel % empty.width, Math.floor(pixel / empty.width)).point) ? 'curtain' : 'window'
})

const furnished = { ...empty, data: empty.data.slice() }
for (let pixel = 0; pixel < hole.data.length; pixel++) if (hole.data[pixel]) furnished.data.set([30, 60, 30], pixel * 3)

async function emptied() {
  const behind = surfacesBehind(furnished, room, hole, { floor, bare }, labels)
  const removal = await removeFurniture({ photo: furnished, room, ...behind })
  if (!removal.ok) throw new Error(removal.code)
  return removal.photo
}
const differenceAt = (photo: { data: ArrayLike<number> }, mask: Mask) => {
  let [sum, count] = [0, 0]
  for (let pixel = 0; pixel < mask.data.length; pixel++) {
    if (!mask.data[pixel]) continue
    for (let channel = 0; channel < 3; channel++)
      sum += Math.abs((photo.data[pixel * 3 + channel] as number) - (empty.data[pixel * 3 + channel] as number)) / 3
    count++
  }
  return sum / count
}
const within = (mask: Mask, part: Mask): Mask => ({
  ...mask,
  data: mask.data.map((value, pixel) => Math.min(value, part.data[pixel] as number)),
})

describe('[HD-11] what goes on behind furniture', () => {
  test('a curtain goes on to the floor, a window to a level sill with wall below it', async () => {
    const photo = await emptied()
    expect(differenceAt(photo, within(hole, isOn(isCurtain)))).toBeLessThan(20)
    const below = isOn(
      (face, [x, y]) => face === 'back' && (x as number) > 0.4 && (x as number) < 1.5 && (y as number) > 0.85,
    )
    expect(differenceAt(photo, within(hole, below))).toBeLessThan(12)
    expect(
      differenceAt(
        photo,
        within(
          hole,
          isOn((face) => face === 'floor'),
        ),
      ),
    ).toBeLessThan(12)
  })

  test('what it does not hide stays as it is to the bit', async () => {
    const photo = await emptied()
    for (let index = 0; index < photo.data.length; index++)
      if (!hole.data[Math.floor(index / 3)]) expect(photo.data[index]).toBe(furnished.data[index])
  })

  test('the floor ends where it is seen to end beside the hole, whatever the line of the box', () => {
    const deeper = { camera, box: { ...box, back: 4.4 } }
    const narrow = isOn(
      (face, [x, y]) =>
        (face === 'back' && (y as number) > 0.6 && Math.abs(x as number) < 0.5) ||
        (face === 'floor' && Math.abs(x as number) < 0.5),
    )
    const found = {
      floor: difference(
        isOn((face) => face === 'floor'),
        narrow,
      ),
      bare: difference(
        isOn(() => true),
        narrow,
      ),
    }
    const { faces = new Uint8Array() } = surfacesBehind(empty, deeper, narrow, found, labelled(wallOr))
    let [wrong, wrongByBox] = [0, 0]
    const byBox = facesSeen(empty, deeper)
    for (let pixel = 0; pixel < faces.length; pixel++) {
      if (!narrow.data[pixel]) continue
      if ((faces[pixel] === FLOOR) !== (seen[pixel] === FLOOR)) wrong++
      if ((byBox[pixel] === FLOOR) !== (seen[pixel] === FLOOR)) wrongByBox++
    }
    expect(wrongByBox).toBeGreaterThan(100)
    expect(wrong).toBeLessThan(wrongByBox / 5)
  })

  test('legs that were taken for floor go too, and are copied nowhere', () => {
    const leg = isOn(
      (face, [x, , z]) =>
        face === 'floor' && Math.abs(x as number) < 0.08 && (z as number) > 2.7 && (z as number) <= 3.1,
    )
    const photo = { ...furnished, data: furnished.data.slice() }
    for (let pixel = 0; pixel < leg.data.length; pixel++) if (leg.data[pixel]) photo.data.set([40, 25, 10], pixel * 3)
    const behind = surfacesBehind(photo, room, hole, { floor, bare }, labels)
    for (let pixel = 0; pixel < leg.data.length; pixel++) {
      if (!leg.data[pixel]) continue
      expect(behind.sources.floor?.data[pixel]).toBe(0)
      expect(behind.hole.data[pixel]).toBe(255)
    }
  })

  test('a box whose floor is mostly wall is wrong', () => {
    expect(isBoxWrong(floor, room, bare)).toBe(false)
    const near = isOn((face, [, , z]) => face === 'floor' && (z as number) < 2.2)
    expect(isBoxWrong(near, room)).toBe(false)
    expect(
      isBoxWrong(
        near,
        room,
        isOn(() => true),
      ),
    ).toBe(true)
  })
})

test('[HD-09] a room whose ceiling is seen is about as high as rooms are', () => {
  const labelsOf = labelled(wallOr)
  const high = { ...box, ceiling: 2.5 }
  expect(likelyCameraHeight(camera, box)).toBe(1.5)
  expect(likelyCameraHeight(camera, box, labelsOf)).toBeCloseTo(1.5, 1)
  const faces = facesSeen(empty, { camera, box: high })
  const seenHigh = labelled((pixel) => (FACES[faces[pixel] as number] === 'ceiling' ? 'ceiling' : 'wall'))
  const up = cameraAt({ yaw: 0, pitch: 12, roll: 0, fieldOfView: 90 }, 320)
  const facesUp = facesSeen(empty, { camera: up, box: high })
  const seenUp = labelled((pixel) => (FACES[facesUp[pixel] as number] === 'ceiling' ? 'ceiling' : 'wall'))
  const height = likelyCameraHeight(up, high, seenUp)
  expect(height).toBeGreaterThan(1)
  expect(height).toBeLessThan(1.2)
  // A ceiling that the network does not see says nothing.
  expect(
    likelyCameraHeight(
      up,
      high,
      labelled(() => 'wall'),
    ),
  ).toBe(1.5)
  expect(likelyCameraHeight(camera, high, seenHigh)).toBeLessThanOrEqual(1.5)
})
