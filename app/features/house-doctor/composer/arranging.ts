import { arrange, placeFor } from '@vuong-tron/room-engine/staging/arrange'
import { furnishedRoom } from '@vuong-tron/room-engine/staging/furnish'
import type { Item } from '@vuong-tron/room-engine/staging/furniture'
import { placesFor } from '@vuong-tron/room-engine/staging/places'
import type { SetStyle } from '@vuong-tron/room-engine/staging/style'
import type { Furniture, Range } from '../furniture.ts'
import { type PiecePosition, placeOf, refusalOf } from '../placing.ts'
import { type NewPiece, nextId, ROOM_LIMITS, type RoomDocument, type RoomPiece } from './document.ts'
import { planOfRoom } from './floor.ts'
import { furnishingOf, furnitureItemOf } from './placing.ts'

export type ArrangedPieces = {
  pieces: RoomPiece[]
  /** Slugs of products without a usable place. */
  leftOut: string[]
}

/** Rearranges the furniture, largest pieces first. */
export function rearrangePieces(document: RoomDocument, range: Range, seed: number): ArrangedPieces {
  const known = document.pieces.flatMap((piece) => {
    const product = range.get(piece.slug)
    return product ? [{ piece, product }] : []
  })
  const largestFirst = known.sort((a, b) => floorOf(b.product) - floorOf(a.product))
  const items = largestFirst.map(({ piece, product }) => furnitureItemOf(piece.id, product))
  const { placements, leftOut } = arrange(planOfRoom(document), items, seed)
  const slugOf = (id: string) => document.pieces.find((piece) => piece.id === Number(id))?.slug ?? ''
  const pieces = placements.map((placement) => ({ slug: slugOf(placement.id), ...placeOf(placement) }))
  return { pieces: pieces.sort((a, b) => a.id - b.id), leftOut: leftOut.map(({ id }) => slugOf(id)) }
}

const floorOf = ({ widthMm, depthMm }: Furniture) => widthMm * depthMm

/** Furnishes the room by the template of its kind; variants have another main piece. */
export function furnishRoom(document: RoomDocument, range: Range, style: SetStyle, variant: number): ArrangedPieces {
  // A drawn room shows products in their first finish only.
  const products = [...range.values()].map(({ alsoIn: _, ...product }) => product)
  const { pieces } = furnishedRoom(planOfRoom(document), products, { room: document.kind, style, variant })
  return {
    pieces: pieces.map(({ product, x, z, turn }, index) => ({
      slug: product.id,
      ...placeOf({ id: String(index + 1), x, z, turn }),
    })),
    leftOut: [],
  }
}

/** The best place for one more product; else any valid place, or undefined. */
export function newPiece(document: RoomDocument, range: Range, slug: string): NewPiece | undefined {
  const product = range.get(slug)
  if (!product || document.pieces.length >= ROOM_LIMITS.pieces) return undefined
  const { plan, items, placements } = furnishingOf(document, range)
  const item = furnitureItemOf(nextId(document.pieces), product)
  const best = placeFor(plan, items, placements, item)
  const place = best ? placeOf(best) : anyPlace(document, range, item)
  if (!place) return undefined
  const { id: _, ...where } = place
  return { slug, ...where }
}

function anyPlace(document: RoomDocument, range: Range, item: Item): PiecePosition | undefined {
  const { plan, items, placements } = furnishingOf(document, range)
  const furnishing = { plan, items: [...items, item], placements }
  const places = placesFor(plan, item, []).map(({ solid: { x, z, turn } }) => placeOf({ id: item.id, x, z, turn }))
  return places.find((place) => !refusalOf(furnishing, place))
}
