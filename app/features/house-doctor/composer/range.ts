import type { Furniture } from '../furniture.ts'

/** A piece of furniture to choose, with its name in the language of the page. */
export type RangePiece = Furniture & { name: string; image: string | null }

/** What a room can be furnished with, and the families it belongs to in the order of the shop. */
export type ShopRange = { pieces: readonly RangePiece[]; families: readonly { slug: string; name: string }[] }
