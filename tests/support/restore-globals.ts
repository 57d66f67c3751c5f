import { afterAll, vi } from 'vitest'
import { getLocale, overwriteGetLocale } from '#app/paraglide/runtime.js'

const ownLocale = getLocale

// Unit test files share a process, so stubbed globals must not leak into the next file.
afterAll(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
  vi.restoreAllMocks()
  overwriteGetLocale(ownLocale)
})
