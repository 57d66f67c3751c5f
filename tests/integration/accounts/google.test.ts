import { env } from 'cloudflare:workers'
import { UnsecuredJWT } from 'jose'
import { describe, expect, test } from 'vitest'
import {
  askWith,
  bodyOf,
  customer,
  from,
  letterTo,
  login,
  newPerson,
  post,
  register,
  sessionOf,
} from '#tests/support/accounts'

const { DB, ...bindings } = env as Env

type Order = { claims?: object; header?: object; isForged?: boolean }

/** A credential of Google's button, signed by the tests' issuer. */
const credential = async (email: string, { claims, ...order }: Order = {}) => {
  const usual = { sub: `google-${email}`, email, email_verified: true, name: 'Trần Thị Bình' }
  const body = JSON.stringify({ claims: { ...usual, ...claims }, ...order })
  return (await fetch(`${bindings.GOOGLE_ISSUER}/token`, { method: 'POST', body })).text()
}

const body = (Token: unknown) => ({ Token, WebsiteAccessIp: '203.0.113.9', DeviceInfo: {} })

const signIn = async (token: unknown) => post('/api/auth/google', body(token), from(newPerson()))

const accountOf = (email: string) =>
  DB.prepare('select * from accounts where email = ?').bind(email).first<Record<string, unknown>>()

