import { env } from 'cloudflare:workers'
import { describe, expect, test, vi } from 'vitest'
import { m } from '#app/paraglide/messages.js'
import { signAddress } from '#app/server/http/forwarded-address'
import { fingerprint, keyed, sessionSecrets } from '#app/server/secrets'
import {
  askWith,
  bodyOf,
  credentials,
  customer,
  from,
  login,
  newPerson,
  post,
  postRaw,
  refresh,
  register,
  registration,
  signedIn,
} from '#tests/support/accounts'
import { get } from '#tests/support/front-door'

const { DB } = env as Env

const POSTS = [
  '/api/auth/register',
  '/api/auth/activate',
  '/api/auth/login',
  '/api/auth/google',
  '/api/auth/refresh',
  '/api/auth/logout',
  '/api/auth/fogot-password',
  '/api/auth/reset-password',
]

const meta = { language: 'de', traceID: '' }

describe('bodies', () => {
  const secret = 'hush-hush-password'
  const cases: [what: string, body: string, status: number, code: string][] = [
    ['nothing', '', 422, 'invalid_request'],
    ['no JSON', `{"data":{"password":"${secret}"`, 422, 'invalid_request'],
    ['a list', '[]', 422, 'invalid_request'],
    ['null', 'null', 422, 'invalid_request'],
    ['a number', '7', 422, 'invalid_request'],
    ['no envelope', JSON.stringify({ password: secret }), 422, 'invalid_request'],
    ['no meta', JSON.stringify({ data: { password: secret } }), 422, 'invalid_request'],
    ['data that is a list', JSON.stringify({ meta, data: [secret] }), 422, 'invalid_request'],
    ['data that is a text', JSON.stringify({ meta, data: secret }), 422, 'invalid_request'],
    ['a field too many', JSON.stringify({ meta, data: { surplus: secret } }), 422, 'invalid_request'],
    [
      'a prototype',
      `{"meta":${JSON.stringify(meta)},"data":{"__proto__":{"email":"${secret}"}}}`,
      422,
      'invalid_request',
    ],
    ['a thousand brackets', '['.repeat(1000) + ']'.repeat(1000), 422, 'invalid_request'],
    ['one megabyte', JSON.stringify({ meta, data: { password: secret.repeat(60_000) } }), 413, 'body_too_large'],
  ]
  test.each(cases)(
    '[API-03] %s is refused everywhere, localised and without an echo',
    async (_, body, status, code) => {
      for (const path of POSTS) {
        const answer = await postRaw(path, body, from(newPerson()).headers)
        const text = await answer.text()
        expect([path, answer.status, JSON.parse(text).code]).toEqual([path, status, code])
        expect(answer.headers.get('content-type')).toBe('application/problem+json')
        expect(answer.headers.get('cache-control')).toBe('no-store')
        expect(text).not.toContain('hush')
      }
    },
  )

  test('[API-03] a body without a length is read no further than it may be long', async () => {
    let sent = 0
    const endless = new ReadableStream({
      pull(controller) {
        sent += 1
        controller.enqueue(new TextEncoder().encode('x'.repeat(16_384)))
      },
    })
    const answer = await get('/api/auth/login', {
      method: 'POST',
      body: endless,
      headers: { 'content-type': 'application/json' },
      duplex: 'half',
    } as RequestInit)
    expect(answer.status).toBe(413)
    // A megabyte is read so that the answer arrives.
    expect(sent).toBeLessThan(96)
  })

  test.each(['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x', ''])(
    '[API-03] what is sent as %j is refused: a form of another site could send it',
    async (type) => {
      for (const path of POSTS) {
        const answer = await get(path, { method: 'POST', body: '{}', headers: { 'content-type': type } })
        expect([path, answer.status]).toEqual([path, 415])
      }
    },
  )

  test.each(['GET', 'PUT', 'PATCH', 'DELETE'])('[API-03] %s is refused and the right method named', async (method) => {
    for (const path of POSTS) {
      const answer = await get(path, { method })
      expect([path, answer.status, answer.headers.get('allow')]).toEqual([path, 405, 'POST'])
    }
  })

  test('[API-03] a refusal is told in the language that the call names', async () => {
    const person = newPerson()
    for (const [language, locale] of [
      ['de', 'de'],
      ['ja', 'ja'],
      ['x\n', 'vi'],
    ] as const) {
      const answer = await post('/api/auth/login', credentials(person), { language, ...from(person) })
      expect((await bodyOf(answer)).message).toBe(m.failure_wrong_credentials({}, { locale }))
    }
  })
})

