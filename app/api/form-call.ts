import type { Context } from 'hono'
import type { Locale } from '#app/features/languages/languages'
import type { FormFields } from '#app/lib/form'
import type { ApiEnv } from './api-env'

/** What a form's handler needs to know of the request beside its values. */
export type FormCall = {
  c: Context<ApiEnv>
  locale: Locale
  /** The random name of the browser's session, empty until it has one (DATA-04). */
  traceID: string
  /** All that was sent, with what belongs to no value: the honeypot, a proof of being human. */
  sent: FormFields
}
