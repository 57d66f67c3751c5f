import type { Page } from 'playwright/test'
import { fillInCheckout } from '#tests/support/checkout'
import { expect, test } from '#tests/support/fixtures'
import { hydrate } from '#tests/support/hydrate'
import { instance } from '#tests/support/instance'
import { upstream } from '#tests/support/upstream'

const TV = 'ke-tv-treo-tuong-cat-ba-160:oak'
const PHONE = '028 0000 0018'

const fillBasket = async (page: Page, origin = '') => {
  const added = await page.request.post(`${origin}/api/cart`, { data: { lines: [{ sku: TV, quantity: 1 }] } })
  expect(added.status()).toBe(201)
}

const expectTyped = async (page: Page, typed: Record<string, string>) => {
  for (const [name, value] of Object.entries(typed)) await expect(page.locator(`[name=${name}]`)).toHaveValue(value)
}

test.describe('an API host that is dead', () => {
  test.describe.configure({ mode: 'serial' })
  let api: Awaited<ReturnType<typeof upstream>>
  let app: Awaited<ReturnType<typeof instance>>
  test.beforeAll(async ({ baseURL }) => {
    api = await upstream(String(baseURL))
    app = await instance(`API_BASE_URL:${api.url}`)
  })
  test.afterAll(async () => {
    await app?.stop()
    await api?.become('closed')
  })

  for (const fault of ['closed', 'silent', 'failing'] as const)
    test(`[BUY-19] is ${fault}: basket, checkout and order are bought with as ever`, async ({ page }) => {
      await api.become(fault)
      await fillBasket(page, app.url)
      await page.goto(`${app.url}/vi/cart`)
      await expect(page.getByRole('main').getByText('Cát Bà').first()).toBeVisible()
      await page.goto(`${app.url}/vi/checkout`)
      await hydrate(page)
      await fillInCheckout(page)
      await page.getByRole('button', { name: 'Đặt hàng' }).click()
      await expect(page).toHaveURL(/\/vi\/order\/VT[A-Z0-9]{6}\?k=/)
      await expect(page.getByRole('heading', { level: 1, name: 'Quét mã để thanh toán' })).toBeVisible()
    })
})

test.describe('a shop that does not answer its forms', () => {
  test.use({ expectedConsoleErrors: ['503', 'Failed to load resource'] })

  /** Fails what is sent from now on; the clock stands still until the test moves it. */
  async function fail(page: Page) {
    await page.clock.install()
    await page.route(/.*/, (route) =>
      route.request().method() === 'POST' ? route.fulfill({ status: 503 }) : route.continue(),
    )
  }
  const said = (page: Page) =>
    page
      .getByRole('status')
      .filter({ hasText: 'chưa kết nối được' })
      .or(page.getByRole('status').filter({ hasText: 'Chưa kết nối được' }))

  /** Within a second it is said in words, with the number to call; the table of retries goes on. */
  async function expectSaid(page: Page, press: () => Promise<void>) {
    const sent = page.waitForRequest((request) => request.method() === 'POST' && !request.url().includes('/_serverFn/'))
    await press()
    await sent
    // React has to hear of it before the clock moves.
    await page.waitForTimeout(300)
    await page.clock.runFor(900)
    await expect(said(page)).toContainText(PHONE)
    await expect(said(page).getByRole('link', { name: PHONE })).toHaveAttribute('href', 'tel:+842800000018')
    await expect(async () => {
      await page.clock.runFor(4000)
      await expect(page.getByRole('alert').filter({ hasText: 'Chưa kết nối được' })).toBeVisible({ timeout: 500 })
    }).toPass({ intervals: [100] })
    await expect(page.getByRole('status').filter({ hasText: PHONE })).toBeVisible()
  }

  test('[BUY-19] the basket says so within a second, and keeps its number', async ({ page }) => {
    await fillBasket(page)
    await page.goto('/vi/cart')
    await hydrate(page)
    await fail(page)
    await expectSaid(page, () => page.getByRole('button', { name: /^Thêm một/ }).click())
    await expect(page.getByRole('textbox', { name: /^Số lượng/ })).toHaveValue('1')
    await page.unrouteAll()
    await page.getByRole('button', { name: /^Thêm một/ }).click()
    await expect(page.getByRole('textbox', { name: /^Số lượng/ })).toHaveValue('2')
  })

  test('[BUY-19] the checkout says so within a second, keeps what was typed, and orders once it answers', async ({
    page,
  }) => {
    await fillBasket(page)
    await page.goto('/vi/checkout')
    await hydrate(page)
    const typed = await fillInCheckout(page)
    await fail(page)
    await expectSaid(page, () => page.getByRole('button', { name: 'Đặt hàng' }).click())
    await expectTyped(page, typed)
    await page.unrouteAll()
    await page.getByRole('button', { name: 'Đặt hàng' }).click()
    await expect(page).toHaveURL(/\/vi\/order\/VT[A-Z0-9]{6}\?k=/)
  })

  test('[BUY-19] looking an order up says so within a second, and keeps code and number', async ({ page }) => {
    await page.goto('/vi/order')
    await hydrate(page)
    const typed = { phone: '0901 234 567', code: 'VT7K 4M2Q' }
    const form = page
      .locator('form')
      .filter({ has: page.locator('[name=code]') })
      .first()
    for (const [name, value] of Object.entries(typed)) await form.locator(`[name=${name}]`).fill(value)
    await fail(page)
    await expectSaid(page, () => form.getByRole('button').click())
    for (const [name, value] of Object.entries(typed)) await expect(form.locator(`[name=${name}]`)).toHaveValue(value)
  })
})
