import type { Wood } from './models/kit/model.ts'
import type { PackageTier } from './packages.ts'
import keys from './studio/keys.json' with { type: 'json' }

const rendered: ReadonlySet<string> = new Set(Object.keys(keys))

const pathOf = (name: string) => (rendered.has(name) ? `/catalogue/${name}.webp` : undefined)

/** A product's own picture, once it has been rendered; a file of the same name that ends in .avif stands beside it. */
export const renderedProduct = (slug: string) => pathOf(`products/${slug}`)

/** The room that shows a wooden category in use. */
export const renderedRoom = (categorySlug: string) => pathOf(`rooms/${categorySlug}`)

/** The living room of a furniture package; a test holds that there is one. */
export const packagePicture = (tier: PackageTier) => `/catalogue/rooms/package-${tier}.webp`

/** A close-up of a wood on offer. */
export const woodPicture = (wood: Wood) => `/catalogue/woods/${wood}.webp`

/** A product's second picture, taken from its other side. */
export const sidePictureOf = (slug: string) => pathOf(`products/${slug}-side`) ?? null

/** The measured drawing that `npm run catalogue:drawings` makes from a model; nothing where there is no model. */
export const drawingOf = (model: string | null) =>
  model?.replace('/models/', '/catalogue/drawings/').replace(/glb$/, 'svg') ?? null
