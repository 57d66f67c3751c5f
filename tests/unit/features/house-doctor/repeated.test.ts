import type { Photo } from '@vuong-tron/room-engine/picture'
import type { Piece } from '@vuong-tron/room-engine/staging/furniture-models'
import type { Scenery } from '@vuong-tron/room-engine/staging/stage'
import { cameraAt } from '@vuong-tron/room-engine/testing/drawn-room'
import { bareMaskOf, translucentRoom } from '@vuong-tron/room-engine/testing/opaque-room'
import { describe, expect, test } from 'vitest'
import { NO_AREA } from '#app/features/house-doctor/editor/area'
import type { Change } from '#app/features/house-doctor/editor/change'
import { editorReducer, newEditor } from '#app/features/house-doctor/editor/editor-state'
import type { RepeatableStep } from '#app/features/house-doctor/editor/protocol'
import { repeatableOf } from '#app/features/house-doctor/editor/repeatable'
import { PHOTO, removeVariants } from '#app/features/house-doctor/editor/variants'
import { applyChange } from '#app/features/house-doctor/editor/work/changes'
import { enlarged } from '#app/features/house-doctor/editor/work/enlargement'
import { isSamePicture, repeatedIn } from '#app/features/house-doctor/editor/work/repeated'

const TIMES = 2
const box = { floor: 1.5, ceiling: 1.2, left: 1.8, right: 2.2, back: 4.5 }
const view = { yaw: 4, pitch: -8, roll: 0, fieldOfView: 78 }
const [camera, largeCamera] = [cameraAt(view, 320), cameraAt(view, 320 * TIMES)]
const room = { camera, box }
const photoOf = (from: typeof camera) =>
  translucentRoom(from, box, (face) => (face === 'floor' ? [150, 120, 90] : [206, 200, 188]))
const [photo, large] = [photoOf(camera), photoOf(largeCamera)]
const floor = bareMaskOf(camera, box, ['floor'])
const running = { tell: () => {}, signal: new AbortController().signal }
const oak: Change = { does: 'lay', material: 'oak_herringbone', turnDegrees: 0, strength: 1 }
const step: RepeatableStep = { room, mask: floor, change: oak, isObject: false }

/** Draws nothing. */
const noStage = { drawnInto: async () => ({ ok: false as const, code: 'no_webgl' as const }) }

const laidIn = (picture: Photo, from: typeof camera): Photo => {
  const mask = bareMaskOf(from, box, ['floor'])
  const made = applyChange({ photo: picture, room: { camera: from, box }, mask, change: oak, isObject: false }, oak)
  if (!made.ok) throw new Error(made.code)
  return made.photo
}

/** Mean difference of brightness between neighbours on the floor: how fine the pattern is. */
function finenessOf({ width, height, data }: Photo): number {
  let [sum, count] = [0, 0]
  for (let y = Math.round(height * 0.8); y < height - 4; y++)
    for (let x = Math.round(width * 0.3); x < width * 0.7; x++) {
      sum += Math.abs((data[(y * width + x) * 4] as number) - (data[(y * width + x + 1) * 4] as number))
      count++
    }
  return sum / count
}

