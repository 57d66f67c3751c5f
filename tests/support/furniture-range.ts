import type { CataloguePiece } from '#app/features/house-doctor/composer/range'
import { woodenFamilies } from '../../catalogue/range'

/** The catalogue's furniture by slug, as the composer gets it; named after its slug. */
export const furnitureRange: ReadonlyMap<string, CataloguePiece> = new Map(
  woodenFamilies.flatMap(({ slug: category, products }) =>
    products.map((product) => [
      product.slug,
      {
        ...product,
        id: product.slug,
        category,
        model: `/models/${product.slug}.glb`,
        name: product.slug,
        image: null,
      },
    ]),
  ),
)