describe('third-party sign-in', () => {
  test('[API-04] a new visitor gets an account that is active, without a password', async () => {
    const { email } = newPerson('Binh')
    const { token, renewal } = await sessionOf(await signIn(await credential(email)))
    expect(token.split('.')).toHaveLength(3)
    expect(renewal).not.toBe('')
    expect(await accountOf(email)).toMatchObject({
      display_name: 'Trần Thị Bình',
      password_hash: null,
      google_subject: `google-${email}`,
      activated_at: expect.any(Number),
    })
  })

  test('[API-04] coming again is the same account, even under another e-mail of the same Google account', async () => {
    const { email } = newPerson()
    await signIn(await credential(email))
    const renamed = { claims: { sub: `google-${email}`, email: `new.${email}` } }
    expect((await signIn(await credential(email, renamed))).status).toBe(200)
    expect(await accountOf(`new.${email}`)).toBeNull()
  })

  test('[API-04] a customer who has a password keeps it, and both ways lead in', async () => {
    const person = await customer()
    const workspace = { claims: { hd: 'example.com' } }
    expect((await signIn(await credential(person.email.toUpperCase(), workspace))).status).toBe(200)
    expect((await login(person)).status).toBe(200)
    const { results } = await DB.prepare('select * from accounts where email like ?').bind(person.email).all()
    expect(results).toHaveLength(1)
  })

  test('[API-04, SEC-03] a mailbox that Google verified but does not run opens no account that is in use', async () => {
    const person = await customer()
    for (const hd of [undefined, '', 7]) {
      const refusal = await signIn(await credential(person.email, { claims: { hd } }))
      expect(refusal.status).toBe(409)
      expect(await bodyOf(refusal)).toMatchObject({ code: 'email_in_use' })
    }
    expect((await accountOf(person.email))?.google_subject).toBeNull()
    const gmail = `${person.email.replace(/@.*/, '')}@gmail.com`
    await DB.prepare('update accounts set email = ? where email = ?').bind(gmail, person.email).run()
    const signedIn = await signIn(await credential(gmail))
    expect(signedIn.status).toBe(200)
    expect((await accountOf(gmail))?.google_subject).toBe(`google-${gmail}`)
  })

  test('[API-04] who registered somebody else’s mailbox and waits does not get in when its owner comes', async () => {
    const person = newPerson()
    await register(person)
    const { fragment } = await letterTo(person.email)
    expect((await signIn(await credential(person.email))).status).toBe(200)
    expect((await login(person)).status).toBe(401)
    expect((await post('/api/auth/activate', { token: fragment.token }, from(person))).status).toBe(410)
    expect(await accountOf(person.email)).toMatchObject({ display_name: 'Trần Thị Bình', phone_number: '' })
  })

  test('[API-04] an e-mail that Google has not verified opens nothing and makes nothing', async () => {
    const person = await customer()
    const nobody = newPerson().email
    for (const email of [person.email, nobody]) {
      for (const email_verified of [false, 'true', undefined]) {
        const answer = await signIn(await credential(email, { claims: { email_verified } }))
        expect(answer.status).toBe(403)
        expect(await bodyOf(answer)).toMatchObject({ code: 'google_email_unverified' })
      }
    }
    expect(await accountOf(nobody)).toBeNull()
    expect((await accountOf(person.email))?.google_subject).toBeNull()
  })

  test('[API-04] a credential signs in once, and again only for the call whose answer was lost', async () => {
    const token = await credential(newPerson().email)
    const key = { 'idempotency-key': crypto.randomUUID() }
    const send = (headers: Record<string, string> = {}) =>
      post('/api/auth/google', body(token), from(newPerson(), headers))
    expect((await send(key)).status).toBe(200)
    expect((await send(key)).status).toBe(200)
    for (const replay of [await send(), await send({ 'idempotency-key': crypto.randomUUID() })]) {
      expect(replay.status).toBe(401)
      expect(await bodyOf(replay)).toMatchObject({ code: 'google_token_invalid' })
    }
  })

  test('[API-04, SEC-03] a credential that was overheard is not let in by a key that has used another', async () => {
    const [hers, his] = [await credential(newPerson().email), await credential(newPerson().email)]
    const key = { 'idempotency-key': crypto.randomUUID() }
    const send = (token: string, headers = {}) => post('/api/auth/google', body(token), from(newPerson(), headers))
    expect((await send(hers, { 'idempotency-key': crypto.randomUUID() })).status).toBe(200)
    expect((await send(his, key)).status).toBe(200)
    const replay = await send(hers, key)
    expect(replay.status).toBe(401)
    expect(await bodyOf(replay)).toMatchObject({ code: 'google_token_invalid' })
    // A retry of his own call still succeeds.
    expect((await send(his, key)).status).toBe(200)
  })

  test('[API-04] an account that knows one Google account does not take another', async () => {
    const { email } = newPerson()
    await signIn(await credential(email))
    expect((await signIn(await credential(email, { claims: { sub: 'somebody else' } }))).status).toBe(401)
  })

  const hour = 3600
  const now = Math.floor(Date.now() / 1000)
  test.each<[string, Order]>([
    ['another audience', { claims: { aud: 'another.apps.example' } }],
    ['another issuer', { claims: { iss: 'https://accounts.google.com' } }],
    ['its time over', { claims: { iat: now - 2 * hour, exp: now - hour } }],
    ['an age of an hour', { claims: { iat: now - hour, exp: now + hour } }],
    ['a time to come', { claims: { iat: now + hour, exp: now + 2 * hour } }],
    ['no subject', { claims: { sub: undefined } }],
    ['no e-mail', { claims: { email: undefined } }],
    ['a list for an e-mail', { claims: { email: ['a@example.com'] } }],
    ['a key nobody published', { isForged: true }],
    ['a key that does not exist', { header: { kid: 'two' } }],
  ])('[API-04] a credential with %s is refused', async (_, order) => {
    const answer = await signIn(await credential(newPerson().email, order))
    expect(answer.status).toBe(401)
    expect(await bodyOf(answer)).toMatchObject({ code: 'google_token_invalid' })
  })

  test('[API-04] a credential that is unsigned, tampered with or in another number of parts is refused', async () => {
    const [head, payload, signature] = (await credential(newPerson().email)).split('.')
    const other = Buffer.from(JSON.stringify({ sub: 'boss' })).toString('base64url')
    const unsigned = new UnsecuredJWT({ sub: 'x', email: 'a@example.com', email_verified: true })
    for (const token of [
      unsigned.setIssuedAt().setExpirationTime('1h').encode(),
      `${head}.${payload}`,
      `${head}.${payload}.${signature}.${signature}`,
      `${head}.${other}.${signature}`,
      'rubbish',
    ])
      expect((await signIn(token)).status).toBe(401)
  })

  test('[API-04] no credential, or one that cannot be any, is refused before anything is asked', async () => {
    for (const token of ['', undefined, 7, {}, 'x'.repeat(5000)]) expect((await signIn(token)).status).toBe(422)
  })

  test('[API-04] without a client id the call does not exist', async () => {
    const answer = await askWith(
      { GOOGLE_CLIENT_ID: '' },
      '/api/auth/google',
      body(await credential(newPerson().email)),
    )
    expect(answer.status).toBe(404)
    expect(await bodyOf(answer)).toMatchObject({ code: 'google_not_configured' })
  })

  test('[API-04] keys that cannot be fetched are no fault of the visitor’s', async () => {
    for (const url of [`${bindings.GOOGLE_ISSUER}/broken`, 'http://127.0.0.1:1/certs']) {
      const answer = await askWith(
        { GOOGLE_JWKS_URL: url },
        '/api/auth/google',
        body(await credential(newPerson().email)),
      )
      expect(answer.status).toBe(503)
      expect(await bodyOf(answer)).toMatchObject({ code: 'upstream_unavailable' })
    }
  })
})
