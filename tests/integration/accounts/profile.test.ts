import { env } from 'cloudflare:workers'
import { describe, expect, test } from 'vitest'
import { eraseWhatIsDue } from '#app/api/housekeeping'
import type { Profile, SignedInDevice } from '#app/features/auth/account/account'
import { findAccount } from '#app/features/auth/account/account.server'
import { changePassword } from '#app/features/auth/page/profile.server'
import { readAccessToken } from '#app/features/auth/session/access-token.server'
import { noteSignUp } from '#app/features/newsletter/newsletter.server'
import { m } from '#app/paraglide/messages.js'
import { openDatabase } from '#app/server/db/client'
import { sessionSecrets } from '#app/server/secrets'
import {
  customer,
  from,
  lettersTo,
  letterTo,
  login,
  newPerson,
  post,
  refresh,
  registration,
  sessionOf,
  signedIn,
} from '#tests/support/accounts'
import { get } from '#tests/support/front-door'

const { DB, ...bindings } = env as Env
const db = openDatabase(DB)

const DAY = 86_400_000

type Answer = { code?: string; data: { profile: Profile; devices: SignedInDevice[] } }

const bearer = (token: string) => ({ headers: { authorization: `Bearer ${token}` } })
const ask = (path: string, token: string) => get(`/api/profile${path}`, bearer(token))
const tell = (path: string, token: string, data: object) => post(`/api/profile${path}`, data, bearer(token))
const bodyOf = async (answer: Response) => (await answer.json()) as Answer
const profileOf = async (token: string) => (await bodyOf(await ask('', token))).data.profile
const devicesOf = async (token: string) => (await bodyOf(await ask('/devices', token))).data.devices

describe('who may ask', () => {
  const calls: [string, object?][] = [
    ['', undefined],
    ['', { displayName: 'An', phoneNumber: '0912345678' }],
    ['/password', { currentPassword: '123456', newPassword: '12345678' }],
    ['/devices', undefined],
    ['/devices/revoke', { deviceId: 'x' }],
    ['/data', undefined],
    ['/delete', { email: 'an@example.com' }],
    ['/delete/cancel', {}],
  ]
  test.each(calls)('[API-13] %s %j needs the token of a device that is signed in', async (path, data) => {
    const { token, renewal } = await signedIn()
    expect((await post('/api/auth/logout', {}, { headers: { cookie: `renewal=${renewal}` } })).status).toBe(200)
    for (const candidate of [token, renewal, 'rubbish', '']) {
      const answer = data ? await tell(path, candidate, data) : await ask(path, candidate)
      expect(answer.status).toBe(401)
      expect((await bodyOf(answer)).code).toBe('invalid_token')
    }
  })

  test('[API-13] nothing personal may be kept by anybody on the way', async () => {
    const { token } = await signedIn()
    for (const path of ['', '/devices', '/data'])
      expect((await ask(path, token)).headers.get('cache-control')).toBe('no-store')
  })
})

describe('name and phone', () => {
  test('[API-13] the profile says what the owner said, and nothing that is nobody’s business', async () => {
    const { person, token } = await signedIn()
    expect(await profileOf(token)).toEqual({
      email: person.email,
      displayName: 'Nguyễn Văn An',
      phoneNumber: '0912345678',
      hasPassword: true,
      hasGoogle: false,
      createdAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
      eraseAt: null,
    })
  })

  test('[API-13] name and phone change, of this account alone', async () => {
    const [{ token }, { token: other }] = [await signedIn(), await signedIn()]
    const answer = await tell('', token, { displayName: ' <b>Bình</b> ', phoneNumber: '0987654321' })
    expect((await bodyOf(answer)).data.profile).toMatchObject({ displayName: '<b>Bình</b>', phoneNumber: '0987654321' })
    expect(await profileOf(token)).toMatchObject({ displayName: '<b>Bình</b>' })
    expect(await profileOf(other)).toMatchObject({ displayName: 'Nguyễn Văn An', phoneNumber: '0912345678' })
    expect((await tell('', token, { displayName: 'Bình', phoneNumber: '' })).status).toBe(200)
  })

  test.each([
    [{ displayName: ' ', phoneNumber: '0912345678' }],
    [{ displayName: 'An', phoneNumber: '123' }],
    [{ displayName: 'An' }],
    [{ displayName: 'An', phoneNumber: '0912345678', email: 'boss@example.com' }],
    [{ displayName: 'An', phoneNumber: '0912345678', activatedAt: 0 }],
  ])('[API-13] %j is refused', async (data) => {
    const { token } = await signedIn()
    expect((await tell('', token, data)).status).toBe(422)
  })
})

