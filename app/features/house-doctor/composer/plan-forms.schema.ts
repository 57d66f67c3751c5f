import { type MaterialId, materials } from '@vuong-tron/room-engine/surfaces/surfaces'
import { type } from 'arktype'
import { CUT_CORNERS, ROOM_LIMITS, ROOM_WALLS } from './document.ts'

/** Schema of rooms from links and storage. */

const { side, height, opening, away } = ROOM_LIMITS
const SLUG = /^(?=.{1,100}$)[a-z\d]+(-[a-z\d]+)*$/
/** Maximum id. */
const LAST_ID = 20_000

const length = (from: number, upTo: number) => type.number.atLeast(from).atMost(upTo).divisibleBy(1)
const id = length(1, LAST_ID)

const all = Object.entries(materials)
const named = (surface: 'floor' | 'wall') =>
  all.flatMap(([material, one]) => (one.surface === surface ? [material as MaterialId] : []))

const notch = type({
  '+': 'reject',
  corner: type.enumerated(...CUT_CORNERS),
  widthMm: length(1, side.upTo),
  depthMm: length(1, side.upTo),
})

/** A room without openings and pieces, as the browser's part of arktype has no arrays. */
export const bareRoom = type({
  '+': 'reject',
  kind: "'living' | 'bedroom' | 'dining' | 'study'",
  shape: {
    '+': 'reject',
    widthMm: length(side.from, side.upTo),
    depthMm: length(side.from, side.upTo),
    heightMm: length(height.from, height.upTo),
    'notch?': notch,
  },
  floor: type.enumerated(...named('floor')),
  walls: type.enumerated(...named('wall')).or(/^[\dA-F]{6}$/),
})

export const roomOpening = type({
  '+': 'reject',
  id,
  kind: "'door' | 'window'",
  wall: type.enumerated(...ROOM_WALLS),
  atMm: length(0, side.upTo),
  widthMm: length(opening.from, opening.upTo),
  sillMm: length(0, height.upTo),
  topMm: length(1, height.upTo),
  hinge: "'near' | 'far'",
})

export const roomPiece = type({
  '+': 'reject',
  id,
  slug: SLUG,
  xMm: length(-away, away),
  zMm: length(-away, away),
  turn: length(0, 359),
})
