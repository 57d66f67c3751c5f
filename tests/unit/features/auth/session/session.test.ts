import { describe, expect, expectTypeOf, test } from 'vitest'
import type { RegisterValues } from '#app/features/auth/forms/forms.schema'
import {
  type AuthState,
  type RegistrationResponse,
  signedOut,
  type Visitor,
  withTrace,
} from '#app/features/auth/session/session'
import { type LoginResponse, loginResponseSchema } from '#app/features/auth/session/session.schema'
import type { RequestEnvelope, SharedMeta } from '#app/lib/envelope'

describe('the state', () => {
  test('[DATA-01] starts without a token, not authenticated, its modal closed', () => {
    expect(signedOut).toEqual({ token: '', isAuthenticated: false, openModal: false, traceID: '' })
  })

  test('[DATA-04] has an empty traceID until the session starts, then a random UUID that stays', () => {
    const session = withTrace(signedOut)
    expect(session.traceID).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/)
    expect(withTrace(session).traceID).toBe(session.traceID)
    expect(withTrace(signedOut).traceID).not.toBe(session.traceID)
  })
})

test('[DATA-01] the shapes are those of the specification', () => {
  expectTypeOf<keyof AuthState>().toEqualTypeOf<'token' | 'isAuthenticated' | 'openModal' | 'traceID'>()
  expectTypeOf<keyof Visitor>().toEqualTypeOf<'ip' | 'location' | 'device'>()
  expectTypeOf<SharedMeta>().toEqualTypeOf<{ language: string; traceID: string }>()
  expectTypeOf<RequestEnvelope<{ email: string }>['data']>().toExtend<{ email: string; lang: string }>()
  expectTypeOf<keyof RegisterValues>().toEqualTypeOf<
    'displayName' | 'phoneNumber' | 'email' | 'password' | 'confirmPassword'
  >()
  expectTypeOf<keyof RegistrationResponse>().toEqualTypeOf<'token' | 'expiresAt' | 'account'>()
  expectTypeOf<LoginResponse>().toEqualTypeOf<{ success: boolean; data?: { access_token?: string } }>()
})

test('[DATA-01] a login answer is checked where it enters', () => {
  expect(loginResponseSchema.allows({ success: true, data: { access_token: 'a.b.c' } })).toBe(true)
  expect(loginResponseSchema.allows({ success: false })).toBe(true)
  expect(loginResponseSchema.allows({ success: true, data: { access_token: 7 } })).toBe(false)
})
