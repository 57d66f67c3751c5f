import type { LeftOut } from '@vuong-tron/room-engine/makeover/makeover'
import type { Instead } from './hosted/service.ts'
import type { Trouble } from './protocol.ts'

/** A message about what just happened, also announced. */
export type Notice =
  | { kind: 'trouble'; code: Trouble }
  | ({
      kind: 'done'
      what:
        | 'room_found'
        | 'room_by_hand'
        | 'changed'
        | 'furnished'
        | 'rearranged'
        | 'undone'
        | 'redone'
        | 'saved'
        | 'copied'
        | 'deleted'
        | 'deleted_here'
      /** The file held several pictures. */
      isFirstOfMany?: boolean
    } & Remarks)

/** True for the news that floor, walls and ceiling are found. */
export const isRoomFound = (notice: Notice | undefined) => notice?.kind === 'done' && notice.what === 'room_found'

/** Orders left out, why the device computed, and designs not painted. */
export type Remarks = {
  leftOut?: readonly LeftOut[]
  /** Kinds of furniture that a set lacks: without a place, a product within the budget, or a turn. */
  noPlace?: readonly string[]
  instead?: Instead
  designs?: { missing: number; requested: number }
}
