import { type Context, Hono } from 'hono'
import { isForm, readCall, readForm } from '#app/features/house-doctor/jobs/call.server'
import { hasEnded } from '#app/features/house-doctor/jobs/jobs'
import { findJob, type Job } from '#app/features/house-doctor/jobs/jobs.server'
import { JOBS_API } from '#app/features/house-doctor/jobs/links.server'
import { secondsToTurn, startJob } from '#app/features/house-doctor/jobs/start.server'
import { type ToolId, toolIds, tools } from '#app/features/house-doctor/tools'
import { SECOND } from '#app/lib/constants'
import { clientAddress } from '#app/server/http/client-address'
import { doctorAllowances } from '#app/server/limits/allowances'
import { secondsOfBurst } from '#app/server/limits/flood'
import { consume, waitsFor } from '#app/server/limits/quota'
import { fingerprint } from '#app/server/secrets'
import type { ApiEnv } from './api-env'
import { isFromOtherSite, refuseFor } from './call'
import { answerProblem, localeOf } from './errors'
import { callerOf, ownerOfNew } from './house-doctor-caller'
import { doctorProblem } from './house-doctor-problem'
import { isIdempotencyKey } from './idempotency-key'
import { doctorTools, jobAnswer, viewFor } from './jobs'

export const HOUSE_DOCTOR = toolIds.map((name) => tools[name].address)

/** Jobs finished within this time are answered directly. */
const QUICK = 2 * SECOND

export const houseDoctor = new Hono<ApiEnv>()
for (const name of toolIds) {
  const { address } = tools[name]
  houseDoctor.post(address, (c) => begin(c, name))
}

async function begin(c: Context<ApiEnv>, name: ToolId): Promise<Response> {
  const address = clientAddress(c.req.raw.headers, c.env)
  const wait = await secondsOfBurst(c.env.DOCTOR_LIMITER, address)
  if (wait !== undefined) return refuseFor(c, wait)
  if (isFromOtherSite(c)) return answerProblem(c, 'cross_site_request')
  if (!isForm(c.req.raw)) return doctorProblem(c, { code: 'unsupported_media' })
  // Visitor cookies are derived from the key (house-doctor-caller.ts), so it must be unguessable.
  const key = c.req.header('idempotency-key') ?? ''
  if (!key) return doctorProblem(c, { code: 'idempotency_key_missing' })
  if (!isIdempotencyKey(key)) return doctorProblem(c, { code: 'invalid_request', wrong: ['Idempotency-Key'] })
  const caller = await callerOf(c)
  if (!caller.ok) return answerProblem(c, caller.code, { 'www-authenticate': 'Bearer' })
  const tools = doctorTools(c)
  const asker = { owner: ownerOfNew(c, caller, key), address, key: fingerprint(key), locale: localeOf(c) }
  const refusedBodies = { ...doctorAllowances.refusedBodyFromAddress, who: fingerprint(address) }
  // Reading the body costs up to 15 MB, so this limit is checked first.
  const [toRead = 0] = await waitsFor(tools.db, [refusedBodies])
  if (toRead) return refuseFor(c, toRead)
  const toPay = await secondsToTurn(tools, asker)
  if (toPay) return doctorProblem(c, { code: 'quota_exceeded' }, { retryAfter: toPay })
  const body = await readForm(c.req.raw)
  const reading = body.ok ? await readCall(name, body.form) : body
  if (!reading.ok) {
    await consume(tools.db, [refusedBodies])
    return doctorProblem(c, reading)
  }
  const started = await startJob(tools, reading.call, asker)
  if (!started.ok) return doctorProblem(c, started, started)
  return answerStarted(c, started.job, started.running)
}

/** 200 with a quickly finished job, its refusal if it failed, else 202 with a job to poll. */
async function answerStarted(c: Context<ApiEnv>, job: Job, running?: Promise<unknown>): Promise<Response> {
  if (running) {
    c.executionCtx.waitUntil(running)
    await Promise.race([running, new Promise((resume) => setTimeout(resume, QUICK))])
  }
  const present = (running && (await findJob(doctorTools(c).db, job.id))) ?? job
  const location = `${JOBS_API}/${job.id}`
  if (present.status === 'failed' && present.failure)
    return doctorProblem(c, { code: present.failure }, { headers: { location }, job: viewFor(c, present) })
  c.header('location', location)
  return jobAnswer(c, present, hasEnded(present.status) ? 200 : 202)
}
