import type { Context } from 'hono'
import { getCookie } from 'hono/cookie'
import type { Account } from '#app/features/auth/account/account.server'
import { readAccessToken } from '#app/features/auth/session/access-token.server'
import { accountOfSession } from '#app/features/auth/session/session.server'
import { TOKEN } from '#app/lib/storage-keys'
import { openDatabase } from '#app/server/db/client'
import { sessionSecrets } from '#app/server/secrets'
import type { ApiEnv } from './api-env'
import { bearerOf } from './call'

type Known = { ok: true; account?: Account } | { ok: false; code: 'invalid_token' }

/** A sent token must be valid. A page's token cookie may have expired; then its visitor is a stranger. */
export async function signedInAccount(c: Context<ApiEnv>): Promise<Known> {
  const bearer = bearerOf(c)
  const session = await readAccessToken(sessionSecrets(c.env), bearer || (getCookie(c, TOKEN) ?? ''))
  const account = session && (await accountOfSession(openDatabase(c.env.DB), session))
  return bearer && !account ? { ok: false, code: 'invalid_token' } : { ok: true, account }
}
