import type { Locator, Page, Route } from 'playwright/test'
import { axeFindings } from '#tests/support/axe'
import { stopClock } from '#tests/support/clock'
import { expect, test } from '#tests/support/deployments'
import { accountOf, hydrated, isSentByScript, letterTo, newcomer, posts, visitor } from '#tests/support/visitor'

test('[LOGIN-11] what is wrong with the fields is one sentence, to which each field points; nothing is sent', async ({
  page,
}) => {
  const calls = posts(page)
  const lan = visitor(page, 'vi')
  const place = await lan.openLogin()
  await lan.fillLogin(place, { email: 'lan', password: '12345' })
  await expect(place.getByRole('alert')).toHaveText(lan.say('session_check_login'))
  for (const name of ['session_email', 'session_password']) {
    const box = place.getByLabel(lan.say(name), { exact: true }).locator('visible=true')
    await expect(box).toHaveAttribute('aria-invalid', 'true')
    await expect(box).toHaveAccessibleDescription(lan.say('session_check_login'))
  }
  await expect(place.getByLabel(lan.say('session_email'), { exact: true }).locator('visible=true')).toBeFocused()
  await lan.fillLogin(place, { email: 'lan@example.com', password: '123456' })
  await expect.poll(() => calls.length).toBe(1)
})

test('[LOGIN-06, LOGIN-08, DATA-04] five failures, then one warning, which covers nothing; each try is sent all the same, and nothing typed is lost', async ({
  page,
}) => {
  const calls = posts(page)
  const traces: string[] = []
  page.on('request', (request) => {
    const [trace] = /[0-9a-f]{8}-[0-9a-f-]{27}/.exec(request.postData() ?? '') ?? []
    if (trace) traces.push(trace)
  })
  const lan = visitor(page, 'vi')
  const place = await lan.openLogin()
  const large = page.viewportSize()
  await page.setViewportSize({ width: 390, height: 844 })
  const warning = page.getByText(lan.say('session_max_attempts'), { exact: true })
  const submit = place.locator('button[type=submit]').locator('visible=true')
  await lan.fillLogin(place, { email: 'nobody@example.com', password: 'not this' })
  for (let tries = 1; tries <= 8; tries++) {
    await expect.poll(() => calls.length).toBe(tries)
    await expect(submit).not.toHaveAttribute('aria-busy')
    await expect(place.getByText(lan.say('session_login_failed'))).toBeVisible()
    await expect(warning).toHaveCount(tries > 5 ? 1 : 0)
    if (tries < 8) await submit.click()
  }
  await expect(place.getByRole('alert').first()).toContainText(lan.say('failure_wrong_credentials'))
  for (const [label, values] of [
    ['session_email', 'nobody@example.com'],
    ['session_password', 'not this'],
  ] as const) {
    const box = place.getByLabel(lan.say(label), { exact: true }).locator('visible=true')
    await expect(box).toHaveValue(values)
    await box.scrollIntoViewIfNeeded()
    expect(await isOnTop(box), label).toBe(true)
  }
  await submit.scrollIntoViewIfNeeded()
  expect(await isOnTop(submit)).toBe(true)

  // One more document in the same browser session.
  if (large) await page.setViewportSize(large)
  await lan.fillLogin(await lan.openLogin('/wishlist'), { email: 'nobody@example.com', password: 'not this' })
  await expect.poll(() => traces.length).toBe(9)
  expect(new Set(traces).size).toBe(1)
})

test('[LOGIN-05, LOGIN-06] a login that succeeds takes the warning away and forgets the failures before it', async ({
  page,
  api,
  context,
}) => {
  const person = await accountOf(api)
  await page.clock.install()
  const lan = visitor(page, 'vi')
  const place = await lan.openLogin()
  const submit = place.locator('button[type=submit]').locator('visible=true')
  const warning = page.getByText(lan.say('session_max_attempts'), { exact: true })
  const calls = posts(page)
  await lan.fillLogin(place, { ...person, password: 'not this' })
  for (let tries = 1; tries < 6; tries++) {
    await expect.poll(() => calls.length).toBe(tries)
    await expect(submit).not.toHaveAttribute('aria-busy')
    await submit.click()
  }
  await expect.poll(() => calls.length).toBe(6)
  await expect(submit).not.toHaveAttribute('aria-busy')
  await expect(warning).toHaveCount(1)
  await lan.fillLogin(place, person)
  await expect(lan.accountButton()).toBeVisible()
  await expect(warning).toHaveCount(0)
  // The session ends while the page stays; the clock notices.
  await context.clearCookies()
  await page.clock.fastForward(17 * 60_000)
  await lan.header.getByRole('button', { name: lan.say('session_log_in') }).click()
  const sent = calls.length
  await lan.fillLogin(place, { ...person, password: 'not this' })
  await expect.poll(() => calls.length).toBe(sent + 1)
  await expect(place.getByText(lan.say('session_login_failed'))).toBeVisible()
  await expect(warning).toHaveCount(0)
})

