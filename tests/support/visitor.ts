import { type APIRequestContext, expect, type Locator, type Page } from 'playwright/test'
import { messagesOf } from './sources'

let counter = 0

/** Somebody nobody has met yet. */
export function newcomer() {
  const number = `${Date.now().toString(36)}${process.pid}${counter++}`
  return { name: 'Nguyễn Thị Lan', phone: '090 123 4567', email: `lan.${number}@example.com`, password: 'Vuong&Tron24' }
}
export type Newcomer = ReturnType<typeof newcomer>

/** An address of its own, so that no test uses up another's tries. */
export const anyAddress = () => `203.${process.pid % 250}.${Math.floor(counter / 250)}.${counter++ % 250}`

/** What a visitor of the shop does, in the words of one language. */
export function visitor(page: Page, locale: string, origin = '') {
  const words = messagesOf(locale) as Record<string, string>
  const say = (key: string, values: Record<string, string> = {}) =>
    (words[key] ?? `no ${key}`).replace(/\{(\w+)\}/g, (_, name) => values[name] ?? '')
  const dialog = page.locator('#login-dialog')
  const message = page.getByRole('alertdialog')
  const toasts = page.getByRole('status')
  const header = page.getByRole('banner')

  async function openLogin(path = '') {
    await page.goto(`${origin}/${locale}${path}`)
    await header.getByRole('button', { name: say('session_log_in') }).click()
    await expect(dialog.locator('form').first()).toBeVisible()
    return dialog
  }

  async function fillLogin(place: Locator, { email, password }: { email: string; password: string }) {
    await place.getByLabel(say('session_email'), { exact: true }).locator('visible=true').fill(email)
    await place.getByLabel(say('session_password'), { exact: true }).locator('visible=true').fill(password)
    await place.locator('button[type=submit]').locator('visible=true').click()
  }

  async function logIn(person: { email: string; password: string }, path = '') {
    await fillLogin(await openLogin(path), person)
    await expect(accountButton()).toBeVisible()
  }

  const accountButton = () => header.getByRole('button', { name: say('session_accounts') })

  async function register({ name, phone, email, password }: Newcomer) {
    const place = await openLogin()
    await place.getByText(say('session_sign_up'), { exact: true }).click()
    await place.getByLabel(say('session_full_name')).fill(name)
    await place.getByLabel(say('session_phone')).fill(phone)
    await place.getByLabel(say('session_email'), { exact: true }).locator('visible=true').fill(email)
    await place.getByLabel(say('session_password'), { exact: true }).locator('visible=true').fill(password)
    await place.getByLabel(say('session_confirm_password')).fill(password)
    await place.locator('button[type=submit]').locator('visible=true').click()
  }

  async function logOut() {
    await accountButton().click()
    await page
      .getByRole('button', { name: say('session_log_out') })
      .locator('visible=true')
      .click()
  }

  return { say, dialog, message, toasts, header, openLogin, fillLogin, logIn, register, logOut, accountButton }
}

/** The newest letter to somebody, as it lies in the local mailbox. */
export async function letterTo(request: APIRequestContext, email: string, { after = 0, origin = '' } = {}) {
  let letter: { link: string; code?: string; text: string } | undefined
  await expect(async () => {
    const box = await (await request.get(`${origin}/dev/mail`)).text()
    const letters = box.split('<article>').filter((part) => part.includes(`<p>${email},`))
    expect(letters.length).toBeGreaterThan(after)
    const text = letters[0] ?? ''
    const link = /href="(http[^"]*#[^"]*)"/.exec(text)?.[1]?.replaceAll('&amp;', '&') ?? ''
    letter = { link, code: /\b(\d{6})\b/.exec(text.slice(text.indexOf('<pre>')))?.[1], text }
  }).toPass({ timeout: 15_000 })
  if (!letter) throw new Error(`No letter to ${email}`)
  return letter
}

/** An account that is ready, made through the API as another client would. */
export async function accountOf(request: APIRequestContext, person = newcomer(), headers: Record<string, string> = {}) {
  const device = { browser: 'Firefox', os: 'Windows', type: 'desktop' }
  const post = (path: string, data: object) =>
    request.post(path, { data: { meta: { language: 'vi', traceID: '' }, data }, headers })
  const { name, phone, email, password } = person
  const registered = await post('/api/auth/register', {
    displayName: name,
    phoneNumber: phone.replaceAll(' ', ''),
    email,
    password,
    deviceInfo: device,
    websiteAccessIp: '',
  })
  expect(registered.status()).toBe(200)
  const { link } = await letterTo(request, email)
  const token = new URLSearchParams(new URL(link).hash.slice(1)).get('token')
  expect((await post('/api/auth/activate', { token })).status()).toBe(200)
  return person
}
