import type { Wood } from '@vuong-tron/furniture/models/kit/model'
import type { PackageTier } from './packages.ts'

/** The living room of a furniture package; a test checks that it exists. */
export const packagePicture = (tier: PackageTier) => `/catalogue/rooms/package-${tier}.webp`

/** A close-up of a wood. */
export const woodPicture = (wood: Wood) => `/catalogue/woods/${wood}.webp`

/** The drawing by `npm run catalogue:drawings`; null without a model. */
export const drawingOf = (model: string | null) =>
  model?.replace('/models/', '/catalogue/drawings/').replace(/glb$/, 'svg') ?? null
