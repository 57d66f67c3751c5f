import { describe, expect, test } from 'vitest'
import { get, noncesOf, uniquePage, untilStored } from '#tests/support/front-door'

const how = (answer: Response) => answer.headers.get('x-page-cache')

async function stored(path: string) {
  const first = await get(path)
  await first.text()
  await untilStored()
  return how(first)
}

describe('a stored page', () => {
  test('[LANG-10] carries a nonce of its own on every hit, the same in the policy and in the body', async () => {
    const path = `/en${uniquePage()}`
    const first = await get(path)
    const miss = await noncesOf(first)
    await untilStored()
    const second = await get(path)
    const hit = await noncesOf(second)
    expect([how(first), how(second)]).toEqual(['miss', 'hit'])
    for (const { policy, used } of [miss, hit]) expect([...used]).toEqual([policy])
    expect(hit.policy).not.toBe(miss.policy)
    expect(hit.body.replaceAll(String(hit.policy), '')).toBe(miss.body.replaceAll(String(miss.policy), ''))
  })

  test('never repeats a nonce among 500 answers', async () => {
    const path = `/en${uniquePage()}`
    await stored(path)
    const answers = await Promise.all(Array.from({ length: 500 }, async () => noncesOf(await get(path))))
    expect(new Set(answers.map(({ policy }) => policy)).size).toBe(500)
    expect(answers.every(({ policy, used }) => used.size === 1 && used.has(policy ?? ''))).toBe(true)
  })

  test('is found whatever the order of the parameters, and without those that change nothing', async () => {
    const query = uniquePage()
    await stored(`/en${query}&sort=x`)
    expect(how(await get(`/en?sort=x&${query.slice(1)}`))).toBe('hit')
    expect(how(await get(`/en${query}&sort=x&utm_source=mail&fbclid=1`))).toBe('hit')
  })

  test('does not repeat a parameter it does not know', async () => {
    const answer = await get('/en?evil=%3Cscript%3Ealert(1)%3C/script%3E')
    expect(await answer.text()).not.toContain('evil')
  })

  test('holds nothing of the request that filled it', async () => {
    const path = `/en${uniquePage()}`
    const headers = { 'user-agent': 'Agent-7', 'cf-connecting-ip': '203.0.113.9', cookie: 'secret=S3CRET' }
    await (await get(path, { headers })).text()
    await untilStored()
    const hit = await get(path)
    const body = await hit.text()
    expect(how(hit)).toBe('hit')
    for (const word of ['Agent-7', '203.0.113.9', 'S3CRET']) expect(body).not.toContain(word)
  })

  test('is not validated or kept outside: no ETag, private, and no 304', async () => {
    const path = `/en${uniquePage()}`
    await stored(path)
    const hit = await get(path, { headers: { 'if-none-match': '*' } })
    expect(hit.status).toBe(200)
    expect(hit.headers.get('etag')).toBeNull()
    expect(hit.headers.get('cache-control')).toBe('private, no-cache')
  })

  test('answers HEAD with the length of the page and no body; a HEAD fills the cache for a later GET', async () => {
    const path = `/en${uniquePage()}`
    const head = await get(path, { method: 'HEAD' })
    expect(await head.text()).toBe('')
    await untilStored()
    const page = await get(path)
    const body = await page.text()
    expect(how(page)).toBe('hit')
    const again = await get(path, { method: 'HEAD' })
    expect(again.headers.get('content-length')).toBe(String(new TextEncoder().encode(body).byteLength))
  })
})

describe('a page of a signed-in visitor', () => {
  test.each(['token=abc', 'a=b; token=abc', 'a=b;token=abc', 'renewal=abc'])(
    '[AUTH-01] is neither served from the cache nor stored (%s)',
    async (cookie) => {
      const path = `/en${uniquePage()}`
      const personal = await get(path, { headers: { cookie } })
      expect(how(personal)).toBe('bypass')
      expect(personal.headers.get('cache-control')).toContain('no-store')
      await untilStored()
      expect(how(await get(path))).toBe('miss')
    },
  )

  test('[AUTH-04] counts as personal by its authorization header too', async () => {
    expect(how(await get('/en', { headers: { authorization: 'Bearer x' } }))).toBe('bypass')
  })

  test('is not mistaken: a cookie that only ends in "token" is anonymous', async () => {
    const path = `/en${uniquePage()}`
    await stored(path)
    expect(how(await get(path, { headers: { cookie: 'theme=dark; mytoken=1' } }))).toBe('hit')
  })
})

test('[LANG-10] 400 parallel requests in four languages with misleading cookies and headers never mix', async () => {
  const locales = ['vi', 'en', 'de', 'ja']
  const answers = await Promise.all(
    Array.from({ length: 400 }, async (_, index) => {
      const [locale, cookie, accept] = [0, 1, 2].map((shift) => locales[(index + shift) % 4])
      // Half of them bypass the cache, so that renders really run side by side.
      const token = index % 2 ? '; token=x' : ''
      const headers = { cookie: `preferredLanguage=${cookie}${token}`, 'accept-language': String(accept) }
      const body = await (await get(`/${locale}`, { headers })).text()
      return { locale, language: /<html lang="(..)"/.exec(body)?.[1], heading: /<h1[^>]*>(.*?)<\/h1>/s.exec(body)?.[1] }
    }),
  )
  for (const { locale, language } of answers) expect(language).toBe(locale)
  const headings = Map.groupBy(answers, ({ locale }) => locale)
  for (const of of headings.values()) expect(new Set(of.map(({ heading }) => heading)).size).toBe(1)
  expect(new Set(answers.map(({ heading }) => heading)).size).toBe(4)
})

test('a refused or unknown page is not stored', async () => {
  await stored('/en/nope')
  expect(how(await get('/en/nope'))).not.toBe('hit')
})

test('fifty visitors at once on a cold page all get it whole', async () => {
  const path = `/en${uniquePage()}`
  const pages = await Promise.all(Array.from({ length: 50 }, async () => noncesOf(await get(path))))
  for (const { body, policy, used } of pages) {
    expect(body.trimEnd().endsWith('</html>')).toBe(true)
    expect([...used]).toEqual([policy])
  }
})
