import { FILE_FOLDERS } from '#app/api/missing-files'
import { axeFindings } from '#tests/support/axe'
import { expect, type Page, test } from '#tests/support/fixtures'
import { hydrate } from '#tests/support/hydrate'
import { woodenFamilies } from '../../catalogue/range'

test.use({ expectedConsoleErrors: ['Failed to load resource'] })

const titles: Record<string, string> = {
  vi: 'Không tìm thấy trang này.',
  en: 'We can’t find this page.',
  de: 'Diese Seite wohnt hier nicht.',
  ja: 'このページは見つかりません。',
}

for (const [locale, title] of Object.entries(titles)) {
  test(`[ROUTE-15] any other path in ${locale}: its 404 page, without finding, not for search engines`, async ({
    page,
  }) => {
    const answer = await page.goto(`/${locale}/no-such-page`)
    expect(answer?.status()).toBe(404)
    await expect(page.locator('html')).toHaveAttribute('lang', locale)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
    await expect(page).toHaveTitle(`${title} · Vuông Tròn`)
    await expect(page.locator('title')).toHaveCount(1)
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex')
    expect(await axeFindings(page)).toEqual([])
  })
}

const heading = (page: Page) => page.getByRole('heading', { level: 1 })

/** An unknown language, an unknown slug, a too long and a malformed address. */
for (const [path, title] of [
  ['/no-such-page', titles.de],
  ['/de/about-us/no-such-page', titles.de],
  [`/de/category/bed?q=${'x'.repeat(8200)}`, 'Diese Adresse lässt sich nicht öffnen.'],
  ['/de/%E0%A4%A', titles.de],
] as const)
  test.describe('in a German browser', () => {
    test.use({ locale: 'de' })
    test(`[ROUTE-15, SHELL-01] ${path.slice(0, 30)} becomes the application at its address, and goes on as such`, async ({
      page,
    }) => {
      await page.goto(path)
      const { href } = new URL(page.url())
      await expect(heading(page)).toHaveText(String(title))
      await hydrate(page)
      await expect(heading(page)).toHaveText(String(title))
      await expect(page).toHaveTitle(`${title} · Vuông Tròn`)
      await expect(page.locator('title')).toHaveCount(1)
      expect(page.url()).toBe(href)
      await page.evaluate(() => Object.assign(window, { isSameDocument: true }))
      await page.getByRole('main').getByRole('link', { name: 'Holzmöbel ansehen' }).click()
      await expect(page).toHaveURL('/de/wooden-furniture')
      await expect(page.locator('title')).toHaveCount(1)
      await expect(page.locator('meta[name=robots]')).toHaveCount(0)
      expect(await page.evaluate(() => 'isSameDocument' in window)).toBe(true)
      await page.goBack()
      await expect(heading(page)).toHaveText(String(title))
      expect(page.url()).toBe(href)
    })
  })

test('[ROUTE-15, LANG-04] from such a page the switcher leads home, and nothing of the address goes along', async ({
  page,
}) => {
  await page.goto('/de/no-such-page?x=1')
  await hydrate(page)
  await page.locator('[popovertarget=language-menu]').click()
  await page.locator('#language-menu').getByRole('link', { name: 'English' }).click()
  await expect(page).toHaveURL('/en')
})

test('[ROUTE-15] the page says what to do: home, wooden furniture, or one of its fifteen kinds', async ({ page }) => {
  await page.goto('/de/no-such-page')
  const main = page.getByRole('main')
  await expect(main).toContainText('Fehler 404')
  await expect(main.getByRole('link', { name: 'Zur Startseite' })).toHaveAttribute('href', '/de')
  await expect(main.getByRole('link', { name: 'Holzmöbel ansehen' })).toHaveAttribute('href', '/de/wooden-furniture')
  const kinds = await main
    .getByRole('list')
    .getByRole('link')
    .evaluateAll((links) => links.map((a) => a.getAttribute('href')))
  expect(kinds).toEqual(woodenFamilies.map(({ slug }) => `/de/category/${slug}`))
})

for (const path of ['/de/about-us/no-such-page', '/fr/about-us', '/de/x/y/z', '/de/%E0%A4%A']) {
  test(`[ROUTE-15] ${path} is not found either`, async ({ request }) => {
    const answer = await request.get(path, { headers: { 'accept-language': 'de' } })
    expect(answer.status()).toBe(404)
    expect(await answer.text()).toContain(titles.de)
  })
}

test('[ROUTE-15] an address that is too long is refused in words, and none of it is repeated', async ({ request }) => {
  const answer = await request.get(`/ja/category/bed?q=${'peekaboo'.repeat(1000)}`)
  expect(answer.status()).toBe(414)
  const page = await answer.text()
  expect(page).toContain('このアドレスは開けません。')
  expect(page).toContain('アドレスが長すぎます。短くするか、ホームからやり直してください。')
  expect(page).not.toContain('peekaboo')
})

test('[ROUTE-15] a method that pages do not take is refused in words', async ({ request }) => {
  const answer = await request.post('/en/about-us', { data: 'peekaboo' })
  expect(answer.status()).toBe(405)
  const page = await answer.text()
  expect(page).toContain('This address can’t be opened.')
  expect(page).toContain('This address is for reading only and accepts no data.')
  expect(page).toContain('Error 405')
  expect(page).not.toContain('peekaboo')
})

test('[SEC-04] a file that is there is kept for long; one that is not, during a rollout perhaps, is kept by nobody', async ({
  request,
}) => {
  const page = await (await request.get('/vi/category/bed')).text()
  const named = [...page.matchAll(/"(\/(?:assets|flags|brand)\/[\w./-]+)"/g)].map(([, path = '']) => path)
  expect(named.length).toBeGreaterThan(2)
  for (const path of [...new Set(named), '/models/ke-tv-trang-an-180.glb']) {
    const { 'cache-control': kept, 'x-request-id': byWorker } = (await request.get(path)).headers()
    expect([path, kept]).toEqual([path, expect.stringMatching(/^public, max-age=(?:31536000, immutable|604800)$/)])
    expect(byWorker, `${path} is served without the Worker`).toBeUndefined()
  }
  const drawing = await request.get('/brand/favicon.svg')
  expect(drawing.headers()['content-security-policy'], 'a drawing runs no script').toContain("default-src 'none'")
  for (const folder of FILE_FOLDERS) {
    const missing = await request.get(`/${folder}/no-such-AbC123.js`)
    expect([folder, missing.status(), missing.headers()['cache-control']]).toEqual([folder, 404, 'no-store'])
  }
})
