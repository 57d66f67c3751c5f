import { createHash } from 'node:crypto'
import type { Locator } from 'playwright/test'
import { expect, test } from '#tests/support/deployments'
import { hydrate } from '#tests/support/hydrate'
import { instance } from '#tests/support/instance'
import { json, scriptedServer, text } from '#tests/support/scripted-server'
import { upstream } from '#tests/support/upstream'
import { accountOf, deploymentsIn, hydrated, letterTo, newcomer, posts, visitor } from '#tests/support/visitor'

test('[AUTH-03] a visitor without a session makes no call, however long the page stays', async ({ page }) => {
  await page.clock.install()
  const calls = posts(page)
  await page.goto('/vi/furniture-package')
  await hydrate(page)
  await page.clock.fastForward(10 * 60_000)
  expect(calls).toEqual([])
})

test('[AUTH-03] a session is renewed at load, and by the minute only once its token has ended', async ({
  page,
  api,
}) => {
  const person = await accountOf(api)
  await visitor(page, 'vi').signIn(person)
  await page.clock.install()
  const calls = posts(page)
  const renewals = () => calls.filter((address) => address.includes('renewToken'))
  await page.goto('/vi/furniture-package')
  await expect.poll(() => renewals().length).toBe(1)
  await hydrated(page)
  await page.clock.fastForward(3 * 60_000)
  expect(renewals()).toHaveLength(1)
  await page.clock.fastForward(13 * 60_000)
  await expect.poll(() => renewals().length).toBeGreaterThan(1)
})

const jars = [
  ['what looks like a token', 'a.b.c', 'not.a.token'],
  ['what looks like nothing', 'x'.repeat(2000), '%00=..'],
] as const
for (const [what, token, renewal] of jars)
  test(`[AUTH-02, AUTH-03] a jar full of ${what}: the page comes, the session is dropped, the rest stays`, async ({
    page,
    context,
    baseURL,
  }) => {
    const rubbish = [
      ['token', token],
      ['renewal', renewal],
      ['remembered', 'x'],
      ['preferredLanguage', '<script>'],
      ['__proto__', 'y'],
      ['constructor', '%'],
    ] as const
    await context.addCookies(rubbish.map(([name, value]) => ({ name, value, url: String(baseURL) })))
    expect((await context.cookies()).map(({ name }) => name).sort()).toEqual(rubbish.map(([name]) => name).sort())
    const lan = visitor(page, 'vi')
    await page.goto('/vi')
    await expect(lan.header.getByRole('button', { name: lan.say('session_log_in') })).toBeVisible()
    const names = (await context.cookies()).map(({ name }) => name)
    expect(names).not.toContain('token')
    expect(names).not.toContain('renewal')
    expect(names).toContain('__proto__')
    await page.goto('/vi/profile')
    await expect(page).toHaveURL('/vi/login?redirect=%2Fvi%2Fprofile')
  })

test('[AUTH-09] ten tabs renew at once and all stay signed in', { tag: '@slow' }, async ({ page, context, api }) => {
  const person = await accountOf(api)
  await visitor(page, 'vi').signIn(person)
  await context.clearCookies({ name: 'token' })
  const tabs = await Promise.all(Array.from({ length: 10 }, () => context.newPage()))
  await Promise.all(tabs.map((tab) => tab.goto('/vi/login')))
  for (const tab of tabs) await expect(tab).toHaveURL('/vi/profile')
  await context.clearCookies({ name: 'token' })
  await Promise.all(tabs.map((tab) => tab.reload()))
  for (const tab of tabs) await expect(visitor(tab, 'vi').accountButton()).toBeVisible()
  expect((await context.cookies()).map(({ name }) => name)).toContain('renewal')
})

test('[AUTH-01] what a signed-in visitor sees is never kept for others', async ({ page, api, browser }) => {
  const person = await accountOf(api)
  const lan = visitor(page, 'vi')
  await lan.signIn(person)
  const answer = await page.goto('/vi/furniture-package?packageTier=session')
  expect(answer?.headers()['x-page-cache']).toMatch(/^signed-in-/)
  expect(answer?.headers()['cache-control']).toBe('private, no-store')
  expect(await answer?.text()).toContain('data-signed-in')
  const stranger = await browser.newPage()
  const other = await stranger.goto('/vi/furniture-package?packageTier=session')
  expect(await other?.text()).not.toContain('data-signed-in')
  await stranger.close()
})

