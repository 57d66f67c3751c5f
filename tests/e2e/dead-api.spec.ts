import type { Page } from 'playwright/test'
import { expect, test } from '#tests/support/fixtures'
import { instance } from '#tests/support/instance'
import { type Behaviour, REASON, upstream } from '#tests/support/upstream'

test.describe('an API host that is down', () => {
  test.describe.configure({ mode: 'serial' })
  let api: Awaited<ReturnType<typeof upstream>>
  let app: Awaited<ReturnType<typeof instance>>

  test.beforeAll(async ({ baseURL }) => {
    api = await upstream(String(baseURL))
    app = await instance(`API_BASE_URL:${api.url}`)
  })
  test.afterAll(async () => {
    await app?.stop()
    await api?.become('closed')
  })

  // Tests that count calls use their own language: the Worker retries for seconds after a page was left.
  const askedFor = (locale: string) => api.asked.filter((url) => url.endsWith(`navbar?languageCode=${locale}`))

  const faults: Behaviour[] = ['closed', 'failing', 'silent']
  for (const fault of faults) {
    test(`[AUTH-07, LANG-02] is ${fault}: the full page arrives, is not cached, and has the built-in languages and an empty menu`, async ({
      page,
    }) => {
      await api.become(fault)
      const answer = await page.goto(`${app.url}/de`)
      expect([answer?.status(), answer?.headers()['x-page-cache']]).toEqual([200, 'skip'])
      await expect(page.locator('html')).toHaveAttribute('data-hydrate', 'load')
      for (const locale of ['vi', 'en', 'ja']) await expect(page.locator(languageLink(locale))).toBeAttached()
      await expect(page.locator(CATEGORY)).toHaveCount(0)
    })
  }

  for (const [fault, reason] of [
    ['refusing', REASON],
    ['failing', 'Failed to fetch languages'],
  ] as const)
    test(`[LANG-12] is ${fault}: the switcher says why, above the built-in languages`, async ({ page }) => {
      await api.become(fault)
      await page.goto(`${app.url}/en`)
      const switcher = page.locator('#language-menu')
      await page.locator('[popovertarget=language-menu]').click()
      await expect(switcher.getByText(reason)).toBeVisible()
      await expect(switcher.getByRole('listitem')).toHaveCount(4)
    })

  test.describe('and whose answer is lost on its way to the browser', () => {
    test.use({ expectedConsoleErrors: ['Failed to load resource', 'net::ERR_'] })
    test('[LANG-02] [API-10] the page keeps the languages and the menu it has', async ({ page }) => {
      await api.become('failing')
      const lost: string[] = []
      await page.route('**/_serverFn/**', (route) => {
        lost.push(route.request().url())
        return route.abort()
      })
      await page.clock.install()
      await page.goto(`${app.url}/de`)
      await expect(async () => {
        await page.clock.fastForward(4000)
        expect(lost).toHaveLength(2 * 4)
      }).toPass({ intervals: [100] })
      await expect(page.locator('html[data-waiting]')).toHaveCount(0)
      for (const locale of ['vi', 'en', 'ja']) await expect(page.locator(languageLink(locale))).toBeAttached()
      await expect(page.locator('#language-menu')).toContainText('Die Sprachen')
    })
  })

  test('[AUTH-07] recovers: the menu appears in the open page, after one call of each server function', async ({
    page,
  }) => {
    const calls = serverFunctionCalls(page)
    await api.become('closed')
    await page.goto(`${app.url}/vi`)
    await expect(page.locator(CATEGORY)).toHaveCount(0)
    await api.become('healthy')
    await expect(page.locator(CATEGORY)).toBeAttached()
    expect(askedFor('vi')).toHaveLength(1)
    expect(calls).toHaveLength(2)
  })

  test('[AUTH-07] stays down: the browser asks once, and the API client tries four times', async ({ page }) => {
    const calls = serverFunctionCalls(page)
    await api.become('failing')
    await page.goto(`${app.url}/ja`)
    const whileRendering = 1
    await expect.poll(() => askedFor('ja').length, { timeout: 15_000 }).toBe(whileRendering + 4)
    // Returning to the tab must not retry.
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange', { bubbles: true })))
    await page.waitForTimeout(500)
    expect(calls).toHaveLength(2)
    expect(askedFor('ja')).toHaveLength(whileRendering + 4)
    await expect(page.locator(languageLink('en'))).toBeAttached()
  })

  test('a server function that is called with what it does not accept answers 422 with a code alone', async ({
    page,
    request,
  }) => {
    const calls = serverFunctionCalls(page)
    await api.become('closed')
    await page.goto(`${app.url}/ja`)
    await expect.poll(() => calls.length).toBe(2)
    const [call = ''] = calls
    const payload = new URL(call).searchParams.get('payload') ?? ''
    for (const bad of [payload.replace('"ja"', '"<script>"'), '{}', '7', '{"t":99}']) {
      const address = new URL(call)
      address.searchParams.set('payload', bad)
      const headers = { 'x-tsr-serverFn': 'true', 'sec-fetch-site': 'same-origin' }
      const answer = await request.get(address.href, { headers })
      expect(answer.status(), bad).toBe(422)
      expect(await answer.text()).toContain('invalid_request')
      expect(await answer.text()).not.toContain('script')
    }
  })
})

const CATEGORY = 'header a[href$="/category/sofa"]'
const languageLink = (locale: string) => `header a[hreflang="${locale}"]`

function serverFunctionCalls(page: Page) {
  const calls: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('/_serverFn/')) calls.push(request.url())
  })
  return calls
}
