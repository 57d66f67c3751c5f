import { env, exports } from 'cloudflare:workers'
import { describe, expect, test, vi } from 'vitest'
import { findAccount } from '#app/features/auth/account/account.server'
import { newOneTimeToken } from '#app/features/auth/account/one-time-tokens.server'
import { locales } from '#app/features/languages/languages'
import { m } from '#app/paraglide/messages.js'
import { openDatabase } from '#app/server/db/client'
import {
  bodyOf,
  customer,
  from,
  lettersTo,
  letterTo,
  login,
  post,
  register,
  registration,
  stranger,
} from '#tests/support/accounts'
import { get } from '#tests/support/front-door'

const { DB } = env as Env
const db = openDatabase(DB)

const activate = (data: object, headers: Record<string, string> = {}) =>
  post('/api/auth/activate', data, { headers: { 'x-forwarded-for': '192.0.2.77', ...headers } })

describe('registration', () => {
  test('[API-05] a registration is accepted and its mail is on its way, from the same batch', async () => {
    const person = stranger()
    const answer = await register(person)
    expect(answer.status).toBe(200)
    expect(await bodyOf(answer)).toMatchObject({ success: true, data: { email: person.email } })
    expect(answer.headers.get('set-cookie')).toBeNull()
    expect((await lettersTo(person.email))[0]?.subject).toBe(m.mail_activation_subject({}, { locale: 'vi' }))
    const outbox = await DB.prepare('select count(*) as n from mail_outbox where email = ?')
      .bind(person.email)
      .first('n')
    expect(outbox).toBe(0)
  })

  test('[API-05] an e-mail that is in use answers 409, however it is written', async () => {
    const person = await customer()
    const again = await register({ ...person, email: person.email.toUpperCase() })
    expect(again.status).toBe(409)
    expect(await bodyOf(again)).toMatchObject({ code: 'email_in_use' })
  })

  test('[API-05, AUTH-07] a registration whose answer was lost succeeds when it is sent again', async () => {
    const person = stranger()
    const key = { 'idempotency-key': crypto.randomUUID() }
    expect((await register(person, from(person, key))).status).toBe(200)
    expect((await register(person, from(person, key))).status).toBe(200)
    const { fragment } = await letterTo(person.email)
    expect((await activate({ token: fragment.token })).status).toBe(200)
    expect((await register(person, from(person, key))).status).toBe(200)
    expect((await register(person, from(person, { 'idempotency-key': crypto.randomUUID() }))).status).toBe(409)
    expect((await register(person)).status).toBe(409)
    expect(await lettersTo(person.email)).toHaveLength(1)
  })

  test('[API-05] two registrations at the same moment make one account, the one that the last link activates', async () => {
    const person = stranger()
    const passwords = [person.password, 'mật khẩu khác']
    const answers = await Promise.all(passwords.map((password) => register({ ...person, password })))
    expect(answers.map(({ status }) => status)).toEqual([200, 200])
    const rows = await DB.prepare('select count(*) as n from accounts where email = ?').bind(person.email).first('n')
    expect(rows).toBe(1)
    await vi.waitFor(async () => {
      const { token } = (await letterTo(person.email)).fragment
      expect((await activate({ token })).status).toBe(200)
    })
    const opened = await Promise.all(passwords.map((password) => login({ ...person, password })))
    expect(opened.map(({ status }) => status).sort()).toEqual([200, 401])
  })

  test('[API-05, API-12] who registers a waiting mailbox takes the place of whoever did before, whose link and code are worth nothing', async () => {
    const squatter = stranger()
    const owner = { ...squatter, password: 'của chủ nhân', address: stranger().address }
    const name = { displayName: 'Kẻ khác', phoneNumber: '0999999999' }
    await post('/api/auth/register', { ...registration(squatter), ...name }, from(squatter))
    const before = await letterTo(squatter.email)
    expect((await register(owner)).status).toBe(200)
    const after = await letterTo(owner.email, 2)
    expect((await activate({ token: before.fragment.token })).status).toBe(410)
    expect((await activate({ email: owner.email, code: before.code })).status).toBe(422)
    expect((await login(owner)).status).toBe(400)
    expect((await login(squatter)).status).toBe(401)
    expect((await activate({ token: after.fragment.token })).status).toBe(200)
    expect((await login(owner)).status).toBe(200)
    expect((await login(squatter)).status).toBe(401)
    const row = await DB.prepare('select display_name, phone_number from accounts where email = ?')
      .bind(owner.email)
      .first()
    expect(row).toEqual({ display_name: 'Nguyễn Văn An', phone_number: '0912345678' })
  })

  test('[API-12] a letter that was being written while the mailbox was registered anew opens nothing', async () => {
    const person = stranger()
    await register(person)
    await lettersTo(person.email)
    const account = await findAccount(db, person.email)
    if (!account) throw new Error('Nobody has registered')
    await register({ ...person, password: 'mật khẩu khác' })
    const writing = { purpose: 'activation', account, secret: 'x'.repeat(32), now: Date.now() } as const
    expect(await newOneTimeToken(db, writing)).toBeUndefined()
  })

  test('[API-05] the password is stored as scrypt says it, with its parameters and nothing of it readable', async () => {
    const person = stranger()
    await register(person)
    const row = await DB.prepare('select * from accounts where email = ?').bind(person.email).first()
    expect(row?.password_hash).toMatch(/^scrypt\$N=32768,r=8,p=3\$[\w-]{22}\$[\w-]{43}$/)
    expect(JSON.stringify(row)).not.toContain(person.password)
  })

  test.each([
    ['no name', { displayName: '   ' }],
    ['a name of 257 characters', { displayName: 'x'.repeat(257) }],
    ['a name with a NUL', { displayName: 'An\u0000' }],
    ['half a surrogate pair', { displayName: 'An\ud800' }],
    ['no e-mail', { email: '' }],
    ['an e-mail without a dot', { email: 'an@example' }],
    ['an e-mail with a line break', { email: 'an@example.com\nbcc: all@example.com' }],
    ['an e-mail of 300 characters', { email: `${'a'.repeat(290)}@example.com` }],
    ['nine digits', { phoneNumber: '091234567' }],
    ['eleven digits', { phoneNumber: '09123456789' }],
    ['digits of another script', { phoneNumber: '٠٩١٢٣٤٥٦٧٨' }],
    ['a password of 7', { password: '1234567' }],
    ['a password of 101', { password: 'x'.repeat(101) }],
    ['a number for a name', { displayName: 7 }],
    ['a list for an e-mail', { email: ['an@example.com'] }],
    ['an object for a password', { password: { $ne: '' } }],
    ['null for a phone', { phoneNumber: null }],
    ['a field too many', { isAdmin: true }],
    ['a column that is no field', { activatedAt: 1 }],
    ["Google's name for another person", { googleSubject: '1' }],
    ['the confirmation, which is never sent', { confirmPassword: 'mật khẩu 12' }],
    ['a constructor', { constructor: { prototype: {} } }],
  ])('[API-05] %s is refused with 422 and without an echo', async (_, fields) => {
    const person = stranger()
    const answer = await post('/api/auth/register', { ...registration(person), ...fields }, from(person))
    const text = await answer.text()
    expect(answer.status).toBe(422)
    expect(JSON.parse(text).code).toBe('invalid_request')
    expect(text).not.toContain(person.password)
    expect(text).not.toContain(person.email)
  })

  test.each(['displayName', 'phoneNumber', 'email', 'password', 'deviceInfo', 'websiteAccessIp'])(
    '[API-05] without %s it is refused',
    async (field) => {
      const person = stranger()
      const { [field as 'email']: _, ...rest } = registration(person)
      expect((await post('/api/auth/register', rest, from(person))).status).toBe(422)
    },
  )

  test.each([
    'Robert"); DROP TABLE accounts;--',
    "' OR '1'='1",
    '<script>alert(1)</script>',
    '<img src=x onerror=alert(1)>',
    '{{7*7}} %s %n $(id) `id`',
    'שלום ‮txt.exe',
    '田中さんにあげて下さい',
    '👩‍👩‍👧‍👦 Ω≈ç√∫',
    'Nguyễn Thị Ệ'.normalize('NFD'),
    'null',
    'ﷺ',
  ])('[API-05] the name %j is kept as it is', async (displayName) => {
    const person = stranger()
    const answer = await post('/api/auth/register', { ...registration(person), displayName }, from(person))
    expect(answer.status).toBe(200)
    const kept = await DB.prepare('select display_name from accounts where email = ?').bind(person.email).first()
    expect(kept).toEqual({ display_name: displayName })
  })
})

