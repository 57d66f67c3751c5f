import type { Camera } from '@vuong-tron/room-engine/geometry/camera'
import { fetchPicture } from '../fetch-picture.ts'
import { loadDraft } from '../room-draft.ts'
import type { SampleRoom } from '../sample-rooms.ts'
import { type EditorToolId, isEditorTool } from '../tools.ts'
import { DoctorClient } from './doctor-client.ts'
import { newEditor } from './editor-state.ts'
import type { OpenedRoom } from './opened-room.ts'
import type { Opened, Outcome, RoomLayout } from './protocol.ts'

export { Editor } from './editor.tsx'

export type { OpenedRoom } from './opened-room.ts'

const newClient = () =>
  new DoctorClient(() => new Worker(new URL('./doctor.worker.ts', import.meta.url), { type: 'module' }))

const USUAL_TOOL: EditorToolId = 'colors_textures'

/** Opens a photo in a new Worker, with the tool that the address names. */
export async function openRoom(
  file: Blob,
  name: string,
  tool: unknown,
  sample?: SampleRoom,
): Promise<Outcome<OpenedRoom>> {
  const surfaces = sample && (await surfacesOf(sample))
  const client = newClient()
  const opened = await client.ask('open', { file, use: 'room', footShare: sample?.footShare, surfaces })
  if (opened.ok) {
    const begin = newEditor(opened, isEditorTool(tool) ? tool : USUAL_TOOL, sample && roomIn(opened, sample))
    const room = { name, sample: sample?.id ?? null }
    return { ok: true, client, key: crypto.randomUUID(), room, original: opened.original, begin }
  }
  client.close()
  return opened
}

/** The surface map of a sample room; without it, surfaces are segmented as in any photo. */
const surfacesOf = ({ surfaces }: SampleRoom) =>
  fetchPicture(surfaces, AbortSignal.timeout(MAP_TIMEOUT_MS)).catch(() => undefined)

/** Short, as the map has only a few kilobytes. */
const MAP_TIMEOUT_MS = 4000

/** Sample rooms have a level, frontal camera. */
const LEVEL: Pick<Camera, 'x' | 'y' | 'z'> = { x: [1, 0, 0], y: [0, 1, 0], z: [0, 0, 1] }

/** Camera, box and surfaces of a sample at working size. */
const roomIn = (
  { photo: { width, height }, surfaces }: Opened,
  { focalShare, box, isFurnished }: SampleRoom,
): RoomLayout => ({
  camera: { widthPx: width, heightPx: height, focalPx: width * focalShare, ...LEVEL },
  box,
  surfaces,
  sample: isFurnished ? 'furnished' : 'bare',
})

/** Opens the room draft. */
export async function reopenRoom(): Promise<Outcome<OpenedRoom>> {
  const draft = await loadDraft()
  if (!draft) return { ok: false, code: 'room_gone' }
  const { key, name, sample, original, document, variants, dropped } = draft
  const begin = { document, variants, dropped, past: [], future: [] }
  return { ok: true, client: newClient(), key, room: { name, sample }, original, begin }
}