describe('other sites', () => {
  test.each([
    ['the origin of another site', { origin: 'https://evil.example' }],
    ['no origin it dares to say', { origin: 'null' }],
    ['the word of the browser that it crosses sites', { 'sec-fetch-site': 'cross-site' }],
    ['the word of the browser that it comes from a neighbour', { 'sec-fetch-site': 'same-site' }],
    ['another port of this host', { origin: 'http://localhost:9999' }],
  ])('[AUTH-09] a call with %s is refused before anything happens', async (_, headers: Record<string, string>) => {
    const { renewal, person } = await signedIn()
    for (const path of [...POSTS, '/api/profile', '/api/profile/delete']) {
      const answer = await postRaw(path, '{}', { ...headers, cookie: `renewal=${renewal}` })
      expect([path, answer.status]).toEqual([path, 403])
      expect(await bodyOf(answer)).toMatchObject({ code: 'cross_site_request' })
      expect(answer.headers.get('set-cookie')).toBeNull()
    }
    expect((await get(`/api/auth/resend?email=${person.email}`, { headers })).status).toBe(403)
    expect((await refresh(renewal)).status).toBe(200)
  })

  test('[AUTH-09] our own pages and programs without a browser are let in', async () => {
    const { renewal } = await signedIn()
    expect(
      (
        await refresh(renewal, {
          origin: 'http://localhost',
          'sec-fetch-site': 'same-origin',
          cookie: `renewal=${renewal}`,
        })
      ).status,
    ).toBe(200)
    expect((await refresh(renewal)).status).toBe(200)
  })

  test('[AUTH-09] no answer invites other sites to read it', async () => {
    const answer = await postRaw('/api/auth/login', '{}', { origin: 'https://evil.example' })
    expect(answer.headers.get('access-control-allow-origin')).toBeNull()
    expect(
      (await get('/api/auth/login', { method: 'OPTIONS', headers: { origin: 'https://evil.example' } })).status,
    ).toBe(403)
  })
})

