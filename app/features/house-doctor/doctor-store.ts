import { createStore, type UseStore } from 'idb-keyval'
import { ROOM_IN_WORK } from '#app/lib/storage-keys'

/** Key of the designs that wait for an account. */
export const DESIGNS = 'designs'
/** Key of the composer's rooms. */
export const DRAWN_ROOMS = 'drawnRooms'

let store: UseStore | undefined

/** The House Doctor's browser storage: the room draft, drawn rooms, and waiting designs. */
export function doctorStore(): UseStore {
  store ??= createStore(ROOM_IN_WORK, 'kept')
  return store
}

/** Serialises access: a slow write must not land after a deletion. */
let turn: Promise<unknown> = Promise.resolve()
export function inTurn<Value>(act: () => Promise<Value>): Promise<Value> {
  const done = turn.then(act)
  turn = done.catch(() => {})
  return done
}
