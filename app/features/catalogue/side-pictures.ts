// Apart from the other paths, which browsers build too: a list in their file would come to them.
import fromTheSide from './from-the-side.json' with { type: 'json' }

const slugs: ReadonlySet<string> = new Set(fromTheSide)

/** A product's second picture, taken from its other side. */
export const sidePictureOf = (slug: string) => (slugs.has(slug) ? `/catalogue/products/${slug}-side.webp` : null)