test.describe('pages of text', () => {
  test.use({ expectedConsoleErrors: ['status of 404'] })
  test('[AUTH-03, ACC-02, ACC-03] pages of text and of wrong addresses renew the session as they load, and log out', async ({
    page,
    api,
  }) => {
    const person = await accountOf(api)
    const lan = visitor(page, 'vi')
    await lan.signIn(person)
    for (const path of ['/vi/privacy-policy', '/vi/about-us/no-such-page']) {
      const renewal = page.waitForResponse((answer) => answer.url().includes('renewToken'))
      await page.goto(path)
      expect((await renewal).status()).toBe(200)
    }
    await page.goto('/vi/privacy-policy')
    await lan.logOut()
    await expect(page).toHaveURL('/vi/privacy-policy')
    await expect(lan.header.getByRole('button', { name: lan.say('session_log_in') })).toBeVisible()
  })
})

test.describe('with hardened cookies', () => {
  test.use({ deployment: 'far' })
  test('[AUTH-01] no script reads the token, nor does any other site', async ({ page, context, api }) => {
    const person = await accountOf(api)
    await visitor(page, 'vi').logIn(person)
    const cookies = (await context.cookies()).filter(({ name }) => ['token', 'renewal'].includes(name))
    expect(cookies.map(({ httpOnly, secure, sameSite }) => ({ httpOnly, secure, sameSite }))).toEqual(
      Array(2).fill({ httpOnly: true, secure: true, sameSite: 'Lax' }),
    )
    expect(await page.evaluate(() => document.cookie)).not.toMatch(/token|renewal/)
  })
})

test('[AUTH-01] the plain cookie is readable, and ends when its token does', async ({ page, context, api }) => {
  const person = await accountOf(api)
  await visitor(page, 'vi').logIn(person)
  const token = (await context.cookies()).find(({ name }) => name === 'token')
  const { exp } = JSON.parse(Buffer.from(token?.value.split('.')[1] ?? '', 'base64url').toString())
  expect(token).toMatchObject({ httpOnly: false, secure: false, path: '/', expires: exp })
  expect(await page.evaluate(() => document.cookie)).toContain(`token=${token?.value}`)
  expect(await page.evaluate(() => document.cookie)).not.toContain('renewal')
})

test.describe('with a host that grants no renewal', () => {
  // Serial: two workers would each start their own instance.
  test.describe.configure({ mode: 'default' })
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')
  const inDays = (days: number) => Math.floor(Date.now() / 1000) + days * 86_400
  const tokenOf = (claims: object) => [part({ alg: 'none' }), part({ exp: inDays(0.01), ...claims }), 'x'].join('.')
  const granted = (token: string) => json(200, { success: true, data: { access_token: token } })
  let host: Awaited<ReturnType<typeof scriptedServer>>
  let app: Awaited<ReturnType<typeof instance>>
  test.beforeAll(async () => {
    host = await scriptedServer((response, seen) => {
      if (seen.url === '/api/auth/login') granted(tokenOf({}))(response, seen)
      else if (seen.url === '/api/auth/refresh') granted(tokenOf({ sub: 'lan' }))(response, seen)
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

  test('[AUTH-09, ROUTE-21] a renewal cookie that no answer replaces keeps the note of whose session it is', async ({
    page,
    context,
  }) => {
    const cookie = { url: app.url, expires: inDays(20) }
    const account = createHash('sha256').update('lan').digest('base64url')
    await context.addCookies([
      { ...cookie, name: 'renewal', value: 'lasting', httpOnly: true },
      { ...cookie, name: 'account', value: account },
    ])
    await page.goto(`${app.url}/vi/furniture-package`)
    const kept = async (wanted: string) => (await context.cookies()).find(({ name }) => name === wanted)
    await expect.poll(() => kept('token')).toBeDefined()
    expect(await kept('account')).toMatchObject({ value: account, expires: cookie.expires })
  })

  test('[FORGOT-02] an answer that says nothing is an error', async ({ page }) => {
    const lan = visitor(page, 'vi', app.url)
    const place = await lan.openLogin()
    await place.getByRole('button', { name: lan.say('session_forgot') }).click()
    const forgot = page.getByRole('dialog', { name: lan.say('session_forgot_title') })
    await forgot.getByLabel(lan.say('session_email'), { exact: true }).fill('lan@example.com')
    await forgot.getByRole('button', { name: lan.say('session_forgot_verify') }).click()
    await expect(forgot.getByRole('alert')).toContainText(lan.say('failure_reset_not_sent'))
  })
})

test('[AUTH-03] a page that comes back out of the browser’s memory knows that its session was left', async ({
  page,
  api,
  context,
}) => {
  const person = await accountOf(api)
  const lan = visitor(page, 'vi')
  await lan.signIn(person)
  const looked = page.waitForResponse((answer) => answer.url().includes('renewToken'))
  await page.goto('/vi/furniture-package')
  await looked
  await context.clearCookies()
  const reloaded = page.waitForEvent('load')
  await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })))
  await reloaded
  await expect(lan.header.getByRole('button', { name: lan.say('session_log_in') })).toBeVisible()
})

