import type { Page } from 'playwright/test'
import { axeFindings } from '#tests/support/axe'
import { expect, test } from '#tests/support/fixtures'

const grip = (page: Page) => page.getByRole('button', { name: /Kính soi/ })
const lensCentre = (page: Page) =>
  page.locator('.lens-ring').evaluate((ring) => {
    const { x, y, width, height } = ring.getBoundingClientRect()
    return { x: Math.round(x + width / 2), y: Math.round(y + height / 2) }
  })

test('[ROUTE-02] the home page leads to the families, the packages and House Doctor', async ({ page }) => {
  await page.goto('/vi')
  const main = page.getByRole('main')
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('Nhà còn thô, đã thấy ấm.')
  const hrefs = await main.getByRole('link').evaluateAll((links) => links.map((link) => link.getAttribute('href')))
  expect(hrefs.filter((href) => href?.startsWith('/vi/category/'))).toHaveLength(15)
  expect(hrefs.filter((href) => /^\/vi\/furniture-package\?packageTier=\w+$/.test(href ?? ''))).toHaveLength(4)
  expect(hrefs).toContain('/vi/house-doctor-ai')
  expect(hrefs.every((href) => href?.startsWith('/vi/'))).toBe(true)
})

test('[ROUTE-02] every link of the home page leads to a page', async ({ page, request }) => {
  await page.goto('/en')
  const hrefs = await page
    .getByRole('main')
    .getByRole('link')
    .evaluateAll((links) => [...new Set(links.map((link) => link.getAttribute('href') ?? ''))])
  for (const href of hrefs) expect((await request.get(href)).status(), href).toBe(200)
})

test.describe('the lens', () => {
  test.use({ reducedMotion: 'reduce' })

  test('[ROUTE-02] moves by the arrow keys and stays inside the picture', async ({ page }) => {
    await page.goto('/vi')
    await grip(page).focus()
    await expect(page.locator('html')).toHaveAttribute('data-hydrated', '')
    const start = await lensCentre(page)
    await page.keyboard.press('ArrowLeft')
    await page.keyboard.press('ArrowUp')
    expect(await lensCentre(page)).toEqual({ x: start.x - 24, y: start.y - 24 })
    for (let press = 0; press < 100; press++) await page.keyboard.press('ArrowLeft')
    expect((await lensCentre(page)).x).toBe(0)
  })

  test('[ROUTE-02] follows the pointer by its grip', async ({ page }) => {
    await page.goto('/vi')
    await page.mouse.move(10, 10, { steps: 2 })
    await expect(page.locator('html')).toHaveAttribute('data-hydrated', '')
    const start = await lensCentre(page)
    const box = await grip(page).boundingBox()
    if (!box) throw new Error('no grip')
    await page.mouse.move(box.x + 26, box.y + 26)
    await page.mouse.down()
    await page.mouse.move(box.x - 74, box.y - 24, { steps: 5 })
    await page.mouse.up()
    const moved = await lensCentre(page)
    expect(Math.abs(moved.x - (start.x - 100))).toBeLessThan(30)
    expect(Math.abs(moved.y - (start.y - 50))).toBeLessThan(20)
    await page.mouse.move(10, 10)
    expect(await lensCentre(page)).toEqual(moved)
  })
})

test.describe('the lens under a finger', () => {
  test.use({ reducedMotion: 'reduce', hasTouch: true, viewport: { width: 390, height: 844 } })

  test('[ROUTE-02] a drag that the system ends does not make the next one jump', async ({ page }) => {
    await page.goto('/vi')
    await grip(page).focus()
    await expect(page.locator('html')).toHaveAttribute('data-hydrated', '')
    const finger = await page.context().newCDPSession(page)
    const touch = (type: 'touchStart' | 'touchMove' | 'touchCancel', x?: number, y?: number) =>
      finger.send('Input.dispatchTouchEvent', {
        type,
        touchPoints: x === undefined || y === undefined ? [] : [{ x, y }],
      })
    const middle = async () => {
      const box = await grip(page).boundingBox()
      if (!box) throw new Error('no grip')
      return { x: box.x + box.width / 2, y: box.y + box.height / 2 }
    }
    const first = await middle()
    await touch('touchStart', first.x, first.y)
    await touch('touchMove', first.x - 60, first.y)
    await touch('touchMove', first.x - 80, first.y)
    await touch('touchCancel')
    const before = await lensCentre(page)
    // Off-centre: a grab that was not released would move the grip's middle to the finger.
    const second = await middle()
    await touch('touchStart', second.x + 18, second.y)
    await touch('touchMove', second.x + 19, second.y)
    await touch('touchMove', second.x + 20, second.y)
    expect(Math.abs((await lensCentre(page)).x - before.x)).toBeLessThanOrEqual(3)
  })
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('[ROUTE-02] the home page is whole and offers no grip that does nothing', async ({ page }) => {
    await page.goto('/ja')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('まだ空っぽ、もう暖かい。')
    await expect(page.locator('.lens-grip')).toBeHidden()
    await expect(page.locator('.lens-view').first()).toBeVisible()
    await page.getByRole('link', { name: 'ソファ' }).first().click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('ソファ')
  })

  test('what is far down the page never fades in from the looks it had before the style sheet came', async ({
    page,
  }) => {
    await page.route('**/*.css', async (route) => {
      await new Promise((resume) => setTimeout(resume, 500))
      await route.continue()
    })
    await page.goto('/en')
    const action = page.getByRole('link', { name: 'Try it on your room' })
    expect(await action.evaluate((element) => getComputedStyle(element).backgroundColor)).toBe('rgb(255, 255, 255)')
  })
})

test('[LANG-11] prices are in đồng, as each language writes them', async ({ page }) => {
  for (const [locale, price] of [
    ['vi', /38\.940\.000\s₫/],
    ['en', /₫38,940,000/],
    ['de', /38\.940\.000\s₫/],
    ['ja', /₫38,940,000/],
  ] as const) {
    await page.goto(`/${locale}`)
    await expect(page.getByText(price)).toBeVisible()
  }
})

for (const [locale, size] of [
  ['vi', 320],
  ['en', 390],
  ['de', 820],
  ['ja', 1440],
] as const)
  test(`the home page in ${locale} at ${size} px has no accessibility finding and no overflow`, async ({ page }) => {
    await page.setViewportSize({ width: size, height: 900 })
    await page.goto(`/${locale}`)
    expect(await axeFindings(page)).toEqual([])
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(size)
  })
