import type { Page } from 'playwright/test'
import { axeFindings } from '#tests/support/axe'
import { apply, openSample, said } from '#tests/support/doctor-editor'
import { expect, test } from '#tests/support/fixtures'
import { accountOf, anyAddress, hydrated, tokenOf, visitor } from '#tests/support/visitor'

const SOFA = 'sofa-ho-tay-ba-cho'
const TABLE = 'ban-tra-nhat-tan'
/** Generous, because both cores may be busy. */
const SOON = { timeout: 60_000 }

const drawer = (page: Page, name: RegExp) => page.getByRole('dialog', { name })

test('[BUY-21] what is saved goes into the basket: one piece, then all of them', async ({ page }) => {
  await page.addInitScript((slugs) => localStorage.setItem('wishlist', slugs), `${SOFA}@1,${TABLE}@2`)
  await page.goto('/vi/wishlist')
  await page.getByRole('button', { name: /^Thêm vào giỏ.*Hồ Tây/ }).click(SOON)
  await expect(drawer(page, /Giỏ hàng \(1\)/)).toBeVisible(SOON)
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Thêm tất cả vào giỏ' }).click()
  await expect(drawer(page, /Giỏ hàng \(3\)/).getByText('Đã thêm 2')).toBeVisible(SOON)
  await page.getByRole('link', { name: 'Xem giỏ hàng' }).click()
  await expect(page).toHaveURL('/vi/cart')
  await expect(page.getByRole('textbox', { name: /^Số lượng Sofa Hồ Tây/ })).toHaveValue('2')
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('[BUY-21] a compared piece goes into the basket', async ({ page }) => {
    await page.goto(`/vi/compare?products=${SOFA},${TABLE}`)
    await page.getByRole('button', { name: /^Thêm vào giỏ.*Nhật Tân/ }).click()
    await expect(page).toHaveURL(/\/vi\/cart\?added=ban-tra-nhat-tan/)
    await expect(page.getByRole('textbox', { name: /^Số lượng Bàn trà Nhật Tân/ })).toHaveValue('1')
  })
})

test('[BUY-21] a composed room goes into the basket in one act', async ({ page }) => {
  test.setTimeout(180_000)
  await page.goto('/en/house-doctor-ai?tool=room_composer')
  await page.getByRole('button', { name: 'Empty room' }).click(SOON)
  const part = (name: string) =>
    page.getByRole('complementary', { name: 'Settings' }).getByRole('button', { name, exact: true })
  for (const count of [1, 2]) {
    await part('Furniture').click(SOON)
    await page.locator('.composer-range li').first().getByRole('button').click(SOON)
    await expect(page.getByRole('group', { name: 'Plan of the room from above' }).getByRole('button')).toHaveCount(
      count,
      SOON,
    )
  }
  await part('List').click()
  await page.getByRole('button', { name: 'Add the room to basket' }).click()
  await expect(drawer(page, /Basket \(2\)/)).toBeVisible(SOON)
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

  test('[BUY-21] what the House Doctor prescribes goes into the basket: one piece, then all of them', async ({
    page,
  }) => {
    test.setTimeout(240_000)
    await openSample(page, 'virtual_staging')
    await apply(page).click(SOON)
    await expect(said(page)).toHaveText(/^Done/, { timeout: 90_000 })
    const links = page.getByRole('region', { name: 'In this image' }).getByRole('link')
    await expect(links.nth(1)).toBeVisible()
    const names = await links.allTextContents()
    const open = page.getByRole('button', { name: 'See the list' })
    await open.tap()
    const prescription = page.getByRole('dialog', { name: 'List for the living room' })
    await expect(prescription.getByRole('heading')).toBeFocused()
    expect(await axeFindings(page)).toEqual([])

    await prescription.getByRole('button', { name: `Add to basket: ${names[0]}` }).tap()
    const basket = drawer(page, /^Basket/)
    await expect(drawer(page, /Basket \(1\)/)).toBeVisible(SOON)
    await basket.getByRole('button', { name: 'Close' }).tap()
    await expect(basket).toHaveCount(0)
    // Back leads to the photo instead of out of its editor.
    await page.goBack()
    await expect(prescription).toHaveCount(0)
    await expect(open).toBeFocused()

    await open.tap()
    await prescription.getByRole('button', { name: 'Add all to basket' }).tap()
    await expect(basket.getByText(`Added to your basket: ${names.length} items`)).toBeVisible(SOON)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
    expect(await axeFindings(page)).toEqual([])
    await page.getByRole('link', { name: 'View basket' }).tap()
    await expect(page).toHaveURL('/en/cart')
    for (const [index, name] of names.entries())
      await expect(page.getByRole('textbox', { name: `Quantity of ${name}` })).toHaveValue(index === 0 ? '2' : '1')
  })
})

/** Orders by the API as the signed-in customer; returns the code. */
async function order(page: Page, token: string): Promise<string> {
  const lines = [{ sku: 'sofa-ho-tay-hai-cho:linen', quantity: 1 }]
  const place = { provinceCode: '79', wardCode: '27496', street: '12 Nguyễn Thị Thập', floor: 4 }
  const headers = { authorization: `Bearer ${token}`, 'x-forwarded-for': anyAddress() }
  const quote = async (more = {}) =>
    (await page.request.post('/api/quote', { data: { lines, place, payment: 'full', ...more }, headers })).json()
  const { days } = await quote()
  const { day } = days.find(({ afternoon }: { afternoon: boolean }) => afternoon)
  const slot = { day, half: 'afternoon' }
  const person = { name: 'Nguyễn Minh Khuê', phone: '0900 000 567', email: '' }
  const answer = await page.request.post('/api/orders', {
    headers: { ...headers, 'idempotency-key': crypto.randomUUID() },
    data: { lines, place, payment: 'full', ...slot, ...person, quote: (await quote(slot)).quote },
  })
  expect(answer.status()).toBe(201)
  const { code, secret } = await answer.json()
  await page.request.post(`/api/orders/${code}/cancel?k=${secret}`, { data: {}, headers })
  return code
}

test('[BUY-22] orders begin the profile in four languages, and one that is over is ordered again', async ({
  page,
  request,
}) => {
  test.setTimeout(180_000)
  const person = await accountOf(request)
  const token = await tokenOf(request, person)
  await order(page, token)
  await visitor(page, 'vi').signIn(person)
  for (const locale of ['en', 'de', 'ja', 'vi']) {
    await page.goto(`/${locale}/profile`)
    await hydrated(page)
    await expect(page.locator('.order-card')).toHaveCount(1)
    expect([locale, await axeFindings(page)]).toEqual([locale, []])
  }
  await page.getByRole('button', { name: /^Mua lại/ }).click()
  await expect(drawer(page, /Giỏ hàng \(1\)/)).toBeVisible(SOON)
})
