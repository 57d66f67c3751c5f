import { axeFindings } from '#tests/support/axe'
import { expect, test } from '#tests/support/fixtures'
import { hydrate } from '#tests/support/hydrate'

const languages = [
  { locale: 'vi', family: 'Kệ TV', name: 'Kệ TV Tràng An 180', fact: 'Xuất xứ', value: 'Việt Nam' },
  { locale: 'en', family: 'TV stands', name: 'Tràng An 180 TV stand', fact: 'Made in', value: 'Vietnam' },
  { locale: 'de', family: 'TV-Möbel', name: 'TV-Möbel Tràng An 180', fact: 'Hergestellt in', value: 'Vietnam' },
  { locale: 'ja', family: 'TVボード', name: 'TVボード Tràng An 180', fact: '原産国', value: 'ベトナム' },
]

for (const { locale, name, fact, value } of languages)
  test(`[ROUTE-17] in ${locale}, a card of a listing opens its product`, async ({ page }) => {
    await page.goto(`/${locale}/category/tv-stand`)
    const card = page.getByRole('main').getByRole('article').filter({ hasText: name })
    await card.getByRole('link').click()
    await expect(page).toHaveURL(`/${locale}/product/ke-tv-trang-an-180`)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(name)
    await expect(page.getByRole('definition').filter({ hasText: value })).toBeVisible()
    await expect(page.getByRole('term').filter({ hasText: fact })).toBeVisible()
  })

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('[ROUTE-17] the pictures open large, and the measures of a lift are checked', async ({ page }) => {
    await page.goto('/vi/product/sofa-ho-tay-ba-cho')
    await page.getByRole('button', { name: /Xem ảnh lớn, ảnh 2/ }).click()
    const large = page.getByRole('dialog')
    await expect(large.getByRole('img', { name: /rộng 2240\smm/ })).toBeVisible()
    await large.getByRole('button', { name: 'Đóng' }).click()
    await expect(large).toBeHidden()

    await page.getByLabel('Cửa hẹp nhất').fill('110')
    await page.getByLabel('Thang bộ').fill('70')
    await page.getByRole('button', { name: 'Kiểm tra' }).click()
    await expect(page).toHaveURL(/door=110&stairs=70.*#fit$/)
    await expect(page.getByText('lọt thoải mái')).toBeVisible()
    await expect(page.getByText('không lọt')).toBeVisible()
    await expect(page.getByLabel('Thang bộ')).toHaveValue('70')
  })
})

test('[ROUTE-17] a product opened inside the application is the one the server shows', async ({ page }) => {
  await page.goto('/vi/product/ke-tv-trang-an-180')
  await hydrate(page)
  const others = page.getByRole('region', { name: 'Hợp với món này' }).last()
  const link = others.getByRole('link').first()
  const name = await link.innerText()
  await link.click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name)
  const inApplication = await page.getByRole('main').innerText()
  await page.reload()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name)
  expect(await page.getByRole('main').innerText()).toBe(inApplication)
})

test('[ROUTE-17] on a phone the pictures are a row to swipe, and nothing is wider than the screen', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/de/product/ke-tv-trang-an-180')
  const row = page.getByRole('region', { name: /^Bilder/ })
  expect(await row.evaluate((box) => box.scrollWidth > box.clientWidth)).toBe(true)
  await row.focus()
  await page.keyboard.press('ArrowRight')
  await expect.poll(() => row.evaluate((box) => box.scrollLeft)).toBeGreaterThan(50)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
})

for (const path of ['/vi/product/ke-tv-trang-an-180', '/ja/product/sofa-ho-tay-ba-cho?door=80&stairs=9'])
  test(`[ROUTE-17] ${path} is accessible`, async ({ page }) => {
    await page.goto(path)
    expect(await axeFindings(page)).toEqual([])
  })
