import type { Wood } from '@vuong-tron/furniture/models/kit/model'
import type { PackageTier } from './packages.ts'

/** The living room of a furniture package; a test holds that there is one. */
export const packagePicture = (tier: PackageTier) => `/catalogue/rooms/package-${tier}.webp`

/** A close-up of a wood on offer. */
export const woodPicture = (wood: Wood) => `/catalogue/woods/${wood}.webp`

/** The measured drawing that `npm run catalogue:drawings` makes from a model; nothing where there is no model. */
export const drawingOf = (model: string | null) =>
  model?.replace('/models/', '/catalogue/drawings/').replace(/glb$/, 'svg') ?? null
