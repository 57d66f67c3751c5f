import { labelRoom, type RoomLabels } from '@vuong-tron/room-engine/network/label-room'
import { readWeights, type Weights } from '@vuong-tron/room-engine/network/weights'
import type { Photo } from '@vuong-tron/room-engine/picture'
import weightsUrl from '@vuong-tron/room-engine/weights/room-labels.bin?url'
import { env } from '#app/server/env'
import { logFailure } from '#app/server/log/failure-log'

/** The weights of an isolate, read from the static files with the first photo that asks for them. */
let weights: Promise<Weights | undefined> | undefined

/** What our network sees in a photo; undefined where its weights cannot be read, as surfaces are found without it too. */
export async function labelsOf(photo: Photo): Promise<RoomLabels | undefined> {
  weights ??= readFile().catch((error: Error) => {
    logFailure('house doctor: weights', error)
    // The next photo tries again.
    weights = undefined
    return undefined
  })
  const read = await weights
  return read && labelRoom(photo, read)
}

async function readFile(): Promise<Weights> {
  const answer = await env.ASSETS.fetch(new URL(weightsUrl, env.SITE_ORIGIN))
  if (!answer.ok) throw new Error(`HTTP ${answer.status}`)
  const read = readWeights(new Uint8Array(await answer.arrayBuffer()))
  if (!read.ok) throw new Error(read.code)
  return read.weights
}
