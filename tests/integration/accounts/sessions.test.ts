import { env } from 'cloudflare:workers'
import { SignJWT, UnsecuredJWT } from 'jose'
import { describe, expect, test } from 'vitest'
import { hashPassword } from '#app/features/auth/account/password.server'
import { issueAccessToken, readAccessToken } from '#app/features/auth/session/access-token.server'
import { fingerprint, keyed, sessionSecrets } from '#app/server/secrets'
import {
  bodyOf,
  credentials,
  customer,
  from,
  login,
  post,
  refresh,
  renewalOf,
  sessionOf,
  signedIn,
  stranger,
} from '#tests/support/accounts'

const { DB, ...bindings } = env as Env
const secrets = sessionSecrets(bindings)
const session = { accountId: 'account', deviceId: 'device' }
const [head, payload, signature] = (await issueAccessToken(secrets, session)).split('.')

/** Moves a device's last renewal into the past. */
const age = (seconds: number) =>
  DB.prepare('update devices set rotated_at = rotated_at - ?')
    .bind(seconds * 1000)
    .run()

const devicesOf = async ({ email }: { email: string }) => {
  const found = DB.prepare(
    'select browser, os, type from devices where account_id in (select id from accounts where email = ?)',
  )
  return (await found.bind(email).all()).results
}

describe('login', () => {
  test('[API-03, DATA-01] answers success and a signed token of three parts that lives fifteen minutes', async () => {
    const person = await customer()
    const answer = await login(person)
    const body = await bodyOf(answer)
    expect(answer.status).toBe(200)
    expect(body.success).toBe(true)
    const [head = '', payload = '', ...rest] = (body.data.access_token ?? '').split('.')
    expect(rest).toHaveLength(1)
    const claims = JSON.parse(Buffer.from(payload, 'base64url').toString())
    expect(claims.exp - claims.iat).toBe(15 * 60)
    expect(JSON.parse(Buffer.from(head, 'base64url').toString())).toMatchObject({
      alg: 'HS256',
      kid: expect.any(String),
    })
    expect(JSON.stringify(claims)).not.toContain(person.email)
    expect(answer.headers.get('cache-control')).toBe('no-store')
  })

  test('[AUTH-09] sets the renewal cookie for thirty days, out of the reach of scripts and other sites', async () => {
    const person = await customer()
    const cookie = (await login(person)).headers.get('set-cookie') ?? ''
    expect(cookie).toMatch(/^renewal=[\w.-]+; Max-Age=(2592000|2591999); Path=\/; HttpOnly; SameSite=Lax$/)
  })

  test('[AUTH-07] a login whose answer was lost and that comes again with its key is one device', async () => {
    const person = await customer()
    const key = { 'idempotency-key': crypto.randomUUID() }
    const [first, second] = [await login(person, from(person, key)), await login(person, from(person, key))]
    expect([first.status, second.status]).toEqual([200, 200])
    expect(await devicesOf(person)).toHaveLength(1)
    expect((await refresh(renewalOf(second))).status).toBe(200)
    // The lost answer's cookie may have arrived.
    const third = await login(person, from(person, { ...key, cookie: `renewal=${renewalOf(second)}` }))
    expect((await refresh(renewalOf(third))).status).toBe(200)
    expect(await devicesOf(person)).toHaveLength(1)
    // Another key, or the same key for another account, is another login.
    await login(person, from(person, { 'idempotency-key': crypto.randomUUID() }))
    const other = await customer()
    await login(other, from(other, key))
    expect(await devicesOf(person)).toHaveLength(2)
  })

  test('[DATA-03] takes the device nested too, and lists it as any other', async () => {
    const person = await customer()
    const DeviceInfo = { browser: { name: 'Chrome', version: '141.0' }, os: { name: 'Linux' }, device: {} }
    const answer = await post('/api/auth/login', { ...credentials(person), DeviceInfo }, from(person))
    expect(answer.status).toBe(200)
    expect(await devicesOf(person)).toEqual([{ browser: 'Chrome 141', os: 'Linux', type: '' }])
  })

  test('[API-03] a wrong password and an unknown e-mail get the same answer', async () => {
    const person = await customer()
    const wrong = await login({ ...person, password: 'something else' })
    const unknown = await login(stranger())
    expect([wrong.status, unknown.status]).toEqual([401, 401])
    const [a, b] = [await wrong.text(), await unknown.text()]
    expect(a).toBe(b)
    expect(JSON.parse(a).code).toBe('wrong_credentials')
  })

  test('[API-03] 400 comes only after the right password of an account that is not activated', async () => {
    const person = stranger()
    await post('/api/auth/register', {
      displayName: 'An',
      phoneNumber: '0912345678',
      email: person.email,
      password: person.password,
      deviceInfo: {},
      websiteAccessIp: '',
    })
    const answer = await login(person)
    expect(answer.status).toBe(400)
    expect(await bodyOf(answer)).toMatchObject({ code: 'account_not_activated' })
    expect((await login({ ...person, password: 'something else' })).status).toBe(401)
  })

  test('[API-03] the same letters typed on another keyboard are the same password', async () => {
    const person = await customer()
    expect((await login({ ...person, password: person.password.normalize('NFD') })).status).toBe(200)
  })

  test('[API-03] a hash of weaker parameters still opens, and is made anew with today’s', async () => {
    const person = await customer()
    const weak = await hashPassword(person.password, { N: 2 ** 12, r: 8, p: 1 })
    await DB.prepare('update accounts set password_hash = ? where email = ?').bind(weak, person.email).run()
    expect((await login({ ...person, password: 'something else' })).status).toBe(401)
    expect((await login(person)).status).toBe(200)
    const hash = await DB.prepare('select password_hash from accounts where email = ?')
      .bind(person.email)
      .first('password_hash')
    expect(hash).toMatch(/^scrypt\$N=32768,r=8,p=3\$/)
    expect((await login(person)).status).toBe(200)
  })

  test.each([
    ['a field too many', { remember: true }],
    ['the lower-case spelling', { deviceInfo: {} }],
    ['a short password', { password: '12345' }],
    ['a long password', { password: 'x'.repeat(101) }],
    ['no e-mail', { email: 'an' }],
    ['an object', { password: {} }],
  ])('[API-03] %s is refused with 422', async (_, fields) => {
    const person = stranger()
    const answer = await post('/api/auth/login', { ...credentials(person), ...fields }, from(person))
    expect(answer.status).toBe(422)
  })

  test('[API-03] neither the renewal token nor anything that gives it back is stored', async () => {
    const { renewal, token } = await signedIn()
    const { results } = await DB.prepare('select * from devices').all()
    const stored = JSON.stringify(results)
    const [, value = '', seal = ''] = renewal.split('.')
    for (const secret of [value, seal, token]) expect(stored).not.toContain(secret)
  })

  test('[AUTH-09] signing in again ends what the browser was signed in with before', async () => {
    const { person, renewal } = await signedIn()
    const again = await sessionOf(await login(person, from(person, { cookie: `renewal=${renewal}` })))
    expect((await refresh(renewal)).status).toBe(401)
    expect((await refresh(again.renewal)).status).toBe(200)
  })
})