describe('limits', () => {
  /** Sets a limit's counter. */
  const tried = (key: string, count: number, endsIn = 600_000) =>
    DB.prepare('insert or replace into quotas values (?, ?, ?)')
      .bind(key, count, Date.now() + endsIn)
      .run()

  test('[API-03] an account is tried ten times from one address, however fast; elsewhere its owner gets in', async () => {
    const person = await customer()
    const wrong = { ...person, password: 'something else' }
    const answers = await Promise.all(Array.from({ length: 13 }, () => login(wrong)))
    expect(answers.map(({ status }) => status).sort()).toEqual([...Array(10).fill(401), ...Array(3).fill(429)])
    const refusal = await login(person)
    expect(refusal.status).toBe(429)
    expect(await bodyOf(refusal)).toMatchObject({ code: 'too_many_requests' })
    expect(Number(refusal.headers.get('retry-after'))).toBeGreaterThan(800)
    expect((await login({ ...person, address: newPerson().address })).status).toBe(200)
  })

  test('[API-03] one address cannot use up the tries of an account: its owner gets in from elsewhere', async () => {
    const person = await customer()
    await tried(`login-account:${fingerprint(person.email)}`, 85)
    const wrong = { ...person, password: 'something else' }
    const statuses = (await Promise.all(Array.from({ length: 50 }, () => login(wrong)))).map(({ status }) => status)
    expect(statuses.filter((status) => status === 401)).toHaveLength(10)
    expect((await login({ ...person, address: newPerson().address })).status).toBe(200)
    // Tries from all addresses are counted, up to a hundred.
    await tried(`login-account:${fingerprint(person.email)}`, 100)
    expect((await login({ ...person, address: newPerson().address })).status).toBe(429)
  })

  test('[API-03] the right password clears the wrong ones before it', async () => {
    const person = await customer()
    for (let round = 0; round < 2; round++) {
      for (let tries = 0; tries < 6; tries++) await login({ ...person, password: 'something else' })
      expect((await login(person)).status).toBe(200)
    }
  })

  test.each<[string, string, (person: ReturnType<typeof newPerson>) => Promise<Response>, number]>([
    ['logins', 'login-address', login, 100],
    ['registrations', 'register-address', register, 30],
    ['activations', 'activate-address', (person) => post('/api/auth/activate', { token: 'x' }, from(person)), 60],
    [
      'forgotten passwords',
      'forgot-address',
      (person) => post('/api/auth/fogot-password', { email: person.email }, from(person)),
      30,
    ],
    [
      'resets',
      'reset-address',
      (person) => post('/api/auth/reset-password', { email: person.email, newPassword: '123456' }, from(person)),
      30,
    ],
    ['resent letters', 'resend-address', (person) => get(`/api/auth/resend?email=${person.email}`, from(person)), 30],
    [
      'credentials of Google',
      'google-address',
      (person) => post('/api/auth/google', { Token: 'x', WebsiteAccessIp: '', DeviceInfo: {} }, from(person)),
      60,
    ],
  ])('[API-03] %s of one address are limited, and allowed again when the time is over', async (_, kind, call, most) => {
    const person = newPerson()
    await tried(`${kind}:${person.address}`, most)
    const refusal = await call(person)
    expect(refusal.status).toBe(429)
    expect(Number(refusal.headers.get('retry-after'))).toBeGreaterThan(500)
    expect((await call({ ...person, ...newPerson() })).status).not.toBe(429)
    await tried(`${kind}:${person.address}`, most, 0)
    expect((await call({ ...newPerson(), address: person.address })).status).not.toBe(429)
  })

  test('[API-05] nobody may ask five times an hour who has an account', async () => {
    const [curious, ...known] = [newPerson(), await customer(), await customer()]
    for (let times = 0; times < 5; times++) {
      const person = known[times % known.length] ?? curious
      expect((await register({ ...person, address: curious.address })).status).toBe(409)
    }
    // A refused call used no try, so it gives none back.
    for (const person of [newPerson(), ...known, ...known])
      expect((await register({ ...person, address: curious.address })).status).toBe(429)
    expect((await register(newPerson())).status).toBe(200)
  })

  test('[API-05] nor twenty times at the same moment', async () => {
    const known = await Promise.all(Array.from({ length: 20 }, () => customer()))
    const { address } = newPerson()
    const answers = await Promise.all(known.map((person) => register({ ...person, address })))
    const statuses = answers.map(({ status }) => status).sort()
    expect(statuses).toEqual([...Array(5).fill(409), ...Array(15).fill(429)])
  })

  test('[API-05] registering does not count as asking', async () => {
    const { address } = newPerson()
    for (let times = 0; times < 7; times++) expect((await register({ ...newPerson(), address })).status).toBe(200)
  })

  test('[API-05, SEC-03] a mailbox is written to five times an hour from one address, whose tries keep nobody else from it', async () => {
    const person = newPerson()
    const attacker = { ...person, address: newPerson().address }
    for (let times = 0; times < 5; times++) expect((await register(attacker)).status).toBe(200)
    for (let times = 0; times < 20; times++) expect((await register(attacker)).status).toBe(429)
    expect((await register(person)).status).toBe(200)
    // Tries from all addresses are counted, up to twenty a day, as each sends a letter.
    await tried(`register-mailbox:${fingerprint(person.email)}`, 20)
    expect((await register({ ...person, address: newPerson().address })).status).toBe(429)
  })

  test('[API-02] a renewal token is not renewed more than sixty times a minute', async () => {
    const { renewal } = await signedIn()
    const statuses = (await Promise.all(Array.from({ length: 61 }, () => refresh(renewal)))).map(({ status }) => status)
    expect(statuses.filter((status) => status === 200)).toHaveLength(60)
    expect(statuses.filter((status) => status === 429)).toHaveLength(1)
  })

  test('[API-03] outside local mode an address is what Cloudflare says, whatever a visitor claims', async () => {
    const person = newPerson()
    await tried('login-address:203.0.113.50', 100)
    const ask = (headers: Record<string, string>) =>
      askWith({ LOCAL_MODE: undefined }, '/api/auth/login', credentials(person), headers)
    expect((await ask({ 'cf-connecting-ip': '203.0.113.50', 'x-forwarded-for': '203.0.113.51' })).status).toBe(429)
    expect((await ask({ 'cf-connecting-ip': '203.0.113.51', 'x-forwarded-for': '203.0.113.50' })).status).toBe(401)
  })

  test('[API-03] an instance that answers another counts the visitors it is called for, by a seal no visitor has', async () => {
    const person = newPerson()
    const [limited, free] = ['203.0.113.60', '203.0.113.61']
    await tried(`login-address:${limited}`, 100)
    const ask = (headers: Record<string, string>) =>
      askWith({ LOCAL_MODE: undefined }, '/api/auth/login', credentials(person), {
        'cf-connecting-ip': '203.0.113.62',
        ...headers,
      })
    const sealed = (address: string) => ({ 'x-visitor-address': signAddress(address, env as Env) })
    expect((await ask(sealed(limited))).status).toBe(429)
    expect((await ask(sealed(free))).status).toBe(401)
    expect((await ask({ 'x-visitor-address': limited, 'x-forwarded-for': limited })).status).toBe(401)
  })

  test('[API-03] no mailbox is written down beside a count', async () => {
    const person = newPerson()
    await login(person)
    const { results } = await DB.prepare('select key from quotas').all()
    expect(JSON.stringify(results)).not.toContain(person.email)
  })
})

