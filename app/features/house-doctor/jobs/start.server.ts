import type { Result } from '#app/lib/failure'
import { hostedMoney } from '#app/server/limits/allowances'
import { consume, refund } from '#app/server/limits/quota'
import { logFailure } from '#app/server/log/failure-log'
import type { DoctorCall } from './call.server'
import { deletePhotos, MASK_FILE, PHOTO_FILE, putFile } from './files.server'
import { noteHostedConsent } from './hosted/consents.server'
import { hostedKernel } from './hosted/hosted.server'
import { hostedFunctions, refusesPainting } from './hosted/prompt'
import { HOSTED_WORDS } from './hosted/settings'
import { checkImage, type ImageSize } from './image-check'
import { HOSTED_EDGE_PX, type JobEngine, KEPT_EDGE_PX, PHOTO_LIFETIME, SERVER_EDGE_PX, VISITOR_LIFETIME } from './jobs'
import { endJob, findByKey, findJob, type Job, markCharged, noteProgress, openJob, takeBackJob } from './jobs.server'
import type { Kernel } from './kernels/kernel'
import type { Owner } from './owner'
import { decodeMask, fitWithin, reencode } from './pixels.server'
import { type Plan, planCall } from './plan-call'
import { computingQuotas, jobQuotas, secondsToAnyEngine } from './quotas.server'
import { dropIfForgotten } from './sweep.server'
import { jobSeedOf, readInput, type Tools, work } from './work.server'

/** The requester: owner, address, locale and idempotency key. */
export type Client = { owner: Owner; address: string; key: string; locale: string }
/** `running` is the rest of the work, for which the answer does not wait. */
type Started = Result<{ job: Job; running?: Promise<Job | undefined> }>

/** Seconds to wait before a call's body is read: its quota is used up, and no job has its key. */
export async function secondsToTurn(
  { db, hosted }: Tools,
  asker: Client,
  now = Date.now(),
): Promise<number | undefined> {
  const engines: JobEngine[] = hosted ? ['client', 'server', 'ai'] : ['client', 'server']
  const wait = await secondsToAnyEngine(db, engines, asker, now)
  return wait && !(await findByKey(db, asker.owner, asker.key, now)) ? wait : undefined
}

/** Makes a job of a call, once per key: retries get the existing job. */
export async function startJob(tools: Tools, call: DoctorCall, asker: Client, now = Date.now()): Promise<Started> {
  const found = engineFor(tools, call)
  if (!found.ok) return found
  const { engine, plan } = found
  if (engine === 'ai' && call.fields.consent !== HOSTED_WORDS) return { ok: false, code: 'consent_missing' }
  const { db } = tools
  const before = await findByKey(db, asker.owner, asker.key, now)
  if (before) return again(before, call)
  const quotas = jobQuotas(engine, asker)
  const { job: opened, isNew } = await openJob(db, newJob(call, engine, asker, now))
  if (!isNew) return again(opened, call)
  // Charged by the call that inserted the row; simultaneous ones find the job.
  const wait = await consume(db, [...quotas, ...computingQuotas(engine, asker)], { now })
  if (wait !== undefined) {
    await takeBackJob(db, opened)
    return { ok: false, code: 'quota_exceeded', retryAfter: wait }
  }
  // Recorded only after payment, because a cancellation refunds the row's charges.
  const job = await noteProgress(db, opened.id, { paidFrom: quotas, credits: 1 })
  if (!job) {
    for (const quota of quotas) await refund(db, quota, { usedAt: now })
    return { ok: true, job: (await findJob(db, opened.id)) ?? opened }
  }
  try {
    const stored = await keepPictures(tools, call, job, { plan, locale: asker.locale })
    if (!stored.ok) await takeBackJob(db, job)
    return stored
  } catch (error) {
    logFailure('house doctor: storing', error as Error)
    return failed(tools, job)
  }
}

/** Reports a job whose pictures could not be stored; if they cannot be deleted, the sweep finds them by their size. */
async function failed({ db, bucket }: Tools, job: Job): Promise<Started> {
  const forgetting = deletePhotos(bucket, job.id).then(() => noteProgress(db, job.id, { width: null, height: null }))
  await forgetting.catch((error) => logFailure('house doctor: storing', error))
  const ended = await endJob(db, job, { status: 'failed', failure: 'engine_failed' })
  return ended ? { ok: true, job: ended } : { ok: false, code: 'engine_failed' }
}

const again = (job: Job, { hash }: DoctorCall): Started =>
  job.requestHash === hash ? { ok: true, job } : { ok: false, code: 'idempotency_conflict' }

