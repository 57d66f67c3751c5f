import type { Context } from 'hono'
import { type Postman, sendLetter } from '#app/features/account/outbox.server'
import { openDatabase } from '#app/server/db/client'
import { mailer } from '#app/server/mail'
import { sessionSecrets } from '#app/server/session-secrets'
import type { ApiEnv } from './api-env'

export const postman = (env: Env): Postman => ({
  siteOrigin: env.SITE_ORIGIN,
  secrets: sessionSecrets(env),
  send: mailer(env),
})

/** Tries a new letter at once, after the answer; what fails waits for the scheduled handler. */
export function sendSoon(c: Context<ApiEnv>, letterId: string | undefined) {
  if (letterId) c.executionCtx.waitUntil(sendLetter(openDatabase(c.env.DB), letterId, postman(c.env)))
}
