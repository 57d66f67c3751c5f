import { describe, expect, test } from 'vitest'
import type { Locale } from '#app/features/languages/languages'
import { m } from '#app/paraglide/messages.js'
import {
  customer,
  lettersTo,
  letterTo,
  login,
  newPerson,
  type Person,
  sessionOf,
  signedIn,
} from '#tests/support/accounts'
import { get } from '#tests/support/front-door'

const OURS = { origin: 'http://localhost', 'sec-fetch-site': 'same-origin' }

/** A form as a browser without script sends it. */
const send = (path: string, fields: Record<string, string>, headers: Record<string, string> = {}) =>
  get(path, { method: 'POST', body: new URLSearchParams(fields), headers: { ...OURS, ...headers } })

const at = (person: Person) => ({ 'x-forwarded-for': person.address })

/** Text and field values of a page. */
async function shown(answer: Response) {
  const html = await answer.text()
  return { status: answer.status, html, text: html.replace(/<[^>]+>/g, ' ').replaceAll('&#x27;', "'") }
}

/** Follows the redirect of an accepted form to a page that can be reloaded safely. */
async function ledTo(answer: Response, headers: Record<string, string> = {}) {
  const location = answer.headers.get('location') ?? ''
  expect([answer.status, await answer.text()]).toEqual([303, ''])
  return { location, ...(await shown(await get(location, { headers }))) }
}

/** Names of the fields marked as invalid. */
const wrongBoxes = (html: string) =>
  [...html.matchAll(/<input[^>]*>/g)]
    .filter(([box]) => box.includes('aria-invalid="true"'))
    .map(([box]) => /name="(\w+)"/.exec(box)?.[1])

const FOCUSED_ALERT = /<div[^>]*role="alert"[^>]*autofocus/

const registration = (person: Person) => ({
  intent: 'register',
  displayName: 'Trần Thị Lan',
  phoneNumber: '090 123 4567',
  email: person.email,
  password: person.password,
  confirmPassword: person.password,
})

