import type { Browser, Page } from 'playwright/test'
import { expect, test } from '#tests/support/deployments'
import { accountOf, anyAddress, hydrated, posts, visitor } from '#tests/support/visitor'

const SOFA = 'sofa-ho-tay-ba-cho'
const TABLE = 'ban-tra-nhat-tan'
const SHELF = 'ke-tv-trang-an-180'

/** Saves a product on its page, which also marks it as viewed. */
async function save(page: Page, locale: string, slug: string) {
  const lan = visitor(page, locale)
  await page.goto(`/${locale}/product/${slug}`)
  await page.getByRole('button', { name: lan.say('lists_save'), exact: true }).click()
  await expect(page.getByRole('button', { name: lan.say('lists_saved'), exact: true })).toBeVisible()
}

/** Expects the saved products, latest first. */
async function expectSaved(page: Page, locale: string, ...slugs: string[]) {
  await expect(async () => {
    await page.goto(`/${locale}/wishlist`)
    await hydrated(page)
    const cards = page.getByRole('main').getByRole('article').getByRole('link')
    await expect(cards).toHaveCount(slugs.length, { timeout: 3000 })
    const addresses = await cards.evaluateAll((links) => links.map((link) => link.getAttribute('href')))
    expect(addresses).toEqual(slugs.map((slug) => `/${locale}/product/${slug}`))
  }).toPass({ timeout: 30_000 })
}

const kept = (page: Page) =>
  page.evaluate(() => ['wishlist', 'compared', 'recentlyViewed'].map((name) => localStorage.getItem(name) ?? ''))

async function another(browser: Browser) {
  const context = await browser.newContext({ extraHTTPHeaders: { 'x-forwarded-for': anyAddress() } })
  return { page: await context.newPage(), close: () => context.close() }
}

test.describe('in an instance that asks another one', () => {
  test.use({ deployment: 'far' })

  test('[ROUTE-21, API-13] what was saved before the login joins the account, and comes to its other devices', {
    tag: '@slow',
  }, async ({ page, api, browser }) => {
    test.setTimeout(120_000)
    const locale = 'ja'
    const person = await accountOf(api)
    const elsewhere = await another(browser)
    await save(elsewhere.page, locale, SOFA)
    await visitor(elsewhere.page, locale).logIn(person)
    await save(page, locale, TABLE)
    const lan = visitor(page, locale)
    await lan.logIn(person)
    await expectSaved(page, locale, TABLE, SOFA)
    await expectSaved(elsewhere.page, locale, TABLE, SOFA)

    // From here on, changes are written to the account.
    await save(page, locale, SHELF)
    await expectSaved(elsewhere.page, locale, SHELF, TABLE, SOFA)
    await elsewhere.page
      .getByRole('listitem')
      .filter({ has: elsewhere.page.locator(`a[href$="${TABLE}"]`) })
      .getByRole('button')
      .last()
      .click()
    await expectSaved(page, locale, SHELF, SOFA)

    // Viewed products too, on a product page that neither browser has shown.
    await elsewhere.page.goto(`/${locale}/product/ke-sach-ba-vi`)
    const recent = elsewhere.page.getByRole('region', { name: lan.say('lists_recent_title') }).last()
    await recent.scrollIntoViewIfNeeded()
    await expect(recent.locator(`a[href$="${SHELF}"]`).first()).toBeVisible()
    await elsewhere.close()
  })
})

test('[ROUTE-21, ACC-03] whoever logs out leaves nothing of the lists behind, and the next person starts anew', async ({
  page,
  api,
}) => {
  test.setTimeout(120_000)
  const locale = 'vi'
  const [first, second] = [await accountOf(api), await accountOf(api)]
  const lan = visitor(page, locale)
  await lan.signIn(first)
  await save(page, locale, SOFA)
  await expectSaved(page, locale, SOFA)
  await lan.logOut()
  await expect(lan.header.getByRole('button', { name: lan.say('session_log_in') })).toBeVisible()
  await expect.poll(() => kept(page)).toEqual(['', '', ''])
  await expectSaved(page, locale)
  await save(page, locale, TABLE)
  await lan.signIn(second)
  await expectSaved(page, locale, TABLE)

  // From one session directly to another, without a page in between.
  await page.context().clearCookies()
  const other = await another(page.context().browser() as Browser)
  await visitor(other.page, locale, new URL(page.url()).origin).signIn(first)
  await page.context().addCookies(await other.page.context().cookies())
  await other.close()
  await expectSaved(page, locale, SOFA)
})

test('[ROUTE-21] without a session nothing is called for the lists', async ({ page }) => {
  const calls = posts(page)
  await save(page, 'vi', SOFA)
  await expectSaved(page, 'vi', SOFA)
  expect(calls).toEqual([])
})

test.describe('while the account cannot be reached', () => {
  test.use({ expectedConsoleErrors: ['Failed to load resource'] })

  test('[ROUTE-21, AUTH-07] nothing is lost here, and the next visit brings it there', async ({
    page,
    api,
    browser,
  }) => {
    test.setTimeout(120_000)
    const person = await accountOf(api)
    const lan = visitor(page, 'vi')
    await lan.signIn(person)
    await save(page, 'vi', SOFA)
    await expectSaved(page, 'vi', SOFA)
    await page.route(/_serverFn\/.*joinLists/, (route) => route.fulfill({ status: 503, body: '' }))
    await save(page, 'vi', TABLE)
    await expectSaved(page, 'vi', TABLE, SOFA)
    const elsewhere = await another(browser)
    await visitor(elsewhere.page, 'vi').signIn(person)
    await expectSaved(elsewhere.page, 'vi', SOFA)
    await page.unrouteAll()
    await expectSaved(page, 'vi', TABLE, SOFA)
    await expectSaved(elsewhere.page, 'vi', TABLE, SOFA)
    await elsewhere.close()
  })
})
