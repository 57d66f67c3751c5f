import type { LeftOut } from '@vuong-tron/room-engine/makeover/makeover'
import type { Instead } from './hosted/service.ts'
import type { Trouble } from './protocol.ts'

/** What a visitor reads, and a screen reader says, about what has just happened. */
export type Notice =
  | { kind: 'trouble'; code: Trouble }
  | ({
      kind: 'done'
      what:
        | 'room_found'
        | 'room_by_hand'
        | 'changed'
        | 'undone'
        | 'redone'
        | 'saved'
        | 'copied'
        | 'deleted'
        | 'deleted_here'
      /** Of a file with several pictures the first was taken. */
      isFirstOfMany?: boolean
    } & Remarks)

/**
 * What was asked for in words and not done; why the device has made what the hosted engine was asked for; how many of the
 * designs that were asked for it has not painted.
 */
export type Remarks = {
  leftOut?: readonly LeftOut[]
  instead?: Instead
  designs?: { missing: number; asked: number }
}
