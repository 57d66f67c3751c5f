import { env } from 'cloudflare:workers'
import { describe, expect, test, vi } from 'vitest'
import { eraseWhatIsDue } from '#app/api/housekeeping'
import { CONSENT_API, consentWords } from '#app/features/consent/consent'
import { CONSENT_LIFETIME } from '#app/features/consent/consent.server'
import { endReading } from '#app/features/newsletter/newsletter.server'
import { DAY } from '#app/lib/constants'
import { openDatabase } from '#app/server/db/client'
import { newPerson, signedIn } from '#tests/support/accounts'
import { get } from '#tests/support/front-door'

const { DB } = env as Env
const OURS = { origin: 'http://localhost', 'sec-fetch-site': 'same-origin' }
const words = consentWords('')

type Fields = Record<string, string>

const fieldsOf = (choice: string): Fields => ({ purpose: 'measurement', choice, words, locale: 'de' })

/** The form of a page opened before the words changed. */
const ofOldWords = (choice: string): Fields => ({ ...fieldsOf(choice), words: '2020-01-01' })

const choose = (choice: string, headers: Fields = {}, fields = fieldsOf(choice)) =>
  get(CONSENT_API, {
    method: 'POST',
    body: new URLSearchParams(fields),
    headers: { 'x-forwarded-for': newPerson().address, ...OURS, ...headers },
  })

/** A response's cookies, as the browser returns them and as they were set. */
function cookiesOf(answer: Response) {
  const set = answer.headers.getSetCookie()
  const pairs = set.map((line) => line.split(';')[0] ?? '')
  return { set, sent: pairs.join('; '), proof: /measurementProof=([^;]*)/.exec(pairs.join('; '))?.[1] ?? '' }
}

const ledger = async (subject: string) =>
  (await DB.prepare('select * from consents where subject = ? order by noted_at, event').bind(subject).all()).results

