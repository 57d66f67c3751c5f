import type { RoomLabels } from '@vuong-tron/room-engine/network/label-room'
import type { Labeller, LabellerResult } from '@vuong-tron/room-engine/network/labeller'
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

const label: Labeller = remembered(
  (photo: Photo) => ({ bytes: [photo.data], rest: null }),
  (photo) =>
    new Promise((resolve) => {
      waiting.set(++lastWanted, resolve)
      postMessage({ wanted: lastWanted, photo } satisfies FromWorker)
    }),
)

/** What the operator's model sees in the photo. `isComing`: it may still answer later. */
export async function operatorsLabels(photo: Photo): Promise<{ labels?: RoomLabels; isComing: boolean }> {
  if (!hasModel) return { isComing: false }
  const tooLong = new Promise<undefined>((resolve) => setTimeout(resolve, PATIENCE_MS))
  const result = await Promise.race([label(photo), tooLong])
  return result?.ok ? { labels: result.labels, isComing: false } : { isComing: result === undefined }
}
