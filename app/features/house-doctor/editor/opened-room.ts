import type { DesignRoom } from '../designs/designs.ts'
import type { Original } from '../original.ts'
import type { DoctorClient } from './doctor-client.ts'
import type { EditorState } from './editor-state.ts'

/** A room on its way into the editor; `key` is its name among the rooms that are kept. Rooms kept by an earlier version have no original. */
export type OpenedRoom = {
  client: DoctorClient
  key: string
  room: DesignRoom
  original?: Original
  begin: EditorState
}
