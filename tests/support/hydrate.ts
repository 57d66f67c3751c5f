import { expect, type Page } from 'playwright/test'

/** Moves the pointer, as a sign of intent, until the application runs. */
export async function hydrate(page: Page) {
  await expect(async () => {
    await page.evaluate(() => dispatchEvent(new PointerEvent('pointermove', { movementX: 1 })))
    await expect(page.locator('html')).toHaveAttribute('data-hydrated', '', { timeout: 2000 })
  }).toPass({ timeout: 20_000 })
}