/** True if a control's middle is not covered. */
const isOnTop = (control: Locator) =>
  control.evaluate((element) => {
    const { x, y, width, height } = element.getBoundingClientRect()
    return element.contains(document.elementFromPoint(x + width / 2, y + height / 2))
  })

for (const remember of [true, false]) {
  test(`[LOGIN-10] remember-me ${remember ? 'on: the renewal cookie lasts 30 days' : 'off: it ends with the browser'}, renewed or not`, async ({
    page,
    api,
    context,
  }) => {
    const person = await accountOf(api)
    const lan = visitor(page, 'vi')
    const place = await lan.openLogin()
    const box = place.getByLabel(lan.say('session_remember'))
    await expect(box).toBeChecked()
    await box.setChecked(remember)
    await lan.fillLogin(place, person)
    await expect(lan.accountButton()).toBeVisible()
    const days = async () => {
      const renewal = (await context.cookies()).find(({ name }) => name === 'renewal')
      return renewal && renewal.expires > 0
        ? Math.round((renewal.expires - Date.now() / 1000) / 86_400)
        : renewal?.expires
    }
    const renewed = page.waitForResponse(
      (answer) => answer.request().method() === 'POST' && answer.url().includes('_serverFn'),
    )
    await page.reload()
    await renewed
    expect(await days()).toBe(remember ? 30 : -1)
  })
}

test('[LOGIN-03] the password can be shown and hidden, and password managers know every box', async ({ page }) => {
  const lan = visitor(page, 'vi')
  const place = await lan.openLogin()
  const password = place.getByLabel(lan.say('session_password'), { exact: true }).locator('visible=true')
  await password.fill('hush hush')
  await place
    .getByRole('button', { name: lan.say('session_show_password') })
    .locator('visible=true')
    .click()
  await expect(password).toHaveAttribute('type', 'text')
  await place.getByRole('button', { name: lan.say('session_hide_password') }).click()
  await expect(password).toHaveAttribute('type', 'password')
  const autocomplete = await place
    .locator('input:not([type=hidden])')
    .evaluateAll((boxes) => boxes.map((box) => [box.getAttribute('name'), box.getAttribute('autocomplete')]))
  expect(autocomplete).toEqual([
    ['email', 'username'],
    ['password', 'current-password'],
    ['remember', null],
    ['displayName', 'name'],
    ['phoneNumber', 'tel-national'],
    ['email', 'username'],
    ['password', 'new-password'],
    ['confirmPassword', 'new-password'],
  ])
})

test('[LOGIN-09] without a client id the button is off and says so, and nothing is asked of Google', async ({
  page,
}) => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  const lan = visitor(page, 'de')
  const place = await lan.openLogin()
  const button = place.getByRole('button', { name: lan.say('session_google') })
  await expect(button).toBeDisabled()
  await expect(button).toHaveAccessibleDescription(lan.say('session_google_unavailable'))
  expect(asked.filter((url) => url.includes('google'))).toEqual([])
})

test.describe('inside another app', () => {
  test.use({
    userAgent:
      'Mozilla/5.0 (Linux; Android 15; wv) AppleWebKit/537.36 Chrome/140.0 Mobile Safari/537.36 Zalo android/12100680',
  })
  test('[LOGIN-09] there is no Google button, where Google would refuse', async ({ page }) => {
    const lan = visitor(page, 'vi')
    const place = await lan.openLogin()
    await expect(place.getByText(lan.say('session_or'))).toHaveCount(0)
    await expect(place.getByRole('button', { name: lan.say('session_google') })).toHaveCount(0)
  })
})

