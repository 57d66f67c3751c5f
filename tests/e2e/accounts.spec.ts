import { stopClock } from '#tests/support/clock'
import { expect, test } from '#tests/support/deployments'
import { accountOf, deploymentsIn, letterTo, newcomer, visitor } from '#tests/support/visitor'

for (const { deployment, locale } of deploymentsIn('de')) {
  test.describe(`${deployment}, in ${locale}`, () => {
    test.use({ deployment })

    test('[REG-01, REG-08, LOGIN-03, LOGIN-05, ACC-02, ACC-03, ROLE-01] from nothing to an account and out again', async ({
      page,
      api,
      context,
    }) => {
      const person = newcomer()
      const lan = visitor(page, locale)
      await lan.register(person)
      await expect(lan.message).toHaveAccessibleName(lan.say('session_registered_title'))
      await expect(lan.message).toContainText(person.email)
      await expect(lan.dialog).toBeHidden({ timeout: 4000 })
      await expect(lan.message).toBeVisible()

      const { link } = await letterTo(api, person.email)
      expect(link).toContain(`/${locale}/activate#`)
      await page.goto(link)
      await expect(page.getByRole('heading', { name: lan.say('session_activated_title') })).toBeVisible()
      expect(new URL(page.url()).hash).toBe('')

      await lan.logIn(person)
      await expect(lan.dialog).toBeHidden()
      await expect(lan.toasts).toContainText(lan.say('session_signed_in'))
      expect((await context.cookies()).map(({ name }) => name)).toEqual(expect.arrayContaining(['token', 'renewal']))
      await lan.accountButton().click()
      await expect(page.getByRole('link', { name: lan.say('session_profile') })).toHaveAttribute(
        'href',
        `/${locale}/profile`,
      )
      await page.keyboard.press('Escape')
      // Renewed during rendering, and by the page's clock.
      await context.clearCookies({ name: 'token' })
      await lan.openProfile()
      await expect(page.getByLabel(lan.say('session_full_name'))).toHaveValue(person.name)
      expect((await context.cookies()).map(({ name }) => name)).toContain('token')

      const renewal = (await context.cookies()).find(({ name }) => name === 'renewal')?.value
      await lan.logOut()
      await expect(lan.header.getByRole('button', { name: lan.say('session_log_in') })).toBeVisible()
      const replay = await api.post('/api/auth/refresh', {
        data: { meta: { language: locale, traceID: '' }, data: { websiteAccessIp: '', deviceInfo: {} } },
        headers: { cookie: `renewal=${renewal}` },
      })
      expect(replay.status()).toBe(401)
      expect((await context.cookies()).map(({ name }) => name)).not.toContain('token')
      expect((await context.cookies()).map(({ name }) => name)).not.toContain('renewal')
    })
  })
}

test.describe('far, in de', () => {
  test.use({ deployment: 'far' })
  const locale = 'de'

  test('[ROUTE-19] where links open elsewhere, the code of the letter is typed in', async ({ page, api }) => {
    const person = newcomer()
    const lan = visitor(page, locale)
    await lan.register(person)
    await lan.message.getByRole('button', { name: lan.say('session_enter_code') }).click()
    await expect(page).toHaveURL(`/${locale}/activate`)
    await expect(page.getByLabel(lan.say('session_email'), { exact: true }).locator('visible=true')).toHaveValue(
      person.email,
    )
    const { code = '' } = await letterTo(api, person.email)
    const box = page.getByLabel(lan.say('session_code'))
    const send = page.getByRole('main').getByRole('button', { name: lan.say('session_activate'), exact: true })
    await box.fill(code === '000000' ? '111111' : '000000')
    await send.click()
    await expect(page.getByRole('main').getByRole('alert')).toContainText(lan.say('failure_code_wrong'))
    await expect(box).toHaveValue(/\d{6}/)
    await box.fill(`${code.slice(0, 3)} ${code.slice(3)}`)
    await send.click()
    await expect(page.getByRole('heading', { name: lan.say('session_activated_title') })).toBeVisible()
  })

  test('[LOGIN-04, FORGOT-01, FORGOT-02, RESET-01, RESET-03, RESET-05] a forgotten password is replaced by mail', async ({
    page,
    api,
    browser,
  }) => {
    const person = await accountOf(api)
    const elsewhere = await browser.newPage()
    await visitor(elsewhere, locale).logIn(person)

    const lan = visitor(page, locale)
    const place = await lan.openLogin()
    await expect(place.getByText(lan.say('session_reset_password'), { exact: true })).toHaveCount(0)
    await place.getByRole('button', { name: lan.say('session_forgot') }).click()
    const forgot = page.getByRole('dialog', { name: lan.say('session_forgot_title') })
    await forgot.getByLabel(lan.say('session_email'), { exact: true }).fill('lan@nowhere')
    await forgot.getByRole('button', { name: lan.say('session_forgot_verify') }).click()
    await expect(forgot).toContainText(lan.say('session_invalid_email'))
    await forgot.getByLabel(lan.say('session_email'), { exact: true }).fill(person.email)
    await stopClock(page)
    await forgot.getByRole('button', { name: lan.say('session_forgot_verify') }).click()
    await expect(lan.message).toHaveAccessibleName(lan.say('session_forgot_sent_title'))
    await page.clock.runFor(1999)
    await expect(forgot).toBeVisible()
    await page.clock.runFor(1)
    await expect(forgot).toBeHidden()
    await page.clock.resume()
    await expect(lan.dialog).toBeHidden()

    const { link } = await letterTo(api, person.email, { after: 1 })
    expect(link).toContain(`/${locale}/login?state=reset#`)
    await page.goto(link)
    const reset = page.getByRole('dialog', { name: lan.say('session_reset_password') })
    await expect(reset).toBeVisible()
    expect(new URL(page.url()).hash).toBe('')
    // Cancelled: the action waits on the form while the ticket is stored.
    await reset.getByRole('button', { name: lan.say('session_cancel') }).click()
    await page
      .getByRole('main')
      .getByRole('button', { name: lan.say('session_reset_password') })
      .click()
    const fill = async (password: string, again: string) => {
      await reset.getByLabel(lan.say('session_new_password'), { exact: true }).fill(password)
      await reset.getByLabel(lan.say('session_confirm_password'), { exact: true }).fill(again)
      await reset.getByRole('button', { name: lan.say('session_reset_password') }).click()
    }
    await fill('12345', '12345')
    await expect(reset).toContainText(lan.say('session_password_min_reset'))
    await fill('Tron&Vuong25', 'Tron&Vuong26')
    await expect(reset).toContainText(lan.say('session_passwords_differ'))
    await fill('Tron&Vuong25', 'Tron&Vuong25')
    await expect(lan.message).toHaveAccessibleName(lan.say('session_reset_done_title'))
    await expect(reset).toBeHidden()
    expect(await page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('reset')))).toEqual([])

    await elsewhere.goto(`/${locale}/profile`)
    await expect(elsewhere).toHaveURL(`/${locale}/login?redirect=%2F${locale}%2Fprofile`)
    await elsewhere.close()
    await lan.logIn({ ...person, password: 'Tron&Vuong25' })
  })
})

