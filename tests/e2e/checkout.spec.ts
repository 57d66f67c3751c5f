import type { Page } from 'playwright/test'
import { axeFindings } from '#tests/support/axe'
import { expect, test } from '#tests/support/fixtures'
import { hydrate } from '#tests/support/hydrate'

const TV = 'ke-tv-treo-tuong-cat-ba-160:oak'

async function openCheckout(page: Page, locale: string) {
  const added = await page.request.post('/api/cart', { data: { lines: [{ sku: TV, quantity: 1 }] } })
  expect(added.status()).toBe(201)
  await page.goto(`/${locale}/checkout`)
}

async function fillIn(page: Page) {
  await page.locator('[name=name]').fill('Nguyễn Thị Lan')
  await page.locator('[name=phone]').fill('0901 234 567')
  await page.locator('[name=street]').fill('12 Hàng Bạc')
  await page.locator('[name=floor]').fill('4')
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  test('[BUY-03, BUY-04, BUY-07] place, day and sums follow what is typed, and the order’s page comes', async ({
    page,
  }) => {
    await openCheckout(page, 'vi')
    await hydrate(page)
    await fillIn(page)
    await page.locator('[name=province]').selectOption({ label: 'Hà Nội' })
    const ward = page.locator('[name=ward]')
    await expect(ward.locator('option')).not.toHaveCount(1)
    await ward.selectOption({ index: 3 })
    const slot = page.locator('[name=slot]:not(:disabled)')
    await expect(slot).not.toHaveCount(0)
    await expect(page.getByRole('complementary').getByText('Bốc lên tầng')).toBeVisible()
    await slot.nth(3).focus()
    await page.keyboard.press('Space')
    await expect(slot.nth(3)).toBeChecked()
    expect(await axeFindings(page)).toEqual([])
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
    await page.getByRole('button', { name: 'Đặt hàng' }).click()
    await expect(page).toHaveURL(/\/vi\/order\/VT[A-Z0-9]{6}\?k=/)
  })

  test.describe('with something wrong', () => {
    test.use({ expectedConsoleErrors: ['422'] })

    test('[BUY-07] what is missing is said at its field, and what was typed stays', async ({ page }) => {
      await openCheckout(page, 'de')
      await hydrate(page)
      await page.locator('[name=name]').fill('Lan')
      await page.locator('[name=phone]').fill('12')
      await page.getByRole('button', { name: 'Zahlungspflichtig bestellen' }).click()
      await expect(page.locator('[name=phone]')).toHaveAttribute('aria-invalid', 'true')
      await expect(page.locator('[name=phone]')).toBeFocused()
      await expect(page.locator('[name=name]')).toHaveValue('Lan')
      expect(await axeFindings(page)).toEqual([])
    })
  })
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('[BUY-07] the page is asked for again once the place is known, and the order is the same', async ({ page }) => {
    await openCheckout(page, 'ja')
    await fillIn(page)
    await page.locator('[name=province]').selectOption({ label: 'Hà Nội' })
    await page.getByRole('button', { name: '区・社を表示' }).click()
    await page.locator('[name=ward]').selectOption({ index: 3 })
    await page.getByRole('button', { name: '送料とお届け日を表示' }).click()
    await expect(page.locator('[name=street]')).toHaveValue('12 Hàng Bạc')
    await page.locator('[name=slot]:not(:disabled)').nth(2).check({ force: true })
    await page.getByRole('button', { name: '注文を確定する' }).click()
    await expect(page).toHaveURL(/\/ja\/order\/VT[A-Z0-9]{6}\?k=/)
  })
})

for (const locale of ['vi', 'en', 'de', 'ja'])
  test(`[BUY-07] in ${locale} an empty basket leads on, and nothing stands out of 320 px`, async ({ page }) => {
    await page.goto(`/${locale}/checkout`)
    await expect(page.getByRole('main').getByRole('link').first()).toBeVisible()
    expect(await axeFindings(page)).toEqual([])
    await openCheckout(page, locale)
    expect(await axeFindings(page)).toEqual([])
    await page.setViewportSize({ width: 320, height: 700 })
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320)
  })
