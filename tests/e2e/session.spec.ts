import type { Page } from 'playwright/test'
import { expect, test } from '#tests/support/fixtures'
import { instance } from '#tests/support/instance'
import { json, scriptedServer, text } from '#tests/support/scripted-server'
import { accountOf, anyAddress, letterTo, newcomer, visitor } from '#tests/support/visitor'

test.beforeEach(async ({ context }) => context.setExtraHTTPHeaders({ 'x-forwarded-for': anyAddress() }))

const from = () => ({ 'x-forwarded-for': anyAddress() })

function posts(page: Page) {
  const calls: string[] = []
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().includes('/_serverFn/')) calls.push(request.url())
  })
  return calls
}

const hydrated = (page: Page) => expect(page.locator('html')).toHaveAttribute('data-hydrated', '')

test('[AUTH-03] a visitor without a session makes no call, however long the page stays', async ({ page }) => {
  await page.clock.install()
  const calls = posts(page)
  await page.goto('/vi/furniture-package')
  await page.mouse.move(200, 300)
  await hydrated(page)
  await page.clock.fastForward(10 * 60_000)
  expect(calls).toEqual([])
})

test('[AUTH-03] a session is renewed at load, and by the minute only once its token has ended', async ({
  page,
  request,
}) => {
  const person = await accountOf(request, newcomer(), from())
  await visitor(page, 'vi').logIn(person)
  await page.clock.install()
  const calls = posts(page)
  await page.goto('/vi/furniture-package')
  await expect.poll(() => calls.length).toBe(1)
  await hydrated(page)
  await page.clock.fastForward(3 * 60_000)
  expect(calls).toHaveLength(1)
  await page.clock.fastForward(13 * 60_000)
  await expect.poll(() => calls.length).toBeGreaterThan(1)
})

test('[AUTH-02, AUTH-03] a jar full of rubbish: the page comes, the session is dropped, the rest stays', async ({
  page,
  context,
  baseURL,
}) => {
  const rubbish = { token: 'a.b.c', renewal: '%00;=..', remembered: 'x', preferredLanguage: '<script>', __proto__: 'y' }
  await context.addCookies(
    Object.entries({ ...rubbish, token: 'x'.repeat(2000), renewal: 'not.a.token' }).map(([name, value]) => ({
      name,
      value,
      url: String(baseURL),
    })),
  )
  const lan = visitor(page, 'vi')
  await page.goto('/vi')
  await expect(lan.header.getByRole('button', { name: lan.say('session_log_in') })).toBeVisible()
  const names = (await context.cookies()).map(({ name }) => name)
  expect(names).not.toContain('token')
  expect(names).not.toContain('renewal')
  await page.goto('/vi/profile')
  await expect(page).toHaveURL('/vi/login?redirect=%2Fvi%2Fprofile')
})

test('[AUTH-09] twenty tabs renew at once and all stay signed in', async ({ page, context, request }) => {
  test.setTimeout(180_000)
  const person = await accountOf(request, newcomer(), from())
  await visitor(page, 'vi').logIn(person)
  await context.clearCookies({ name: 'token' })
  const tabs = await Promise.all(Array.from({ length: 20 }, () => context.newPage()))
  await Promise.all(tabs.map((tab) => tab.goto('/vi/login', { timeout: 120_000 })))
  for (const tab of tabs) await expect(tab).toHaveURL('/vi/profile')
  await context.clearCookies({ name: 'token' })
  await Promise.all(tabs.map((tab) => tab.reload({ timeout: 120_000 })))
  for (const tab of tabs) await expect(visitor(tab, 'vi').accountButton()).toBeVisible()
  expect((await context.cookies()).map(({ name }) => name)).toContain('renewal')
})

test('[AUTH-01] what a signed-in visitor sees is never kept for others', async ({ page, request, browser }) => {
  const person = await accountOf(request, newcomer(), from())
  const lan = visitor(page, 'vi')
  await lan.logIn(person)
  const answer = await page.goto('/vi/furniture-package?packageTier=session')
  expect(answer?.headers()['x-page-cache']).toBe('bypass')
  expect(answer?.headers()['cache-control']).toBe('private, no-store')
  expect(await answer?.text()).toContain('data-signed-in')
  const stranger = await browser.newPage()
  const other = await stranger.goto('/vi/furniture-package?packageTier=session')
  expect(await other?.text()).not.toContain('data-signed-in')
  await stranger.close()
})