test('[REG-02, REG-03, REG-04, REG-05, REG-06] each field says what it lacks, the first gets the focus, nothing is sent', async ({
  page,
}) => {
  const calls = posts(page)
  const lan = visitor(page, 'de')
  const place = await lan.openLogin()
  await place.getByText(lan.say('session_sign_up'), { exact: true }).click()
  const box = (name: string) => place.getByLabel(lan.say(name), { exact: true }).locator('visible=true')
  await box('session_full_name').fill('   ')
  await box('session_phone').fill('090 123 45')
  await box('session_email').fill('lan@nowhere')
  await box('session_password').fill('short')
  await box('session_confirm_password').fill('other')
  await place.locator('button[type=submit]').locator('visible=true').click()
  const said = {
    session_full_name: 'session_enter_name',
    session_phone: 'session_enter_phone',
    session_email: 'session_enter_email',
    session_password: 'session_password_min',
    session_confirm_password: 'session_passwords_differ',
  }
  for (const [name, sentence] of Object.entries(said))
    await expect(box(name)).toHaveAccessibleDescription(new RegExp(lan.say(sentence).replace('.', '\\.')))
  await expect(box('session_full_name')).toBeFocused()
  await box('session_full_name').fill('a'.repeat(257))
  await expect(box('session_full_name')).toHaveAccessibleDescription(lan.say('session_name_too_long'))
  await box('session_password').fill('a'.repeat(101))
  await expect(box('session_password')).toHaveAccessibleDescription(new RegExp(lan.say('session_password_too_long')))
  expect(calls).toEqual([])
})

test('[REG-07] the strength of the password is said while it is typed', async ({ page }) => {
  const lan = visitor(page, 'vi')
  const place = await lan.openLogin()
  await place.getByText(lan.say('session_sign_up'), { exact: true }).click()
  const password = place.getByLabel(lan.say('session_password'), { exact: true }).locator('visible=true')
  const live = place.locator('[aria-live=polite]').locator('visible=true')
  for (const [values, sentence] of [
    ['abc', 'Độ mạnh của mật khẩu: yếu'],
    ['abcdefgh', 'Độ mạnh của mật khẩu: trung bình'],
    ['Vuong&Tron24', 'Độ mạnh của mật khẩu: mạnh'],
    ['', ''],
  ] as const) {
    await password.fill(values)
    await expect(live).toHaveText(sentence)
  }
})

test('[REG-09] an e-mail that has an account is told so, and the form keeps what was typed', async ({ page, api }) => {
  const person = await accountOf(api)
  const lan = visitor(page, 'vi')
  await lan.register(person)
  await expect(lan.dialog.getByRole('alert')).toContainText(lan.say('session_email_in_use'))
  await expect(lan.dialog.getByLabel(lan.say('session_full_name'))).toHaveValue(person.name)
  await expect(lan.dialog.getByLabel(lan.say('session_confirm_password'))).toHaveValue(person.password)
})

