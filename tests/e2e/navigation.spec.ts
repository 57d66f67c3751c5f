import type { Page } from 'playwright/test'
import { locales } from '#app/features/languages/languages'
import { axeFindings } from '#tests/support/axe'
import { expect, test } from '#tests/support/fixtures'
import { hydrate } from '#tests/support/hydrate'
import { visitor } from '#tests/support/visitor'

const DESKTOP = { width: 1280, height: 800 }
const TABLET = { width: 820, height: 1100 }
const MOBILE = { width: 390, height: 844 }

const bar = (page: Page) => page.getByRole('banner')
const button = (page: Page, name: string) => bar(page).getByRole('button', { name, exact: true })
const categoryMenu = (page: Page) => page.locator('#category-menu')
const aboutMenu = (page: Page) => page.locator('#about-menu')

type Category = { slug: string; name: string; enName: string; names?: { de?: string }; children: Category[] }

async function navbar(page: Page, locale: string): Promise<Category[]> {
  const answer = await page.request.get(`/api/categories/navbar?languageCode=${locale}`)
  return (await answer.json()).data.categories
}

test.use({ viewport: DESKTOP })

test('[NAV-01] the bar is 80 px tall, opaque, and stays at the top of the window', async ({ page }) => {
  await page.goto('/vi/privacy-policy')
  await page.mouse.wheel(0, 600)
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(100)
  expect(await bar(page).boundingBox()).toEqual({ x: 0, y: 0, width: DESKTOP.width, height: 80 })
  await expect(bar(page)).toHaveCSS('background-color', 'rgb(250, 248, 245)')
})

test('[NAV-02] from 1024 px the bar holds everything, the language with its name', async ({ page }) => {
  await page.goto('/vi')
  await expect(bar(page).getByRole('link', { name: 'Vuông Tròn, về trang chủ' })).toHaveAttribute('href', '/vi')
  for (const name of ['Danh mục', 'Về chúng tôi', 'Đăng nhập']) await expect(button(page, name)).toBeVisible()
  await expect(bar(page).getByRole('link', { name: 'Liên hệ' })).toHaveAttribute('href', '/vi/contact-us')
  await expect(bar(page).getByText('Tiếng Việt').first()).toBeInViewport()
  await expect(bar(page).getByRole('button', { name: 'Ngôn ngữ' }).locator('img')).toBeVisible()
  await expect(button(page, 'Mở menu')).toBeHidden()
})

for (const locale of locales) {
  test(`[NAV-02] between 768 and 1023 px the language is its flag alone, at 1024 px all is there, and ${locale} fits`, async ({
    page,
  }) => {
    const language = bar(page).locator('[popovertarget=language-menu]')
    const edgeOf = async () => {
      const box = await language.boundingBox()
      return (box?.x ?? Infinity) + (box?.width ?? 0)
    }
    await page.setViewportSize({ width: 1024, height: 768 })
    await page.goto(`/${locale}`)
    expect(await edgeOf()).toBeLessThanOrEqual(1024 - 40)
    for (const width of [1023, 820, 768]) {
      await page.setViewportSize({ ...TABLET, width })
      await expect(language.locator('img')).toBeVisible()
      expect((await language.locator('[lang]').boundingBox())?.width).toBeLessThan(2)
      expect(await edgeOf()).toBeLessThanOrEqual(width)
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
    }
  })
}

test('[NAV-02, ROUTE-21] where the bar has no room, the way to what is saved stands beside the search', async ({
  page,
}) => {
  await page.setViewportSize(TABLET)
  await page.goto('/vi')
  const saved = bar(page).getByRole('link', { name: 'Sản phẩm đã lưu' })
  await expect(saved.filter({ visible: true })).toHaveCount(0)
  await button(page, 'Tìm kiếm').click()
  await saved.filter({ visible: true }).click()
  await expect(page).toHaveURL('/vi/wishlist')
})

for (const locale of ['vi', 'en', 'de', 'ja'])
  test(`[NAV-02] in ${locale} the ways to what is saved and compared stand in the bar once it has room`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1184, height: 800 })
    await page.addInitScript(() => localStorage.setItem('compared', 'ke-tv-trang-an-180@1,ke-tv-hoi-an-140@2'))
    await page.goto(`/${locale}/privacy-policy`)
    for (const path of ['wishlist', 'compare'])
      await expect(bar(page).locator(`a[href*="/${locale}/${path}"]`).filter({ visible: true })).toHaveCount(1)
    expect(await page.evaluate(lookAtBar, 100)).toMatchObject({ outside: [], overlapping: [], scrollsSideways: false })
  })

