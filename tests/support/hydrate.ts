import { expect, type Page } from 'playwright/test'

/** Gives the page a sign of intent and waits until the application runs. */
export async function hydrate(page: Page) {
  await page.evaluate(() => dispatchEvent(new Event('pointermove')))
  await expect(page.locator('html')).toHaveAttribute('data-hydrated', '', { timeout: 15_000 })
}
