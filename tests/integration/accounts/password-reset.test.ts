import { env } from 'cloudflare:workers'
import { describe, expect, test, vi } from 'vitest'
import { hashPassword } from '#app/features/auth/account/password.server'
import { checkCredentials } from '#app/features/auth/login/credentials.server'
import { openSession } from '#app/features/auth/session/session.server'
import { m } from '#app/paraglide/messages.js'
import { openDatabase } from '#app/server/db/client'
import { fingerprint, sessionSecrets } from '#app/server/secrets'
import {
  askWith,
  bodyOf,
  credentials,
  customer,
  from,
  lettersTo,
  letterTo,
  login,
  newPerson,
  type Person,
  post,
  refresh,
  register,
  sessionOf,
  signedIn,
} from '#tests/support/accounts'
import { commonHeaders, get } from '#tests/support/front-door'

const { DB, ...bindings } = env as Env
const db = openDatabase(DB)
const secrets = sessionSecrets(bindings)

const forget = (person: Person, language = 'vi', headers: Record<string, string> = {}) =>
  post('/api/auth/fogot-password', { email: person.email, lang: language }, { language, ...from(person, headers) })

const reset = (person: Person, token: string, newPassword: string, headers: Record<string, string> = {}) =>
  post(
    '/api/auth/reset-password',
    { email: person.email, newPassword },
    from(person, { authorization: `Bearer ${token}`, ...headers }),
  )

const resend = (person: Pick<Person, 'email' | 'address'>, language = 'vi', headers: Record<string, string> = {}) =>
  get(`/api/auth/resend?${new URLSearchParams({ email: person.email, language })}`, from(person as Person, headers))

/** Token of a newly requested reset letter, after earlier letters. */
const tokenFor = async (person: Person, lettersBefore = 0) => {
  expect((await forget(person)).status).toBe(200)
  return (await letterTo(person.email, lettersBefore + 1)).fragment.resetPasswordToken ?? ''
}

