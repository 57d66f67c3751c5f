import type { Page } from 'playwright/test'
import { axeFindings } from '#tests/support/axe'
import { expect, test } from '#tests/support/fixtures'
import { hydrate } from '#tests/support/hydrate'
import { isSlow } from '#tests/support/slow-languages'

const LIST = '/vi/category/tv-stand'
const list = (page: Page) => page.getByRole('list', { name: 'Danh sách sản phẩm' })
const cards = (page: Page) => list(page).getByRole('article')
const section = (page: Page) => page.locator('section[aria-label="Danh sách sản phẩm"]')
const count = (page: Page) =>
  page
    .getByRole('status')
    .filter({ hasText: /sản phẩm|item|Artikel|点/ })
    .first()
const path = (page: Page) => {
  const { pathname, search } = new URL(page.url())
  return pathname + search
}
const phone = { width: 390, height: 844 }

test.describe('a listing without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('[ROUTE-06] filters by a plain form and keeps the state in the address', async ({ page }) => {
    await page.goto(LIST)
    await expect(cards(page)).toHaveCount(10)
    await page.getByLabel('Từ (₫)').fill('7.800.000')
    await page.getByRole('checkbox', { name: 'Óc chó' }).check()
    await page.getByRole('checkbox', { name: '120 đến 160 cm' }).check()
    await page.getByRole('checkbox', { name: '160 đến 200 cm' }).check()
    await page.getByLabel('Sắp xếp').selectOption('price-asc')
    await page
      .getByRole('search')
      .or(page.getByRole('form', { name: 'Bộ lọc' }))
      .getByRole('button', { name: 'Áp dụng' })
      .click()
    await page.waitForURL(/material=/)
    const query = new URL(page.url()).searchParams
    await expect(cards(page)).not.toHaveCount(0)
    expect(query.getAll('width')).toEqual(['120-160', '160-200'])
    expect(query.get('material')).toBe('walnut')
    const shown = await cards(page).count()
    expect(shown).toBeGreaterThan(0)
    expect(shown).toBeLessThan(10)
    await expect(count(page)).toHaveText(`${shown} sản phẩm`)
    await expect(page.getByRole('checkbox', { name: 'Óc chó' })).toBeChecked()
    await expect(page.getByLabel('Từ (₫)')).toHaveValue('7800000')

    await page.getByRole('link', { name: 'Bỏ điều kiện: Óc chó' }).click()
    expect(new URL(page.url()).searchParams.has('material')).toBe(false)
    expect(new URL(page.url()).searchParams.get('sort')).toBe('price-asc')
    await page.getByRole('link', { name: 'Xóa lọc' }).click()
    expect(path(page)).toBe(`${LIST}?sort=price-asc`)
    await expect(cards(page)).toHaveCount(10)
  })

  test('[ROUTE-06] filters by colours, which stand there by their names', async ({ page }) => {
    await page.goto('/vi/category/freezers')
    const colours = page.getByRole('group', { name: 'Màu' })
    await expect(colours.getByRole('checkbox')).toHaveCount(3)
    await colours.getByRole('checkbox', { name: 'Màu kim loại 1' }).check()
    await colours.getByRole('checkbox', { name: 'Xám 1' }).check()
    await page.getByRole('form', { name: 'Bộ lọc' }).getByRole('button', { name: 'Áp dụng' }).click()
    await page.waitForURL(/colour=/)
    await expect(cards(page)).toHaveCount(2)
    await expect(colours.getByRole('checkbox', { name: 'Xám' })).toBeChecked()
    await page.getByRole('link', { name: 'Bỏ điều kiện: Xám, Màu kim loại' }).click()
    await expect(cards(page)).toHaveCount(6)
    expect(path(page)).toBe('/vi/category/freezers')
  })

  test('[ROUTE-06] turns a price range that is the wrong way round', async ({ page }) => {
    await page.goto(LIST)
    await page.getByLabel('Từ (₫)').fill('9000000')
    await page.getByLabel('Đến (₫)').fill('7.000.000')
    await page.getByLabel('Đến (₫)').press('Enter')
    await expect(page.getByLabel('Từ (₫)')).toHaveValue('7000000')
    await expect(page.getByLabel('Đến (₫)')).toHaveValue('9000000')
    expect(await cards(page).count()).toBeGreaterThan(0)
  })

  test('[ROUTE-11] pages through all wooden furniture and back', async ({ page }) => {
    await page.goto('/de/wooden-furniture')
    await expect(page.getByText('1–12 von 150 Artikeln')).toBeVisible()
    const first = await page.getByRole('article').first().textContent()
    await page.getByRole('link', { name: 'Nächste Seite' }).click()
    expect(path(page)).toBe('/de/wooden-furniture?page=2')
    await expect(page.getByText('13–24 von 150 Artikeln')).toBeVisible()
    await page.getByRole('link', { name: 'Vorherige Seite' }).click()
    expect(path(page)).toBe('/de/wooden-furniture')
    expect(await page.getByRole('article').first().textContent()).toBe(first)
    await page.goto('/de/wooden-furniture?page=13')
    await expect(page.getByText('145–150 von 150 Artikeln')).toBeVisible()
    await expect(page.getByRole('link', { name: 'Nächste Seite' })).toHaveCount(0)
  })

  test('[ROUTE-06] opens the filters of a phone as a sheet', async ({ page }) => {
    await page.setViewportSize(phone)
    await page.goto(LIST)
    await expect(page.getByRole('checkbox', { name: 'Sồi đen' })).toBeHidden()
    await page.getByRole('button', { name: 'Lọc' }).click()
    const sheet = page.getByRole('form', { name: 'Bộ lọc' })
    expect(await sheet.boundingBox()).toMatchObject({ x: 0, y: 0, ...phone })
    await sheet.getByRole('checkbox', { name: 'Sồi đen' }).check()
    await sheet.getByRole('button', { name: 'Áp dụng' }).click()
    expect(new URL(page.url()).searchParams.get('material')).toBe('black_oak')
    await expect(sheet).toBeHidden()
    await expect(page.getByRole('button', { name: 'Lọc 1' })).toBeVisible()
  })
})

