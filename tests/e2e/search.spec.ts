import type { Page } from 'playwright/test'
import { axeFindings } from '#tests/support/axe'
import { expect, test } from '#tests/support/fixtures'
import { hydrate } from '#tests/support/hydrate'

const cards = (page: Page) => page.getByRole('list', { name: 'Danh sách sản phẩm' }).getByRole('article')
const header = (page: Page) => page.getByRole('banner')
const openSearch = (page: Page) => header(page).getByRole('button', { name: 'Tìm kiếm' }).click()
const field = (page: Page) => header(page).locator('input[name=q]')
const options = (page: Page) => header(page).getByRole('option')

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('[ROUTE-18] the search of the header finds without accents, page by page and in the order chosen', async ({
    page,
  }) => {
    await page.goto('/vi')
    await openSearch(page)
    await field(page).fill('go soi')
    await field(page).press('Enter')
    await expect(page).toHaveURL(/\/vi\/search\?q=go\+soi$/)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Kết quả cho “go soi”')
    await expect(cards(page)).toHaveCount(12)
    await expect(cards(page).first()).toContainText(/sồi/)
    await page.getByRole('link', { name: 'Trang sau' }).click()
    await expect(page).toHaveURL(/q=go\+soi&page=2$/)
    await page.getByRole('link', { name: 'Giá thấp đến cao' }).click()
    await expect(page).toHaveURL(/q=go\+soi&sort=price-asc$/)
    await expect(page.getByRole('link', { name: 'Giá thấp đến cao' })).toHaveAttribute('aria-current', 'true')
  })

  test('[ROUTE-18] nothing found says where to look instead', async ({ page }) => {
    await page.goto('/vi/search?q=qwrtzpx')
    await expect(page.getByRole('heading', { name: 'Chưa tìm thấy sản phẩm nào' })).toBeVisible()
    await page.getByRole('main').getByRole('link', { name: 'Kệ sách' }).click()
    await expect(page).toHaveURL('/vi/category/bookshelf')
  })
})

test('[ROUTE-18] suggestions: the arrows mark one, Enter opens it, Escape closes the list and leaves the text', async ({
  page,
}) => {
  await page.goto('/vi')
  await openSearch(page)
  await expect(field(page)).toBeFocused()
  await field(page).pressSequentially('giuong')
  await expect(options(page).first()).toHaveText('Giường ngủ')
  const combobox = header(page).getByRole('combobox')
  await expect(combobox).toHaveAttribute('aria-expanded', 'true')
  await expect(header(page).locator('form').getByRole('status')).toHaveText(/^Có \d gợi ý$/)

  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowDown')
  await expect(options(page).nth(1)).toHaveAttribute('aria-selected', 'true')
  await expect(combobox).toHaveAttribute('aria-activedescendant', (await options(page).nth(1).getAttribute('id')) ?? '')
  await expect(combobox).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(combobox).toHaveAttribute('aria-expanded', 'false')
  await expect(combobox).toHaveValue('giuong')

  await page.keyboard.press('ArrowDown')
  await expect(combobox).toHaveAttribute('aria-expanded', 'true')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/vi/category/bed')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Giường ngủ')
  await expect(page.locator('#search-menu')).toBeHidden()
})

test('[ROUTE-18] Enter without a marked suggestion searches for what was typed', async ({ page }) => {
  await page.goto('/de')
  await header(page).getByRole('button', { name: 'Suche' }).click()
  await field(page).pressSequentially('buecherregal')
  await expect(options(page).first()).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/de/search?q=buecherregal')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ergebnisse für „buecherregal“')
})

test('[ROUTE-18] a letter typed later wins over an answer that comes late', async ({ page }) => {
  let late: (() => void) | undefined
  await page.route('**/api/search/suggestions?q=s&*', async (route) => {
    await new Promise<void>((resolve) => {
      late = resolve
    })
    await route.continue().catch(() => {})
  })
  await page.goto('/en')
  await header(page).getByRole('button', { name: 'Search' }).click()
  await field(page).fill('s')
  await expect.poll(() => late).toBeTruthy()
  await field(page).fill('sofa')
  await expect(options(page).first()).toHaveText('Sofas')
  late?.()
  await expect(options(page).first()).toHaveText('Sofas')
})

test('[ROUTE-18] what is typed before the application runs is kept, and suggestions come to it', async ({ page }) => {
  await page.goto('/ja/category/sofa')
  await header(page).getByRole('button', { name: '検索' }).click()
  await page.keyboard.type('ベッド')
  await expect(options(page).first()).toHaveText('ベッド')
  await hydrate(page)
  await expect(field(page)).toHaveValue('ベッド')
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })

  test('[ROUTE-18] a tap opens the search, another takes a suggestion', async ({ page }) => {
    await page.goto('/vi')
    await header(page).getByRole('button', { name: 'Tìm kiếm' }).tap()
    await field(page).fill('ke sach')
    await options(page).filter({ hasText: 'Kệ sách' }).first().tap()
    await expect(page).toHaveURL('/vi/category/bookshelf')
  })
})

test('[ROUTE-18] inside the running application one search follows another', async ({ page }) => {
  await page.goto('/vi/search?q=sofa')
  await hydrate(page)
  await page.getByRole('link', { name: 'Giá cao đến thấp' }).click()
  await expect(page).toHaveURL('/vi/search?q=sofa&sort=price-desc')
  await expect(cards(page).first()).toBeVisible()
  await page.goBack()
  await expect(page.getByRole('link', { name: 'Phù hợp nhất' })).toHaveAttribute('aria-current', 'true')
})

test('[ROUTE-18] the open list has no barrier that axe finds', async ({ page }) => {
  await page.goto('/vi')
  await openSearch(page)
  await field(page).pressSequentially('sofa')
  await expect(options(page).first()).toBeVisible()
  expect(await axeFindings(page)).toEqual([])
})
