import { reachAlong } from '@vuong-tron/room-engine/staging/footprint'
import type { Item } from '@vuong-tron/room-engine/staging/furniture'
import type { Furniture, Range } from '../furniture.ts'
import { type Furnishing, itemOf, type PiecePosition, placementOf } from '../placing.ts'
import type { RoomDocument } from './document.ts'
import { planOfRoom } from './floor.ts'

/** Top edge of wall-hung products by category, in millimetres: lower for those used sitting. */
const HUNG_TOP_MM: Record<string, number> = {
  'study-desk': 760,
  'dressing-table': 760,
  'tv-stand': 700,
  'shoe-cabinet': 1000,
}
const USUAL_TOP_MM = 2100
/** The slug is the Vietnamese name ("treo tường": wall-hung). */
const hangs = (slug: string) => /(^|-)treo-tuong(-|$)/.test(slug)

/** Height of a product's underside above the floor. */
export const mountedAtMm = ({ id, category, heightMm }: Furniture) =>
  hangs(id) ? Math.max(0, (HUNG_TOP_MM[category] ?? USUAL_TOP_MM) - heightMm) : 0

export const furnitureItemOf = (id: number, product: Furniture): Item => itemOf(id, product, mountedAtMm(product))

/** Pieces of unknown products are skipped. */
export function furnishingOf(document: RoomDocument, range: Range): Furnishing {
  const known = document.pieces.flatMap((piece) => {
    const product = range.get(piece.slug)
    return product ? [{ item: furnitureItemOf(piece.id, product), placement: placementOf(piece) }] : []
  })
  return {
    plan: planOfRoom(document),
    items: known.map(({ item }) => item),
    placements: known.map(({ placement }) => placement),
  }
}

/** Millimetres from the left and back walls. */
export function gapsOf({ plan, items }: Furnishing, place: PiecePosition): { left: number; back: number } {
  const item = items.find(({ id }) => id === String(place.id))
  const { x, z, turn } = placementOf(place)
  const footprint = { x, z, turn, w: (item?.widthMm ?? 0) / 1000, d: (item?.depthMm ?? 0) / 1000 }
  return {
    left: Math.round((x - reachAlong(footprint, [1, 0])) * 1000),
    back: Math.round((plan.back - z - reachAlong(footprint, [0, 1])) * 1000),
  }
}
