import { env, exports } from 'cloudflare:workers'
import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { findProductPages, findProductSitemaps } from '#app/features/catalogue/sitemap.server'
import { locales } from '#app/features/languages/languages'
import { openDatabase } from '#app/server/db/client'
import { products } from '#app/server/db/schema'
import { get } from '#tests/support/front-door'
import { pages } from '#tests/support/pages'

/** The shop's origin, which differs from these requests' host. */
const { SITE_ORIGIN, DB } = env as Env

const read = async (path: string) => (await get(path)).text()
const all = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, found]) => found ?? '')
const locations = (xml: string) => all(xml, /<loc>([^<]+)<\/loc>/g)
const decoded = (text: string) => text.replace(/&#(\d+);/g, (_, code) => String.fromCharCode(code))
const pathOf = (address: string) => decoded(address).replace(SITE_ORIGIN, '')

const files = async () => locations(await read('/sitemap.xml')).map(pathOf)
const entries = async () =>
  (await Promise.all((await files()).map(read))).flatMap((xml) => all(xml, /<url>(.+?)<\/url>/gs))

describe('the sitemap', () => {
  test('[ROUTE-16] is an index of files that are small enough, all of them XML', async () => {
    for (const file of ['/sitemap.xml', ...(await files())]) {
      const answer = await get(file)
      const xml = await answer.text()
      expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'application/xml; charset=utf-8'])
      expect(xml.startsWith('<?xml version="1.0" encoding="UTF-8"?>\n<')).toBe(true)
      expect(locations(xml).length).toBeGreaterThan(0)
      expect(locations(xml).length).toBeLessThanOrEqual(50_000)
      expect(new TextEncoder().encode(xml).byteLength).toBeLessThan(50 * 1024 * 1024)
    }
  })

  test('[ROUTE-16] has every page once a language, and no other', async () => {
    const paths = (await entries()).map((entry) => pathOf(locations(entry)[0] ?? ''))
    expect(new Set(paths).size).toBe(paths.length)
    const { results: sold } = await DB.prepare('SELECT slug FROM products').all<{ slug: string }>()
    const { results: categories } = await DB.prepare(
      "SELECT slug FROM categories WHERE kind IN ('wooden', 'goods')",
    ).all<{ slug: string }>()
    const perLanguage = [
      ...pages
        .filter(({ path, isUnlisted }) => !isUnlisted && !path.includes(':'))
        .map(({ path }) => path.replace(/^\/$/, '')),
      ...['basic', 'standard', 'premium', 'luxury'].map((tier) => `/furniture-package?packageTier=${tier}`),
      ...categories.map(({ slug }) => `/category/${slug}`),
      ...sold.map(({ slug }) => `/product/${slug}`),
    ]
    const known = locales.flatMap((locale) => perLanguage.map((path) => `/${locale}${path}`))
    const rest = paths.filter((path) => !known.includes(path))
    expect(known.filter((path) => !paths.includes(path))).toEqual([])
    expect(rest).toHaveLength(9 * 4)
    expect(rest.filter((path) => !new RegExp(`^/(${locales.join('|')})/about-us/[\\w-]+$`).test(path))).toEqual([])
  })

  test('[ROUTE-16] names every language of a page in each of its entries, and the shop’s own for all others', async () => {
    for (const entry of await entries()) {
      const here = pathOf(locations(entry)[0] ?? '')
      const alternates = [...entry.matchAll(/<xhtml:link rel="alternate" hreflang="([^"]+)" href="([^"]+)"\/>/g)]
      expect(alternates.map(([, language, address]) => [language, pathOf(address ?? '')])).toEqual(
        [
          ['vi', 'vi'],
          ['en', 'en'],
          ['de', 'de'],
          ['ja', 'ja'],
          ['x-default', 'vi'],
        ].map(([language, locale]) => [language, here.replace(/^\/\w+/, `/${locale}`)]),
      )
    }
  })

  test('[ROUTE-16] shows the own pictures of products and rooms, and no silhouettes', async () => {
    const pictures = (await entries()).flatMap((entry) => all(entry, /<image:loc>([^<]+)<\/image:loc>/g)).map(pathOf)
    expect(pictures.filter((picture) => picture.startsWith('/catalogue/products/')).length).toBeGreaterThan(40)
    expect(pictures.filter((picture) => !/\.(jpg|webp)$/.test(picture) && !picture.startsWith('/api/'))).toEqual([])
  })

  test('[ROUTE-16] says when a page changed only where somebody wrote it down', async () => {
    const dated = (await entries()).filter((entry) => entry.includes('<lastmod>'))
    expect(dated.map((entry) => pathOf(locations(entry)[0] ?? '').slice(3))).toEqual([
      ...Array(4).fill('/privacy-policy'),
      ...Array(4).fill('/terms-of-service'),
    ])
    const page = await read('/en/privacy-policy')
    expect(page).toContain(`dateTime="${/<lastmod>([^<]+)/.exec(dated[0] ?? '')?.[1]}"`)
  })

  test.each(['/sitemap-products-999.xml', '/sitemap-products-0.xml', '/sitemap-products-x.xml'])(
    '%s is not found',
    async (path) => expect((await get(path)).status).toBe(404),
  )

  test('is kept until the data changes', async () => {
    const how = async () => (await get('/sitemap.xml')).headers.get('x-page-cache')
    await how()
    await expect.poll(how).toBe('hit')
  })

  test('takes no other method', async () => {
    const answer = await get('/sitemap.xml', { method: 'POST' })
    expect([answer.status, answer.headers.get('allow')]).toEqual([405, 'GET, HEAD'])
  })
})

