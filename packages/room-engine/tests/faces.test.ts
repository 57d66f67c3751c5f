import { describe, expect, test } from 'vitest'
import { cameraFrom } from '../src/geometry/camera.ts'
import { faceRuns, facesSeen } from '../src/geometry/faces-seen.ts'
import { type Box, FACES, type Face, pointAt } from '../src/geometry/room-box.ts'
import { masksAsFound, masksByFace } from '../src/masks/by-face.ts'
import { type Mask, newMask } from '../src/masks/mask.ts'
import { faceParts, facesBeyondRims } from '../src/surfaces/face-parts.ts'

const size = { width: 128, height: 96 }
const seenFrom = (down: readonly [number, number, number], forward: readonly [number, number, number]) =>
  cameraFrom({ widthPx: size.width, heightPx: size.height, focalPx: 84 }, [...down], [...forward])
const level = seenFrom([0, 1, 0], [0, 0, 1])
const box: Box = { floor: 1.52, ceiling: 1.1, left: 2, right: 1.6, back: 4 }
const room = { camera: level, box }
const middleOf = (pixel: number): [number, number] => [(pixel % size.width) + 0.5, Math.floor(pixel / size.width) + 0.5]

describe('the face that each pixel shows', () => {
  test.each([
    ['straight on', level],
    ['into a corner', seenFrom([0, 1, 0], [0.7, 0, 0.7])],
    ['down and askew', seenFrom([0.08, 1, 0.3], [0.2, 0, 1])],
    ['up', seenFrom([0, 1, -0.4], [-0.3, 0, 1])],
  ])('is the one that its ray meets, seen %s', (_, camera) => {
    const seen = facesSeen(size, { camera, box })
    const met = Array.from(seen, (_, pixel) => pointAt(camera, box, middleOf(pixel)).face)
    // On an edge of the room, either face is right.
    expect(met.filter((face, pixel) => FACES[seen[pixel] as number] !== face).length).toBeLessThan(3)
    expect(new Set(met).size).toBeGreaterThan(2)
  })

  test('is given by runs that leave nothing out, of those faces that count', () => {
    const among: Face[] = ['back', 'floor']
    let next = 0
    for (const { face, from, to } of faceRuns(size, { camera: level, box }, among)) {
      expect(from).toBe(next)
      expect(among).toContain(FACES[face])
      next = to
    }
    expect(next).toBe(size.width * size.height)
  })
})

/** The back wall and some rows above it, which the box takes for ceiling. */
function wallAndAbove(rows: number) {
  const seen = facesSeen(size, { camera: level, box })
  const mask = newMask(size.width, size.height)
  const back = FACES.indexOf('back')
  for (let pixel = 0; pixel < seen.length; pixel++)
    if (seen[pixel] === back || seen[pixel + rows * size.width] === back) mask.data[pixel] = 255
  return mask
}
const marked = (data: Uint8Array) => data.reduce((sum, value) => sum + (value > 0 ? 1 : 0), 0)

const facesOf = (mask: Mask) => facesBeyondRims(mask, room)

describe('a floor that was found apart', () => {
  const byBox = facesSeen(size, room)
  const all = newMask(size.width, size.height)
  all.data.fill(255)
  /** Floor from twenty rows above the box's line on, or from twenty below. */
  const floorFrom = (rows: number) => {
    const floor = newMask(size.width, size.height)
    for (let pixel = 0; pixel < byBox.length; pixel++)
      if (byBox[pixel + rows * size.width] === FACES.indexOf('floor')) floor.data[pixel] = 255
    floor.data.fill(255, (size.height - 2) * size.width)
    return floor
  }
  const horizon = newMask(size.width, size.height)
  horizon.data.fill(255, 52 * size.width)

  test.each([
    ['beyond', 20],
    ['before', -20],
  ])('is floor where it was found, %s the line of the box', (_, rows) => {
    const found = floorFrom(rows)
    const floor = { ...found, data: found.data.map((value, pixel) => Math.min(value, horizon.data[pixel] as number)) }
    const masks = masksAsFound(all, room, { bare: all, floor })
    expect(masks.floor?.data).toEqual(floor.data)
    expect(masksByFace(all, room).floor?.data).not.toEqual(floor.data)
    const counts = Object.values(masks).reduce((sum, { data }) => sum + marked(data), 0)
    expect(counts).toBe(all.data.length)
  })

  test('says nothing of what was not found bare, such as a hole behind furniture', () => {
    const none = newMask(size.width, size.height)
    expect(masksAsFound(all, room, { bare: none, floor: none })).toEqual(masksByFace(all, room))
  })
})

describe('what of a mask is a rim along another face', () => {
  test('is no face of its own', () => {
    const thin = wallAndAbove(1)
    expect(Object.keys(masksByFace(thin, room)).sort()).toEqual(['back', 'ceiling'])
    expect(faceParts(room, thin).map(({ face }) => face)).toEqual(['ceiling', 'back'])
    expect(facesOf(thin)).toEqual(['back'])
    const [part, ...others] = faceParts(room, thin, facesOf(thin))
    expect(others).toEqual([])
    expect(marked(part?.mask.data ?? new Uint8Array())).toBe(marked(thin.data))
  })

  test('is none of a face that nobody asked for, however wide it is', () => {
    const wide = wallAndAbove(8)
    expect(facesBeyondRims(wide, room, ['left', 'back', 'right'])).toEqual(['back'])
    expect(facesBeyondRims(wide, room, ['floor'])).toEqual(['floor'])
  })

  test('is one where it is wide, or lies by itself', () => {
    expect(facesOf(wallAndAbove(8))).toEqual(['ceiling', 'back'])
    const apart = wallAndAbove(0)
    // A patch of floor between furniture: a hundredth of the mask, away from the wall.
    for (let y = size.height - 8; y < size.height - 3; y++)
      apart.data.fill(255, y * size.width + 60, y * size.width + 66)
    expect(facesOf(apart)).toEqual(['floor', 'back'])
  })

  test('is looked for in pictures of any size, and in none nothing is', () => {
    const large = { width: 1000, height: 750 }
    const camera = { ...level, widthPx: 1000, heightPx: 750, focalPx: (84 * 1000) / 128 }
    const seen = facesSeen(large, { camera, box })
    const mask = newMask(large.width, large.height)
    for (let pixel = 0; pixel < seen.length; pixel++)
      if ([pixel, pixel + 4 * large.width].some((index) => seen[index] === FACES.indexOf('back')))
        mask.data[pixel] = 255
    expect(facesBeyondRims(mask, { camera, box })).toEqual(['back'])
    expect(faceParts(room, newMask(size.width, size.height))).toEqual([])
    expect(facesOf(newMask(size.width, size.height))).toEqual(FACES)
    expect(facesBeyondRims(newMask(1, 1), room)).toEqual(FACES)
  })
})
