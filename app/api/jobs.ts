import { type Context, Hono } from 'hono'
import { streamSSE } from 'hono/streaming'
import { readForm } from '#app/features/house-doctor/jobs/call.server'
import { keepDeviceResult } from '#app/features/house-doctor/jobs/device-result.server'
import { tellChanges } from '#app/features/house-doctor/jobs/events.server'
import { FILE_NAME, readFile } from '#app/features/house-doctor/jobs/files.server'
import { withdrawHostedConsents } from '#app/features/house-doctor/jobs/hosted/consents.server'
import { hostedEngineOf } from '#app/features/house-doctor/jobs/hosted/settings'
import { hasEnded } from '#app/features/house-doctor/jobs/jobs'
import { endJob, findJob, type Job, keepForAccount, listJobs } from '#app/features/house-doctor/jobs/jobs.server'
import { JOBS_API, secondsLeft } from '#app/features/house-doctor/jobs/links.server'
import { deleteAllOf, forgetJob } from '#app/features/house-doctor/jobs/sweep.server'
import { jobViewOf } from '#app/features/house-doctor/jobs/view.server'
import type { Tools } from '#app/features/house-doctor/jobs/work.server'
import type { FailureCode } from '#app/lib/failure'
import { openDatabase } from '#app/server/db/client'
import { clientAddress } from '#app/server/http/client-address'
import { doctorAllowances } from '#app/server/limits/allowances'
import { secondsOfBurst } from '#app/server/limits/flood'
import { consume, refund } from '#app/server/limits/quota'
import { sessionSecrets } from '#app/server/secrets'
import type { ApiEnv } from './api-env'
import { isFromOtherSite, refuseFor, success } from './call'
import { answerProblem, localeOf, sentenceFor } from './errors'
import { callerOf, ownersOf } from './house-doctor-caller'
import { doctorProblem } from './house-doctor-problem'

/** Maximum designs in a list. */
const LISTED = 100
const NEVER_KEPT = { 'cache-control': 'no-store' }
const ONE = `${JOBS_API}/:id`

export const doctorTools = ({ env }: Context<ApiEnv>): Tools => ({
  db: openDatabase(env.DB),
  bucket: env.PHOTOS,
  images: env.IMAGES,
  hosted: hostedEngineOf(env),
})

/** The House Doctor's jobs of the caller. */
export const jobs = new Hono<ApiEnv>()

jobs.get(`${ONE}/files/:file`, async (c) => {
  const { id, file } = c.req.param()
  const { expires = '', signature = '' } = c.req.query()
  const seconds = secondsLeft(sessionSecrets(c.env), { job: id, file, expires, signature }, Date.now())
  if (seconds === false || !FILE_NAME.test(file)) return answerProblem(c, 'not_found')
  if (seconds <= 0) return answerProblem(c, 'link_expired')
  const picture = await readFile(c.env.PHOTOS, id, file, seconds)
  return picture instanceof Response ? picture : answerProblem(c, picture)
})

jobs.get(JOBS_API, async (c) => {
  const caller = await callerOf(c)
  if (!caller.ok) return answerProblem(c, caller.code)
  const found = await listJobs(doctorTools(c).db, ownersOf(caller), LISTED)
  return c.json({ ...success, data: { jobs: found.map((job) => viewFor(c, job)) } }, 200, NEVER_KEPT)
})

/** "Delete my photos": erases everything of the caller at once. */
jobs.delete(JOBS_API, async (c) => {
  if (isFromOtherSite(c)) return answerProblem(c, 'cross_site_request')
  const caller = await callerOf(c)
  if (!caller.ok) return answerProblem(c, caller.code)
  const deleted = await deleteAllOf(doctorTools(c), ownersOf(caller))
  await withdraw(c, deleted, caller.account)
  return c.json({ ...success, data: { deleted: deleted.length } }, 200, NEVER_KEPT)
})