test.describe('over a line that loses what is sent', () => {
  test.use({ expectedConsoleErrors: ['net::ERR_FAILED', 'Failed to load resource', 'dynamically imported module'] })

  type Loss = (route: Route) => Promise<unknown>
  const dropped: Loss = (route) => route.abort()
  const failed: Loss = (route) => route.fulfill({ status: 503, body: '' })
  /** Performs the call on the server, but drops its answer. */
  const unheard: Loss = async (route) => {
    await route.fetch()
    await route.abort()
  }

  /** Outcomes of the next forms and server function calls (the last repeats), and their idempotency keys. */
  async function lose(page: Page, ...losses: Loss[]) {
    const keys: (string | undefined)[] = []
    await page.unrouteAll()
    await page.route('**', (route) => {
      if (!isSentByScript(route.request())) return route.fallback()
      const loss = losses[Math.min(keys.push(route.request().headers()['idempotency-key']), losses.length) - 1]
      return loss?.(route)
    })
    return keys
  }

  /** Waits until the page has handled its next call. */
  async function heard(page: Page, act: () => Promise<unknown>) {
    const ended = new Promise<void>((resolve) => {
      for (const event of ['requestfailed', 'requestfinished'] as const)
        page.on(event as 'requestfailed', (request) => isSentByScript(request) && resolve())
    })
    await act()
    await ended
    await expect(waiting(page)).toHaveCount(1)
    await page.evaluate(() => undefined)
  }

  /** An act whose call fails all four tries. */
  async function loseAll(page: Page, act: () => Promise<unknown>) {
    await heard(page, act)
    for (const pause of [1000, 2000]) await heard(page, () => page.clock.runFor(pause))
    await page.clock.runFor(4000)
  }

  const through: Loss = (route) => route.continue()
  const waiting = (page: Page) => page.locator('html[data-waiting]')

  test('[AUTH-07] a login is tried again after 1, 2 and 4 s, with one key, and is done once', async ({ page, api }) => {
    const person = await accountOf(api)
    const lan = visitor(page, 'vi')
    const place = await lan.openLogin()
    const submit = place.locator('button[type=submit]').locator('visible=true')
    const keys = await lose(page, dropped, failed, unheard, through)
    await page.route('**/assets/account-*.js', (route) => route.abort(), { times: 1 })
    await stopClock(page)
    await heard(page, () => lan.fillLogin(place, person))
    for (const [tries, pause] of [
      [1, 1000],
      [2, 2000],
    ] as const) {
      await expect(submit).toHaveAttribute('aria-busy', 'true')
      await page.clock.runFor(pause - 1)
      expect(keys).toHaveLength(tries)
      await heard(page, () => page.clock.runFor(1))
    }
    expect(keys).toHaveLength(3)
    await page.clock.runFor(3999)
    expect(keys).toHaveLength(3)
    await page.clock.runFor(1)
    await expect.poll(() => keys.length).toBe(4)
    await expect(lan.dialog).toBeHidden()
    await page.clock.resume()
    // The button's own code failed to load once.
    await expect(lan.accountButton()).toBeVisible()
    await expect(waiting(page)).toHaveCount(0)
    // Later calls are the session's clock.
    expect(new Set(keys.slice(0, 4)).size).toBe(1)
    expect(keys[0]).toMatch(/^[0-9a-f-]{36}$/)
    const token = (await page.context().cookies()).find(({ name }) => name === 'token')?.value
    const answer = await api.get('/api/profile/devices', { headers: { authorization: `Bearer ${token}` } })
    expect((await answer.json()).data.devices).toHaveLength(1)
  })

  test('[AUTH-07] nothing is tried again after a refusal, once the page is left, or a fourth time', async ({
    page,
  }) => {
    const lan = visitor(page, 'en')
    const place = await lan.openLogin()
    const submit = place.locator('button[type=submit]').locator('visible=true')
    const alert = place.getByRole('alert')
    await stopClock(page)
    let keys = await lose(page, (route) => route.fulfill({ json: { ok: false, code: 'invalid_request' } }))
    await lan.fillLogin(place, newcomer())
    await expect(alert).toContainText(lan.say('failure_invalid_request'))
    await page.clock.runFor(20_000)
    expect(keys).toHaveLength(1)

    keys = await lose(page, dropped)
    await heard(page, () => submit.click())
    // Simulates that the page enters the back/forward cache.
    await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true })))
    await expect(alert).toContainText(lan.say('failure_upstream_unavailable'))
    await page.clock.runFor(20_000)
    expect(keys).toHaveLength(1)

    keys = await lose(page, failed)
    await loseAll(page, () => submit.click())
    await expect(alert).toContainText(lan.say('failure_upstream_unavailable'))
    await expect(waiting(page)).toHaveCount(0)
    await page.clock.runFor(20_000)
    expect(keys).toHaveLength(4)
  })

  test('[AUTH-07, REG-08] a registration whose answer is lost succeeds when it comes again', async ({ page }) => {
    const lan = visitor(page, 'vi')
    await lose(page, unheard, through)
    await lan.register(newcomer())
    await expect(lan.message).toHaveAccessibleName(lan.say('session_registered_title'))
  })

  test('[FORGOT-02, AUTH-07] a reset letter that cannot be asked for says so and keeps the e-mail; then it is one letter', async ({
    page,
    api,
  }) => {
    const person = await accountOf(api)
    const lan = visitor(page, 'de')
    const place = await lan.openLogin()
    await place.getByRole('button', { name: lan.say('session_forgot') }).click()
    const forgot = page.getByRole('dialog', { name: lan.say('session_forgot_title') })
    const email = forgot.getByLabel(lan.say('session_email'), { exact: true })
    const send = forgot.getByRole('button', { name: lan.say('session_forgot_verify') })
    await email.fill(person.email)
    await lose(page, dropped)
    await stopClock(page)
    await loseAll(page, () => send.click())
    await expect(forgot.getByRole('alert')).toContainText(lan.say('session_forgot_failed'))
    await expect(email).toHaveValue(person.email)
    await lose(page, unheard, through)
    await heard(page, () => send.click())
    await page.clock.runFor(1000)
    await expect(lan.message).toHaveAccessibleName(lan.say('session_forgot_sent_title'))
  })

  test('[AUTH-07, RESET-04] the same new password sent again is set, with a ticket that no storage keeps', async ({
    page,
    api,
  }) => {
    const person = await accountOf(api)
    const lan = visitor(page, 'vi')
    const data = { meta: { language: 'vi', traceID: '' }, data: { email: person.email } }
    await api.post('/api/auth/fogot-password', { data })
    const { link } = await letterTo(api, person.email, { after: 1 })
    await page.goto(link)
    const reset = page.getByRole('dialog', { name: lan.say('session_reset_password') })
    await reset.getByLabel(lan.say('session_new_password'), { exact: true }).fill('Tron&Vuong25')
    await reset.getByLabel(lan.say('session_confirm_password')).fill('Tron&Vuong25')
    await lose(page, unheard, dropped)
    await stopClock(page)
    const send = reset.getByRole('button', { name: lan.say('session_reset_password') })
    await loseAll(page, () => send.click())
    await expect(reset.getByRole('alert').first()).toContainText(lan.say('failure_upstream_unavailable'))
    expect(await page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('reset')))).toEqual([])
    await page.unrouteAll()
    await send.click()
    await expect(lan.message).toHaveAccessibleName(lan.say('session_reset_done_title'))
  })
})

