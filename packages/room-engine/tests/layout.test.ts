import { expect, test } from 'vitest'
import {
  type Camera,
  horizontalFieldOfView,
  pitchOf,
  rayThrough,
  resizeCamera,
  rollOf,
  toPicture,
} from '../src/geometry/camera.ts'
import { cellsOf, chancesOf } from '../src/geometry/cells.ts'
import { atHeight, findLayout, type Layout, withCorner } from '../src/geometry/layout.ts'
import {
  type Box,
  CORNERS,
  cornerPixel,
  FACES,
  faceAlong,
  floorHomography,
  floorPoint,
  moved,
  pointAt,
  polygonsOf,
} from '../src/geometry/room-box.ts'
import type { RoomLabels } from '../src/network/label-room.ts'
import { ROOM_LABELS } from '../src/network/labels.ts'
import { cameraAt, drawnRoom } from '../testing/drawn-room.ts'

const box: Box = { floor: 1.5, ceiling: 1.2, left: 1.8, right: 1.4, back: 3.6 }
const view = { yaw: 5, pitch: -7, roll: 1.5, fieldOfView: 72 }
const camera = cameraAt(view)

function layoutOf(photo: Parameters<typeof findLayout>[0]): Layout {
  const found = findLayout(photo)
  if (!found.ok) throw new Error(found.code)
  return found.layout
}

/** Computed once, because the search is slow. */
const layout = layoutOf(drawnRoom(camera, box))

/** Share of pixels with another face. */
function difference(a: Pick<Layout, 'camera' | 'box'>, b: { camera: Camera; box: Box }) {
  let [wrong, count] = [0, 0]
  for (let x = 3; x < b.camera.widthPx; x += 6)
    for (let y = 3; y < b.camera.heightPx; y += 6, count++)
      if (faceAlong(a.box, rayThrough(a.camera, [x, y])).face !== faceAlong(b.box, rayThrough(b.camera, [x, y])).face)
        wrong++
  return wrong / count
}

test('a camera says its angles', () => {
  expect(horizontalFieldOfView(camera)).toBeCloseTo(72, 6)
  expect(pitchOf(camera)).toBeCloseTo(-7, 6)
  expect(rollOf(camera)).toBeCloseTo(1.5, 1)
  expect(pitchOf(cameraAt({ ...view, pitch: 9 }))).toBeCloseTo(9, 6)
})

test('a pixel’s ray meets what the pixel shows', () => {
  const [x, y, z] = rayThrough(camera, [100, 300])
  expect(toPicture(camera, [x * 4, y * 4, z * 4])?.map(Math.round)).toEqual([100, 300])
  expect(toPicture(camera, [-x, -y, -z])).toBeUndefined()
})

test('the floor’s homography and the ray to the floor are each other’s way back, in metres', () => {
  for (const pixel of [
    [200, 330],
    [470, 300],
    [20, 350],
  ] as const) {
    const point = floorPoint(camera, box, pixel)
    if (!point) throw new Error('No floor there')
    const [x, y] = moved(floorHomography(camera, box), point) ?? []
    expect(x).toBeCloseTo(pixel[0], 6)
    expect(y).toBeCloseTo(pixel[1], 6)
  }
  expect(floorPoint(camera, box, [240, 20])).toBeUndefined()
  expect(moved(floorHomography(camera, box), [0, -3])).toBeUndefined()
})

test('a pixel shows the face that its ray meets first, at that face’s distance', () => {
  const corner = cornerPixel(camera, box, 'left-floor')
  if (!corner) throw new Error('No corner')
  const near = (dx: number, dy: number) => pointAt(camera, box, [corner[0] + dx, corner[1] + dy])
  expect(near(6, -4)).toMatchObject({
    face: 'back',
    point: [expect.any(Number), expect.any(Number), expect.closeTo(3.6, 9)],
  })
  expect(near(6, 12).face).toBe('floor')
  expect(near(-6, -10)).toMatchObject({
    face: 'left',
    point: [expect.closeTo(-1.8, 9), expect.any(Number), expect.any(Number)],
  })
})