test('[AUTH-03] … also when what it asked before it rested is answered only then', async ({ page, api, context }) => {
  const person = await accountOf(api)
  const lan = visitor(page, 'vi')
  await lan.signIn(person)
  const held = Promise.withResolvers<void>()
  const asked = Promise.withResolvers<void>()
  await page.route(
    (url) => url.href.includes('renewToken'),
    async (route) => {
      const answer = await route.fetch()
      asked.resolve()
      await held.promise
      const { 'set-cookie': _, ...headers } = answer.headers()
      await route.fulfill({ response: answer, headers })
    },
    { times: 1 },
  )
  await page.goto('/vi/furniture-package')
  await asked.promise
  await context.clearCookies()
  const reloaded = page.waitForEvent('load')
  await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })))
  held.resolve()
  await reloaded
  await expect(lan.header.getByRole('button', { name: lan.say('session_log_in') })).toBeVisible()
})

test('[AUTH-03] a stranger’s page that comes back after its visitor has logged in is loaded anew, once', async ({
  page,
  api,
}) => {
  const person = await accountOf(api)
  const lan = visitor(page, 'vi')
  const comesBack = () => page.evaluate(() => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })))
  await page.goto('/vi/furniture-package')
  await page.evaluate(() => Object.assign(window, { isSame: true }))
  await comesBack()
  expect(await page.evaluate(() => 'isSame' in window)).toBe(true)
  // In real use the first page waits in the same tab; here a second one logs in.
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
  await page.evaluate(() => Object.assign(window, { isSame: true }))
  await comesBack()
  // An unloading page would not answer the clock's question.
  await page.waitForLoadState('networkidle')
  expect(await page.evaluate(() => 'isSame' in window)).toBe(true)
})

test('[AUTH-03] the same after a login by a form that no script has sent', async ({ page, api }) => {
  const person = await accountOf(api)
  const lan = visitor(page, 'vi')
  await page.goto('/vi/login?redirect=%2Fvi%2Ffurniture-package')
  await page.evaluate(({ email, password }) => {
    const form = document.createElement('form')
    form.method = 'post'
    for (const [name, value] of Object.entries({ intent: 'login', email, password })) {
      form.appendChild(Object.assign(document.createElement('input'), { name, value }))
    }
    document.body.appendChild(form)
    // Unlike a click, this triggers no script.
    form.submit()
  }, person)
  await expect(lan.accountButton()).toBeVisible()
  await expect(page).toHaveURL('/vi/furniture-package')
  const signedInAt = await page.evaluate(() => Number(sessionStorage.getItem('signedInAt')))
  expect(Math.abs(Date.now() - signedInAt)).toBeLessThan(60_000)
})

