import { axeFindings } from '#tests/support/axe'
import { fill, fillWithPackage, sendToCart } from '#tests/support/cart'
import { expect, type Page, test } from '#tests/support/fixtures'
import { hydrate } from '#tests/support/hydrate'
import { isSlow } from '#tests/support/slow-languages'
import { visitor } from '#tests/support/visitor'

const SHELF = '/product/ke-tv-trang-an-180'

const inHeader = (page: Page, name: string) => page.getByRole('banner').getByRole('link', { name, exact: false })

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('[BUY-01, BUY-02] a finish is chosen and bought; the number changes, the piece goes and comes back', async ({
    page,
  }) => {
    await page.goto(`/vi${SHELF}`)
    const main = page.getByRole('main')
    await main.getByRole('radio', { name: /Óc chó/ }).check()
    await main.getByRole('button', { name: 'Xem giá bản này' }).click()
    await expect(page).toHaveURL(/\?.*finish=walnut/)
    await expect(main.locator('img[src*="ke-tv-trang-an-180-walnut"]')).not.toHaveCount(0)
    await main.getByRole('spinbutton', { name: 'Số lượng' }).first().fill('2')
    await main.getByRole('button', { name: 'Thêm vào giỏ' }).first().click()
    await expect(page).toHaveURL('/vi/cart?added=ke-tv-trang-an-180%3Awalnut')
    const number = page.getByRole('textbox', { name: 'Số lượng Kệ TV Tràng An 180, Óc chó' })
    await expect(number).toHaveValue('2')
    await page.getByRole('button', { name: /^Thêm một/ }).click()
    await expect(number).toHaveValue('3')
    await number.fill('12')
    await number.press('Enter')
    await expect(number).toHaveValue('12')
    await page.getByRole('button', { name: /^Bỏ Kệ TV/ }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Giỏ còn trống.' })).toBeVisible()
    await page.getByRole('button', { name: 'Lấy lại' }).click()
    await expect(number).toHaveValue('12')
    await page.getByRole('button', { name: /^Để dành Kệ TV/ }).click()
    await expect(page.getByRole('heading', { name: 'Bạn đang để dành' })).toBeVisible()
    await page.getByRole('button', { name: /^Chuyển vào giỏ/ }).click()
    await expect(number).toHaveValue('12')
  })
})

test('[BUY-01, BUY-02] by keyboard: a finish, the basket beside the page, its number, away and back', async ({
  page,
}) => {
  await page.goto(`/vi${SHELF}`)
  await hydrate(page)
  const main = page.getByRole('main')
  await main.getByRole('radio', { name: /^Sồi Có/ }).focus()
  await page.keyboard.press('ArrowRight')
  await expect(page).toHaveURL(/finish=walnut/)
  await expect(main.locator('img[src*="ke-tv-trang-an-180-walnut"]')).not.toHaveCount(0)
  await expect(main.getByRole('radio', { name: /Óc chó/ })).toBeFocused()
  const button = main.getByRole('button', { name: 'Thêm vào giỏ' }).first()
  await button.focus()
  await page.keyboard.press('Enter')
  const drawer = page.getByRole('dialog', { name: /Giỏ hàng/ })
  await expect(drawer.getByRole('heading', { level: 2 })).toBeFocused()
  await expect(drawer.getByText('Đã thêm Kệ TV Tràng An 180, Óc chó vào giỏ.')).toBeVisible()
  await expect(inHeader(page, 'Giỏ hàng')).toHaveAccessibleName('Giỏ hàng 1')
  await page.keyboard.press('Escape')
  await expect(drawer).toBeHidden()
  await expect(button).toBeFocused()

  await inHeader(page, 'Giỏ hàng').click()
  await expect(page).toHaveURL('/vi/cart')
  const number = page.getByRole('textbox', { name: 'Số lượng Kệ TV Tràng An 180, Óc chó' })
  await page.getByRole('button', { name: /^Thêm một/ }).focus()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Enter')
  await expect(number).toHaveValue('3')
  await expect(inHeader(page, 'Giỏ hàng')).toHaveAccessibleName('Giỏ hàng 3')
  await page.getByRole('button', { name: /^Bỏ Kệ TV/ }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: 'Lấy lại' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(number).toHaveValue('3')
})

test('[BUY-01] two taps on the same spot add two pieces, and what was said stays', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await fill(page, 'vi', [['ban-tra-nhat-tan', 'oak']])
  await page.goto('/vi/cart?added=ban-tra-nhat-tan:oak')
  await hydrate(page)
  const more = page.getByRole('button', { name: /^Thêm một/ })
  const spot = await more.boundingBox()
  if (!spot) throw new Error('No button')
  const number = page.getByRole('textbox', { name: /^Số lượng/ })
  for (const wanted of ['2', '3']) {
    await page.mouse.click(spot.x + spot.width / 2, spot.y + spot.height / 2)
    await expect(number).toHaveValue(wanted)
    await expect(page.getByText('mỗi món')).toBeVisible()
    expect(await more.boundingBox()).toEqual(spot)
  }
  await expect(page.getByText('Đã thêm Bàn trà Nhật Tân', { exact: false })).toBeVisible()
  const remove = await page.getByRole('button', { name: /^Bỏ/ }).boundingBox()
  expect(remove?.x).toBeGreaterThan(spot.x + spot.width)
})

