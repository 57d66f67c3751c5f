import { isSound, ROOM_LIMITS, type RoomDocument, type RoomOpening } from './document.ts'

/**
 * A room in a URL fragment, which servers never see. Slashes separate parts, tildes items, dots values:
 * `#room=1/living/4200.3600.2700/oak_planks/F4F1EA/door.front.300.900.0.2100.near/sofa-ho-tay.2100.450.180`
 */
const MARK = '#room='
/** Precedes the room's key in the account; shared links have none. */
const SAVED = '&saved='
const VERSION = 1
/** Maximum characters. */
export const LONGEST_PLAN = 8000

/** A room as text, for links and accounts. */
export const serializePlan = ({ kind, shape, openings, pieces, floor, walls }: RoomDocument): string => {
  const { widthMm, depthMm, heightMm, notch } = shape
  const parts = [
    VERSION,
    kind,
    [widthMm, depthMm, heightMm, ...(notch ? [notch.corner, notch.widthMm, notch.depthMm] : [])].join('.'),
    floor,
    walls,
    openings
      .map(({ kind: opens, wall, atMm, widthMm: width, sillMm, topMm, hinge }) =>
        [opens, wall, atMm, width, sillMm, topMm, hinge].join('.'),
      )
      .join('~'),
    pieces.map(({ slug, xMm, zMm, turn }) => [slug, xMm, zMm, turn].join('.')).join('~'),
  ]
  return parts.join('/')
}

export const hashOf = (room: RoomDocument) => MARK + serializePlan(room)

/** Link to a room saved in the account. */
export const hashOfSaved = (plan: string, key: string) => `${MARK}${plan}${SAVED}${key}`

/** True if a fragment is a room link, valid or not. */
export const isRoomLink = (hash: string) => hash.startsWith(MARK)

/** The fragment's room, or the reason why it cannot be shown; empty without a room. */
export type Linked = {
  room?: RoomDocument
  /** The room's key in the account. */
  saved?: string
  trouble?: 'link_newer' | 'link_damaged'
}

export async function roomIn(hash: string): Promise<Linked> {
  if (!isRoomLink(hash)) return {}
  const [plan = '', saved = ''] = hash.slice(MARK.length).split(SAVED)
  const { room, isNewer } = await readPlan(plan)
  if (!room) return { trouble: isNewer ? 'link_newer' : 'link_damaged' }
  return { room, saved: /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/.test(saved) ? saved : undefined }
}

/** Parses and validates a room. */
export async function readPlan(plan: string): Promise<{ room?: RoomDocument; isNewer?: boolean }> {
  const [version = '', ...parts] = plan.split('/')
  if (/^\d{1,3}$/.test(version) && Number(version) > VERSION) return { isNewer: true }
  if (version !== String(VERSION) || parts.length !== 6 || plan.length > LONGEST_PLAN) return {}
  return (await asRoom(written(parts as Parts))) ?? {}
}

/** Parses an account's room, which was validated when saved. */
export const roomFromLink = (plan: string) => written(plan.split('/').slice(1) as Parts) as RoomDocument

/** Validates a room. The schema is as large as the composer, so it loads lazily. */
export async function asRoom(value: unknown): Promise<{ room: RoomDocument } | undefined> {
  const { bareRoom, roomOpening, roomPiece } = await import('./plan-forms.schema')
  const { openings, pieces, ...bare } = (value ?? {}) as Partial<RoomDocument>
  const isWritten =
    bareRoom.allows(bare) &&
    areAll(openings, (one) => roomOpening.allows(one), ROOM_LIMITS.openings) &&
    areAll(pieces, (one) => roomPiece.allows(one), ROOM_LIMITS.pieces)
  const room = value as RoomDocument
  return isWritten && isSound(room) ? { room } : undefined
}

const areAll = (things: unknown, allows: (thing: unknown) => boolean, most: number) =>
  Array.isArray(things) && things.length <= most && things.every(allows)

type Parts = [string, string, string, string, string, string]

function written([kind, shape, floor, walls, openings, pieces]: Parts) {
  const [width, depth, height, corner, cutWidth, cutDepth] = shape.split('.')
  return {
    kind,
    shape: {
      widthMm: numberIn(width),
      depthMm: numberIn(depth),
      heightMm: numberIn(height),
      ...(corner !== undefined && { notch: { corner, widthMm: numberIn(cutWidth), depthMm: numberIn(cutDepth) } }),
    },
    openings: things(openings).map(([opens, wall, at, wide, sill, top, hinge], index) => ({
      id: index + 1,
      kind: opens as RoomOpening['kind'],
      wall,
      hinge,
      atMm: numberIn(at),
      widthMm: numberIn(wide),
      sillMm: numberIn(sill),
      topMm: numberIn(top),
    })),
    pieces: things(pieces).map(([slug, x, z, turn], index) => ({
      id: index + 1,
      slug,
      xMm: numberIn(x),
      zMm: numberIn(z),
      turn: numberIn(turn),
    })),
    floor,
    walls,
  }
}

const things = (part: string) => (part === '' ? [] : part.split('~').map((thing) => thing.split('.')))

/** Decimal digits only, unlike Number(). */
const numberIn = (text = '') => (/^-?\d{1,6}$/.test(text) ? Number(text) : Number.NaN)