describe('password', () => {
  test('[API-13] the present password opens the way to a new one; other devices are signed out, and mail says so', async () => {
    const { person, token, renewal } = await signedIn()
    const other = await sessionOf(await login(person))
    const newPassword = 'một mật khẩu khác'
    const change = { currentPassword: person.password, newPassword }
    expect((await tell('/password', token, change)).status).toBe(200)
    expect((await login(person)).status).toBe(401)
    expect((await login({ ...person, password: newPassword })).status).toBe(200)
    expect((await refresh(renewal)).status).toBe(200)
    expect((await refresh(other.renewal)).status).toBe(401)
    expect((await ask('', other.token)).status).toBe(401)
    expect((await letterTo(person.email)).subject).toBe(m.mail_password_changed_subject({}, { locale: 'vi' }))
    // A retry after a lost answer.
    expect((await tell('/password', token, change)).status).toBe(200)
    expect(await lettersTo(person.email)).toHaveLength(1)
  })

  test('[API-13, RESET-05] a reset while the old password is being changed wins: nothing of the change happens', async () => {
    const { person, token } = await signedIn()
    const session = await readAccessToken(sessionSecrets(bindings), token)
    const account = await findAccount(db, person.email)
    if (!session || !account) throw new Error('Nobody is signed in')
    await post('/api/auth/fogot-password', { email: person.email }, from(person))
    const { resetPasswordToken } = (await letterTo(person.email)).fragment
    const headers = { authorization: `Bearer ${resetPasswordToken}` }
    const reset = { email: person.email, newPassword: 'của chủ nhân' }
    expect((await post('/api/auth/reset-password', reset, from(person, headers))).status).toBe(200)
    const owner = await sessionOf(await login({ ...person, password: 'của chủ nhân' }))
    await lettersTo(person.email, 2)
    const passwords = { currentPassword: person.password, newPassword: 'của kẻ khác' }
    const call = { locale: 'vi', now: Date.now() } as const
    expect(await changePassword(db, { account, session }, passwords, call)).toEqual({
      ok: false,
      code: 'password_wrong',
    })
    expect((await ask('', owner.token)).status).toBe(200)
    expect((await login({ ...person, password: 'của kẻ khác' })).status).toBe(401)
    const waiting = await DB.prepare('select count(*) as n from mail_outbox where email = ?')
      .bind(person.email)
      .first('n')
    expect(waiting).toBe(0)
  })

  test('[API-13] a wrong present password is no reason to renew the session, and may be tried ten times', async () => {
    const { token } = await signedIn()
    const wrong = { currentPassword: 'không phải', newPassword: 'một mật khẩu khác' }
    const answer = await tell('/password', token, wrong)
    expect(answer.status).toBe(422)
    expect((await bodyOf(answer)).code).toBe('password_wrong')
    await DB.exec("UPDATE quotas SET used = 10 WHERE key LIKE 'password-account:%'")
    expect((await tell('/password', token, wrong)).status).toBe(429)
  })

  test('[API-13] a new password under 8 characters is refused', async () => {
    const { person, token } = await signedIn()
    const short = { currentPassword: person.password, newPassword: '1234567' }
    expect((await tell('/password', token, short)).status).toBe(422)
  })
})

describe('devices', () => {
  test('[API-13] each device is listed with what it said it is, this one marked', async () => {
    const { person, token } = await signedIn()
    await login(person)
    const devices = await devicesOf(token)
    expect(devices).toHaveLength(2)
    expect(devices.filter(({ isCurrent }) => isCurrent)).toHaveLength(1)
    expect(devices[0]).toMatchObject({
      browser: 'Firefox 143',
      os: 'Windows 11',
      type: 'desktop',
      address: person.address,
    })
    expect(JSON.stringify(devices)).not.toMatch(/token|hash/i)
  })

  test('[API-13] a revoked device is out at once; another account’s cannot be revoked', async () => {
    const { person, token } = await signedIn()
    const other = await sessionOf(await login(person))
    const neighbour = await signedIn()
    const id = (await devicesOf(other.token)).find(({ isCurrent }) => isCurrent)?.id ?? ''
    expect((await tell('/devices/revoke', neighbour.token, { deviceId: id })).status).toBe(200)
    expect((await ask('', other.token)).status).toBe(200)
    expect((await tell('/devices/revoke', token, { deviceId: id })).status).toBe(200)
    expect((await ask('', other.token)).status).toBe(401)
    expect((await refresh(other.renewal)).status).toBe(401)
    expect(await devicesOf(token)).toHaveLength(1)
  })
})