describe.each<Locale>(['vi', 'ja'])('[LOGIN-03] without a script, in %s', (locale) => {
  test('logging in leads to where the visitor was going, with a session', async () => {
    const person = await customer()
    const wanted = `/${locale}/wooden-furniture`
    const path = `/${locale}/login?redirect=${encodeURIComponent(wanted)}`
    const answer = await send(
      path,
      { intent: 'login', email: ` ${person.email} `, password: person.password, remember: 'on' },
      at(person),
    )
    expect([answer.status, answer.headers.get('location')]).toEqual([303, wanted])
    const cookies = answer.headers.getSetCookie().join('; ')
    expect(cookies).toMatch(/token=[^;]+/)
    expect(cookies).toMatch(/renewal=[^;]+/)
    expect(cookies).toContain('remembered=1')
  })

  test('a wrong password is said; the e-mail stands there again, the password nowhere', async () => {
    const person = await customer()
    const sent = { intent: 'login', email: person.email, password: 'hush hush hush' }
    const { status, html, text } = await shown(await send(`/${locale}/login`, sent, at(person)))
    expect(status).toBe(401)
    expect(text).toContain(m.failure_wrong_credentials({}, { locale }))
    expect(html).toContain(`value="${person.email}"`)
    expect(html).not.toContain('hush hush')
    expect(html).toMatch(FOCUSED_ALERT)
  })

  test('[LOGIN-11] what nobody could log in with is said once, and both boxes are marked', async () => {
    const { status, html } = await shown(
      await send(`/${locale}/login`, { intent: 'login', email: 'lan', password: '' }),
    )
    expect(status).toBe(422)
    expect(html.split(`>${m.session_check_login({}, { locale })}<`)).toHaveLength(2)
    expect(wrongBoxes(html)).toEqual(['email', 'password'])
    expect(html).toMatch(FOCUSED_ALERT)
  })

  test('[REG-01, ROUTE-19] registering and activating by the letter’s code', async () => {
    const person = newPerson()
    const path = `/${locale}/login?redirect=%2F${locale}%2Fwooden-furniture`
    const registered = await ledTo(await send(path, registration(person), at(person)))
    expect(registered.location).toBe(`${path}&state=registered`)
    expect(registered.text).toContain(m.session_registered_title({}, { locale }))
    const { code } = await letterTo(person.email)
    // Reloading sends nothing: the sent letter stays valid.
    expect((await get(registered.location)).status).toBe(200)
    expect(await lettersTo(person.email)).toHaveLength(1)
    const wrong = code === '000000' ? '111111' : '000000'
    const refused = await shown(
      await send(`/${locale}/activate`, { intent: 'code', email: person.email, code: wrong }, at(person)),
    )
    expect(refused.text).toContain(m.failure_code_wrong({}, { locale }))
    expect(refused.html).toContain(`value="${wrong}"`)
    const values = { intent: 'code', email: person.email, code: `${code.slice(0, 3)} ${code.slice(3)}` }
    const activated = await ledTo(await send(`/${locale}/activate`, values, at(person)))
    expect(activated.location).toBe(`/${locale}/activate?state=activated`)
    expect(activated.text).toContain(m.session_activated_title({}, { locale }))
    expect((await login(person)).status).toBe(200)
  })

  test('[REG-02, REG-06, REG-09] what is wrong with a registration is said field by field, and what was typed stays', async () => {
    const person = await customer()
    const sent = { ...registration(person), phoneNumber: '12', confirmPassword: 'another one' }
    const { status, html, text } = await shown(await send(`/${locale}/login`, sent, at(person)))
    expect(status).toBe(422)
    for (const words of [m.session_enter_phone, m.session_passwords_differ])
      expect(text).toContain(words({}, { locale }))
    expect(text).not.toContain(m.session_enter_name({}, { locale }))
    for (const values of ['Trần Thị Lan', '12', person.email]) expect(html).toContain(`value="${values}"`)
    for (const secret of [person.password, 'another one']) expect(html).not.toContain(secret)
    expect(wrongBoxes(html)).toEqual(['phoneNumber', 'confirmPassword'])
    expect(html).toMatch(FOCUSED_ALERT)
    const taken = await shown(await send(`/${locale}/login`, registration(person), at(person)))
    expect(taken.status).toBe(409)
    expect(taken.text).toContain(m.session_email_in_use({}, { locale }))
  })

  test('[PROFILE-01] name, password and deletion of an account', async () => {
    const { person, renewal } = await signedIn()
    const headers = { ...at(person), cookie: `renewal=${renewal}` }
    const page = (fields: Record<string, string>) => send(`/${locale}/profile?state=ended`, fields, headers).then(shown)
    const done = async (fields: Record<string, string>) =>
      ledTo(await send(`/${locale}/profile`, fields, headers), headers)
    const saved = await done({ intent: 'details', displayName: '  Lan  ', phoneNumber: '098.765.4321' })
    expect(saved.location).toBe(`/${locale}/profile?state=saved`)
    expect(saved.text).toContain(m.account_saved({}, { locale }))
    expect(saved.html).toContain('value="0987654321"')
    const refused = await page({ intent: 'details', displayName: 'Lan', phoneNumber: '12' })
    expect(refused.text).toContain(m.session_enter_phone({}, { locale }))
    expect(refused.html).toContain('value="12"')
    expect(wrongBoxes(refused.html)).toEqual(['phoneNumber'])
    expect(refused.html).toMatch(FOCUSED_ALERT)
    // An earlier form's outcome is not shown for this one.
    expect(refused.text).not.toContain(m.account_device_ended({}, { locale }))
    const passwords = { intent: 'password', newPassword: 'Tron&Vuong25', confirmPassword: 'Tron&Vuong25' }
    const wrong = await page({ ...passwords, currentPassword: 'not this one' })
    expect(wrong.text).toContain(m.failure_password_wrong({}, { locale }))
    for (const secret of ['not this one', 'Tron&amp;Vuong25', 'Tron&Vuong25']) expect(wrong.html).not.toContain(secret)
    const changed = await done({ ...passwords, currentPassword: person.password })
    expect(changed.text).toContain(m.session_reset_done_title({}, { locale }))
    const kept = await page({ intent: 'erase', confirmation: 'somebody@example.com' })
    expect(kept.text).toContain(m.failure_confirmation_wrong({}, { locale }))
    expect(kept.html).toContain('value="somebody@example.com"')
    const erased = await done({ intent: 'erase', confirmation: person.email })
    expect(erased.location).toBe(`/${locale}/profile`)
    expect(erased.text).toContain(m.account_keep({}, { locale }))
    const takenBack = await done({ intent: 'keep' })
    expect(takenBack.text).toContain(m.account_kept({}, { locale }))
    expect(takenBack.text).not.toContain(m.account_keep({}, { locale }))
  })

  test('[PROFILE-01] ending another device', async () => {
    const { person, renewal } = await signedIn()
    const headers = { ...at(person), cookie: `renewal=${renewal}` }
    const other = await sessionOf(await login(person))
    const { html } = await shown(await get(`/${locale}/profile`, { headers }))
    const [deviceId = '', more] = [...html.matchAll(/name="deviceId" value="([^"]+)"/g)].map(([, id]) => id)
    expect(more).toBeUndefined()
    const refused = await shown(await send(`/${locale}/profile`, { intent: 'end-device', deviceId: '' }, headers))
    expect(refused.status).toBe(422)
    expect(refused.text).toContain(m.account_not_revoked({}, { locale }))
    const ended = await ledTo(await send(`/${locale}/profile`, { intent: 'end-device', deviceId }, headers), headers)
    expect(ended.text).toContain(m.account_device_ended({}, { locale }))
    expect(ended.html).not.toContain('name="deviceId"')
    const asked = await get('/api/profile', { headers: { authorization: `Bearer ${other.token}` } })
    expect(asked.status).toBe(401)
  })
})

