import { readFile } from 'node:fs/promises'
import { axeFindings } from '#tests/support/axe'
import { expect, test } from '#tests/support/deployments'
import { accountOf, anyAddress, deploymentsIn, hydrated, letterTo, tokenOf, visitor } from '#tests/support/visitor'

for (const { deployment, locale, tag } of deploymentsIn('ja', ['@slow'])) {
  test.describe(`${deployment}, in ${locale}`, { tag }, () => {
    test.use({ deployment })

    test('[PROFILE-01] name, phone and password change', async ({ page, api }) => {
      const person = await accountOf(api)
      const lan = visitor(page, locale)
      await lan.signIn(person)
      await lan.openProfile()
      const section = (name: string) => page.getByRole('region', { name: lan.say(name) })
      const details = section('account_details')
      await expect(details.getByLabel(lan.say('session_full_name'))).toHaveValue(person.name)
      await expect(details.getByLabel(lan.say('session_phone'))).toHaveValue('0901234567')
      await details.getByLabel(lan.say('session_full_name')).fill('  Trần Thị Lan  ')
      await details.getByLabel(lan.say('session_phone')).fill('12')
      await details.getByRole('button', { name: lan.say('account_save') }).click()
      await expect(details.getByLabel(lan.say('session_phone'))).toHaveAccessibleDescription(
        lan.say('session_enter_phone'),
      )
      // Each form focuses its own first invalid field.
      await section('account_password')
        .getByRole('button', { name: lan.say('account_password') })
        .click()
      await expect(
        section('account_password').getByLabel(lan.say('account_current_password'), { exact: true }),
      ).toBeFocused()
      await details.getByLabel(lan.say('session_phone')).fill('098 765 4321')
      await details.getByRole('button', { name: lan.say('account_save') }).click()
      await expect(lan.toasts).toContainText(lan.say('account_saved'))
      await lan.openProfile()
      await expect(details.getByLabel(lan.say('session_full_name'))).toHaveValue('Trần Thị Lan')
      await expect(details.getByLabel(lan.say('session_phone'))).toHaveValue('0987654321')

      await hydrated(page)
      const password = section('account_password')
      const box = (name: string) => password.getByLabel(lan.say(name), { exact: true })
      const change = async (current: string) => {
        await box('account_current_password').fill(current)
        await box('session_new_password').fill('Tron&Vuong25')
        await box('session_confirm_password').fill('Tron&Vuong25')
        await password.getByRole('button', { name: lan.say('account_password') }).click()
      }
      await change('not this one')
      await expect(password.getByRole('alert')).toHaveText(lan.say('failure_password_wrong'))
      await expect(box('session_new_password')).toHaveValue('Tron&Vuong25')
      await change(person.password)
      await expect(lan.toasts).toContainText(lan.say('session_reset_done_title'))
      await expect(box('account_current_password')).toHaveValue('')
    })
  })
}

test.describe('here, in vi', () => {
  test.use({ deployment: 'here' })
  const locale = 'vi'

  test('[PROFILE-01] another device is signed out from here, and asked to log in at its next step', async ({
    page,
    api,
    browser,
  }) => {
    const person = await accountOf(api)
    const other = await browser.newContext({ extraHTTPHeaders: { 'x-forwarded-for': anyAddress() } })
    const elsewhere = await other.newPage()
    const lan = visitor(page, locale)
    await visitor(elsewhere, locale).signIn(person)
    await lan.signIn(person)
    await lan.openProfile()
    const devices = page.getByRole('region', { name: lan.say('account_devices') }).getByRole('listitem')
    await expect(devices).toHaveCount(2)
    await expect(devices.filter({ hasText: lan.say('account_this_device') })).toHaveCount(1)
    await hydrated(page)
    await devices.getByRole('button').click()
    await expect(devices).toHaveCount(1)
    await expect(devices).toContainText(lan.say('account_this_device'))
    await elsewhere.goto(`/${locale}/profile`)
    await expect(elsewhere).toHaveURL(`/${locale}/login?redirect=%2F${locale}%2Fprofile`)
    await other.close()
  })
})

