import { test as base } from 'playwright/test'

export { expect, type Page } from 'playwright/test'

type Options = {
  /** Parts of expected console errors; any other error fails the test. */
  expectedConsoleErrors: string[]
  /** For tests about pictures. Other tests take WebP, which encodes in a tenth of the time. */
  takesAvif: boolean
}

/** arktype asks at load if it may generate code, and works without (arktypeio/arktype#1473). */
const ASKED_BY_ARKTYPE = 'CSP: script-src eval'

export const test = base.extend<Options>({
  expectedConsoleErrors: [[], { option: true }],
  takesAvif: [false, { option: true }],
  page: async ({ page, expectedConsoleErrors, takesAvif }, use) => {
    if (!takesAvif) {
      const inspector = await page.context().newCDPSession(page)
      await inspector.send('Emulation.setDisabledImageTypes', { imageTypes: ['avif'] })
    }
    const unexpected: string[] = []
    const report = (text: string) => {
      if (text === ASKED_BY_ARKTYPE) return
      if (!expectedConsoleErrors.some((part) => text.includes(part))) unexpected.push(text)
    }
    page.on('console', (message) => message.type() === 'error' && report(message.text()))
    page.on('pageerror', (error) => report(error.message))
    await page.addInitScript(() => {
      document.addEventListener('securitypolicyviolation', (event) =>
        console.error(`CSP: ${event.violatedDirective} ${event.blockedURI}`),
      )
    })
    await use(page)
    if (unexpected.length) throw new Error(`Unexpected errors in the browser:\n${unexpected.join('\n')}`)
  },
})
