import type { Order } from '@vuong-tron/furniture/models/build'
import { families } from '@vuong-tron/furniture/models/designs'
import type { Wood } from '@vuong-tron/furniture/models/kit/model'
import type { MaterialCode } from '../../app/features/catalogue/materials.ts'
import type { ProductSeed } from '../import/columns.ts'
import { type CategorySeed, goodsCategories, woodenFamilies } from '../range.ts'

export type CatalogueOrder = Order & { category: string; isWooden: boolean; alsoIn: Wood[] }

const woods: readonly MaterialCode[] = ['oak', 'walnut', 'ash', 'black_oak'] satisfies Wood[]
const isWood = (material: MaterialCode): material is Wood => woods.includes(material)

function orderFor(category: string, isWooden: boolean, product: ProductSeed): CatalogueOrder {
  const { slug, material, alsoIn = [], widthMm, depthMm, heightMm } = product
  const design = families[category]?.[slug]
  if (!design) throw new Error(`${category} has no design for ${slug}.`)
  const size = { w: widthMm, d: depthMm, h: heightMm }
  return {
    slug,
    design,
    size,
    category,
    isWooden,
    wood: isWood(material) ? material : 'oak',
    alsoIn: isWood(material) ? alsoIn.filter(isWood) : [],
  }
}

const ordersFor = (categories: readonly CategorySeed[], isWooden: boolean) =>
  categories.flatMap(({ slug, products }) => products.map((product) => orderFor(slug, isWooden, product)))

/** Every model to build, in the order of the range. */
export const orders: readonly CatalogueOrder[] = [
  ...ordersFor(woodenFamilies, true),
  ...ordersFor(goodsCategories, false),
]

export function orderOf(slug: string): CatalogueOrder {
  const order = orders.find((one) => one.slug === slug)
  if (!order) throw new Error(`The range has no ${slug}.`)
  return order
}
