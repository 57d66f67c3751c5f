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
const photo = plainRoom(320).empty()
const labels = labelRoom(photo, read.weights)
const [plain, seen] = [findLayout(photo), findLayout(photo, labels)]
if (!plain.ok || !seen.ok) throw new Error('no room')

beforeEach(() => vi.resetModules())
afterEach(() => vi.useRealTimers())

test('[HD-09] a room is found with what the network sees, on the page, at a dragged corner and on the server', async () => {
  expect(seen.layout.box).not.toEqual(plain.layout.box)
  vi.stubGlobal('fetch', async () => new Response(weightsFile))
  const { findRoom, movedCorner } = await import('#app/features/house-doctor/editor/work/rooms')
  const { room } = await findRoom(photo)
  expect(room).toEqual({ camera: seen.layout.camera, box: seen.layout.box })
  const drag = ['left-floor', [60, 200]] as const
  const moved = await movedCorner(photo, room, ...drag)
  expect(moved.box).not.toEqual(withCorner(plain.layout, ...drag).box)
  // A Worker that begins anew has the labels too.
  vi.resetModules()
  const anew = await import('#app/features/house-doctor/editor/work/rooms')
  expect(await anew.movedCorner(photo, room, ...drag)).toEqual(moved)

  const found = layoutOf({ photo: { ...photo }, labels: () => labels })
  expect(found.ok && found.layout.box).toEqual(seen.layout.box)
  const without = layoutOf({ photo: { ...photo } })
  expect(without.ok && without.layout.box).toEqual(plain.layout.box)
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
  const { camera, box } = plain.layout
  await movedCorner(photo, { camera, box, sample: 'bare' }, 'left-floor', [60, 200])
  expect(asked).not.toHaveBeenCalled()
})