test.describe('a hydrated listing', () => {
  test('[ROUTE-06] applies a filter when it changes, without loading a document', async ({ page }) => {
    await page.goto(LIST)
    await hydrate(page)
    await page.evaluate(() => Object.assign(window, { sameDocument: true }))
    await page.getByRole('checkbox', { name: 'Tần bì' }).check()
    await expect(page).toHaveURL(`${LIST}?material=ash`)
    await expect(page.getByRole('link', { name: 'Bỏ điều kiện: Tần bì' })).toBeVisible()
    await expect(page.getByRole('checkbox', { name: 'Tần bì' })).toBeFocused()
    const shown = await cards(page).count()
    await expect(count(page)).toHaveText(`${shown} sản phẩm`)
    await page.getByLabel('Sắp xếp').selectOption('price-desc')
    await expect(page).toHaveURL(`${LIST}?sort=price-desc&material=ash`)
    await page.getByLabel('Đến (₫)').fill('8.000.000')
    await expect(page).toHaveURL(/max=8000000/)
    await expect(page.getByLabel('Đến (₫)')).toHaveValue('8.000.000')
    expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true)
    await expect(page.getByRole('button', { name: 'Áp dụng' })).toHaveCount(0)
  })

  test('[ROUTE-06] the back button restores the list and its filters', async ({ page }) => {
    await page.goto(LIST)
    await hydrate(page)
    const before = await cards(page).allTextContents()
    await page.getByRole('checkbox', { name: 'Trên 200 cm' }).check()
    await expect(page).toHaveURL(/width=200-/)
    await expect(cards(page)).toHaveCount(1)
    await page.goBack()
    await expect(page).toHaveURL(LIST)
    await expect(page.getByRole('checkbox', { name: 'Trên 200 cm' })).not.toBeChecked()
    await expect(cards(page)).toHaveCount(10)
    expect(await cards(page).allTextContents()).toEqual(before)
    await page.goForward()
    await expect(cards(page)).toHaveCount(1)
    await expect(page.getByRole('checkbox', { name: 'Trên 200 cm' })).toBeChecked()
  })

  test('[ROUTE-06] a price range the wrong way round is turned', async ({ page }) => {
    await page.goto(LIST)
    await hydrate(page)
    await page.getByLabel('Từ (₫)').fill('9000000')
    await page.getByLabel('Đến (₫)').fill('7000000')
    await expect(page).toHaveURL(/min=7000000&max=9000000/)
  })

  test('[ROUTE-06] a box ticked before the page is hydrated takes effect', async ({ page }) => {
    await page.goto('/en/category/bed')
    await page.getByRole('checkbox', { name: 'Walnut' }).dispatchEvent('click')
    await expect(page).toHaveURL('/en/category/bed?material=walnut')
    await expect(page.getByRole('checkbox', { name: 'Walnut' })).toBeChecked()
  })

  test('[ROUTE-06] the sheet of a phone counts what the conditions leave and applies them at once', async ({
    page,
  }) => {
    await page.setViewportSize(phone)
    await page.goto(LIST)
    await page.getByRole('button', { name: 'Lọc' }).click()
    const sheet = page.getByRole('form', { name: 'Bộ lọc' })
    await expect(page.getByRole('button', { name: 'Đóng bộ lọc' })).toBeFocused()
    await sheet.getByRole('checkbox', { name: 'Trên 200 cm' }).check()
    await expect(sheet.getByRole('button', { name: 'Xem 1 sản phẩm' })).toBeVisible()
    expect(path(page)).toBe(LIST)
    await sheet.getByRole('button', { name: 'Xem 1 sản phẩm' }).click()
    await expect(sheet).toBeHidden()
    await expect(page).toHaveURL(`${LIST}?width=200-`)
    await expect(cards(page)).toHaveCount(1)
  })

  for (const [way, dismiss] of [
    ['its button', (page: Page) => page.getByRole('button', { name: 'Đóng bộ lọc' }).click()],
    ['Escape', (page: Page) => page.keyboard.press('Escape')],
  ] as const)
    test(`[ROUTE-06] what was chosen in a sheet that is closed by ${way} is forgotten`, async ({ page }) => {
      await page.setViewportSize(phone)
      await page.goto(LIST)
      const open = page.getByRole('button', { name: 'Lọc' })
      const sheet = page.getByRole('form', { name: 'Bộ lọc' })
      const wide = sheet.getByRole('checkbox', { name: 'Trên 200 cm' })
      await open.click()
      await hydrate(page)
      await wide.check()
      await expect(sheet.getByRole('button', { name: 'Xem 1 sản phẩm' })).toBeVisible()
      await dismiss(page)
      await expect(sheet).toBeHidden()
      await expect(section(page)).toHaveAttribute('aria-busy', 'false')
      await open.click()
      await expect(wide).not.toBeChecked()
      await expect(sheet.getByRole('button', { name: 'Xem 10 sản phẩm' })).toBeVisible()
      await page.keyboard.press('Escape')
      await page.getByLabel('Sắp xếp').selectOption('name')
      await expect(page).toHaveURL(`${LIST}?sort=name`)
      await expect(cards(page)).toHaveCount(10)
    })

  test('[ROUTE-06] a price typed in the sheet is applied by the button at once, and stays applied', async ({
    page,
  }) => {
    await page.setViewportSize(phone)
    await page.goto(LIST)
    await page.getByRole('button', { name: 'Lọc' }).click()
    await hydrate(page)
    const sheet = page.getByRole('form', { name: 'Bộ lọc' })
    // Longer than a typed price takes to settle.
    await page.route('**/_serverFn/**', async (route) => {
      await new Promise((resume) => setTimeout(resume, 600))
      await route.continue()
    })
    await sheet.getByLabel('Đến (₫)').fill('8000000')
    await sheet.getByRole('button', { name: 'Xem 10 sản phẩm' }).click()
    await expect(page).toHaveURL(`${LIST}?max=8000000`)
    await expect(section(page)).toHaveAttribute('aria-busy', 'false')
  })

  test('[ROUTE-06] a filter that is still on its way does not follow the visitor to another page', async ({ page }) => {
    await page.goto(LIST)
    await hydrate(page)
    let release = () => {}
    const held = new Promise<void>((resolve) => {
      release = resolve
    })
    await page.route('**/_serverFn/**', async (route) => {
      if (decodeURIComponent(route.request().url()).includes('walnut')) await held
      await route.continue()
    })
    await page.getByRole('checkbox', { name: 'Óc chó' }).check()
    await page.getByLabel('Đến (₫)').fill('8000000')
    await page.getByRole('navigation', { name: 'Danh mục cùng nhóm' }).getByRole('link', { name: 'Sofa' }).click()
    await expect(page).toHaveURL('/vi/category/sofa')
    release()
    await page.waitForTimeout(1000)
    await expect(page).toHaveURL('/vi/category/sofa')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sofa')
  })

  test('[ROUTE-06] options in any order are one list, without a second fetch', async ({ page }) => {
    const asked: string[] = []
    page.on('request', (request) => request.url().includes('/_serverFn/') && asked.push(request.url()))
    await page.goto(`${LIST}?material=walnut&material=oak`)
    await hydrate(page)
    await page.waitForTimeout(500)
    expect(asked).toEqual([])
    await expect(section(page)).toHaveAttribute('aria-busy', 'false')
    for (const wood of ['walnut', 'oak']) await expect(page.locator(`#filters input[value=${wood}]`)).toBeChecked()
  })

  test.describe('without a connection', () => {
    test('[ROUTE-06] a filter changes nothing and the list stays clear; trying again applies it', async ({
      page,
      context,
    }) => {
      await page.goto(LIST)
      await hydrate(page)
      await context.setOffline(true)
      await page.getByRole('checkbox', { name: 'Tần bì' }).click()
      const dialog = page.getByRole('alertdialog')
      await expect(dialog).toBeVisible()
      await expect(section(page)).toHaveAttribute('aria-busy', 'false')
      await expect(page.getByRole('checkbox', { name: 'Tần bì', includeHidden: true })).not.toBeChecked()
      await context.setOffline(false)
      await dialog.getByRole('button', { name: 'Thử lại' }).click()
      await expect(page).toHaveURL(`${LIST}?material=ash`)
      await expect(page.getByRole('checkbox', { name: 'Tần bì' })).toBeChecked()
    })

    test('[ROUTE-06] the sheet promises no number that it could not ask for', async ({ page, context }) => {
      await page.setViewportSize(phone)
      await page.goto(LIST)
      await page.getByRole('button', { name: 'Lọc' }).click()
      await hydrate(page)
      await context.setOffline(true)
      const sheet = page.getByRole('form', { name: 'Bộ lọc' })
      await sheet.getByRole('checkbox', { name: 'Trên 200 cm' }).check()
      await expect(sheet.getByRole('button', { name: 'Áp dụng' })).toBeVisible()
    })
  })

  test('[ROUTE-06] the sheet keeps the focus and closes by Escape', async ({ page }) => {
    await page.setViewportSize(phone)
    await page.goto(LIST)
    await page.getByRole('button', { name: 'Lọc' }).click()
    const sheet = page.getByRole('form', { name: 'Bộ lọc' })
    for (let press = 0; press < 30; press++) {
      await page.keyboard.press('Tab')
      expect(
        await page.evaluate(() => {
          const { activeElement } = document
          return activeElement === document.body || activeElement?.closest('#filters') !== null
        }),
      ).toBe(true)
    }
    await page.keyboard.press('Escape')
    await expect(sheet).toBeHidden()
  })

  test('[ROUTE-06] nothing found says which condition to drop and what that gives', async ({ page }) => {
    await page.goto('/ja/category/tv-stand?material=ash&width=200-')
    await expect(page.getByRole('heading', { name: '2つの条件すべてに合う商品はありません' })).toBeVisible()
    const drop = page.getByRole('link', { name: /「アッシュ」を外す：1点/ })
    await expect(page.getByRole('article')).toHaveCount(0)
    await drop.click()
    await expect(page).toHaveURL('/ja/category/tv-stand?width=200-')
    await expect(page.getByRole('article')).toHaveCount(1)
  })

  test('[ROUTE-06] a slow list shows its shape, with the loading bar, until it is there', async ({ page }) => {
    await page.goto(LIST)
    await hydrate(page)
    let release = () => {}
    const held = new Promise<void>((resolve) => {
      release = resolve
    })
    await page.route('**/_serverFn/**', async (route) => {
      await held
      await route.continue()
    })
    await page.getByRole('navigation', { name: 'Danh mục cùng nhóm' }).getByRole('link', { name: 'Sofa' }).click()
    await expect(page.getByText('Đang tải danh sách')).toBeAttached()
    await expect(page.locator('[aria-busy=true] .skeleton').first()).toBeVisible()
    await expect(page.getByRole('heading', { level: 1, name: 'Sofa' })).toBeVisible()
    release()
    await expect(page.getByRole('heading', { level: 1, name: 'Sofa' })).toBeVisible()
    await expect(page.locator('main .skeleton')).toHaveCount(0)
  })
})

