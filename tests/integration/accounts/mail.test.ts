import { env, exports } from 'cloudflare:workers'
import { describe, expect, test, vi } from 'vitest'
import { runScheduledJobs } from '#app/api/housekeeping'
import { letterRenderer } from '#app/api/mailer'
import { enqueue, newLetter, sendDueLetters, sendLetter } from '#app/features/mail/mail.server'
import { m } from '#app/paraglide/messages.js'
import { openDatabase } from '#app/server/db/client'
import type { Mail } from '#app/server/mail'
import { sessionSecrets } from '#app/server/secrets'
import { askWith, customer, from, letterTo, login, newPerson, post, registration } from '#tests/support/accounts'
import { throughFrontDoor } from '#tests/support/front-door'

const { DB, ...bindings } = env as Env
const db = openDatabase(DB)
const MINUTE = 60_000
/** The Worker's type has only `fetch`. */
const worker = exports.default as unknown as { scheduled: (event: { cron: string }) => Promise<unknown> }

const outboxOf = (email: string) =>
  DB.prepare('select attempts, due_at as dueAt from mail_outbox where email = ?')
    .bind(email)
    .first<{ attempts: number; dueAt: number }>()

/** A mailer that delivers with the given function and records the mail. */
function mailer(deliver: (mail: Mail) => Promise<void> = async () => {}) {
  const delivered: Mail[] = []
  const send = async (mail: Mail) => {
    await deliver(mail)
    delivered.push(mail)
  }
  const write = letterRenderer(db, { siteOrigin: 'https://shop.example', secrets: sessionSecrets(bindings) })
  return { delivered, write, send }
}

const refusing = () => mailer(() => Promise.reject(new Error('the mailbox an@example.com does not exist')))

async function waitingLetter(letter: 'activation' | 'reset' = 'reset') {
  const person = await customer()
  const row = newLetter(letter, person.email, 'vi')
  await enqueue(db, row)
  return { person, row }
}

describe('the outbox', () => {
  test('[API-06] a letter that cannot be sent waits, longer each time, and is sent when it can be', async () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => {})
    const { person, row } = await waitingLetter()
    const waits: number[] = []
    for (let now = row.dueAt, attempt = 1; attempt <= 3; attempt++) {
      await sendLetter(db, row.id, refusing(), now)
      const waiting = await outboxOf(person.email)
      expect(waiting?.attempts).toBe(attempt)
      waits.push(((waiting?.dueAt ?? 0) - now) / MINUTE)
      now = waiting?.dueAt ?? 0
    }
    expect(waits).toEqual([1, 2, 4])
    const logged = log.mock.calls.flat().join(' ')
    expect(logged).toContain('letter reset not sent')
    for (const secret of [person.email, 'an@example']) expect(logged).not.toContain(secret)
    log.mockRestore()
    const better = mailer()
    await sendDueLetters(db, better, row.dueAt + 8 * MINUTE)
    expect(better.delivered.map(({ to }) => to)).toContain(person.email)
    expect(await outboxOf(person.email)).toBeNull()
  })

  test('[API-06] after eight attempts a letter is given up', async () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => {})
    const { person, row } = await waitingLetter()
    for (let attempt = 1, now = row.dueAt; attempt <= 8; attempt++) {
      expect(await outboxOf(person.email)).not.toBeNull()
      await sendLetter(db, row.id, refusing(), now)
      now = (await outboxOf(person.email))?.dueAt ?? now
    }
    expect(await outboxOf(person.email)).toBeNull()
    log.mockRestore()
  })

  test('[API-06] two who want to send one letter send it once', async () => {
    const { row } = await waitingLetter()
    const both = mailer()
    await Promise.all([sendLetter(db, row.id, both), sendLetter(db, row.id, both)])
    expect(both.delivered).toHaveLength(1)
  })

  test('[API-06] neither link nor code of a letter that waits is stored anywhere', async () => {
    const { row } = await waitingLetter()
    const stored = await DB.prepare('select * from mail_outbox where id = ?').bind(row.id).first()
    expect(Object.keys(stored ?? {}).sort()).toEqual([
      'about',
      'attempts',
      'channel',
      'due_at',
      'email',
      'id',
      'letter',
      'locale',
    ])
  })

  test('[API-08] a letter nobody needs any more is dropped: no account, or an active one', async () => {
    const idle = mailer()
    for (const row of [newLetter('reset', newPerson().email, 'vi'), (await waitingLetter('activation')).row]) {
      if (row.letter === 'reset') await enqueue(db, row)
      await sendLetter(db, row.id, idle)
      expect(await outboxOf(row.recipient)).toBeNull()
    }
    expect(idle.delivered).toEqual([])
  })

  test('[API-06] the scheduled handler sends what is due and erases what has expired', async () => {
    const { person } = await waitingLetter()
    await DB.prepare("insert into quotas values ('old', 1, 1)").run()
    await worker.scheduled({ cron: '*/5 * * * *' })
    expect((await letterTo(person.email)).subject).toBe(m.mail_reset_subject({}, { locale: 'vi' }))
    await vi.waitFor(async () => expect(await DB.prepare("select * from quotas where key = 'old'").first()).toBeNull())
  })

  test('[API-06] erasures that fail do not keep letters from being sent, and are logged without what they were about', async () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => {})
    const { person } = await waitingLetter()
    await DB.prepare("insert into quotas values ('over', 1, ?)")
      .bind(Date.now() - 1)
      .run()
    await DB.exec('ALTER TABLE devices RENAME TO away')
    // Cloudflare counts failed runs.
    await expect(runScheduledJobs(env as Env)).rejects.toThrow('housekeeping: 1 failed')
    const letter = await letterTo(person.email)
    expect(log.mock.calls.flat().join(' ')).toContain('"where":"housekeeping: devices","what":"Error: D1_ERROR')
    // Unrelated expired rows are erased all the same.
    expect(await DB.prepare("select * from quotas where key = 'over'").first()).toBeNull()
    await DB.exec('ALTER TABLE away RENAME TO devices')
    log.mockRestore()
    expect(letter.subject).toBe(m.mail_reset_subject({}, { locale: 'vi' }))
  })

  test('[API-06] a name is text in a letter, whatever it looks like', async () => {
    const { person, row } = await waitingLetter()
    await DB.prepare('update accounts set display_name = ? where email = ?')
      .bind('<img src=x onerror=alert(1)>', person.email)
      .run()
    const reader = mailer()
    await sendLetter(db, row.id, reader)
    expect(reader.delivered[0]?.html).not.toContain('<img')
    expect(reader.delivered[0]?.html).toContain('&lt;img')
    expect(reader.delivered[0]?.text).toContain('https://shop.example/vi/login?state=reset#resetPasswordToken=')
  })
})

