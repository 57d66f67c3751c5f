import { describe, expect, test } from 'vitest'
import { cameraFrom } from '#app/features/house-doctor/engine/geometry/camera'
import { faceRuns, facesSeen } from '#app/features/house-doctor/engine/geometry/faces-seen'
import { type Box, FACES, type Face, pointAt } from '#app/features/house-doctor/engine/geometry/room-box'
import { masksByFace } from '#app/features/house-doctor/engine/masks/by-face'
import { newMask } from '#app/features/house-doctor/engine/masks/mask'
import { faceParts } from '#app/features/house-doctor/engine/surfaces/face-parts'

const size = { width: 128, height: 96 }
const seenFrom = (down: readonly [number, number, number], forward: readonly [number, number, number]) =>
  cameraFrom({ widthPx: size.width, heightPx: size.height, focalPx: 84 }, [...down], [...forward])
const level = seenFrom([0, 1, 0], [0, 0, 1])
const box: Box = { floor: 1.52, ceiling: 1.1, left: 2, right: 1.6, back: 4 }
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
    // Where a ray meets an edge of the room, either of its faces will do.
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

/** All that shows the back wall, and so many rows above it, which the box takes for ceiling. */
function wallAndAbove(rows: number) {
  const seen = facesSeen(size, { camera: level, box })
  const mask = newMask(size.width, size.height)
  const back = FACES.indexOf('back')
  for (let pixel = 0; pixel < seen.length; pixel++)
    if (seen[pixel] === back || seen[pixel + rows * size.width] === back) mask.data[pixel] = 255
  return mask
}
const marked = (data: Uint8Array) => data.reduce((sum, value) => sum + (value > 0 ? 1 : 0), 0)

test('a mask is on the faces that its pixels show, and what is hardly on one belongs to those beside it', () => {
  const room = { camera: level, box }
  const thin = wallAndAbove(1)
  expect(Object.keys(masksByFace(thin, room)).sort()).toEqual(['back', 'ceiling'])
  const parts = faceParts(room, thin)
  expect(parts.map(({ face }) => face)).toEqual(['back'])
  expect(marked(parts[0]?.mask.data ?? new Uint8Array())).toBe(marked(thin.data))
  expect(faceParts(room, wallAndAbove(8)).map(({ face }) => face)).toEqual(['ceiling', 'back'])
  expect(faceParts(room, newMask(size.width, size.height))).toEqual([])
})