test.describe('addresses', () => {
  for (const query of ['sort=cheap', 'page=0', 'page=2', 'width=wide', 'material=gold', 'min=abc'])
    test(`[ROUTE-06] ${query} answers 404 in the visitor's language and repeats nothing`, async ({ request }) => {
      const answer = await request.get(`/de/category/tv-stand?${query}`)
      expect(answer.status()).toBe(404)
      const html = await answer.text()
      expect(html).toContain('<html lang="de"')
      expect(html).toMatch(/<meta name="robots" content="noindex/)
      expect(html).not.toContain(query.replace('&', '&amp;'))
    })

  test('[ROUTE-06] a filtered list points to the list itself and is not indexed; a page is a page', async ({
    page,
  }) => {
    const canonical = () => page.locator('link[rel=canonical]').getAttribute('href')
    await page.goto(`${LIST}?material=oak&sort=name`)
    expect(await canonical()).toMatch(new RegExp(`${LIST}$`))
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/)
    await expect(page.locator('link[rel=alternate]')).toHaveCount(0)
    await page.goto('/vi/wooden-furniture?page=2')
    expect(await canonical()).toMatch(/\/vi\/wooden-furniture\?page=2$/)
    await expect(page.locator('meta[name=robots]')).toHaveCount(0)
    await expect(page.locator('link[rel=alternate]')).toHaveCount(5)
  })

  test('[ROUTE-06] parameters of others change neither the list nor how it is cached', async ({ request }) => {
    const read = async (query: string) => (await request.get(`/en/category/wardrobe${query}`)).headers()['x-page-cache']
    await read('')
    await expect.poll(() => read('?utm_source=zalo')).toBe('hit')
  })

  test('a category tells search engines where it stands and what it lists', async ({ page }) => {
    await page.goto('/en/category/sofa')
    const data = await page.locator('script[type="application/ld+json"]').allTextContents()
    const [trail, items] = data.flatMap((text) => JSON.parse(text))
    expect(trail['@type']).toBe('BreadcrumbList')
    expect(trail.itemListElement.map(({ name }: { name: string }) => name)).toEqual([
      'Home',
      'Wooden furniture',
      'Sofas',
    ])
    expect(items).toMatchObject({ '@type': 'ItemList', numberOfItems: 10 })
  })
})

