import type { DesignRoom } from '../designs/designs.ts'
import type { DoctorClient } from './doctor-client.ts'
import type { EditorState } from './editor-state.ts'

/** A room on its way into the editor; `key` is its name among the rooms that are kept. */
export type OpenedRoom = { client: DoctorClient; key: string; room: DesignRoom; begin: EditorState }
