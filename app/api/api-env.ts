import type { Account } from '#app/features/auth/account/account.server'
import type { Session } from '#app/features/auth/session/access-token.server'
import type { Locale } from '#app/features/languages/languages'
import type { PageTable } from '#app/server/page-table'

/** Request context: `locale` is set once the body is read, `account` and `session` after token authentication. */
export type ApiEnv = {
  Bindings: Env
  Variables: { pages: PageTable; locale?: Locale; account: Account; session: Session }
}
