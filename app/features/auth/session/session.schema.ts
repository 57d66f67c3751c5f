import { type } from 'arktype'
import { localeSchema } from '../../languages/languages.schema'

/** Response of login, third-party sign-in and renewal. */
export const loginResponseSchema = type({
  success: 'boolean',
  'data?': { 'access_token?': 'string' },
})

export type LoginResponse = typeof loginResponseSchema.infer

/** Metadata of every session call; the trace is empty until the session has one (DATA-04). */
export const sessionCall = type({ locale: localeSchema, traceID: 'string <= 64', '+': 'reject' })
