import type { FailureCode } from '#app/lib/failure'
import type { Database } from '#app/server/db/client'
import { logFailure } from '#app/server/log/failure-log'
import { markedPng, xmpOf } from '../export-mark.ts'
import type { CallPicture, DoctorCall } from './call.server'
import type { Fields, ResultFormat } from './fields.schema'
import { MASK_FILE, newResultName, type PhotoBucket, putFile, resultFile, resultMaskFile } from './files.server'
import { furnishingWith } from './furnishing.server'
import type { HostedEngine } from './hosted/hosted.server'
import { addOutputs, endJob, handOver, type Job, type JobOutput, noteProgress } from './jobs.server'
import type { Kernel, KernelInput, Made } from './kernels/kernel'
import { type Decoder, decodeMask, fitWithin, readPixels, resultFileOf, writePng } from './pixels.server'
import { labellerOf } from './room-labels.server'
import { dropIfForgotten } from './sweep.server'

export type Tools = { db: Database; bucket: PhotoBucket; images: Decoder; hosted?: HostedEngine }

/** Computes a job, stores its results and records its end; stops when its owner ends it. */
export async function work(tools: Tools, job: Job, input: KernelInput, kernel: Kernel): Promise<Job | undefined> {
  try {
    return await computed(tools, job, input, kernel)
  } catch (error) {
    logFailure(`house doctor: ${job.function}`, error as Error)
    return giveUp(tools.db, job, job.engine === 'ai' ? 'hosted_engine_failed' : 'engine_failed')
  }
}

/** Hands the hosted engine's failures over to the page; others fail. */
const giveUp = (db: Database, job: Job, failure: FailureCode) =>
  failure === 'hosted_engine_failed' || failure === 'hosted_engine_spent'
    ? handOver(db, job, failure)
    : endJob(db, job, { status: 'failed', failure })

async function computed(tools: Tools, job: Job, input: KernelInput, kernel: Kernel): Promise<Job | undefined> {
  const { db, bucket } = tools
  if (!(await noteProgress(db, job.id, { status: 'running', stage: 'working', progress: 30 }))) return
  const result = await kernel(input)
  if (!result.ok) return giveUp(db, job, result.code)
  const storing = await noteProgress(db, job.id, { stage: 'storing', progress: 80 })
  if (!storing) return
  const outputs = await Promise.all(result.made.map((made) => store(tools, job, { seed: input.seed, ...made })))
  const done = await addOutputs(db, storing, { outputs, isLast: true })
  if (!done) await dropIfForgotten({ db, bucket }, job.id)
  return done
}

type InputRead = { ok: true; input: KernelInput; maskPng?: Uint8Array } | { ok: false; code: FailureCode }

/** Decodes a call's pictures at the engine's size. */
export async function readInput(
  { db, images }: Tools,
  call: DoctorCall,
  { seed, edgePx, furnishes }: { seed: number; edgePx: number; furnishes?: boolean },
): Promise<InputRead> {
  const edge = fitWithin(Math.min(call.fields.max_edge ?? edgePx, edgePx))
  const pixels = async (picture: CallPicture | undefined) => picture && readPixels(images, picture.bytes, edge)
  const [photo, texture, style] = await Promise.all([pixels(call.image), pixels(call.texture), pixels(call.style)])
  const isRead = photo && (texture || !call.texture) && (style || !call.style)
  if (!isRead) return { ok: false, code: 'image_unreadable' }
  const mask = call.mask && (await decodeMask(images, call.mask.bytes, photo))
  if (call.mask && !mask) return { ok: false, code: 'image_unreadable' }
  if (mask?.isEmpty) return { ok: false, code: 'mask_empty' }
  const labels = await labellerOf(photo)
  const furnishing = furnishes ? furnishingWith(db, images) : undefined
  return {
    ok: true,
    input: { photo, texture, style, mask: mask?.mask, labels, furnishing, fields: call.fields, seed },
    maskPng: mask?.png,
  }
}

/** The requested seed, or else one derived from the job's id. */
export const jobSeedOf = ({ id, parameters }: Pick<Job, 'id' | 'parameters'>): number =>
  typeof parameters.seed === 'number' ? parameters.seed : Number.parseInt(id.slice(0, 7), 16)

/** The requested result format. */
export const formatOf = ({ parameters }: Pick<Job, 'parameters'>): ResultFormat =>
  (parameters as Fields).output?.format ?? 'png'

async function store(
  { bucket, images }: Tools,
  job: Job,
  { photo, mask, label, recipe, source, seed, products = [] }: Made & { seed: number },
): Promise<JobOutput> {
  const name = newResultName()
  const format = formatOf(job)
  const file = resultFile(name, format)
  const bytes = await resultFileOf(images, writePng(photo), photo, { format, source })
  if (!bytes) throw new Error('a result that is not drawn in its format')
  await putFile(bucket, job.id, file, bytes)
  if (mask) await putFile(bucket, job.id, resultMaskFile(name), markedPng(writePng(mask), xmpOf('algorithmicMedia')))
  return {
    file,
    ...(mask ? { mask: resultMaskFile(name) } : job.parameters.masked ? { mask: MASK_FILE } : {}),
    width: photo.width,
    height: photo.height,
    seed,
    ...(label && { label }),
    recipe,
    products: [...products],
  }
}
