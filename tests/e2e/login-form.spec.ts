import type { Page } from 'playwright/test'
import { axeFindings } from '#tests/support/axe'
import { expect, test } from '#tests/support/places'
import { accountOf, hydrated, letterTo, newcomer, posts, visitor } from '#tests/support/visitor'

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

test('[LOGIN-06, LOGIN-08] five failures, then a warning; the sixth try is sent all the same, and nothing typed is lost', async ({
  page,
}) => {
  const calls = posts(page)
  const lan = visitor(page, 'vi')
  const place = await lan.openLogin()
  const warning = page.getByText(lan.say('session_max_attempts'), { exact: true })
  const submit = place.locator('button[type=submit]').locator('visible=true')
  await lan.fillLogin(place, { email: 'nobody@example.com', password: 'not this' })
  for (let tries = 1; tries <= 6; tries++) {
    await expect.poll(() => calls.length).toBe(tries)
    await expect(submit).not.toHaveAttribute('aria-busy')
    await expect(place.getByText(lan.say('session_login_failed'))).toBeVisible()
    await expect(warning).toHaveCount(tries === 6 ? 1 : 0)
    if (tries < 6) await submit.click()
  }
  await expect(place.getByRole('alert').first()).toContainText(lan.say('failure_wrong_credentials'))
  await expect(place.getByLabel(lan.say('session_email'), { exact: true }).locator('visible=true')).toHaveValue(
    'nobody@example.com',
  )
  await expect(place.getByLabel(lan.say('session_password'), { exact: true }).locator('visible=true')).toHaveValue(
    'not this',
  )
})

