import type { Page } from 'playwright/test'
import { axeFindings } from '#tests/support/axe'
import { hurryTimers } from '#tests/support/clock'
import { expect, test } from '#tests/support/fixtures'
import { hydrate } from '#tests/support/hydrate'

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

const opener = (page: Page) => page.getByRole('button', { name: 'Mở menu' })
const menu = (page: Page) => page.locator('#mobile-menu')
const row = (page: Page, name: string) => menu(page).locator('summary', { hasText: name })

async function openMenu(page: Page) {
  await opener(page).click()
  await expect(menu(page)).toBeVisible()
}

test('[MOB-01] categories, About us and languages fold; contact and blog are links; log in comes last', async ({
  page,
}) => {
  await page.goto('/vi')
  await openMenu(page)
  for (const [name, link] of [
    ['Phòng ngủ', 'Giường ngủ'],
    ['Về chúng tôi', 'Tầm nhìn và sứ mệnh'],
    ['Tiếng Việt', 'English'],
  ] as const) {
    await expect(menu(page).getByRole('link', { name: link })).toBeHidden()
    await row(page, name).click()
    await expect(menu(page).getByRole('link', { name: link })).toBeVisible()
    await row(page, name).click()
    await expect(menu(page).getByRole('link', { name: link })).toBeHidden()
  }
  await expect(menu(page).getByRole('link', { name: 'Liên hệ' })).toHaveAttribute('href', '/vi/contact-us')
  await expect(menu(page).getByRole('link', { name: 'Blog' })).toHaveAttribute('target', '_blank')
  await expect(menu(page).locator('nav').locator('a,summary,button').last()).toHaveText('Đăng nhập')
})

test('[NAV-06] the tiers of furniture-package lead to the packages of their tier', async ({ page }) => {
  await page.goto('/vi')
  await openMenu(page)
  await row(page, 'Gói nội thất').click()
  await expect(menu(page).getByRole('link', { name: 'Gói Cao cấp' })).toHaveAttribute(
    'href',
    '/vi/furniture-package?packageTier=premium',
  )
})

test.describe('while the pages are of one document', () => {
  test.beforeEach(async ({ page }) => {
    await page.goto('/vi/category/bed')
    await hydrate(page)
    await page.evaluate(() => Object.assign(window, { isSameDocument: true }))
  })
  test.afterEach(async ({ page }) => {
    expect(await page.evaluate(() => 'isSameDocument' in window)).toBe(true)
  })

  test('[MOB-02] a link opens its page and the menu closes', async ({ page }) => {
    await openMenu(page)
    await row(page, 'Phòng khách').click()
    await menu(page).getByRole('link', { name: 'Sofa' }).click()
    await expect(menu(page)).toBeHidden()
    await expect(page).toHaveURL('/vi/category/sofa')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sofa')
  })

  test('[MOB-02] the menu closes when the page changes under it', async ({ page }) => {
    await page.getByRole('navigation', { name: 'Danh mục cùng nhóm' }).getByRole('link', { name: 'Tủ quần áo' }).click()
    await expect(page).toHaveURL('/vi/category/wardrobe')
    await openMenu(page)
    await page.goBack()
    await expect(page).toHaveURL('/vi/category/bed')
    await expect(menu(page)).toBeHidden()
  })
})

test('[LANG-05] a language chosen in the menu shows that it is on its way, until it has come or failed', async ({
  page,
}) => {
  await page.goto('/vi')
  await hydrate(page)
  const waiting = page.locator('html[data-busy]')
  await page.evaluate(() => {
    const seen: boolean[] = []
    const look = () => seen.push('busy' in document.documentElement.dataset)
    new MutationObserver(look).observe(document.documentElement, { attributeFilter: ['data-busy'] })
    Object.assign(window, { seen })
  })
  await page.route('**/en', () => {})
  await openMenu(page)
  await hurryTimers(page)
  await row(page, 'Tiếng Việt').click()
  await menu(page).getByRole('link', { name: 'English' }).click()
  await expect(page.getByRole('alert').filter({ hasText: 'Lỗi ngôn ngữ' })).toBeVisible()
  await expect(waiting).toHaveCount(0)
  expect(await page.evaluate(() => (window as unknown as { seen: boolean[] }).seen)).toEqual([true, false])
})

test('[MOB-02] a tap outside closes the menu', async ({ page }) => {
  await page.goto('/vi')
  await openMenu(page)
  await page.touchscreen.tap(195, 40)
  await expect(menu(page)).toBeHidden()
})

test('[MOB-02] growing past 768 px closes the menu, so that no hidden dialog blocks the page', async ({ page }) => {
  await page.goto('/vi')
  await openMenu(page)
  await page.setViewportSize({ width: 1024, height: 768 })
  await expect(menu(page)).toBeHidden()
})

