import { newPlane } from '@vuong-tron/room-engine/picture'
import { afterEach, expect, test } from 'vitest'
import type { Change } from '#app/features/house-doctor/editor/change'
import { type Prescription, prescriptionOf } from '#app/features/house-doctor/editor/prescription/prescription'
import {
  type Counted,
  prescriptionLead,
  prescriptionText,
  prescriptionTitle,
  sumName,
} from '#app/features/house-doctor/editor/prescription/prescription-labels'
import { countsIn, type Making, PHOTO, type Results, withResult } from '#app/features/house-doctor/editor/variants'
import { overwriteGetLocale } from '#app/paraglide/runtime.js'

const picture = { ...newPlane(1, 1), channels: 4, data: new Uint8ClampedArray(4) }
const photo: Results = { variants: [{ id: PHOTO, picture }], dropped: {} }
const set: Change = { does: 'furnish', kind: 'bedroom', style: 'japandi', variant: 0, goesAround: false }
const chair: Change = { does: 'place', category: 'sofa', style: 'modern', variant: 0 }
const paint: Change = { does: 'paint', colour: 'B3BDA5', strength: 1 }

type Step = Pick<Making, 'change' | 'products' | 'madeAt' | 'job'>

/** The head of the list after a chain of changes. */
function after(...steps: Step[]): Prescription {
  let results: Results & { id: number } = { ...photo, id: PHOTO }
  for (const step of steps)
    results = withResult(results, picture, {
      ...step,
      from: results.id,
      tool: 'virtual_staging',
      area: { labels: [], taps: [], strokes: [] },
    })
  return prescriptionOf(results, results.id)
}

afterEach(() => overwriteGetLocale(() => 'vi'))

test('[HD-08] a list is of the room and style that were furnished, whatever came in later', () => {
  const furnished = { change: set, products: ['giuong-sa-pa-160'], madeAt: 1 }
  expect(after(furnished)).toEqual({ kind: 'bedroom', style: 'japandi', madeAt: 1 })
  expect(after(furnished, { change: chair, products: ['sofa-ho-tay-ba-cho'], madeAt: 2 })).toEqual({
    ...{ kind: 'bedroom', style: 'japandi', madeAt: 2 },
  })
  // Paint brings nothing that is sold.
  expect(after(furnished, { change: paint, madeAt: 3 }).madeAt).toBe(1)
})

test('[HD-08] where no set was furnished the style is that of the last piece, and a painted picture has none', () => {
  expect(after({ change: chair, products: ['sofa-ho-tay-ba-cho'], madeAt: 2 })).toEqual({ style: 'modern', madeAt: 2 })
  expect(after({ change: set, products: ['giuong-sa-pa-160'], job: 'j', madeAt: 1 })).toEqual({})
})

test('[HD-08] a list is named after the furnished room, else after the photo without its extension', () => {
  const own = { name: 'IMG_20.34.jpg', sample: null }
  expect(prescriptionTitle({ kind: 'living' }, own)).toBe('Đơn cho phòng khách')
  expect(prescriptionTitle({}, own)).toBe('Đơn cho “IMG_20.34”')
  overwriteGetLocale(() => 'de')
  expect(prescriptionTitle({}, { name: 'Phòng khách trống', sample: 'living_room_empty' })).toBe(
    'Einkaufsliste für „Leeres Wohnzimmer“',
  )
})

test('[HD-08] two of the same piece are two, also where a visitor moves one of them', () => {
  const at = (x: number) => ({ pieces: [{ slug: 'tu-dau-giuong', x, z: 3, turn: 0, low: 0 }], kept: [] })
  const area = { labels: [], taps: [], strokes: [] }
  const making = { tool: 'decor_staging', area, change: chair, products: ['tu-dau-giuong'] } as const
  const one = withResult(photo, picture, { ...making, from: PHOTO, arrangement: at(-1) })
  const two = withResult(one, picture, { ...making, from: one.id, arrangement: at(1) })
  const moved = withResult(two, picture, { ...making, from: one.id, arrangement: at(2), rearranges: two.id })
  const countOf = (results: Results & { id: number }) => countsIn(results, results.id).get('tu-dau-giuong')
  expect([one, two, moved].map(countOf)).toEqual([1, 2, 2])
})

test('[HD-08] below the name stand style and day, as far as they are known', () => {
  const madeAt = new Date(2026, 10, 23, 12).getTime()
  expect(prescriptionLead({ style: 'scandinavian', madeAt })).toBe('Bắc Âu · Kê ngày 23/11/2026')
  expect(prescriptionLead({ style: 'classic' })).toBe('Cổ điển')
  expect(prescriptionLead({})).toBe('')
})

test('[HD-08] the list is handed on with sizes, places, prices, its sum, and links to the chosen finish', () => {
  const sofa: Counted = {
    count: 1,
    ...{ slug: 'sofa-ho-tay-ba-cho', categorySlug: 'sofa', name: 'Sofa Hồ Tây ba chỗ', summary: 'Da, chân gỗ sồi' },
    ...{ priceVnd: 18_900_000, wasPriceVnd: null, widthMm: 2240, depthMm: 940, heightMm: 800 },
    ...{ finishes: ['linen', 'leather'], finish: 'leather', image: null, isNew: false, isInStock: true },
  }
  const table = {
    ...sofa,
    slug: 'ban-tra-nhat-tan',
    name: 'Bàn trà Nhật Tân',
    priceVnd: 4_290_000,
    count: 2,
    finish: undefined,
  }
  const placeOf = ({ slug }: { slug: string }) => (slug === sofa.slug ? 'Giữa tường sau' : '')
  const text = prescriptionText('Đơn cho phòng khách', [sofa, table], placeOf, 'https://shop.example')
  expect(text.replaceAll('\u00A0', ' ')).toBe(
    [
      'Đơn cho phòng khách\n',
      'Sofa Hồ Tây ba chỗ\n224 × 94 × 80 cm\nDa, chân gỗ sồi\nGiữa tường sau\n18.900.000 ₫',
      'https://shop.example/vi/product/sofa-ho-tay-ba-cho?finish=leather\n',
      '2 × Bàn trà Nhật Tân\n224 × 94 × 80 cm\nDa, chân gỗ sồi\n4.290.000 ₫',
      'https://shop.example/vi/product/ban-tra-nhat-tan\n',
      'Tạm tính, 3 sản phẩm\n27.480.000 ₫',
    ].join('\n'),
  )
  expect(sumName([sofa])).toBe('Tạm tính, 1 sản phẩm')
})
