import type { Furniture } from '../furniture.ts'

/** A piece of furniture with its localised name. */
export type CataloguePiece = Furniture & { name: string; image: string | null }

/** Products for furnishing, and their families in shop order. */
export type ShopRange = { pieces: readonly CataloguePiece[]; families: readonly { slug: string; name: string }[] }
