import type { Page } from 'playwright/test'
import { hurryTimers, stopClock } from '#tests/support/clock'
import { expect, test } from '#tests/support/fixtures'
import { hydrate } from '#tests/support/hydrate'

test.use({ viewport: { width: 1280, height: 800 } })

const switcher = (page: Page) => page.locator('[popovertarget=language-menu]')
const menu = (page: Page) => page.locator('#language-menu')
const box = (page: Page) => page.getByRole('alert').filter({ hasText: /\S/ })

async function choose(page: Page, name: string) {
  await switcher(page).click()
  await menu(page).getByRole('link', { name }).click()
}

test('[LANG-07] each language has its native name and its English name; the current one is marked', async ({
  page,
}) => {
  await page.goto('/de')
  await expect(switcher(page)).toContainText('Deutsch')
  await switcher(page).click()
  await expect(menu(page).getByRole('listitem')).toHaveText([
    /Tiếng Việt\s*Vietnamese/,
    /English/,
    /Deutsch\s*German/,
    /日本語\s*Japanese/,
  ])
  await expect(menu(page).locator('[aria-current]')).toHaveText(/Deutsch/)
  await expect(menu(page).getByText('日本語')).toHaveAttribute('lang', 'ja')
  await expect(menu(page).getByRole('link', { name: '日本語' })).toHaveAttribute('hreflang', 'ja')
})

test('[LANG-07] the dropdown is 12rem wide, counts the languages, and its items come 50 ms apart', async ({ page }) => {
  await page.goto('/vi')
  await switcher(page).click()
  expect((await menu(page).boundingBox())?.width).toBe(12 * 16)
  await expect(menu(page)).toContainText('Có 4 ngôn ngữ')
  const delays = await menu(page)
    .getByRole('listitem')
    .evaluateAll((items) => items.map((item) => getComputedStyle(item).animationDelay))
  expect(delays).toEqual(['0s', '0.05s', '0.1s', '0.15s'])
})

test('[LANG-07] the list closes on a click beside it and when the change begins', async ({ page }) => {
  await page.goto('/vi')
  await hydrate(page)
  await switcher(page).click()
  await page.mouse.click(300, 700)
  await expect(menu(page)).toBeHidden()
  await page.route('**/en', () => {})
  await hurryTimers(page)
  await choose(page, 'English')
  await expect(menu(page)).toBeHidden()
})

test('[LANG-07] the mobile menu holds the same list', async ({ page }) => {
  await page.goto('/vi')
  const texts = (place: string) => page.locator(`${place} .language-options > li`).allTextContents()
  expect(await texts('#mobile-menu')).toEqual(await texts('#language-menu'))
  expect(await texts('#mobile-menu')).toHaveLength(4)
})

test('[LANG-06] choosing the active language does nothing', async ({ page }) => {
  await page.goto('/vi')
  await hydrate(page)
  let loads = 0
  page.on('framenavigated', () => loads++)
  await switcher(page).click()
  await menu(page).locator('[aria-current]').click()
  await page.waitForTimeout(300)
  expect(loads).toBe(0)
  await expect(switcher(page)).toBeEnabled()
  expect(await page.evaluate(() => localStorage.getItem('preferredLanguage'))).toBeNull()
})

