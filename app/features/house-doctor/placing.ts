import { check, obstacles, type Violation } from '@vuong-tron/room-engine/staging/check'
import { beyondWalls, type FloorPlan } from '@vuong-tron/room-engine/staging/floor-plan'
import { reachAlong } from '@vuong-tron/room-engine/staging/footprint'
import { type Item, type PlacedItem, type Placement, placeItem } from '@vuong-tron/room-engine/staging/furniture'
import { type Snap, snapped } from '@vuong-tron/room-engine/staging/snap'
import type { Furniture } from './furniture.ts'

/** Position of a piece: its middle from the plan's origin in whole millimetres; `turn` as in the engine's `Footprint`. */
export type PiecePosition = { id: number; xMm: number; zMm: number; turn: number }

/** A furnished room in the engine's terms. */
export type Furnishing = { plan: FloorPlan; items: readonly Item[]; placements: readonly Placement[] }

/** A product as the engine's item, `mountedAtMm` above the floor. */
export const itemOf = (id: number, product: Furniture, mountedAtMm: number): Item => ({
  id: String(id),
  category: product.category,
  widthMm: product.widthMm,
  depthMm: product.depthMm,
  heightMm: product.heightMm,
  mountedAtMm,
})

export const placementOf = ({ id, xMm, zMm, turn }: PiecePosition): Placement => ({
  id: String(id),
  x: xMm / 1000,
  z: zMm / 1000,
  turn,
})

/** Rounded to millimetres and degrees. */
export const placeOf = ({ id, x, z, turn }: Placement): PiecePosition => ({
  id: Number(id),
  xMm: Math.round(x * 1000),
  zMm: Math.round(z * 1000),
  turn: ((Math.round(turn) % 360) + 360) % 360,
})

/** The conflict of an invalid position; `other` is the piece in the way. */
export type PlacingRefusal = { code: 'outside_room' | 'collision' | 'door_blocked'; other?: number }

export function refusalOf(furnishing: Furnishing, place: PiecePosition): PlacingRefusal | undefined {
  const piece = standingAt(furnishing, placementOf(place))
  return piece && firstRefusal(obstacles(furnishing.plan, piece, othersOf(furnishing, place)))
}

function firstRefusal(found: readonly Violation[]): PlacingRefusal | undefined {
  for (const { code, other } of found) {
    // A cut-out corner, or what stands in a photo, has no name.
    if (code === 'collision' && other === undefined) return { code: 'outside_room' }
    if (code === 'collision') return { code, other: Number(other) }
    if (code === 'outside_room' || code === 'door_blocked') return { code }
  }
  return undefined
}

const standingAt = ({ items }: Furnishing, placement: Placement): PlacedItem | undefined => {
  const item = items.find(({ id }) => id === placement.id)
  return item && placeItem(item, placement)
}

const othersOf = (furnishing: Furnishing, { id }: Pick<PiecePosition, 'id'>) =>
  furnishing.placements.flatMap((placement): PlacedItem[] => {
    const piece = placement.id === String(id) ? undefined : standingAt(furnishing, placement)
    return piece ? [piece] : []
  })

/** Snaps a dragged piece to nearby walls and neighbours, and says to which. */
export function snapPiece(
  { plan, items, placements }: Furnishing,
  dragged: PiecePosition,
): { place: PiecePosition; snaps: Snap[] } {
  const { placement, snaps } = snapped(plan, items, placements, placementOf(dragged))
  return { place: placeOf(placement), snaps }
}

const STEP_MM = 10

/** Moves a piece as far as it can go; from an invalid position, the whole way. */
export function stepPiece(furnishing: Furnishing, place: PiecePosition, alongX: number, alongZ: number): PiecePosition {
  const at = (share: number): PiecePosition => ({
    ...place,
    xMm: Math.round(place.xMm + alongX * share),
    zMm: Math.round(place.zMm + alongZ * share),
  })
  if (refusalOf(furnishing, place)) return at(1)
  const steps = Math.max(1, Math.round(Math.hypot(alongX, alongZ) / STEP_MM))
  for (let step = steps; step > 0; step--) if (!refusalOf(furnishing, at(step / steps))) return at(step / steps)
  return place
}

/** Turns a piece; near a wall it moves away. */
export const turnPiece = (furnishing: Furnishing, place: PiecePosition, degrees: number): PiecePosition =>
  insideWalls(furnishing, { ...place, turn: (((place.turn + degrees) % 360) + 360) % 360 })

/** The nearest place where a piece crosses no outer wall. */
export function insideWalls(furnishing: Furnishing, place: PiecePosition): PiecePosition {
  const piece = standingAt(furnishing, placementOf(place))
  if (!piece || beyondWalls(furnishing.plan, piece.solid) <= 0) return place
  const { left, right, front, back } = furnishing.plan
  const [across, along] = [reachAlong(piece.solid, [1, 0]), reachAlong(piece.solid, [0, 1])]
  const within = (value: number, from: number, upTo: number) => Math.min(Math.max(value, from), Math.max(from, upTo))
  return placeOf({
    ...placementOf(place),
    x: within(piece.solid.x, left + across, right - across),
    z: within(piece.solid.z, front + along, back - along),
  })
}

/** Soft conflicts: the position is valid, but could be better. */
export type Hint = 'clearance' | 'window_blocked' | 'unreachable' | 'walkway_blocked'
const HINTS: readonly string[] = ['clearance', 'window_blocked', 'unreachable', 'walkway_blocked'] satisfies Hint[]

/** Refusals and hints per piece id. */
export function verdictsOf(
  furnishing: Furnishing,
): ReadonlyMap<number, { refusal?: PlacingRefusal; hints: readonly Hint[] }> {
  const { plan, items, placements } = furnishing
  const found = check(plan, items, placements)
  return new Map(
    placements.map((placement) => {
      const own = found.filter(({ id }) => id === placement.id)
      // Of two colliding pieces, the engine names only one.
      const shared = found.filter(({ code, other }) => code === 'collision' && other === placement.id)
      const refusal = firstRefusal([...own, ...shared.map(({ id }) => ({ code: 'collision' as const, id, other: id }))])
      const hints = [...new Set(own.map(({ code }) => code))].filter((code): code is Hint => HINTS.includes(code))
      return [Number(placement.id), { refusal, hints: refusal ? [] : hints }]
    }),
  )
}