/** Moves a visitor's designs to the account after sign-in. */
jobs.post(`${JOBS_API}/keep`, async (c) => {
  if (isFromOtherSite(c)) return answerProblem(c, 'cross_site_request')
  const caller = await callerOf(c)
  if (!caller.ok || !caller.account) return answerProblem(c, 'invalid_token')
  if (caller.visitor) await keepForAccount(doctorTools(c).db, caller.visitor, caller.account)
  return c.json(success, 200, NEVER_KEPT)
})

jobs.get(ONE, (c) => withJob(c, async (job) => jobAnswer(c, job, 200)))

/** Cancels a running job; deletes a finished one with its pictures. */
jobs.delete(ONE, (c) =>
  withJob(c, async (job) => {
    const tools = doctorTools(c)
    const cancelled = await endJob(tools.db, job, { status: 'cancelled', failure: null })
    await withdraw(c, [job.id], job)
    if (cancelled) return jobAnswer(c, cancelled, 200)
    await forgetJob(tools, job)
    return c.body(null, 204)
  }),
)

jobs.post(`${ONE}/result`, (c) =>
  withJob(c, async (job) => {
    const tools = doctorTools(c)
    const refusedUploads = { ...doctorAllowances.refusedUploadOfJob, who: job.id }
    const now = Date.now()
    const wait = (await burstOf(c)) ?? (await consume(tools.db, [refusedUploads], { now }))
    if (wait !== undefined) return refuseFor(c, wait)
    const body = await readForm(c.req.raw)
    if (!body.ok) return doctorProblem(c, body)
    const stored = await keepDeviceResult(tools, job, body.form)
    if (!stored.ok) return doctorProblem(c, stored)
    await refund(tools.db, refusedUploads, { usedAt: now })
    return jobAnswer(c, stored.job, 200)
  }),
)

jobs.get(`${ONE}/events`, (c) =>
  withJob(c, async (job) => {
    const seen = Number(/^\d{1,9}$/.exec(c.req.header('last-event-id') ?? '') ?? -1)
    // 204 tells an EventSource to stop reconnecting.
    if (hasEnded(job.status) && job.revision <= seen) return c.body(null, 204)
    const { db } = doctorTools(c)
    const wait = (await burstOf(c)) ?? (await consume(db, [{ ...doctorAllowances.streamOfOwner, who: job.owner }]))
    if (wait !== undefined) return refuseFor(c, wait)
    const answer = streamSSE(c, (stream) =>
      tellChanges(
        stream,
        () => findJob(db, job.id),
        (one) => viewFor(c, one),
        seen,
      ),
    )
    answer.headers.set('cache-control', 'no-store')
    return answer
  }),
)

/** Flood protection before a body is read or a stream opened. */
const burstOf = (c: Context<ApiEnv>) => secondsOfBurst(c.env.DOCTOR_LIMITER, clientAddress(c.req.raw.headers, c.env))

/** Only for the job's owner; for others it does not exist. */
async function withJob(c: Context<ApiEnv>, answer: (job: Job) => Promise<Response>): Promise<Response> {
  if (c.req.method !== 'GET' && isFromOtherSite(c)) return answerProblem(c, 'cross_site_request')
  const caller = await callerOf(c)
  if (!caller.ok) return answerProblem(c, caller.code, { 'www-authenticate': 'Bearer' })
  const job = await findJob(doctorTools(c).db, c.req.param('id') ?? '')
  if (!job || !ownersOf(caller).some(({ key }) => key === job.owner)) return answerProblem(c, 'not_found')
  return answer(job)
}

/** Withdraws the consents given for deleted jobs. */
const withdraw = (c: Context<ApiEnv>, deleted: readonly string[], who?: { accountId: string | null }) =>
  withdrawHostedConsents(doctorTools(c).db, deleted, { locale: localeOf(c), accountId: who?.accountId ?? null })

export const jobAnswer = (c: Context<ApiEnv>, job: Job, status: 200 | 202) =>
  c.json(viewFor(c, job), status, NEVER_KEPT)

export const viewFor = (c: Context<ApiEnv>, job: Job) =>
  jobViewOf(job, { secrets: sessionSecrets(c.env), sentence: (code: FailureCode) => sentenceFor(c, code) })
