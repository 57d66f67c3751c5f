import type { Locator, Page } from 'playwright/test'
import { axeFindings } from '#tests/support/axe'
import { withMouse } from '#tests/support/chromium'
import { expect, test } from '#tests/support/fixtures'
import { holdApplication } from '#tests/support/hold-application'
import { hydrate } from '#tests/support/hydrate'

test.use(withMouse)

const LIST = '/vi/category/tv-stand'
const NAME = 'Kệ TV Tràng An 180'
const SLUG = 'ke-tv-trang-an-180'

const heart = (within: Page | Locator, name = NAME) => within.getByRole('button', { name: `Lưu lại: ${name}` })
const compare = (within: Page | Locator, name = NAME) => within.getByRole('button', { name: `So sánh: ${name}` })
const isPressed = (button: Locator, pressed: boolean) => expect(button).toHaveAttribute('aria-pressed', String(pressed))
const inHeader = (page: Page, name: RegExp) => page.getByRole('banner').getByRole('link', { name })
const keep = (page: Page, list: string, slug: string) =>
  page.addInitScript(([list = '', slug]) => localStorage.setItem(list, `${slug}@1`), [list, slug])

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

  test('[ROUTE-21] a card saves and compares its piece, also while the application loads', async ({ page }) => {
    const startApplication = await holdApplication(page)
    await page.goto(LIST)
    await heart(page).tap()
    await compare(page).tap()
    await isPressed(heart(page), false)
    startApplication()
    await isPressed(heart(page), true)
    await isPressed(compare(page), true)
    await expect(inHeader(page, /^Sản phẩm đã lưu/)).toHaveAccessibleName(/ 1$/)
    await expect(inHeader(page, /^So sánh/)).toHaveAccessibleName(/ 1$/)
    expect(page.url()).toContain(LIST)
    await inHeader(page, /^Sản phẩm đã lưu/).tap()
    await expect(page).toHaveURL('/vi/wishlist')
    const saved = page.getByRole('main').getByRole('article')
    await expect(saved.getByRole('link')).toHaveText(NAME)
    // The page has a way out of its own.
    await expect(heart(page)).toHaveCount(0)
    await isPressed(compare(saved), true)
  })

  test('[ROUTE-21] two presses while the application loads are one', async ({ page }) => {
    const startApplication = await holdApplication(page)
    await page.goto(LIST)
    await heart(page).tap()
    await heart(page).tap()
    startApplication()
    await expect(page.locator('html[data-hydrated]:not([data-busy])')).toHaveCount(1)
    await isPressed(heart(page), true)
    await expect(inHeader(page, /^Sản phẩm đã lưu/)).toHaveAccessibleName(/ 1$/)
  })

  test('[ROUTE-21] both are there for fingers, 44 px large, and no row of cards scrolls up and down for them', async ({
    page,
  }) => {
    await page.goto(LIST)
    for (const button of [heart(page), compare(page)]) {
      await expect(button).toHaveCSS('opacity', '1')
      const { width = 0, height = 0 } = (await button.boundingBox()) ?? {}
      expect(Math.min(width, height)).toBeGreaterThanOrEqual(44)
    }
    await page.goto('/vi')
    const row = page.getByRole('region', { name: 'Mới về' }).last()
    expect(await row.evaluate((it) => it.scrollHeight - it.clientHeight)).toBe(0)
  })

  test('[ROUTE-21] a press means what the card showed: what is saved already stays', async ({ page }) => {
    await keep(page, 'wishlist', SLUG)
    const startApplication = await holdApplication(page)
    await page.goto(LIST)
    await isPressed(heart(page), false)
    await heart(page).tap()
    startApplication()
    await isPressed(heart(page), true)
    await expect(inHeader(page, /^Sản phẩm đã lưu/)).toHaveAccessibleName(/ 1$/)
    await heart(page).tap()
    await isPressed(heart(page), false)
    await expect(inHeader(page, /^Sản phẩm đã lưu/)).toHaveAccessibleName(/lưu$/)
  })
})

