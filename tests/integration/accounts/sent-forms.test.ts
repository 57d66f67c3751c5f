import { describe, expect, test } from 'vitest'
import type { Locale } from '#app/features/languages/languages'
import { m } from '#app/paraglide/messages.js'
import { customer, letterTo, login, type Person, signedIn, stranger } from '#tests/support/accounts'
import { get } from '#tests/support/front-door'

const OURS = { origin: 'http://localhost', 'sec-fetch-site': 'same-origin' }

/** A form as a browser without a script sends it. */
const send = (path: string, fields: Record<string, string>, headers: Record<string, string> = {}) =>
  get(path, { method: 'POST', body: new URLSearchParams(fields), headers: { ...OURS, ...headers } })

const at = (person: Person) => ({ 'x-forwarded-for': person.address })

/** What a page shows, as text, and what stands in its boxes. */
async function shown(answer: Response) {
  const html = await answer.text()
  return { status: answer.status, html, text: html.replace(/<[^>]+>/g, ' ').replaceAll('&#x27;', "'") }
}

const registration = (person: Person) => ({
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
      { email: ` ${person.email} `, password: person.password, remember: 'on' },
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
    const sent = { email: person.email, password: 'hush hush hush' }
    const { status, html, text } = await shown(await send(`/${locale}/login`, sent, at(person)))
    expect(status).toBe(401)
    expect(text).toContain(m.failure_wrong_credentials({}, { locale }))
    expect(html).toContain(`value="${person.email}"`)
    expect(html).not.toContain('hush hush')
  })

  test('[REG-01, ROUTE-19] registering and activating by the letter’s code', async () => {
    const person = stranger()
    const registered = await shown(await send(`/${locale}/login`, registration(person), at(person)))
    expect(registered.status).toBe(200)
    expect(registered.text).toContain(m.session_registered_title({}, { locale }))
    expect(registered.html).toContain(person.email)
    const { code } = await letterTo(person.email)
    const wrong = code === '000000' ? '111111' : '000000'
    const refused = await shown(await send(`/${locale}/activate`, { email: person.email, code: wrong }, at(person)))
    expect(refused.text).toContain(m.failure_code_wrong({}, { locale }))
    expect(refused.html).toContain(`value="${wrong}"`)
    const typed = { email: person.email, code: `${code.slice(0, 3)} ${code.slice(3)}` }
    const activated = await shown(await send(`/${locale}/activate`, typed, at(person)))
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
    for (const typed of ['Trần Thị Lan', '12', person.email]) expect(html).toContain(`value="${typed}"`)
    for (const secret of [person.password, 'another one']) expect(html).not.toContain(secret)
    const taken = await shown(await send(`/${locale}/login`, registration(person), at(person)))
    expect(taken.status).toBe(409)
    expect(taken.text).toContain(m.session_email_in_use({}, { locale }))
  })

  test('[PROFILE-01] name, password and deletion of an account', async () => {
    const { person, renewal } = await signedIn()
    const headers = { ...at(person), cookie: `renewal=${renewal}` }
    const page = (fields: Record<string, string>) => send(`/${locale}/profile`, fields, headers).then(shown)
    const saved = await page({ displayName: '  Lan  ', phoneNumber: '098.765.4321' })
    expect(saved.text).toContain(m.account_saved({}, { locale }))
    expect(saved.html).toContain('value="0987654321"')
    const refused = await page({ displayName: 'Lan', phoneNumber: '12' })
    expect(refused.text).toContain(m.session_enter_phone({}, { locale }))
    expect(refused.html).toContain('value="12"')
    const passwords = { newPassword: 'Tron&Vuong25', confirmPassword: 'Tron&Vuong25' }
    const wrong = await page({ ...passwords, currentPassword: 'not this one' })
    expect(wrong.text).toContain(m.failure_password_wrong({}, { locale }))
    for (const secret of ['not this one', 'Tron&amp;Vuong25', 'Tron&Vuong25']) expect(wrong.html).not.toContain(secret)
    const changed = await page({ ...passwords, currentPassword: person.password })
    expect(changed.text).toContain(m.session_reset_done_title({}, { locale }))
    const kept = await page({ confirmation: 'somebody@example.com' })
    expect(kept.text).toContain(m.failure_confirmation_wrong({}, { locale }))
    expect(kept.html).toContain('value="somebody@example.com"')
    const erased = await page({ confirmation: person.email })
    expect(erased.text).toContain(m.account_keep({}, { locale }))
  })
})

test('[ROUTE-04] no form leads to another site', async () => {
  const person = await customer()
  const path = `/vi/login?redirect=${encodeURIComponent('//evil.example')}`
  const answer = await send(path, { email: person.email, password: person.password }, at(person))
  expect([answer.status, answer.headers.get('location')]).toEqual([303, '/vi/profile'])
})

test('[LOGIN-10] a box that is not ticked means a session that ends with the browser', async () => {
  const person = await customer()
  const answer = await send('/vi/login', { email: person.email, password: person.password }, at(person))
  expect(answer.headers.getSetCookie().find((line) => line.startsWith('renewal='))).not.toMatch(/max-age|expires/i)
})

test('[ROUTE-04] the account page’s form of somebody who is signed out leads to the login page', async () => {
  const answer = await send('/de/profile', { displayName: 'Lan', phoneNumber: '' })
  expect([answer.status, answer.headers.get('location')]).toEqual([303, '/de/login?redirect=%2Fde%2Fprofile'])
})

test.each([
  ['of another site', { 'sec-fetch-site': 'cross-site' }, {}, 403],
  ['of another origin', { origin: 'https://evil.example' }, {}, 403],
  ['of 64 KB and more', {}, { email: 'x'.repeat(70_000) }, 413],
])('[LOGIN-03] a form %s signs nobody in and is refused in words', async (_, headers, fields, status) => {
  const person = await customer()
  const sent = { email: person.email, password: person.password, ...fields }
  const answer = await send('/de/login', sent, { ...at(person), ...headers } as Record<string, string>)
  expect(answer.status).toBe(status)
  expect(answer.headers.getSetCookie()).toEqual([])
  expect(await answer.text()).toContain('<html lang="de"')
})