test('[REG-08] the dialog closes two seconds after a registration, and after the next one too', async ({ page }) => {
  const lan = visitor(page, 'vi')
  const place = await lan.openLogin()
  const seen = (label: string) => place.getByLabel(lan.say(label), { exact: true }).locator('visible=true')
  const register = async ({ name, phone, email, password } = newcomer()) => {
    await seen('session_full_name').fill(name)
    await seen('session_phone').fill(phone)
    await seen('session_email').fill(email)
    await seen('session_password').fill(password)
    await seen('session_confirm_password').fill(password)
    await stopClock(page)
    await place.locator('button[type=submit]').locator('visible=true').click()
    await expect(lan.message).toHaveAccessibleName(lan.say('session_registered_title'))
    await page.clock.runFor(1999)
    await expect(lan.dialog).toBeVisible()
    await page.clock.runFor(1)
    await expect(lan.dialog).toBeHidden()
    await page.clock.resume()
  }
  await place.getByText(lan.say('session_sign_up'), { exact: true }).click()
  await register()
  await page.keyboard.press('Escape')
  await lan.header.getByRole('button', { name: lan.say('session_log_in') }).click()
  await register()
})

test('[RESET-02] the dialog lives five minutes, then the ticket is gone and a warning says why', async ({ page }) => {
  await page.clock.install()
  const lan = visitor(page, 'vi')
  await page.goto('/vi/login#resetPasswordToken=ticket&resetPasswordEmail=lan%40example.com')
  const reset = page.getByRole('dialog', { name: lan.say('session_reset_password') })
  await expect(reset).toBeVisible()
  // Stands still, because on a busy machine the last second passes before anybody looks.
  await stopClock(page)
  const stored = (name: string) => page.evaluate((key) => localStorage.getItem(key), name)
  const left = Number(await stored('resetPasswordUntil')) - (await page.evaluate(() => Date.now()))
  // One second before, and one after.
  await page.clock.fastForward(left - 1000)
  await expect(reset).toBeVisible()
  expect(await stored('resetPasswordToken')).toBe('ticket')
  await page.clock.fastForward(2000)
  await expect(lan.message).toHaveAccessibleName(lan.say('session_expired_title'))
  await expect(reset).toBeHidden()
  expect(await stored('resetPasswordToken')).toBeNull()
})

