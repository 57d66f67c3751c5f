import { env, exports } from 'cloudflare:workers'
import { describe, expect, test } from 'vitest'
import { get, uniquePage, untilStored } from '#tests/support/front-door'
import { listedPages, unlistedPages } from '#tests/support/pages'

/** The shop's origin, which differs from these requests' host. */
const { SITE_ORIGIN } = env as Env

const asMarkdown = (path: string, accept = 'text/markdown') => get(path, { headers: { accept } })
const read = async (path: string) => (await asMarkdown(path)).text()

describe('which form a page has', () => {
  test.each([
    ['text/markdown', 'text/markdown'],
    ['text/markdown, text/html;q=0.9', 'text/markdown'],
    ['text/html;q=0.5, text/markdown', 'text/markdown'],
    ['text/markdown, */*', 'text/markdown'],
    ['text/html, text/markdown;q=0.9', 'text/html'],
    ['text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8', 'text/html'],
    ['*/*', 'text/html'],
    ['text/*', 'text/html'],
    ['text/markdown;q=0, */*', 'text/html'],
    ['nonsense', 'text/html'],
  ])('who accepts %s gets %s', async (accept, type) => {
    const answer = await asMarkdown('/en/category/sofa', accept)
    expect(answer.headers.get('content-type')).toBe(`${type}; charset=utf-8`)
    expect(answer.headers.get('vary')).toMatch(/\bAccept\b/)
  })

  test('one address serves both, whichever was asked for first, out of one stored page', async () => {
    const page = uniquePage()
    const markdown = await asMarkdown(page)
    expect(await markdown.text()).toMatch(/^---\n/)
    await untilStored()
    const html = await asMarkdown(page, 'text/html')
    expect(html.headers.get('x-page-cache')).toBe('hit')
    expect(await html.text()).toMatch(/^<!DOCTYPE html>/)
    const again = await asMarkdown(page)
    expect(again.headers.get('x-page-cache')).toBe('hit')
    expect(await again.text()).toMatch(/^---\n/)
  })

  test.each([
    ['/en/category/sofa.md', '/en/category/sofa'],
    ['/vi.md', '/vi'],
    ['/ja/wooden-furniture.md?page=2', '/ja/wooden-furniture?page=2'],
  ])('%s is %s as Markdown, whatever is accepted', async (path, page) => {
    const answer = await asMarkdown(path, 'text/html')
    expect(answer.headers.get('content-type')).toBe('text/markdown; charset=utf-8')
    expect(await answer.text()).toBe(await read(page))
    expect(answer.headers.get('link')).toBe(`<${SITE_ORIGIN}${page}>; rel="canonical"`)
  })

  test('what stands in the query is no ending', async () => {
    const answer = await asMarkdown('/en/search?q=notes.md', 'text/html')
    expect(answer.headers.get('content-type')).toBe('text/html; charset=utf-8')
  })

  test('an address without its language keeps the ending', async () => {
    const answer = await get('/about-us.md', { headers: { 'accept-language': 'de' } })
    expect([answer.status, answer.headers.get('location')]).toEqual([307, '/de/about-us.md'])
  })

  test('nothing of whoever is signed in gets into it', async () => {
    const init = { headers: { accept: 'text/markdown', cookie: 'token=x.y.z; renewal=r' } }
    const answer = await get('/en/category/sofa', init)
    expect(await answer.text()).toBe(await read('/en/category/sofa'))
    const account = await get('/en/profile', { ...init, redirect: 'manual' })
    expect([account.status, account.headers.get('location')]).toEqual([307, expect.stringContaining('/en/login')])
  })

  test('[ROUTE-16] what is not for search engines is not in this form either', async () => {
    // Only the shop's own host is for search engines.
    const robotsOf = async (path: string) => {
      const [page, query] = path.split('?')
      const address = `${SITE_ORIGIN}/en${page}.md${query ? `?${query}` : ''}`
      const answer = await exports.default.fetch(new Request(address))
      expect([path, answer.headers.get('content-type')]).toEqual([path, 'text/markdown; charset=utf-8'])
      return answer.headers.get('x-robots-tag')
    }
    for (const path of [...unlistedPages, '/no-such-page'])
      expect([path, await robotsOf(path)]).toEqual([path, expect.stringMatching(/^noindex\b/)])
    for (const path of listedPages) expect([path, await robotsOf(path)]).toEqual([path, null])
  })

  test('HEAD says the same without a body', async () => {
    const answer = await get('/en/category/sofa', { method: 'HEAD', headers: { accept: 'text/markdown' } })
    expect(answer.headers.get('content-type')).toBe('text/markdown; charset=utf-8')
    expect(await answer.text()).toBe('')
  })

  test('what is not found is not found, in words', async () => {
    const answer = await asMarkdown('/de/no-such-page.md')
    expect(answer.status).toBe(404)
    expect(await answer.text()).toContain('# Diese Seite wohnt hier nicht.')
  })
})

