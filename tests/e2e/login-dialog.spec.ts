import type { Locator, Page } from 'playwright/test'
import { axeFindings } from '#tests/support/axe'
import { expect, test } from '#tests/support/fixtures'
import { hydrate } from '#tests/support/hydrate'
import { listedPages } from '#tests/support/pages'

test.use({ viewport: { width: 1280, height: 800 } })

const opener = (page: Page) => page.getByRole('banner').getByRole('button', { name: 'Đăng nhập' })
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Tài khoản' })

for (const isHydrated of [false, true]) {
  test(`[ACC-01] without a token the button says log in and opens the login dialog, ${isHydrated ? 'after' : 'before'} hydration`, async ({
    page,
  }) => {
    await page.goto('/vi')
    if (isHydrated) await hydrate(page)
    await opener(page).click()
    await expect(dialog(page)).toBeVisible()
    expect(await dialog(page).evaluate((element) => element.matches(':modal'))).toBe(true)
    await page.keyboard.press('Escape')
    await expect(dialog(page)).toBeHidden()
    await expect(opener(page)).toBeFocused()
  })
}

test('[ACC-01] below 1024 px the button is its picture, with its name for screen readers', async ({ page }) => {
  await page.setViewportSize({ width: 820, height: 1100 })
  await page.goto('/vi')
  await expect(opener(page)).toHaveAccessibleName('Đăng nhập')
  expect((await opener(page).boundingBox())?.width).toBeLessThan(60)
})

test('[LOGIN-01] showLoginModal=true opens the dialog and leaves the address, without a reload', async ({ page }) => {
  let loads = 0
  page.on('request', (request) => {
    if (request.isNavigationRequest()) loads++
  })
  await page.goto('/vi?page=2&showLoginModal=true')
  await expect(dialog(page)).toBeVisible()
  await expect(page).toHaveURL('/vi?page=2')
  expect(loads).toBe(1)
  await hydrate(page)
  await expect(dialog(page)).toBeVisible()
  await expect(page).toHaveURL('/vi?page=2')
})

/** Pages of text, a choice, and unknown addresses. */
const pagesOfText = [
  ...listedPages.filter((path) => /^\/(about-us|privacy|terms|app-store|google-play)/.test(path)),
  '/newsletter',
  '/measurement',
  '/no-such-page',
  '/category/no-such-kind',
]

test.describe('pages of text', () => {
  test.use({ expectedConsoleErrors: ['status of 404'] })
  test('[LOGIN-01, ACC-01] showLoginModal=true and the account button open the dialog on each, without a reload', {
    tag: '@slow',
  }, async ({ page }) => {
    test.slow()
    expect(pagesOfText.length).toBeGreaterThan(17)
    let loads = 0
    page.on('request', (request) => {
      if (request.isNavigationRequest()) loads++
    })
    for (const [at, path] of pagesOfText.entries()) {
      await page.goto(`/vi${path}?kept=1&showLoginModal=true`)
      await expect(dialog(page)).toBeVisible()
      await expect(page).toHaveURL(`/vi${path}?kept=1`)
      const heading = await page.locator('h1').textContent()
      await page.keyboard.press('Escape')
      await opener(page).click()
      await expect(dialog(page).locator('form').first()).toBeVisible()
      await expect(page.locator('html')).toHaveAttribute('data-hydrated', '')
      expect([path, await page.locator('h1').textContent()]).toEqual([path, heading])
      expect([path, loads]).toEqual([path, at + 1])
    }
  })
})

test('[LOGIN-01] a link inside the application opens it too', async ({ page }) => {
  await page.goto('/vi')
  await hydrate(page)
  for (let times = 0; times < 2; times++) {
    await page.evaluate(() => {
      const link = Object.assign(document.createElement('a'), { href: '/vi/wooden-furniture?showLoginModal=true' })
      document.body.appendChild(link)
      link.click()
    })
    await expect(dialog(page)).toBeVisible()
    await expect(page).toHaveURL('/vi/wooden-furniture')
    await page.keyboard.press('Escape')
    await page.goBack()
  }
})

test('[LOGIN-01] any other value of the parameter opens nothing', async ({ page }) => {
  for (const value of ['false', '1', '']) {
    await page.goto(`/vi?showLoginModal=${value}`)
    await hydrate(page)
    await expect(dialog(page)).toBeHidden()
  }
})

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
    test.use({ javaScriptEnabled })
    test('[LOGIN-02] login and register take turns, and the close button closes', async ({ page }) => {
      await page.goto(javaScriptEnabled ? '/vi' : '/vi/privacy-policy')
      await opener(page).click()
      const login = dialog(page).getByRole('heading', { name: 'Chào bạn về nhà' })
      const register = dialog(page).getByRole('heading', { name: 'Tạo tài khoản' })
      await expect(login).toBeVisible()
      await expect(register).toBeHidden()
      await dialog(page).getByText('Đăng ký', { exact: true }).click()
      await expect(register).toBeVisible()
      await expect(login).toBeHidden()
      await dialog(page).locator('summary', { hasText: 'Đăng nhập' }).press('Enter')
      await expect(login).toBeVisible()
      await expect(register).toBeHidden()
      const close = dialog(page).getByRole('button', { name: 'Đóng' })
      expect(await close.boundingBox()).toMatchObject({ width: 44, height: 44 })
      await close.click()
      await expect(dialog(page)).toBeHidden()
    })
  })
}