for (const { deployment, locale, tag } of deploymentsIn('de', ['@slow'])) {
  test.describe(`without scripts, ${deployment}, in ${locale}`, { tag }, () => {
    test.use({ deployment, javaScriptEnabled: false, expectedConsoleErrors: ['status of 422'] })
    test('[REG-01, LOGIN-03, ACC-03, ROUTE-19, PROFILE-01] from nothing to an account and out again', async ({
      page,
      api,
    }) => {
      const person = newcomer()
      const lan = visitor(page, locale)
      const main = page.getByRole('main')
      const box = (name: string) => main.getByLabel(lan.say(name), { exact: true }).locator('visible=true')
      const send = () => main.locator('button[type=submit]').locator('visible=true').click()
      await page.goto(`/${locale}/login`)
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
      await expect(page).toHaveURL(`/${locale}/login?state=registered`)
      await expect(main.getByRole('status')).toContainText(lan.say('session_registered_title'))
      await page.reload()
      await main.getByRole('link', { name: lan.say('session_enter_code') }).click()
      await box('session_email').fill(person.email)
      await box('session_code').fill((await letterTo(api, person.email)).code ?? '')
      await send()
      await main.getByRole('link', { name: lan.say('session_log_in') }).click()
      await box('session_email').fill(person.email)
      await box('session_password').fill(person.password)
      await send()
      await expect(page).toHaveURL(`/${locale}/profile`)
      // Retried, because a slow host may exceed the time of a page that does not wait.
      const shown = (part: Locator) =>
        expect(async () => {
          if (!(await part.isVisible())) await page.goto(`/${locale}/profile`)
          await expect(part).toBeVisible({ timeout: 1000 })
        }).toPass({ timeout: 30_000 })
      await shown(main.getByText(lan.say('account_greeting', { name: person.name }), { exact: true }))
      await main.getByLabel(lan.say('account_erase_confirm', { email: person.email })).fill(person.email)
      await main.getByRole('button', { name: lan.say('account_erase') }).click()
      const keep = main.getByRole('button', { name: lan.say('account_keep') })
      await shown(keep)
      await keep.click()
      await expect(page).toHaveURL(`/${locale}/profile?state=kept`)
      await expect(main.getByRole('status')).toHaveText(lan.say('account_kept'))
      await lan.logOut()
      await expect(lan.header.getByRole('button', { name: lan.say('session_log_in') })).toBeVisible()
    })
  })
}

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })
  test('[LOGIN-03, ROUTE-19] no button is shown that needs one', async ({ page }) => {
    const lan = visitor(page, 'vi')
    const main = page.getByRole('main')
    for (const path of ['login', 'activate']) {
      await page.goto(`/vi/${path}`)
      await expect(main.locator('button[type=submit]').locator('visible=true')).toHaveCount(1)
      for (const name of ['session_forgot', 'session_resend', 'session_show_password'])
        await expect(main.getByRole('button', { name: lan.say(name) })).toHaveCount(0)
    }
  })
})

