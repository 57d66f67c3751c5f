import { test as base } from 'playwright/test'

export { expect, type Page } from 'playwright/test'

/** Console errors a test expects, by a part of their text; any other fails it. */
type Expectations = { expectedConsoleErrors: string[] }

export const test = base.extend<Expectations>({
  expectedConsoleErrors: [[], { option: true }],
  page: async ({ page, expectedConsoleErrors }, use) => {
    const unexpected: string[] = []
    const report = (text: string) => {
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