test('the polygons of the faces cover the picture once, each where its face is seen', () => {
  const polygons = polygonsOf(camera, box)
  const area = (points: readonly (readonly [number, number])[]) =>
    points.reduce((sum, [x, y], index) => {
      const [nextX, nextY] = points[(index + 1) % points.length] as readonly [number, number]
      return sum + (x * nextY - nextX * y) / 2
    }, 0)
  const areas = FACES.map((face) => Math.abs(area(polygons[face])))
  expect(areas.reduce((sum, value) => sum + value, 0) / (480 * 360)).toBeCloseTo(1, 3)
  for (const face of FACES) {
    const [sumX, sumY] = polygons[face].reduce(([x, y], point) => [x + point[0], y + point[1]], [0, 0])
    const count = polygons[face].length
    expect(pointAt(camera, box, [sumX / count, sumY / count]).face).toBe(face)
  }
})

/** What a network would see that knows the room, and a table at its foot. */
function labelsOf(room: Pick<Layout, 'camera' | 'box'>): RoomLabels {
  const [width, height] = [120, 90]
  const small = resizeCamera(room.camera, width)
  const probabilities = Object.fromEntries(
    ROOM_LABELS.map((label) => [label, new Float32Array(width * height)]),
  ) as RoomLabels['probabilities']
  for (let pixel = 0; pixel < width * height; pixel++) {
    const [x, y] = [pixel % width, Math.floor(pixel / width)]
    const { face } = pointAt(small, room.box, [x + 0.5, y + 0.5])
    const shown = face === 'floor' || face === 'ceiling' ? face : 'wall'
    probabilities[y > 75 && x > 40 && x < 80 ? 'furniture' : shown][pixel] = 1
  }
  return { width, height, probabilities, confidence: 1 }
}

test('HD-09 where all faces look alike, the room stands where a network sees its floor, walls and ceiling', () => {
  const low = {
    camera: cameraAt({ yaw: -20, pitch: -3, roll: 0, fieldOfView: 70 }),
    box: { floor: 1.5, ceiling: 0.75, left: 1.2, right: 2.2, back: 2.7 },
  }
  const alike = drawnRoom(low.camera, low.box, { floor: 170, ceiling: 170, left: 170, right: 170, back: 170 })
  const seen = findLayout(alike, labelsOf(low))
  if (!seen.ok) throw new Error(seen.code)
  expect(difference(layoutOf(alike), low)).toBeGreaterThan(0.1)
  expect(difference(seen.layout, low)).toBeLessThan(0.05)
})

test('HD-09 labels lie where the picture has them, also beside cells that do not fill it, and in a coarse map', () => {
  const [widthPx, heightPx] = [480, 310]
  const short = { ...camera, widthPx, heightPx }
  const cells = cellsOf({ width: widthPx, height: heightPx, channels: 3, data: new Uint8Array(480 * 310 * 3) }, short)
  const floorFrom = (share: number, width: number, height: number): RoomLabels => {
    const none = () => new Float32Array(width * height)
    const floor = none().map((_, pixel) => (Math.floor(pixel / width) >= share * height ? 1 : 0))
    const probabilities = { ...(Object.fromEntries(ROOM_LABELS.map((label) => [label, none()])) as object), floor }
    return { width, height, probabilities: probabilities as RoomLabels['probabilities'], confidence: 1 }
  }
  const floorOf = (row: number, seen: RoomLabels) =>
    (chancesOf(cells, short, seen)[row * 40 * FACES.length] as number) * cells.count
  const seen = floorFrom(240 / 310, 480, 310)
  expect([19, 20, 24].map((row) => floorOf(row, seen))).toEqual([0, 1, 1])
  expect([0, 24].map((row) => floorOf(row, floorFrom(0.5, 7, 5)))).toEqual([0, 1])
  expect(chancesOf(cells, short, floorFrom(0, 0, 0)).every((chance) => chance === 0)).toBe(true)
})

