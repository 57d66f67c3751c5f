import { type MaterialId, materials } from '@vuong-tron/room-engine/surfaces/surfaces'
import { type } from 'arktype'
import { CORNERS, LIMITS, ROOM_WALLS } from './document.ts'

/** A room as a link or the browser's storage hands it over. */

const { side, height, opening, away } = LIMITS
const SLUG = /^(?=.{1,100}$)[a-z\d]+(-[a-z\d]+)*$/
/** Things are numbered one after the other. */
const LAST_ID = 20_000

const length = (from: number, upTo: number) => type.number.atLeast(from).atMost(upTo).divisibleBy(1)
const id = length(1, LAST_ID)

const all = Object.entries(materials)
const named = (surface: 'floor' | 'wall') =>
  all.flatMap(([material, one]) => (one.surface === surface ? [material as MaterialId] : []))

const notch = type({
  '+': 'reject',
  corner: type.enumerated(...CORNERS),
  widthMm: length(1, side.upTo),
  depthMm: length(1, side.upTo),
})

/** A room without what is in its walls and on its floor: the browser's core of arktype knows no lists. */
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
