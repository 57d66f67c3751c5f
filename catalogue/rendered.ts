import keys from './studio/keys.json' with { type: 'json' }

const rendered: ReadonlySet<string> = new Set(Object.keys(keys))

const pathOf = (name: string) => (rendered.has(name) ? `/catalogue/${name}.webp` : undefined)

/** A product's own picture, once it has been rendered; a file of the same name that ends in .avif stands beside it. */
export const renderedProduct = (slug: string) => pathOf(`products/${slug}`)

/** The room that shows a wooden category in use. */
export const renderedRoom = (categorySlug: string) => pathOf(`rooms/${categorySlug}`)