describe('a result at a larger size', () => {
  test('[ROUTE-09] a floor is laid anew: as in a large photo, and finer than what is enlarged', async () => {
    const result = laidIn(photo, camera)
    const made = await repeatedIn(large, { photo, result, base: photo, steps: [step] }, noStage, running)
    if (!made) throw new Error('was not repeated')
    expect([made.width, made.height]).toEqual([large.width, large.height])
    const direct = laidIn(large, largeCamera)
    const far = made.data.filter((value, index) => Math.abs(value - (direct.data[index] as number)) > 24).length
    expect(far / made.data.length).toBeLessThan(0.02)
    expect(finenessOf(made)).toBeGreaterThan(1.2 * finenessOf(enlarged(large, photo, result)))
  })

  test('[ROUTE-09] what stood there before is enlarged, and walls keep the photo’s own pixels', async () => {
    const darker = { ...photo, data: photo.data.map((value, index) => (index % 4 === 3 ? value : value * 0.8)) }
    const result = laidIn(darker, camera)
    const made = await repeatedIn(large, { photo, result, base: darker, steps: [step] }, noStage, running)
    const before = enlarged(large, photo, darker)
    const wall = (Math.round(large.height * 0.3) * large.width + large.width / 2) * 4
    expect(made?.data.slice(wall, wall + 4)).toEqual(before.data.slice(wall, wall + 4))
  })

  test('[ROUTE-09] pieces are drawn as they were, in the larger camera', async () => {
    const models: Piece[] = [{ model: '/models/sofa.glb', x: 0, z: 3, turn: 0, finish: 'walnut' }]
    let drawn: { scenery: Scenery; pieces: readonly Piece[] } | undefined
    const stage = {
      drawnInto: async (place: { photo: Photo; room: typeof room }, pieces: readonly Piece[]) => {
        drawn = { scenery: { photo: place.photo, ...place.room }, pieces }
        const layer = { ...place.photo, data: new Uint8ClampedArray(place.photo.data.length) }
        return { ok: true as const, picture: place.photo, layer, shadow: { ...layer, channels: 1 } as never }
      },
    }
    const change: Change = { does: 'furnish', kind: 'living', style: 'japandi', variant: 0, goesAround: true }
    const steps = [{ ...step, change, models }]
    expect(await repeatedIn(large, { photo, result: photo, base: photo, steps }, stage, running)).toBeDefined()
    expect(drawn?.pieces).toEqual(models)
    expect(drawn?.scenery.camera).toEqual({
      ...camera,
      widthPx: large.width,
      heightPx: large.height,
      focalPx: camera.focalPx * TIMES,
    })
    // Without a renderer the result is enlarged.
    expect(await repeatedIn(large, { photo, result: photo, base: photo, steps }, noStage, running)).toBeUndefined()
  })

  test('[ROUTE-09] a file never shows something else than the page', async () => {
    const result = laidIn(photo, camera)
    const other = { ...oak, material: 'dark_marble' } as Change
    const steps = [{ ...step, change: other }]
    expect(await repeatedIn(large, { photo, result, base: photo, steps }, noStage, running)).toBeUndefined()
    expect(isSamePicture(laidIn(large, largeCamera), { photo, result })).toBe(true)
    expect(isSamePicture(large, { photo, result })).toBe(false)
    expect(isSamePicture(large, { photo, result: photo })).toBe(true)
  })

  test('[ROUTE-09] a small piece that would be missing in a file is noticed', async () => {
    const result = { ...photo, data: photo.data.slice() }
    // A lamp of 20 × 40 pixels.
    for (let y = 150; y < 190; y++) result.data.fill(20, (y * photo.width + 100) * 4, (y * photo.width + 120) * 4)
    expect(isSamePicture(large, { photo, result })).toBe(false)
    expect(isSamePicture(enlarged(large, photo, result), { photo, result })).toBe(true)
  })
})

describe('what can be made anew', () => {
  const picture = { width: 2, height: 2, channels: 4, data: new Uint8ClampedArray(16) }
  const paint: Change = { does: 'paint', colour: 'B3BDA5', strength: 1 }
  const remove: Change = { does: 'remove' }
  const changed = (...changes: (Change | { change: Change; featherPx: number })[]) => {
    let state = newEditor({ photo: picture, isFirstOfMany: false }, 'floor_editor')
    for (const one of changes) {
      const { change, featherPx } = 'change' in one ? one : { change: one, featherPx: undefined }
      const area = { ...NO_AREA, featherPx }
      const making = { from: state.document.shown, tool: state.document.tool, area, change, room }
      state = editorReducer(state, { type: 'variant-made', picture, making })
    }
    return state
  }
  const repeated = (state: ReturnType<typeof changed>) => {
    const { base, steps } = repeatableOf(state, state.document.shown)
    return [base.id, ...steps.map(({ made }) => made.change)]
  }

  test('[ROUTE-09] all changes since the last removal are, and none with a soft border', () => {
    expect(repeated(changed(paint, oak))).toEqual([PHOTO, paint, oak])
    expect(repeated(changed(paint, remove, oak))).toEqual([PHOTO + 2, oak])
    expect(repeated(changed(oak, remove))).toEqual([PHOTO + 2])
    expect(repeated(changed(paint, { change: oak, featherPx: 8 }))).toEqual([PHOTO + 2])
  })

  test('[ROUTE-09] nothing is of a draft of an older build: the room of then, or what was drawn, is not known', () => {
    const state = changed(paint)
    const place: Change = { does: 'place', category: 'tv-stand', style: 'japandi', variant: 0 }
    const making = { from: state.document.shown, tool: state.document.tool, area: NO_AREA, change: place }
    const placed = (more: object) =>
      repeated(editorReducer(state, { type: 'variant-made', picture, making: { ...making, ...more } }))
    const arrangement = { pieces: [], kept: [] }
    expect(placed({ products: ['ke-tv'], arrangement, room })).toEqual([PHOTO + 2])
    expect(placed({ products: ['ke-tv'], arrangement: { ...arrangement, models: [] } })).toEqual([PHOTO + 2])
    expect(placed({ products: ['ke-tv'], arrangement: { ...arrangement, models: [] }, room })).toEqual([
      PHOTO,
      paint,
      place,
    ])
  })

  test('[ROUTE-09] none is where a picture between them was dropped', () => {
    const state = changed(paint, oak)
    const dropped = {
      ...state,
      ...removeVariants(
        state,
        state.variants.filter(({ id }) => id === PHOTO + 1),
      ),
    }
    expect(repeated(dropped)).toEqual([PHOTO + 2])
  })
})
