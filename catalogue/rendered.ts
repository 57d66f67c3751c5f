import keys from './studio/keys.json' with { type: 'json' }

const rendered: ReadonlySet<string> = new Set(Object.keys(keys))

const pathOf = (name: string) => (rendered.has(name) ? `/catalogue/${name}.webp` : undefined)

/** A product's own picture, once it has been rendered; a file of the same name that ends in .avif stands beside it. */
export const renderedProduct = (slug: string) => pathOf(`products/${slug}`)

/** The room that shows a wooden category in use. */
export const renderedRoom = (categorySlug: string) => pathOf(`rooms/${categorySlug}`)

export const modelOf = (slug: string) => `/models/${slug}.glb`

/** A product's second picture, taken from its other side. */
export const sidePictureOf = (slug: string) => pathOf(`products/${slug}-side`) ?? null

/** The measured drawing that `npm run catalogue:drawings` makes from a model; nothing where there is no model. */
export const drawingOf = (model: string | null) =>
  model?.replace('/models/', '/catalogue/drawings/').replace(/glb$/, 'svg') ?? null
