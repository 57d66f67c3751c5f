import jsqr from 'jsqr'
import type { Page } from 'playwright/test'
import sharp from 'sharp'
import { locales } from '#app/features/languages/languages'
import { axeFindings } from '#tests/support/axe'
import { expect, test } from '#tests/support/fixtures'
import { hydrate } from '#tests/support/hydrate'

const stores = { '/app-store': 'App Store', '/google-play': 'Google Play' }

for (const [path, store] of Object.entries(stores)) {
  test(`[ROUTE-12] ${path} shows the badge and says that the app is not published`, async ({ page }) => {
    await page.goto(`/en${path}`)
    const main = page.getByRole('main')
    expect(await main.getByRole('img', { name: store }).boundingBox()).toMatchObject({ width: 140, height: 42 })
    await expect(main).toContainText(`The app is not on ${store === 'App Store' ? 'the ' : ''}${store} yet.`)
    await expect(main.getByRole('heading', { level: 3 }).first()).toHaveText(
      store === 'App Store' ? /^iPhone/ : /^Android/,
    )
  })
}

test('[ROUTE-12] a phone that reads the QR code comes to the shop in the language of the page', async ({ page }) => {
  for (const locale of locales) {
    await page.goto(`/${locale}/google-play`)
    const code = page.getByRole('main').locator('section').getByRole('img')
    const { data, info } = await sharp(await code.screenshot())
      .ensureAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true })
    const read = jsqr(new Uint8ClampedArray(data), info.width, info.height)
    expect(read?.data).toBe(new URL(`/${locale}`, page.url()).href)
  }
})

/** Fakes an install prompt with the visitor's answer: private windows never offer one. */
async function offering(page: Page, outcome: 'accepted' | 'dismissed' = 'accepted') {
  await page.addInitScript((outcome) => {
    const offer = () => {
      const prompt = () => Promise.resolve(document.documentElement.setAttribute('data-prompted', ''))
      const userChoice = Promise.resolve({ outcome, platform: 'web' })
      dispatchEvent(Object.assign(new Event('beforeinstallprompt', { cancelable: true }), { prompt, userChoice }))
    }
    addEventListener('load', offer)
  }, outcome)
}
const invitation = (page: Page) => page.getByRole('complementary', { name: 'Keep the shop on your home screen' })
const declinedAt = (page: Page) => page.evaluate(() => Number(localStorage.getItem('installDeclinedAt')))
/** Waits until the application has counted the page. */
const counted = (page: Page, pages: number) =>
  expect.poll(() => page.evaluate(() => Number(sessionStorage.getItem('pagesOfVisit')))).toBe(pages)

test('[APP-04] the app pages have a button that installs where the browser can; who says no to the browser has declined', async ({
  page,
  context,
}) => {
  await page.goto('/en/google-play')
  const button = page.getByRole('button', { name: 'Install the app' })
  await expect(button).toBeHidden()
  await offering(page)
  await page.goto('/en/app-store')
  await button.click()
  await expect(page.locator('html')).toHaveAttribute('data-prompted', '')
  await expect(button).toBeHidden()
  expect(await declinedAt(page)).toBe(0)
  const another = await context.newPage()
  await offering(another, 'dismissed')
  await another.goto('/en/app-store')
  await another.getByRole('button', { name: 'Install the app' }).click()
  await expect.poll(() => declinedAt(another)).toBeGreaterThan(0)
})

test('[APP-04] a stranger is not invited; who has saved something is, on another page, and only until they decline', async ({
  page,
}) => {
  await offering(page)
  await page.goto('/en')
  await hydrate(page)
  await counted(page, 1)
  await page.goto('/en/wooden-furniture')
  await hydrate(page)
  await counted(page, 2)
  await expect(invitation(page)).toHaveCount(0)
  await page.evaluate(() => localStorage.setItem('wishlist', 'ke-tv-trang-an-180'))
  await page.goto('/en/category/bed')
  await hydrate(page)
  await expect(invitation(page)).toBeVisible()
  expect(await axeFindings(page)).toEqual([])
  await invitation(page).getByRole('button', { name: 'Not now' }).click()
  await expect(invitation(page)).toHaveCount(0)
  await page.goto('/en/wooden-furniture')
  await hydrate(page)
  await counted(page, 4)
  await expect(invitation(page)).toHaveCount(0)
})

test('[APP-04] who comes a second time is invited, but not on the first page, nor again after a no to the browser', async ({
  page,
  context,
}) => {
  await page.goto('/en')
  await hydrate(page)
  await counted(page, 1)
  const again = await context.newPage()
  await offering(again, 'dismissed')
  await again.goto('/en')
  await hydrate(again)
  await counted(again, 1)
  await expect(invitation(again)).toHaveCount(0)
  await again.goto('/en/wooden-furniture')
  await hydrate(again)
  await invitation(again).getByRole('button', { name: 'Install the app' }).click()
  await expect(again.locator('html')).toHaveAttribute('data-prompted', '')
  await expect.poll(() => declinedAt(again)).toBeGreaterThan(0)
  await again.goto('/en/category/bed')
  await hydrate(again)
  await counted(again, 3)
  await expect(invitation(again)).toHaveCount(0)
})
