import type { Page } from 'playwright/test'
import { locales } from '#app/features/languages/languages'
import { expect, test } from '#tests/support/fixtures'
import { hydrate } from '#tests/support/hydrate'

const CONTENT_PAGE = '/vi/about-us'

const scrollTo = (page: Page, top: number) => page.evaluate((y) => window.scrollTo(0, y), top)
const toTop = (page: Page) => page.locator('a[href="#top"]')
const doctor = (page: Page) => page.locator('.doctor-button a')

test.describe('the frame of every page', () => {
  test.use({ javaScriptEnabled: false })

  for (const path of ['', '/about-us', '/privacy-policy']) {
    test(`[SHELL-01, SHELL-03] ${path || '/'} has indicator, header, content, promises, newsletter, footer and widget`, async ({
      page,
    }) => {
      await page.goto(`/vi${path}`)
      await expect(page.locator('[role=progressbar]')).toHaveCount(1)
      await expect(page.getByRole('banner')).toBeVisible()
      await expect(page.getByRole('main')).toBeVisible()
      const band = page.getByRole('region', { name: 'Cam kết' })
      await expect(band.getByRole('listitem')).toHaveCount(4)
      await expect(band.getByRole('textbox', { name: 'Email của bạn' })).toBeVisible()
      await expect(page.getByRole('contentinfo')).toBeVisible()
      await expect(doctor(page)).toBeVisible()
      const order = await page.evaluate(() =>
        ['header', 'main', 'section[aria-label="Cam kết"]', 'footer'].map(
          (selector) => document.querySelector(`body > ${selector}`)?.getBoundingClientRect().top ?? Number.NaN,
        ),
      )
      expect(order).toEqual([...order].sort((a, b) => a - b))
    })
  }

  test('[FOOT-01] the footer has logo and law, contact, pages about us, and the app', async ({ page }) => {
    await page.goto('/en')
    const footer = page.getByRole('contentinfo')
    await expect(footer.locator('> div > *')).toHaveCount(4)
    const logo = footer.getByRole('img', { name: 'Vuông Tròn' })
    expect((await logo.boundingBox())?.width).toBeLessThanOrEqual(192)
    await expect(footer).toContainText(`© ${new Date().getFullYear()} Vuông Tròn`)
    const linked = await footer.getByRole('link').evaluateAll((links) => links.map((a) => a.getAttribute('href')))
    expect(linked).toEqual(
      expect.arrayContaining([
        '/en/privacy-policy',
        '/en/terms-of-service',
        'mailto:xinchao@vuongtron.vn',
        'tel:+842800000018',
        'tel:+842400000025',
        '/en/app-store',
        '/en/google-play',
        '/en/house-doctor-ai',
        '/en/wooden-furniture',
      ]),
    )
    expect(linked.filter((href) => href?.startsWith('/en/about-us/'))).toHaveLength(9)
    await expect(footer.getByText('Head office')).toBeVisible()
    await expect(footer.getByText('Hanoi representative office')).toBeVisible()
    await expect(footer.getByRole('link', { name: 'New products' })).toHaveAttribute('href', '/en/wooden-furniture')
    for (const store of ['App Store', 'Google Play']) {
      const badge = footer.getByRole('img', { name: store })
      expect(await badge.boundingBox()).toMatchObject({ width: 140, height: 42 })
    }
  })

  test('[FOOT-01] every page that the footer links to is there, and it links to the same in every language', async ({
    page,
    request,
  }) => {
    const linkedIn = async (locale: string) => {
      await page.goto(`/${locale}`)
      const links = page.getByRole('contentinfo').getByRole('link')
      const hrefs = await links.evaluateAll((all) => all.map((a) => a.getAttribute('href') ?? ''))
      return hrefs.filter((href) => href.startsWith('/')).map((href) => href.replace(`/${locale}`, ''))
    }
    const paths = await linkedIn('vi')
    expect(paths.length).toBeGreaterThan(10)
    for (const locale of ['en', 'de', 'ja']) expect(await linkedIn(locale)).toEqual(paths)
    for (const address of locales.flatMap((locale) => paths.map((path) => `/${locale}${path}`)))
      expect((await request.get(address)).status(), address).toBe(200)
  })
})

