import type { ProductSummary } from '../catalogue/catalogue'
import { kindOf } from './kinds'

type Sized = Pick<ProductSummary, 'categorySlug' | 'widthMm' | 'depthMm' | 'heightMm'>

/** Lengths in millimetres, longest first. */
export type Package = readonly [length: number, width: number, height: number]

/** Categories delivered as panels; all others come assembled. */
const comesInPanels: ReadonlySet<string> = new Set([
  'bed',
  'wardrobe',
  'bookshelf',
  'study-desk',
  'work-desk',
  'wine-cabinet',
  'dining-table',
  'dish-cabinet',
])

/** Packing material per side. */
const WRAPPING = 30
/** Maximum width of a panel, and height of the stack. */
const WIDEST_PANEL = 1000
const STACK = 150

/** A product's largest package. */
export function packageOf({ categorySlug, widthMm, depthMm, heightMm }: Sized): Package {
  const [longest = 0, middle = 0, shortest = 0] = [widthMm, depthMm, heightMm].sort((a, b) => b - a)
  const sides = comesInPanels.has(categorySlug)
    ? [longest, Math.min(middle, WIDEST_PANEL), Math.min(shortest, STACK)]
    : [longest, middle, shortest]
  const [length = 0, width = 0, height = 0] = sides.map((side) => side + 2 * WRAPPING)
  return [length, width, height]
}

export const isInPanels = ({ categorySlug }: Pick<ProductSummary, 'categorySlug'>) => comesInPanels.has(categorySlug)

/** True if access matters; smaller packages are carried by hand. */
export const isBulky = ([length, width]: Package) => length > 1000 || width > 500

/** A product's largest package, and whether the piece comes apart. */
export type Crate = { name: string; sides: Package; comesApart: boolean }

export const crateOf = (product: Sized & { name: string }): Crate => ({
  name: product.name,
  sides: packageOf(product),
  comesApart: kindOf(product.categorySlug) === 'furniture',
})

/** The bulky crates of several products; of equally large ones the first. */
export function bulkyCratesOf(products: readonly (Sized & { name: string })[]): Crate[] {
  const bySize = new Map<string, Crate>()
  for (const crate of products.map(crateOf)) if (!bySize.has(`${crate.sides}`)) bySize.set(`${crate.sides}`, crate)
  return [...bySize.values()].filter(({ sides }) => isBulky(sides))
}
