import type { PlacedItem } from '../furniture.ts'
import { seatPlaces } from '../seats.ts'
import { styleOf } from '../style.ts'
import { isWhole } from '../whole.ts'
import type { Dressing, Room } from './dressed-room.ts'

/** Chairs at tables and desks: those that are whole in the picture. */
export const chairsAt = (pieces: readonly PlacedItem[], { plan, style }: Room): Dressing[] =>
  pieces
    .flatMap((piece) => seatPlaces(plan, piece))
    .filter((seat) => isWhole(plan, seat))
    .map((seat) => ({ ...seat, kind: 'chair', model: `chair-${styleOf(style).dress.chair}`, isStretched: false }))