test.describe('with an API host that breaks down', () => {
  test.describe.configure({ mode: 'serial', timeout: 120_000 })
  test.use({ expectedConsoleErrors: ['status of 503'] })
  let host: Awaited<ReturnType<typeof upstream>>
  let app: Awaited<ReturnType<typeof instance>>

  test.beforeAll(async ({ baseURL }) => {
    host = await upstream(String(baseURL))
    app = await instance(`API_BASE_URL:${host.url}`)
  })
  test.afterAll(async () => {
    await app?.stop()
    await host?.become('closed')
  })
  test.beforeEach(() => host.become('healthy'))

  const patiently = { timeout: 30_000 }

  test('[ROUTE-19, AUTH-07] in the middle of an activation: nothing is lost, and the next try has activated', async ({
    page,
    api,
  }) => {
    const person = newcomer()
    const lan = visitor(page, 'de', app.url)
    await lan.register(person)
    await expect(lan.message).toHaveAccessibleName(lan.say('session_registered_title'))
    await lan.message.getByRole('button', { name: lan.say('session_enter_code') }).click()
    const { code = '' } = await letterTo(api, person.email)
    const main = page.getByRole('main')
    const send = main.getByRole('button', { name: lan.say('session_activate'), exact: true })
    await main.getByLabel(lan.say('session_code')).fill(code)
    await host.become('dying')
    await send.click()
    await expect(main.getByRole('alert')).toContainText(lan.say('failure_upstream_unavailable'), patiently)
    await expect(main.getByLabel(lan.say('session_code'))).toHaveValue(code)
    await host.become('healthy')
    await send.click()
    await expect(page.getByRole('heading', { name: lan.say('session_activated_title') })).toBeVisible()
  })

  test('[ROUTE-19, AUTH-07] … by the letter’s link, which is tried again from the page', { tag: '@slow' }, async ({
    page,
    api,
  }) => {
    const person = newcomer()
    const lan = visitor(page, 'vi', app.url)
    await lan.register(person)
    const { link } = await letterTo(api, person.email)
    const main = page.getByRole('main')
    await host.become('dying')
    await page.goto(`${app.url}${link}`)
    await expect(main.getByRole('alert')).toContainText(lan.say('failure_upstream_unavailable'), patiently)
    expect(new URL(page.url()).hash).toBe('')
    await host.become('healthy')
    await main.getByRole('button', { name: lan.say('notices_retry') }).click()
    await expect(page.getByRole('heading', { name: lan.say('session_activated_title') })).toBeVisible()
  })

  test.describe('without scripts', () => {
    test.use({ javaScriptEnabled: false })
    test('[LOGIN-08, PROFILE-01] what was typed stays, with the reason, on the login and the account page', async ({
      page,
      api,
    }) => {
      const person = await accountOf(api)
      const lan = visitor(page, 'vi', app.url)
      const main = page.getByRole('main')
      await page.goto(`${app.url}/vi/login`)
      await host.become('closed')
      await lan.fillLogin(main, person)
      await expect(main.getByRole('alert')).toContainText(lan.say('failure_upstream_unavailable'), patiently)
      await expect(main.getByRole('alert')).toBeFocused()
      const email = main.getByLabel(lan.say('session_email'), { exact: true }).locator('visible=true')
      await expect(email).toHaveValue(person.email)
      await host.become('healthy')
      await lan.fillLogin(main, person)
      await expect(page).toHaveURL(`${app.url}/vi/profile`)
      const name = main.getByLabel(lan.say('session_full_name'))
      await expect(async () => {
        await page.goto(`${app.url}/vi/profile`)
        await expect(name).toHaveValue(person.name, { timeout: 1000 })
      }).toPass()
      await name.fill('Trần Thị Lan')
      await host.become('closed')
      await main.getByRole('button', { name: lan.say('account_save') }).click()
      await expect(main.getByRole('alert')).toContainText(lan.say('failure_upstream_unavailable'), patiently)
      await expect(name).toHaveValue('Trần Thị Lan')
      await host.become('healthy')
      await main.getByRole('button', { name: lan.say('account_save') }).click()
      await expect(page).toHaveURL(`${app.url}/vi/profile?state=saved`)
      await expect(main.getByRole('status')).toHaveText(lan.say('account_saved'))
    })
  })

  test('[LOGIN-08] in the middle of a login: what was typed stays, and the next try logs in', async ({ page, api }) => {
    const person = await accountOf(api)
    const lan = visitor(page, 'vi', app.url)
    const place = await lan.openLogin()
    await host.become('dying')
    await lan.fillLogin(place, person)
    await expect(place.getByRole('alert')).toContainText(lan.say('failure_upstream_unavailable'), patiently)
    const password = place.getByLabel(lan.say('session_password'), { exact: true }).locator('visible=true')
    await expect(password).toHaveValue(person.password)
    await host.become('healthy')
    await place.locator('button[type=submit]').locator('visible=true').click()
    await expect(lan.accountButton()).toBeVisible()
  })

  test('[AUTH-03, ACC-03] in the middle of a renewal the session stays; of a logout it ends all the same', async ({
    page,
    context,
    api,
  }) => {
    const person = await accountOf(api)
    const names = async () => (await context.cookies()).map(({ name }) => name)
    const lan = visitor(page, 'vi', app.url)
    await lan.logIn(person)
    await context.clearCookies({ name: 'token' })
    await host.become('dying')
    await page.goto(`${app.url}/vi/profile`)
    await expect(page.getByRole('main')).toContainText(lan.say('failure_upstream_unavailable'))
    await expect(lan.accountButton()).toBeVisible()
    expect(await names()).toContain('renewal')
    await host.become('healthy')
    await lan.openProfile()
    await expect(page.getByLabel(lan.say('session_full_name'))).toHaveValue(person.name)
    expect(await names()).toContain('token')

    // A download cannot show a failure: its button leads to a page that can.
    await host.become('closed')
    await page.getByRole('button', { name: lan.say('account_download') }).click()
    await expect(page.getByRole('main')).toContainText(lan.say('failure_upstream_unavailable'))
    await expect(lan.accountButton()).toBeVisible()

    await host.become('dying')
    await lan.logOut()
    await expect(lan.header.getByRole('button', { name: lan.say('session_log_in') })).toBeVisible(patiently)
    expect(await names()).not.toContain('renewal')
  })
})
