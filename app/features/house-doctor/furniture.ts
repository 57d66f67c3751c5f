import type { SetProduct } from '@vuong-tron/room-engine/staging/room-set'
import type { Form } from '@vuong-tron/room-engine/staging/template'

/** A product that can stand in a photo; `model` is the public path of its packed model. */
export type Furniture = SetProduct & { model: string }

/** Products by slug. */
export type Range<Product extends Furniture = Furniture> = ReadonlyMap<string, Product>

/** True if a piece hangs on a wall (treo tường), fits a corner (góc) or stands on furniture; the slug is its name. */
export const isBound = (slug: string) =>
  /(^|-)(treo-tuong|goc)(-|$)/.test(slug) || formOf(slug) === 'television' || formOf(slug) === 'mirror'

/** What a piece is besides its category, by the beginning of its Vietnamese name. */
const FORMS: readonly (readonly [RegExp, Form])[] = [
  [/^sofa-nam-/, 'chaise'],
  [/^sofa-mo-dun-|-chu-l-/, 'corner'],
  [/^giuong-coc-man-/, 'canopy'],
  [/^bo-ban-an-bang-ghe-/, 'with-seats'],
  [/^xe-ruou-/, 'trolley'],
  [/^tu-giay-ghe-ngoi-/, 'bench'],
  [/^ke-sach-xoay-/, 'revolving'],
  [/^tivi-/, 'television'],
  [/^guong-(tron|den|vom|may)-/, 'mirror'],
]

export const formOf = (slug: string): Form | undefined => FORMS.find(([name]) => name.test(slug))?.[1]