describe('what it says', () => {
  test('first what the page is, then its content, in its language', async () => {
    const text = await read('/vi/about-us/vision-mission')
    const [, head = '', body = ''] = /^---\n(.+?)\n---\n\n(.+)$/s.exec(text) ?? []
    expect(head.split('\n').map((line) => line.split(': ')[0])).toEqual(['title', 'description', 'url', 'lang'])
    expect(head).toContain(`url: "${SITE_ORIGIN}/vi/about-us/vision-mission"`)
    expect(head).toContain('lang: "vi"')
    expect(body.match(/^# .+$/gm)).toHaveLength(1)
    expect(body.match(/^## .+$/gm)?.length).toBeGreaterThan(2)
  })

  test.each([
    ['vi', 'Hiện đang tới đâu'],
    ['en', 'Where things stand'],
    ['de', 'Der Stand heute'],
    ['ja', '現在の状況'],
  ])('[ROUTE-08] in %s a page about us is in that language, from its heading to its links', async (locale, heading) => {
    const text = await read(`/${locale}/about-us/ai-technology`)
    expect(text).toContain(`lang: "${locale}"`)
    expect(text).toContain(`\n## ${heading}\n`)
    expect(text).toContain(`/${locale}/house-doctor-ai)`)
  })

  test('a listing has its products with size, price and whole addresses', async () => {
    const text = await read('/en/category/tv-stand')
    const products = [...text.matchAll(/^\s*(?:- )?## \[(.+)\]\((.+)\)$/gm)]
    expect(products).toHaveLength(10)
    for (const [, name, address] of products) {
      expect(name).toMatch(/TV/)
      expect(address).toMatch(new RegExp(`^${SITE_ORIGIN}/en/product/`))
    }
    expect(text.match(/\d+ × \d+ × \d+ cm/g)).toHaveLength(10)
    expect(text.match(/₫[\d,]+/g)?.length).toBeGreaterThanOrEqual(10)
  })

  test('a product has its facts, what it is made of and its pictures', async () => {
    const text = await read('/en/product/ke-tv-trang-an-180')
    expect(text).toContain('**Width × depth × height**: 180 × 42 × 50 cm\n')
    expect(text).toContain('**Also available in**: Walnut, Ash, Black oak')
    expect(text).toContain('₫12,490,000')
    expect(text).toMatch(/!\[Tràng An 180 TV stand\]\(http\S+\)/)
    // Words of dialogs, fields and buttons are left out.
    expect(text).not.toMatch(/<[a-z]|&(?:amp|lt|quot|#x27);|Save|Close/)
  })

  test('a table is a table, with one cell for each of its heads', async () => {
    const text = await read('/en/compare?products=ke-tv-trang-an-180,ke-tv-hoi-an-140')
    const rows = text.split('\n').filter((line) => line.startsWith('|'))
    expect(rows.length).toBeGreaterThan(4)
    expect(rows[1]).toBe('| --- | --- | --- |')
    expect(new Set(rows.map((row) => row.split('|').length))).toEqual(new Set([5]))
  })

  test('a chart that is drawn says its figures', async () => {
    expect(await read('/vi/about-us/market-opportunity')).toMatch(/2018 8.*2025 31/)
  })

  test('the privacy page says every section', async () => {
    const html = await (await get('/ja/privacy-policy')).text()
    const headings = [...html.matchAll(/<h2 id="part-\d+"[^>]*>([^<]+)</g)].map(([, heading]) => heading)
    expect(headings.length).toBeGreaterThan(10)
    const text = await read('/ja/privacy-policy')
    for (const heading of headings) expect(text).toContain(`\n## ${heading}\n`)
    expect(text).toMatch(/\*\*`token`\*\*/)
  })

  test('words that Markdown would read as its own are said as they are', async () => {
    const answer = await asMarkdown(`/en/search?q=${encodeURIComponent('[x](javascript:alert) *b* <i>')}`)
    const text = await answer.text()
    expect(text).toContain('\\[x\\](javascript:alert) \\*b\\* \\<i\\>')
  })
})
