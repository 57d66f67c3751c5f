import { furnishedRoom } from '../src/staging/furnish.ts'
import type { SetProduct } from '../src/staging/room-set.ts'
import type { SetStyle } from '../src/staging/style.ts'
import type { RoomKind } from '../src/staging/templates/templates.ts'
import { products } from './furniture.ts'
import { inRender } from './geometry.ts'
import type { BenchRoom, Figures } from './part.ts'
import { floorPlanOfRoom } from './room-floor-plan.ts'
import { faultsOf, inRoom, type Piece, pieceOf } from './staging-faults.ts'

const KINDS = ['living', 'bedroom', 'dining', 'study', 'hall'] as const satisfies readonly RoomKind[]
const STYLES = ['japandi', 'classic', 'modern', 'tropical'] as const satisfies readonly SetStyle[]
/** Kinds of which a room holds at least one, and pieces that lie in no line with others. */
const TABLES = ['coffee-table', 'dining-table']

/** How sets by template stand in a room, over its kinds and four styles; judged apart from the engine. */
export function compositionOf(room: BenchRoom): Figures {
  const plan = floorPlanOfRoom(room.files.plan, room.truth)
  const sets = KINDS.flatMap((kind) =>
    STYLES.map((style) =>
      furnishedRoom(plan, products, { room: kind, style }).pieces.map(({ product, low, ...place }) =>
        pieceOf(room.files.plan, { id: product.id, ...place }, products),
      ),
    ),
  )
  const furnished = sets.filter((pieces) => pieces.length > 0)
  const share = (count: number) => (100 * count) / Math.max(1, furnished.length)
  const faults = furnished.map((pieces) => faultsOf(room.files.plan, pieces))
  const holds = KINDS.filter((_, kind) =>
    sets.slice(kind * STYLES.length, (kind + 1) * STYLES.length).every((pieces) => pieces.length > 0),
  )
  const all: Figures = { kindsHeld: holds.length }
  if (furnished.length === 0) return all
  return {
    ...all,
    setFaults: faults.reduce((sum, { collisions, clearance }) => sum + collisions + clearance, 0),
    mainWhole: share(furnished.filter(([main]) => main && isWhole(room, main)).length),
    cutPieces: furnished.reduce(
      (sum, [, ...others]) =>
        sum + others.filter((one) => !isWhole(room, one) && one.product.category !== 'coffee-table').length,
      0,
    ),
    unlevel: furnished.reduce((sum, pieces) => sum + unlevel(pieces), 0),
    soldPieces: furnished.reduce((sum, pieces) => sum + pieces.length, 0) / furnished.length,
  }
}

/** True if all corners of a piece are in the picture, as the renderer has them. */
function isWhole({ files, truth }: BenchRoom, piece: Piece): boolean {
  const { widthMm, depthMm, heightMm } = piece.product
  return [-1, 1].every((right) =>
    [-1, 1].every((front) =>
      [0, heightMm].every((high) => {
        const [x, z] = inRoom(piece, (right * widthMm) / 2, (front * depthMm) / 2)
        const pixel = inRender(files.plan.viewpoint, [x, high, z], truth.camera)
        return (
          pixel &&
          pixel[0] >= 0 &&
          pixel[1] >= 0 &&
          pixel[0] <= truth.camera.widthPx &&
          pixel[1] <= truth.camera.heightPx
        )
      }),
    ),
  )
}

/** Pairs with their backs in one line whose tops are neither level nor 30 cm apart. */
function unlevel(pieces: readonly Piece[]): number {
  const backOf = (piece: Piece) => {
    const [x, z] = inRoom(piece, 0, -piece.product.depthMm / 2)
    return piece.turn % 180 === 0 ? z : x
  }
  const standing = pieces.filter(({ product }) => !TABLES.includes(product.category))
  let count = 0
  for (const [index, one] of standing.entries())
    for (const other of standing.slice(index + 1)) {
      const isInLine = one.turn === other.turn && Math.abs(backOf(one) - backOf(other)) < 80
      const apart = Math.abs((one.product as SetProduct).heightMm - other.product.heightMm)
      if (isInLine && apart > 10 && apart < 300) count++
    }
  return count
}