/** Chooses the engine for a call; refuses a call that none supports. */
function engineFor(
  { hosted }: Tools,
  { function: name, fields }: DoctorCall,
): Result<{ engine: JobEngine; plan?: Computed }> {
  const { engine = 'auto' } = fields
  if (engine === 'client') return { ok: true, engine }
  if (engine === 'ai') {
    if (!hosted || !hostedFunctions.includes(name)) return { ok: false, code: 'engine_unavailable' }
    return refusesPainting(fields) ?? { ok: true, engine }
  }
  const plan = planCall(name, fields)
  return plan.ok ? { ok: true, engine: 'server', plan } : plan
}

type Computed = Extract<Plan, { ok: true }>

/** The kernel for a job; undefined when a page computes it. */
function kernelOf(
  { db, images, hosted }: Tools,
  { function: name }: DoctorCall,
  job: Job,
  plan?: Computed,
): Kernel | undefined {
  if (plan) return plan.kernel
  if (job.engine !== 'ai' || !hosted) return
  // Cancelled jobs charge nothing, and charged jobs get no refund.
  const spend = async (amount: number) =>
    (await consume(db, [hostedMoney(hosted.mostADay)], { amount })) === undefined && markCharged(db, job)
  return hostedKernel(name, { engine: hosted, images, spend })
}

function newJob(call: DoctorCall, engine: JobEngine, { owner, key }: Client, now: number): Job {
  return {
    id: crypto.randomUUID(),
    owner: owner.key,
    accountId: owner.accountId,
    idempotencyKey: key,
    requestHash: call.hash,
    function: call.function,
    engine,
    status: 'queued',
    progress: 0,
    stage: 'reading',
    revision: 0,
    parameters: { ...call.fields, ...(call.mask && { masked: true }) },
    width: null,
    height: null,
    outputs: [],
    failure: null,
    paidFrom: [],
    credits: 0,
    createdAt: now,
    updatedAt: now,
    photosUntil: now + (owner.accountId ? PHOTO_LIFETIME : VISITOR_LIFETIME),
  }
}

type StoredCall = { job: Job; running?: Promise<Job | undefined> }

/**
 * Stores the photo upright without metadata. Refuses undecodable pictures, empty masks and photos with nothing to
 * change, because only headers were checked before.
 */
async function keepPictures(
  tools: Tools,
  call: DoctorCall,
  job: Job,
  { plan, locale }: { plan?: Computed; locale: string },
): Promise<Result<StoredCall>> {
  const { db, bucket, images } = tools
  const photo = await reencode(images, call.image.bytes, fitWithin(KEPT_EDGE_PX), 'image/webp')
  const checked = photo && checkImage(photo, 1)
  if (!photo || !checked?.ok) return { ok: false, code: 'image_unreadable' }
  const { size } = checked
  const isHosted = job.engine === 'ai'
  const kernel = kernelOf(tools, call, job, plan)
  const edgePx = isHosted ? HOSTED_EDGE_PX : SERVER_EDGE_PX
  const read = kernel && (await readInput(tools, call, { ...plan, seed: jobSeedOf(job), edgePx }))
  if (read && !read.ok) return read
  const refused = read && (await plan?.begins?.(read.input))
  if (refused) return refused
  // A page may have to take over from the hosted engine.
  const mask = !read || isHosted ? await readDeviceMask(tools, call, size) : read
  if (!mask.ok) return mask
  // Before its files, because the sweep finds photos by the size.
  if (!(await noteProgress(db, job.id, size))) return { ok: true, job: (await findJob(db, job.id)) ?? job }
  if (mask.maskPng) await putFile(bucket, job.id, MASK_FILE, mask.maskPng)
  await putFile(bucket, job.id, PHOTO_FILE, photo)
  const stage = kernel ? 'reading' : 'device'
  const stored = await noteProgress(db, job.id, { stage, progress: 10 })
  if (!stored) {
    await dropIfForgotten(tools, job.id)
    return { ok: true, job }
  }
  // Without provable consent, no photo is sent.
  if (isHosted) await noteHostedConsent(db, stored, locale, stored.updatedAt)
  const running = kernel && read ? work(tools, stored, read.input, kernel) : undefined
  return { ok: true, job: stored, running }
}

/** The mask for a page, at the stored photo's size. */
async function readDeviceMask(
  { images }: Tools,
  { mask }: DoctorCall,
  size: ImageSize,
): Promise<Result<{ maskPng?: Uint8Array }>> {
  if (!mask) return { ok: true }
  const read = await decodeMask(images, mask.bytes, size)
  if (!read) return { ok: false, code: 'image_unreadable' }
  return read.isEmpty ? { ok: false, code: 'mask_empty' } : { ok: true, maskPng: read.png }
}
