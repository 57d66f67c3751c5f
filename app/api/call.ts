import { type } from 'arktype'
import type { Context, Handler, MiddlewareHandler } from 'hono'
import { normaliseEmail } from '#app/features/auth/account/account'
import type { Call } from '#app/features/auth/account/account.server'
import { envelopeSchema } from '#app/features/auth/account/account-calls.schema'
import { baseLocale, toLocale } from '#app/features/languages/languages'
import { MINUTE } from '#app/lib/constants'
import { parseJson } from '#app/lib/parse-json'
import { openDatabase } from '#app/server/db/client'
import { boundedText } from '#app/server/http/bounded-text'
import { clientAddress } from '#app/server/http/client-address'
import { secondsOfBurst } from '#app/server/limits/flood'
import { type Allowance, consume, type Quota } from '#app/server/limits/quota'
import { fingerprint } from '#app/server/secrets'
import type { ApiEnv } from './api-env'
import { answerProblem } from './errors'

type Reads<Data> = (value: unknown) => Data | type.errors

/** Handles a call whose body is an envelope; the handler gets only valid `data`. */
export const call =
  <Data>(reads: Reads<Data>, handle: (c: Context<ApiEnv>, data: Data) => Promise<Response>): Handler<ApiEnv> =>
  async (c) => {
    if (!/^application\/json\b/i.test(c.req.header('content-type') ?? ''))
      return answerProblem(c, 'unsupported_media_type')
    const text = await boundedText(c.req.raw)
    if (text === undefined) return answerProblem(c, 'body_too_large')
    const envelope = envelopeSchema(parseJson(text))
    if (envelope instanceof type.errors) return answerProblem(c, 'invalid_request')
    c.set('locale', toLocale(envelope.meta.language))
    const data = reads(envelope.data)
    // arktype's messages repeat the input, including passwords, so only the code is sent.
    return data instanceof type.errors ? answerProblem(c, 'invalid_request') : handle(c, data)
  }

/** Answer of a call without data. */
export const success = { success: true, message: '', data: {} }

export const callContext = (c: Context<ApiEnv>): Call => ({
  locale: c.get('locale') ?? baseLocale,
  idempotencyKey: c.req.header('idempotency-key'),
  now: Date.now(),
})

/** Refuses requests from other sites (CSRF). Programs send no origin. */
export const refuseOtherSites: MiddlewareHandler<ApiEnv> = async (c, next) => {
  if (isFromOtherSite(c)) return answerProblem(c, 'cross_site_request')
  await next()
  c.header('cache-control', 'no-store')
}

export function isFromOtherSite(c: Context<ApiEnv>): boolean {
  const site = c.req.header('sec-fetch-site') ?? 'none'
  const origin = c.req.header('origin')
  const isOurs = ['none', 'same-origin'].includes(site) && (!origin || origin === new URL(c.req.url).origin)
  return !isOurs
}

type SentFields =
  | { ok: true; sent: Readonly<Record<string, string>> }
  | { ok: false; code: 'unsupported_media_type' | 'body_too_large' }

/** Fields of one of the shop's forms, as a browser sends them. */
export async function readFormFields(c: Context<ApiEnv>): Promise<SentFields> {
  if (!/^application\/x-www-form-urlencoded\b/i.test(c.req.header('content-type') ?? ''))
    return { ok: false, code: 'unsupported_media_type' }
  const body = await boundedText(c.req.raw)
  if (body === undefined) return { ok: false, code: 'body_too_large' }
  return { ok: true, sent: Object.fromEntries(new URLSearchParams(body)) }
}

/** Quota of the caller's IP address. */
export const quotaByAddress = (c: Context<ApiEnv>, allowance: Allowance): Quota => ({
  ...allowance,
  who: clientAddress(c.req.raw.headers, c.env),
})

/** Quota of a mailbox; only its fingerprint is stored. */
export const quotaByEmail = (email: string, allowance: Allowance): Quota => ({
  ...allowance,
  who: fingerprint(normaliseEmail(email)),
})

/** Quota of one mailbox per IP address. */
export const quotaByEmailAndAddress = (c: Context<ApiEnv>, email: string, allowance: Allowance): Quota => ({
  ...allowance,
  who: `${quotaByEmail(email, allowance).who}:${quotaByAddress(c, allowance).who}`,
})

/** Uses a try of each quota; returns the refusal if one is used up. */
export async function refuseOverLimit(c: Context<ApiEnv>, ...quotas: Quota[]): Promise<Response | undefined> {
  const wait = await consumeQuotas(c, ...quotas)
  return wait === undefined ? undefined : refuseFor(c, wait)
}

/** Uses a try of each quota; returns the seconds to wait if one is used up. */
export async function consumeQuotas(c: Context<ApiEnv>, ...quotas: Quota[]): Promise<number | undefined> {
  const address = clientAddress(c.req.raw.headers, c.env)
  const limiter = quotas[0]?.isFrequent ? c.env.SEARCH_LIMITER : c.env.AUTH_LIMITER
  return (
    (await secondsOfBurst(limiter, `${quotas[0]?.kind}:${address}`)) ?? (await consume(openDatabase(c.env.DB), quotas))
  )
}

/** Covers all retries of the client. */
const REPEATABLE_FOR = 10 * MINUTE

/** Lets a call with an idempotency key run once; `about` separates callers with the same key. */
export function quotaByKey(c: Context<ApiEnv>, kind: string, about: string): Quota | undefined {
  const { idempotencyKey: key } = callContext(c)
  return key
    ? { kind, who: fingerprint(`${normaliseEmail(about)} ${key}`), most: 1, within: REPEATABLE_FOR }
    : undefined
}

export const refuseFor = (c: Context<ApiEnv>, seconds: number): Response =>
  answerProblem(c, 'too_many_requests', { 'retry-after': String(seconds) })

/** The token in the Authorization header, or ''. */
export const bearerOf = (c: Context<ApiEnv>): string =>
  /^Bearer (\S+)$/i.exec(c.req.header('authorization') ?? '')?.[1] ?? ''
