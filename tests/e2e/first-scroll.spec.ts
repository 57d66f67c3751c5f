import type { Page } from 'playwright/test'
import { expect, test } from '#tests/support/fixtures'
import { hydrate } from '#tests/support/hydrate'

const place = (page: Page) => page.evaluate(() => scrollY)

test('the first scroll stays where the visitor put it while it wakes the application', async ({ page }) => {
  await page.goto('/vi')
  await page.mouse.wheel(0, 600)
  await page.waitForSelector('html[data-hydrated]')
  // After two frames, hydration effects have run.
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))))
  expect(await place(page)).toBe(600)
})

test('a page opened in the application starts at its top, and the way back finds the old place', async ({ page }) => {
  await page.goto('/vi')
  await page.mouse.wheel(0, 600)
  await page.waitForSelector('html[data-hydrated]')
  await page.getByRole('contentinfo').getByRole('link', { name: 'Điều khoản' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Điều khoản sử dụng')
  await expect.poll(() => place(page)).toBe(0)
  await page.goBack()
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Điều khoản sử dụng')
  await expect.poll(() => place(page)).toBeGreaterThan(600)
})

test('the way back to a place that was scrolled to before hydration finds it', async ({ page }) => {
  await page.goto('/vi')
  await page.evaluate(() => scrollTo(0, 700))
  await page.keyboard.press('Shift')
  await page.waitForSelector('html[data-hydrated]')
  const link = page.getByRole('main').getByRole('link').and(page.locator('a[href*="/product/"]')).first()
  await link.evaluate((element: HTMLElement) => element.click())
  await page.waitForURL(/product/)
  await expect.poll(() => place(page)).toBe(0)
  await page.goBack()
  await expect.poll(() => place(page)).toBe(700)
})

for (const [path, link] of [
  ['/vi', 'main a[href="/vi/furniture-package"]'],
  ['/vi/category/bed', 'main article a'],
] as const)
  test(`the page that follows starts at its top, when ${path} is left at the moment of hydration`, async ({ page }) => {
    await page.goto(path)
    await page.evaluate((selector) => {
      scrollTo(0, 900)
      const pressed = document.querySelector<HTMLElement>(selector)
      new MutationObserver(() => pressed?.click()).observe(document.documentElement, {
        attributeFilter: ['data-hydrated'],
      })
    }, link)
    await page.keyboard.press('Shift')
    await page.waitForURL((url) => url.pathname !== path)
    await expect(page.locator('html')).toHaveAttribute('data-navigated')
    await expect.poll(() => place(page)).toBe(0)
  })

test('a reloaded page is where it was', async ({ page }) => {
  await page.goto('/vi')
  await page.mouse.wheel(0, 600)
  await page.waitForSelector('html[data-hydrated]')
  await page.reload()
  await expect.poll(() => place(page)).toBe(600)
  await hydrate(page)
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))))
  expect(await place(page)).toBe(600)
})

for (const [name, path, link] of [
  ['home', '/vi', 'a[href="/vi/furniture-package"]'],
  ['a product', '/vi/product/giuong-moc-chau-160', 'main a[href="/vi/product/giuong-mai-chau-160"]'],
  ['a listing', '/vi/category/bed', 'footer a[href="/vi/terms-of-service"]'],
] as const)
  test(`the way back to ${name} that was opened first finds it whole and at its old place`, async ({ page }) => {
    // Without the recently viewed products, which grow.
    const shown = page.locator('main article:not([aria-label="Bạn vừa xem"] *)')
    await page.goto(path)
    await hydrate(page)
    const products = await shown.count()
    // Playwright scrolls to the link first: the position counts when it is pressed.
    const pressed = page.evaluate(() => new Promise<number>((done) => addEventListener('click', () => done(scrollY))))
    await page.locator(link).last().click()
    const left = await pressed
    expect(left).toBeGreaterThan(600)
    await page.waitForURL((url) => url.pathname !== path)
    await expect.poll(() => place(page)).toBe(0)
    await page.goBack()
    await expect(shown).toHaveCount(products)
    await expect.poll(() => place(page)).toBeCloseTo(left, -1)
  })
