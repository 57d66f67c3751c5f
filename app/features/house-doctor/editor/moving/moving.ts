import { floorPlanOf } from '@vuong-tron/room-engine/staging/floor-plan'
import { directionsOf, distanceFrom } from '@vuong-tron/room-engine/staging/footprint'
import { placeItem } from '@vuong-tron/room-engine/staging/furniture'
import type { MaterialCode } from '../../../catalogue/catalogue'
import type { Arrangement, StandingPiece } from '../../furnishing/arrangement.ts'
import type { Furniture, Range } from '../../furniture.ts'
import { type Furnishing, itemOf, type PiecePosition, placementOf, placeOf, refusalOf } from '../../placing.ts'
import type { RoomLayout } from '../protocol.ts'

/** Pieces of a furnished photo, moved by their number in the list. All functions return new pieces. */
export type Pieces = readonly StandingPiece[]

/** Nearest place to the camera, in metres: what reaches behind it is not seen whole. */
export const NEAREST_M = 0.3

/** Metres within which a piece on or over another belongs to it. */
const BESIDE_M = 0.15

/** What stands on furniture or hangs over it; it follows that, and is not moved by itself. */
export const isCarried = ({ low }: StandingPiece) => low > 0

/** The engine's bounding box of a piece, in metres; undefined for what the shop no longer has. */
export function solidOf(piece: StandingPiece, range: Range) {
  const product = range.get(piece.slug)
  return product && placeItem(itemOf(0, product, piece.low * 1000), piece).solid
}

/** The room with what stands on its floor; what is carried obeys no rule of its own. */
export function furnishingOfPhoto(
  { camera, box }: RoomLayout,
  { pieces, kept }: Arrangement,
  range: Range,
): Furnishing {
  const standing = pieces.flatMap((piece, id) => {
    const product = range.get(piece.slug)
    return product && !isCarried(piece) ? [{ item: itemOf(id, product, 0), place: positionOf(pieces, id) }] : []
  })
  return {
    plan: { ...floorPlanOf(camera, box), kept, front: NEAREST_M },
    items: standing.map(({ item }) => item),
    placements: standing.map(({ place }) => placementOf(place)),
  }
}

export const positionOf = (pieces: Pieces, id: number): PiecePosition =>
  placeOf({ ...(pieces[id] as StandingPiece), id: String(id) })

/** A piece's product, once it is loaded. */
export const productOf = <Product extends { slug: string }>(
  { pieces }: { pieces: Pieces },
  products: readonly Product[] | undefined,
  id: number | undefined,
) => (id === undefined ? undefined : products?.find(({ slug }) => slug === pieces[id]?.slug))

/** Numbers of what stands on a piece or hangs over it. */
export function carriedBy(pieces: Pieces, range: Range, id: number): number[] {
  const base = pieces[id]
  const solid = base && !isCarried(base) ? solidOf(base, range) : undefined
  if (!solid) return []
  const away = distanceFrom(solid)
  return pieces.flatMap((piece, other) => (isCarried(piece) && away(piece.x, piece.z) <= BESIDE_M ? [other] : []))
}

/** Metres above a piece from which another hangs over it, and does not stand on it. */
const OVER_M = 0.02

/** A piece in another place, with what stands on it; what hangs over it goes along its wall, and stays there otherwise. */
export function movedTo(pieces: Pieces, range: Range, { id, xMm, zMm, turn }: PiecePosition): Pieces {
  const before = pieces[id] as StandingPiece
  const after = { ...before, x: xMm / 1000, z: zMm / 1000, turn }
  const { right } = directionsOf(turn - before.turn)
  const carried = carriedBy(pieces, range, id)
  const high = solidOf(before, range)?.high ?? 0
  return pieces.map((piece, other) => {
    if (other === id) return after
    if (!carried.includes(other)) return piece
    if (piece.low > high + OVER_M)
      return turn === before.turn ? alongItsWall(piece, after.x - before.x, after.z - before.z) : piece
    const [dx, dz] = [piece.x - before.x, piece.z - before.z]
    return {
      ...piece,
      x: after.x + dx * right[0] - dz * right[1],
      z: after.z + dx * right[1] + dz * right[0],
      turn: (piece.turn + turn - before.turn + 360) % 360,
    }
  })
}