test('[ROUTE-21] with a mouse they appear on the card that it is on, and by the keyboard where the focus is', async ({
  page,
}) => {
  await page.goto(LIST)
  await hydrate(page)
  const card = page.getByRole('article').filter({ hasText: NAME })
  await expect(heart(card)).toHaveCSS('opacity', '0')
  await expect(compare(card)).toHaveCSS('opacity', '0')
  await card.getByRole('link').focus()
  await page.keyboard.press('Tab')
  await expect(compare(card)).toBeFocused()
  await expect(compare(card)).toHaveCSS('opacity', '1')
  await page.keyboard.press('Tab')
  await expect(heart(card)).toBeFocused()
  await page.keyboard.press('Space')
  await isPressed(heart(card), true)
  await page.keyboard.press('Tab')
  // What is saved says so without a mouse.
  await expect(heart(card)).toHaveCSS('opacity', '1')
  await expect(compare(card)).toHaveCSS('opacity', '0')
  await card.hover()
  await expect(compare(card)).toHaveCSS('opacity', '1')
  await compare(card).click()
  await isPressed(compare(card), true)
  await expect(page).toHaveURL(LIST)
  await expect(compare(card)).toHaveText('So sánh')
  expect(await axeFindings(page)).toEqual([])
})

test('[ROUTE-21] cards that the browser renders know what is kept, and other tabs follow', async ({
  page,
  context,
}) => {
  await keep(page, 'wishlist', SLUG)
  await page.goto(LIST)
  await hydrate(page)
  await page.getByRole('checkbox', { name: 'Óc chó' }).check()
  await expect(page).toHaveURL(/material=walnut/)
  await expect(page.getByRole('article')).toHaveCount(7)
  await isPressed(heart(page), true)
  const tab = await context.newPage()
  await tab.goto(LIST)
  await hydrate(tab)
  await heart(tab).click()
  await isPressed(heart(page), false)
})

for (const [place, path] of [
  ['a card', LIST],
  ['its page', `/vi/product/${SLUG}`],
] as const)
  test(`[ROUTE-21] a fifth comparison says on ${place} that the first one made room`, async ({ page }) => {
    await page.addInitScript(() => {
      const kept = localStorage.getItem('compared')
      if (!kept) localStorage.setItem('compared', 'ghe-a@1,ghe-b@2,ghe-c@3,ghe-d@4')
    })
    await page.goto(path)
    await hydrate(page)
    const button = place === 'a card' ? compare(page) : page.getByRole('button', { name: 'So sánh', exact: true })
    await button.click()
    await expect(page.getByRole('status').filter({ hasText: 'Mỗi lần so sánh được 4 sản phẩm' })).toBeVisible()
    expect(await page.evaluate(() => localStorage.getItem('compared'))).toMatch(/^ghe-b@2,.+ke-tv-trang-an-180@\d+$/)
  })

for (const path of ['/vi', '/vi/search?q=sofa', '/vi/furniture-package?packageTier=basic', `/vi/product/${SLUG}`])
  test(`[ROUTE-21] the cards of ${path} have both`, async ({ page }) => {
    await page.goto(path)
    await hydrate(page)
    const card = page
      .getByRole('main')
      .getByRole('article')
      .filter({ has: page.locator('a[href*="/product/"]') })
      .first()
    const name = (await card.getByRole('link').textContent()) ?? ''
    await heart(card, name).click()
    await compare(card, name).click()
    await isPressed(heart(card, name), true)
    await isPressed(compare(card, name), true)
    await expect(inHeader(page, /^Sản phẩm đã lưu/)).toHaveAccessibleName(/ 1$/)
  })

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('[ROUTE-21] cards offer no list that cannot be kept', async ({ page }) => {
    await page.goto(LIST)
    await expect(page.getByRole('article')).toHaveCount(10)
    await expect(page.getByRole('article').getByRole('button')).toHaveCount(0)
  })
})