describe('activation', () => {
  test('[API-12] the link of the mail activates the account, once', async () => {
    const person = stranger()
    await register(person)
    expect((await login(person)).status).toBe(400)
    const { link, fragment } = await letterTo(person.email)
    expect(link.pathname).toBe('/vi/activate')
    expect(link.search).toBe('')
    expect(fragment.email).toBe(person.email)
    const first = await activate({ token: fragment.token })
    expect(first.status).toBe(200)
    expect((await login(person)).status).toBe(200)
    const replay = await activate({ token: fragment.token })
    expect(replay.status).toBe(410)
    expect(await bodyOf(replay)).toMatchObject({ code: 'activation_invalid' })
  })

  test('[API-12] an activation whose answer was lost succeeds when it is sent again, by link and by code', async () => {
    for (const use of ['link', 'code']) {
      const person = stranger()
      await register(person)
      const { fragment, code } = await letterTo(person.email)
      const data = use === 'link' ? { token: fragment.token } : { email: person.email, code }
      const key = { 'idempotency-key': crypto.randomUUID() }
      expect((await activate(data, key)).status).toBe(200)
      expect((await activate(data, key)).status).toBe(200)
      expect((await activate(data)).status).toBe(use === 'link' ? 410 : 422)
    }
  })

  test('[API-12, SEC-03] a link or code that was never looked at is not answered as done, whatever its key has done', async () => {
    const [person, other] = [stranger(), stranger()]
    for (const one of [person, other]) await register(one)
    const [{ code, fragment }, waiting] = [await letterTo(person.email), await letterTo(other.email)]
    const key = { 'idempotency-key': crypto.randomUUID() }
    expect((await activate({ token: fragment.token }, key)).status).toBe(200)
    const wrong = String((Number(waiting.code) + 1) % 1_000_000).padStart(6, '0')
    for (const [data, status] of [
      [{ token: 'x'.repeat(43) }, 410],
      [{ email: other.email, code: wrong }, 422],
      [{ email: person.email, code: wrong === code ? waiting.code : wrong }, 422],
    ] as const)
      expect((await activate(data, key)).status).toBe(status)
    expect((await login(other)).status).toBe(400)
  })

  test('[API-12] two activations with one token at the same moment: the account is active', async () => {
    const person = stranger()
    await register(person)
    const { token } = (await letterTo(person.email)).fragment
    const statuses = await Promise.all([activate({ token }), activate({ token })])
    expect(statuses.map(({ status }) => status)).toContain(200)
    expect((await login(person)).status).toBe(200)
  })

  test('[API-12] the code beside the link activates too; after five wrong ones no code does', async () => {
    const person = stranger()
    await register(person)
    const { code, fragment } = await letterTo(person.email)
    const wrong = String((Number(code) + 1) % 1_000_000).padStart(6, '0')
    for (let tries = 0; tries < 5; tries++) {
      const answer = await activate({ email: person.email, code: wrong })
      expect(answer.status).toBe(422)
      expect(await bodyOf(answer)).toMatchObject({ code: 'code_wrong' })
    }
    expect((await activate({ email: person.email, code })).status).toBe(422)
    // A link's token is too long to guess, so wrong codes do not block it.
    expect((await activate({ token: fragment.token })).status).toBe(200)
    const other = stranger()
    await register(other)
    const right = (await letterTo(other.email)).code
    expect((await activate({ email: other.email.toUpperCase(), code: right })).status).toBe(200)
    expect((await activate({ email: stranger().email, code: right })).status).toBe(422)
  })

  test('[API-12] a link that is a day old, made up or for something else is refused', async () => {
    const person = stranger()
    await register(person)
    const { token } = (await letterTo(person.email)).fragment
    await DB.prepare(
      'update one_time_tokens set expires_at = ? where account_id = (select id from accounts where email = ?)',
    )
      .bind(Date.now(), person.email)
      .run()
    expect((await activate({ token })).status).toBe(410)
    expect((await activate({ token: 'x'.repeat(43) })).status).toBe(410)
    expect((await activate({ token: "' OR 1=1 --" })).status).toBe(410)
    for (const data of [
      {},
      { token: '' },
      { token: 7 },
      { email: person.email },
      { email: person.email, code: '12345' },
    ])
      expect((await activate(data)).status).toBe(422)
  })

  test('[API-12] neither token nor code is stored as it was sent', async () => {
    const person = stranger()
    await register(person)
    const { fragment, code } = await letterTo(person.email)
    const { results } = await DB.prepare('select * from one_time_tokens').all()
    expect(JSON.stringify(results)).not.toContain(fragment.token)
    expect(results.map(({ code_hash }) => code_hash)).not.toContain(code)
  })
})