test.describe('here, in vi', () => {
  test.use({ deployment: 'here' })
  const locale = 'vi'

  test('[LOGIN-07, RESEND-01, RESEND-02] before activation a login offers the letter again, once in five minutes', async ({
    page,
    api,
  }) => {
    const person = newcomer()
    const lan = visitor(page, locale)
    await lan.register(person)
    await expect(lan.message).toBeVisible()
    await letterTo(api, person.email)
    await lan.fillLogin(await lan.openLogin(), person)
    await expect(lan.dialog.getByRole('alert')).toContainText(lan.say('failure_account_not_activated'))
    const toast = page.getByText(lan.say('session_not_activated'), { exact: true })
    await expect(toast).toBeVisible()
    await page.getByRole('button', { name: lan.say('session_activate'), exact: true }).click()
    await expect(lan.message).toHaveAccessibleName(lan.say('session_resent_title'))
    await letterTo(api, person.email, { after: 1 })
    const lastResend = await page.evaluate(() => Number(localStorage.getItem('lastResendTime')))
    expect(Math.abs(Date.now() - lastResend)).toBeLessThan(60_000)
    await page.keyboard.press('Escape')
    await lan.dialog.locator('button[type=submit]').locator('visible=true').click()
    const again = page.getByRole('button', { name: lan.say('session_activate'), exact: true })
    await expect(lan.dialog.locator('button[type=submit]').locator('visible=true')).not.toHaveAttribute('aria-busy')
    let calls = 0
    page.on('request', (asked) => {
      if (asked.method() === 'POST') calls += 1
    })
    await again.click()
    await expect(lan.message).toContainText(lan.say('session_resend_wait', { minutes: '5' }))
    expect(calls).toBe(0)
  })

  test('[LOGIN-04, RESET-05] the letter’s link works for somebody who is signed in, and its token leaves the address', async ({
    page,
    api,
  }) => {
    const person = await accountOf(api)
    const lan = visitor(page, locale)
    await lan.logIn(person)
    const meta = { language: locale, traceID: '' }
    await api.post('/api/auth/fogot-password', { data: { meta, data: { email: person.email } } })
    const { link } = await letterTo(api, person.email, { after: 1 })
    await page.goto(link)
    const reset = page.getByRole('dialog', { name: lan.say('session_reset_password') })
    await expect(reset).toBeVisible()
    expect(page.url()).not.toContain('Token')
    await reset.getByLabel(lan.say('session_new_password'), { exact: true }).fill('Tron&Vuong25')
    await reset.getByLabel(lan.say('session_confirm_password'), { exact: true }).fill('Tron&Vuong25')
    await reset.getByRole('button', { name: lan.say('session_reset_password') }).click()
    await expect(lan.message).toHaveAccessibleName(lan.say('session_reset_done_title'))
    await expect(lan.header.getByRole('button', { name: lan.say('session_log_in') })).toBeVisible()
    await lan.logIn({ ...person, password: 'Tron&Vuong25' })
  })
})
