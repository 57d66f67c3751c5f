import { describe, expect, test } from 'vitest'
import { get } from '#tests/support/front-door'

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

test.each([
  ['/vi/', '/vi'],
  ['/de/category/bed/?utm=1&showLoginModal=true', '/de/category/bed?utm=1&showLoginModal=true'],
  ['/en/about-us//', '/en/about-us'],
])('%s answers 308 to the address without its last slash, query kept', async (path, target) => {
  const answer = await get(path)
  expect([answer.status, answer.headers.get('location')]).toEqual([308, target])
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
    // Nothing about other hosts of the operator's domain: neither subdomains nor the preload list.
    expect(headers.get('strict-transport-security')).toMatch(/^max-age=\d{8}$/)
    expect(headers.get('x-content-type-options')).toBe('nosniff')
    expect(headers.get('referrer-policy')).toBeTruthy()
    expect(headers.get('permissions-policy')).toBeTruthy()
    const policy = headers.get('content-security-policy') ?? ''
    expect(policy).toContain("frame-ancestors 'none'")
    expect(policy).not.toMatch(/unsafe-(inline|eval)/)
  })
})

test.each(['/vi', '/ja/about-us'])('%s asks for the font before the stylesheet names it', async (path) => {
  const { headers } = await get(path)
  expect(headers.get('link')).toMatch(/^<\/fonts\/hanken-grotesk\.\w{8}\.woff2>; rel=preload; as=font; crossorigin$/)
})
