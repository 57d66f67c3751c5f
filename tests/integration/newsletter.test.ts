import { env } from 'cloudflare:workers'
import { describe, expect, test } from 'vitest'
import { eraseWhatIsDue } from '#app/api/housekeeping'
import { NEWSLETTER_WORDS } from '#app/features/newsletter/newsletter'
import { DAY } from '#app/lib/constants'
import { openDatabase } from '#app/server/db/client'
import { newsletterReaders } from '#app/server/db/schema'
import { lettersTo, letterTo, newPerson, type Person, signedIn } from '#tests/support/accounts'
import { commonHeaders, get } from '#tests/support/front-door'

const { DB } = env as Env
const OURS = { origin: 'http://localhost', 'sec-fetch-site': 'same-origin' }

type Sent = { locale?: string; fields?: Record<string, string>; headers?: Record<string, string> }

const signUp = (person: Person, { locale = 'vi', fields, headers }: Sent = {}) =>
  get(`/${locale}/newsletter`, {
    method: 'POST',
    body: new URLSearchParams({ email: person.email, website: '', ...fields }),
    headers: { 'x-forwarded-for': person.address, ...OURS, ...headers },
  })

/** Presses the button on the page that a letter's link opens. */
const press = (link: URL, headers: Record<string, string> = OURS) =>
  get(link.pathname + link.search, {
    method: 'POST',
    body: new URLSearchParams({ intent: link.searchParams.get('state') ?? '' }),
    headers,
  })

const readerOf = ({ email }: Person) =>
  DB.prepare('select * from newsletter_readers where email = ?')
    .bind(email)
    .first<typeof newsletterReaders.$inferSelect & Record<string, unknown>>()

const location = (answer: Response) => [answer.status, answer.headers.get('location')]

/** A reader's rows in the consent ledger. */
const ledgerOf = async (id: unknown) =>
  (await DB.prepare('select * from consents where subject = ? order by noted_at').bind(id).all()).results

/** A letter's links: its button, and unsubscribe. */
async function linksTo(person: Person, atLeast = 1) {
  const letter = await letterTo(person.email, atLeast)
  const [, leave] = [...letter.text.matchAll(/https?:\/\/\S+/g)].map(([link]) => new URL(link))
  if (!leave) throw new Error('The letter has no link to leave')
  return { ...letter, leave, headers: JSON.parse(letter.headers ?? '{}') as Record<string, string> }
}

async function reader(): Promise<{ person: Person; confirm: URL; leave: URL }> {
  const person = newPerson()
  await signUp(person)
  const { link, leave } = await linksTo(person)
  expect(location(await press(link))).toEqual([303, '/vi/newsletter?state=confirmed'])
  return { person, confirm: link, leave }
}

