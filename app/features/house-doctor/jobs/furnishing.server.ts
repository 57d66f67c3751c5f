import type { Photo } from '@vuong-tron/room-engine/picture'
import { SoftwareRenderer } from '@vuong-tron/room-engine/staging/software-renderer'
import { stageWith } from '@vuong-tron/room-engine/staging/stage'
import { MeshoptDecoder } from '#app/lib/meshopt-decoder'
import type { Database } from '#app/server/db/client'
import { env } from '#app/server/env'
import { logFailure } from '#app/server/log/failure-log'
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
  const range = await findFurniture(db)
  const decodePicture = (bytes: Uint8Array<ArrayBuffer>) => logged(() => pictureOf(images, bytes))
  const read = (model: string) => logged(() => readModel(model))
  const stage = stageWith(new SoftwareRenderer({ decoder: MeshoptDecoder, read, decodePicture }))
  return { range, furnisher: furnisher(async () => ({ ok: true, stage })) }
}

/** Callers are told only that a model is missing. */
async function logged<Value>(read: () => Promise<Value>): Promise<Value> {
  try {
    return await read()
  } catch (error) {
    logFailure('house doctor: model', error as Error)
    throw error
  }
}

async function readModel(model: string): Promise<ArrayBuffer> {
  const answer = await env.ASSETS.fetch(new URL(model, env.SITE_ORIGIN))
  if (!answer.ok) throw new Error(`${model}: HTTP ${answer.status}`)
  return answer.arrayBuffer()
}

/** Decoded pictures of an isolate, by their bytes: all models share a few grains of wood and cloth. */
const pictures = new Map<string, Photo>()
const MOST_PICTURES = 8

async function pictureOf(images: Decoder, bytes: Uint8Array<ArrayBuffer>): Promise<Photo> {
  const key = Buffer.from(bytes).toString('base64')
  const picture = pictures.get(key) ?? (await readPixels(images, bytes, AS_IT_IS))
  if (!picture) throw new Error('a picture that is not read')
  if (pictures.size < MOST_PICTURES) pictures.set(key, picture)
  return picture
}