describe('forgot password', () => {
  test('[API-06] the letter leads to the login page and brings token and e-mail in the fragment', async () => {
    const person = await customer()
    expect((await forget(person, 'de')).status).toBe(200)
    const { link, fragment, subject } = await letterTo(person.email)
    expect(subject).toBe(m.mail_reset_subject({}, { locale: 'de' }))
    expect(link.pathname + link.search).toBe('/de/login?state=reset')
    expect(fragment).toEqual({
      resetPasswordToken: expect.stringMatching(/^[\w-]{43}$/),
      resetPasswordEmail: person.email,
    })
  })

  test('[API-06] the answer is the same whether there is an account or not, and so is what is written before it', async () => {
    const [known, unknown] = [await customer(), newPerson()]
    const [a, b] = [await forget(known), await forget(unknown)]
    expect([a.status, b.status]).toEqual([200, 200])
    expect(await a.text()).toBe(await b.text())
    expect(commonHeaders(a)).toEqual(commonHeaders(b))
    await lettersTo(known.email)
    const { results } = await DB.prepare('select * from local_mail where recipient = ?').bind(unknown.email).all()
    expect(results).toEqual([])
  })

  test('[API-06, API-08] what is written down before the answer is the same for a mailbox with an account and one without', async () => {
    await DB.exec('create table written (letter, locale, attempts, email)')
    await DB.exec(
      'create trigger note after insert on mail_outbox begin insert into written values (new.letter, new.locale, new.attempts, new.email); end',
    )
    const rowsOf = async (person: Person) => {
      expect((await forget(person, 'de')).status).toBe(200)
      expect((await resend(person, 'ja')).status).toBe(200)
      const { results } = await DB.prepare('select letter, locale, attempts from written where email = ?')
        .bind(person.email)
        .all()
      return results
    }
    const [known, unknown] = [await rowsOf(await customer()), await rowsOf(newPerson())]
    await DB.exec('drop trigger note')
    await DB.exec('drop table written')
    expect(unknown).toEqual([
      { letter: 'reset', locale: 'de', attempts: 0 },
      { letter: 'activation', locale: 'ja', attempts: 0 },
    ])
    expect(known).toEqual(unknown)
  })

  test.each(['', 'an', 'an@example', '@example.com', 'an@ex ample.com', `${'a'.repeat(260)}@example.com`])(
    '[API-06] %j is no e-mail address',
    async (email) => {
      expect((await forget({ ...newPerson(), email })).status).toBe(422)
    },
  )

  test('[API-06, SEC-03] from one address a mailbox is written to three times in a quarter of an hour, whether it has an account or not', async () => {
    for (const person of [await customer(), newPerson()]) {
      for (let times = 0; times < 3; times++) expect((await forget(person)).status).toBe(200)
      const refusal = await forget(person)
      expect(refusal.status).toBe(429)
      expect(Number(refusal.headers.get('retry-after'))).toBeGreaterThan(800)
    }
  })

  test('[AUTH-07, API-06, API-08] a letter that is asked for again with its key, because the answer was lost, is one letter', async () => {
    const waiting = newPerson()
    await register(waiting)
    for (const [person, ask, before] of [
      [await customer(), forget, 0],
      [waiting, resend, 1],
    ] as const) {
      const key = { 'idempotency-key': crypto.randomUUID() }
      for (let times = 0; times < 4; times++) expect((await ask(person, 'vi', key)).status).toBe(200)
      await lettersTo(person.email, before + 1)
      await vi.waitFor(async () => {
        const unsent = DB.prepare('select count(*) as count from mail_outbox where email = ?').bind(person.email)
        expect(await unsent.first('count')).toBe(0)
      })
      expect(await lettersTo(person.email, before + 1)).toHaveLength(before + 1)
    }
  })

  /** Moves a quarter of an hour ahead; daily counts stay. */
  const laterThatDay = (email: string) =>
    DB.prepare("delete from quotas where instr(key, ?) and (instr(key, '-mailbox-address:') or instr(key, '-lately:'))")
      .bind(fingerprint(email))
      .run()
  const letters = [
    ['reset', forget, 3],
    ['activation', resend, 1],
  ] as const

  test.each(letters)(
    '[API-06, API-08, SEC-03] one address keeps nobody from a letter of %s: its owner gets one from elsewhere',
    async (_, ask, most) => {
      const person = await customer()
      const attacker = { ...person, address: newPerson().address }
      for (let round = 0; round < 4; round++) {
        for (let times = 0; times < most + 5; times++) await ask(attacker)
        expect((await ask(attacker)).status).toBe(429)
        expect((await ask({ ...person, address: newPerson().address })).status).toBe(200)
        await laterThatDay(person.email)
      }
    },
  )

  test.each(letters)(
    '[API-06, API-08, SEC-03] no mailbox gets more than twelve letters of %s a day; while one of the last quarter of an hour will do, nobody is refused',
    async (letter, ask) => {
      for (const person of [newPerson(), await customer()]) {
        await DB.exec('create table if not exists asked (letter, email)')
        await DB.exec(
          'create trigger if not exists note_asked after insert on mail_outbox begin insert into asked values (new.letter, new.email); end',
        )
        const askFromElsewhere = () => ask({ ...person, address: newPerson().address })
        for (let times = 0; times < 14; times++) expect((await askFromElsewhere()).status).toBe(200)
        const { results } = await DB.prepare('select letter from asked where email = ?').bind(person.email).all()
        expect(results).toEqual(Array(12).fill({ letter }))
        await laterThatDay(person.email)
        const refusal = await askFromElsewhere()
        expect(refusal.status).toBe(429)
        expect(Number(refusal.headers.get('retry-after'))).toBeGreaterThan(80_000)
      }
    },
  )

  test('[API-06, SEC-03] a letter that has been used will do no longer', async () => {
    const person = await customer()
    await DB.prepare('insert into quotas values (?, 12, ?)')
      .bind(`forgot-mailbox:${fingerprint(person.email)}`, Date.now() + 80_000_000)
      .run()
    expect((await forget(person)).status).toBe(429)
    await DB.prepare('update quotas set used = 11 where key = ?')
      .bind(`forgot-mailbox:${fingerprint(person.email)}`)
      .run()
    const token = await tokenFor(person)
    expect((await forget(person)).status).toBe(200)
    expect((await reset(person, token, 'mật khẩu mới')).status).toBe(200)
    expect((await forget({ ...person, address: newPerson().address })).status).toBe(429)
  })
})

