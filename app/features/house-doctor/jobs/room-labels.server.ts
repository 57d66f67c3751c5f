import { labelRoom, type RoomLabels } from '@vuong-tron/room-engine/network/label-room'
import { readWeights, type Weights } from '@vuong-tron/room-engine/network/weights'
import type { Photo } from '@vuong-tron/room-engine/picture'
import weightsUrl from '@vuong-tron/room-engine/weights/room-labels.bin?url'
import { env } from '#app/server/env'
import { logFailure } from '#app/server/log/failure-log'

/** The weights of an isolate. Their promise is not kept: it would belong to the request that began it. */
let weights: Weights | undefined

const PATIENCE_MS = 5000

/**
 * Looks at a photo with our network once a kernel asks; undefined where the weights cannot be read, as surfaces are
 * found without it too.
 */
export async function labellerOf(photo: Photo): Promise<(() => RoomLabels) | undefined> {
  try {
    weights ??= await readFile()
  } catch (error) {
    logFailure('house doctor: weights', error as Error)
    return undefined
  }
  const read = weights
  let labels: RoomLabels | undefined
  return () => {
    labels ??= labelRoom(photo, read)
    return labels
  }
}

async function readFile(): Promise<Weights> {
  const signal = AbortSignal.timeout(PATIENCE_MS)
  const answer = await env.ASSETS.fetch(new URL(weightsUrl, env.SITE_ORIGIN), { signal })
  if (!answer.ok) throw new Error(`HTTP ${answer.status}`)
  const read = readWeights(new Uint8Array(await answer.arrayBuffer()))
  if (!read.ok) throw new Error(read.code)
  return read.weights
}
