import type { Page, Request } from 'playwright/test'
import { expect, test } from '#tests/support/deployments'
import { GOOGLE_CLIENT_ID, googleIssuer } from '#tests/support/google-issuer'
import { instance } from '#tests/support/instance'
import { json, scriptedServer } from '#tests/support/scripted-server'
import { deploymentsIn, hydrated, newcomer, posts, visitor } from '#tests/support/visitor'

const SCRIPT = 'https://accounts.google.com/gsi/client'

/** A fake of Google's script: a press returns the page's `credential`. */
const googlesScript = `window.google = { accounts: { id: {
  initialize({ callback }) { this.callback = callback },
  renderButton(parent) {
    const button = document.createElement('button')
    button.type = 'button'
    button.textContent = 'Google'
    button.onclick = () => this.callback({ credential: window.credential })
    parent.appendChild(button)
  },
} } }`

/** What a page has posted and waits for. */
function unansweredPosts(page: Page) {
  const waiting = new Set<Request>()
  page.on('request', (request) => request.method() === 'POST' && waiting.add(request))
  page.on('requestfinished', (request) => waiting.delete(request))
  page.on('requestfailed', (request) => waiting.delete(request))
  let quietLooks = 0
  const look = () => {
    quietLooks = waiting.size ? 0 : quietLooks + 1
    return quietLooks
  }
  const toBeNone = () => expect.poll(look, { intervals: [500] }).toBeGreaterThan(3)
  return { toBeNone }
}