test('[MOB-04] the language list is at most 16rem tall and scrolls', async ({ page }) => {
  await page.goto('/vi')
  await openMenu(page)
  await row(page, 'Tiếng Việt').click()
  const list = menu(page).locator('.language-options')
  // Markup added earlier would be lost to hydration.
  await hydrate(page)
  // Simulates many languages.
  await list.evaluate((element) => {
    element.insertAdjacentHTML('beforeend', String(element.firstElementChild?.outerHTML).repeat(12))
  })
  const frame = list.locator('..')
  await expect.poll(async () => (await frame.boundingBox())?.height).toBe(16 * 16)
  expect(await frame.evaluate((element) => element.scrollHeight > element.clientHeight)).toBe(true)
})

for (const isHydrated of [false, true]) {
  test(`[MOB-05] focus stays in the menu, the page behind stands still, Escape closes, ${isHydrated ? 'after' : 'before'} hydration`, async ({
    page,
  }) => {
    await page.goto('/vi')
    if (isHydrated) await hydrate(page)
    await opener(page).focus()
    await page.keyboard.press('Enter')
    await expect(menu(page)).toBeVisible()
    const seen = new Set<boolean>()
    for (let presses = 0; presses < 30; presses++) {
      await page.keyboard.press('Tab')
      seen.add(
        await page.evaluate(
          () => document.activeElement === document.body || document.activeElement?.closest('#mobile-menu') !== null,
        ),
      )
    }
    expect([...seen]).toEqual([true])
    await expect(page.locator('html')).toHaveCSS('overflow-y', 'hidden')
    await page.keyboard.press('Escape')
    await expect(menu(page)).toBeHidden()
    await expect(page.locator('html')).not.toHaveCSS('overflow-y', 'hidden')
    await expect(opener(page)).toBeFocused()
  })
}

test('[MOB-05] the close button covers the one that opened the menu', async ({ page }) => {
  await page.goto('/vi')
  const place = await opener(page).boundingBox()
  await openMenu(page)
  const close = menu(page).getByRole('button', { name: 'Đóng menu' })
  expect(await close.boundingBox()).toEqual(place)
  await close.click()
  await expect(menu(page)).toBeHidden()
})

test('[MOB-05] axe finds nothing in the open menu', async ({ page }) => {
  await page.goto('/de')
  await page.getByRole('button', { name: 'Menü öffnen' }).click()
  for (const summary of await menu(page).locator('summary').all()) await summary.click()
  expect(await axeFindings(page)).toEqual([])
})

test.describe('in a browser without invoker commands and closedby', () => {
  test.beforeEach(async ({ page }) => {
    await page.addInitScript(() => {
      Reflect.deleteProperty(HTMLButtonElement.prototype, 'command')
      Reflect.deleteProperty(HTMLDialogElement.prototype, 'closedBy')
      // Disables both features in the tested browser.
      addEventListener('command', (event) => event.preventDefault(), true)
      new MutationObserver(() => {
        for (const dialog of document.querySelectorAll('dialog[closedby=any]'))
          dialog.setAttribute('closedby', 'closerequest')
      }).observe(document, { childList: true, subtree: true })
    })
  })

  test('[MOB-05] the menu is modal all the same, and its button closes it', async ({ page }) => {
    await page.goto('/vi')
    await openMenu(page)
    expect(await menu(page).evaluate((element) => element.matches(':modal'))).toBe(true)
    await menu(page).getByRole('button', { name: 'Đóng menu' }).click()
    await expect(menu(page)).toBeHidden()
  })

  test('[MOB-02] a tap outside closes the menu, one inside does not', async ({ page }) => {
    await page.goto('/vi')
    await openMenu(page)
    await row(page, 'Phòng ngủ').tap()
    await expect(menu(page)).toBeVisible()
    await page.touchscreen.tap(195, 40)
    await expect(menu(page)).toBeHidden()
  })
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })
  test('[MOB-05] the menu opens, unfolds, leads on, and Escape closes it', async ({ page }) => {
    await page.goto('/vi')
    await openMenu(page)
    await page.keyboard.press('Escape')
    await expect(menu(page)).toBeHidden()
    await openMenu(page)
    await row(page, 'Về chúng tôi').click()
    await menu(page).getByRole('link', { name: 'Công nghệ AI' }).click()
    await expect(page).toHaveURL('/vi/about-us/ai-technology')
  })

  test('[MOB-02] a tap outside closes the menu', async ({ page }) => {
    await page.goto('/vi')
    await openMenu(page)
    await page.touchscreen.tap(195, 40)
    await expect(menu(page)).toBeHidden()
  })
})
