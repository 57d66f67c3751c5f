// Separate from the other paths, or this list would reach browsers.
import fromTheSide from './from-the-side.json' with { type: 'json' }

const slugs: ReadonlySet<string> = new Set(fromTheSide)

/** A product's second picture, from its other side. */
export const sidePictureOf = (slug: string) => (slugs.has(slug) ? `/catalogue/products/${slug}-side.webp` : null)
