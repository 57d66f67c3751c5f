import type { Page } from 'playwright/test'
import { aboutPages } from '#app/features/content/about'
import { LEGAL_UPDATED } from '#app/features/content/legal'
import { dayLocaleOf, type Locale, locales } from '#app/features/languages/languages'
import { axeFindings } from '#tests/support/axe'
import { expect, test } from '#tests/support/fixtures'
import { hydrate } from '#tests/support/hydrate'
import { isSlow } from '#tests/support/slow-languages'

const pages = ['/about-us', '/privacy-policy', '/terms-of-service', '/measurement', '/app-store', '/google-play']

/** Each language checks some of the nine, and the one with most charts. */
const aboutPaths = aboutPages.map(({ slug }) => `/about-us/${slug}`)
const pagesIn = (locale: Locale) => [
  ...pages,
  ...aboutPaths.filter((path, at) => at % locales.length === locales.indexOf(locale) || /market/.test(path)),
]

const title = (page: Page) => page.getByRole('heading', { level: 1 })

const updatedIn = (locale: string) =>
  new Date(LEGAL_UPDATED).toLocaleDateString(locale, { dateStyle: 'long', timeZone: 'UTC' })

for (const locale of locales) {
  test(`[ROUTE-08, ROUTE-10, ROUTE-12] in ${locale} pages of content have no finding`, {
    tag: isSlow(locale) ? '@slow' : [],
  }, async ({ page }) => {
    test.slow()
    for (const path of pagesIn(locale)) {
      expect((await page.goto(`/${locale}${path}`))?.status()).toBe(200)
      await expect(page.locator('html')).toHaveAttribute('lang', locale)
      expect([path, ...(await axeFindings(page))]).toEqual([path])
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

test('[ROUTE-08, SHELL-01] a page about us leads to its neighbours, and the loading indicator runs until they are there', async ({
  page,
}) => {
  await page.goto('/en/about-us/vision-mission')
  await hydrate(page)
  await page.evaluate(() => Object.assign(window, { isSameDocument: true }))
  const indicator = page.locator('[role=progressbar]')
  await expect(indicator).toBeHidden()
  const held = Promise.withResolvers<void>()
  await page.route('**/_serverFn/**', async (route) => {
    await held.promise
    await route.continue()
  })
  const neighbours = page.getByRole('navigation', { name: 'Previous and next page' })
  await expect(neighbours.getByRole('link')).toHaveCount(1)
  await neighbours.getByRole('link', { name: 'Breakthrough solutions' }).click()
  await expect(indicator).toBeVisible()
  held.resolve()
  await expect(page.getByRole('navigation', { name: 'You are here' })).toContainText('Breakthrough solutions')
  await expect(neighbours.getByRole('link')).toHaveCount(2)
  await expect(indicator).toBeHidden()
  await expect(page).toHaveTitle(`${await title(page).textContent()} · Vuông Tròn`)
  expect(await page.evaluate(() => 'isSameDocument' in window)).toBe(true)
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

for (const { locale, heading, name, path } of [
  { locale: 'de', heading: 'Der Stand heute', name: 'KI-Technik', path: 'Sie sind hier' },
  { locale: 'ja', heading: '現在の状況', name: 'AI技術', path: '現在位置' },
]) {
  test(`[ROUTE-08] in ${locale} the pages about us, their menus and the footer are in that language`, async ({
    page,
  }) => {
    await page.goto(`/${locale}/about-us/ai-technology`)
    const told = page.getByRole('heading', { name: heading })
    await expect(told).toBeVisible()
    const named = page.getByRole('contentinfo').getByRole('link', { name, exact: true })
    for (const text of [title(page), told, named])
      expect(await text.evaluate((element) => element.closest('[lang]')?.getAttribute('lang'))).toBe(locale)
    await expect(page.getByRole('navigation', { name: path })).toContainText(name)
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
    await expect(page.getByRole('main').locator('time[datetime]')).toHaveText(`Updated ${updatedIn('en-GB')}`)
    const contents = page.getByRole('navigation', { name: 'On this page' }).getByRole('link')
    expect(await contents.allTextContents()).toEqual(await parts.allTextContents())
    await contents.last().click()
    await expect(parts.last()).toBeInViewport()
    await page.goto(`/ja${path}`)
    await expect(page.getByRole('main').locator('time[datetime]')).toHaveText(`${updatedIn('ja-JP')}更新`)
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
  for (const { languageCode, localeCode } of data.languages as { languageCode: Locale; localeCode: string }[]) {
    await page.goto(`/${languageCode}/privacy-policy`)
    const time = page.getByRole('main').locator('time[datetime]')
    const day = new Date(String(await time.getAttribute('datetime')))
    const written = new Intl.DateTimeFormat(dayLocaleOf(languageCode), { dateStyle: 'long', timeZone: 'UTC' }).format(
      day,
    )
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
