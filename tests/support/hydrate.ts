import { expect, type Page } from 'playwright/test'

/** Gives the page signs of intent, as a moving pointer does, until the application runs, its frame included. */
export async function hydrate(page: Page) {
  await expect(async () => {
    await page.evaluate(() => dispatchEvent(new Event('pointermove')))
    await expect(page.locator('html')).toHaveAttribute('data-hydrated', '', { timeout: 2000 })
  }).toPass({ timeout: 20_000 })
  // React hydrates the document first and what a boundary holds after it; effects run before the browser is idle.
  const isReacts = (element: Element) => Object.keys(element).some((key) => key.startsWith('__react'))
  await expect.poll(() => page.locator('main').evaluate(isReacts)).toBe(true)
  await page.evaluate(() => new Promise((resume) => requestIdleCallback(resume)))
}
