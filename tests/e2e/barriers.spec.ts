import { axeFindings } from '#tests/support/axe'
import { expect, test } from '#tests/support/fixtures'

/** The routes that no test of their own looks at for barriers in every language: each in two of them. */
const pages = [
  '/wooden-furniture',
  '/furniture-package',
  '/product/ke-tv-trang-an-180',
  '/login',
  '/activate',
  '/newsletter',
  '/search',
  '/wishlist',
  '/compare',
  '/offline',
]
/** What some of them look like besides, with parts that have no other place: each in one. */
const looks = [
  '/wooden-furniture?max=1000',
  '/furniture-package?packageTier=luxury',
  '/login?state=registered',
  '/activate?state=activated',
  '/newsletter?state=sent',
  '/newsletter?state=confirm&token=x',
  '/measurement?state=saved',
  '/search?q=sofa',
  '/search?q=qwrtzpx',
  '/compare?products=ke-tv-trang-an-180,ke-tv-hoi-an-140',
]

for (const [turn, [locale, width]] of (
  [
    ['vi', 390],
    ['en', 1280],
    ['de', 768],
    ['ja', 390],
  ] as const
).entries())
  test(`[ROUTE-05, ROUTE-17, ROUTE-18, ROUTE-20, ROUTE-21] in ${locale} axe finds nothing on its part of the other pages, at ${width} px`, async ({
    page,
  }) => {
    test.slow()
    await page.setViewportSize({ width, height: 900 })
    // Languages beside each other have the other half of the pages, and another width.
    const seen = [...pages.filter((_, at) => at % 2 === turn % 2), ...looks.filter((_, at) => at % 4 === turn)]
    for (const path of seen) {
      await page.goto(`/${locale}${path}`)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      expect([path, ...(await axeFindings(page))]).toEqual([path])
    }
  })
