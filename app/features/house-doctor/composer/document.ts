import { WALLS, type Wall } from '@vuong-tron/room-engine/staging/floor-plan'
import type { MaterialId } from '@vuong-tron/room-engine/surfaces/surfaces'
import type { PackageRoom } from '../../catalogue/catalogue'

export const CUT_CORNERS = ['front-left', 'front-right', 'back-right', 'back-left'] as const
export type CutCorner = (typeof CUT_CORNERS)[number]

/** A cut-out corner, which makes a room L-shaped. */
export type Notch = { corner: CutCorner; widthMm: number; depthMm: number }

export type RoomShape = { widthMm: number; depthMm: number; heightMm: number; notch?: Notch }

/** A cut-out corner has two of these; each faces like its outer namesake. */
export const INNER_WALLS = ['inner-back', 'inner-left', 'inner-right', 'inner-front'] as const
export type RoomWall = Wall | (typeof INNER_WALLS)[number]
export const ROOM_WALLS: readonly RoomWall[] = [...WALLS, ...INNER_WALLS]

/** A door or window; `atMm` is its nearer end along the wall, from the left or the front. */
export type RoomOpening = {
  id: number
  kind: 'door' | 'window'
  wall: RoomWall
  atMm: number
  widthMm: number
  /** Lower and upper edge above the floor. */
  sillMm: number
  topMm: number
  /** The hinged end of a door. */
  hinge: 'near' | 'far'
}

/** A product with its middle; `turn` as in the engine's `Footprint`. */
export type RoomPiece = { id: number; slug: string; xMm: number; zMm: number; turn: number }
/** A piece before it gets an id. */
export type NewPiece = Omit<RoomPiece, 'id'>

/**
 * A furnished room, the source of plan, 3D view, list and link. Whole millimetres; x from the left wall, z from the
 * front wall, which is at the foot of the plan.
 */
export type RoomDocument = {
  kind: PackageRoom
  shape: RoomShape
  openings: readonly RoomOpening[]
  pieces: readonly RoomPiece[]
  floor: MaterialId
  /** A material, or a paint as hex without the number sign. */
  walls: string
}

/** Limits of a room; a cut-out leaves at least `leg` beside it. */
export const ROOM_LIMITS = {
  side: { from: 1100, upTo: 15_000 },
  height: { from: 2000, upTo: 5000 },
  leg: 500,
  opening: { from: 400, upTo: 6000 },
  /** Distance from the room's corner to which pieces may be moved away. */
  away: 20_000,
  pieces: 60,
  openings: 16,
} as const

const clamp = (value: number, from: number, upTo: number) => Math.round(Math.min(upTo, Math.max(from, value)))

/** Clamps a shape to the limits. */
export function buildable({ widthMm, depthMm, heightMm, notch }: RoomShape): RoomShape {
  const { side, height, leg } = ROOM_LIMITS
  const [width, depth] = [clamp(widthMm, side.from, side.upTo), clamp(depthMm, side.from, side.upTo)]
  return {
    widthMm: width,
    depthMm: depth,
    heightMm: clamp(heightMm, height.from, height.upTo),
    ...(notch && {
      notch: {
        corner: notch.corner,
        widthMm: clamp(notch.widthMm, leg, width - leg),
        depthMm: clamp(notch.depthMm, leg, depth - leg),
      },
    }),
  }
}

/** Clamps a piece to positions that can be read back. */
export const inReach = (piece: RoomPiece): RoomPiece => ({
  ...piece,
  xMm: clamp(piece.xMm, -ROOM_LIMITS.away, ROOM_LIMITS.away),
  zMm: clamp(piece.zMm, -ROOM_LIMITS.away, ROOM_LIMITS.away),
})

/** Direction that a wall faces. */
export const sideOf = (wall: RoomWall) => wall.replace('inner-', '') as Wall
export const isInner = (wall: RoomWall) => wall.startsWith('inner-')
/** True if a wall runs from front to back. */
export const isLengthways = (wall: RoomWall) => sideOf(wall) === 'left' || sideOf(wall) === 'right'

/** True if a wall belongs to the cut-out corner. */
const isAtNotch = ({ notch }: RoomShape, wall: RoomWall) => notch?.corner.split('-').includes(sideOf(wall)) ?? false

