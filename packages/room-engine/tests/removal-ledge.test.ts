import { noise } from '@vuong-tron/geometry/numbers'
import { expect, test } from 'vitest'
import { type Box, pointAt } from '../src/geometry/room-box.ts'
import { type RemovalRequest, removeFurniture } from '../src/removal/removal.ts'
import { cameraAt } from '../testing/drawn-room.ts'
import { faceMasksOf, maskWhere, paintedRoom } from '../testing/painted-room.ts'

const box: Box = { floor: 1.5, ceiling: 1.1, left: 1.6, right: 1.9, back: 3.4 }
const camera = cameraAt({ yaw: -8, pitch: -16, roll: 0, fieldOfView: 74 }, 256)
const SKIRTING_M = 0.12
const faceAt = (x: number, y: number) => pointAt(camera, box, [x + 0.5, y + 0.5])
const aboveFloor = (x: number, y: number) => box.floor - faceAt(x, y).point[1]
const isWall = (x: number, y: number) => !['floor', 'ceiling'].includes(faceAt(x, y).face)
const isSkirting = (x: number, y: number) => isWall(x, y) && aboveFloor(x, y) < SKIRTING_M

/** White skirting along sand-coloured walls; the left wall's paint varies. */
const roomWith = (left: readonly [number, number, number]) =>
  paintedRoom(camera, box, (face, [x, y, z]) => {
    const grain = 1 + 0.03 * noise(x * 30 + z * 11, y * 30, z * 30)
    const shade = (color: readonly number[]) => color.map((value) => value * grain) as [number, number, number]
    if (face === 'floor') return shade([140, 100, 75])
    if (face === 'ceiling') return shade([225, 225, 220])
    return shade(box.floor - y < SKIRTING_M ? [235, 235, 235] : face === 'left' ? left : [170, 150, 115])
  })

/** A low thing along the left wall and slightly around its corner. */
const isHole = (x: number, y: number) => {
  const { face, point } = faceAt(x, y)
  if (face === 'left') return aboveFloor(x, y) < 0.5
  return point[0] < -box.left + 0.5 && (face === 'floor' || (face === 'back' && aboveFloor(x, y) < 0.5))
}

async function lightOfSkirting(left: readonly [number, number, number]): Promise<{ made: number; real: number }> {
  const empty = roomWith(left)
  const hole = maskWhere(empty, isHole)
  const furnished = {
    ...empty,
    data: empty.data.map((value, index) => (hole.data[Math.floor(index / 3)] ? 60 : value)),
  }
  const sources: RemovalRequest['sources'] = Object.fromEntries(
    Object.entries(faceMasksOf(camera, box, empty)).map(([face, mask]) => [
      face,
      maskWhere(empty, (x, y) => (mask.data[y * mask.width + x] as number) > 0 && !isSkirting(x, y)),
    ]),
  )
  const removed = await removeFurniture({ photo: furnished, room: { camera, box }, hole, sources })
  if (!removed.ok) throw new Error(removed.code)
  let [made, real, count] = [0, 0, 0]
  for (let y = 0; y < empty.height; y++)
    for (let x = 0; x < empty.width; x++) {
      const isClear = faceAt(x, y).face === 'left' && aboveFloor(x, y) > 0.03 && aboveFloor(x, y) < SKIRTING_M - 0.03
      if (!isHole(x, y) || !isClear) continue
      made += removed.photo.data[(y * empty.width + x) * 3 + 2] as number
      real += empty.data[(y * empty.width + x) * 3 + 2] as number
      count++
    }
  expect(count).toBeGreaterThan(60)
  return { made: made / count, real: real / count }
}

test('[HD-11] skirting that is hidden all along a wall is that of the next wall', async () => {
  const { made, real } = await lightOfSkirting([170, 150, 115])
  expect(real).toBeGreaterThan(225)
  // The wall's own blue is 115.
  expect(Math.abs(made - real)).toBeLessThan(25)
})

test('[HD-11] a wall of another paint borrows nothing: how light its skirting is cannot be known', async () => {
  const { made } = await lightOfSkirting([90, 110, 60])
  expect(Math.abs(made - 60)).toBeLessThan(15)
})