describe('mail', () => {
  test.each(locales)(
    '[API-05] a letter in %s is in that language, as text and as HTML, and its link stays in it',
    async (language) => {
      const action = m.mail_activation_action({}, { locale: language })
      const person = stranger()
      await post('/api/auth/register', registration(person), { language, ...from(person) })
      const letter = await letterTo(person.email)
      expect(letter.text).toContain(action)
      expect(letter.html).toContain(`<html lang="${language}">`)
      expect(letter.html).toContain(action)
      expect(letter.link.pathname).toBe(`/${language}/activate`)
    },
  )

  test('[API-05] links lead to the configured site, whatever host a request names', async () => {
    const person = stranger()
    const request = new Request('http://evil.example/api/auth/register', {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'x-forwarded-host': 'evil.example',
        'x-forwarded-for': person.address,
      },
      body: JSON.stringify({ meta: { language: 'vi', traceID: '' }, data: registration(person) }),
    })
    expect((await exports.default.fetch(request)).status).toBe(200)
    const letter = await letterTo(person.email)
    expect(letter.text).not.toContain('evil.example')
    expect(letter.link.origin).toBe((env as Env).SITE_ORIGIN)
  })

  test('[API-05] a name is no advertisement in the letter to a mailbox that has not answered yet', async () => {
    const person = stranger()
    const displayName = 'Win a prize at https://evil.example <b>now</b>'
    await post('/api/auth/register', { ...registration(person), displayName }, from(person))
    const letter = await letterTo(person.email)
    expect(letter.text + letter.html).not.toContain('evil.example')
  })

  test('[API-12] in local mode the letters are at /dev/mail, where nothing a customer wrote is markup', async () => {
    const person = stranger()
    await register(person)
    await lettersTo(person.email)
    const page = await get('/dev/mail')
    const text = await page.text()
    expect(page.status).toBe(200)
    expect(page.headers.get('cache-control')).toBe('no-store')
    expect(text).toContain(person.email)
    expect(text).toMatch(/<a href="http[^"]+\/vi\/activate#token=/)
    const id = /\/dev\/mail\/\d+/.exec(text)?.[0] ?? ''
    expect(await (await get(id)).text()).toContain('<html lang="vi">')
    expect((await get('/dev/mail/999999')).status).toBe(404)
    expect((await get('/dev/mail', { method: 'POST' })).status).toBe(405)
  })
})
