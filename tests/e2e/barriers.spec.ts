import { axeFindings } from '#tests/support/axe'
import { expect, test } from '#tests/support/fixtures'

/** The routes, and looks of them, whose own tests look for barriers in some languages only; the others do so in all four. */
const pages = [
  '/wooden-furniture',
  '/wooden-furniture?max=1000',
  '/furniture-package',
  '/furniture-package?packageTier=luxury',
  '/product/ke-tv-trang-an-180',
  '/login',
  '/login?state=registered',
  '/activate',
  '/activate?state=activated',
  '/newsletter',
  '/newsletter?state=sent',
  '/newsletter?state=confirm&token=x',
  '/measurement?state=saved',
  '/search',
  '/search?q=sofa',
  '/search?q=qwrtzpx',
  '/wishlist',
  '/compare',
  '/compare?products=ke-tv-trang-an-180,ke-tv-hoi-an-140',
  '/offline',
]

for (const [locale, width] of [
  ['vi', 390],
  ['en', 1280],
  ['de', 768],
  ['ja', 390],
] as const)
  test(`[ROUTE-05, ROUTE-17, ROUTE-18, ROUTE-20, ROUTE-21] in ${locale} axe finds nothing on any other page, at ${width} px`, async ({
    page,
  }) => {
    test.slow()
    await page.setViewportSize({ width, height: 900 })
    for (const path of pages) {
      await page.goto(`/${locale}${path}`)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      expect([path, ...(await axeFindings(page))]).toEqual([path])
    }
  })