export const wallsOf = (shape: RoomShape) => ROOM_WALLS.filter((wall) => !isInner(wall) || isAtNotch(shape, wall))

/** Span of a wall in millimetres; empty when the room has no such wall. */
export function wallSpan(shape: RoomShape, wall: RoomWall): readonly [number, number] {
  const { widthMm, depthMm, notch } = shape
  const end = isLengthways(wall) ? depthMm : widthMm
  if (!notch || !isAtNotch(shape, wall)) return isInner(wall) ? [0, 0] : [0, end]
  const cut = isLengthways(wall) ? notch.depthMm : notch.widthMm
  const isAtStart = notch.corner.includes(isLengthways(wall) ? 'front' : 'left')
  if (isInner(wall)) return isAtStart ? [0, cut] : [end - cut, end]
  return isAtStart ? [cut, end] : [0, end - cut]
}

/** Position of a wall, in millimetres from the left or the front wall. */
export function wallAt({ widthMm, depthMm, notch }: RoomShape, wall: RoomWall): number {
  const cut = notch && isInner(wall) ? (isLengthways(wall) ? notch.widthMm : notch.depthMm) : 0
  const far = { left: 0, front: 0, right: widthMm, back: depthMm }[sideOf(wall)]
  return far === 0 ? cut : far - cut
}

/** Moves an opening into its wall; undefined when the wall is too short. */
export function fitOpening(shape: RoomShape, opening: RoomOpening): RoomOpening | undefined {
  const [from, upTo] = wallSpan(shape, opening.wall)
  const widthMm = clamp(opening.widthMm, ROOM_LIMITS.opening.from, ROOM_LIMITS.opening.upTo)
  const topMm = clamp(opening.topMm, ROOM_LIMITS.opening.from, shape.heightMm)
  if (widthMm > upTo - from) return undefined
  return {
    ...opening,
    widthMm,
    topMm,
    sillMm: opening.kind === 'door' ? 0 : clamp(opening.sillMm, 0, topMm - ROOM_LIMITS.opening.from),
    atMm: clamp(opening.atMm, from, upTo - widthMm),
  }
}

export const openingsOverlap = (a: RoomOpening, b: RoomOpening) =>
  a.id !== b.id && a.wall === b.wall && a.atMm < b.atMm + b.widthMm && b.atMm < a.atMm + a.widthMm

/** Consistency checks beyond the schema. */
export function isSound({ shape, openings, pieces }: RoomDocument): boolean {
  const built = buildable(shape)
  const isBuilt =
    built.widthMm === shape.widthMm &&
    built.depthMm === shape.depthMm &&
    built.heightMm === shape.heightMm &&
    built.notch?.widthMm === shape.notch?.widthMm &&
    built.notch?.depthMm === shape.notch?.depthMm
  const isFitted = (opening: RoomOpening) => {
    const inWall = fitOpening(shape, opening)
    return (
      inWall !== undefined &&
      (['atMm', 'widthMm', 'sillMm', 'topMm'] as const).every((length) => inWall[length] === opening[length])
    )
  }
  return (
    isBuilt &&
    openings.every((opening) => isFitted(opening) && !openings.some((other) => openingsOverlap(opening, other))) &&
    new Set(openings.map(({ id }) => id)).size === openings.length &&
    new Set(pieces.map(({ id }) => id)).size === pieces.length
  )
}

/** Distinct slugs in a room. */
export const slugsInRoom = ({ pieces }: RoomDocument) => [...new Set(pieces.map(({ slug }) => slug))]

/** The room without unsold products, and their number. */
export function withoutGone(room: RoomDocument, sold: ReadonlySet<string>): { begin: RoomDocument; gone: number } {
  const pieces = room.pieces.filter(({ slug }) => sold.has(slug))
  return { begin: { ...room, pieces }, gone: room.pieces.length - pieces.length }
}

/** True if walls are painted rather than covered. */
export const isPaint = (walls: string) => /^[\dA-F]{6}$/.test(walls)

export const nextId = (things: readonly { id: number }[]) => 1 + Math.max(0, ...things.map(({ id }) => id))