describe('local mode', () => {
  test.each([undefined, '', '0', 'true'])(
    '[API-12] with LOCAL_MODE %j nobody reads mail here, whatever host is named',
    async (LOCAL_MODE) => {
      for (const path of ['/dev/mail', '/dev/mail/1'])
        for (const host of ['localhost', '127.0.0.1'])
          expect((await askWith({ LOCAL_MODE }, path, undefined, { host, 'x-forwarded-host': host })).status).toBe(404)
    },
  )

  test('[API-12, SEC-08] with it mail is read at this machine’s own names alone: another may be a page’s that leads here', async () => {
    const statusAt = async (host: string) => (await throughFrontDoor(`http://${host}/dev/mail`)).status
    for (const host of ['localhost', 'localhost:3000', '127.0.0.1:9000', '[::1]:3000'])
      expect([host, await statusAt(host)]).toEqual([host, 200])
    for (const host of ['rebound.example', 'localhost.rebound.example', '127.0.0.1.rebound.example', '192.168.0.7'])
      expect([host, await statusAt(host)]).toEqual([host, 404])
  })

  test('[API-12] without it the mail goes out and no copy stays', async () => {
    const person = newPerson()
    const sent: { to: string }[] = []
    const MAIL = { send: async (mail: { to: string }) => void sent.push(mail) }
    const answer = await askWith(
      { LOCAL_MODE: undefined, MAIL },
      '/api/auth/register',
      registration(person),
      from(person).headers,
    )
    expect(answer.status).toBe(200)
    expect(sent).toMatchObject([
      { to: person.email, from: { email: 'no-reply@vuongtron.vn', name: 'Vuông Tròn' }, subject: expect.any(String) },
    ])
    const copies = await DB.prepare('select count(*) as n from local_mail where recipient = ?')
      .bind(person.email)
      .first('n')
    expect(copies).toBe(0)
  })

  test('[API-12] mail that is down does not fail a registration', async () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => {})
    const person = newPerson()
    const MAIL = { send: () => Promise.reject(new Error('down')) }
    const answer = await askWith({ MAIL }, '/api/auth/register', registration(person), from(person).headers)
    expect(answer.status).toBe(200)
    expect((await outboxOf(person.email))?.attempts).toBe(1)
    await sendDueLetters(db, mailer(), Date.now() + 2 * MINUTE)
    expect((await login(person)).status).toBe(400)
    expect((await post('/api/auth/activate', { token: 'x' }, from(person))).status).toBe(410)
    log.mockRestore()
  })
})
