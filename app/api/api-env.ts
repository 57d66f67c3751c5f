import type { Account } from '#app/features/account/account.server'
import type { Locale } from '#app/features/languages/languages'
import type { Session } from '#app/server/auth/access-token'
import type { PageTable } from '#app/server/page-table'

/**
 * What a request finds in its context: all pages, `locale` once the body has said it, `account` and `session` where a
 * token was asked for.
 */
export type ApiEnv = {
  Bindings: Env
  Variables: { pages: PageTable; locale?: Locale; account: Account; session: Session }
}