test.describe('below 768 px', () => {
  test.use({ viewport: MOBILE })
  test('[NAV-03] a menu button replaces all but the logo, the search and the way to what is saved', async ({
    page,
  }) => {
    await page.goto('/vi')
    await expect(button(page, 'Mở menu')).toBeVisible()
    // Home, what is saved, and the basket.
    await expect(bar(page).getByRole('link').filter({ visible: true })).toHaveCount(3)
    await expect(bar(page).getByRole('link', { name: 'Sản phẩm đã lưu' })).toBeVisible()
    await expect(bar(page).getByRole('button', { name: 'Tìm kiếm' })).toBeVisible()
    await expect(bar(page).getByRole('button').filter({ visible: true })).toHaveCount(2)
  })
})

test('[NAV-02, NAV-03] letters of up to twice their size push nothing out of the bar or off the page', async ({
  page,
}) => {
  await page.addInitScript(() => localStorage.setItem('compared', 'ke-tv-trang-an-180@1,ke-tv-hoi-an-140@2'))
  await page.goto('/de/wishlist')
  await expect(bar(page).getByRole('link', { name: 'Vergleich 2' })).toBeVisible()
  for (const width of [320, 390, 768, 1184, 1440]) {
    await page.setViewportSize({ width, height: 844 })
    for (const size of [100, 125, 150, 175, 200])
      expect(await page.evaluate(lookAtBar, size), `${width} px, ${size} %`).toEqual({
        outside: [],
        overlapping: [],
        isDiscRound: true,
        scrollsSideways: false,
      })
  }
})

/** Items outside the bar or overlapping, and whether the House Doctor's icon is centred. */
async function lookAtBar(size: number) {
  document.documentElement.style.fontSize = `${size}%`
  await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))
  const controls = [...document.querySelectorAll<HTMLElement>('header :is(a, button)')]
    .filter((control) => control.checkVisibility() && !control.closest('[popover]'))
    .map((control) => ({ name: control.ariaLabel || control.textContent, box: control.getBoundingClientRect() }))
  const outside = controls.filter(
    ({ box }) => box.left < 0 || box.right > innerWidth || box.top < 0 || box.bottom > 80 || box.width < 24,
  )
  const overlapping = controls.filter(({ box }, index) => {
    const before = controls[index - 1]
    // The search button may overlap by its inner margin.
    return before && box.left < before.box.right - 5
  })
  const [button, mark] = ['.doctor-button a', '.doctor-disc img'].map((selector) =>
    (document.querySelector(selector) as Element).getBoundingClientRect(),
  ) as [DOMRect, DOMRect]
  const edges = [button.right - mark.right, mark.top - button.top, button.bottom - mark.bottom]
  return {
    outside: outside.map(({ name }) => name),
    overlapping: overlapping.map(({ name }) => name),
    isDiscRound: controls.length > 2 && edges.every((edge) => Math.abs(edge - 8) < 1),
    scrollsSideways: document.documentElement.scrollWidth > innerWidth,
  }
}

test('[NAV-04] furniture-package is a plain link on desktop', async ({ page }) => {
  await page.goto('/en')
  const link = bar(page).getByRole('link', { name: 'Furniture packages' })
  await expect(link).toHaveAttribute('href', '/en/furniture-package')
  await button(page, 'Categories').click()
  await expect(categoryMenu(page)).toBeVisible()
  await expect(categoryMenu(page).getByText('Furniture packages')).toHaveCount(0)
})

test('[NAV-05] the About us dropdown is at most 24rem tall and scrolls to its last page', async ({ page }) => {
  await page.goto('/vi')
  await button(page, 'Về chúng tôi').click()
  const box = await aboutMenu(page).boundingBox()
  expect(Math.round(box?.height ?? 0)).toBeLessThanOrEqual(24 * 16)
  const last = aboutMenu(page).getByRole('link', { name: 'Dịch vụ đặc biệt' })
  await expect(last).not.toBeInViewport({ ratio: 1 })
  await aboutMenu(page).hover()
  await page.mouse.wheel(0, 400)
  await expect(last).toBeInViewport({ ratio: 1 })
})

