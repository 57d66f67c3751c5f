import { expect, test } from '#tests/support/fixtures'

test.use({ expectedConsoleErrors: ['Failed to load resource', 'Invariant failed'] })

test('a fault on our side says so in words, and trying again opens the page', async ({ page }) => {
  await page.goto('/de')
  await page.mouse.move(200, 200)
  await page.waitForSelector('html[data-hydrated]')
  await page.route('**/_serverFn/**', (route) => route.fulfill({ status: 500, body: '' }))
  await page.getByRole('main').locator('a[href="/de/category/bed"]').first().click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Diese Tür klemmt gerade.')
  await expect(page.getByRole('main')).toContainText('Bei uns ist ein Fehler aufgetreten.')
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/)
  await page.unroute('**/_serverFn/**')
  await page.getByRole('main').getByRole('link', { name: 'Erneut versuchen' }).click()
  await expect(page).toHaveURL('/de/category/bed')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Betten')
})
