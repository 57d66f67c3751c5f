import { axeFindings } from '#tests/support/axe'
import { expect, test } from '#tests/support/fixtures'
import { woodenFamilies } from '../../catalogue/range'

test.use({ expectedConsoleErrors: ['Failed to load resource'] })

const titles: Record<string, string> = {
  vi: 'Trang này không có trong nhà.',
  en: "This page isn't in the house.",
  de: 'Diese Seite wohnt hier nicht.',
  ja: 'このページは見つかりません。',
}

for (const [locale, title] of Object.entries(titles)) {
  test(`[ROUTE-15] any other path in ${locale}: its 404 page, without script or finding, not for search engines`, async ({
    page,
  }) => {
    const scripts: string[] = []
    page.on('request', (request) => request.resourceType() === 'script' && scripts.push(request.url()))
    const answer = await page.goto(`/${locale}/no-such-page`)
    expect(answer?.status()).toBe(404)
    await expect(page.locator('html')).toHaveAttribute('lang', locale)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
    await expect(page).toHaveTitle(`${title} · Vuông Tròn`)
    await expect(page.locator('title')).toHaveCount(1)
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex')
    await expect(page.locator('script')).toHaveCount(0)
    await page.mouse.move(100, 100)
    expect(await axeFindings(page)).toEqual([])
    expect(scripts).toEqual([])
  })
}

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
  expect(page).toContain('This address cannot be opened.')
  expect(page).toContain('This address is for reading only and takes no data.')
  expect(page).toContain('Error 405')
  expect(page).not.toContain('peekaboo')
})
