import keys from './studio/keys.json' with { type: 'json' }

const rendered: ReadonlySet<string> = new Set(Object.keys(keys))

const pathOf = (name: string) => (rendered.has(name) ? `/catalogue/${name}.webp` : undefined)

/** A product's rendered picture; an .avif file with the same name is beside it. */
export const renderedProduct = (slug: string) => pathOf(`products/${slug}`)

/** The room picture of a wooden category. */
export const renderedRoom = (categorySlug: string) => pathOf(`rooms/${categorySlug}`)