test('[LOGIN-05, LOGIN-06] a login that succeeds forgets the failures before it', async ({ page, api, context }) => {
  const person = await accountOf(api)
  await page.clock.install()
  const lan = visitor(page, 'vi')
  const place = await lan.openLogin()
  const submit = place.locator('button[type=submit]').locator('visible=true')
  const calls = posts(page)
  await lan.fillLogin(place, { ...person, password: 'not this' })
  for (let tries = 1; tries < 4; tries++) {
    await expect.poll(() => calls.length).toBe(tries)
    await expect(submit).not.toHaveAttribute('aria-busy')
    await submit.click()
  }
  await expect.poll(() => calls.length).toBe(4)
  await expect(submit).not.toHaveAttribute('aria-busy')
  await lan.fillLogin(place, person)
  await expect(lan.accountButton()).toBeVisible()
  // The session ends while the page stays, and the clock finds out.
  await context.clearCookies()
  await page.clock.fastForward(17 * 60_000)
  await lan.header.getByRole('button', { name: lan.say('session_log_in') }).click()
  const sent = calls.length
  await lan.fillLogin(place, { ...person, password: 'not this' })
  for (let tries = 1; tries <= 2; tries++) {
    await expect.poll(() => calls.length).toBe(sent + tries)
    await expect(submit).not.toHaveAttribute('aria-busy')
    await expect(place.getByText(lan.say('session_login_failed'))).toBeVisible()
    if (tries === 1) await submit.click()
  }
  await expect(page.getByText(lan.say('session_max_attempts'), { exact: true })).toHaveCount(0)
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
    .locator('input')
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
  for (const [typed, sentence] of [
    ['abc', 'Độ mạnh của mật khẩu: yếu'],
    ['abcdefgh', 'Độ mạnh của mật khẩu: trung bình'],
    ['Vuong&Tron24', 'Độ mạnh của mật khẩu: mạnh'],
    ['', ''],
  ] as const) {
    await password.fill(typed)
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

test.describe('where an answer gets lost', () => {
  test.use({ expectedConsoleErrors: ['net::ERR_FAILED'] })

  /** The server does what it is asked, and the browser does not hear of it, once. */
  const loseNextAnswer = (page: Page) =>
    page.route(
      (url) => url.pathname.startsWith('/_serverFn/'),
      async (route) => {
        if (route.request().method() !== 'POST') return route.fallback()
        await route.fetch()
        await route.abort()
        await page.unrouteAll()
      },
    )

  test('[AUTH-07, REG-08] the same registration sent again succeeds', async ({ page }) => {
    const lan = visitor(page, 'vi')
    await loseNextAnswer(page)
    await lan.register(newcomer())
    await expect(lan.dialog.getByRole('alert')).toContainText(lan.say('session_register_failed'))
    await expect(lan.dialog.getByRole('alert')).toContainText(lan.say('failure_upstream_unavailable'))
    await lan.dialog.locator('button[type=submit]').locator('visible=true').click()
    await expect(lan.message).toHaveAccessibleName(lan.say('session_registered_title'))
  })

  test('[FORGOT-02] asking for a reset letter says that the check failed, and keeps the e-mail', async ({ page }) => {
    const lan = visitor(page, 'de')
    const place = await lan.openLogin()
    await place.getByRole('button', { name: lan.say('session_forgot') }).click()
    const forgot = page.getByRole('dialog', { name: lan.say('session_forgot_title') })
    const email = forgot.getByLabel(lan.say('session_email'), { exact: true })
    await email.fill('lan@example.com')
    await loseNextAnswer(page)
    await forgot.getByRole('button', { name: lan.say('session_forgot_verify') }).click()
    await expect(forgot.getByRole('alert')).toContainText(lan.say('session_forgot_failed'))
    await expect(email).toHaveValue('lan@example.com')
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
    await loseNextAnswer(page)
    const send = reset.getByRole('button', { name: lan.say('session_reset_password') })
    await send.click()
    await expect(reset.getByRole('alert').first()).toContainText(lan.say('failure_upstream_unavailable'))
    expect(await page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('reset')))).toEqual([])
    await send.click()
    await expect(lan.message).toHaveAccessibleName(lan.say('session_reset_done_title'))
  })
})

test('[REG-08] the dialog closes two seconds after a registration, and after the next one too', async ({ page }) => {
  const lan = visitor(page, 'vi')
  await lan.register(newcomer())
  const close = async () => {
    await expect(lan.message).toHaveAccessibleName(lan.say('session_registered_title'))
    const startedAt = Date.now()
    await expect(lan.dialog).toBeHidden({ timeout: 4000 })
    return Date.now() - startedAt
  }
  expect(await close()).toBeGreaterThan(1000)
  await page.keyboard.press('Escape')
  await lan.header.getByRole('button', { name: lan.say('session_log_in') }).click()
  const { name, phone, email, password } = newcomer()
  const fields = {
    session_full_name: name,
    session_phone: phone,
    session_email: email,
    session_password: password,
    session_confirm_password: password,
  }
  for (const [label, value] of Object.entries(fields))
    await lan.dialog.getByLabel(lan.say(label), { exact: true }).locator('visible=true').fill(value)
  await lan.dialog.locator('button[type=submit]').locator('visible=true').click()
  await close()
})

test('[RESET-02] the dialog lives five minutes, then the ticket is gone and a warning says why', async ({ page }) => {
  await page.clock.install()
  const lan = visitor(page, 'vi')
  await page.goto('/vi/login#resetPasswordToken=ticket&resetPasswordEmail=lan%40example.com')
  const reset = page.getByRole('dialog', { name: lan.say('session_reset_password') })
  await expect(reset).toBeVisible()
  await page.clock.fastForward(299_000)
  await expect(reset).toBeVisible()
  expect(await page.evaluate(() => localStorage.getItem('resetPasswordToken'))).toBe('ticket')
  await page.clock.fastForward(1500)
  await expect(lan.message).toHaveAccessibleName(lan.say('session_expired_title'))
  await expect(reset).toBeHidden()
  expect(await page.evaluate(() => localStorage.getItem('resetPasswordToken'))).toBeNull()
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
    // Past every listener, as before there was one.
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

test('[ACC-01] pages without scripts lead to the login page, and from there back', async ({ page }) => {
  const lan = visitor(page, 'vi')
  await page.goto('/vi/privacy-policy')
  await expect(lan.header.getByRole('link', { name: lan.say('session_log_in') })).toHaveAttribute(
    'href',
    '/vi/login?redirect=%2Fvi%2Fprivacy-policy',
  )
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
