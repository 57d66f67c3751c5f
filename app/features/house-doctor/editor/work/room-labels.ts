import type { RoomLabels } from '@vuong-tron/room-engine/network/label-room'
import { ownLabeller } from '@vuong-tron/room-engine/network/labeller'
import { readWeights, type Weights } from '@vuong-tron/room-engine/network/weights'
import type { Photo } from '@vuong-tron/room-engine/picture'
import weightsUrl from '@vuong-tron/room-engine/weights/room-labels.bin?url'
import { remembered } from '../../remembered.ts'
import { operatorsLabels } from './operators-labels.ts'

/** Room and areas wait for the network so long after it was asked for, and do without it on a slower line. */
const PATIENCE_MS = 4000

let coming: Promise<Weights | undefined> | undefined
let askedAt = 0

/** Begins to load the network's weights (0.4 MB), which only photos need; called as soon as a room is looked for. */
export function loadWeights(): Promise<Weights | undefined> {
  if (coming) return coming
  askedAt = performance.now()
  coming = fetchWeights().catch(() => {
    // Whoever asks next tries again.
    coming = undefined
    return undefined
  })
  return coming
}

async function fetchWeights(): Promise<Weights | undefined> {
  const response = await fetch(weightsUrl)
  if (!response.ok) throw new Error(`weights: ${response.status}`)
  const read = readWeights(new Uint8Array(await response.arrayBuffer()))
  return read.ok ? read.weights : undefined
}

const labelled = remembered(
  ({ photo }: { photo: Photo; weights: Weights }) => ({ bytes: [photo.data], rest: null }),
  ({ photo, weights }) => ownLabeller(weights)(photo),
)

/** `isFinal`: nothing better comes later. */
export type Seen = { labels?: RoomLabels; isFinal: boolean }

/** What the operator's model sees in a visitor's photo, or our network; no labels where neither has come. */
export async function labelsOf(photo: Photo, isSample = false): Promise<Seen> {
  const theirs: Awaited<ReturnType<typeof operatorsLabels>> = isSample
    ? { isComing: false }
    : await operatorsLabels(photo)
  if (theirs.labels) return { labels: theirs.labels, isFinal: true }
  const asked = loadWeights()
  const left = Math.max(0, askedAt + PATIENCE_MS - performance.now())
  const tooLong = new Promise<undefined>((resolve) => setTimeout(resolve, left))
  const weights = await Promise.race([asked, tooLong])
  const ours = weights && (await labelled({ photo, weights }))
  return { labels: ours?.ok ? ours.labels : undefined, isFinal: ours !== undefined && !theirs.isComing }
}
