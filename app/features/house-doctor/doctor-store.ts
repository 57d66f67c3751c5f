import { createStore, type UseStore } from 'idb-keyval'
import { ROOM_IN_WORK } from '#app/lib/storage-keys'

/** The key of the designs that wait. */
export const DESIGNS = 'designs'
/** The key of the composer's rooms. */
export const DRAWN_ROOMS = 'drawnRooms'

let store: UseStore | undefined

/** What the House Doctor keeps in this browser: the room in work, rooms that were drawn, and designs that wait for an account. */
export function doctorStore(): UseStore {
  store ??= createStore(ROOM_IN_WORK, 'kept')
  return store
}

/** What is asked for is done in turn: a slow writing must not come after a deletion. */
let turn: Promise<unknown> = Promise.resolve()
export function inTurn<Value>(act: () => Promise<Value>): Promise<Value> {
  const done = turn.then(act)
  turn = done.catch(() => {})
  return done
}