for (const [width, tolerance] of [
  [1280, 0],
  // A phone's dialog is as tall as its form, with varying line breaks.
  [390, 40],
] as const)
  test(`[LOGIN-02] the close button stays where it is while the forms come, at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 })
    await page.route('**/assets/*', async (route) => {
      await new Promise((resume) => setTimeout(resume, 300))
      await route.continue()
    })
    await page.goto('/vi')
    await page.evaluate(() => document.querySelector<HTMLDialogElement>('#login-dialog')?.showModal())
    const close = dialog(page).getByRole('button', { name: 'Đóng' })
    const before = await close.boundingBox()
    await expect(dialog(page).locator('form').first()).toBeVisible()
    const after = await close.boundingBox()
    expect(Math.abs(Number(after?.y) - Number(before?.y))).toBeLessThanOrEqual(tolerance)
  })

test('[LOGIN-02, LOGIN-08] the dialog grows with what is wrong, and where it cannot, it scrolls to its last line', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto('/de?showLoginModal=true')
  const login = page.getByRole('dialog', { name: 'Konto' })
  const form = login.locator('form').first()
  await form.getByLabel('E-Mail', { exact: true }).fill('niemand@example.com')
  await form.getByLabel('Passwort', { exact: true }).fill('falsches-passwort')
  await form.getByRole('button', { name: 'Anmelden', exact: true }).click()
  await expect(form.getByRole('alert')).toBeVisible()
  const last = login.locator('summary').last()
  await expect(last).toBeInViewport({ ratio: 1 })
  expect(await cutOff(login)).toBe(0)
  await last.click()
  await login.locator('form').last().locator('[type=submit]').click()
  await expect(login.locator('[aria-invalid=true]').first()).toBeVisible()
  const back = login.locator('summary').first()
  for (const [width, height, size] of [
    [1440, 900, 100],
    [390, 664, 100],
    [390, 664, 200],
    [1440, 900, 200],
  ] as const) {
    await page.setViewportSize({ width, height })
    await page.evaluate((percent) => {
      document.documentElement.style.fontSize = `${percent}%`
    }, size)
    await back.scrollIntoViewIfNeeded()
    await expect(back, `${width} px, ${size} %`).toBeInViewport({ ratio: 0.95 })
    expect(await login.evaluate(isTooNarrow), `${width} px, ${size} %`).toBe(false)
  }
})

/** True if a form overflows on the right. */
const isTooNarrow = (dialog: Element) =>
  [...dialog.querySelectorAll('form *')].some(
    (part) => part.checkVisibility() && part.getBoundingClientRect().right > dialog.getBoundingClientRect().right + 1,
  )

/** Overflow of the scrolling content, in pixels. */
const cutOff = (dialog: Locator) =>
  dialog.evaluate((element) =>
    Math.max(
      ...[element, ...element.querySelectorAll('div')].map(({ scrollHeight, clientHeight }) =>
        clientHeight ? scrollHeight - clientHeight : 0,
      ),
    ),
  )

test('[LOGIN-02] a click beside the dialog closes it', async ({ page }) => {
  await page.goto('/vi')
  await opener(page).click()
  await page.mouse.click(60, 400)
  await expect(dialog(page)).toBeHidden()
})

test('[LOGIN-02] from the mobile menu it opens above the menu and gives the focus back to it', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/vi')
  await page.getByRole('button', { name: 'Mở menu' }).click()
  const button = page.locator('#mobile-menu').getByRole('button', { name: 'Đăng nhập' })
  await button.click()
  await expect(dialog(page)).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(dialog(page)).toBeHidden()
  await expect(button).toBeFocused()
})

for (const width of [390, 1280]) {
  test(`[LOGIN-02] axe finds nothing in either panel, ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 })
    await page.goto('/de?showLoginModal=true')
    expect(await axeFindings(page)).toEqual([])
    await page.getByText('Registrieren').click()
    expect(await axeFindings(page)).toEqual([])
  })
}

test('[LOGIN-01] opened by the keyboard, Enter closes no form', async ({ page }) => {
  await page.goto('/vi')
  await opener(page).press('Enter')
  const login = dialog(page).getByRole('heading', { name: 'Chào bạn về nhà' })
  await expect(login).toBeVisible()
  await expect(dialog(page).locator('[autofocus]')).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(login).toBeVisible()
  await expect(dialog(page).getByLabel('Email', { exact: true }).first()).toBeVisible()
  await page.keyboard.press('Tab')
  expect(await page.evaluate(() => document.activeElement?.tagName)).not.toBe('SUMMARY')
})

test.describe('when the connection is cut', () => {
  test.use({ expectedConsoleErrors: ['net::ERR'] })
  test('[LOGIN-01] the dialog says so and offers the login page, until its forms come', async ({ page }) => {
    await page.route('**/assets/dialog-forms*', (route) => route.abort())
    await page.goto('/vi')
    await hydrate(page)
    await opener(page).click()
    await expect(dialog(page).getByText('Mất kết nối nên chưa mở được biểu mẫu.').first()).toBeVisible()
    await expect(dialog(page).locator('.skeleton').first()).toBeHidden()
    await dialog(page).getByRole('link', { name: 'Mở trang đăng nhập' }).click()
    await expect(page).toHaveURL('/vi/login')
  })
})
