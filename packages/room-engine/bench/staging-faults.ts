import { put, type Vec2 } from '@vuong-tron/geometry/vectors'
import type { Placement } from '../src/staging/furniture.ts'
import type { SetProduct } from '../src/staging/room-set.ts'
import type { RoomPlan } from './rooms/room-plan.ts'
import { wallPlacement } from './rooms/shell.ts'

/** A piece in room coordinates (millimetres, centre of its footprint); degrees as in furnish.ts. */
export type Piece = { product: SetProduct; x: number; z: number; turn: number }

export function pieceOf(
  { viewpoint }: RoomPlan,
  { id, x, z, turn }: Placement,
  products: readonly SetProduct[],
): Piece {
  const [cameraX, , cameraZ] = viewpoint.position
  const product = products.find((one) => one.id === id) as SetProduct
  return { product, x: cameraX + x * 1000, z: cameraZ - z * 1000, turn }
}

/** Faults measured in true dimensions. */
export const faultsOf = (plan: RoomPlan, pieces: readonly Piece[]) => ({
  collisions: collisionsOf(plan, pieces),
  clearance: violationsOf(plan, pieces),
})

const STEP_MM = 20
/** Tolerance for touching and rounding to centimetres. */
const SLACK_MM = 6

/** Room coordinates of a point right of and in front of a piece's middle. */
export function inRoom({ x, z, turn }: Piece, right: number, front: number): Vec2 {
  const [cosine, sine] = [Math.cos((turn * Math.PI) / 180), Math.sin((turn * Math.PI) / 180)]
  return [x + right * cosine + front * sine, z - right * sine + front * cosine]
}

/** Sample points of a rectangle in a piece's coordinates. */
function pointsIn(piece: Piece, [left, right]: Vec2, [back, front]: Vec2): Vec2[] {
  const points: Vec2[] = []
  for (let across = left + SLACK_MM; across <= right - SLACK_MM; across += STEP_MM)
    for (let along = back + SLACK_MM; along <= front - SLACK_MM; along += STEP_MM)
      points.push(inRoom(piece, across, along))
  return points
}

function covers({ product, x, z, turn }: Piece, [pointX, pointZ]: Vec2, around = 0): boolean {
  const [cosine, sine] = [Math.cos((turn * Math.PI) / 180), Math.sin((turn * Math.PI) / 180)]
  const [dx, dz] = [pointX - x, pointZ - z]
  return (
    Math.abs(dx * cosine - dz * sine) < product.widthMm / 2 + around &&
    Math.abs(dx * sine + dz * cosine) < product.depthMm / 2 + around
  )
}

const isOutside = ({ w, d }: RoomPlan, [x, z]: Vec2) => Math.abs(x) > w / 2 + SLACK_MM || Math.abs(z) > d / 2 + SLACK_MM

function collisionsOf(plan: RoomPlan, pieces: readonly Piece[]): number {
  return pieces.filter((piece, index) => {
    const [w, d] = [piece.product.widthMm / 2, piece.product.depthMm / 2]
    const points = pointsIn(piece, [-w, w], [-d, d])
    const others = pieces.slice(index + 1)
    return points.some((point) => isOutside(plan, point) || others.some((other) => covers(other, point)))
  }).length
}

const BEFORE_MM: Record<string, number> = { bookshelf: 600, sofa: 600, bed: 600, 'tv-stand': 600, 'shoe-cabinet': 600 }
const USUAL_BEFORE_MM = 750
const ROUND_TABLE_MM: Record<string, number> = { 'dining-table': 750, 'coffee-table': 350 }
const BESIDE_BED_MM = 600
const SINGLE_BED_MM = 1350
const SOFA_TO_TABLE_MM = 350

function violationsOf(plan: RoomPlan, pieces: readonly Piece[]): number {
  const blocked = plan.openings.filter((opening) => isBlocked(plan, opening, pieces))
  const crowded = pieces.filter((piece) => {
    const others = pieces.filter((other) => other !== piece)
    const isFree = (points: readonly Vec2[]) =>
      points.every((point) => !isOutside(plan, point) && !others.some((other) => isInTheWay(piece, other, point)))
    const [w, d] = [piece.product.widthMm / 2, piece.product.depthMm / 2]
    const round = ROUND_TABLE_MM[piece.product.category]
    if (round)
      return ![
        pointsIn(piece, [-w, w], [d, d + round]),
        pointsIn(piece, [-w, w], [-d - round, -d]),
        pointsIn(piece, [-w - round, -w], [-d, d]),
        pointsIn(piece, [w, w + round], [-d, d]),
      ].every(isFree)
    const before = BEFORE_MM[piece.product.category] ?? USUAL_BEFORE_MM
    if (!isFree(pointsIn(piece, [-w, w], [d, d + before]))) return true
    if (piece.product.category !== 'bed') return false
    const sides = [pointsIn(piece, [-w - BESIDE_BED_MM, -w], [-d, d]), pointsIn(piece, [w, w + BESIDE_BED_MM], [-d, d])]
    return piece.product.widthMm < SINGLE_BED_MM ? !sides.some(isFree) : !sides.every(isFree)
  })
  return blocked.length + crowded.length
}

/** Sofa and table may stand nearer to each other than other pairs. */
function isInTheWay(piece: Piece, other: Piece, point: Vec2): boolean {
  if (!covers(other, point)) return false
  const pair = [piece.product.category, other.product.category].sort().join()
  if (pair !== 'coffee-table,sofa') return true
  const [w, d] = [other.product.widthMm / 2, other.product.depthMm / 2]
  return pointsIn(other, [-w, w], [-d, d]).some((near) => covers(piece, near, SOFA_TO_TABLE_MM - 2 * SLACK_MM))
}

const DOOR_MM = 780
const WINDOW_MM = 280
const ABOVE_SILL_MM = 110

function isBlocked(
  plan: RoomPlan,
  { kind, wall, from, to, sill }: RoomPlan['openings'][number],
  pieces: readonly Piece[],
): boolean {
  const place = wallPlacement(plan, wall)
  for (let along = from + SLACK_MM; along < to; along += STEP_MM)
    for (let out = SLACK_MM; out < (kind === 'door' ? DOOR_MM : WINDOW_MM); out += STEP_MM) {
      const [x, , z] = put(place, [along, 0, out])
      const isLow = ({ product }: Piece) => kind === 'window' && product.heightMm < sill + ABOVE_SILL_MM
      if (pieces.some((piece) => !isLow(piece) && covers(piece, [x, z]))) return true
    }
  return false
}