describe('the choice', () => {
  test('[CONSENT-01] agreeing is written down, withdrawing as easily, and the name is forgotten', async () => {
    const given = await choose('given')
    const { set, sent, proof } = cookiesOf(given)
    expect(given.status).toBe(204)
    expect(set).toEqual([
      `measurement=given.${words}; Max-Age=15552000; Path=/; SameSite=Lax`,
      `measurementProof=${proof}; Max-Age=15552000; Path=/api/consent; HttpOnly; SameSite=Lax`,
    ])
    const withdrawn = await choose('refused', { cookie: sent })
    expect(cookiesOf(withdrawn).set).toEqual([
      `measurement=refused.${words}; Max-Age=15552000; Path=/; SameSite=Lax`,
      'measurementProof=; Max-Age=0; Path=/api/consent; HttpOnly; SameSite=Lax',
    ])
    const entry = { subject: proof, purpose: 'measurement', words, locale: 'de', account_id: null }
    expect(await ledger(proof)).toEqual([
      { ...entry, event: 'given', noted_at: expect.any(Number) },
      { ...entry, event: 'withdrawn', noted_at: expect.any(Number) },
    ])
  })

  test('[CONSENT-01] who says no gets no name and no row', async () => {
    const before = await DB.prepare('select count(*) as n from consents').first()
    const answer = await choose('refused')
    expect([answer.status, cookiesOf(answer).set.length, cookiesOf(answer).proof]).toEqual([204, 1, ''])
    expect(await DB.prepare('select count(*) as n from consents').first()).toEqual(before)
  })

  test('[CONSENT-01] agreeing again is written down again, with who is signed in by then, and withdrawn at once', async () => {
    const { sent, proof } = cookiesOf(await choose('given'))
    const { person, token } = await signedIn()
    expect(cookiesOf(await choose('given', { cookie: `${sent}; token=${token}` })).proof).toBe(proof)
    await choose('refused', { cookie: sent })
    await choose('given', { cookie: sent })
    const account = await DB.prepare('select id from accounts where email = ?').bind(person.email).first('id')
    const entries = (await ledger(proof)).map(({ event, account_id }) => ({ event, account_id }))
    expect(entries).toEqual([
      { event: 'given', account_id: null },
      { event: 'given', account_id: account },
      { event: 'withdrawn', account_id: null },
      { event: 'given', account_id: null },
    ])
  })

  test('[CONSENT-01] a proof that was made up fills no ledger, and a true one is withdrawn once', async () => {
    const count = () => DB.prepare('select count(*) as n from consents').first('n')
    const { sent, proof } = cookiesOf(await choose('given'))
    const before = Number(await count())
    const invented = ['x', 'x'.repeat(3000), crypto.randomUUID(), `${proof}x`, proof.toUpperCase(), "' or 1=1; --"]
    for (const made of invented) {
      const cookie = `measurementProof=${encodeURIComponent(made)}`
      expect((await choose('refused', { cookie })).status).toBe(204)
    }
    expect(await count()).toBe(before)
    for (let times = 0; times < 3; times++) expect((await choose('refused', { cookie: sent })).status).toBe(204)
    expect(await ledger(proof)).toHaveLength(2)
    expect(await count()).toBe(before + 1)
  })

  test('[CONSENT-01] what is no proof of ours becomes no name in the ledger', async () => {
    const { proof } = cookiesOf(await choose('given', { cookie: 'measurementProof=somebody' }))
    expect(proof).toMatch(/^[\da-f-]{36}$/)
    expect(await ledger('somebody')).toEqual([])
  })

  test('[CONSENT-01] a page that is older than the words withdraws: what was agreed to is what the ledger names', async () => {
    const { sent, proof } = cookiesOf(await choose('given'))
    const withdrawn = await choose('refused', { cookie: sent }, ofOldWords('refused'))
    expect([withdrawn.status, cookiesOf(withdrawn).set[0]]).toEqual([
      204,
      'measurement=refused.2020-01-01; Max-Age=15552000; Path=/; SameSite=Lax',
    ])
    expect((await ledger(proof)).map(({ event, words: noted }) => [event, noted])).toEqual([
      ['given', words],
      ['withdrawn', words],
    ])
    const page = await get('/de/measurement', { headers: { cookie: cookiesOf(withdrawn).sent } })
    expect(await page.text()).toContain('Sie haben abgelehnt')
  })

  test.each(['sec-gpc', 'dnt'])('[CONSENT-01] a browser that sends %s cannot agree, and is told so', async (signal) => {
    const answer = await choose('given', { [signal]: '1', accept: 'text/html' })
    expect(answer.headers.get('location')).toBe('/de/measurement?state=signal')
    expect(answer.headers.getSetCookie()).toEqual([])
  })

  test('[CONSENT-01] a form that no script has sent leads to the page that says what was chosen', async () => {
    const answer = await choose('given', { accept: 'text/html,*/*' })
    expect([answer.status, answer.headers.get('location')]).toEqual([303, '/de/measurement?state=saved'])
    const page = async (cookie: string) => {
      const shown = await get('/de/measurement?state=saved', { headers: { cookie } })
      expect(shown.headers.get('cache-control')).toBe('private, no-store')
      return shown.text()
    }
    expect(await page(cookiesOf(answer).sent)).toContain('Sie haben der Statistik zugestimmt.')
    expect(await page(`measurement=refused.${words}`)).toContain('Sie haben abgelehnt')
    expect(await page('')).toContain('Sie haben noch nicht gewählt.')
  })

  test.each([
    ['other words than those that count', ofOldWords('given')],
    ['another purpose', { ...fieldsOf('given'), purpose: 'advertising' }],
    ['no choice', { purpose: 'measurement', words, locale: 'vi' }],
    ['a language of nobody', { ...fieldsOf('given'), locale: 'xx' }],
    ['more than the form has', { ...fieldsOf('given'), subject: 'somebody' }],
  ])('[CONSENT-01] %s count for nothing', async (_, fields) => {
    const answer = await choose('given', {}, fields as Fields)
    expect([answer.status, answer.headers.getSetCookie()]).toEqual([422, []])
  })

  test('[CONSENT-01] another site cannot choose for a visitor', async () => {
    const answer = await choose('given', { 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' })
    expect([answer.status, answer.headers.getSetCookie()]).toEqual([403, []])
  })

  test('[CONSENT-01] one address fills no ledger, and can still withdraw', async () => {
    const from = { 'x-forwarded-for': newPerson().address }
    const { sent } = cookiesOf(await choose('given', from))
    for (let times = 1; times < 30; times++) expect((await choose('given', from)).status).toBe(204)
    const refused = await choose('given', from)
    expect([refused.status, refused.headers.getSetCookie()]).toEqual([429, []])
    expect((await choose('refused', { ...from, cookie: sent })).status).toBe(204)
  })

  test('[CONSENT-01] what cannot be written down was not agreed to; withdrawing counts whatever fails', async () => {
    const failures = vi.spyOn(console, 'error').mockImplementation(() => {})
    const { sent, proof } = cookiesOf(await choose('given'))
    await DB.exec('ALTER TABLE consents RENAME TO away')
    const given = await choose('given')
    const withdrawn = await choose('refused', { cookie: sent })
    await DB.exec('ALTER TABLE away RENAME TO consents')
    expect([given.status, given.headers.getSetCookie()]).toEqual([500, []])
    // The proof cookie stays, so that the withdrawal can be retried.
    expect([withdrawn.status, withdrawn.headers.getSetCookie()]).toEqual([
      500,
      [expect.stringContaining('measurement=refused')],
    ])
    expect((await choose('refused', { cookie: sent })).status).toBe(204)
    expect((await ledger(proof)).map(({ event }) => event)).toEqual(['given', 'withdrawn'])
    failures.mockRestore()
  })
})

describe('a customer’s consent', () => {
  test('[CONSENT-01] is in their data; with the account its name goes from the ledger, and the proof stays', async () => {
    const { person, token } = await signedIn()
    const { proof } = cookiesOf(await choose('given', { cookie: `token=${token}` }))
    const data = await get('/api/profile/data', { headers: { authorization: `Bearer ${token}` } })
    expect(await data.json()).toMatchObject({
      consents: [{ purpose: 'measurement', event: 'given', words, language: 'de', at: expect.any(String) }],
    })
    await DB.prepare('update accounts set erase_at = 1 where email = ?').bind(person.email).run()
    await eraseWhatIsDue(openDatabase(DB))
    expect(await ledger(proof)).toEqual([expect.objectContaining({ event: 'given', account_id: null })])
  })

  test('[CONSENT-01] is forgotten when nobody can ask for its proof any more', async () => {
    const { proof } = cookiesOf(await choose('given'))
    await eraseWhatIsDue(openDatabase(DB), Date.now() + CONSENT_LIFETIME - DAY)
    expect(await ledger(proof)).toHaveLength(1)
    await eraseWhatIsDue(openDatabase(DB), Date.now() + CONSENT_LIFETIME + DAY)
    expect(await ledger(proof)).toEqual([])
  })

  test('[CONSENT-01] is kept as long as what it is about goes on, and three years after its end', async () => {
    const [now, agreed] = [Date.now(), Date.now() - CONSENT_LIFETIME - DAY]
    const reader = crypto.randomUUID()
    await DB.batch([
      DB.prepare(
        "insert into newsletter_readers values (?1, ?1 || '@example.com', 'vi', 'confirmed', ?2, ?2, null)",
      ).bind(reader, agreed),
      DB.prepare("insert into consents values (?1, 'newsletter', 'given', 'then', 'vi', null, ?2)").bind(
        reader,
        agreed,
      ),
    ])
    await eraseWhatIsDue(openDatabase(DB), now)
    expect(await ledger(reader)).toHaveLength(1)
    await endReading(openDatabase(DB), { id: reader, locale: 'vi', now })
    await eraseWhatIsDue(openDatabase(DB), now + CONSENT_LIFETIME - DAY)
    expect((await ledger(reader)).map(({ event }) => event)).toEqual(['given', 'withdrawn'])
    await eraseWhatIsDue(openDatabase(DB), now + CONSENT_LIFETIME + DAY)
    expect(await ledger(reader)).toEqual([])
  })
})