test('[ACC-02, ACC-03] pages without scripts know the visitor too, and logging out there needs none', async ({
  page,
  request,
}) => {
  const person = await accountOf(request, newcomer(), from())
  const lan = visitor(page, 'vi')
  await lan.logIn(person)
  await page.goto('/vi/contact-us')
  await expect(page).toHaveTitle(/./)
  await expect(page.locator('script')).toHaveCount(0)
  await lan.logOut()
  await expect(page).toHaveURL('/vi/contact-us')
  await expect(lan.header.getByRole('link', { name: lan.say('session_log_in') })).toBeVisible()
})

test.describe('with hardened cookies', () => {
  let app: Awaited<ReturnType<typeof instance>>
  test.beforeAll(async () => {
    app = await instance('COOKIE_PROFILE:hardened')
  })
  test.afterAll(() => app?.stop())

  test('[AUTH-01] no script reads the token, and everything works as it does with the plain ones', async ({
    playwright,
    page,
    context,
  }) => {
    const request = await playwright.request.newContext({ baseURL: app.url })
    const person = await accountOf(request, newcomer(), from())
    const lan = visitor(page, 'vi', app.url)
    await lan.logIn(person)
    const cookies = (await context.cookies()).filter(({ name }) => ['token', 'renewal'].includes(name))
    expect(cookies.map(({ httpOnly, secure, sameSite }) => ({ httpOnly, secure, sameSite }))).toEqual(
      Array(2).fill({ httpOnly: true, secure: true, sameSite: 'Lax' }),
    )
    expect(await page.evaluate(() => document.cookie)).not.toMatch(/token|renewal/)
    await page.goto(`${app.url}/vi/profile`)
    await expect(page.getByLabel(lan.say('session_full_name'))).toHaveValue(person.name)
    await lan.logOut()
    await expect(lan.header.getByRole('button', { name: lan.say('session_log_in') })).toBeVisible()
    await request.dispose()
  })
})

test('[AUTH-01] the plain cookie is readable, and ends when its token does', async ({ page, context, request }) => {
  const person = await accountOf(request, newcomer(), from())
  await visitor(page, 'vi').logIn(person)
  const token = (await context.cookies()).find(({ name }) => name === 'token')
  const { exp } = JSON.parse(Buffer.from(token?.value.split('.')[1] ?? '', 'base64url').toString())
  expect(token).toMatchObject({ httpOnly: false, secure: false, path: '/', expires: exp })
  expect(await page.evaluate(() => document.cookie)).toContain(`token=${token?.value}`)
  expect(await page.evaluate(() => document.cookie)).not.toContain('renewal')
})

test.describe('with a host that grants no renewal', () => {
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')
  const token = [part({ alg: 'none' }), part({ exp: Math.floor(Date.now() / 1000) + 900 }), 'x'].join('.')
  let host: Awaited<ReturnType<typeof scriptedServer>>
  let app: Awaited<ReturnType<typeof instance>>
  test.beforeAll(async () => {
    host = await scriptedServer((response, seen) => {
      if (seen.url === '/api/auth/login') json(200, { success: true, data: { access_token: token } })(response, seen)
      else if (seen.url.startsWith('/api/profile')) json(401, {})(response, seen)
      else if (seen.url === '/api/auth/fogot-password') text(200, '')(response, seen)
      else json(404, {})(response, seen)
    })
    app = await instance(`API_BASE_URL:${host.url}`)
  })
  test.afterAll(async () => {
    await app?.stop()
    await host?.close()
  })

  test('[AUTH-03, AUTH-05] a token alone is a session; refused, it leads to the login page and not in a circle', async ({
    page,
    context,
  }) => {
    const lan = visitor(page, 'vi', app.url)
    await lan.logIn({ email: 'lan@example.com', password: 'Vuong&Tron24' })
    const looked = page.waitForResponse(
      (answer) => answer.url().includes('/_serverFn/') && answer.request().method() === 'POST',
    )
    await page.reload()
    await looked
    await hydrated(page)
    await expect(lan.accountButton()).toBeVisible()
    expect(host.seen.filter(({ url }) => url === '/api/auth/refresh')).toEqual([])
    await page.goto(`${app.url}/vi/profile`)
    await expect(page).toHaveURL(`${app.url}/vi/login?redirect=%2Fvi%2Fprofile`)
    expect((await context.cookies()).map(({ name }) => name)).not.toContain('token')
  })

  test('[FORGOT-02] an answer that says nothing is an error', async ({ page }) => {
    const lan = visitor(page, 'vi', app.url)
    const place = await lan.openLogin()
    await place.getByRole('button', { name: lan.say('session_forgot') }).click()
    const forgot = page.getByRole('dialog', { name: lan.say('session_forgot_title') })
    await forgot.getByLabel(lan.say('session_email'), { exact: true }).fill('lan@example.com')
    await forgot.getByRole('button', { name: lan.say('session_forgot_verify') }).click()
    await expect(forgot.getByRole('alert')).toContainText(lan.say('session_forgot_error'))
  })
})