describe('my data and my account', () => {
  test('[API-13] the download holds what the shop knows, and no secret', async () => {
    const { person, token } = await signedIn()
    const answer = await ask('/data', token)
    expect(answer.headers.get('content-disposition')).toBe('attachment; filename="vuong-tron-data.json"')
    const text = await answer.text()
    expect(JSON.parse(text)).toMatchObject({
      profile: { email: person.email, displayName: 'Nguyễn Văn An' },
      language: 'vi',
      devices: [{ isCurrent: true }],
      newsletter: null,
    })
    expect(text).not.toMatch(/scrypt|hash|token/i)
  })

  test('[API-13] the newsletter of the same mailbox is part of the data, and goes with the account; others’ stay', async () => {
    const [{ person, token }, bystander] = [await signedIn(), await signedIn()]
    for (const { email } of [person, bystander.person]) await noteSignUp(db, { email, locale: 'de', now: Date.now() })
    const readers = () => DB.prepare('select id, email from newsletter_readers').all<{ id: string; email: string }>()
    const text = await (await ask('/data', token)).text()
    expect(JSON.parse(text).newsletter).toEqual({
      language: 'de',
      state: 'pending',
      requestedAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
      confirmedAt: null,
      leftAt: null,
    })
    const id = (await readers()).results.find(({ email }) => email === person.email)?.id ?? ''
    expect(id).not.toBe('')
    expect(text).not.toContain(id)
    await DB.exec("update newsletter_readers set state = 'confirmed', confirmed_at = 1")
    await tell('/delete', token, { email: person.email })
    await eraseWhatIsDue(db, Date.now() + 6 * DAY)
    expect((await readers()).results.map(({ email }) => email)).toContain(person.email)
    await eraseWhatIsDue(db, Date.now() + 8 * DAY)
    const left = (await readers()).results.map(({ email }) => email)
    expect(left).not.toContain(person.email)
    expect(left).toContain(bystander.person.email)
  })

  test('[API-13] an account goes a week after its owner has typed its e-mail, and not if they think again', async () => {
    const { person, token, renewal } = await signedIn()
    const wrong = await tell('/delete', token, { email: 'someone@example.com' })
    expect([wrong.status, (await bodyOf(wrong)).code]).toEqual([422, 'confirmation_wrong'])
    const planned = await bodyOf(await tell('/delete', token, { email: ` ${person.email.toUpperCase()}` }))
    const due = Date.parse(planned.data.profile.eraseAt ?? '')
    expect(Math.round((due - Date.now()) / DAY)).toBe(7)
    const letter = await letterTo(person.email)
    expect(letter.text).toContain(
      new Intl.DateTimeFormat('vi-VN', { dateStyle: 'long', timeZone: 'Asia/Ho_Chi_Minh' }).format(due),
    )
    // A second request neither delays erasure nor sends another letter.
    await tell('/delete', token, { email: person.email })
    expect((await profileOf(token)).eraseAt).toBe(planned.data.profile.eraseAt)
    await eraseWhatIsDue(openDatabase(DB), due - 1000)
    expect((await login(person)).status).toBe(200)
    expect((await bodyOf(await tell('/delete/cancel', token, {}))).data.profile.eraseAt).toBeNull()
    await eraseWhatIsDue(openDatabase(DB), due + 1000)
    expect((await refresh(renewal)).status).toBe(200)
    expect(await lettersTo(person.email)).toHaveLength(1)
  })

  test('[API-13] what is due is erased with all that hangs on it, and the e-mail is free again', async () => {
    const { person, token, renewal } = await signedIn()
    const bystander = await customer()
    await tell('/delete', token, { email: person.email })
    const id = await DB.prepare('select id from accounts where email = ?').bind(person.email).first('id')
    await eraseWhatIsDue(openDatabase(DB), Date.now() + 8 * DAY)
    for (const table of ['accounts where id', 'devices where account_id', 'one_time_tokens where account_id'])
      expect(await DB.prepare(`select count(*) as n from ${table} = ?`).bind(id).first('n')).toBe(0)
    expect((await ask('', token)).status).toBe(401)
    expect((await refresh(renewal)).status).toBe(401)
    expect((await login(bystander)).status).toBe(200)
    expect((await post('/api/auth/register', registration(person), from(person))).status).toBe(200)
  })

  test('[API-05] an account that nobody activates gives its e-mail back after a week', async () => {
    const person = newPerson()
    await post('/api/auth/register', registration(person), from(person))
    await eraseWhatIsDue(openDatabase(DB), Date.now() + 6 * DAY)
    expect((await login(person)).status).toBe(400)
    await eraseWhatIsDue(openDatabase(DB), Date.now() + 8 * DAY)
    expect((await login(person)).status).toBe(401)
  })
})