describe('renewal', () => {
  test('[API-02] a renewal token brings a new access token', async () => {
    const { renewal } = await signedIn()
    const answer = await refresh(renewal)
    const body = await bodyOf(answer)
    expect(body).toMatchObject({ success: true })
    expect(await readAccessToken(secrets, body.data.access_token ?? '')).toBeDefined()
  })

  test('[AUTH-09] a renewal token is replaced by its use, and the one after it works', async () => {
    const { renewal } = await signedIn()
    await age(31)
    const second = await sessionOf(await refresh(renewal))
    expect(second.renewal).not.toBe(renewal)
    await age(31)
    const third = await sessionOf(await refresh(second.renewal))
    expect(new Set([renewal, second.renewal, third.renewal]).size).toBe(3)
  })

  test('[AUTH-09] twenty renewals at once all succeed, with one token to follow', async () => {
    const { renewal } = await signedIn()
    await age(31)
    const answers = await Promise.all(Array.from({ length: 20 }, () => refresh(renewal)))
    expect(answers.map(({ status }) => status)).toEqual(Array(20).fill(200))
    const following = new Set(answers.map(renewalOf))
    expect(following.size).toBe(1)
    expect((await refresh([...following][0] ?? '')).status).toBe(200)
  })

  test('[AUTH-09] within thirty seconds a lost answer can be asked for again', async () => {
    const { renewal } = await signedIn()
    await age(31)
    const first = await sessionOf(await refresh(renewal))
    await age(28)
    const again = await sessionOf(await refresh(renewal))
    expect(again.renewal).toBe(first.renewal)
  })

  test('[AUTH-09] an answer that got lost can be asked for however late, until the token that follows has come', async () => {
    const { renewal } = await signedIn()
    await age(31)
    const lost = await sessionOf(await refresh(renewal))
    for (const later of [60, 3600, 20 * 86_400]) {
      await age(later)
      const again = await sessionOf(await refresh(renewal))
      expect(again.renewal).toBe(lost.renewal)
    }
    const next = await sessionOf(await refresh(lost.renewal))
    expect(next.renewal).not.toBe(lost.renewal)
    await age(31)
    expect((await refresh(renewal)).status).toBe(401)
    expect((await refresh(next.renewal)).status).toBe(401)
  })

  test('[AUTH-09] while the token that follows is young, the one before still counts for other tabs, whoever has come', async () => {
    const { renewal } = await signedIn()
    await age(31)
    const { renewal: second } = await sessionOf(await refresh(renewal))
    expect((await refresh(second)).status).toBe(200)
    await age(28)
    expect(renewalOf(await refresh(renewal))).toBe(second)
  })

  test('[AUTH-09] after thirty seconds a token whose follower has come ends the session, its successors’ too', async () => {
    const { renewal } = await signedIn()
    await age(31)
    const { renewal: second } = await sessionOf(await refresh(renewal))
    expect(renewalOf(await refresh(second))).toBe(second)
    await age(31)
    const replay = await refresh(renewal)
    expect(replay.status).toBe(401)
    expect(await bodyOf(replay)).toMatchObject({ code: 'invalid_token' })
    expect(replay.headers.get('set-cookie')).toMatch(/^renewal=; Max-Age=0; Path=\//)
    expect((await refresh(second)).status).toBe(401)
  })

  test('[AUTH-09] a token of two generations ago ends the session too', async () => {
    const { renewal } = await signedIn()
    let latest = renewal
    for (let generation = 0; generation < 2; generation++) {
      await age(31)
      latest = (await sessionOf(await refresh(latest))).renewal
    }
    expect((await refresh(renewal)).status).toBe(401)
    expect((await refresh(latest)).status).toBe(401)
  })

  test('[AUTH-09] one device’s end is not another’s', async () => {
    const { person, renewal } = await signedIn()
    const other = await sessionOf(await login(person))
    await age(31)
    await refresh(renewalOf(await refresh(renewal)))
    await age(31)
    expect((await refresh(renewal)).status).toBe(401)
    expect((await refresh(other.renewal)).status).toBe(200)
  })

  test('[API-02, AUTH-09] a made-up token of somebody’s device neither renews nor ends their session', async () => {
    const { renewal } = await signedIn()
    const [id = '', value = '', seal = ''] = renewal.split('.')
    for (const forged of [
      `${id}.${'A'.repeat(43)}.${seal}`,
      `${id}.${value}.${'A'.repeat(43)}`,
      `${crypto.randomUUID()}.${value}.${seal}`,
      `${id}.${value}`,
      `${renewal}.x`,
      `${id}..`,
    ])
      expect((await refresh(forged)).status).toBe(401)
    expect((await refresh(renewal)).status).toBe(200)
  })

  test('[AUTH-09] a session that has not been used for thirty days, or is half a year old, has ended', async () => {
    const { renewal, token } = await signedIn()
    const { sid } = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString())
    await age(31)
    await DB.prepare('update devices set created_at = created_at - ? where id = ?')
      .bind(170 * 86_400_000, sid)
      .run()
    const renewed = await refresh(renewal)
    const seconds = Number(/Max-Age=(\d+)/.exec(renewed.headers.get('set-cookie') ?? '')?.[1])
    expect(Math.round(seconds / 86_400)).toBe(10)
    await DB.prepare('update devices set expires_at = ? where id = ?').bind(Date.now(), sid).run()
    expect((await refresh(renewalOf(renewed))).status).toBe(401)
  })

  test.each([
    ['nothing', ''],
    ['rubbish', 'renewal=%%%; renewal=; =; ;;; a=b=c; renewal="x'],
    ['a cookie of 8 KB', `renewal=${'x'.repeat(8192)}`],
    ['another cookie’s name in front', 'xrenewal=a.b.c'],
    ['markup', 'renewal=<script>alert(1)</script>'],
    ['a token with a NUL', 'renewal=a.b.\u0001'],
  ])('[API-02] a cookie jar with %s is refused without an error', async (_, cookie) => {
    const answer = await refresh('', { cookie })
    expect(answer.status).toBe(401)
    expect(await bodyOf(answer)).toMatchObject({ code: 'invalid_token' })
  })

  test('[API-02] a good cookie is found among rubbish of the same name', async () => {
    const { renewal } = await signedIn()
    const answer = await refresh('', { cookie: `renewal=old; token=; renewal=${renewal}; x=${'y'.repeat(2000)}` })
    expect(answer.status).toBe(200)
  })
})

