import { WALLS, type Wall } from '@vuong-tron/room-engine/staging/floor-plan'
import type { MaterialId } from '@vuong-tron/room-engine/surfaces/surfaces'
import type { PackageRoom } from '../../catalogue/catalogue'

export const CORNERS = ['front-left', 'front-right', 'back-right', 'back-left'] as const
export type Corner = (typeof CORNERS)[number]

/** A part that is cut out of a corner, which makes a room L-shaped. */
export type Notch = { corner: Corner; widthMm: number; depthMm: number }

export type RoomShape = { widthMm: number; depthMm: number; heightMm: number; notch?: Notch }

/** Two of these a cut-out corner has inside the room: each faces as the outer wall of its name. */
export const INNER_WALLS = ['inner-back', 'inner-left', 'inner-right', 'inner-front'] as const
export type RoomWall = Wall | (typeof INNER_WALLS)[number]
export const ROOM_WALLS: readonly RoomWall[] = [...WALLS, ...INNER_WALLS]

/** A door or a window; `atMm` is its nearer end along its wall, from the left or from the front. */
export type Opening = {
  id: number
  kind: 'door' | 'window'
  wall: RoomWall
  atMm: number
  widthMm: number
  /** Above the floor: where it begins and where it ends. */
  sillMm: number
  topMm: number
  /** The end of a door's leaf that does not move. */
  hinge: 'near' | 'far'
}

/** A product of the range and where its middle stands; `turn` as in the engine's `Footprint`. */
export type Piece = { id: number; slug: string; xMm: number; zMm: number; turn: number }
/** One that gets its number when it is put into the room. */
export type NewPiece = Omit<Piece, 'id'>

/**
 * A furnished room: the one thing that plan, 3D view, list and link are made from. Lengths are whole millimetres, x from
 * the left wall and z from the front wall, which a plan has at its foot.
 */
export type RoomDocument = {
  kind: PackageRoom
  shape: RoomShape
  openings: readonly Opening[]
  pieces: readonly Piece[]
  floor: MaterialId
  /** A material, or a paint as designers write it, without the number sign. */
  walls: string
}

/** What a room can be; a part that is cut out leaves at least `leg` beside it. */
export const LIMITS = {
  side: { from: 1100, upTo: 15_000 },
  height: { from: 2000, upTo: 5000 },
  leg: 500,
  opening: { from: 400, upTo: 6000 },
  /** So far from the room's corner a piece may be pushed, if it has to be out of the way. */
  away: 20_000,
  pieces: 60,
  openings: 16,
} as const

const clamp = (value: number, from: number, upTo: number) => Math.round(Math.min(upTo, Math.max(from, value)))

