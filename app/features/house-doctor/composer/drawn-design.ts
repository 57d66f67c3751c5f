import type { SavedDesign } from '../designs/designs.ts'
import { type RoomDocument, slugsInRoom } from './document.ts'
import { serializePlan } from './link.ts'

/** A drawn room as saved in the account; named by its kind in the reader's language. */
export const drawnDesign = (document: RoomDocument, room: string): SavedDesign => ({
  id: crypto.randomUUID(),
  savedAt: Date.now(),
  room,
  plan: serializePlan(document),
  name: '',
  sample: null,
  preview: '',
  consent: '',
  steps: [{ tool: 'room_composer', surfaces: [], settings: {} }],
  products: slugsInRoom(document),
})