test('[RESET-04] a ticket that is not good any more: said in the dialog and as a toast, and dropped', async ({
  page,
}) => {
  const lan = visitor(page, 'vi')
  await page.goto('/vi/login#resetPasswordToken=ticket&resetPasswordEmail=lan%40example.com')
  const reset = page.getByRole('dialog', { name: lan.say('session_reset_password') })
  await reset.getByLabel(lan.say('session_new_password'), { exact: true }).fill('Vuong&Tron24')
  await reset.getByLabel(lan.say('session_confirm_password')).fill('Vuong&Tron24')
  await reset.getByRole('button', { name: lan.say('session_reset_password') }).click()
  await expect(reset.getByText(lan.say('session_reset_error'), { exact: true })).toHaveCount(2)
  expect(await page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('reset')))).toEqual([])
})

test('[ROUTE-03, ROUTE-04] the account page sends a stranger to the login page, and back once he is known', async ({
  page,
  api,
}) => {
  const person = await accountOf(api)
  const lan = visitor(page, 'de')
  await page.goto('/de/profile')
  await expect(page).toHaveURL('/de/login?redirect=%2Fde%2Fprofile')
  await hydrated(page)
  await lan.fillLogin(page.getByRole('main'), person)
  await expect(page).toHaveURL('/de/profile')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(lan.say('session_profile'))
  await page.goto('/de/login?redirect=%2Fde%2Fwooden-furniture')
  await expect(page).toHaveURL('/de/wooden-furniture')
})

test('[ROUTE-04] nobody is sent to another site', async ({ page, api }) => {
  const person = await accountOf(api)
  const lan = visitor(page, 'vi')
  for (const evil of [
    'https://evil.example',
    '//evil.example',
    '/\\evil.example',
    'javascript:alert(1)',
    '/%09/evil.example',
  ]) {
    await page.goto(`/vi/login?redirect=${encodeURIComponent(evil)}`)
    await hydrated(page)
    if (evil.startsWith('https')) await lan.fillLogin(page.getByRole('main'), person)
    await expect(page).toHaveURL('/vi/profile')
  }
})

test.describe('where Enter is faster than the script', () => {
  test.use({ expectedConsoleErrors: ['status of 401'] })
  test('[LOGIN-08] the page says why the login failed, keeps the e-mail, and goes on with its script', async ({
    page,
    api,
  }) => {
    const person = await accountOf(api)
    const lan = visitor(page, 'vi')
    const main = page.getByRole('main')
    await page.goto('/vi/login?redirect=%2Fvi%2Ffurniture-package')
    await main.locator('input[name=email]').first().fill(person.email)
    await main.locator('input[name=password]').first().fill('not this')
    // Bypasses all listeners, as before hydration.
    await main
      .locator('form')
      .first()
      .evaluate((form: HTMLFormElement) => form.submit())
    await expect(main.getByRole('alert')).toContainText(lan.say('failure_wrong_credentials'))
    await expect(main.locator('input[name=email]').first()).toHaveValue(person.email)
    await hydrated(page)
    await lan.fillLogin(main, person)
    await expect(page).toHaveURL('/vi/furniture-package')
    await expect(lan.accountButton()).toBeVisible()
  })
})

for (const width of [390, 1440]) {
  test(`[LOGIN-03, REG-01] axe finds nothing in the forms, filled in wrongly, ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 })
    await page.goto('/ja/login')
    await hydrated(page)
    const lan = visitor(page, 'ja')
    await page.getByRole('main').locator('button[type=submit]').locator('visible=true').click()
    expect(await axeFindings(page)).toEqual([])
    await page.getByRole('main').getByText(lan.say('session_sign_up'), { exact: true }).click()
    await page.getByRole('main').locator('button[type=submit]').locator('visible=true').click()
    expect(await axeFindings(page)).toEqual([])
  })
}

test('[RESEND-01] letters of another language come in that language', async ({ page, api }) => {
  const person = newcomer()
  await visitor(page, 'ja').register(person)
  const { link } = await letterTo(api, person.email)
  expect(link).toContain('/ja/activate#')
})