test('[LANG-06] what a page asks for is in its language, which only a real change changes', async ({ page }) => {
  const asked: (string | undefined)[] = []
  page.on('request', (request) => {
    const url = decodeURIComponent(request.url())
    if (url.includes('/_serverFn/')) asked.push(/"k":\["locale".*?"s":"(\w\w)"/.exec(url)?.[1] ?? url)
  })
  const tick = (wood: string) => page.locator(`#filters input[value=${wood}]`).check()
  await page.goto('/vi/category/bed')
  await hydrate(page)
  await switcher(page).click()
  await menu(page).locator('[aria-current]').click()
  await page.keyboard.press('Escape')
  await tick('oak')
  await expect(page).toHaveURL(/material=oak/)
  await choose(page, 'Deutsch')
  await expect(page).toHaveURL('/de/category/bed?material=oak')
  await hydrate(page)
  await tick('walnut')
  await expect(page).toHaveURL(/material=walnut/)
  expect(asked).toEqual(['vi', 'de'])
})

for (const [path, isHydrated] of [
  ['', false],
  ['/about-us/vision-mission', false],
  ['/about-us', true],
] as const) {
  test(`[ROUTE-13] [LANG-04] [DATA-05] ${path || '/'} opens under the new locale with its query, and the choice is kept, ${isHydrated ? 'after' : 'before'} hydration`, async ({
    page,
    context,
  }) => {
    await page.goto(`/vi${path}?page=2&sort=price`)
    if (isHydrated) await hydrate(page)
    else await page.route('**/application-*.js', () => {})
    await choose(page, '日本語')
    await expect(page).toHaveURL(`/ja${path}?page=2&sort=price`)
    await expect(page.locator('html')).toHaveAttribute('lang', 'ja')
    expect(await page.evaluate(() => localStorage.getItem('preferredLanguage'))).toBe('ja')
    const [cookie] = (await context.cookies()).filter(({ name }) => name === 'preferredLanguage')
    expect(cookie).toMatchObject({ value: 'ja', path: '/' })
    const answer = await page.request.get('/', { maxRedirects: 0 })
    expect(answer.headers().location).toBe('/ja')
  })
}

test('[LANG-05] while the language changes the button is disabled and a spinner stands for the flag', async ({
  page,
}) => {
  await page.goto('/vi')
  await hydrate(page)
  // Recorded in the page, as tests cannot read it during navigation.
  await switcher(page).evaluate((button: HTMLButtonElement) => {
    const seen: unknown[] = []
    const look = () =>
      seen.push([button.disabled, button.ariaBusy, button.querySelectorAll('img').length, button.textContent])
    new MutationObserver(look).observe(button, { attributes: true, childList: true })
    Object.assign(window, { seen })
  })
  await page.route('**/en', () => {})
  await hurryTimers(page)
  await choose(page, 'English')
  await expect(box(page)).toBeVisible()
  const seen = await page.evaluate(() => (window as unknown as { seen: unknown[] }).seen)
  expect(seen.at(0)).toEqual([true, 'true', 0, expect.stringContaining('Đang đổi ngôn ngữ…')])
  expect(seen.at(-1)).toEqual([false, 'false', 1, expect.stringContaining('Tiếng Việt')])
})

test('[LANG-05] [LANG-08] when both ways fail a box says so until it is dismissed, and the page stays', async ({
  page,
}) => {
  await page.goto('/en')
  await hydrate(page)
  let asked = 0
  await page.route('**/de', () => {
    asked++
  })
  await hurryTimers(page)
  await choose(page, 'Deutsch')
  await expect(box(page)).toContainText('Language error')
  await expect(box(page)).toContainText('All language change methods failed')
  expect(asked).toBe(2)
  await expect(switcher(page)).toBeEnabled()
  await expect(switcher(page)).toContainText('English')
  await box(page).getByRole('button', { name: 'Dismiss' }).click()
  await expect(box(page)).toHaveCount(0)
  await expect(page).toHaveURL('/en')
})

test.describe('offline', () => {
  // The menu's flags may fail to load.
  test.use({ expectedConsoleErrors: ['Failed to load resource'] })
  test('[LANG-05] offline, the box comes at once and the page is not lost', async ({ page, context }) => {
    await page.goto('/vi')
    await hydrate(page)
    await context.setOffline(true)
    // Without waiting the 4 s allowed for a slow page.
    await stopClock(page)
    await choose(page, 'English')
    await expect(box(page)).toContainText('Lỗi ngôn ngữ')
    await page.clock.resume()
    await expect(page).toHaveURL('/vi')
    await context.setOffline(false)
    await choose(page, 'English')
    await expect(page).toHaveURL('/en')
  })

  test('[LANG-05] a language chosen with the first click, before the application is there, keeps the page too', async ({
    page,
    context,
  }) => {
    await page.route('**/assets/application-*.js', () => {})
    await page.goto('/vi/category/bed')
    await switcher(page).click()
    await context.setOffline(true)
    await menu(page).getByRole('link', { name: 'English' }).click()
    await expect(box(page)).toContainText('Lỗi ngôn ngữ')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Giường ngủ')
    await expect(page.locator('html[data-hydrated]')).toHaveCount(0)
    expect((await context.cookies()).filter(({ name }) => name === 'preferredLanguage')).toEqual([])
    await box(page).getByRole('button', { name: 'Đóng' }).click()
    await expect(box(page)).toHaveCount(0)
    await context.setOffline(false)
    await choose(page, 'English')
    await expect(page).toHaveURL('/en/category/bed')
  })
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })
  test('[ROUTE-13] [LANG-04] the languages are links to the same page with its query', async ({ page }) => {
    await page.goto('/vi/wooden-furniture?page=2&sort=name')
    await choose(page, 'Deutsch')
    await expect(page).toHaveURL('/de/wooden-furniture?page=2&sort=name')
    await page.goto('/vi/about-us/ai-technology')
    await choose(page, 'English')
    await expect(page).toHaveURL('/en/about-us/ai-technology')
  })
})

test('[ROUTE-13] a language chosen before hydration keeps the whole query, also what changes no page', async ({
  page,
}) => {
  await page.goto('/vi/category/bed?sort=name&utm_source=mail')
  const german = menu(page).locator('a[data-language=de]')
  await expect(german).toHaveAttribute('href', '/de/category/bed?sort=name')
  await german.evaluate((link: HTMLAnchorElement) => link.click())
  await expect(page).toHaveURL('/de/category/bed?sort=name&utm_source=mail')
})
