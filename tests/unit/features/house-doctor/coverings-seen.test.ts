import type { SurfaceLabel } from '@vuong-tron/room-engine/masks/masks'
import { newPlane } from '@vuong-tron/room-engine/picture'
import { materials as all, type MaterialId, materialOf } from '@vuong-tron/room-engine/surfaces/surfaces'
import { afterEach, expect, test } from 'vitest'
import { areaOfSurfaces, NO_AREA } from '#app/features/house-doctor/editor/area'
import type { Change } from '#app/features/house-doctor/editor/change'
import { visibleDesignOf } from '#app/features/house-doctor/editor/design-of'
import { newEditor } from '#app/features/house-doctor/editor/editor-state'
import { needName } from '#app/features/house-doctor/editor/prescription/prescription-labels'
import {
  coveringsIn,
  type Making,
  PHOTO,
  productsIn,
  type Results,
  seenFrom,
  withResult,
} from '#app/features/house-doctor/editor/variants'
import { materialProducts } from '#app/features/house-doctor/material-products'
import { overwriteGetLocale } from '#app/paraglide/runtime.js'

const picture = { ...newPlane(1, 1), channels: 4, data: new Uint8ClampedArray(4) }
const photo: Results = { variants: [{ id: PHOTO, picture }], dropped: {} }
const materials = (Object.keys(all) as MaterialId[]).map((id) => ({
  ...{ id, surface: materialOf(id).surface, ...materialProducts[id] },
  ...{ colour: '', turnDegrees: 0, picture },
}))
const camera = { focalPx: 1, widthPx: 1, heightPx: 1, x: [1, 0, 0], y: [0, 1, 0], z: [0, 0, 1] } as const
// 4 m wide and 5 m from the camera to the back wall.
const room = { camera, box: { floor: 1.5, ceiling: 1.3, left: 1.8, right: 2.2, back: 5 } }
const floor = areaOfSurfaces('floor')
const OAK = 'san-spc-chan-tran-4-mm-mau-soi'
const SLATS = 'tam-tieu-am-nan-go-van-san'

const lay = (material: MaterialId): Change => ({ does: 'lay', material, turnDegrees: 0, strength: 1 })
const makeover: Change = {
  ...{ does: 'make-over', style: 'japandi', kind: 'living', intervention: 'mid', keepsStructure: true },
  seed: 0,
}

type Step = Pick<Making, 'change' | 'products' | 'outside' | 'job'> & Partial<Pick<Making, 'area' | 'room' | 'isThing'>>

function after(...steps: Step[]) {
  let results: Results & { id: number } = { ...photo, id: PHOTO }
  for (const step of steps)
    results = withResult(results, picture, { area: floor, room, ...step, from: results.id, tool: 'floor_editor' })
  return results
}
const seen = (...steps: Step[]) => {
  const results = after(...steps)
  return coveringsIn(results, results.id, materials)
}

afterEach(() => overwriteGetLocale(() => 'vi'))

test('[HD-03] a new floor counts the boxes of the floor up to the back wall, as a drawn room does', () => {
  // 20 m², with waste 21.6 m²: more than nine boxes of 2.23 m².
  const boxes = { surface: 'floor', coversM2: 2.23, areaM2: 20, count: 10 }
  expect(seen({ change: lay('oak_planks') }).get(OAK)).toEqual(boxes)
  expect(seen({ change: makeover, products: [OAK, 'ke-sach-ba-vi'] }).get(OAK)).toEqual(boxes)
})

test('[HD-14] panels are counted by the walls that were named', () => {
  const slatsOn = (...labels: SurfaceLabel[]) =>
    seen({ change: lay('oak_slats'), area: areaOfSurfaces(...labels) }).get(SLATS)?.areaM2
  expect(slatsOn('wall_back')).toBeCloseTo(4 * 2.8)
  expect(slatsOn('wall', 'wall_back')).toBeCloseTo((4 + 5 + 5) * 2.8)
})

test('[HD-03] where the photo does not tell how much floor there is one box is listed', () => {
  const one = { surface: 'floor', coversM2: 2.23, count: 1 }
  const drawn = { ...NO_AREA, outline: [[0, 0] as const, [1, 1] as const] }
  const far = { ...room, box: { ...room.box, back: 60 } }
  for (const step of [{ room: undefined }, { area: drawn }, { outside: { widthM: 4 } }, { room: far }])
    expect(seen({ change: lay('oak_planks'), ...step }).get(OAK)).toEqual(one)
})

test('[HD-03] a floor over another takes its place in the list, and what is beside it stays', () => {
  const slats = { change: lay('oak_slats'), area: areaOfSurfaces('wall_back') }
  const results = after({ change: lay('walnut_planks') }, slats, { change: lay('oak_planks') })
  expect(productsIn(results, results.id, materials)).toEqual([OAK, SLATS])
  const laidTwice = seen({ change: lay('oak_planks') }, { change: lay('oak_planks') })
  expect(laidTwice.get(OAK)?.areaM2).toBe(20)
})

test('[HD-03] what is laid on a thing that was tapped covers neither floor nor wall', () => {
  const step = { change: lay('walnut_planks'), area: { ...floor, isTapped: true }, isThing: true }
  const results = after({ change: lay('oak_planks') }, step)
  expect(coveringsIn(results, results.id, materials).get(OAK)?.areaM2).toBe(20)
})

test('[HD-03] a later floor leaves what a redesign has put on walls', () => {
  const results = after({ change: makeover, products: [OAK, SLATS] }, { change: lay('walnut_planks') })
  const listed = productsIn(results, results.id, materials)
  expect(listed).toContain(SLATS)
  expect(listed).not.toContain(OAK)
})

test('[HD-08] surfaces are found in the picture from which all furniture was taken out', () => {
  const set = { does: 'furnish', kind: 'living', style: 'japandi', variant: 0 } as const
  const cleared = after({ change: { ...set, goesAround: false } })
  expect(seenFrom(cleared, cleared.id).isCleared).toBe(true)
  const around = after({ change: { ...set, goesAround: true } })
  expect(seenFrom(around, around.id)).toEqual({ picture, isCleared: false })
})

test('[HD-03] the list says for how much floor the boxes are and that the photo is only a guess', () => {
  const covering = { surface: 'floor', coversM2: 2.23 } as const
  const words = () => [needName({ ...covering, areaM2: 20.4, count: 10 }), needName({ ...covering, count: 1 })]
  expect(words()).toEqual([
    'Khoảng 10 hộp cho 20 m² sàn, đã tính 8% hao hụt. Ước theo ảnh, bạn đo lại trước khi đặt nhé.',
    'Giá một hộp lát được 2,2 m²',
  ])
  overwriteGetLocale(() => 'en')
  expect(words()[0]).toMatch(/^About 10 boxes for 20 m²/)
})

test('[PROFILE-02] boxes of a floor leave out no piece of a saved room', () => {
  const { id, ...results } = after({ change: makeover, products: [OAK, 'ke-sach-ba-vi'] })
  const state = { ...newEditor({ photo: picture, isFirstOfMany: false }, 'redesign'), ...results }
  const design = visibleDesignOf(
    { ...state, document: { ...state.document, shown: id } },
    { name: 'a.jpg', sample: null },
    materials,
  )
  expect(design?.products).toEqual(['ke-sach-ba-vi', ...Array<string>(10).fill(OAK)])
})
