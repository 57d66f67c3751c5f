import type { Product } from './product'

/** Lengths in millimetres, the longest first. */
export type Package = readonly [length: number, width: number, height: number]

/** What is put together in the room comes as panels; everything else comes in one piece. */
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

/** Cardboard and foam on every side. */
const WRAPPING = 30
/** Panels are cut no wider than this, and lie on each other as high as that. */
const WIDEST_PANEL = 1000
const STACK = 150

/** The largest package in which a product comes. */
export function packageOf({ categorySlug, widthMm, depthMm, heightMm }: Product): Package {
  const [longest = 0, middle = 0, shortest = 0] = [widthMm, depthMm, heightMm].sort((a, b) => b - a)
  const sides = comesInPanels.has(categorySlug)
    ? [longest, Math.min(middle, WIDEST_PANEL), Math.min(shortest, STACK)]
    : [longest, middle, shortest]
  const [length = 0, width = 0, height = 0] = sides.map((side) => side + 2 * WRAPPING)
  return [length, width, height]
}

export const isInPanels = ({ categorySlug }: Pick<Product, 'categorySlug'>) => comesInPanels.has(categorySlug)

/** Whether doors, lifts and stairs are worth a thought: what two hands carry goes everywhere. */
export const isBulky = ([length, width]: Package) => length > 1000 || width > 500