test('[AUTH-03] a page that comes back out of the browser’s memory knows that its session was left', async ({
  page,
  request,
  context,
}) => {
  const person = await accountOf(request, newcomer(), from())
  const lan = visitor(page, 'vi')
  await lan.logIn(person)
  const looked = page.waitForResponse(
    (answer) => answer.url().includes('/_serverFn/') && answer.request().method() === 'POST',
  )
  await page.goto('/vi/furniture-package')
  await looked
  await context.clearCookies()
  const reloaded = page.waitForEvent('load')
  await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })))
  await reloaded
  await expect(lan.header.getByRole('button', { name: lan.say('session_log_in') })).toBeVisible()
})

test('[AUTH-03] a stranger’s page that comes back after its visitor has logged in is loaded anew, once', async ({
  page,
  request,
}) => {
  const person = await accountOf(request, newcomer(), from())
  const lan = visitor(page, 'vi')
  const comesBack = () => page.evaluate(() => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })))
  await page.goto('/vi/furniture-package')
  await page.evaluate(() => Object.assign(window, { isSame: true }))
  await comesBack()
  expect(await page.evaluate(() => 'isSame' in window)).toBe(true)
  // In the browser the page rests while the next one in its tab logs in; here that is done beside it.
  const other = await page.context().newPage()
  await visitor(other, 'vi').logIn(person)
  await page.evaluate(
    (at) => sessionStorage.setItem('signedInAt', at),
    String(await other.evaluate(() => sessionStorage.getItem('signedInAt'))),
  )
  const reloaded = page.waitForEvent('load')
  await comesBack()
  await reloaded
  await expect(lan.accountButton()).toBeVisible()
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false, expectedConsoleErrors: ['status of 422'] })
  test('[REG-01, LOGIN-03, ACC-03, ROUTE-19] from nothing to an account and out again', async ({ page, request }) => {
    const person = newcomer()
    const lan = visitor(page, 'de')
    const main = page.getByRole('main')
    const box = (name: string) => main.getByLabel(lan.say(name), { exact: true }).locator('visible=true')
    const send = () => main.locator('button[type=submit]').locator('visible=true').click()
    await page.goto('/de/login')
    await main.getByText(lan.say('session_sign_up'), { exact: true }).click()
    await box('session_full_name').fill(person.name)
    await box('session_phone').fill(person.phone)
    await box('session_email').fill(person.email)
    await box('session_password').fill(person.password)
    await box('session_confirm_password').fill('another one')
    await send()
    await expect(main.getByRole('alert')).toContainText(lan.say('session_passwords_differ'))
    await expect(box('session_full_name')).toHaveValue(person.name)
    await box('session_password').fill(person.password)
    await box('session_confirm_password').fill(person.password)
    await send()
    await expect(main.getByRole('status')).toContainText(person.email)
    await main.getByRole('link', { name: lan.say('session_enter_code') }).click()
    await box('session_email').fill(person.email)
    await box('session_code').fill((await letterTo(request, person.email)).code ?? '')
    await send()
    await main.getByRole('link', { name: lan.say('session_log_in') }).click()
    await box('session_email').fill(person.email)
    await box('session_password').fill(person.password)
    await send()
    await expect(page).toHaveURL('/de/profile')
    await expect(main).toContainText(lan.say('account_greeting', { name: person.name }))
    await lan.logOut()
    await expect(lan.header.getByRole('button', { name: lan.say('session_log_in') })).toBeVisible()
  })
})

