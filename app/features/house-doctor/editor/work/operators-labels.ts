import type { RoomLabels } from '@vuong-tron/room-engine/network/label-room'
import type { LabellerResult } from '@vuong-tron/room-engine/network/labeller'
import type { Photo } from '@vuong-tron/room-engine/picture'
import { remembered } from '../../remembered.ts'
import type { FromWorker, Labelled } from '../protocol.ts'

/** After this time our own network answers; the model has to arrive first, and takes seconds for a photo. */
const PATIENCE_MS = 10_000

let hasModel = false
let lastWanted = 0
const waiting = new Map<number, (result: LabellerResult) => void>()

/** What the page says of the operator's model. */
export function hear(said: { hasModel: boolean } | Labelled) {
  if ('hasModel' in said) {
    hasModel = said.hasModel
    return
  }
  waiting.get(said.wanted)?.(said.result)
  waiting.delete(said.wanted)
}

/** Asks for a photo's labels once, and remembers since when. */
const asked = remembered(
  (photo: Photo) => ({ bytes: [photo.data], rest: null }),
  (photo) => ({
    since: Date.now(),
    labels: new Promise<LabellerResult>((resolve) => {
      waiting.set(++lastWanted, resolve)
      postMessage({ wanted: lastWanted, photo } satisfies FromWorker)
    }),
  }),
)

/** What the operator's model sees in the photo. `isComing`: it may still answer later. */
export async function operatorsLabels(photo: Photo): Promise<{ labels?: RoomLabels; isComing: boolean }> {
  if (!hasModel) return { isComing: false }
  const { since, labels } = asked(photo)
  // Whoever has waited for a photo does not wait for it again.
  const leftMs = Math.max(0, since + PATIENCE_MS - Date.now())
  const result = await Promise.race([labels, new Promise<undefined>((resolve) => setTimeout(resolve, leftMs))])
  return result?.ok ? { labels: result.labels, isComing: false } : { isComing: result === undefined }
}
