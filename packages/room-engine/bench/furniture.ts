import type { Order } from '@vuong-tron/furniture/models/build'
import { families } from '@vuong-tron/furniture/models/designs'
import type { Wood } from '@vuong-tron/furniture/models/kit/model'
import type { SetProduct } from '../src/staging/room-set.ts'
import type { Form } from '../src/staging/template.ts'
import pieces from './furniture.json' with { type: 'json' }

/** What some of it is besides its category. */
const FORMS: Record<string, Form> = {
  'sofa-nam-xuan-huong': 'chaise',
  'sofa-mo-dun-thien-quang-300': 'corner',
  'giuong-coc-man-ha-giang-180': 'canopy',
  'bo-ban-an-bang-ghe-sa-dec-160': 'with-seats',
  'xe-ruou-ninh-thuan-75': 'trolley',
  'tu-giay-ghe-ngoi-o-quan-chuong-110': 'bench',
  'ke-sach-xoay-yen-tu-45': 'revolving',
  'ban-lam-viec-chu-l-thu-thiem-160': 'corner',
}

/** Fixed furniture with sizes and prices, so that runs of the bench can be compared. */
export const products: readonly SetProduct[] = pieces.map((piece) => ({ ...piece, form: FORMS[piece.id] }))

export type BenchOrder = Order & { category: string; alsoIn: Wood[] }

const woods: readonly string[] = ['oak', 'walnut', 'ash', 'black_oak'] satisfies Wood[]
const isWood = (material: string): material is Wood => woods.includes(material)

export const orders: readonly BenchOrder[] = products.map(({ id, category, material, alsoIn = [], ...size }) => {
  const design = families[category]?.[id]
  if (!design) throw new Error(`There is no design ${id} of ${category}.`)
  return {
    slug: id,
    category,
    design,
    wood: isWood(material) ? material : 'oak',
    alsoIn: isWood(material) ? alsoIn.filter(isWood) : [],
    size: { w: size.widthMm, d: size.depthMm, h: size.heightMm },
  }
})

export function orderOf(id: string): BenchOrder {
  const order = orders.find(({ slug }) => slug === id)
  if (!order) throw new Error(`The bench has no ${id}.`)
  return order
}