test('[NAV-06] every category of the navbar call is in the menu and leads to its page', async ({ page }) => {
  await page.goto('/de')
  const groups = (await navbar(page, 'de')).filter(({ slug }) => slug !== 'furniture-package')
  expect(groups.length).toBeGreaterThan(3)
  for (const { slug } of groups.flatMap(({ children }) => children)) {
    await expect(categoryMenu(page).locator(`a[href="/de/category/${slug}"]`)).toHaveCount(1)
    expect((await page.request.get(`/de/category/${slug}`)).status(), slug).toBe(200)
  }
  await button(page, 'Kategorien').click()
  await categoryMenu(page).getByText('Bad', { exact: true }).click()
  const child = categoryMenu(page).locator('a[href="/de/category/washbasins"]')
  const name = await child.textContent()
  await child.click()
  await expect(page).toHaveURL('/de/category/washbasins')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(String(name))
})

test('[NAV-06] the packages of the bar lead to their page', async ({ page }) => {
  await page.goto('/en')
  await bar(page).getByRole('link', { name: 'Furniture packages' }).click()
  await expect(page).toHaveURL('/en/furniture-package')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
})

test.describe('[NAV-08] a page that opens inside the application begins at its content for keys and screen readers', () => {
  test.beforeEach(async ({ page }) => {
    await page.goto('/vi/category/bed')
    await hydrate(page)
  })

  test('by a link and on the way back', async ({ page }) => {
    await page.getByRole('navigation', { name: 'Danh mục cùng nhóm' }).getByRole('link', { name: 'Tủ quần áo' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Tủ quần áo')
    await expect(page.getByRole('main')).toBeFocused()
    await page.getByRole('button', { name: 'Danh mục', exact: true }).focus()
    await page.goBack()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Giường ngủ')
    await expect(page.getByRole('main')).toBeFocused()
  })

  test('by the way through a list, and not by a filter', async ({ page }) => {
    await page.getByRole('checkbox', { name: 'Sồi đen' }).check()
    await expect(page).toHaveURL(/material=black_oak/)
    await expect(page.getByRole('checkbox', { name: 'Sồi đen' })).toBeFocused()
    await page.goto('/vi/wooden-furniture')
    await hydrate(page)
    await page.getByRole('link', { name: 'Trang sau' }).click()
    await expect(page).toHaveURL(/page=2/)
    await expect(page.getByRole('main')).toBeFocused()
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
  })
})

test.describe('[NAV-08] by mouse', () => {
  for (const isHydrated of [false, true]) {
    test(`a menu opens under a resting pointer and closes behind it, ${isHydrated ? 'after' : 'before'} hydration`, async ({
      page,
    }) => {
      await page.goto('/vi')
      if (isHydrated) await hydrate(page)
      await button(page, 'Danh mục').hover()
      await expect(categoryMenu(page)).toBeVisible()
      await categoryMenu(page).getByText('Phòng ngủ').hover()
      await expect(categoryMenu(page).getByRole('link', { name: 'Giường ngủ' })).toBeVisible()
      await expect(categoryMenu(page).getByRole('link', { name: 'Sofa' })).toBeHidden()
      await page.mouse.move(640, 780)
      await expect(categoryMenu(page)).toBeHidden()
    })
  }

  test('a click on a menu that the pointer has opened keeps it open, the next one closes it', async ({ page }) => {
    await page.goto('/vi')
    await button(page, 'Danh mục').hover()
    await expect(categoryMenu(page)).toBeVisible()
    await button(page, 'Danh mục').click()
    await page.mouse.move(640, 780)
    await page.waitForTimeout(300)
    await expect(categoryMenu(page)).toBeVisible()
    await button(page, 'Danh mục').click()
    await page.waitForTimeout(300)
    await expect(categoryMenu(page)).toBeHidden()
  })

  test('one menu is open at a time, and a click beside it closes it', async ({ page }) => {
    await page.goto('/vi')
    await button(page, 'Danh mục').click()
    await button(page, 'Về chúng tôi').click()
    await expect(categoryMenu(page)).toBeHidden()
    await expect(aboutMenu(page)).toBeVisible()
    await page.mouse.click(900, 700)
    await expect(aboutMenu(page)).toBeHidden()
  })

  test('a link opens its page in the application, and the menu closes', async ({ page }) => {
    await page.goto('/vi')
    await hydrate(page)
    await page.evaluate(() => Object.assign(window, { isSameDocument: true }))
    await button(page, 'Danh mục').click()
    await categoryMenu(page).getByRole('link', { name: 'Sofa' }).click()
    await expect(page).toHaveURL('/vi/category/sofa')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sofa')
    await expect(categoryMenu(page)).toBeHidden()
    expect(await page.evaluate(() => 'isSameDocument' in window)).toBe(true)
  })

  test('a link to a page about us opens it in the application too', async ({ page }) => {
    await page.goto('/vi')
    await hydrate(page)
    await page.evaluate(() => Object.assign(window, { isSameDocument: true }))
    await button(page, 'Về chúng tôi').click()
    await aboutMenu(page).getByRole('link', { name: 'Công nghệ AI' }).click()
    await expect(page).toHaveURL('/vi/about-us/ai-technology')
    await expect(page.getByRole('navigation', { name: 'Bạn đang ở' })).toContainText('Công nghệ AI')
    await expect(page.locator('meta[name=description]')).toHaveCount(1)
    expect(await page.evaluate(() => 'isSameDocument' in window)).toBe(true)
  })
})

test.describe('[NAV-08] by touch', () => {
  test.use({ hasTouch: true })
  test('a tap opens a menu and a second one closes it', async ({ page }) => {
    await page.goto('/vi')
    await button(page, 'Danh mục').tap()
    await expect(categoryMenu(page)).toBeVisible()
    await categoryMenu(page).getByText('Phòng tắm').tap()
    await expect(categoryMenu(page).getByRole('link', { name: 'Gương' }).first()).toBeVisible()
    await button(page, 'Danh mục').tap()
    await expect(categoryMenu(page)).toBeHidden()
  })
})

test.describe('[NAV-08] by keyboard', () => {
  for (const isHydrated of [false, true]) {
    test(`arrow keys open a menu and move in it, Escape gives the focus back, ${isHydrated ? 'after' : 'before'} hydration`, async ({
      page,
    }) => {
      await page.goto('/vi')
      if (isHydrated) await hydrate(page)
      const links = aboutMenu(page).getByRole('link')
      await button(page, 'Về chúng tôi').focus()
      await expect(button(page, 'Về chúng tôi')).toHaveAccessibleName('Về chúng tôi')
      await page.keyboard.press('ArrowDown')
      await expect(links.first()).toBeFocused()
      await page.keyboard.press('ArrowDown')
      await expect(links.nth(1)).toBeFocused()
      await page.keyboard.press('ArrowUp')
      await page.keyboard.press('ArrowUp')
      await expect(links.last()).toBeFocused()
      await page.keyboard.press('Home')
      await expect(links.first()).toBeFocused()
      await page.keyboard.press('End')
      await expect(links.last()).toBeFocused()
      await page.keyboard.press('Escape')
      await expect(aboutMenu(page)).toBeHidden()
      await expect(button(page, 'Về chúng tôi')).toBeFocused()
    })
  }

  test('arrow keys skip what a closed group holds', async ({ page }) => {
    await page.goto('/vi')
    await button(page, 'Danh mục').focus()
    await page.keyboard.press('ArrowDown')
    await expect(categoryMenu(page).locator('summary').first()).toBeFocused()
    await page.keyboard.press('ArrowDown')
    await expect(categoryMenu(page).getByRole('link', { name: 'Sofa' })).toBeFocused()
    await page.keyboard.press('Home')
    await categoryMenu(page).locator('summary').nth(1).focus()
    await page.keyboard.press('ArrowDown')
    await expect(categoryMenu(page).locator('summary').nth(2)).toBeFocused()
    await page.keyboard.press('Enter')
    await page.keyboard.press('ArrowDown')
    await expect(categoryMenu(page).getByRole('link', { name: 'Bàn ăn' })).toBeFocused()
  })

  test('the Tab key walks through a menu and closes it behind itself', async ({ page }) => {
    await page.goto('/vi')
    await button(page, 'Về chúng tôi').focus()
    await page.keyboard.press('Enter')
    await page.keyboard.press('Tab')
    await expect(aboutMenu(page).getByRole('link').first()).toBeFocused()
    await page.keyboard.press('End')
    await page.keyboard.press('Tab')
    await expect(bar(page).getByRole('link', { name: 'Liên hệ' })).toBeFocused()
    await expect(aboutMenu(page)).toBeHidden()
  })
})

test.describe('[NAV-08] without JavaScript', () => {
  test.use({ javaScriptEnabled: false })
  test('the menus open, Escape gives the focus back, and every link is reachable', async ({ page }) => {
    await page.goto('/vi')
    await button(page, 'Danh mục').press('Enter')
    await expect(categoryMenu(page)).toBeVisible()
    await categoryMenu(page).getByText('Phòng ngủ').click()
    await expect(categoryMenu(page).getByRole('link', { name: 'Giường ngủ' })).toBeVisible()
    await expect(categoryMenu(page).getByRole('link', { name: 'Sofa' })).toBeHidden()
    await page.keyboard.press('Escape')
    await expect(categoryMenu(page)).toBeHidden()
    await button(page, 'Về chúng tôi').click()
    await aboutMenu(page).getByRole('link', { name: 'Công nghệ AI' }).click()
    await expect(page).toHaveURL('/vi/about-us/ai-technology')
  })
})

test('[ROUTE-14] the blog is an external link in a tab of its own', async ({ page }) => {
  await page.goto('/vi')
  const blog = bar(page).getByRole('link', { name: 'Blog (mở ở thẻ mới)' })
  await expect(blog).toHaveAttribute('href', 'https://blog.vuongtron.vn')
  await expect(blog).toHaveAttribute('target', '_blank')
  await expect(blog).toHaveAttribute('rel', 'noopener')
})

test('[NAV-08] the first Tab stop leads past the bar to the main content', async ({ page }) => {
  await page.goto('/vi')
  await page.keyboard.press('Tab')
  const skip = page.getByRole('link', { name: 'Tới nội dung chính' })
  await expect(skip).toBeFocused()
  await expect(skip).toBeInViewport()
  await page.keyboard.press('Enter')
  await expect(page.locator('main')).toBeFocused()
})

test('[NAV-08] axe finds nothing in the open menus of the bar', async ({ page }) => {
  await page.goto('/ja/contact-us')
  for (const menu of ['category-menu', 'about-menu', 'language-menu']) {
    await page.locator(`[popovertarget=${menu}]`).click()
    await expect(page.locator(`#${menu}`)).toBeVisible()
    expect(await axeFindings(page)).toEqual([])
  }
})

test('[ROUTE-08] the pages about us are named in the language of the page', async ({ page }) => {
  for (const locale of locales) {
    await page.goto(`/${locale}`)
    await expect(aboutMenu(page).locator('a[href$="/about-us/business-model"]').first()).toContainText(
      visitor(page, locale).say('about_business_model'),
    )
    await expect(aboutMenu(page).locator('[lang]')).toHaveCount(0)
  }
})

test('[ROUTE-16] a link inside the application brings the page’s own head and takes the last page’s away', async ({
  page,
}) => {
  const contents = (selector: string, name: string) =>
    page.locator(`head ${selector}`).evaluateAll((tags, name) => tags.map((tag) => tag.getAttribute(name)), name)
  const says = async (title: RegExp, path: string, robots: string[]) => {
    await expect(page).toHaveTitle(title)
    expect(await page.locator('head title').count()).toBe(1)
    expect(await contents('meta[name=description]', 'content')).toHaveLength(1)
    expect(await contents('link[rel=canonical]', 'href')).toEqual([new URL(path, page.url()).href])
    expect(await contents('meta[name=robots]', 'content')).toEqual(robots)
    expect(await contents('link[rel=alternate]', 'href')).toHaveLength(robots.length ? 0 : 5)
  }
  await page.setViewportSize({ width: 1600, height: 900 })
  await page.goto('/en/contact-us')
  await says(/^Contact · /, '/en/contact-us', [])
  await hydrate(page)
  await says(/^Contact · /, '/en/contact-us', [])
  const documents: string[] = []
  page.on('request', (request) => request.isNavigationRequest() && documents.push(request.url()))
  await bar(page).getByRole('link', { name: 'Saved items' }).click()
  await says(/^Saved items · /, '/en/wishlist', ['noindex, follow'])
  await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy' }).click()
  await says(/^Privacy · /, '/en/privacy-policy', [])
  expect(documents).toEqual([])
})
