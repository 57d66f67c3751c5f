import { fill, fillWithPackage } from '#tests/support/cart'
import { withTextOf } from '#tests/support/chromium'
import { expect, test } from '#tests/support/fixtures'
import { listedPages, unlistedPages } from '#tests/support/pages'

test.use(withTextOf(200))

const pages = [...listedPages, ...unlistedPages]
const PARTS = 3

for (let part = 0; part < PARTS; part++)
  // German has the longest words.
  test(`[SHELL-05] at twice the text size no page scrolls sideways, part ${part + 1} of ${PARTS}`, async ({ page }) => {
    const wide: string[] = []
    for (const path of pages.filter((_, index) => index % PARTS === part)) {
      await page.goto(`/de${path}`)
      for (const width of [390, 768, 1440]) {
        await page.setViewportSize({ width, height: 844 })
        const over = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
        if (over > 0) wide.push(`${path || 'home'} at ${width} px by ${over}`)
      }
    }
    expect(wide).toEqual([])
  })

test('[SHELL-05] at twice the text size a product has the whole width of a phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/vi/category/bed')
  const card = await page.getByRole('main').getByRole('listitem').filter({ hasText: '₫' }).first().boundingBox()
  expect(card?.width).toBeGreaterThan(300)
})

test('[SHELL-05, BUY-02] at twice the text size a product’s woods do not scroll sideways in Japanese, whose names do not break', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  for (const slug of ['ke-tv-trang-an-180', 'sofa-ho-tay-ba-cho']) {
    await page.goto(`/ja/product/${slug}`)
    const over = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
    expect(over, slug).toBeLessThanOrEqual(0)
  }
})

test('[SHELL-05, BUY-01] at twice the text size a full basket does not scroll sideways', async ({ page }) => {
  await fill(page, 'de', [['ke-tv-trang-an-180', 'walnut']])
  await fillWithPackage(page, 'de')
  await page.goto('/de/cart?removed=ke-sach-ba-vi:oak&quantity=1&at=1')
  for (const width of [320, 390, 768, 1440]) {
    await page.setViewportSize({ width, height: 844 })
    const over = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
    expect(over, `${width}`).toBeLessThanOrEqual(0)
  }
})

test('[SHELL-05, ROUTE-09] at twice the text size the editor does not scroll sideways, and shows its settings', async ({
  page,
}) => {
  await page.goto('/de/house-doctor-ai?tool=floor_editor')
  await page.getByRole('button', { name: 'Rohbau', exact: true }).click()
  await expect(page.locator('.doctor-mask')).toBeVisible({ timeout: 60_000 })
  for (const width of [390, 768, 1440]) {
    await page.setViewportSize({ width, height: 844 })
    const over = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
    expect(over, `${width}`).toBeLessThanOrEqual(0)
    const fold = page.locator('.doctor-fold summary')
    const isUncovered = await fold.evaluate((summary) => {
      summary.scrollIntoView({ block: 'center' })
      const { left, top, height } = summary.getBoundingClientRect()
      return summary.contains(document.elementFromPoint(left + 40, top + height / 2))
    })
    expect(isUncovered, `${width}`).toBe(true)
  }
})

test('[SHELL-05, FOOT-01] at twice the text size no link of the footer leaves its column', async ({ page }) => {
  await page.goto('/de/newsletter')
  for (const width of [320, 390, 768, 1440]) {
    await page.setViewportSize({ width, height: 844 })
    await page.locator('footer').scrollIntoViewIfNeeded()
    const cut = await page.locator('footer li a').evaluateAll((links) =>
      links
        .filter((link) => {
          const list = link.closest('ul')?.getBoundingClientRect().right ?? 0
          const next = link.closest('li')?.getBoundingClientRect().right ?? 0
          return link.getBoundingClientRect().right > Math.min(list, next) + 1
        })
        .map((link) => link.textContent),
    )
    expect(cut, `${width}`).toEqual([])
  }
})
