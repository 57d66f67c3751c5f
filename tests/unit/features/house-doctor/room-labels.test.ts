import { readFileSync } from 'node:fs'
import { findLayout, withCorner } from '@vuong-tron/room-engine/geometry/layout'
import { labelRoom } from '@vuong-tron/room-engine/network/label-room'
import { readWeights } from '@vuong-tron/room-engine/network/weights'
import { plainRoom } from '@vuong-tron/room-engine/testing/plain-room'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { layoutOf } from '#app/features/house-doctor/jobs/kernels/room'

const weightsFile = readFileSync('packages/room-engine/weights/room-labels.bin')
const read = readWeights(weightsFile)
if (!read.ok) throw new Error(read.code)
const { weights } = read

function lookedAt(width: number) {
  const photo = plainRoom(width).furnished()
  const labels = labelRoom(photo, weights)
  const [plain, seen] = [findLayout(photo), findLayout(photo, labels)]
  if (!plain.ok || !seen.ok) throw new Error('no room')
  return { photo, labels, plain: plain.layout, seen: seen.layout }
}

// Which of these plain rooms the network sees otherwise depends on what it has learned.
const changed = [256, 288, 352, 480].map(lookedAt).find(({ plain, seen }) => plain.box.back !== seen.box.back)
if (!changed) throw new Error('the network changes no room')
const { photo, labels, plain, seen } = changed

beforeEach(() => vi.resetModules())
afterEach(() => vi.useRealTimers())

test('[HD-09] a room is found with what the network sees, on the page, at a dragged corner and on the server', async () => {
  vi.stubGlobal('fetch', async () => new Response(weightsFile))
  const { findRoom, movedCorner } = await import('#app/features/house-doctor/editor/work/rooms')
  const { room } = await findRoom(photo)
  expect(room).toEqual({ camera: seen.camera, box: seen.box })
  const drag = ['left-floor', [60, 200]] as const
  const moved = await movedCorner(photo, room, ...drag)
  expect(moved.box).not.toEqual(withCorner(plain, ...drag).box)
  // A Worker that begins anew has the labels too.
  vi.resetModules()
  const anew = await import('#app/features/house-doctor/editor/work/rooms')
  expect(await anew.movedCorner(photo, room, ...drag)).toEqual(moved)

  const found = layoutOf({ photo: { ...photo }, labels: () => labels })
  expect(found.ok && found.layout.box).toEqual(seen.box)
  const without = layoutOf({ photo: { ...photo } })
  expect(without.ok && without.layout.box).toEqual(plain.box)
})

test('[HD-09] room and areas wait four seconds for the network, together, and then do without it', async () => {
  vi.useFakeTimers()
  vi.stubGlobal('fetch', () => new Promise(() => {}))
  const { labelsOf } = await import('#app/features/house-doctor/editor/work/room-labels')
  const answers: object[] = []
  void labelsOf(photo).then((answer) => answers.push(answer))
  await vi.advanceTimersByTimeAsync(3999)
  expect(answers).toEqual([])
  await vi.advanceTimersByTimeAsync(1)
  expect(answers).toEqual([{ labels: undefined, isFinal: false }])
  void labelsOf(photo).then((answer) => answers.push(answer))
  await vi.advanceTimersByTimeAsync(1)
  expect(answers).toHaveLength(2)
})

test('[HD-09] a sample room asks for no network, also when its corner is dragged', async () => {
  const asked = vi.fn(async () => new Response(weightsFile))
  vi.stubGlobal('fetch', asked)
  const { movedCorner } = await import('#app/features/house-doctor/editor/work/rooms')
  const { camera, box } = plain
  await movedCorner(photo, { camera, box, sample: 'bare' }, 'left-floor', [60, 200])
  expect(asked).not.toHaveBeenCalled()
})