for (const [locale, size] of [
  ['vi', 390],
  ['en', 768],
  ['de', 1440],
  ['ja', 390],
] as const)
  test(`the listing in ${locale} at ${size} px has no accessibility finding and no overflow`, {
    tag: isSlow(locale) ? '@slow' : [],
  }, async ({ page }) => {
    await page.setViewportSize({ width: size, height: 900 })
    await page.goto(`/${locale}/category/tv-stand?material=oak`)
    expect(await axeFindings(page)).toEqual([])
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(size)
    await hydrate(page)
    expect(await axeFindings(page)).toEqual([])
  })

for (const [locale, path] of [
  ['de', '/category/study-desk'],
  ['de', '/category/tv-stand?max=9000000&sort=price-asc'],
  ['de', '/category/wardrobe?width=200-'],
  ['de', '/terms-of-service'],
  ['ja', '/category/tv-stand?max=9000000&sort=price-asc'],
  ['ja', '/furniture-package?packageTier=luxury'],
  ['ja', '/nope'],
] as const)
  test.describe(`at 320 px /${locale}${path}`, () => {
    test.use({ viewport: { width: 320, height: 700 }, isMobile: true, expectedConsoleErrors: ['404'] })
    test('is as wide as the screen, its long words included', async ({ page }) => {
      await page.goto(`/${locale}${path}`)
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
      expect(
        await page
          .locator('h1, h2')
          .evaluateAll((headings) =>
            headings.filter((it) => it.scrollWidth > it.clientWidth + 1).map((it) => it.textContent),
          ),
      ).toEqual([])
    })
  })
