import { labelRoom, type RoomLabels } from '@vuong-tron/room-engine/network/label-room'
import { readWeights, type Weights } from '@vuong-tron/room-engine/network/weights'
import type { Photo } from '@vuong-tron/room-engine/picture'
import weightsUrl from '@vuong-tron/room-engine/weights/room-labels.bin?url'
import { remembered } from '../../remembered.ts'

/** After this time an area is found without the network, as on a slow line. */
const PATIENCE_MS = 4000

let coming: Promise<Weights | undefined> | undefined

/** Begins to load the network's weights (0.4 MB), which only photos need; called as soon as one is opened. */
export function loadWeights(): Promise<Weights | undefined> {
  coming ??= fetchWeights().catch(() => {
    // The next area tries again.
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
  ({ photo, weights }) => labelRoom(photo, weights),
)

/** What our network sees in the photo; undefined where it has not come, as areas are found without it too. */
export async function labelsOf(photo: Photo): Promise<RoomLabels | undefined> {
  const tooLong = new Promise<undefined>((resolve) => setTimeout(resolve, PATIENCE_MS))
  const weights = await Promise.race([loadWeights(), tooLong])
  return weights && labelled({ photo, weights })
}
