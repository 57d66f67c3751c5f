import type { Context } from 'hono'
import { storageUrl } from '#app/features/images/storage-url'
import { type Locale, preferredLocale } from '#app/features/languages/languages'
import { runWithLocale } from '#app/features/languages/locale-scope.server'
import { ucpError } from '#app/features/ucp/ucp'
import type { FailureCode } from '#app/lib/failure'
import { hrefIn } from '#app/lib/page-path'
import { m } from '#app/paraglide/messages.js'
import type { ApiEnv } from '../api-env'
import { answerProblem, sentenceFor } from '../errors'
import { readBody } from '../json-body'

/** What all calls of agents share: reading, refusing, and words in their language. */

export type AgentCall = Context<ApiEnv>
export type Capability = Parameters<typeof ucpError>[0]

/** A fault of a request, as the protocol writes it. */
export const refuse = (c: AgentCall, code: FailureCode, headers: Record<string, string> = {}) =>
  answerProblem(c, code, headers, { content: sentenceFor(c, code) })

export const refuseFor = (c: AgentCall, seconds: number) =>
  refuse(c, 'too_many_requests', { 'retry-after': String(seconds) })

type Reads<Value> = Parameters<typeof readBody<Value>>[1]

/** Reads a request and its language; anything that is wrong with it is a problem. */
export async function read<Value extends { context?: { language?: string } }>(c: AgentCall, reads: Reads<Value>) {
  const body = await readBody(c, reads)
  if (!body.ok) return refuse(c, body.code)
  c.set('locale', preferredLocale(body.value.context?.language?.split('-')[0], c.req.header('accept-language')))
  return body.value
}

export const localeIn = (c: AgentCall): Locale =>
  c.get('locale') ?? preferredLocale(undefined, c.req.header('accept-language'))

export const inLanguage = <Value>(c: AgentCall, write: () => Value) =>
  runWithLocale(localeIn(c), c.env.SITE_ORIGIN, write)

export const pageFor = (c: AgentCall, ...[name]: ['/' | '/cart' | '/privacy-policy' | '/terms-of-service']) =>
  c.env.SITE_ORIGIN + hrefIn(localeIn(c), name)

export const pictureFor = (c: AgentCall, path: string) => {
  const { SITE_ORIGIN: origin, STORAGE_CONSOLE_ORIGIN: consoleOrigin, STORAGE_ORIGIN: storageOrigin } = c.env
  return new URL(storageUrl(path, { consoleOrigin, storageOrigin }), origin).href
}

/** What is not there is an outcome, not a fault. */
export const answerNotFound = (c: AgentCall, capability: Capability) =>
  c.json(ucpError(capability, 'not_found', m.ucp_not_found({}, { locale: localeIn(c) }), pageFor(c, '/')))
