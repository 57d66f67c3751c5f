import { stageWith } from '@vuong-tron/room-engine/staging/stage'
import { MeshoptDecoder } from '#app/lib/meshopt-decoder'
import type { Database } from '#app/server/db/client'
import { env } from '#app/server/env'
import { furnisher } from '../furnishing/furnisher.ts'
import { findFurniture } from '../furniture.server.ts'
import type { FurnishingInput } from './kernels/kernel'
import { type Decoder, readPixels } from './pixels.server'

/** Pictures in models are small. */
const AS_IT_IS = { width: 1024, height: 1024, fit: 'scale-down' } as const

/** The range, and what draws it without WebGL; read once a kernel asks. */
export function furnishingWith(db: Database, images: Decoder): () => Promise<FurnishingInput> {
  let given: Promise<FurnishingInput> | undefined
  return () => {
    given ??= begin(db, images)
    return given
  }
}

async function begin(db: Database, images: Decoder): Promise<FurnishingInput> {
  const [range, { SoftwareRenderer }] = await Promise.all([
    findFurniture(db),
    // Loaded when it is needed: three.js would delay the start of every isolate.
    import('@vuong-tron/room-engine/staging/software-renderer'),
  ])
  const stage = stageWith(new SoftwareRenderer({ decoder: MeshoptDecoder, read: readModel, decodePicture }))
  return { range, furnisher: furnisher(async () => ({ ok: true, stage })) }

  async function decodePicture(bytes: Uint8Array<ArrayBuffer>) {
    const picture = await readPixels(images, bytes, AS_IT_IS)
    if (!picture) throw new Error('a picture that is not read')
    return picture
  }
}

async function readModel(model: string): Promise<ArrayBuffer> {
  const answer = await env.ASSETS.fetch(new URL(model, env.SITE_ORIGIN))
  if (!answer.ok) throw new Error(`HTTP ${answer.status}`)
  return answer.arrayBuffer()
}