test('[API-05] a form that comes too often is told how long to wait', async () => {
  const person = await customer()
  const answers = []
  for (let tries = 0; tries < 6; tries++) answers.push(await send('/vi/login', registration(person), at(person)))
  const [last, before] = answers.reverse()
  expect([before?.status, before?.headers.get('retry-after')]).toEqual([409, null])
  expect(last?.status).toBe(429)
  expect(Number(last?.headers.get('retry-after'))).toBeGreaterThan(0)
})

test('[LOGIN-04] the link of a reset letter is not for strangers alone; the login page without it is', async () => {
  const { person, renewal } = await signedIn()
  const headers = { ...at(person), cookie: `renewal=${renewal}` }
  expect((await get('/vi/login?state=reset', { headers })).status).toBe(200)
  expect((await get('/vi/login', { headers })).headers.get('location')).toBe('/vi/profile')
})

test('[ROUTE-04] no form leads to another site', async () => {
  const person = await customer()
  const path = `/vi/login?redirect=${encodeURIComponent('//evil.example')}`
  const answer = await send(path, { intent: 'login', email: person.email, password: person.password }, at(person))
  expect([answer.status, answer.headers.get('location')]).toEqual([303, '/vi/profile'])
})

test('[LOGIN-10] a box that is not ticked means a session that ends with the browser', async () => {
  const person = await customer()
  const answer = await send(
    '/vi/login',
    { intent: 'login', email: person.email, password: person.password },
    at(person),
  )
  expect(answer.headers.getSetCookie().find((line) => line.startsWith('renewal='))).not.toMatch(/max-age|expires/i)
})

test('[ROUTE-04] the account page’s form of somebody who is signed out leads to the login page', async () => {
  const answer = await send('/de/profile', { intent: 'details', displayName: 'Lan', phoneNumber: '' })
  expect([answer.status, answer.headers.get('location')]).toEqual([303, '/de/login?redirect=%2Fde%2Fprofile'])
})

describe.each([
  ['of another site', { 'sec-fetch-site': 'cross-site' }, {}, 403],
  ['of a neighbouring site', { 'sec-fetch-site': 'same-site' }, {}, 403],
  ['of another origin', { origin: 'https://evil.example' }, {}, 403],
  ['sent as text', { 'content-type': 'text/plain' }, {}, 415],
  ['sent as JSON', { 'content-type': 'application/json' }, {}, 415],
  ['of 64 KB and more', {}, { padding: 'x'.repeat(70_000) }, 413],
])('a form %s', (_, headers, padding, status) => {
  async function refused(path: string, person: Person, fields: Record<string, string>, cookie = '') {
    const sent = { ...at(person), cookie, ...headers } as Record<string, string>
    const answer = await send(path, { ...fields, ...padding } as Record<string, string>, sent)
    expect(answer.status).toBe(status)
    expect(answer.headers.getSetCookie()).toEqual([])
    expect(await answer.text()).toContain('<html lang="de"')
  }

  test('[LOGIN-03] signs nobody in and is refused in words', async () => {
    const person = await customer()
    await refused('/de/login', person, { intent: 'login', email: person.email, password: person.password })
  })

  test('[ROUTE-19] activates nothing', async () => {
    const person = newPerson()
    await ledTo(await send('/de/login', registration(person), at(person)))
    const { code } = await letterTo(person.email)
    await refused('/de/activate', person, { intent: 'code', email: person.email, code })
    expect((await login(person)).status).toBe(400)
  })

  test('[PROFILE-01] changes nothing of an account', async () => {
    const { person, token, renewal } = await signedIn()
    await refused(
      '/de/profile',
      person,
      { intent: 'details', displayName: 'Mallory', phoneNumber: '' },
      `token=${token}; renewal=${renewal}`,
    )
    const profile = await get('/api/profile', { headers: { authorization: `Bearer ${token}` } })
    expect(await profile.text()).not.toContain('Mallory')
  })
})

