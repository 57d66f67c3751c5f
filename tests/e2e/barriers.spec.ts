import { axeFindings } from '#tests/support/axe'
import { expect, test } from '#tests/support/fixtures'

/** The routes whose own tests look for barriers in some languages only; the others do so in all four. */
const pages = [
  '/wooden-furniture',
  '/furniture-package',
  '/furniture-package?packageTier=luxury',
  '/product/ke-tv-trang-an-180',
  '/login',
  '/activate',
  '/newsletter',
  '/search?q=sofa',
  '/wishlist',
  '/compare?products=ke-tv-trang-an-180,ke-tv-hoi-an-140',
]

for (const locale of ['vi', 'en', 'de', 'ja'])
  test(`[ROUTE-17, ROUTE-21] in ${locale} axe finds nothing on any other page`, async ({ page }) => {
    test.slow()
    for (const path of pages) {
      await page.goto(`/${locale}${path}`)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      expect([path, ...(await axeFindings(page))]).toEqual([path])
    }
  })
