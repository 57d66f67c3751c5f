import { cameraAt } from '@vuong-tron/room-engine/testing/drawn-room'
import { beforeEach, expect, test, vi } from 'vitest'

const RENDERER = '@vuong-tron/room-engine/staging/furniture-renderer'
const camera = cameraAt({ yaw: 0, pitch: 0, roll: 0, fieldOfView: 70 }, 64)
const room = { camera, box: { floor: 1.5, ceiling: 1.2, left: 2, right: 2, back: 4 } }
const { widthPx: width, heightPx: height } = camera
const photo = { width, height, channels: 4, data: new Uint8ClampedArray(width * height * 4).fill(180) }

/** Draws like a Worker whose program was loaded afresh. */
async function begin() {
  vi.resetModules()
  const { furnishing } = await import('#app/features/house-doctor/editor/work/staging')
  return () => furnishing.withPieces({ photo, room, range: [] }, [], () => {})
}

beforeEach(() => {
  vi.doUnmock(RENDERER)
  vi.stubGlobal(
    'OffscreenCanvas',
    class {
      getContext = () => null
      addEventListener() {}
    },
  )
})

test('[HD-08] a browser that draws nothing in 3D is told from a program that did not come', async () => {
  const withoutWebgl = await begin()
  expect(await withoutWebgl()).toEqual({ ok: false, code: 'no_webgl' })
  vi.doMock(RENDERER, () => {
    throw new TypeError('Failed to fetch dynamically imported module')
  })
  const withoutProgram = await begin()
  expect(await withoutProgram()).toEqual({ ok: false, code: 'renderer_missing' })
})

test('[HD-08] a model that did not come is told from drawing that has failed', async () => {
  let failure = new Error()
  vi.doMock(RENDERER, () => ({
    FurnitureRenderer: class {
      draw = () => Promise.reject(failure)
    },
  }))
  const draw = await begin()
  const { ModelMissing } = await import('@vuong-tron/room-engine/staging/stage-errors')
  failure = new ModelMissing('/models/sofa.glb')
  expect(await draw()).toEqual({ ok: false, code: 'models_missing' })
  failure = new RangeError('Array buffer allocation failed')
  await expect(draw()).rejects.toThrow(RangeError)
})