// The window's width in rem stays, which a larger text size of the browser would change.
test('[SHELL-05, BUY-01] with the page alone at twice its text size, the basket and its bar fit a phone', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await fill(page, 'vi', [['ke-tv-trang-an-180', 'walnut']])
  await fillWithPackage(page, 'vi')
  await page.goto('/vi/cart?added=ke-tv-trang-an-180:walnut')
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '200%'
  })
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
  const outside = await page.locator(':is(header, main) :is(a, button, input)').evaluateAll((all) =>
    all
      .filter((one) => one.checkVisibility() && !one.closest('[popover], .skip-link'))
      .filter((one) => one.getBoundingClientRect().left < 0 || one.getBoundingClientRect().right > innerWidth)
      .map((one) => one.ariaLabel || one.textContent),
  )
  expect(outside).toEqual([])
  const broken = await page.locator('.cart-page .num', { hasText: /^[\d.]+\s₫$/ }).evaluateAll((all) =>
    all
      .filter((price) => {
        const words = document.createRange()
        words.selectNodeContents(price.querySelector('p') ?? price)
        return words.getClientRects().length > 1
      })
      .map((price) => price.textContent),
  )
  expect(broken).toEqual([])
})

test('[BUY-01] the same basket in two tabs, and its number before the application runs', async ({ page, context }) => {
  await fill(page, 'en', [['ban-tra-nhat-tan', 'oak']])
  await page.goto('/en/category/sofa')
  await expect(inHeader(page, 'Basket')).toHaveAccessibleName('Basket 1')
  await expect(page.locator('html')).not.toHaveAttribute('data-hydrated')
  await page.goto('/en/cart')
  await hydrate(page)
  const other = await context.newPage()
  await other.goto('/en/cart')
  await hydrate(other)
  await other.getByRole('button', { name: /^One more/ }).click()
  await expect(page.getByRole('textbox', { name: /^Quantity of/ })).toHaveValue('2')
  await expect(inHeader(page, 'Basket')).toHaveAccessibleName('Basket 2')
})

test.describe('without a connection', () => {
  test.use({ expectedConsoleErrors: ['net::ERR_INTERNET_DISCONNECTED'] })
  test('[BUY-01] the basket says that it could not change, and changes later', async ({ page, context }) => {
    await fill(page, 'de', [['ban-tra-nhat-tan', 'oak']])
    await page.goto('/de/cart')
    await hydrate(page)
    await context.setOffline(true)
    await page.getByRole('button', { name: /^Eins mehr/ }).click()
    await expect(page.getByRole('alert').filter({ hasText: 'offline' })).toBeVisible()
    const number = page.getByRole('textbox', { name: /^Menge/ })
    await expect(number).toHaveValue('1')
    await context.setOffline(false)
    await page.getByRole('button', { name: /^Eins mehr/ }).click()
    await expect(number).toHaveValue('2')
    await expect(page.getByRole('alert').filter({ hasText: 'offline' })).toBeHidden()
  })
})

for (const [locale, width] of [
  ['vi', 390],
  ['en', 1440],
  ['de', 390],
  ['ja', 768],
] as const)
  test(`[BUY-01, BUY-02] in ${locale} axe finds nothing on basket and finishes at ${width} px`, {
    tag: isSlow(locale) ? '@slow' : [],
  }, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 })
    await page.goto(`/${locale}/cart`)
    expect(await axeFindings(page)).toEqual([])
    await fill(page, locale, [
      ['ke-tv-trang-an-180', 'walnut'],
      ['ban-tra-nhat-tan', 'oak'],
    ])
    await fillWithPackage(page, locale)
    // One piece is saved for later, of another more is wanted than there is, and an agent hands something over.
    await sendToCart(page, locale, { intent: 'move', sku: 'ban-tra-nhat-tan:oak', tier: '', saved: '' })
    await fill(page, locale, [['cot-loc-dau-nguon-suoi-trong', 'stainless_steel', 99]])
    await page.goto(`/${locale}/cart?removed=ke-sach-ba-vi:oak&quantity=1&at=1&handover=${'x'.repeat(43)}`)
    const { say } = visitor(page, locale)
    await expect(page.getByRole('heading', { name: say('cart_saved_title') })).toBeVisible()
    await expect(page.getByText(say('cart_out_choose'))).toBeVisible()
    await expect(page.getByRole('region', { name: say('cart_handover') })).toBeVisible()
    expect(await axeFindings(page)).toEqual([])
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
    await page.goto(`/${locale}${SHELF}?finish=walnut`)
    expect(await axeFindings(page)).toEqual([])
    await hydrate(page)
    await page.locator('.offer-button').click()
    await expect(page.getByRole('dialog').getByRole('listitem').first()).toBeVisible()
    expect(await axeFindings(page)).toEqual([])
  })
