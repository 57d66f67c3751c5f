import { afterAll, vi } from 'vitest'
import { getLocale, overwriteGetLocale } from '#app/paraglide/runtime.js'

const ownLocale = getLocale

// Files of unit tests share their process: what one has put in the place of globals is not there for the next.
afterAll(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
  vi.restoreAllMocks()
  overwriteGetLocale(ownLocale)
})
