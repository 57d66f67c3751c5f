import { env } from 'cloudflare:workers'
import { describe, expect, test } from 'vitest'
import { FILE_FOLDERS } from '#app/api/missing-files'
import { company } from '#app/features/content/company'
import { DAY } from '#app/lib/constants'
import { get } from '#tests/support/front-door'
import { listedPages, pages, unlistedPages } from '#tests/support/pages'

describe('addresses', () => {
  test.each([
    ['/', '/vi'],
    ['/category/bed?sort=price-asc', '/vi/category/bed?sort=price-asc'],
    ['/about-us/ai-technology', '/vi/about-us/ai-technology'],
    ['/furniture-package?packageTier=luxury', '/vi/furniture-package?packageTier=luxury'],
  ])('[ROUTE-01] %s answers 307 to the prefixed path, query kept', async (path, target) => {
    const answer = await get(path)
    expect(answer.status).toBe(307)
    expect(new URL(answer.headers.get('location') ?? '', 'http://localhost').href).toBe(`http://localhost${target}`)
  })

  test('[ROUTE-01] every page of the storefront is known without its language', async () => {
    for (const path of [...listedPages, ...unlistedPages, '/profile']) {
      const answer = await get(path || '/')
      expect([path, answer.status, answer.headers.get('location')]).toEqual([path, 307, `/vi${path}`])
    }
  })

  test('[APP-02] pages of one visitor alone say that no copy is to be kept', async () => {
    const own = [
      ...['/login', '/profile', '/activate', '/newsletter', '/measurement', '/wishlist', '/offline'],
      ...['/cart', '/checkout', '/order', '/order/:code'],
    ]
    expect(
      pages
        .filter(({ offlineCopy }) => offlineCopy === false)
        .map(({ path }) => path)
        .sort(),
    ).toEqual(own.toSorted())
    for (const path of [...listedPages, ...unlistedPages]) {
      const { headers } = await get(`/de${path}`)
      const isOwn = own.includes(path.split('?')[0] ?? '')
      expect([path, headers.get('x-offline-copy')]).toEqual([path, isOwn ? 'none' : null])
    }
  })

  test.each([
    [{ 'accept-language': 'de-AT,de;q=0.9,en;q=0.5' }, '/de'],
    [{ 'accept-language': 'fr,en;q=0.4,ja;q=0.6' }, '/ja'],
    [{ 'accept-language': 'fr' }, '/vi'],
    [{ 'accept-language': 'de', cookie: 'preferredLanguage=ja' }, '/ja'],
    [{ 'accept-language': 'de', cookie: 'preferredLanguage=xx' }, '/de'],
  ])('[ROUTE-01] a first visit with %o goes to %s', async (headers, target) => {
    const answer = await get('/', { headers })
    expect(new URL(answer.headers.get('location') ?? '', 'http://localhost').pathname).toBe(target)
    expect(answer.headers.get('vary')).toContain('Accept-Language')
  })

  test.each(['/nope', '/vi/nope', '/fr/category/bed', '/vi/category/no-such', '/vi/about-us/nope'])(
    '[ROUTE-15] %s answers 404 in the visitor’s language and is not indexed',
    async (path) => {
      const answer = await get(path, { headers: { 'accept-language': 'de' } })
      const body = await answer.text()
      expect(answer.status).toBe(404)
      expect(body).toContain(`<html lang="${path.startsWith('/vi') ? 'vi' : 'de'}"`)
      expect(body).toMatch(/<meta name="robots" content="noindex/)
    },
  )
})

test.each(['Basic', 'BASIC', 'basic'])(
  '[ROUTE-05] packageTier=%s is the basic package, at one address',
  async (tier) => {
    const path = `/en/furniture-package?packageTier=${tier}`
    const answer = await get(path)
    const [status, address] = tier === 'basic' ? [200, null] : [307, '/en/furniture-package?packageTier=basic']
    expect([answer.status, answer.headers.get('location')]).toEqual([status, address])
  },
)

test.each([
  ['/vi/', '/vi'],
  ['/de/category/bed/?utm=1&showLoginModal=true', '/de/category/bed?utm=1&showLoginModal=true'],
  ['/en/about-us//', '/en/about-us'],
])('%s answers 308 to the address without its last slash, query kept', async (path, target) => {
  const answer = await get(path)
  expect([answer.status, answer.headers.get('location')]).toEqual([308, target])
})

describe('a name that is longer than any of ours', () => {
  const { DB } = env as Env
  const tables = ['products', 'categories']

  test('[ROUTE-15, SEC-05] is not found on any page that takes one, in its language, also as Markdown, and not looked for', async () => {
    const namingPaths = pages.map(({ path }) => path).filter((path) => path.includes(':'))
    expect(namingPaths).toEqual(expect.arrayContaining(['/product/:slug', '/category/:slug', '/about-us/:slug']))
    for (const table of tables) await DB.exec(`ALTER TABLE ${table} RENAME TO ${table}_away`)
    try {
      for (const path of namingPaths) {
        for (const [locale, length] of [
          ['vi', 101],
          ['en', 3000],
          ['de', 101],
          ['ja', 3000],
        ] as const) {
          const address = `/${locale}${path.replace(':slug', 'a'.repeat(length))}`
          const page = await get(address)
          expect([path, page.status]).toEqual([path, 404])
          expect(await page.text()).toContain(`<html lang="${locale}"`)
          const markdown = await get(`${address}.md`)
          expect([path, markdown.status, markdown.headers.get('content-language')]).toEqual([path, 404, locale])
          expect(markdown.headers.get('content-type')).toMatch(/^text\/markdown/)
        }
      }
    } finally {
      for (const table of tables) await DB.exec(`ALTER TABLE ${table}_away RENAME TO ${table}`)
    }
  })

  test('[CAT-05, SEC-05] is not asked for either', async () => {
    const form = { method: 'POST', body: new URLSearchParams({ name: 'An' }) }
    const answer = await get(`/ja/product/${'a'.repeat(101)}`, form)
    expect([answer.status, (await answer.text()).includes('<html lang="ja"')]).toEqual([404, true])
  })

  test.each([101, 3000])('[ROUTE-05] is no package of ours: %i characters lead to all', async (length) => {
    const answer = await get(`/en/furniture-package?packageTier=${'a'.repeat(length)}`)
    expect([answer.status, answer.headers.get('location')]).toEqual([307, '/en/furniture-package'])
  })
})

test.each(FILE_FOLDERS)('[SEC-04] a file that is missing in /%s is not there for now', async (folder) => {
  const answer = await get(`/${folder}/no-such-AbC123.js`)
  expect([answer.status, answer.headers.get('cache-control')]).toEqual([404, 'no-store'])
})

describe('bad input', () => {
  const hostile = '<script>alert(1)</script>'
  test.each([
    ['broken percent-encoding', '/vi/%E0%A4%A', 404],
    ['broken percent-encoding without a language', '/%E0%A4%A', 404],
    ['a query of 8 KB', `/vi?q=${'a'.repeat(8192)}`, 414],
    ['a path of 8 KB', `/vi/category/${'a'.repeat(8192)}`, 414],
    ['markup in the path', `/vi/category/${encodeURIComponent(hostile)}`, 404],
    ['markup in the query', `/vi/category/bed?sort=${encodeURIComponent(hostile)}`, 404],
    ['a NUL in the path', '/vi/category/%00', 404],
    ['a path that climbs', '/vi/..%2f..%2fetc%2fpasswd', 404],
  ])('%s is refused with a page and without an echo', async (_, path, status) => {
    const answer = await get(path)
    const body = await answer.text()
    expect(answer.status).toBe(status)
    expect(body).toContain('<html lang="vi"')
    expect(body).not.toContain('alert(1)')
    expect(body).not.toContain('aaaaaaaaaaaa')
  })

  test.each(['POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'])(
    '%s on a page answers 405 and says what is allowed',
    async (method) => {
      const answer = await get('/vi', { method })
      expect(answer.status).toBe(405)
      expect(answer.headers.get('allow')).toBe('GET, HEAD')
    },
  )
})

describe('every answer', () => {
  test.each(['/vi', '/vi/nope', '/', '/api/health', '/api/nope'])('carries the security headers (%s)', async (path) => {
    const { headers } = await get(path)
    // Nothing about the operator's other hosts: no subdomains, no preload list.
    expect(headers.get('strict-transport-security')).toMatch(/^max-age=\d{8}$/)
    expect(headers.get('x-content-type-options')).toBe('nosniff')
    expect(headers.get('referrer-policy')).toBeTruthy()
    expect(headers.get('permissions-policy')).toBeTruthy()
    const policy = headers.get('content-security-policy') ?? ''
    expect(policy).toContain("frame-ancestors 'none'")
    expect(policy).not.toMatch(/unsafe-(inline|eval)/)
  })
})

test('[SEC-08] no page of another site shows or reads what a call answers', async () => {
  const policyOf = async (path: string) => (await get(path)).headers.get('cross-origin-resource-policy')
  for (const path of ['/api/v1/languages', '/api/profile', '/api/nope'])
    expect(await policyOf(path)).toBe('same-origin')
  expect(await policyOf('/vi')).toBeNull()
})

test.each(['/vi', '/ja/about-us'])('%s asks for the font before the stylesheet names it', async (path) => {
  const { headers } = await get(path)
  expect(headers.get('link')).toMatch(/^<\/assets\/hanken-grotesk-[\w-]{8}\.woff2>; rel=preload; as=font; crossorigin$/)
})

test('[SEC-07] security.txt says whom to tell of a hole, and until when it says so', async () => {
  const address = '/.well-known/security.txt'
  const answer = await get(address)
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'text/plain; charset=UTF-8'])
  const fields = (await answer.text())
    .trimEnd()
    .split('\n')
    .map((line) => line.split(': '))
  const of = (field: string) => fields.flatMap(([name, value]) => (name === field ? value : []))
  const { SITE_ORIGIN } = env as Env
  expect(of('Contact')).toEqual([`mailto:${company.email.value}`, `${SITE_ORIGIN}/en/contact-us`])
  const [until = ''] = of('Expires')
  expect(new Date(until).toISOString()).toBe(until)
  // Less than a year ahead, as RFC 9116 advises.
  expect(Date.parse(until)).toBeGreaterThan(Date.now() + 30 * DAY)
  expect(Date.parse(until)).toBeLessThan(Date.now() + 365 * DAY)
  expect(of('Preferred-Languages')).toEqual(['vi, en, de, ja'])
  expect(of('Canonical')).toEqual([SITE_ORIGIN + address])
  expect((await get(address, { method: 'POST' })).headers.get('allow')).toBe('GET, HEAD')
})
