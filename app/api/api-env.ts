import type { Locale } from '#app/features/languages/languages'

/** What a request of the API finds in its context; `locale` once the body has said it. */
export type ApiEnv = { Bindings: Env; Variables: { locale?: Locale } }
