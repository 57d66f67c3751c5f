import { describe, expect, test } from 'vitest'
import { cameraFrom } from '../src/geometry/camera.ts'
import { faceRuns, facesSeen } from '../src/geometry/faces-seen.ts'
import { type Box, FACES, type Face, pointAt } from '../src/geometry/room-box.ts'
import { isBoxWrong, masksAsFound, masksByFace } from '../src/masks/by-face.ts'
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

describe('a floor that was found by itself', () => {
  const all = newMask(size.width, size.height)
  all.data.fill(255)
  const shown = (isShown: (pixel: number) => boolean, value = 255): Mask => ({
    ...all,
    data: all.data.map((_, pixel) => (isShown(pixel) ? value : 0)),
  })
  const floorOfBox = FACES.indexOf('floor')
  /** Floor of a room that is deeper than its box, or less deep. */
  const floorTo = (back: number) => {
    const seen = facesSeen(size, { camera: level, box: { ...box, back } })
    return shown((pixel) => seen[pixel] === floorOfBox)
  }
  const pixels = ({ data }: Mask) => [...data.keys()].filter((pixel) => data[pixel] !== 0)

  test.each([
    ['beyond', 8],
    ['before', 3],
  ])('is floor where it was found, %s the line of the box', (_, back) => {
    const floor = floorTo(back)
    const masks = masksAsFound(all, room, { floor, bare: all })
    expect(masks.floor?.data).toEqual(floor.data)
    expect(masksByFace(all, room).floor?.data).not.toEqual(floor.data)
    expect(Object.values(masks).reduce((sum, { data }) => sum + marked(data), 0)).toBe(all.data.length)
  })

  test('leaves to the box what a person added, and what furniture hid', () => {
    const floor = floorTo(3)
    const corrected = masksAsFound(all, room, { floor })
    expect(corrected.floor?.data).toEqual(masksByFace(all, room).floor?.data)
    const isHidden = (pixel: number) => pixel % size.width < 40
    const bare = shown((pixel) => !isHidden(pixel))
    const behind = masksAsFound(all, room, {
      floor: shown((pixel) => floor.data[pixel] !== 0 && !isHidden(pixel)),
      bare,
    })
    const hidden = pixels(behind.floor as Mask).filter(isHidden)
    expect(hidden).toEqual(pixels(masksByFace(all, room).floor as Mask).filter(isHidden))
    const none = newMask(size.width, size.height)
    expect(masksAsFound(all, room, { floor: none })).toEqual(masksByFace(all, room))
  })

  test('shows that the box is wrong where nearly half of it lies beyond the line', () => {
    expect([20, 5, 4, 3].map((back) => isBoxWrong(floorTo(back), room))).toEqual([true, false, false, false])
    expect(isBoxWrong(newMask(size.width, size.height), room)).toBe(false)
  })

  test('keeps its own soft border, and reaches no farther than a floor can be seen', () => {
    const isBorder = (pixel: number) => Math.floor(pixel / size.width) === 80
    const softened = (mask: Mask): Mask => ({
      ...mask,
      data: mask.data.map((value, pixel) => (isBorder(pixel) ? Math.round(value / 3) : value)),
    })
    const floor = softened(floorTo(8))
    const masks = masksAsFound(softened(all), room, { floor, bare: softened(all) })
    expect(masks.floor?.data).toEqual(floor.data)
    const tall = masksAsFound(all, room, { floor: all, bare: all })
    const horizon = (size.height / 2) * size.width
    expect(Math.min(...pixels(tall.floor as Mask))).toBeGreaterThan(horizon)
    expect(marked(tall.back?.data ?? new Uint8Array())).toBeGreaterThan(0)
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
