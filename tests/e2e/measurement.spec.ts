import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, type Page, test } from '#tests/support/fixtures'
import { hydrate } from '#tests/support/hydrate'
import { instance } from '#tests/support/instance'

const band = (page: Page) => page.getByRole('region', { name: 'Dürfen wir Seitenaufrufe zählen' })
const allow = (page: Page) => band(page).getByRole('button', { name: 'Erlauben' })
const refuse = (page: Page) => band(page).getByRole('button', { name: 'Ablehnen' })

type Report = { route: string; locale: string; vitals: Record<string, number> }

/** Records reports to the shop's measuring address, and scripts fetched for them. */
function watch(page: Page) {
  const reports: Report[] = []
  const scripts: string[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('/api/measurements')) reports.push(request.postDataJSON())
    if (/\/measure-[^/]*\.js$/.test(request.url())) scripts.push(request.url())
  })
  return { reports, scripts }
}

/** Simulates turning to another tab. */
const putAside = (page: Page) =>
  page.evaluate(() => {
    Object.defineProperty(document, 'hidden', { value: true, configurable: true })
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }))
    Reflect.deleteProperty(document, 'hidden')
  })

test.describe('with a page that is not there', () => {
  test.use({ expectedConsoleErrors: ['status of 404'] })
  test('[SHELL-04, CONSENT-01] nothing is sent before the visitor agrees, then a report a view, and nothing after they withdraw', async ({
    page,
  }) => {
    const { reports, scripts } = watch(page)
    await page.goto('/de/category/bed')
    await hydrate(page)
    await putAside(page)
    await page.goto('/de/wishlist')
    await hydrate(page)
    for (const button of [allow(page), refuse(page)]) await expect(button).toHaveAttribute('aria-pressed', 'false')
    expect([reports, scripts]).toEqual([[], []])

    await allow(page).click()
    await expect(band(page).locator('[aria-live]')).toHaveText('Gespeichert: Sie haben der Statistik zugestimmt.')
    await expect(allow(page)).toHaveAttribute('aria-pressed', 'true')
    // On load of every page, before any act; unknown pages are not counted.
    for (const path of ['/about-us', '/no-such-page']) {
      scripts.length = 0
      await page.goto(`/de${path}`, { waitUntil: 'networkidle' })
      await putAside(page)
      expect(scripts).toHaveLength(1)
      await expect(page.locator('html')).not.toHaveAttribute('data-awake')
    }
    expect(reports.map(({ route }) => route)).toEqual(['/$locale/about-us/'])
    await page.goto('/de/category/bed')
    await hydrate(page)
    await expect(allow(page)).toHaveAttribute('aria-pressed', 'true')
    reports.length = 0
    await page.locator('main a[href*="/de/product/"]').first().click()
    await expect(page).toHaveURL(/\/de\/product\//)
    await expect.poll(() => reports).toHaveLength(1)
    const [listing] = reports
    expect(listing).toEqual({ route: '/$locale/category/$slug', locale: 'de', vitals: expect.any(Object) })
    for (const vital of ['LCP', 'FCP', 'TTFB', 'CLS']) expect(listing?.vitals[vital]).toEqual(expect.any(Number))
    await expect(page.locator('html')).toHaveAttribute('data-route', '/$locale/product/$slug')
    await putAside(page)
    await expect
      .poll(() => reports.map(({ route }) => route))
      .toEqual(['/$locale/category/$slug', '/$locale/product/$slug'])
    expect(reports[1]?.vitals).not.toHaveProperty('LCP')
    await putAside(page)

    await refuse(page).click()
    await expect(band(page).locator('[aria-live]')).toHaveText('Gespeichert: Die Statistik bleibt aus.')
    await page.goBack()
    await expect(page).toHaveURL('/de/category/bed')
    await putAside(page)
    await page.goto('/de/wishlist')
    await hydrate(page)
    await expect(refuse(page)).toHaveAttribute('aria-pressed', 'true')
    expect(reports).toHaveLength(2)
  })
})

test('[CONSENT-01] who refuses while the agreement is still on its way has refused', async ({ page, context }) => {
  const { scripts } = watch(page)
  let answer = () => {}
  const answered = new Promise<void>((resolve) => {
    answer = resolve
  })
  await page.route('**/api/consent', async (route) => {
    // The request is held back, because `route.fetch` would set the cookie before the page has its answer.
    if (route.request().postData()?.includes('choice=given')) await answered
    await route.continue()
  })
  await page.goto('/de/wishlist')
  await allow(page).click()
  await refuse(page).click()
  await expect(refuse(page)).toHaveAttribute('aria-pressed', 'true')
  const noted = page.waitForResponse((it) => it.request().postData()?.includes('choice=refused') ?? false)
  answer()
  expect((await noted).status()).toBe(204)
  await expect(refuse(page)).toHaveAttribute('aria-pressed', 'true')
  const [choice] = (await context.cookies()).filter(({ name }) => name === 'measurement')
  expect(choice?.value).toMatch(/^refused/)
  expect(scripts).toEqual([])
})

test('[CONSENT-01] the choice goes by keys, and nothing on the page moves with it', async ({ page }) => {
  await page.goto('/de/wishlist')
  const footer = page.getByRole('contentinfo')
  await footer.scrollIntoViewIfNeeded()
  const heights = async () => {
    const [top, bottom] = [await band(page).boundingBox(), await footer.boundingBox()]
    return { band: top?.height, footer: bottom?.height, between: Math.round((bottom?.y ?? 0) - (top?.y ?? 0)) }
  }
  const before = await heights()
  await refuse(page).focus()
  await page.keyboard.press('Tab')
  await expect(allow(page)).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(allow(page)).toHaveAttribute('aria-pressed', 'true')
  await expect(allow(page)).toBeFocused()
  expect(await heights()).toEqual(before)
  const [one, other] = [await allow(page).boundingBox(), await refuse(page).boundingBox()]
  expect([one?.width, one?.height]).toEqual([other?.width, other?.height])
})

test.describe('without a connection', () => {
  test.use({ expectedConsoleErrors: ['net::ERR_INTERNET_DISCONNECTED'] })

  test('[CONSENT-01] a choice that could not be saved is said, and is not shown as made', async ({ page, context }) => {
    await page.goto('/de/wishlist')
    await hydrate(page)
    await context.setOffline(true)
    await allow(page).click()
    await expect(band(page).getByText('Ihre Wahl konnte nicht gespeichert werden.')).toBeVisible()
    await expect(allow(page)).toHaveAttribute('aria-pressed', 'false')
  })

  test('[CONSENT-01] refusing counts also as the first act on a page', async ({ page, context }) => {
    await page.goto('/de/wishlist')
    await context.setOffline(true)
    await refuse(page).click()
    await expect(refuse(page)).toHaveAttribute('aria-pressed', 'true')
    const [choice] = (await context.cookies()).filter(({ name }) => name === 'measurement')
    expect(choice?.value).toMatch(/^refused/)
  })

  test('[CONSENT-01] refusing counts at once, and is noted when there is a connection again', async ({
    page,
    context,
  }) => {
    await page.goto('/de/wishlist')
    await allow(page).click()
    await expect(band(page).locator('[aria-live]')).toHaveText('Gespeichert: Sie haben der Statistik zugestimmt.')
    await context.setOffline(true)
    await refuse(page).click()
    await expect(refuse(page)).toHaveAttribute('aria-pressed', 'true')
    await expect(band(page).locator('[aria-live]')).toHaveText('Gespeichert: Die Statistik bleibt aus.')
    const { reports } = watch(page)
    const noted = page.waitForResponse('**/api/consent')
    await context.setOffline(false)
    const answer = await noted
    expect([answer.status(), new URLSearchParams(answer.request().postData() ?? '').get('choice')]).toEqual([
      204,
      'refused',
    ])
    await putAside(page)
    await page.goto('/de/compare')
    await hydrate(page)
    await expect(refuse(page)).toHaveAttribute('aria-pressed', 'true')
    expect(reports).toEqual([])
  })
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('[CONSENT-01] the choice is made at the foot of a page and taken back where the footer leads', async ({
    page,
  }) => {
    await page.goto('/de/terms-of-service')
    await allow(page).click()
    await expect(page).toHaveURL('/de/measurement?state=saved')
    await expect(page.getByText('Sie haben der Statistik zugestimmt.')).toBeVisible()
    await page.goto('/de')
    await page.getByRole('contentinfo').getByRole('link', { name: 'Statistik-Einstellungen' }).click()
    await page.getByRole('main').getByRole('button', { name: 'Ablehnen' }).click()
    await expect(page.getByText('Sie haben abgelehnt, die Statistik ist aus.')).toBeVisible()
  })
})

test('[CONSENT-01] a browser that asks not to be followed is not measured, whatever was chosen', async ({ page }) => {
  const { reports, scripts } = watch(page)
  await page.goto('/de/wishlist')
  await allow(page).click()
  await expect(allow(page)).toHaveAttribute('aria-pressed', 'true')
  await page.addInitScript(() => Object.defineProperty(navigator, 'globalPrivacyControl', { value: true }))
  scripts.length = 0
  await page.goto('/de/compare')
  await hydrate(page)
  await expect(refuse(page)).toHaveAttribute('aria-pressed', 'true')
  await allow(page).click()
  await expect(band(page).getByText('Ihr Browser bittet darum, nicht verfolgt zu werden.')).toBeVisible()
  await putAside(page)
  expect(scripts).toEqual([])
  expect(reports.filter(({ route }) => route === '/$locale/compare')).toEqual([])
})

test('[SHELL-04] an operator’s own script takes the place of ours: named, let in by the policy, after its own consent', {
  tag: '@slow',
}, async ({ page }) => {
  const asked: string[] = []
  const statistics = createServer((request, response) => {
    asked.push(request.url ?? '')
    response.writeHead(200, { 'content-type': 'text/javascript' }).end('document.documentElement.dataset.other = "ran"')
  })
  await new Promise<void>((resolve) => statistics.listen(0, '127.0.0.1', resolve))
  const host = `127.0.0.1:${(statistics.address() as AddressInfo).port}`
  const app = await instance(`MEASUREMENT_SCRIPT:http://${host}/count.js`)
  try {
    const { reports, scripts } = watch(page)
    await page.goto(`${app.url}/de/wishlist`)
    await expect(band(page)).toContainText(`ein Messskript von ${host}`)
    expect(asked).toEqual([])
    await allow(page).click()
    await expect(page.locator('html')).toHaveAttribute('data-other', 'ran')
    await page.goto(`${app.url}/de/category/bed`)
    await expect(page.locator('html')).toHaveAttribute('data-other', 'ran')
    expect(asked).toEqual(['/count.js', '/count.js'])
    await putAside(page)
    expect([reports, scripts]).toEqual([[], []])
    // A running script cannot be stopped, so the page reloads without it.
    await refuse(page).click()
    await expect(page.locator('html')).not.toHaveAttribute('data-other')
    await hydrate(page)
    await expect(refuse(page)).toHaveAttribute('aria-pressed', 'true')
    expect(asked).toHaveLength(2)
  } finally {
    // Stops pending requests before the instance.
    await page.goto('about:blank')
    await app.stop()
    statistics.close()
  }
})

test('[CONSENT-01] at 320 px in German the choice lies within the room that is kept for its band', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 800 })
  await page.goto('/de/newsletter')
  const [kept, laidOut] = await band(page).evaluate((choice) => {
    const later = choice.closest<HTMLElement>('.later')
    if (!later) throw new Error('the band is not laid out late')
    const height = () => later.getBoundingClientRect().height
    later.style.contentVisibility = 'hidden'
    const before = height()
    later.style.contentVisibility = 'visible'
    return [before, height()]
  })
  expect(kept).toBeGreaterThan(500)
  expect(laidOut).toBeLessThanOrEqual(kept)
})
