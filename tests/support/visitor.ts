import { type APIRequestContext, expect, type Locator, type Page, type Request } from 'playwright/test'
import { messagesOf } from './sources'

let counter = 0

/** A new person without an account. */
export function newcomer() {
  const number = `${Date.now().toString(36)}${process.pid}${counter++}`
  return { name: 'Nguyễn Thị Lan', phone: '090 123 4567', email: `lan.${number}@example.com`, password: 'Vuong&Tron24' }
}
export type Newcomer = ReturnType<typeof newcomer>

/** A new client address, as tries are limited per address. */
export const anyAddress = () => `203.${process.pid % 250}.${Math.floor(counter / 250)}.${counter++ % 250}`

/** Deployment of a journey: the app itself, or an instance that calls it over HTTP. */
export type Deployment = 'here' | 'far'

/** Both deployments, each in one language: Vietnamese here, the other one far away, with tags of their journeys. */
export const deploymentsIn = (other: string, tag: '@slow'[] = []) => [
  { deployment: 'here' as const, locale: 'vi', tag: [] },
  { deployment: 'far' as const, locale: other, tag },
]

/** Records forms and server function calls that scripts send. */
export function posts(page: Page) {
  const calls: string[] = []
  page.on('request', (request) => {
    if (isSentByScript(request)) calls.push(request.url())
  })
  return calls
}

/** True if a page's script sent it as a form or server function call; false for measurements and consents. */
export const isSentByScript = (request: Request) =>
  request.method() === 'POST' &&
  request.resourceType() === 'fetch' &&
  !new URL(request.url()).pathname.startsWith('/api/')

export const hydrated = (page: Page) => expect(page.locator('html')).toHaveAttribute('data-hydrated', '')

/** Actions of a visitor, in the words of one language. */
export function visitor(page: Page, locale: string, origin = '') {
  const words = messagesOf(locale) as Record<string, string>
  const say = (key: string, values: Record<string, string> = {}) =>
    (words[key] ?? `no ${key}`).replace(/\{(\w+)\}/g, (_, name) => values[name] ?? '')
  const dialog = page.locator('#login-dialog')
  const message = page.getByRole('alertdialog')
  const toasts = page.getByRole('status')
  const header = page.getByRole('banner')

  /** By default on a short page: the home page takes 1.4 times the processor time. */
  async function openLogin(path = '/newsletter') {
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
    // A fresh instance is slow at its first login.
    await expect(accountButton()).toBeVisible({ timeout: 30_000 })
  }

  /** Signs in by a form without script, for journeys that begin with a session. */
  async function signIn({ email, password }: { email: string; password: string }) {
    const form = { intent: 'login', email, password }
    const headers = { 'sec-fetch-site': 'same-origin' }
    const answer = await page.request.post(`${origin}/${locale}/login`, { form, headers, maxRedirects: 0 })
    expect(answer.status()).toBe(303)
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

  /** Retried, because a slow host may take longer than the page waits. */
  async function openProfile() {
    await expect(async () => {
      await page.goto(`${origin}/${locale}/profile`)
      await expect(page.getByRole('region', { name: say('account_details') })).toBeVisible({ timeout: 3000 })
    }).toPass({ timeout: 30_000 })
    await hydrated(page)
  }

  async function logOut() {
    await accountButton().click()
    await page
      .getByRole('button', { name: say('session_log_out') })
      .locator('visible=true')
      .click()
  }

  return {
    say,
    dialog,
    message,
    toasts,
    header,
    openLogin,
    fillLogin,
    logIn,
    signIn,
    openProfile,
    register,
    logOut,
    accountButton,
  }
}

/** A person's newest letter from the local mailbox; its link without the host. */
export async function letterTo(api: APIRequestContext, email: string, { after = 0, naming = '' } = {}) {
  let letter: { link: string; code?: string; text: string } | undefined
  await expect(async () => {
    const box = await (await api.get('/dev/mail')).text()
    const letters = box.split('<article>').filter((part) => part.includes(`<p>${email},`) && part.includes(naming))
    expect(letters.length).toBeGreaterThan(after)
    const text = letters[0] ?? ''
    const link = /href="http:\/\/[^/]+(\/[^"]*#[^"]*)"/.exec(text)?.[1]?.replaceAll('&amp;', '&') ?? ''
    letter = { link, code: /\b(\d{6})\b/.exec(text.slice(text.indexOf('<pre>')))?.[1], text }
  }).toPass({ timeout: 15_000 })
  if (!letter) throw new Error(`No letter to ${email}`)
  return letter
}

const device = { browser: 'Firefox', os: 'Windows', type: 'desktop' }

const call = (api: APIRequestContext, path: string, data: object) =>
  api.post(path, { data: { meta: { language: 'vi', traceID: '' }, data } })

/** Creates an activated account through the API. */
export async function accountOf(api: APIRequestContext, person = newcomer()) {
  const { name, phone, email, password } = person
  const registered = await call(api, '/api/auth/register', {
    displayName: name,
    phoneNumber: phone.replaceAll(' ', ''),
    email,
    password,
    deviceInfo: device,
    websiteAccessIp: '',
  })
  expect(registered.status()).toBe(200)
  const { link } = await letterTo(api, email)
  const token = new URLSearchParams(link.slice(link.indexOf('#') + 1)).get('token')
  expect((await call(api, '/api/auth/activate', { token })).status()).toBe(200)
  return person
}

/** Logs in through the API and returns the token. */
export async function tokenOf(api: APIRequestContext, { email, password }: Newcomer): Promise<string> {
  const answer = await call(api, '/api/auth/login', { email, password, DeviceInfo: device, websiteAccessIp: '' })
  const { data } = (await answer.json()) as { data: { access_token: string } }
  return data.access_token
}
