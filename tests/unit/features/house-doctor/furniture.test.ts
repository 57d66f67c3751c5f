import { newPlane } from '@vuong-tron/room-engine/picture'
import { afterEach, expect, test } from 'vitest'
import { dressingPiece } from '#app/features/house-doctor/dressing'
import { notSoldWords } from '#app/features/house-doctor/editor/editor-labels'
import { dressingIn, PHOTO, type Results, withResult } from '#app/features/house-doctor/editor/variants'
import { formOf, isBound } from '#app/features/house-doctor/furniture'
import { overwriteGetLocale } from '#app/paraglide/runtime.js'
import { goodsCategories, woodenFamilies } from '../../../../catalogue/range.ts'

const slugs = [...woodenFamilies, ...goodsCategories].flatMap(({ products }) => products.map(({ slug }) => slug))
const named = (form: string) => slugs.filter((slug) => formOf(slug) === form).sort()

afterEach(() => overwriteGetLocale(() => 'vi'))

test('[HD-08] what a piece is besides its category is read from its name, for the whole range', () => {
  expect(named('chaise')).toEqual(['sofa-nam-xuan-huong'])
  expect(named('corner')).toEqual(['ban-lam-viec-chu-l-thu-thiem-160', 'sofa-mo-dun-thien-quang-300'])
  expect(named('trolley')).toEqual(['xe-ruou-ninh-thuan-75'])
  expect(named('bench')).toEqual(['tu-giay-ghe-ngoi-o-quan-chuong-110'])
  expect(named('canopy')).toEqual(['giuong-coc-man-ha-giang-180'])
  expect(named('television')).toHaveLength(3)
  expect(named('mirror')).toHaveLength(4)
  for (const slug of [...named('television'), ...named('mirror'), 'ke-sach-treo-tuong-yen-tu-110'])
    expect(isBound(slug), slug).toBe(true)
  expect(isBound('sofa-ho-tay-ba-cho')).toBe(false)
})

test('[HD-08] what is shown and not sold is said in the language of the page, each thing once', () => {
  const shown = ['rug', 'lamp', 'pendant'] as const
  expect(notSoldWords(shown)).toBe('Bày cho đẹp, không bán ở đây: thảm và đèn.')
  overwriteGetLocale(() => 'de')
  expect(notSoldWords(shown)).toBe('Nur zur Dekoration, nicht im Sortiment: Teppich und Leuchten.')
})

test('[HD-08] what dresses a picture is kept with it, and with pictures made from it', () => {
  const picture = { ...newPlane(1, 1), channels: 4, data: new Uint8ClampedArray(4) }
  const making = {
    tool: 'virtual_staging',
    area: { labels: [], taps: [], strokes: [] },
    change: { does: 'remove' },
  } as const
  const photo: Results = { variants: [{ id: PHOTO, picture }], dropped: {} }
  const staged = withResult(photo, picture, { ...making, from: PHOTO, dressing: ['rug', 'plant'] })
  const painted = withResult(staged, picture, { ...making, from: staged.id })
  expect(dressingIn(painted, painted.id)).toEqual(['rug', 'plant'])
  expect(dressingIn(painted, PHOTO)).toEqual([])
})

test('[HD-08] a rug lies flat, and only what is made to measure is stretched', () => {
  const thing = { x: 1, z: 2, turn: 90, w: 2, d: 1, low: 0, high: 0.02 }
  expect(dressingPiece({ ...thing, kind: 'rug', model: 'rug-cream', isStretched: true })).toEqual({
    model: '/models/dressing/rug-cream.glb',
    ...{ x: 1, z: 2, turn: 90, low: 0, isFlat: true },
    size: { w: 2, d: 1, h: 0.02 },
  })
  expect(dressingPiece({ ...thing, kind: 'chair', model: 'chair-oak-sand', isStretched: false })).not.toHaveProperty(
    'size',
  )
})
