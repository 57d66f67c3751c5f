import { env, exports } from 'cloudflare:workers'
import { describe, expect, test, vi } from 'vitest'
import { eraseWhatIsDue } from '#app/api/housekeeping'
import { letterRenderer } from '#app/api/mailer'
import { company } from '#app/features/content/content'
import { enqueue, newLetter, sendDueLetters } from '#app/features/mail/mail.server'
import { DAY } from '#app/lib/constants'
import type { FormAnswer } from '#app/lib/form'
import { openDatabase } from '#app/server/db/client'
import { enquiries } from '#app/server/db/schema'
import { sessionSecrets } from '#app/server/secrets'
import { lettersTo, letterTo, newPerson, type Person, signedIn } from '#tests/support/accounts'
import { get } from '#tests/support/front-door'

const { DB, ...bindings } = env as Env
const db = openDatabase(DB)
/** The Worker's type has only `fetch`. */
const worker = exports.default as unknown as { scheduled: (event: { cron: string }) => Promise<unknown> }
const OURS = { origin: 'http://localhost', 'sec-fetch-site': 'same-origin' }
const SCRIPT = { accept: 'application/json' }

type Sent = { locale?: string; fields?: Record<string, string>; headers?: Record<string, string> }

const write = (person: Person, { locale = 'vi', fields, headers }: Sent = {}) =>
  get(`/${locale}/contact-us`, {
    method: 'POST',
    body: new URLSearchParams({
      name: 'Nguyễn Thị Lan',
      phone: '',
      email: person.email,
      topic: 'delivery',
      note: 'Giao tầng 12 được không?',
      website: '',
      ...fields,
    }),
    headers: { 'x-forwarded-for': person.address, ...OURS, ...headers },
  })

const referenceOf = (answer: Response) => /enquiry=(VT-\w+)#/.exec(answer.headers.get('location') ?? '')?.[1] ?? ''

const kept = async ({ email }: Person) =>
  (await DB.prepare('select * from enquiries where email = ?').bind(email).all()).results

const letterToShop = (reference: string) =>
  vi.waitFor(
    async () => {
      const letter = (await lettersTo(company.email.value)).find(({ subject }) => subject.includes(reference))
      expect(letter).toBeDefined()
      return letter as NonNullable<typeof letter>
    },
    { timeout: 10_000 },
  )

const waiting = async (reference: string) =>
  (await DB.prepare("select * from mail_outbox where about = ? and letter = 'enquiry'").bind(reference).all()).results

