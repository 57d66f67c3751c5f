import { expect, test } from '#tests/support/fixtures'

for (const javaScriptEnabled of [true, false])
  test.describe(`the packages, JavaScript ${javaScriptEnabled ? 'on' : 'off'}`, () => {
    test.use({ javaScriptEnabled })

    test('[ROUTE-05] stand side by side; one opens with its pieces room by room', async ({ page }) => {
      await page.goto('/vi/furniture-package')
      await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveText([
        'Cơ bản',
        'Tiêu chuẩn',
        'Cao cấp',
        'Thượng hạng',
      ])
      await page.getByRole('link', { name: 'Cơ bản' }).click()
      await expect(page).toHaveURL('/vi/furniture-package?packageTier=basic')
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Gói Cơ bản')
      await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveText([
        'Phòng khách',
        'Phòng ngủ',
        'Các gói khác',
      ])
      await expect(page.getByText('Sofa nằm Xuân Hương')).toBeVisible()
      await page.getByRole('link', { name: 'Xem cả bốn gói' }).click()
      await expect(page).toHaveURL('/vi/furniture-package')
    })

    test('[ROUTE-05] an unknown tier shows them all', async ({ page }) => {
      for (const tier of ['gold', '', 'BASIC', '%3Cscript%3E']) {
        expect((await page.goto(`/de/furniture-package?packageTier=${tier}`))?.status()).toBe(200)
        await expect(page.getByRole('heading', { level: 1 })).toHaveText('Möbelpakete für ganze Räume')
        await expect(page.getByRole('main').getByRole('article')).toHaveCount(4)
      }
    })
  })

test('[ROUTE-05] a package has a page of its own for search engines', async ({ page }) => {
  await page.goto('/en/furniture-package?packageTier=luxury&utm=x')
  await expect(page).toHaveTitle('Luxury package · Vuông Tròn')
  expect(await page.locator('link[rel=canonical]').getAttribute('href')).toMatch(
    /\/en\/furniture-package\?packageTier=luxury$/,
  )
})
