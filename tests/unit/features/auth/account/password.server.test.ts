import type * as crypto from 'node:crypto'
import { expect, test, vi } from 'vitest'
import { hashPassword, isPassword } from '#app/features/auth/account/password.server'

/** Records key derivations, which make up a login's time. */
const derivations = vi.hoisted(() => [] as { keyBytes: unknown; options: unknown }[])
vi.mock('node:crypto', async (original) => {
  const real = await original<typeof crypto>()
  const scrypt = (...given: Parameters<typeof real.scrypt>) => {
    const [, , keyBytes, options] = given
    derivations.push({ keyBytes, options })
    real.scrypt(...given)
  }
  return { ...real, scrypt }
})

test('[API-03] an e-mail without an account takes the same work as a wrong password', async () => {
  const hash = await hashPassword('mật khẩu')
  derivations.length = 0
  expect(await isPassword('something else', hash)).toBe(false)
  expect(await isPassword('something else', undefined)).toBe(false)
  const [known, unknown, ...others] = derivations
  expect(known).toBeDefined()
  expect([unknown, others]).toEqual([known, []])
})