describe('signing up', () => {
  test('[SHELL-01] the address waits until its mailbox confirms, then is a reader, then can leave', async () => {
    const person = newPerson()
    expect(location(await signUp(person))).toEqual([303, '/vi/newsletter?state=sent'])
    expect(await readerOf(person)).toMatchObject({ state: 'pending', locale: 'vi', confirmed_at: null, left_at: null })
    const { link, leave } = await linksTo(person)
    expect(location(await press(link))).toEqual([303, '/vi/newsletter?state=confirmed'])
    expect(await readerOf(person)).toMatchObject({ state: 'confirmed', confirmed_at: expect.any(Number) })
    expect(location(await press(leave))).toEqual([303, '/vi/newsletter?state=left'])
    expect(await readerOf(person)).toMatchObject({ state: 'left', left_at: expect.any(Number) })
  })

  test.each([
    ['vi', 'Mời bạn xác nhận đăng ký Thư nhà', 'Thôi nhận Thư nhà'],
    ['en', 'Please confirm: Letters from Home by Vuông Tròn', 'Unsubscribe'],
    ['de', 'Bitte bestätigen: Wohnpost von Vuông Tròn', 'Wohnpost abbestellen'],
    ['ja', '【Vuông Tròn】「おうち便り」登録のご確認', '「おうち便り」の配信を止める'],
  ])(
    '[SHELL-01] the letter in %s asks, says how to leave, and tells mail programs too',
    async (locale, subject, words) => {
      const person = newPerson()
      await signUp(person, { locale })
      const letter = await linksTo(person)
      expect(letter.subject).toBe(subject)
      expect(letter.link.pathname).toBe(`/${locale}/newsletter`)
      for (const part of [letter.text, letter.html]) expect(part).toContain(words)
      const escaped = (link: URL) => link.href.replaceAll('&', '&amp;')
      for (const link of [letter.link, letter.leave]) expect(letter.html).toContain(`href="${escaped(link)}"`)
      expect(letter.html).toContain(`<html lang="${locale}">`)
      expect(letter.headers).toEqual({
        'List-Unsubscribe': expect.stringMatching(/^<http:\/\/[^<> ]+\/api\/newsletter\/leave\?[^<> ]+>$/),
        'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      })
    },
  )

  test('[SHELL-01] the answer does not tell a reader from a stranger; the letter does, to the mailbox alone', async () => {
    const [{ person: known }, unknown] = [await reader(), newPerson()]
    const [a, b] = [await signUp(known, { locale: 'en' }), await signUp(unknown, { locale: 'en' })]
    expect(location(a)).toEqual(location(b))
    expect(commonHeaders(a)).toEqual(commonHeaders(b))
    expect(await a.text()).toBe(await b.text())
    expect((await letterTo(unknown.email)).subject).toBe('Please confirm: Letters from Home by Vuông Tròn')
    expect((await letterTo(known.email, 2)).subject).toBe('You already get Letters from Home')
    // Typing a reader's address changes nothing about the reader.
    expect(await readerOf(known)).toMatchObject({ state: 'confirmed', locale: 'vi' })
  })

  test('[SHELL-01] one mailbox is one reader, however its address is written', async () => {
    const person = newPerson()
    await signUp(person)
    await signUp({ ...person, email: ` ${person.email.toUpperCase()} ` })
    await lettersTo(person.email, 2)
    const { results } = await DB.prepare('select * from newsletter_readers where email like ?')
      .bind(`%${person.email}%`)
      .all()
    expect(results).toHaveLength(1)
  })

  test('[SHELL-01] what fills the field that nobody sees gets the usual answer and nothing is stored', async () => {
    const person = newPerson()
    expect(location(await signUp(person, { fields: { website: 'https://example.com' } }))).toEqual([
      303,
      '/vi/newsletter?state=sent',
    ])
    expect(await readerOf(person)).toBeNull()
    const queued = await DB.prepare('select 1 from mail_outbox where email = ?').bind(person.email).all()
    expect(queued.results).toEqual([])
  })

  test('[SHELL-01] a mailbox is written to three times an hour, wherever the form is sent from', async () => {
    for (const person of [(await reader()).person, newPerson()]) {
      const before = (await readerOf(person)) ? 1 : 0
      for (let times = before; times < 3; times++)
        expect((await signUp({ ...person, address: newPerson().address })).status).toBe(303)
      const refusal = await signUp(person)
      expect(refusal.status).toBe(429)
      expect(Number(refusal.headers.get('retry-after'))).toBeGreaterThan(3000)
      const page = await refusal.text()
      expect(page).toContain('Bạn đã thử quá nhiều lần')
      expect(page).toContain(`value="${person.email}"`)
    }
  })

  test('[SHELL-01] one address sends the form twenty times an hour', async () => {
    const { address } = newPerson()
    for (let times = 0; times < 20; times++) expect((await signUp({ ...newPerson(), address })).status).toBe(303)
    expect((await signUp({ ...newPerson(), address })).status).toBe(429)
  })
})

describe('the consent', () => {
  const entry = { purpose: 'newsletter', words: NEWSLETTER_WORDS, account_id: null, noted_at: expect.any(Number) }

  test('[CONSENT-01] is in the ledger once the mailbox has confirmed, once, and so is leaving', async () => {
    const person = newPerson()
    await signUp(person)
    const { link, leave } = await linksTo(person)
    const subject = (await readerOf(person))?.id
    expect(await ledgerOf(subject)).toEqual([])
    link.pathname = '/ja/newsletter'
    for (let times = 0; times < 2; times++) await press(link)
    expect(await ledgerOf(subject)).toEqual([{ ...entry, subject, event: 'given', locale: 'ja' }])
    for (let times = 0; times < 2; times++) await press(leave)
    expect(await ledgerOf(subject)).toEqual([
      { ...entry, subject, event: 'given', locale: 'ja' },
      { ...entry, subject, event: 'withdrawn', locale: 'vi' },
    ])
  })

  test('[CONSENT-01] withdrawn in the mail program and given anew is a chain; the proof stays when the address has gone', async () => {
    const { person } = await reader()
    const { headers } = await linksTo(person)
    const { pathname, search } = new URL(headers['List-Unsubscribe']?.slice(1, -1) ?? '')
    await get(pathname + search, { method: 'POST', body: new URLSearchParams() })
    await signUp(person, { locale: 'de' })
    await press((await letterTo(person.email, 2)).link)
    const subject = (await readerOf(person))?.id
    const events = async () => (await ledgerOf(subject)).map(({ event }) => event)
    expect(await events()).toEqual(['given', 'withdrawn', 'given'])
    await DB.prepare('delete from newsletter_readers where email = ?').bind(person.email).run()
    expect(await events()).toHaveLength(3)
  })

  test('[CONSENT-01] of who never confirmed there is nothing to withdraw', async () => {
    const person = newPerson()
    await signUp(person)
    const { leave } = await linksTo(person)
    expect(location(await press(leave))).toEqual([303, '/vi/newsletter?state=left'])
    expect(await ledgerOf((await readerOf(person))?.id)).toEqual([])
  })

  test('[CONSENT-01] what cannot be written down is not confirmed; leaving counts whatever fails', async () => {
    const waiting = newPerson()
    await signUp(waiting)
    const { link } = await linksTo(waiting)
    const { person, leave } = await reader()
    await DB.exec('alter table consents rename to away')
    const [confirmed, left] = [await press(link), await press(leave)]
    await DB.exec('alter table away rename to consents')
    expect([confirmed.status, await readerOf(waiting)]).toEqual([500, expect.objectContaining({ state: 'pending' })])
    expect([location(left), await readerOf(person)]).toEqual([
      [303, '/vi/newsletter?state=left'],
      expect.objectContaining({ state: 'left' }),
    ])
  })

  test('[CONSENT-01] is in the data of the account whose mailbox it is', async () => {
    const { person, token } = await signedIn()
    await signUp(person)
    await press((await linksTo(person)).link)
    const data = await get('/api/profile/data', { headers: { authorization: `Bearer ${token}` } })
    expect(await data.json()).toMatchObject({
      consents: [{ purpose: 'newsletter', event: 'given', words: NEWSLETTER_WORDS, language: 'vi' }],
    })
  })
})

describe('bad input', () => {
  test.each([
    '',
    ' ',
    'an',
    'an@example',
    '@example.com',
    'an@ex ample.com',
    'an@example.com, binh@example.com',
    'an@example.com\r\nBcc: binh@example.com',
    'an@example.com\u0000',
    '"><script>alert(1)</script>@example.com',
    "' or 1=1; --",
    '\u202Emoc.elpmaxe@na',
    `${'a'.repeat(250)}@example.com`,
  ])('[SHELL-01] %j is refused in the reader’s language, kept in the field and stored nowhere', async (email) => {
    const before = await openDatabase(DB).$count(newsletterReaders)
    const answer = await signUp({ ...newPerson(), email }, { locale: 'de' })
    const page = await answer.text()
    expect(answer.status).toBe(422)
    expect(page).toContain('<html lang="de"')
    expect(page).toContain('Diese E-Mail-Adresse stimmt so nicht')
    expect(page).toContain('aria-describedby="newsletter-error"')
    expect(page).not.toContain('<script>alert(1)')
    expect(page).toMatch(/<meta name="robots" content="noindex/)
    expect(answer.headers.get('cache-control')).toBe('private, no-store')
    if (email.startsWith('an@ex')) expect(page).toContain(`value="${email.split('\r')[0]?.replace('\0', '')}`)
    expect(await openDatabase(DB).$count(newsletterReaders)).toBe(before)
  })

  test('[SHELL-01] a page of another site cannot sign anybody up, confirm or leave', async () => {
    const { person, leave } = await reader()
    const newcomer = newPerson()
    for (const headers of [
      { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' },
      { origin: 'null', 'sec-fetch-site': 'same-origin' },
      { origin: 'http://localhost', 'sec-fetch-site': 'same-site' },
    ]) {
      expect((await signUp(newcomer, { headers })).status).toBe(403)
      const answer = await press(leave, headers)
      expect(answer.status).toBe(403)
      expect(await answer.text()).toContain('Yêu cầu này đến từ một trang khác')
    }
    expect(await readerOf(newcomer)).toBeNull()
    expect(await readerOf(person)).toMatchObject({ state: 'confirmed' })
  })

  test('[SHELL-01] what is no form, or too long for one, is refused with the page', async () => {
    const json = await signUp(newPerson(), { headers: { 'content-type': 'application/json' } })
    expect(json.status).toBe(415)
    const long = await signUp(newPerson(), { fields: { note: 'x'.repeat(70_000) } })
    expect(long.status).toBe(413)
    for (const answer of [json, long]) expect(await answer.text()).toContain('<form')
    expect((await get('/vi/newsletter', { method: 'PUT', headers: OURS })).status).toBe(405)
  })

  test.each(['', 'x', 'x'.repeat(500), '%00', `${crypto.randomUUID()}.${'A'.repeat(22)}`])(
    '[SHELL-01] the token %j opens nothing',
    async (token) => {
      const link = (state: string) => new URL(`http://localhost/en/newsletter?${new URLSearchParams({ state, token })}`)
      expect(location(await press(link('confirm')))).toEqual([303, '/en/newsletter?state=stale'])
      expect(location(await press(link('leave')))).toEqual([303, '/en/newsletter?state=unknown'])
    },
  )
})

describe('links of a letter', () => {
  test('[SHELL-01] opening them, as programs that read mail do, changes nothing', async () => {
    const person = newPerson()
    await signUp(person)
    const { link, leave, headers } = await linksTo(person)
    for (const { pathname, search } of [link, leave]) {
      const answer = await get(pathname + search)
      expect(answer.status).toBe(200)
      const page = await answer.text()
      expect(page).toMatch(/<meta name="robots" content="noindex/)
    }
    const oneClick = new URL(headers['List-Unsubscribe']?.slice(1, -1) ?? '')
    const opened = await get(oneClick.pathname + oneClick.search)
    expect(location(opened)).toEqual([302, leave.pathname + leave.search])
    expect(await readerOf(person)).toMatchObject({ state: 'pending' })
  })

  test('[SHELL-01] one click in the mail program leaves: no redirect, no cookie, from anywhere, twice as well as once', async () => {
    const { person } = await reader()
    const { headers } = await linksTo(person)
    const { pathname, search } = new URL(headers['List-Unsubscribe']?.slice(1, -1) ?? '')
    for (let times = 0; times < 2; times++) {
      const answer = await get(pathname + search, {
        method: 'POST',
        body: new URLSearchParams({ 'List-Unsubscribe': 'One-Click' }),
      })
      expect(answer.status).toBe(200)
      expect(await readerOf(person)).toMatchObject({ state: 'left' })
    }
    expect((await get(pathname + search, { method: 'DELETE' })).status).toBe(405)
  })

  test('[SHELL-01] who left is not brought back by an old link, only by a new sign-up and its letter', async () => {
    const { person, confirm, leave } = await reader()
    await press(leave)
    expect(location(await press(confirm))).toEqual([303, '/vi/newsletter?state=stale'])
    await signUp(person, { locale: 'ja' })
    expect(await readerOf(person)).toMatchObject({ state: 'pending', locale: 'ja', confirmed_at: null, left_at: null })
    const { link, subject } = await letterTo(person.email, 2)
    expect(subject).toBe('【Vuông Tròn】「おうち便り」登録のご確認')
    expect(location(await press(link))).toEqual([303, '/ja/newsletter?state=confirmed'])
  })

  test('[SHELL-01] confirming twice is confirming; after a week a link confirms nothing', async () => {
    const { confirm } = await reader()
    expect(location(await press(confirm))).toEqual([303, '/vi/newsletter?state=confirmed'])
    const late = newPerson()
    await signUp(late)
    const { link } = await letterTo(late.email)
    await DB.prepare('update newsletter_readers set asked_at = ? where email = ?')
      .bind(Date.now() - 7 * DAY, late.email)
      .run()
    expect(location(await press(link))).toEqual([303, '/vi/newsletter?state=stale'])
    expect(await readerOf(late)).toMatchObject({ state: 'pending' })
  })

  test('[SHELL-01] a week unconfirmed or thirty days gone, and nothing of the address is left; readers stay', async () => {
    const [{ person: faithful }, { person: gone, leave }, silent] = [await reader(), await reader(), newPerson()]
    await signUp(silent)
    await press(leave)
    const eraseIn = (days: number) => eraseWhatIsDue(openDatabase(DB), Date.now() + days * DAY)
    await eraseIn(6.9)
    expect(await readerOf(silent)).not.toBeNull()
    await eraseIn(7.1)
    expect(await readerOf(silent)).toBeNull()
    expect(await readerOf(gone)).not.toBeNull()
    await eraseIn(30.1)
    expect(await readerOf(gone)).toBeNull()
    expect(await readerOf(faithful)).toMatchObject({ state: 'confirmed' })
  })
})

describe('the page', () => {
  test('[SHELL-01] every page carries the form, and its policy lets it go to us alone', async () => {
    for (const path of ['/vi', '/de/privacy-policy', '/ja/category/bed', '/en/nope', '/en/newsletter?state=sent']) {
      const answer = await get(path)
      const page = await answer.text()
      const [, locale] = path.split('/')
      expect(page.includes(`<form data-native="true" action="/${locale}/newsletter" method="post">`)).toBe(true)
      expect(answer.headers.get('content-security-policy')).toContain("form-action 'self'")
    }
  })

  test.each(['zzz', '__proto__', 'sent&state=left'])(
    '[ROUTE-20] of a state that it does not have invites (%s)',
    async (state) => {
      const page = await (await get(`/en/newsletter?state=${state}`)).text()
      expect(page).toContain('<h1')
      expect(page).toMatch(/<title>[^<]+<\/title>/)
      expect(page.match(/<form data-native="true" action="\/en\/newsletter"/g)?.length).toBeGreaterThan(1)
    },
  )

  test('[SHELL-01] without a language the address goes to the visitor’s; a link’s page is kept for nobody', async () => {
    expect(location(await get('/newsletter', { headers: { 'accept-language': 'ja' } }))).toEqual([
      307,
      '/ja/newsletter',
    ])
    expect((await get('/vi/newsletter')).headers.get('x-page-cache')).toBe('miss')
    const link = await get(`/vi/newsletter?state=leave&token=${crypto.randomUUID()}`)
    expect(link.headers.get('x-page-cache')).toBe('skip')
  })

  test('[SHELL-01] where the database does not answer, the page says so and keeps what was typed', async () => {
    await DB.exec('alter table newsletter_readers rename to away')
    try {
      const answer = await signUp({ ...newPerson(), email: 'an@example.com' })
      const page = await answer.text()
      expect(answer.status).toBe(500)
      expect(page).toContain('Có lỗi ở phía chúng tôi')
      expect(page).toContain('value="an@example.com"')
    } finally {
      await DB.exec('alter table away rename to newsletter_readers')
    }
  })
})
