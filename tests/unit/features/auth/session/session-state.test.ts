import { afterEach, expect, test, vi } from 'vitest'
import { withPageContext } from '#tests/support/start-context'

/** A new document in the same tab. */
async function nextPage() {
  vi.resetModules()
  const { traceOfSession } = await import('#app/features/auth/session/session-state')
  return () => withPageContext({}, traceOfSession)
}

/** A browser with cookies, or one that refuses them. */
function newBrowser({ refuses = false } = {}) {
  const kept = new Map<string, string>()
  vi.stubGlobal('location', { protocol: 'https:' })
  vi.stubGlobal('document', {
    documentElement: { dataset: {} },
    get cookie() {
      return [...kept].map((pair) => pair.join('=')).join('; ')
    },
    set cookie(line: string) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? []
      expect(line, 'ends with the session').not.toMatch(/expires|max-age/i)
      expect(line).toMatch(/; secure$/)
      if (!refuses) kept.set(name, value)
    },
  })
}

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/

afterEach(() => vi.unstubAllGlobals())

test('[DATA-04] all pages of all tabs are one session until the browser is closed', async () => {
  newBrowser()
  const first = (await nextPage())()
  expect(first).toMatch(UUID)
  expect((await nextPage())()).toBe(first)
  newBrowser()
  expect((await nextPage())()).not.toBe(first)
})

test('[DATA-04] where cookies are refused a page has a trace all the same, the same for all its calls', async () => {
  newBrowser({ refuses: true })
  const trace = await nextPage()
  expect(trace()).toMatch(UUID)
  expect(trace()).toBe(trace())
})
