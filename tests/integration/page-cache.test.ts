import { describe, expect, test } from 'vitest'
import { locales } from '#app/features/languages/languages'
import { cachedPage, REFUSAL } from '#app/server/cache/page-cache'
import { signedIn } from '#tests/support/accounts'
import { get, policyOf, uniquePage, untilStored } from '#tests/support/front-door'
import { listedPages, otherLooks, unlistedPages } from '#tests/support/pages'

const how = (answer: Response) => answer.headers.get('x-page-cache')

/** All pages except the choice about measuring; languages alternate. */
const pages = [...listedPages, ...unlistedPages, ...otherLooks, '/no-such-page']
  .filter((path) => !/^\/(?:measurement|checkout)/.test(path))
  .map((path, index) => `/${locales[index % locales.length]}${path}`)

/** Pages rendered for one visitor contain a time of reading; public ones do not age. */
const withoutMoments = async (page: Response) => (await page.text()).replace(/\bu:(?:\d{13}|1\/0)/g, 'u:0')

async function stored(path: string) {
  const first = await get(path)
  await first.text()
  await untilStored()
  return how(first)
}

describe('a stored page', () => {
  test('[LANG-10] is the same to the byte as the one that was rendered, and lets in what it was rendered with', async () => {
    const path = uniquePage()
    const first = await get(path)
    const miss = await policyOf(first)
    await untilStored()
    const second = await get(path)
    const hit = await policyOf(second)
    expect([how(first), how(second)]).toEqual(['miss', 'hit'])
    expect(hit).toEqual(miss)
  })

  test('is found whatever the order of the parameters, and without those that change nothing', async () => {
    const path = uniquePage()
    await stored(`${path}&sort=name`)
    expect(how(await get(path.replace('?', '?sort=name&')))).toBe('hit')
    expect(how(await get(`${path}&sort=name&utm_source=mail&fbclid=1`))).toBe('hit')
  })

  test.each(['/en', '/en/contact-us', '/en/furniture-package'])(
    'is kept once, whatever parameters of other pages stand in its address (%s)',
    async (path) => {
      await stored(path)
      for (const query of ['page=2', 'sort=name&min=1&max=2', 'material=oak', 'width=200-'])
        expect(how(await get(`${path}?${query}`)), query).toBe('hit')
    },
  )

  test('is not the answer to a value that no page has, however long', async () => {
    for (const query of ['sort=aaa', `sort=${'a'.repeat(65)}`, `page=${'1'.repeat(70)}`, `material=${'a'.repeat(500)}`])
      expect((await get(`/en/category/bed?${query}`)).status, query).toBe(404)
  })

  test('does not repeat a parameter it does not know', async () => {
    const answer = await get('/en?evil=%3Cscript%3Ealert(1)%3C/script%3E')
    expect(await answer.text()).not.toContain('evil')
  })

  test('holds nothing of the request that filled it', async () => {
    const path = uniquePage()
    const headers = { 'user-agent': 'Agent-7', 'cf-connecting-ip': '203.0.113.9', cookie: 'secret=S3CRET' }
    await (await get(path, { headers })).text()
    await untilStored()
    const hit = await get(path)
    const body = await hit.text()
    expect(how(hit)).toBe('hit')
    for (const word of ['Agent-7', '203.0.113.9', 'S3CRET']) expect(body).not.toContain(word)
  })

  test('is not sent again to a browser that has it, whatever compressed it on the way, and to no proxy', async () => {
    const path = uniquePage()
    const page = await get(path)
    const etag = page.headers.get('etag') ?? ''
    await page.text()
    await untilStored()
    for (const tag of [etag, `W/${etag}`, `"other", ${etag}`]) {
      const same = await get(path, { headers: { 'if-none-match': tag } })
      expect([same.status, await same.text(), same.headers.get('etag')]).toEqual([304, '', etag])
      expect(same.headers.get('content-security-policy')).toBe(page.headers.get('content-security-policy'))
      expect(same.headers.get('cache-control')).toBe('private, no-cache')
    }
    for (const tag of ['"other"', '*', ''])
      expect((await get(path, { headers: { 'if-none-match': tag } })).status).toBe(200)
  })

  test('is the same to the byte when it is rendered anew', async () => {
    const again = { headers: { authorization: 'Bearer x' } }
    expect(await (await get('/en', again)).text()).toBe(await (await get('/en')).text())
  })

  test('answers HEAD with the length of the page and no body; a HEAD fills the cache for a later GET', async () => {
    const path = uniquePage()
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

test('[SEC-09] every inline script and style is let in by its hash, and by nothing else', async () => {
  const { token, renewal } = await signedIn()
  const cookie = `token=${token}; renewal=${renewal}`
  const kinds: Record<string, string>[] = [{}, { cookie }, { authorization: 'Bearer x', cookie }]
  for (const headers of kinds)
    for (const path of [...pages, '/vi/profile', '/de/measurement']) {
      const answer = await get(path, { headers })
      if (answer.headers.has('location')) continue
      const { body, policy, refused } = await policyOf(answer)
      expect([path, ...refused]).toEqual([path])
      for (const directive of ['script-src', 'style-src'])
        expect(policy, path).toMatch(new RegExp(`; ${directive} 'self'( 'sha256-[\\w+/]{43}=')*( https:[^; ]+)*;`))
      expect(body).not.toContain('nonce')
    }
}, 90_000)

describe('a page of a signed-in visitor', () => {
  test('[AUTH-01] is another than that of strangers, and kept by no browser', async () => {
    const { token } = await signedIn()
    const path = uniquePage()
    await stored(path)
    const first = await get(path, { headers: { cookie: `token=${token}` } })
    expect([how(first), (await first.text()).includes(' data-signed-in=')]).toEqual(['signed-in-miss', true])
    await untilStored()
    const second = await get(path, { headers: { cookie: `a=b; token=${token}` } })
    expect([how(second), second.headers.get('cache-control')]).toEqual(['signed-in-hit', 'private, no-store'])
    const strangers = await get(path)
    expect([how(strangers), (await strangers.text()).includes('data-signed-in')]).toEqual(['hit', false])
  })

  test('[AUTH-01] is the same to the byte for two accounts, in every language, and holds nothing of either', async () => {
    const people = [await signedIn('Lan'), await signedIn('Minh')]
    const secrets = people.flatMap(({ person, token, renewal }) => {
      const { sub, sid } = JSON.parse(atob(token.split('.')[1] ?? ''))
      return [person.email, person.address, token, renewal, sub, sid]
    })
    for (const path of pages) {
      const [first, second] = await Promise.all(
        people.map(async ({ person, token, renewal }) => {
          const headers = {
            cookie: `token=${token}; renewal=${renewal}; trace=${person.email}`,
            'cf-connecting-ip': person.address,
          }
          return withoutMoments(await get(path, { headers }))
        }),
      )
      expect(first, path).toBe(second)
      for (const secret of secrets) expect(first, path).not.toContain(secret)
    }
  }, 90_000)

  test.each(['/en/profile', '/en/measurement', '/en/checkout'])(
    '[AUTH-01] is never stored where it says something of them (%s)',
    async (path) => {
      const people = [await signedIn('Lan'), await signedIn('Minh')]
      for (const { person, token } of [...people, ...people]) {
        const answer = await get(path, { headers: { cookie: `token=${token}` } })
        expect([how(answer), answer.headers.get('cache-control')]).toEqual(['bypass', 'private, no-store'])
        const body = await answer.text()
        expect(body.includes(person.email)).toBe(/\/(?:profile|checkout)$/.test(path))
        for (const other of people) if (other.person !== person) expect(body).not.toContain(other.person.email)
        await untilStored()
      }
      expect(how(await get(path))).toBe('bypass')
    },
  )

  test.each(['token=abc', 'a=b; token=abc', 'a=b;token=abc'])(
    '[AUTH-02] is not for whoever has a token that is none (%s)',
    async (cookie) => {
      const path = uniquePage()
      await stored(path)
      expect(how(await get(path, { headers: { cookie } }))).toBe('hit')
    },
  )

  test('[AUTH-01] can be had with a token that somebody made up, whatever end it has', async () => {
    const part = (claims: object) => btoa(JSON.stringify(claims)).replace(/=+$/, '')
    const cookie = `token=${part({ alg: 'none' })}.${part({ sub: 'x', exp: 9_000_000_000 })}.x`
    const answer = await get('/en', { headers: { cookie } })
    expect([answer.status, (await answer.text()).includes('data-signed-in')]).toEqual([200, true])
  })

  test('[LOGIN-01] leads on from the login page, to where its address says, and never from the cache', async () => {
    const { token } = await signedIn()
    for (const to of ['/en/wishlist', '/en/compare']) {
      const answer = await get(`/en/login?redirect=${to}`, { headers: { cookie: `token=${token}` } })
      expect([answer.status, answer.headers.get('location'), how(answer)]).toEqual([307, to, 'bypass'])
    }
  })

  test('[AUTH-04] is rendered for one visitor where a request has an authorization header', async () => {
    expect(how(await get('/en', { headers: { authorization: 'Bearer x' } }))).toBe('bypass')
  })

  test('is not mistaken: a cookie that only ends in "token" is anonymous', async () => {
    const path = uniquePage()
    await stored(path)
    expect(how(await get(path, { headers: { cookie: 'theme=dark; mytoken=1' } }))).toBe('hit')
  })
})

test('[LANG-10] 400 parallel requests in four languages with misleading cookies and headers never mix', async () => {
  const bodyFor = async (locale: string, headers: Record<string, string>) =>
    withoutMoments(await get(`/${locale}`, { headers }))
  const answers = await Promise.all(
    Array.from({ length: 400 }, async (_, index) => {
      const [locale = '', cookie, accept] = [0, 1, 2].map((shift) => locales[(index + shift) % locales.length])
      // Half of them bypass the cache, so that renders really run in parallel.
      const who = index % 8 < 4 ? 'authorization' : 'theme'
      const headers = { cookie: `preferredLanguage=${cookie}`, 'accept-language': String(accept), [who]: 'x' }
      return { kind: `${locale} ${who}`, body: await bodyFor(locale, headers) }
    }),
  )
  const kinds = Map.groupBy(answers, ({ kind }) => kind)
  expect(kinds.size).toBe(8)
  const right = new Set<string>()
  for (const [kind, alike] of kinds) {
    const [locale = '', who = ''] = kind.split(' ')
    const alone = await bodyFor(locale, { [who]: 'x' })
    expect(alike.filter(({ body }) => body !== alone).length, kind).toBe(0)
    right.add(alone)
  }
  expect(right.size).toBeGreaterThanOrEqual(locales.length)
  // Two hundred renders on busy cores.
}, 90_000)

test('[ROUTE-15, SEC-05] a page that does not exist is kept once for each language, whatever it was called', async () => {
  await stored('/en/nope')
  for (const path of ['/en/nope', '/en/other/nope', '/nope']) {
    const answer = await get(path, { headers: { 'accept-language': 'en' } })
    expect([path, how(answer), answer.status]).toEqual([path, 'hit', 404])
    expect(await answer.text()).toContain('<html lang="en"')
    expect(answer.headers.get('cache-control')).toBe('private, no-store')
  }
  await stored('/ja/nope')
  expect(await (await get('/ja/nope')).text()).toContain('<html lang="ja"')
})

test('[ROUTE-18, SEC-05] a search is kept whose words the shop knows, and none that somebody made up', async () => {
  for (const [term, kept] of [
    ['oak table', 'hit'],
    ['oak qwrtzpx', 'skip'],
    ['qwrtzpx', 'skip'],
    ['tabel', 'skip'],
    ['x'.repeat(101), 'skip'],
  ]) {
    const path = `/en/search?q=${encodeURIComponent(term ?? '')}`
    await stored(path)
    expect([term, how(await get(path))]).toEqual([term, kept])
  }
})

test('[SEC-05] what somebody asks for without end pushes no page of ours out of memory', async () => {
  const origin = 'http://localhost'
  const [page, version] = ['/en/kept', `test.${Date.now()}`]
  const ask = (path: string) =>
    cachedPage({
      request: new Request(origin + path),
      locale: 'en',
      siteOrigin: origin,
      version,
      parameters: ['q'],
      signedIn: false,
      render: async () =>
        new Response('x'.repeat(1_000_000), {
          headers: { 'content-type': 'text/html', 'cache-control': 'public, s-maxage=60' },
        }),
      refusal: async () => undefined,
      waitUntil: () => {},
    })
  await ask(page)
  for (let term = 0; term < 20; term++) await ask(`/en/asked?q=${term}`)
  await caches.default.delete(`${origin}/__page/${encodeURIComponent(`${version}|en||${origin}${page}`)}`)
  expect((await ask(page))?.headers.get('x-page-cache')).toBe('hit')
})

test('[SEC-05] fifty visitors at once of an address that names nothing cost one look, which is counted', async () => {
  const now = Date.now()
  let [looks, counted] = [0, 0]
  const answers = await Promise.all(
    Array.from({ length: 50 }, () =>
      cachedPage({
        request: new Request('http://localhost/en/product/none'),
        locale: 'en',
        siteOrigin: 'http://localhost',
        version: `test.${now}`,
        parameters: [],
        signedIn: false,
        render: async () => {
          looks++
          await new Promise((resume) => setTimeout(resume, 20))
          return new Response(null, { status: 404, headers: { [REFUSAL]: 'not_found' } })
        },
        refusal: async () => {
          counted++
          return undefined
        },
        waitUntil: () => {},
      }),
    ),
  )
  expect([looks, counted]).toEqual([1, 1])
  for (const answer of answers) expect([answer?.status, answer?.headers.get(REFUSAL)]).toEqual([404, 'not_found'])
})

test.each(['/de/no-such-page', '/de/product/no-such-sofa', '/de/category/no-such-kind'])(
  '[SEC-05] %s gets the page that was rendered for another address that is none, and keeps none of its own',
  async (path) => {
    await (await get('/de/nothing-here')).arrayBuffer()
    await untilStored()
    const answer = await get(path)
    expect([answer.status, how(answer)]).toEqual([404, 'hit'])
    expect(await answer.text()).not.toContain('no-such')
  },
)

test.each([200, 404])(
  'fifty visitors at once on a cold page of status %i cost one render at most, and each gets it whole',
  async (status) => {
    const path = status === 200 ? uniquePage() : uniquePage().replace('bed', 'no-such')
    const pages = await Promise.all(
      Array.from({ length: 50 }, async () => {
        const answer = await get(path)
        return { status: answer.status, how: how(answer), body: await answer.text() }
      }),
    )
    // Irrelevant input gets the cached page.
    const rendered = pages.filter(({ how }) => how === 'miss' || how === 'skip').length
    expect(rendered).toBeLessThanOrEqual(1)
    if (status === 200) expect(rendered).toBe(1)
    expect(new Set(pages.map(({ body }) => body)).size).toBe(1)
    for (const { status: answered, body } of pages) {
      expect(answered).toBe(status)
      expect(body.trimEnd().endsWith('</html>')).toBe(true)
    }
  },
)