describe('logout', () => {
  test('[API-09] ends the session of the token and takes the cookie away', async () => {
    const { token, renewal } = await signedIn()
    const answer = await post('/api/auth/logout', {}, { headers: { authorization: `Bearer ${token}` } })
    expect(answer.status).toBe(200)
    expect(answer.headers.get('set-cookie')).toMatch(/^renewal=; Max-Age=0; Path=\/; HttpOnly; SameSite=Lax$/)
    expect((await refresh(renewal)).status).toBe(401)
  })

  test('[API-09] ends it by the cookie alone, and answers the same when there is nothing to end', async () => {
    const { renewal } = await signedIn()
    expect((await post('/api/auth/logout', {}, { headers: { cookie: `renewal=${renewal}` } })).status).toBe(200)
    expect((await refresh(renewal)).status).toBe(401)
    expect((await post('/api/auth/logout', {}, { headers: { cookie: `renewal=${renewal}` } })).status).toBe(200)
    expect((await post('/api/auth/logout', {}, { headers: { authorization: 'Bearer rubbish' } })).status).toBe(200)
  })
})

describe('access tokens', () => {
  const forge = (claims: object, header: object = {}) =>
    new SignJWT({ sid: 'device', ...claims })
      .setProtectedHeader({ ...JSON.parse(Buffer.from(head ?? '', 'base64url').toString()), ...header })
      .sign(new TextEncoder().encode('another key of more than thirty-two characters'))
  const other = Buffer.from(JSON.stringify({ sub: 'boss', sid: 'device', exp: 9_999_999_999 })).toString('base64url')

  test.each([
    ['two parts', () => `${head}.${payload}`],
    ['four parts', () => `${head}.${payload}.${signature}.${signature}`],
    ['no parts', () => ''],
    ['another payload', () => `${head}.${other}.${signature}`],
    ['no signature', () => `${head}.${payload}.`],
    ['alg none', () => new UnsecuredJWT({ sub: 'account', sid: 'device', exp: 9_999_999_999 }).encode()],
    ['another key', () => forge({ sub: 'account', exp: 9_999_999_999, iss: 'vuong-tron', aud: 'vuong-tron-api' })],
    ['another key’s name', () => forge({ sub: 'account', exp: 9_999_999_999 }, { kid: 'nobody' })],
    ['rubbish', () => '💥.💥.💥'],
  ])('[AUTH-02] a token with %s proves nothing', async (_, token) => {
    expect(await readAccessToken(secrets, await token())).toBeUndefined()
  })

  test('[AUTH-02] a token counts until its exp and not after it', async () => {
    const token = await issueAccessToken(secrets, session, 1_000_000)
    expect(await readAccessToken(secrets, token, 1_000_000 + 899_000)).toEqual(session)
    expect(await readAccessToken(secrets, token, 1_000_000 + 901_000)).toBeUndefined()
  })

  test('[AUTH-02] a token of ours of another type, for another audience or from another issuer proves nothing', async () => {
    const key = keyed(secrets[0], 'access-token', '')
    const signed = (claims: { iss: string; aud: string }, typ = 'at+jwt') =>
      new SignJWT({ sub: 'account', sid: 'device', exp: 9_999_999_999, ...claims })
        .setProtectedHeader({ alg: 'HS256', typ, kid: fingerprint(key).slice(0, 8) })
        .sign(new TextEncoder().encode(key))
    expect(await readAccessToken(secrets, await signed({ iss: 'vuong-tron', aud: 'vuong-tron-api' }))).toEqual(session)
    const ours = { iss: 'vuong-tron', aud: 'vuong-tron-api' }
    expect(await readAccessToken(secrets, await signed(ours, 'JWT'))).toBeUndefined()
    expect(await readAccessToken(secrets, await signed({ iss: 'vuong-tron', aud: 'somebody' }))).toBeUndefined()
    expect(await readAccessToken(secrets, await signed({ iss: 'somebody', aud: 'vuong-tron-api' }))).toBeUndefined()
  })

  test('[AUTH-09] a new secret signs, and the old one is believed until it is taken away', async () => {
    const [before, after] = ['o'.repeat(32), 'n'.repeat(32)]
    const rotation = (SESSION_SECRET: string) => sessionSecrets({ SESSION_SECRET } as Env)
    const old = await issueAccessToken(rotation(before), session)
    expect(await readAccessToken(rotation(`${after},${before}`), old)).toEqual(session)
    expect(await readAccessToken(rotation(after), old)).toBeUndefined()
    const fresh = await issueAccessToken(rotation(`${after},${before}`), session)
    expect(await readAccessToken(rotation(after), fresh)).toEqual(session)
    for (const bad of ['', 'short', `${after},short`]) expect(() => rotation(bad)).toThrow('SESSION_SECRET')
  })
})