describe('reset', () => {
  test('[API-07, RESET-05] a new password counts at once, the old one no more, and every session has ended', async () => {
    const { person, renewal } = await signedIn()
    const other = await sessionOf(await login(person))
    const answer = await reset(person, await tokenFor(person), 'mới hoàn toàn')
    expect(answer.status).toBe(200)
    expect(await bodyOf(answer)).toMatchObject({ success: true })
    expect((await login(person)).status).toBe(401)
    expect((await login({ ...person, password: 'mới hoàn toàn' })).status).toBe(200)
    for (const token of [renewal, other.renewal]) expect((await refresh(token)).status).toBe(401)
    expect((await letterTo(person.email, 2)).subject).toBe(m.mail_password_changed_subject({}, { locale: 'vi' }))
  })

  test('[API-03, RESET-05] who has just proven the old password is not signed in once a reset has ended every session', async () => {
    const person = await customer()
    const checked = await checkCredentials(db, person)
    if (!checked.ok) throw new Error(checked.code)
    expect((await reset(person, await tokenFor(person), 'mật khẩu mới')).status).toBe(200)
    const device = { device: {}, address: person.address }
    expect(await openSession(db, secrets, { ...checked, ...device })).toBeUndefined()
    const after = await checkCredentials(db, { ...person, password: 'mật khẩu mới' })
    if (!after.ok) throw new Error(after.code)
    expect(await openSession(db, secrets, { ...after, ...device })).toMatchObject({ renewalToken: expect.any(String) })
  })

  test('[API-03] nor by the call itself, when the reset falls between its look and its sign-in', async () => {
    const person = await customer()
    await login(person)
    const hash = await hashPassword('mật khẩu mới')
    // A database in which the reset happens just before the device is stored.
    const prepare = (query: string) => {
      const statement = DB.prepare(query)
      if (!query.startsWith('insert into "devices"')) return statement
      const reset = () => DB.prepare('update accounts set password_hash = ? where email = ?').bind(hash, person.email)
      const late = (bound: D1PreparedStatement) => ({
        raw: () =>
          reset()
            .run()
            .then(() => bound.raw()),
        all: () =>
          reset()
            .run()
            .then(() => bound.all()),
        run: () =>
          reset()
            .run()
            .then(() => bound.run()),
      })
      return { bind: (...values: unknown[]) => late(statement.bind(...values)) }
    }
    const answer = await askWith({ DB: { prepare, batch: DB.batch.bind(DB) } }, '/api/auth/login', credentials(person))
    expect([answer.status, answer.headers.get('set-cookie')]).toEqual([401, null])
  })

  test('[RESET-05] a token is used once, and its siblings with it', async () => {
    const person = await customer()
    const first = await tokenFor(person)
    await forget(person)
    const second = (await letterTo(person.email, 2)).fragment.resetPasswordToken ?? ''
    expect((await reset(person, first, 'mật khẩu mới')).status).toBe(200)
    for (const token of [first, second]) {
      const replay = await reset(person, token, 'của kẻ khác')
      expect(replay.status).toBe(401)
      expect(await bodyOf(replay)).toMatchObject({ code: 'reset_token_invalid' })
    }
    expect((await login({ ...person, password: 'mật khẩu mới' })).status).toBe(200)
  })

  test('[RESET-05] of two resets with one token at the same moment one changes the password, the other nothing', async () => {
    const person = await customer()
    const token = await tokenFor(person)
    const passwords = ['mật khẩu một', 'mật khẩu hai']
    const statuses = (await Promise.all(passwords.map((password) => reset(person, token, password)))).map(
      ({ status }) => status,
    )
    expect([...statuses].sort()).toEqual([200, 401])
    const winner = passwords[statuses.indexOf(200)] ?? ''
    expect((await login({ ...person, password: winner })).status).toBe(200)
  })

  test('[AUTH-07, SEC-03] a reset whose answer was lost succeeds when it is sent again, and nothing else by its key', async () => {
    const person = await customer()
    const token = await tokenFor(person)
    const key = { 'idempotency-key': crypto.randomUUID() }
    expect((await reset(person, token, 'mật khẩu mới', key)).status).toBe(200)
    expect((await reset(person, token, 'mật khẩu mới', key)).status).toBe(200)
    expect((await reset(person, token, 'mật khẩu mới')).status).toBe(401)
    // Another token, or the same for another account, is no retry.
    const other = await customer()
    for (const [who, unseen, statuses] of [
      [person, 'x'.repeat(43), [401, 401]],
      [other, token, [401, 401]],
      [person, await tokenFor(person, 2), [200, 200]],
    ] as const) {
      const answer = await reset(who, unseen, 'một lần nữa', key)
      expect([answer.status, (await login({ ...who, password: 'một lần nữa' })).status]).toEqual(statuses)
    }
  })

  test('[API-07, RESET-05] a token that is an hour old, of another account, for something else or made up is refused', async () => {
    const [person, other] = [await customer(), await customer()]
    const token = await tokenFor(person)
    expect((await reset(other, token, 'mật khẩu mới')).status).toBe(401)
    expect((await reset(person, 'x'.repeat(43), 'mật khẩu mới')).status).toBe(401)
    expect((await reset(person, '', 'mật khẩu mới')).status).toBe(401)
    const newcomer = newPerson()
    await register(newcomer)
    const activation = (await letterTo(newcomer.email)).fragment.token ?? ''
    expect((await reset(newcomer, activation, 'mật khẩu mới')).status).toBe(401)
    const { token: access } = await signedIn()
    expect((await reset(person, access, 'mật khẩu mới')).status).toBe(401)
    await DB.prepare("update one_time_tokens set expires_at = ? where purpose = 'reset'").bind(Date.now()).run()
    expect((await reset(person, token, 'mật khẩu mới')).status).toBe(401)
    expect((await login(person)).status).toBe(200)
  })

  test('[API-07] a password under 6 or over 100 characters is refused and the token kept', async () => {
    const person = await customer()
    const token = await tokenFor(person)
    for (const password of ['12345', 'x'.repeat(101)]) expect((await reset(person, token, password)).status).toBe(422)
    expect((await reset(person, token, '123456')).status).toBe(200)
  })

  test('[API-07] who resets before activating has shown that the mailbox is theirs', async () => {
    const person = newPerson()
    await register(person)
    expect((await reset(person, await tokenFor(person, 1), 'mật khẩu mới')).status).toBe(200)
    const owner = await sessionOf(await login({ ...person, password: 'mật khẩu mới' }))
    // Somebody else may have registered the mailbox, so that profile is discarded.
    const answer = await get('/api/profile', { headers: { authorization: `Bearer ${owner.token}` } })
    expect((await bodyOf(answer)).data.profile).toMatchObject({
      displayName: person.email.replace(/@.*/, ''),
      phoneNumber: '',
    })
  })

  test('[API-07] who resets an account that is active keeps name and phone', async () => {
    const person = await customer()
    expect((await reset(person, await tokenFor(person), 'mật khẩu mới')).status).toBe(200)
    const row = await DB.prepare('select display_name, phone_number from accounts where email = ?')
      .bind(person.email)
      .first()
    expect(row).toEqual({ display_name: 'Nguyễn Văn An', phone_number: '0912345678' })
  })
})