describe('what is given away', () => {
  test('[API-03, API-05] neither logs nor answers hold a password, a token or a hash, whatever fails', async () => {
    const said: unknown[] = []
    const spies = (['error', 'warn', 'log', 'info', 'debug'] as const).map((level) =>
      vi.spyOn(console, level).mockImplementation((...words) => void said.push(words)),
    )
    const { person, token, renewal } = await signedIn()
    const newcomer = newPerson()
    const answers: Response[] = []
    await DB.exec('ALTER TABLE accounts RENAME TO gone')
    answers.push(await login(person), await register(newcomer), await refresh(renewal))
    await DB.exec('ALTER TABLE gone RENAME TO accounts')
    answers.push(await login({ ...person, password: 'not the one' }), await register(person))
    answers.push(await post('/api/auth/login', { ...registration(person) }, from(person)))
    answers.push(await get('/api/profile', { headers: { authorization: `Bearer ${token}x` } }))
    const reader = crypto.randomUUID()
    const link = (state: string) => `/vi/newsletter?${new URLSearchParams({ state, token: reader })}`
    const proof = `${reader}.${keyed(sessionSecrets(env as Env)[0], 'newsletter-confirmation', reader).slice(0, 22)}`
    const mailbox = newPerson().email
    const press = (path: string, fields: Record<string, string> = {}) =>
      get(path, { method: 'POST', body: new URLSearchParams(fields), headers: from(newPerson()).headers })
    await DB.exec('ALTER TABLE newsletter_readers RENAME TO away')
    const refused = [
      await press(link('leave'), { intent: 'leave' }),
      await press(`/vi/newsletter?${new URLSearchParams({ state: 'confirm', token: proof })}`, { intent: 'confirm' }),
      await press('/vi/newsletter', { email: mailbox }),
      await press(`/api/newsletter/leave?token=${reader}`),
    ]
    await DB.exec('ALTER TABLE away RENAME TO newsletter_readers')
    expect(refused.map(({ status }) => status)).toEqual([500, 500, 500, 500])
    const bodies = await Promise.all(answers.map((answer) => answer.text()))
    const everything = JSON.stringify(said, (_, value) =>
      value instanceof Error ? `${value.stack} ${value.cause}` : value,
    )
    for (const spy of spies) spy.mockRestore()
    expect(answers.map(({ status }) => status).slice(0, 2)).toEqual([500, 500])
    expect(everything).toContain('POST /api/auth/login')
    const secrets = [
      person.password,
      person.email,
      newcomer.email,
      newcomer.password,
      token,
      renewal,
      'not the one',
      'scrypt$',
    ]
    for (const secret of [reader, mailbox]) expect(everything).not.toContain(secret)
    for (const secret of secrets) for (const text of [everything, ...bodies]) expect(text).not.toContain(secret)
  })

  test('[AUTH-01] with hardened cookies the renewal cookie is for TLS alone', async () => {
    const person = await customer()
    const answer = await askWith({ COOKIE_PROFILE: 'hardened' }, '/api/auth/login', credentials(person))
    expect(answer.headers.get('set-cookie')).toMatch(
      /^renewal=[^;]+; Max-Age=\d+; Path=\/; HttpOnly; Secure; SameSite=Lax$/,
    )
  })

  test('[API-03] without a secret nobody is signed in', async () => {
    const person = await customer()
    const log = vi.spyOn(console, 'error').mockImplementation(() => {})
    for (const SESSION_SECRET of ['', 'short'])
      expect((await askWith({ SESSION_SECRET }, '/api/auth/login', credentials(person))).status).toBe(500)
    log.mockRestore()
  })
})
