import { beforeEach, expect, test, vi } from 'vitest'
import type { SavedDesign } from '#app/features/house-doctor/designs/designs'
import type { FailureCode } from '#app/lib/failure'
import { ACCOUNT } from '#app/lib/storage-keys'

/** A fake of the server's end. */
const keepDesign = vi.hoisted(() => vi.fn())
vi.mock('#app/features/auth/session/session.functions', () => ({ renewToken: vi.fn() }))
vi.mock('#app/features/auth/session/session-state', () => ({ traceOfSession: () => 'trace' }))
vi.mock('#app/features/house-doctor/designs/designs.functions', () => ({ keepDesign }))
const { sendDesign } = await import('#app/features/house-doctor/designs/send-design')
const { saveDesign } = await import('#app/features/house-doctor/designs/save-design')

const design: SavedDesign = {
  id: 'one',
  savedAt: 1000,
  name: '',
  sample: 'shell',
  steps: [],
  products: [],
  preview: '',
  consent: '',
}
const answered = (code: FailureCode) => {
  keepDesign.mockResolvedValue({ ok: false, code })
  return sendDesign(design, 'lan')
}
beforeEach(() => {
  vi.stubGlobal('navigator', { onLine: true })
  vi.stubGlobal('document', { cookie: `${ACCOUNT}=lan` })
})

test('[PROFILE-02] a design that is wrong is refused for good; an account out of reach, busy or over is asked again', async () => {
  expect(await answered('invalid_request')).toBe('refused')
  expect(await answered('body_too_large')).toBe('refused')
  for (const passing of ['upstream_unavailable', 'too_many_requests', 'unexpected', 'offline'] as const)
    expect(await answered(passing)).toBe('later')
  keepDesign.mockResolvedValue({ ok: true })
  expect(await sendDesign(design, 'lan')).toBe('kept')
})

test('[PROFILE-02] a refusal that came because another has signed in says nothing about the design', async () => {
  keepDesign.mockImplementation(async () => {
    vi.stubGlobal('document', { cookie: `${ACCOUNT}=minh` })
    return { ok: false, code: 'invalid_request' }
  })
  expect(await sendDesign(design, 'lan')).toBe('later')
})

// Node has no IndexedDB, like a browser that refuses it.
test('[PROFILE-02] where nothing can wait a design goes to the account at once, and without one it is said that it is nowhere', async () => {
  keepDesign.mockResolvedValue({ ok: true })
  expect(await saveDesign(design)).toBe('account')
  keepDesign.mockResolvedValue({ ok: false, code: 'invalid_request' })
  expect(await saveDesign(design)).toBe('refused')
  keepDesign.mockResolvedValue({ ok: false, code: 'upstream_unavailable' })
  expect(await saveDesign(design)).toBe('nowhere')
  vi.stubGlobal('document', { cookie: '' })
  expect(await saveDesign(design)).toBe('nowhere')
})