describe('resend', () => {
  test('[API-08] answers the text Success, and the new letter activates', async () => {
    const person = newPerson()
    await register(person)
    const answer = await resend(person, 'ja')
    expect([answer.status, await answer.text()]).toEqual([200, 'Success'])
    expect(answer.headers.get('content-type')).toMatch(/^text\/plain/)
    const { fragment, link } = await letterTo(person.email, 2)
    expect(link.pathname).toBe('/ja/activate')
    expect((await post('/api/auth/activate', { token: fragment.token }, from(person))).status).toBe(200)
  })

  test('[API-08, RESEND-02] once in five minutes from one address, for whoever asks, account or not', async () => {
    const waiting = newPerson()
    await register(waiting)
    for (const person of [waiting, await customer(), newPerson()]) {
      expect(await (await resend(person)).text()).toBe('Success')
      const refusal = await resend({ ...person, email: person.email.toUpperCase() })
      expect(refusal.status).toBe(429)
      expect(await bodyOf(refusal)).toMatchObject({ code: 'too_many_requests' })
      expect(Number(refusal.headers.get('retry-after'))).toBeGreaterThan(290)
    }
  })

  test('[API-08] an account that is active gets no letter', async () => {
    const person = await customer()
    await resend(person)
    const other = newPerson()
    await register(other)
    await lettersTo(other.email)
    expect(await lettersTo(person.email, 0)).toEqual([])
  })

  test('[API-08] without an e-mail address it is refused, in the language it names', async () => {
    for (const query of ['', '?email=', '?email=an', '?email[]=an@example.com&language=de']) {
      const answer = await get(`/api/auth/resend${query}`)
      expect(answer.status).toBe(422)
      expect(answer.headers.get('content-language')).toBe(query.endsWith('de') ? 'de' : 'vi')
    }
    expect((await get('/api/auth/resend', { method: 'POST' })).status).toBe(405)
  })
})
