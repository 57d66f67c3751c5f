import type { DesignRoom } from '../designs/designs.ts'
import type { Original } from '../original.ts'
import type { DoctorClient } from './doctor-client.ts'
import type { EditorState } from './editor-state.ts'

/** A room for the editor; `key` names its draft. Drafts of earlier versions have no original. */
export type OpenedRoom = {
  client: DoctorClient
  key: string
  room: DesignRoom
  original?: Original
  begin: EditorState
}