test.describe('far, in ja', () => {
  test.use({ deployment: 'far' })
  const locale = 'ja'

  test('[PROFILE-01] my data comes as a file, with nothing of the password in it', async ({ page, api }) => {
    const person = await accountOf(api)
    const lan = visitor(page, locale)
    await lan.signIn(person)
    await lan.openProfile()
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: lan.say('account_download') }).click(),
    ])
    expect(file.suggestedFilename()).toBe('vuong-tron-data.json')
    const text = await readFile(await file.path(), 'utf8')
    expect(JSON.parse(text)).toMatchObject({ profile: { email: person.email, displayName: person.name } })
    expect(text).not.toContain(person.password)
    expect(text).not.toMatch(/hash|token/i)
  })

  test('[PROFILE-01] deleting asks for the e-mail, leaves seven days, and can be taken back', async ({ page, api }) => {
    const person = await accountOf(api)
    const lan = visitor(page, locale)
    await lan.signIn(person)
    await lan.openProfile()
    const erase = page.getByRole('region', { name: lan.say('account_erase') })
    const confirmation = erase.getByRole('textbox')
    await confirmation.fill('somebody@example.com')
    await erase.getByRole('button', { name: lan.say('account_erase') }).click()
    await expect(erase.getByRole('alert')).toHaveText(lan.say('failure_confirmation_wrong'))
    await confirmation.fill(person.email.toUpperCase())
    await erase.getByRole('button', { name: lan.say('account_erase') }).click()
    const notice = page.getByRole('main').getByRole('status')
    const at = new Date(String(await notice.locator('time').getAttribute('datetime')))
    expect(Math.round((at.getTime() - Date.now()) / 86_400_000)).toBe(7)
    const day = new Intl.DateTimeFormat('ja-JP', {
      dateStyle: 'long',
      timeZone: 'Asia/Ho_Chi_Minh',
    })
    await expect(notice).toContainText(lan.say('account_erased_at', { date: day.format(at) }))
    await expect(erase).toHaveCount(0)
    await letterTo(api, person.email, { after: 1 })
    await notice.getByRole('button', { name: lan.say('account_keep') }).click()
    await expect(page.getByText(lan.say('account_kept'), { exact: true })).toBeVisible()
    await expect(notice).toHaveCount(0)
    await expect(erase).toBeVisible()
  })
})

test('[PROFILE-01] axe finds nothing on the account page', async ({ page, api, context, baseURL }) => {
  const token = await tokenOf(api, await accountOf(api))
  await context.addCookies([{ name: 'token', value: token, url: String(baseURL) }])
  for (const [locale, width] of [
    ['vi', 390],
    ['vi', 1440],
    ['en', 1440],
    ['de', 390],
    ['ja', 390],
  ] as const) {
    await page.setViewportSize({ width, height: 900 })
    await page.goto(`/${locale}/profile`)
    await hydrated(page)
    expect([locale, ...(await axeFindings(page))]).toEqual([locale])
  }
})

test('[PROFILE-01] names from a list of naughty strings come back as they are, or are refused in words', {
  tag: '@slow',
}, async ({ page, api }) => {
  const person = await accountOf(api)
  const lan = visitor(page, 'vi')
  await lan.signIn(person)
  await lan.openProfile()
  const naughty = [
    `'; DROP TABLE accounts; --`,
    '<script>alert(1)</script>',
    '"><img src=x onerror=alert(1)>',
    '{{7*7}}',
    'Ｌａｎ 👩‍👩‍👧 ‮ Zalgo̷̢',
    'null',
    '<!--',
  ]
  for (const name of naughty) {
    const box = page.getByLabel(lan.say('session_full_name'))
    await box.fill(name)
    await page.getByRole('button', { name: lan.say('account_save') }).click()
    await expect(lan.toasts).toContainText(lan.say('account_saved'))
    await lan.openProfile()
    await expect(box).toHaveValue(name)
  }
})
