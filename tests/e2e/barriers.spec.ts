import { axeFindings } from '#tests/support/axe'
import { expect, test } from '#tests/support/fixtures'

/** Routes without a barrier test of their own; each is checked in two languages. */
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
/** States of pages with parts found nowhere else; each is checked in one language. */
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
  test(`[ROUTE-05, ROUTE-17, ROUTE-18, ROUTE-20, ROUTE-21] in ${locale} axe finds nothing on its part of the other pages, at ${width} px`, {
    tag: turn > 1 ? '@slow' : [],
  }, async ({ page }) => {
    test.slow()
    await page.setViewportSize({ width, height: 900 })
    // Neighbouring languages check different halves, at different widths.
    const seen = [...pages.filter((_, at) => at % 2 === turn % 2), ...looks.filter((_, at) => at % 4 === turn)]
    for (const path of seen) {
      await page.goto(`/${locale}${path}`)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      expect([path, ...(await axeFindings(page))]).toEqual([path])
    }
  })