describe('a message', () => {
  test('[ROUTE-07] is stored, then the shop and the sender get a letter, and the page can be loaded again', async () => {
    const person = newPerson()
    const answer = await write(person)
    const reference = referenceOf(answer)
    expect([answer.status, answer.headers.get('location')]).toEqual([
      303,
      `/vi/contact-us?enquiry=${reference}#enquiry`,
    ])
    expect(await kept(person)).toEqual([
      expect.objectContaining({ reference, topic: 'delivery', product_slug: '', note: 'Giao tầng 12 được không?' }),
    ])
    const toShop = await letterToShop(reference)
    expect(toShop.subject).toBe(`Yêu cầu ${reference}: Giao hàng và lắp đặt`)
    for (const part of ['Nguyễn Thị Lan', person.email, 'Giao tầng 12 được không?']) expect(toShop.text).toContain(part)
    const page = await get(`/vi/contact-us?enquiry=${reference}`)
    expect(page.headers.get('x-page-cache')).not.toBe('hit')
    expect(await page.text()).toContain(reference)
  })

  test.each([
    ['vi', 'đã nhận yêu cầu', 'Giao hàng và lắp đặt'],
    ['en', 'Your enquiry', 'Delivery and assembly'],
    ['de', 'Ihre Anfrage', 'Lieferung und Aufbau'],
    ['ja', 'お問い合わせ', '配送・組み立て'],
  ])('[ROUTE-07] in %s it is confirmed in that language, without a word of what was typed', async (locale, ...said) => {
    const person = newPerson()
    const words = { name: 'Buy gold at example.net', note: 'https://example.net' }
    const reference = referenceOf(await write(person, { locale, fields: words }))
    const letter = await letterTo(person.email)
    for (const part of [...said, reference]) expect(letter.subject + letter.text).toContain(part)
    expect(letter.text).not.toContain('example.net')
    expect(letter.link.pathname).toBe(`/${locale}/contact-us`)
    expect((await letterToShop(reference)).text).toContain('https://example.net')
  })

  test('[ROUTE-07] a script that sends it is told in data, and sends it twice without making two', async () => {
    const person = newPerson()
    const answers = await Promise.all([write(person, { headers: SCRIPT }), write(person, { headers: SCRIPT })])
    const [one, two] = await Promise.all(answers.map((answer) => answer.json()))
    expect(one).toEqual({ ok: true, leadsTo: expect.stringMatching(/^\/vi\/contact-us\?enquiry=VT-\w{7}#enquiry$/) })
    expect(two).toEqual(one)
    expect(await kept(person)).toHaveLength(1)
    const refused = await write(person, { locale: 'de', headers: SCRIPT, fields: { topic: '', note: ' ' } })
    expect(await refused.json()).toEqual({
      ok: false,
      code: 'invalid_request',
      errors: { topic: 'missing', note: 'missing' },
    })
  })

  test('[ROUTE-07] while mail is down it is kept, and goes out by housekeeping however long that took', async () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => {})
    const person = newPerson()
    // Without the table of local mail, nothing can be sent.
    await DB.exec('ALTER TABLE local_mail RENAME TO away')
    const reference = referenceOf(await write(person, { fields: { email: '', phone: '0901234567' } }))
    await vi.waitFor(() => expect(log.mock.calls.flat().join(' ')).toContain('letter enquiry not sent, attempt 1'))
    await DB.exec('ALTER TABLE away RENAME TO local_mail')
    const writer = letterRenderer(db, { siteOrigin: 'https://shop.example', secrets: sessionSecrets(bindings) })
    const refusing = { write: writer, send: () => Promise.reject(new Error('down')) }
    let now = Date.now()
    for (let attempt = 2; attempt <= 20; attempt++) {
      now += 130 * 60_000
      await sendDueLetters(db, refusing, now)
    }
    expect(await waiting(reference)).toEqual([expect.objectContaining({ attempts: 20 })])
    const delivered: string[] = []
    await sendDueLetters(
      db,
      { write: writer, send: async ({ subject }) => void delivered.push(subject) },
      now + 130 * 60_000,
    )
    expect(delivered.filter((subject) => subject.includes(reference))).toHaveLength(1)
    expect(await waiting(reference)).toEqual([])
    log.mockRestore()
  })

  test('[ROUTE-07] the scheduled handler sends what waits', async () => {
    const person = newPerson()
    const now = Date.now()
    const enquiry = { reference: 'VT-ABCDEFG', product: '', topic: 'other', name: 'An', phone: '', quantity: 0 }
    const sent = { email: person.email, note: 'Xin chào', locale: 'vi', contentHash: 'hash', createdAt: now }
    const letter = newLetter('enquiry', company.email.value, 'vi', now - 1)
    await db.insert(enquiries).values({ ...enquiry, ...sent })
    await enqueue(db, { ...letter, about: enquiry.reference, attempts: 12 })
    await worker.scheduled({ cron: '*/5 * * * *' })
    expect((await letterToShop(enquiry.reference)).text).toContain('Xin chào')
    expect(await waiting(enquiry.reference)).toEqual([])
  })
})

describe('what is typed', () => {
  test.each([
    ['HTML', { name: '<b>An</b>', note: '<script>alert(1)</script>' }],
    ['emoji', { name: 'Lan 🪑', note: 'Ghế 🪑 màu 🟣, tầng 5️⃣' }],
    ['text from right to left', { name: 'ليلى', note: 'هل يمكنكم التوصيل؟\nשלום \u202Eevil' }],
    ['a message as long as it may be', { note: 'ậ'.repeat(4000) }],
  ])('[ROUTE-07] %s is kept and told as it is', async (_, fields) => {
    const person = newPerson()
    const reference = referenceOf(await write(person, { fields }))
    expect(await kept(person)).toEqual([expect.objectContaining(fields)])
    const toShop = await letterToShop(reference)
    expect(toShop.text).toContain(fields.note)
    expect(toShop.html).not.toContain('<script>')
    expect(toShop.html).toContain('dir="auto"')
  })

  const crlf = 'An\r\nBcc: all@example.com'
  test.each([
    ['nothing at all', { name: '', email: '', topic: '', note: '' }, ['name', 'topic', 'phone', 'email', 'note']],
    ['a header in the name', { name: crlf }, ['name']],
    ['a header in the phone number', { phone: `0901234567${crlf}` }, ['phone']],
    ['a header in the topic', { topic: `delivery${crlf}` }, ['topic']],
    ['a header in the address', { email: 'lan@example.com\r\nBcc: all@example.com' }, ['email']],
    ['a topic of nobody’s', { topic: 'constructor' }, ['topic']],
    ['a message that is too long', { note: 'a'.repeat(4001) }, ['note']],
  ])('[ROUTE-07] %s is refused at its fields, the first of which has the focus', async (_, fields, wrong) => {
    const person = newPerson()
    const answer = await write(person, { fields })
    const html = await answer.text()
    expect(answer.status).toBe(422)
    expect(answer.headers.get('cache-control')).toContain('no-store')
    const [, main = ''] = html.split('<main')
    const boxes = [...main.matchAll(/<(?:input|select|textarea)\s[^>]*>/g)].map(([tag]) => tag)
    const named = (mark: RegExp) => boxes.filter((tag) => mark.test(tag)).map((tag) => / name="(\w+)"/.exec(tag)?.[1])
    expect(named(/aria-invalid="true"/)).toEqual(wrong)
    expect(named(/autofocus/i)).toEqual([wrong[0]])
    expect(await DB.prepare('select 1 from enquiries where email = ?').bind(person.email).first()).toBeNull()
  })

  test.each([
    ['vi', 'Bạn chọn một chủ đề nhé', 'Bạn viết vài dòng'],
    ['en', 'Please choose a topic', 'Please write a few words'],
    ['de', 'Bitte wählen Sie ein Thema', 'Bitte schreiben Sie ein paar Worte'],
    ['ja', 'ご用件をお選びください', 'ご用件の内容をご記入ください'],
  ])(
    '[ROUTE-07] in %s a mistake is named at its field, and what was typed stands there again',
    async (locale, ...said) => {
      const person = newPerson()
      const html = await (await write(person, { locale, fields: { topic: '', note: ' ' } })).text()
      for (const sentence of said) expect(html).toContain(sentence)
      expect(html).toContain('value="Nguyễn Thị Lan"')
      expect(html).toContain(`value="${person.email}"`)
    },
  )

  test('[ROUTE-07] that what was written is still there is said where something was', async () => {
    const said = async (fields: Record<string, string>) =>
      (await (await write(newPerson(), { locale: 'en', fields })).text()).includes('What you wrote is still below.')
    expect(await said({ topic: '' })).toBe(true)
    expect(await said({ name: '', email: '', topic: '', note: '' })).toBe(false)
  })

  test('[ROUTE-07] a body that is too large, or no form, is answered with the page that claims nothing of it', async () => {
    for (const [type, body, status] of [
      ['text/plain', 'name=An', 415],
      ['application/x-www-form-urlencoded', `note=${'a'.repeat(70_000)}`, 413],
    ] as const) {
      const headers = { 'content-type': type, ...OURS, 'x-forwarded-for': newPerson().address }
      const answer = await get('/en/contact-us', { method: 'POST', body, headers })
      expect(answer.status).toBe(status)
      const html = await answer.text()
      expect(html).toContain('action="/en/contact-us"')
      expect(html).not.toContain('What you wrote is still below.')
    }
  })

  test('[ROUTE-07] what fills the field that nobody sees, or comes from a page of another site, is not stored', async () => {
    const person = newPerson()
    expect((await write(person, { fields: { website: 'https://example.com' } })).status).toBe(422)
    const foreign = { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' }
    expect((await write(person, { headers: foreign })).status).toBe(403)
    expect(await kept(person)).toEqual([])
  })
})

describe('limits', () => {
  test('[ROUTE-07] of a thousand posts from one address twenty are kept, and the others told to wait', async () => {
    const { address } = newPerson()
    const answers = new Map<string, number>()
    for (let round = 0; round < 10; round++) {
      const told = await Promise.all(
        Array.from({ length: 100 }, async () => {
          const answer = await write({ ...newPerson('flood'), address }, { headers: SCRIPT })
          const told = (await answer.json()) as FormAnswer
          if (told.ok) return 'kept'
          expect(told.retryAfter ?? Number(answer.headers.get('retry-after'))).toBeGreaterThan(0)
          return told.code
        }),
      )
      for (const outcome of told) answers.set(outcome, (answers.get(outcome) ?? 0) + 1)
    }
    expect(Object.fromEntries(answers)).toEqual({ kept: 20, too_many_requests: 980 })
    const { results } = await DB.prepare("select 1 from enquiries where email like 'flood.%'").all()
    expect(results).toHaveLength(20)
  })
})

describe('what is kept', () => {
  test('[ROUTE-07, PRIVACY-01] is erased after a year', async () => {
    const [old, young] = [newPerson(), newPerson()]
    for (const person of [old, young]) await write(person)
    const now = Date.now()
    await DB.prepare('update enquiries set created_at = ? where email = ?')
      .bind(now - 366 * DAY, old.email)
      .run()
    await eraseWhatIsDue(db, now)
    expect(await kept(old)).toEqual([])
    expect(await kept(young)).toHaveLength(1)
  })

  test('[ROUTE-07, PROFILE-01] is in its owner’s data, and goes with the account', async () => {
    const { person, token } = await signedIn()
    await write(person)
    const headers = { authorization: `Bearer ${token}` }
    const { enquiries } = (await (await get('/api/profile/data', { headers })).json()) as { enquiries: object[] }
    expect(enquiries).toEqual([expect.objectContaining({ topic: 'delivery', note: 'Giao tầng 12 được không?' })])
    expect(enquiries[0]).not.toHaveProperty('product')
    await DB.prepare('update accounts set erase_at = 1 where email = ?').bind(person.email).run()
    await eraseWhatIsDue(db)
    expect(await kept(person)).toEqual([])
  })
})