test.describe('with another instance as the API host', () => {
  test.describe.configure({ mode: 'serial', timeout: 120_000 })
  let api: Awaited<ReturnType<typeof instance>>
  let app: Awaited<ReturnType<typeof instance>>
  let isHostUp = true
  const person = newcomer()

  test.beforeAll(async () => {
    api = await instance()
    app = await instance(`API_BASE_URL:${api.url}`)
  })
  test.afterAll(async () => {
    await app?.stop()
    if (isHostUp) await api?.stop()
  })

  const here = (link: string) => app.url + new URL(link).pathname + new URL(link).hash

  for (const locale of ['vi', 'de']) {
    test(`[AUTH-06] register, activate, log in, see the profile, reset and log out, in ${locale}`, async ({
      page,
      request,
    }) => {
      const lan = visitor(page, locale, app.url)
      const customer = locale === 'vi' ? person : newcomer()
      await lan.register(customer)
      await expect(lan.message).toHaveAccessibleName(lan.say('session_registered_title'))
      const letter = await letterTo(request, customer.email, { origin: api.url })
      await page.goto(here(letter.link))
      await expect(page.getByRole('heading', { name: lan.say('session_activated_title') })).toBeVisible()
      const place = await lan.openLogin()
      await place.getByRole('button', { name: lan.say('session_forgot') }).click()
      const forgot = page.getByRole('dialog', { name: lan.say('session_forgot_title') })
      await forgot.getByLabel(lan.say('session_email'), { exact: true }).fill(customer.email)
      await forgot.getByRole('button', { name: lan.say('session_forgot_verify') }).click()
      await expect(lan.message).toHaveAccessibleName(lan.say('session_forgot_sent_title'))
      const { link } = await letterTo(request, customer.email, { after: 1, origin: api.url })
      await page.goto(here(link))
      const reset = page.getByRole('dialog', { name: lan.say('session_reset_password') })
      customer.password = 'Tron&Vuong25'
      await reset.getByLabel(lan.say('session_new_password'), { exact: true }).fill(customer.password)
      await reset.getByLabel(lan.say('session_confirm_password')).fill(customer.password)
      await reset.getByRole('button', { name: lan.say('session_reset_password') }).click()
      await expect(lan.message).toHaveAccessibleName(lan.say('session_reset_done_title'))
      await lan.logIn(customer)
      await page.context().clearCookies({ name: 'token' })
      await page.goto(`${app.url}/${locale}/profile`)
      await expect(page.getByLabel(lan.say('session_full_name'))).toHaveValue(customer.name)
      await lan.logOut()
      await expect(lan.header.getByRole('button', { name: lan.say('session_log_in') })).toBeVisible()
    })
  }

  test('[AUTH-03, LOGIN-08, ACC-03] the host goes down: sessions stay, forms keep what was typed, logging out logs out', async ({
    page,
    context,
  }) => {
    const lan = visitor(page, 'vi', app.url)
    await lan.logIn(person)
    await api.stop()
    isHostUp = false
    await page.goto(`${app.url}/vi/furniture-package`)
    await expect(lan.accountButton()).toBeVisible()
    await hydrated(page)
    await page.waitForTimeout(9000)
    await expect(lan.accountButton()).toBeVisible()
    expect((await context.cookies()).map(({ name }) => name)).toContain('renewal')
    await page.goto(`${app.url}/vi/profile`)
    await expect(page.getByRole('main')).toContainText(lan.say('failure_upstream_unavailable'))

    await lan.logOut()
    await expect(lan.header.getByRole('button', { name: lan.say('session_log_in') })).toBeVisible({ timeout: 20_000 })
    expect((await context.cookies()).map(({ name }) => name)).not.toContain('renewal')

    const place = await lan.openLogin('/furniture-package')
    await lan.fillLogin(place, person)
    await expect(place.getByRole('alert')).toContainText(lan.say('failure_upstream_unavailable'), { timeout: 20_000 })
    await expect(place.getByLabel(lan.say('session_password'), { exact: true }).locator('visible=true')).toHaveValue(
      person.password,
    )
  })
})
