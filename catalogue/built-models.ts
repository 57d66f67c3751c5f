import type { ProductSeed } from './import/columns.ts'
import facts from './models/facts.json' with { type: 'json' }
import keys from './models/keys.json' with { type: 'json' }
import { goodsCategories, woodenFamilies } from './range.ts'

const built = new Map(
  [...woodenFamilies, ...goodsCategories]
    .flatMap(({ products }) => products)
    .filter(({ slug }) => slug in keys)
    .map((product) => [product.slug, product]),
)

type Sized = Pick<ProductSeed, 'slug' | 'widthMm' | 'depthMm' | 'heightMm'>

/** Undefined unless the size matches, because drawings and augmented reality promise the true size. */
export function modelOf({ slug, widthMm, depthMm, heightMm }: Sized): string | undefined {
  const size = built.get(slug)
  const isTrue = size?.widthMm === widthMm && size.depthMm === depthMm && size.heightMm === heightMm
  return isTrue ? `/models/${slug}.glb` : undefined
}

/** What was measured on a product's model (models/facts.ts); empty where it has none of its size. */
export const factsOfModel = (product: Sized): string =>
  (modelOf(product) && (facts as Record<string, string>)[product.slug]) || ''
