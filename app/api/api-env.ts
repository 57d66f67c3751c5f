import type { Account } from '#app/features/account/account.server'
import type { Locale } from '#app/features/languages/languages'
import type { Session } from '#app/server/auth/access-token'

/**
 * What a request of the API finds in its context: `locale` once the body has said it, `account` and `session` behind
 * the door that asks for a token.
 */
export type ApiEnv = { Bindings: Env; Variables: { locale?: Locale; account: Account; session: Session } }
