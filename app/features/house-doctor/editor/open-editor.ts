import type { Photo } from '../engine/picture.ts'
import { keptRoom } from '../kept-room.ts'
import { bareAreas, corrections } from '../sample-areas.ts'
import type { SampleRoom } from '../sample-rooms.ts'
import type { OpenToolId } from '../tools.ts'
import { DoctorClient } from './doctor-client.ts'
import { newEditor } from './editor-state.ts'
import type { OpenedRoom } from './opened-room.ts'
import type { Outcome, Room } from './protocol.ts'

export { Editor } from './editor.tsx'

export type { OpenedRoom } from './opened-room.ts'

const newClient = () =>
  new DoctorClient(() => new Worker(new URL('./doctor.worker.ts', import.meta.url), { type: 'module' }))

/** A photo, decoded in a Worker that stays with it. */
export async function openRoom(
  file: Blob,
  name: string,
  tool: OpenToolId,
  sample?: SampleRoom,
): Promise<Outcome<OpenedRoom>> {
  const client = newClient()
  const opened = await client.ask('open', { file, use: 'room', footShare: sample?.footShare })
  if (opened.ok) {
    const begin = newEditor(
      opened,
      tool,
      sample && roomIn(opened.photo, sample),
      sample && bareAreas[sample.id],
      sample && corrections[sample.id],
    )
    const room = { name, sample: sample?.id ?? null }
    return { ok: true, client, key: crypto.randomUUID(), room, original: opened.original, begin }
  }
  client.close()
  return opened
}

/** A sample's camera and box, in the size at which it is worked on. */
const roomIn = ({ width, height }: Photo, { focalShare, x, y, z, box }: SampleRoom): Room => ({
  camera: { widthPx: width, heightPx: height, focalPx: width * focalShare, x, y, z },
  box,
})

/** The room that this browser has kept, as it was left. */
export async function reopenRoom(): Promise<Outcome<OpenedRoom>> {
  const kept = await keptRoom()
  if (!kept) return { ok: false, code: 'room_gone' }
  const { key, name, sample, original, document, variants, dropped } = kept
  const known = sample ? corrections[sample] : undefined
  const begin = { document, variants, dropped, known, past: [], future: [] }
  return { ok: true, client: newClient(), key, room: { name, sample }, original, begin }
}
