import type { Context } from 'hono'
import type { Locale } from '#app/features/languages/languages'
import type { FormFields } from '#app/lib/form'
import type { ApiEnv } from './api-env'

/** Request data that a form's handler needs beside its values. */
export type FormCall = {
  c: Context<ApiEnv>
  locale: Locale
  /** Trace id of the browser session; empty until it has one (DATA-04). */
  traceID: string
  /** All sent fields, including the honeypot and the Turnstile token. */
  sent: FormFields
}
