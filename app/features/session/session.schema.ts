import { type } from 'arktype'

/** What login, third-party sign-in and renewal answer. */
export const loginResponseSchema = type({
  success: 'boolean',
  'data?': { 'access_token?': 'string' },
})

export type LoginResponse = typeof loginResponseSchema.infer