test('a catalogue with gaps between its ids has no empty sitemap, and its last product stands in one', async () => {
  const db = openDatabase(DB)
  const far = 1_234_567
  const [product] = await db.select().from(products).limit(1)
  if (!product) throw new Error('No product')
  await db.insert(products).values({ ...product, id: far, slug: 'far-away' })
  const numbers = await findProductSitemaps(db)
  const pages = await Promise.all(numbers.map((number) => findProductPages(db, number)))
  await db.delete(products).where(eq(products.id, far))
  expect(pages.filter(({ length }) => length === 0)).toEqual([])
  expect(pages.at(-1)).toEqual([expect.objectContaining({ path: '/product/far-away' })])
})

/** True if a robots.txt path matches. */
const covers = (rule: string, path: string) => new RegExp(`^${rule.replaceAll('*', '[^/]+')}`).test(path)

describe('robots.txt', () => {
  test('[ROUTE-16] leads to the sitemap and closes what has nothing to show', async () => {
    const answer = await get('/robots.txt')
    const rules = (await answer.text()).split('\n')
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'text/plain; charset=utf-8'])
    expect(rules).toContain(`Sitemap: ${SITE_ORIGIN}/sitemap.xml`)
    const closed = rules.flatMap((rule) => /^Disallow: (.+)$/.exec(rule)?.[1] ?? [])
    expect(closed).toEqual(['/api/', '/_serverFn/', '/*/profile', '/*/activate'])
    const open = rules.flatMap((rule) => /^Allow: (.+)$/.exec(rule)?.[1] ?? [])
    expect(open).toEqual(['/api/search/suggestions', '/api/v1/buckets/'])
    // Listed pages must not be disallowed, nor `noindex` pages, which crawlers must read.
    const listed = await entries()
    const paths = listed.map((entry) => pathOf(locations(entry)[0] ?? ''))
    const pictures = listed.flatMap((entry) => all(entry, /<image:loc>([^<]+)<\/image:loc>/g)).map(pathOf)
    expect(pictures.some((path) => path.startsWith('/api/v1/buckets/'))).toBe(true)
    for (const path of [
      ...paths,
      ...new Set(pictures),
      '/vi/search',
      '/en/login',
      '/de/compare',
      '/ja/wishlist',
      '/images',
      '/social/home.vi.jpg',
    ])
      expect([path, closed.filter((rule) => covers(rule, path) && !open.some((one) => covers(one, path)))]).toEqual([
        path,
        [],
      ])
  })

  test('[ROUTE-16] a host that is not the shop’s own is kept out of search engines', async () => {
    const { host } = new URL(SITE_ORIGIN)
    const tagOf = async (origin: string) =>
      (await exports.default.fetch(new Request(`${origin}/en/about-us`))).headers.get('x-robots-tag')
    expect(await tagOf(`http://${host}`)).toBeNull()
    expect(await tagOf('https://vuong-tron.preview.example')).toBe('noindex')
  })
})

describe('llms.txt', () => {
  test('[ROUTE-16] leads to nothing that robots.txt closes, and what is no page there is kept out of search engines', async () => {
    const robots = await read('/robots.txt')
    const [open, closed] = [all(robots, /^Allow: (.+)$/gm), all(robots, /^Disallow: (.+)$/gm)]
    const paths = all(await read('/llms.txt'), /\]\((\S+)\)/g).map(pathOf)
    const isIn = (rules: readonly string[], path: string) => rules.some((rule) => covers(rule, path))
    expect(paths.filter((path) => isIn(closed, path) && !isIn(open, path))).toEqual([])
    const data = paths.filter((path) => path.startsWith('/api/'))
    expect(data).toHaveLength(1)
    for (const path of data) {
      const answer = await exports.default.fetch(new Request(SITE_ORIGIN + path))
      expect(answer.headers.get('x-robots-tag')).toBe('noindex')
    }
  })

  test('has the form that llmstxt.org asks for', async () => {
    const answer = await get('/llms.txt')
    const text = await answer.text()
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'text/plain; charset=utf-8'])
    expect(text).toMatch(/^# Vuông Tròn\n\n> \S.+\n\n/)
    expect(all(text, /^## (.+)$/gm)).toEqual(expect.arrayContaining(['About us', 'Optional']))
    expect(all(text, /^- \[([^\]]+)\]\(http/gm).length).toBeGreaterThan(40)
  })

  test('links lead somewhere, and to Markdown where they say so', async () => {
    const text = await read('/llms.txt')
    const links = all(text, /\]\((\S+)\)/g)
    expect(new Set(links).size).toBe(links.length)
    expect(links.filter((link) => !link.startsWith(SITE_ORIGIN))).toEqual([])
    // The first of each section, and non-pages; the others are in the sitemap.
    const firstOnes = text.split(/^## /m).flatMap((section) => /\]\((\S+)\)/.exec(section)?.[1] ?? [])
    for (const link of new Set([...firstOnes, ...links.filter((one) => !one.endsWith('.md'))])) {
      const answer = await get(link.replace(SITE_ORIGIN, ''))
      expect([link, answer.status]).toEqual([link, 200])
      if (link.endsWith('.md')) expect(answer.headers.get('content-type')).toBe('text/markdown; charset=utf-8')
    }
    const paths = (await entries()).map((entry) => pathOf(locations(entry)[0] ?? ''))
    const pages = links.flatMap((link) => /(\/en.*)\.md$/.exec(link)?.[1] ?? [])
    expect(pages.filter((page) => !paths.includes(page))).toEqual([])
  })
})
