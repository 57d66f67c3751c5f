import type { Design } from '../designs/designs.ts'
import { type RoomDocument, slugsIn } from './document.ts'
import { serializePlan } from './link.ts'

/** A drawn room as an account keeps it; it is called by its kind, in the language of whoever looks. */
export const drawnDesign = (document: RoomDocument, room: string): Design => ({
  id: crypto.randomUUID(),
  savedAt: Date.now(),
  room,
  plan: serializePlan(document),
  name: '',
  sample: null,
  preview: '',
  consent: '',
  steps: [{ tool: 'room_composer', surfaces: [], settings: {} }],
  products: slugsIn(document),
})