describe('a button that is a form of its own', () => {
  test('[ACC-03] logging out leads back to the whole address', async () => {
    const referer = 'http://localhost/de/furniture-package?packageTier=luxury'
    const answer = await send('/de/logout', {}, { referer })
    expect([answer.status, answer.headers.get('location')]).toEqual([303, '/de/furniture-package?packageTier=luxury'])
  })

  test('[ACC-03] who opens its address by hand comes home, and stays logged in', async () => {
    const answer = await get('/de/logout', { redirect: 'manual' })
    expect([answer.status, answer.headers.get('location')]).toEqual([303, '/de'])
    expect(answer.headers.getSetCookie()).toEqual([])
  })

  test('[PROFILE-01] a download of a stranger leads to the account page, which asks who it is', async () => {
    const answer = await send('/de/profile', { intent: 'download' })
    expect([answer.status, answer.headers.get('location')]).toEqual([303, '/de/login?redirect=%2Fde%2Fprofile'])
  })

  test('[PROFILE-01] a download is a file', async () => {
    const { person, renewal } = await signedIn()
    const headers = { ...at(person), cookie: `renewal=${renewal}` }
    const answer = await send('/de/profile', { intent: 'download' }, headers)
    expect(answer.headers.get('content-disposition')).toContain('attachment')
    expect(await answer.json()).toMatchObject({ profile: { email: person.email } })
  })

  test.each([
    ['a logout that another site sends', '/ja/logout', '', { 'sec-fetch-site': 'cross-site' }, 403],
    ['a download that another site sends', '/ja/profile', 'download', { 'sec-fetch-site': 'cross-site' }, 403],
    ['a form that no page has', '/ja/profile', 'constructor', {}, 422],
  ])('[ACC-03, PROFILE-01] %s is refused on a page of its language', async (_, path, intent, headers, status) => {
    const { renewal } = await signedIn()
    const answer = await send(path, { intent }, { cookie: `renewal=${renewal}`, ...headers } as Record<string, string>)
    const page = await answer.text()
    expect(answer.status).toBe(status)
    expect(page).toContain('<html lang="ja"')
    expect(answer.headers.get('location')).toBeNull()
    expect(answer.headers.getSetCookie().join()).not.toMatch(/renewal|token/)
  })
})

describe('a script that sends a form', () => {
  const SCRIPT = { accept: 'application/json' }

  test('[LOGIN-03, LOGIN-10] is told in data, and the browser has its session', async () => {
    const person = await customer()
    const fields = { intent: 'login', email: person.email, password: person.password, remember: 'on' }
    const answer = await send('/vi/login', fields, { ...at(person), ...SCRIPT })
    expect(await answer.json()).toEqual({ ok: true, leadsTo: '/vi/profile' })
    expect(answer.headers.get('cache-control')).toContain('no-store')
    const cookies = answer.headers.getSetCookie().join('; ')
    expect(cookies).toMatch(/\btoken=[^;]+/)
    expect(cookies).toMatch(/renewal=[^;]+/)
  })

  test('[LOGIN-03, REG-09] is told what is wrong in codes, and nothing of what was sent', async () => {
    const person = await customer()
    const wrong = { ...registration(person), phoneNumber: '12', confirmPassword: 'another one' }
    const refused = await send('/vi/login', wrong, { ...at(person), ...SCRIPT })
    expect(await refused.json()).toEqual({
      ok: false,
      code: 'invalid_request',
      errors: { phoneNumber: 'invalid', confirmPassword: 'mismatch' },
    })
    const taken = await send('/vi/login', registration(person), { ...at(person), ...SCRIPT })
    expect(await taken.json()).toMatchObject({ ok: false, code: 'email_in_use' })
  })

  test('[LOGIN-03] of another site is refused in data', async () => {
    const person = await customer()
    const fields = { intent: 'login', email: person.email, password: person.password }
    const answer = await send('/vi/login', fields, { ...at(person), ...SCRIPT, 'sec-fetch-site': 'cross-site' })
    expect([answer.status, answer.headers.getSetCookie()]).toEqual([403, []])
    expect(await answer.json()).toMatchObject({ code: 'cross_site_request' })
  })

  test('[AUTH-05] whose token has ended renews by itself: its form changes nothing before', async () => {
    const { person, renewal } = await signedIn()
    const headers = { ...at(person), ...SCRIPT, cookie: `renewal=${renewal}` }
    const answer = await send('/vi/profile', { intent: 'details', displayName: 'Lan', phoneNumber: '' }, headers)
    expect(await answer.json()).toMatchObject({ ok: false, code: 'invalid_token' })
  })
})
