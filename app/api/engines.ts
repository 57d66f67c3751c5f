import { Hono } from 'hono'
import { company } from '#app/features/content/content'
import { hostedFunctions } from '#app/features/house-doctor/jobs/hosted/prompt'
import { HOSTED_WORDS, hostedEngineOf } from '#app/features/house-doctor/jobs/hosted/settings'
import { m } from '#app/paraglide/messages.js'
import type { ApiEnv } from './api-env'
import { success } from './call'
import { localeOf } from './errors'

const ENGINES_API = '/api/v1/engines'

/**
 * Lists the hosted engine's functions, with the consent text for sending a photo there; empty without an engine. Where
 * the operator has a model that labels photos, names its manifest.
 */
export const enginesRoute = new Hono<ApiEnv>()
enginesRoute.get(ENGINES_API, (c) => {
  const locale = localeOf(c)
  const text = m.house_doctor_hosted_consent({ company: company.name.value }, { locale })
  const ai = hostedEngineOf(c.env) ? { functions: hostedFunctions, consent: { words: HOSTED_WORDS, text } } : null
  const model: string = c.env.HOUSE_DOCTOR_MODEL
  const headers = { 'cache-control': 'no-store', 'content-language': locale }
  return c.json({ ...success, data: { ai, ...(model && { model }) } }, 200, headers)
})
