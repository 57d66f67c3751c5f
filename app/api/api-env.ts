import type { Account } from '#app/features/account/account.server'
import type { Locale } from '#app/features/languages/languages'
import type { Session } from '#app/server/auth/access-token'
import type { PageTable } from '#app/server/page-table'

/** Request context: all pages, `locale` once the body has named it, `account` and `session` behind token authentication. */
export type ApiEnv = {
  Bindings: Env
  Variables: { pages: PageTable; locale?: Locale; account: Account; session: Session }
}