test.describe('where a client id is configured', () => {
  // Serial: two workers would each start their own instances.
  test.describe.configure({ mode: 'default' })
  let app: Awaited<ReturnType<typeof instance>>
  let overHttp: Awaited<ReturnType<typeof instance>>
  let issuer: Awaited<ReturnType<typeof googleIssuer>>
  test.beforeAll(async () => {
    issuer = await googleIssuer()
    const client = `GOOGLE_CLIENT_ID:${GOOGLE_CLIENT_ID}`
    app = await instance(client, `GOOGLE_ISSUER:${issuer.url}`, `GOOGLE_JWKS_URL:${issuer.url}/certs`)
    overHttp = await instance(client, `API_BASE_URL:${app.url}`, 'COOKIE_PROFILE:hardened')
  })
  test.afterAll(() => Promise.all([overHttp?.stop(), app?.stop()]))

  const credential = async (claims: object) =>
    (await fetch(`${issuer.url}/token`, { method: 'POST', body: JSON.stringify({ claims }) })).text()

  for (const { deployment, locale, tag } of deploymentsIn('de', ['@slow']))
    test(`[LOGIN-09, LOGIN-12] signs in ${deployment}, in ${locale}; says what the server says; without a credential asks nothing`, {
      tag,
    }, async ({ page, context }) => {
      await page.route(SCRIPT, (route) => route.fulfill({ contentType: 'text/javascript', body: googlesScript }))
      const calls: string[] = []
      page.on('request', (request) => {
        if (request.method() === 'POST') calls.push(request.url())
      })
      const lan = visitor(page, locale, (deployment === 'here' ? app : overHttp).url)
      const dialog = await lan.openLogin()
      const button = dialog.getByRole('button', { name: 'Google', exact: true })
      await button.click()
      await expect(dialog.getByRole('alert')).toContainText(lan.say('session_login_failed'))
      expect(calls).toEqual([])

      const person = { sub: `g-${deployment}-${Date.now()}`, email: newcomer().email, name: 'Nguyễn Thị Lan' }
      const hold = (value: string) => page.evaluate((text) => Object.assign(window, { credential: text }), value)
      await hold(await credential({ ...person, email_verified: false }))
      await button.click()
      await expect(dialog.getByRole('alert')).toContainText(lan.say('failure_google_email_unverified'))
      await hold(await credential({ ...person, email_verified: true }))
      await button.click()
      await expect(lan.accountButton()).toBeVisible()
      expect((await context.cookies()).map(({ name }) => name)).toContain('renewal')
    })

  test('[AUTH-05] fifty calls refused at once renew the session once, and all succeed', { tag: '@slow' }, async ({
    page,
    context,
    playwright,
  }) => {
    await page.route(SCRIPT, (route) => route.fulfill({ contentType: 'text/javascript', body: googlesScript }))
    const claims = { sub: `g-${Date.now()}`, email: newcomer().email, email_verified: true, name: 'Nguyễn Thị Lan' }
    // Fifty more devices that the account page can sign out.
    const elsewhere = await playwright.request.newContext({ baseURL: app.url })
    for (let device = 0; device < 50; device++) {
      const data = {
        Token: await credential(claims),
        WebsiteAccessIp: '',
        DeviceInfo: { browser: `Browser ${device}` },
      }
      const answer = await elsewhere.post('/api/auth/google', {
        data: { meta: { language: 'vi', traceID: '' }, data },
        // Without cookies: signing in again would end the earlier session.
        headers: { cookie: '', 'x-forwarded-for': `198.51.100.${device}` },
      })
      expect(answer.status()).toBe(200)
    }
    await elsewhere.dispose()
    const lan = visitor(page, 'vi', app.url)
    const place = await lan.openLogin()
    await page.evaluate((text) => Object.assign(window, { credential: text }), await credential(claims))
    await place.getByRole('button', { name: 'Google', exact: true }).click()
    await expect(lan.accountButton()).toBeVisible()
    const atLoad = unansweredPosts(page)
    await page.goto(`${app.url}/vi/profile`)
    await hydrated(page)
    const devices = page.getByRole('region', { name: lan.say('account_devices') }).getByRole('listitem')
    await expect(devices).toHaveCount(51)
    // Each of them, answered later, would bring the token back or renew it.
    await atLoad.toBeNone()
    await context.clearCookies({ name: 'token' })
    const refused: number[] = []
    const calls = posts(page)
    page.on('response', async (answer) => {
      if (answer.request().postData()?.includes('end-device') && (await answer.text()).includes('invalid_token'))
        refused.push(1)
    })
    await devices.getByRole('button').evaluateAll((buttons) => {
      for (const button of buttons) (button as HTMLButtonElement).click()
    })
    await expect(devices).toHaveCount(1, { timeout: 30_000 })
    // Playwright reads the bodies after the page has.
    await expect.poll(() => refused.length).toBeGreaterThanOrEqual(50)
    expect(calls.filter((url) => url.includes('session.renewToken'))).toHaveLength(1)
  })

  test('[LOGIN-09] the policy lets Google in here', async ({ request }) => {
    const answer = await request.get(`${app.url}/vi`)
    const policy = answer.headers()['content-security-policy'] ?? ''
    for (const directive of ['script-src', 'style-src', 'connect-src', 'frame-src'])
      expect(policy.split('; ').find((part) => part.startsWith(directive))).toContain(
        'https://accounts.google.com/gsi/',
      )
    expect(answer.headers()['cross-origin-opener-policy']).toBe('same-origin-allow-popups')
  })

  test.describe('and Google cannot be reached', () => {
    test.use({ expectedConsoleErrors: ['net::ERR_FAILED'] })
    test('[LOGIN-09] nothing is said before the button is pressed; then that the login failed, and the form goes on', async ({
      page,
    }) => {
      await page.route(SCRIPT, (route) => route.abort())
      const lan = visitor(page, 'vi', app.url)
      const place = await lan.openLogin()
      const button = place.getByRole('button', { name: lan.say('session_google') })
      await expect(button).toBeVisible()
      await expect(place.getByRole('alert')).toHaveCount(0)
      await button.click()
      await expect(place.getByRole('alert')).toContainText(lan.say('session_login_failed'))
      await expect(place.getByLabel(lan.say('session_email'), { exact: true }).locator('visible=true')).toBeEditable()
    })
  })
})

test.describe('where the API is another host', () => {
  const words = 'Dieses Google-Konto gehört zu einer Firma.'
  let host: Awaited<ReturnType<typeof scriptedServer>>
  let app: Awaited<ReturnType<typeof instance>>
  test.beforeAll(async () => {
    host = await scriptedServer(json(423, { message: words }))
    app = await instance(`GOOGLE_CLIENT_ID:${GOOGLE_CLIENT_ID}`, `API_BASE_URL:${host.url}`)
  })
  test.afterAll(async () => {
    await app?.stop()
    await host?.close()
  })

  test('[LOGIN-09] whatever its refusal is, its own sentence is said', async ({ page }) => {
    await page.route(SCRIPT, (route) => route.fulfill({ contentType: 'text/javascript', body: googlesScript }))
    const place = await visitor(page, 'de', app.url).openLogin()
    await page.evaluate(() => Object.assign(window, { credential: 'x.y.z' }))
    await place.getByRole('button', { name: 'Google', exact: true }).click()
    await expect(place.getByRole('alert')).toContainText(words)
  })
})

test('[LOGIN-09] without a client id the policy names nobody else', async ({ request }) => {
  const answer = await request.get('/vi')
  expect(answer.headers()['content-security-policy']).not.toContain('google')
  expect(answer.headers()['cross-origin-opener-policy']).toBe('same-origin')
})
