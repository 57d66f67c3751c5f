import type { Page } from 'playwright/test'
import { withPictures } from '#tests/support/chromium'
import { expect, test } from '#tests/support/fixtures'

test.use({ ...withPictures, viewport: { width: 1280, height: 800 } })

const switcher = (page: Page) => page.locator('[popovertarget=language-menu]')
const menu = (page: Page) => page.locator('#language-menu')
const hide = (image: HTMLElement) => {
  image.style.visibility = 'hidden'
}

test('[LANG-07] each language has its flag', async ({ page }) => {
  await page.goto('/de/login')
  await switcher(page).click()
  await expect(menu(page).locator('img')).toHaveCount(4)
  for (const flag of await menu(page).locator('img').all())
    await expect.poll(() => flag.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)
})

test.describe('a flag that does not load', () => {
  test.use({ expectedConsoleErrors: ['Failed to load resource'] })
  for (const javaScriptEnabled of [true, false]) {
    test.describe(javaScriptEnabled ? 'with JavaScript' : 'without', () => {
      test.use({ javaScriptEnabled })
      test('[LANG-08] becomes the upper-case code', async ({ page }) => {
        await page.route('**/flags/de.svg', (route) => route.abort())
        await page.goto('/vi/login')
        await switcher(page).click()
        const flags = menu(page).locator('.flag')
        const code = flags.nth(2)
        await expect(code).toHaveText('DE')
        // Hiding the broken picture changes nothing: only letters are drawn.
        const drawn = await code.screenshot({ animations: 'disabled' })
        await code.locator('img').evaluate(hide)
        expect(drawn.equals(await code.screenshot({ animations: 'disabled' }))).toBe(true)
        const picture = await flags.nth(3).screenshot({ animations: 'disabled' })
        await flags.nth(3).locator('img').evaluate(hide)
        expect(picture.equals(await flags.nth(3).screenshot({ animations: 'disabled' }))).toBe(false)
      })
    })
  }
})
