import type { Page } from 'playwright/test'
import { aboutPages } from '#app/features/content/about'
import { axeFindings } from '#tests/support/axe'
import { expect, test } from '#tests/support/fixtures'

const locales = ['vi', 'en', 'de', 'ja']
const pages = ['/about-us', '/privacy-policy', '/terms-of-service', '/measurement']
/** These hold one line of script, for the browser's offer to install. */
const appPages = ['/app-store', '/google-play']

/** Written twice in the same parts: half of them is looked at in each, and one with charts where they are shown in English. */
const aboutPaths = aboutPages.map(({ slug }) => `/about-us/${slug}`)
const pagesIn = (locale: string) => [
  ...pages,
  ...appPages,
  ...(['vi', 'en'].includes(locale)
    ? aboutPaths.filter((_, at) => at % 2 === ['vi', 'en'].indexOf(locale))
    : ['/about-us/market-opportunity']),
]

const title = (page: Page) => page.getByRole('heading', { level: 1 })

for (const locale of locales) {
  test(`[ROUTE-08, ROUTE-10, ROUTE-12] in ${locale} pages of content send no script and have no finding`, async ({
    page,
  }) => {
    test.slow()
    const scripts: string[] = []
    page.on('request', (request) => request.resourceType() === 'script' && scripts.push(request.url()))
    for (const path of pagesIn(locale)) {
      expect((await page.goto(`/${locale}${path}`))?.status()).toBe(200)
      await page.mouse.move(100, 100)
      await page.keyboard.press('Tab')
      await expect(page.locator('script:not([type="application/ld+json"])')).toHaveCount(
        appPages.includes(path) ? 1 : 0,
      )
      await expect(page.locator('html')).toHaveAttribute('lang', locale)
      expect([path, ...(await axeFindings(page)), ...scripts]).toEqual([path])
    }
  })
}

test('[ROUTE-08] the landing page about us leads to nine pages, each with its title and description', async ({
  page,
}) => {
  await page.goto('/vi/about-us')
  const links = page.getByRole('main').getByRole('heading', { level: 2 }).getByRole('link')
  const hrefs = await links.evaluateAll((all) => all.map((a) => String(a.getAttribute('href'))))
  expect(hrefs).toHaveLength(9)
  for (const href of hrefs) {
    await page.goto(href)
    await expect(title(page)).toHaveText(/\S/)
    await expect(page).toHaveTitle(`${await title(page).textContent()} · Vuông Tròn`)
    await expect(page.locator('h1 + p')).toHaveText(/\S/)
  }
})

test('[ROUTE-08] a page about us leads to its neighbours', async ({ page }) => {
  await page.goto('/en/about-us/vision-mission')
  const neighbours = page.getByRole('navigation', { name: 'Previous and next page' })
  await expect(neighbours.getByRole('link')).toHaveCount(1)
  await neighbours.getByRole('link', { name: 'Breakthrough solutions' }).click()
  await expect(page.getByRole('navigation', { name: 'You are here' })).toContainText('Breakthrough solutions')
  await expect(neighbours.getByRole('link')).toHaveCount(2)
})

test('[ROUTE-08] figures say where they come from, charts say them in words, and what is not confirmed is marked', async ({
  page,
}) => {
  await page.goto('/vi/about-us/market-opportunity')
  const citation = page.getByRole('main').getByRole('paragraph').getByRole('link', { name: 'Nguồn 1', exact: true })
  await citation.first().click()
  await expect(page.locator('#source-1')).toBeInViewport()
  await expect(page.locator('#source-1').getByRole('link')).toHaveAttribute('href', /^https:/)
  await expect(page.getByRole('figure').getByRole('img')).toHaveAccessibleName(/2018 8.*2025 31/)
  await page.goto('/vi/about-us/growth-strategy')
  await expect(page.getByRole('figure').first().locator('mark').first()).toHaveText('[năm] (chưa xác nhận)')
})

for (const locale of ['de', 'ja']) {
  test(`[ROUTE-08] in ${locale} the pages about us are English and say so`, async ({ page }) => {
    await page.goto(`/${locale}/about-us/ai-technology`)
    await expect(title(page)).toHaveAttribute('lang', 'en')
    await expect(page.locator('h1 + p')).toHaveAttribute('lang', 'en')
    const told = page.getByRole('main').getByText('Fourteen tools are planned.')
    expect(await told.evaluate((text) => text.closest('[lang]')?.getAttribute('lang'))).toBe('en')
    const named = page.getByRole('contentinfo').getByRole('link', { name: 'AI technology' })
    expect(await named.evaluate((link) => link.closest('[lang]')?.getAttribute('lang'))).toBe('en')
  })
}

for (const { path, heading, sections } of [
  { path: '/privacy-policy', heading: 'Privacy', sections: 16 },
  { path: '/terms-of-service', heading: 'Terms of service', sections: 14 },
]) {
  test(`[ROUTE-10] ${path} is dated, written in the visitor's language, and its contents lead to its parts`, async ({
    page,
  }) => {
    await page.goto(`/en${path}`)
    await expect(title(page)).toHaveText(heading)
    const parts = page.getByRole('main').getByRole('heading', { level: 2 })
    await expect(parts).toHaveCount(sections)
    await expect(page.getByRole('main').locator('time[datetime]')).toHaveText('Updated November 22, 2026')
    const contents = page.getByRole('navigation', { name: 'On this page' }).getByRole('link')
    expect(await contents.allTextContents()).toEqual(await parts.allTextContents())
    await contents.last().click()
    await expect(parts.last()).toBeInViewport()
    await page.goto(`/ja${path}`)
    await expect(page.getByRole('main').locator('time[datetime]')).toHaveText('2026年11月22日更新')
  })
}

test('[ROUTE-10, PRIVACY-01] the privacy page says what of a session is stored, here and there', async ({ page }) => {
  for (const [locale, days] of [
    ['vi', '180 ngày'],
    ['en', '180 days'],
    ['de', '180 Tagen'],
    ['ja', '180日'],
  ]) {
    await page.goto(`/${locale}/privacy-policy`)
    const main = page.getByRole('main')
    await expect(main).toContainText(String(days))
    for (const name of ['token', 'renewal', 'remembered', 'preferredLanguage', 'resetPasswordToken', 'lastResendTime'])
      await expect(main.locator('dl').getByText(name, { exact: true })).toBeVisible()
  }
})

test('[LANG-11] dates and numbers are written as the record of each language says', async ({ page, request }) => {
  const { data } = await (await request.get('/api/v1/languages')).json()
  const seen = new Set<string>()
  for (const { languageCode, localeCode } of data.languages as { languageCode: string; localeCode: string }[]) {
    await page.goto(`/${languageCode}/privacy-policy`)
    const time = page.getByRole('main').locator('time[datetime]')
    const day = new Date(String(await time.getAttribute('datetime')))
    const written = new Intl.DateTimeFormat(localeCode, { dateStyle: 'long', timeZone: 'UTC' }).format(day)
    await expect(time).toContainText(written)
    await page.goto(`/${languageCode}/category/wardrobe`)
    const hint = await page.locator('input[name=max]').getAttribute('placeholder')
    const highest = Number(hint?.replace(/\D/g, ''))
    expect(highest).toBeGreaterThan(1_000_000)
    expect(hint).toBe(new Intl.NumberFormat(localeCode).format(highest))
    seen.add(`${written} ${hint}`)
  }
  expect(seen.size).toBe(4)
})