/** A shape as it can be built: every length within its limits. */
export function buildable({ widthMm, depthMm, heightMm, notch }: RoomShape): RoomShape {
  const { side, height, leg } = LIMITS
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

/** A piece no further away than a room can be read back with. */
export const inReach = (piece: Piece): Piece => ({
  ...piece,
  xMm: clamp(piece.xMm, -LIMITS.away, LIMITS.away),
  zMm: clamp(piece.zMm, -LIMITS.away, LIMITS.away),
})

/** Which way a wall faces. */
export const sideOf = (wall: RoomWall) => wall.replace('inner-', '') as Wall
export const isInner = (wall: RoomWall) => wall.startsWith('inner-')
/** Whether a wall runs from the front to the back. */
export const isLengthways = (wall: RoomWall) => sideOf(wall) === 'left' || sideOf(wall) === 'right'

/** Whether a wall is at the corner that is cut out. */
const isAtNotch = ({ notch }: RoomShape, wall: RoomWall) => notch?.corner.split('-').includes(sideOf(wall)) ?? false

/** The walls of a room. */
export const wallsOf = (shape: RoomShape) => ROOM_WALLS.filter((wall) => !isInner(wall) || isAtNotch(shape, wall))

/** From where to where a wall runs, in millimetres; nowhere where the room has no such wall. */
export function wallSpan(shape: RoomShape, wall: RoomWall): readonly [number, number] {
  const { widthMm, depthMm, notch } = shape
  const end = isLengthways(wall) ? depthMm : widthMm
  if (!notch || !isAtNotch(shape, wall)) return isInner(wall) ? [0, 0] : [0, end]
  const cut = isLengthways(wall) ? notch.depthMm : notch.widthMm
  const isAtStart = notch.corner.includes(isLengthways(wall) ? 'front' : 'left')
  if (isInner(wall)) return isAtStart ? [0, cut] : [end - cut, end]
  return isAtStart ? [cut, end] : [0, end - cut]
}

/** Where a wall stands: millimetres from the left wall, or from the front wall. */
export function wallAt({ widthMm, depthMm, notch }: RoomShape, wall: RoomWall): number {
  const cut = notch && isInner(wall) ? (isLengthways(wall) ? notch.widthMm : notch.depthMm) : 0
  const far = { left: 0, front: 0, right: widthMm, back: depthMm }[sideOf(wall)]
  return far === 0 ? cut : far - cut
}

/** An opening pushed to where its wall holds it; nothing where the wall is too short for it. */
export function fitted(shape: RoomShape, opening: Opening): Opening | undefined {
  const [from, upTo] = wallSpan(shape, opening.wall)
  const widthMm = clamp(opening.widthMm, LIMITS.opening.from, LIMITS.opening.upTo)
  const topMm = clamp(opening.topMm, LIMITS.opening.from, shape.heightMm)
  if (widthMm > upTo - from) return undefined
  return {
    ...opening,
    widthMm,
    topMm,
    sillMm: opening.kind === 'door' ? 0 : clamp(opening.sillMm, 0, topMm - LIMITS.opening.from),
    atMm: clamp(opening.atMm, from, upTo - widthMm),
  }
}

/** Whether two openings claim the same piece of a wall. */
export const overlap = (a: Opening, b: Opening) =>
  a.id !== b.id && a.wall === b.wall && a.atMm < b.atMm + b.widthMm && b.atMm < a.atMm + a.widthMm

/** Whether a document hangs together: what a schema cannot say of numbers that are each in order. */
export function isSound({ shape, openings, pieces }: RoomDocument): boolean {
  const built = buildable(shape)
  const isBuilt =
    built.widthMm === shape.widthMm &&
    built.depthMm === shape.depthMm &&
    built.heightMm === shape.heightMm &&
    built.notch?.widthMm === shape.notch?.widthMm &&
    built.notch?.depthMm === shape.notch?.depthMm
  const isFitted = (opening: Opening) => {
    const inWall = fitted(shape, opening)
    return (
      inWall !== undefined &&
      (['atMm', 'widthMm', 'sillMm', 'topMm'] as const).every((length) => inWall[length] === opening[length])
    )
  }
  return (
    isBuilt &&
    openings.every((opening) => isFitted(opening) && !openings.some((other) => overlap(opening, other))) &&
    new Set(openings.map(({ id }) => id)).size === openings.length &&
    new Set(pieces.map(({ id }) => id)).size === pieces.length
  )
}

/** The products in a room, each once. */
export const slugsIn = ({ pieces }: RoomDocument) => [...new Set(pieces.map(({ slug }) => slug))]

/** A room without the pieces of products that are not sold, and how many those were. */
export function withoutGone(room: RoomDocument, sold: ReadonlySet<string>): { begin: RoomDocument; gone: number } {
  const pieces = room.pieces.filter(({ slug }) => sold.has(slug))
  return { begin: { ...room, pieces }, gone: room.pieces.length - pieces.length }
}

/** Whether walls are painted rather than covered with a material. */
export const isPaint = (walls: string) => /^[\dA-F]{6}$/.test(walls)

export const nextId = (things: readonly { id: number }[]) => 1 + Math.max(0, ...things.map(({ id }) => id))
