import type { SetProduct } from '@vuong-tron/room-engine/staging/room-set'

/** A product that can stand in a photo; `model` is the public path of its packed model. */
export type Furniture = SetProduct & { model: string }

/** True if a piece hangs on a wall (treo tường) or fits a corner (góc) only; the slug is the Vietnamese name. */
export const isBoundToWall = (slug: string) => /(^|-)(treo-tuong|goc)(-|$)/.test(slug)