for (const path of ['/vi', '/de/about-us'])
  test(`[SHELL-01] ${path} asks for its font before its text is read, and once`, async ({ page }) => {
    const loaded: string[] = []
    page.on('request', (request) => request.resourceType() === 'font' && loaded.push(new URL(request.url()).pathname))
    const answer = await page.goto(path, { waitUntil: 'networkidle' })
    const [, asked] = /<([^>]+)>; rel=preload; as=font;[^,]*crossorigin/.exec(answer?.headers().link ?? '') ?? []
    expect(loaded).toEqual([asked])
  })

test.describe('the floating widget', () => {
  // Low enough for every page to scroll.
  test.use({ viewport: { width: 900, height: 500 } })

  for (const path of ['/vi', CONTENT_PAGE]) {
    test(`[WIDGET-01] on ${path} the AI button always shows and leads to House Doctor`, async ({ page }) => {
      await page.goto(path)
      await expect(doctor(page)).toBeInViewport()
      await scrollTo(page, 600)
      await expect(doctor(page)).toBeInViewport()
      expect(await whatIsBesideTheDisc(page)).toBe('page')
      await doctor(page).locator('img').click()
      await expect(page).toHaveURL('/vi/house-doctor-ai')
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Bác sĩ nhà AI')
    })
  }

  test('[WIDGET-01] on home the AI button says its name until the first scroll, elsewhere on focus', async ({
    page,
  }) => {
    const label = page.locator('.doctor-label')
    await page.goto('/vi')
    await expect(label).toHaveCSS('opacity', '1')
    await scrollTo(page, 300)
    await expect(label).toHaveCSS('opacity', '0')
    await page.goto(CONTENT_PAGE)
    await expect(label).toHaveCSS('opacity', '0')
    await doctor(page).focus()
    await expect(label).toHaveCSS('opacity', '1')
  })

  test('[WIDGET-02] the way to the top appears beyond 80 px and leads back, without any script', async ({ page }) => {
    await page.goto(CONTENT_PAGE)
    await expect(toTop(page)).toBeHidden()
    await scrollTo(page, 80)
    await expect(toTop(page)).toBeHidden()
    await scrollTo(page, 81)
    await expect(toTop(page)).toBeVisible()
    await scrollTo(page, 400)
    for (const part of [toTop(page), toTop(page).locator('svg')])
      expect(await part.boundingBox()).toMatchObject({ width: 72, height: 72 })
    await toTop(page).click()
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
    await expect(toTop(page)).toBeHidden()
  })

  test('[WIDGET-01, WIDGET-02] on phones both step aside on the way down and near forms, and are back on the way up', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto('/vi/product/ke-tv-trang-an-180')
    await hydrate(page)
    const faces = page.locator('.float-face')
    const expectShown = async (isShown: boolean) => {
      for (const face of await faces.all()) await expect(face).toHaveCSS('opacity', isShown ? '1' : '0')
    }
    const facts = page.getByRole('main').locator('dl').last()
    await scrollTo(page, 300)
    // Table prices are where the buttons would be.
    await facts.evaluate((table) => window.scrollTo(0, table.getBoundingClientRect().bottom + scrollY - innerHeight))
    await expectShown(false)
    await page.evaluate(() => scrollBy(0, -40))
    await expectShown(true)
    expect(await toTop(page).boundingBox()).toMatchObject({ width: 44, height: 44 })
    const form = page.locator('#enquiry form')
    await form.scrollIntoViewIfNeeded()
    await page.evaluate(() => scrollBy(0, 80))
    await page.evaluate(() => scrollBy(0, -40))
    await expect(form).toBeInViewport()
    await expectShown(false)
    // Forms outside <main> count as well; the header's are always visible.
    const newsletter = page.getByRole('region', { name: 'Cam kết' }).locator('form').first()
    await newsletter.scrollIntoViewIfNeeded()
    await page.evaluate(() => scrollBy(0, 80))
    await page.evaluate(() => scrollBy(0, -40))
    await expect(newsletter).toBeInViewport()
    await expectShown(false)
    // Keyboard focus brings one back; typing hides both.
    await doctor(page).focus()
    await page.keyboard.press('Shift+Tab')
    await expect(toTop(page)).toBeFocused()
    await expect(faces.first()).toHaveCSS('opacity', '1')
    await page.goto('/vi')
    await hydrate(page)
    await expect(faces.last()).toHaveCSS('opacity', '1')
    await page.getByRole('banner').getByRole('button', { name: 'Tìm kiếm' }).click()
    await expect(page.locator('#header-search')).toBeFocused()
    await expectShown(false)
  })

  for (const javaScriptEnabled of [false, true])
    test.describe(`JavaScript ${javaScriptEnabled ? 'on' : 'off'}`, () => {
      test.use({ viewport: { width: 390, height: 844 }, javaScriptEnabled })

      test('[WIDGET-01] on phones it gives way to the button of a package, and only where there is one', async ({
        page,
      }) => {
        await page.goto('/vi/furniture-package?packageTier=premium')
        const ask = page.getByRole('main').locator('a[href="#enquiry"]')
        if (javaScriptEnabled) {
          await hydrate(page)
          // Simulates a browser without scroll timelines.
          await doctor(page).evaluate((button) => button.style.setProperty('animation', 'none'))
        }
        await expect(doctor(page)).toHaveCSS('opacity', '0')
        const { x, y, width, height } = (await ask.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
        await page.mouse.click(x + width - 30, y + height - 10)
        await expect(page).toHaveURL(/packageTier=premium#enquiry$/)
        await page.goto('/vi/furniture-package')
        await expect(doctor(page)).toHaveCSS('opacity', '1')
      })
    })

  test('[WIDGET-01] on House Doctor’s own page no button leads to it', async ({ page }) => {
    await page.goto('/vi/house-doctor-ai')
    await expect(toTop(page)).toHaveCount(1)
    await expect(doctor(page)).toHaveCount(0)
    await hydrate(page)
    await page.getByRole('contentinfo').getByRole('link', { name: 'Hàng mới về' }).click()
    await expect(page).toHaveURL('/vi/wooden-furniture')
    await expect(doctor(page)).toHaveCount(1)
  })

  test('[WIDGET-02] it scrolls smoothly, also when the page is hydrated', async ({ page }) => {
    await page.goto('/vi')
    await hydrate(page)
    await scrollTo(page, 440)
    // Scrolling up shows it again.
    await scrollTo(page, 400)
    expect(await stepsToTop(page)).toBeGreaterThan(3)
  })

  test('[WIDGET-02] it jumps for a visitor who wants less motion', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.goto(CONTENT_PAGE)
    await scrollTo(page, 400)
    expect(await stepsToTop(page)).toBe(1)
  })
})

/** The element under the folded part of the AI button, through which clicks must pass. */
const whatIsBesideTheDisc = (page: Page) =>
  page.evaluate(() => {
    const { left, right, top, height } = (document.querySelector('.doctor-button a') as Element).getBoundingClientRect()
    if (right - left < 100) return 'no folded part'
    return document.elementFromPoint(left + 20, top + height / 2)?.closest('.doctor-button') ? 'button' : 'page'
  })

/** Number of scroll positions on the way to the top. */
async function stepsToTop(page: Page): Promise<number> {
  await page.evaluate(async () => {
    // The previous scroll's event comes with the next frame.
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))
    const seen = new Set<number>()
    addEventListener('scroll', () => seen.add(scrollY))
    Object.assign(window, { seen })
  })
  await toTop(page).click()
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
  return page.evaluate(async () => {
    // The last scroll's event, too.
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))
    return (window as unknown as { seen: Set<number> }).seen.size
  })
}