test('camera and room are found in a drawn room, whatever way the camera is held', () => {
  const turned = cameraAt({ yaw: -31, pitch: 5, roll: -2, fieldOfView: 84 })
  for (const [real, found] of [
    [camera, layout],
    [turned, layoutOf(drawnRoom(turned, box))],
  ] as const) {
    expect(Math.abs(horizontalFieldOfView(found.camera) - horizontalFieldOfView(real))).toBeLessThan(1)
    expect(Math.abs(pitchOf(found.camera) - pitchOf(real))).toBeLessThan(0.3)
    expect(Math.abs(rollOf(found.camera) - rollOf(real))).toBeLessThan(0.3)
    expect(difference(found, { camera: real, box })).toBeLessThan(0.08)
  }
})

test('a camera for the same picture in another size sees the same', () => {
  const large = resizeCamera(camera, 1440)
  expect(large).toMatchObject({ widthPx: 1440, heightPx: 1080, x: camera.x, y: camera.y, z: camera.z })
  expect(horizontalFieldOfView(large)).toBeCloseTo(72, 6)
})

test('a corner of a large photo is dragged in that photo’s pixels', () => {
  const large: Layout = { ...layout, camera: resizeCamera(layout.camera, 1440) }
  const place = cornerPixel(camera, box, 'right-floor')
  if (!place) throw new Error('The corner is behind the camera')
  expect(withCorner(large, 'right-floor', [place[0] * 3, place[1] * 3]).box).toEqual(
    withCorner(layout, 'right-floor', place).box,
  )
})

test('a dragged corner stands where it was put, and the rest of the box is fitted around it', () => {
  const wrong: Layout = {
    ...layout,
    box: { ...layout.box, left: layout.box.left * 0.6, ceiling: layout.box.ceiling * 0.7, back: layout.box.back * 0.8 },
  }
  expect(difference(wrong, { camera, box })).toBeGreaterThan(0.1)
  for (const corner of CORNERS) {
    const place = cornerPixel(camera, box, corner)
    if (!place) throw new Error('The corner is behind the camera')
    const right = withCorner(wrong, corner, place)
    const [x, y] = cornerPixel(right.camera, right.box, corner) ?? []
    expect(x).toBeCloseTo(place[0], 4)
    expect(y).toBeCloseTo(place[1], 4)
    expect(right.box.floor).toBe(wrong.box.floor)
    expect(difference(right, { camera, box }), corner).toBeLessThan(0.05)
  }
})

test('a corner that cannot be there is left where it was', () => {
  // A floor corner above the horizon.
  expect(withCorner(layout, 'left-floor', [100, 20]).box).toEqual(layout.box)
})

test('sizes follow from the height of the camera', () => {
  expect(layout.box.floor).toBe(1.5)
  const low = atHeight(layout, 1)
  for (const face of FACES) expect(low.box[face]).toBeCloseTo(layout.box[face] / 1.5, 9)
  expect(low.camera).toEqual(layout.camera)
})

test('a picture without straight lines is refused', () => {
  const blank = { width: 64, height: 48, channels: 3, data: new Uint8ClampedArray(64 * 48 * 3) }
  expect(findLayout(blank)).toEqual({ ok: false, code: 'layout_not_found' })
  expect(findLayout({ width: 1, height: 1, channels: 4, data: new Uint8ClampedArray(4) })).toEqual({
    ok: false,
    code: 'layout_not_found',
  })
  const discs = { width: 320, height: 240, channels: 3, data: new Uint8ClampedArray(320 * 240 * 3) }
  for (let pixel = 0; pixel < 320 * 240; pixel++) {
    const [x, y] = [(pixel % 320) % 40, Math.floor(pixel / 320) % 40]
    discs.data.fill(Math.hypot(x - 20, y - 20) < 15 ? 220 : 40, pixel * 3, pixel * 3 + 3)
  }
  expect(findLayout(discs)).toEqual({ ok: false, code: 'layout_not_found' })
})
