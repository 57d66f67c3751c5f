import type { Page } from 'playwright/test'
import { stopClock } from '#tests/support/clock'
import { expect, test } from '#tests/support/fixtures'
import { hydrate } from '#tests/support/hydrate'

test.use({ expectedConsoleErrors: ['Failed to load resource', 'Invariant failed', 'net::ERR_FAILED'] })

const bed = (page: Page) => page.getByRole('main').locator('a[href="/de/category/bed"]').first()
const packages = (page: Page) => page.getByRole('banner').locator('a[href="/de/furniture-package"]')
const heading = (page: Page) => page.getByRole('heading', { level: 1 })
const dialog = (page: Page) => page.getByRole('alertdialog')

/** Fast-forwards through all retry pauses. */
async function exhaustRetries(page: Page, isOver: () => Promise<unknown>) {
  await expect(async () => {
    await page.clock.runFor(4000)
    await isOver()
  }).toPass({ intervals: [100] })
}

/** Records documents loaded from now on. */
function documents(page: Page) {
  const loaded: string[] = []
  page.on('request', (request) => request.resourceType() === 'document' && loaded.push(new URL(request.url()).pathname))
  return loaded
}

test('a fault on our side says so in words, and trying again opens the page', async ({ page }) => {
  await page.goto('/de')
  await hydrate(page)
  await page.route('**/_serverFn/**', (route) => route.fulfill({ status: 500, body: '' }))
  await stopClock(page)
  await bed(page).click()
  await exhaustRetries(page, () => expect(heading(page)).toHaveText('Etwas ist schiefgegangen.', { timeout: 200 }))
  await page.clock.resume()
  await expect(page.getByRole('main')).toContainText('Bei uns ist ein Fehler aufgetreten.')
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/)
  await page.unroute('**/_serverFn/**')
  await page.getByRole('main').getByRole('link', { name: 'Erneut versuchen' }).click()
  await expect(page).toHaveURL('/de/category/bed')
  await expect(heading(page)).toHaveText('Betten')
})

test.describe('over a line that is lost without the browser knowing', () => {
  test('[AUTH-07] a page whose data does not come leaves the visitor where he is, and says so', async ({ page }) => {
    await page.goto('/de')
    await hydrate(page)
    const loaded = documents(page)
    await page.route('**/_serverFn/**', (route) => route.abort())
    await page.evaluate(() => document.querySelector('h1')?.setAttribute('data-mine', ''))
    await stopClock(page)
    await packages(page).click()
    await exhaustRetries(page, () => expect(dialog(page)).toBeVisible({ timeout: 200 }))
    await page.clock.resume()
    await expect(dialog(page)).toHaveAccessibleDescription(/^Keine Verbindung zum Shop/)
    await expect(page).toHaveURL('/de')
    // The document was not reloaded.
    await expect(page.locator('h1[data-mine]')).toHaveCount(1)
    await page.unrouteAll()
    await dialog(page).getByRole('button', { name: 'Erneut versuchen' }).click()
    await expect(heading(page)).toHaveText('Möbelpakete für ganze Räume')
    await page.goBack()
    await expect(page).toHaveURL('/de')
    expect(loaded).toEqual([])
  })

  test('[AUTH-07] a page whose code does not come does the same', async ({ page }) => {
    await page.goto('/de/category/bed')
    await hydrate(page)
    const loaded = documents(page)
    for (const lost of ['**/assets/wishlist-*.js', '**/api/health']) await page.route(lost, (route) => route.abort())
    await page.getByRole('banner').locator('a[href="/de/wishlist"]').locator('visible=true').first().click()
    await expect(dialog(page)).toHaveAccessibleName('Keine Verbindung')
    await expect(page).toHaveURL('/de/category/bed')
    await expect(heading(page)).toHaveText('Betten')
    await page.unrouteAll()
    await dialog(page).getByRole('button', { name: 'Erneut versuchen' }).click()
    await expect(page).toHaveURL('/de/wishlist')
    expect(loaded).toEqual([])
  })

  test('[AUTH-07] a page that starts without all of its code stays as the server wrote it, until it comes', async ({
    page,
  }) => {
    const loaded = documents(page)
    for (const lost of ['**/assets/wishlist-*.js', '**/api/health']) await page.route(lost, (route) => route.abort())
    const looked = page.waitForRequest('**/api/health')
    await page.goto('/de/wishlist')
    await looked
    await expect(page).toHaveTitle(/^Merkliste/)
    await expect(page.locator('html[data-hydrated]')).toHaveCount(0)
    await page.unrouteAll()
    // Only the head's words depend on this chunk.
    await page.route('**/assets/wishlist-head-*.js', (route) => route.abort())
    await page.keyboard.press('Tab')
    await page.getByRole('banner').getByRole('button', { name: 'Anmelden' }).click()
    await expect(page.locator('html[data-hydrated]')).toHaveCount(1)
    await expect(page).toHaveTitle(/^Merkliste/)
    expect(loaded).toEqual(['/de/wishlist'])
  })

  test('after a deployment, when the code is another, the page is loaded as a document', async ({ page }) => {
    await page.goto('/de/category/bed')
    await hydrate(page)
    const loaded = documents(page)
    await page.route('**/assets/wishlist-*.js', (route) => route.fulfill({ status: 404, body: '' }), { times: 2 })
    await page.getByRole('banner').locator('a[href="/de/wishlist"]').locator('visible=true').first().click()
    await expect(page).toHaveURL('/de/wishlist')
    await expect.poll(() => loaded).toEqual(['/de/wishlist'])
    await expect(dialog(page)).toHaveCount(0)
  })
})