function alongItsWall(piece: StandingPiece, dx: number, dz: number): StandingPiece {
  const { right } = directionsOf(piece.turn)
  const along = dx * right[0] + dz * right[1]
  return { ...piece, x: piece.x + right[0] * along, z: piece.z + right[1] * along }
}

/** Pieces without one, and without what it carries. */
export function without(pieces: Pieces, range: Range, id: number): Pieces {
  const gone = [id, ...carriedBy(pieces, range, id)]
  return pieces.filter((_, other) => !gone.includes(other))
}

/** A piece in one of its product's finishes; the first is the product's own, and needs no name. */
export const inFinish = (pieces: Pieces, range: Range, id: number, finish: MaterialCode): Pieces =>
  pieces.map((piece, other) => {
    if (other !== id) return piece
    const { finish: _, ...plain } = piece
    return finish === range.get(piece.slug)?.material ? plain : { ...plain, finish }
  })

/** Another product in a piece's place: its back stays where it was, and what it carries comes to its height. */
export function swapped(pieces: Pieces, range: Range, id: number, { id: slug, depthMm, heightMm }: Furniture): Pieces {
  const { finish: _, ...before } = pieces[id] as StandingPiece
  const former = range.get(before.slug)
  const { front } = directionsOf(before.turn)
  const forward = (depthMm - (former?.depthMm ?? depthMm)) / 2000
  const up = (heightMm - (former?.heightMm ?? heightMm)) / 1000
  const carried = carriedBy(pieces, range, id)
  return pieces.map((piece, other) => {
    if (other === id) return { ...before, slug, x: before.x + front[0] * forward, z: before.z + front[1] * forward }
    return carried.includes(other) ? { ...piece, low: piece.low + up } : piece
  })
}

/** At most this many products are offered in a piece's place. */
const MOST_OFFERED = 12

/** What stands on furniture is narrower than that by this, in millimetres. */
const NARROWER_MM = 200

/** Products of the same kind that a piece can be swapped for and that do not stand there yet, the most alike in width first. */
export function swapsFor(room: RoomLayout, { pieces, kept }: Arrangement, range: Range, id: number): Furniture[] {
  const piece = pieces[id]
  const product = piece && range.get(piece.slug)
  if (!product) return []
  const base = pieces.find((_, other) => carriedBy(pieces, range, other).includes(id))
  const widest = base ? widthOf(base, range) - NARROWER_MM : product.widthMm
  const widestCarried = Math.max(0, ...carriedBy(pieces, range, id).map((other) => widthOf(pieces[other], range)))
  const fits = (one: Furniture) => {
    if (isCarried(piece)) return one.form === product.form && one.widthMm <= Math.max(widest, product.widthMm)
    const after = { pieces: swapped(pieces, range, id, one), kept }
    return (
      one.widthMm >= widestCarried && !refusalOf(furnishingOfPhoto(room, after, range), positionOf(after.pieces, id))
    )
  }
  return [...range.values()]
    .filter((one) => one.category === product.category && !pieces.some(({ slug }) => slug === one.id))
    .filter((one) => one.isFreestanding === product.isFreestanding && fits(one))
    .sort((one, other) => offWidth(one, product) - offWidth(other, product) || one.priceVnd - other.priceVnd)
    .slice(0, MOST_OFFERED)
}

const widthOf = (piece: StandingPiece | undefined, range: Range) => (piece && range.get(piece.slug)?.widthMm) ?? 0
const offWidth = (one: Furniture, other: Furniture) => Math.abs(one.widthMm - other.widthMm)
