import { env, exports } from 'cloudflare:workers'
import { describe, expect, test } from 'vitest'
import { locales } from '#app/features/languages/languages'
import { signedIn } from '#tests/support/accounts'
import { get } from '#tests/support/front-door'
import { listedPages, unlistedPages } from '#tests/support/pages'

/** The shop's origin, which differs from these requests' host. */
const { SITE_ORIGIN } = env as Env

/** Search engines truncate longer texts and replace shorter ones. A Japanese character counts as two letters. */
const lengths = {
  title: (locale: string) => (locale === 'ja' ? ([8, 60] as const) : ([12, 75] as const)),
  description: (locale: string) => (locale === 'ja' ? ([25, 170] as const) : ([50, 200] as const)),
}

const decoded = (text: string) =>
  text.replace(
    /&(amp|lt|gt|quot|#x27);/g,
    (_, name) => ({ amp: '&', lt: '<', gt: '>', quot: '"' })[name as 'amp'] ?? "'",
  )
const all = (html: string, pattern: RegExp) => [...html.matchAll(pattern)].map(([, found]) => decoded(found ?? ''))
const content = (html: string, property: string) =>
  all(html, new RegExp(`<meta (?:property|name)="${property}" content="([^"]*)"`, 'g'))

async function pageAt(path: string, init?: RequestInit) {
  const html = await (await get(path, init)).text()
  return {
    html,
    headings: all(html, /<h1\b[^>]*>(.*?)<\/h1>/gs),
    title: all(html, /<title>([^<]*)<\/title>/g),
    description: content(html, 'description'),
    robots: content(html, 'robots'),
    canonical: all(html, /<link rel="canonical" href="([^"]*)"/g),
    alternates: [...html.matchAll(/<link rel="alternate" hrefLang="([^"]*)" href="([^"]*)"/g)].map(
      ([, language = '', address = '']) => [language, decoded(address)] as const,
    ),
    preview: (name: string) => content(html, name),
    data: all(html, /<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/gs).flatMap((text) => JSON.parse(text)),
  }
}

const within = (text: string, [least, most]: readonly [number, number]) =>
  [...text].length >= least && [...text].length <= most

describe.each(locales)('in %s', (locale) => {
  test.each(listedPages)('[ROUTE-16] “%s” says what it is, where it is and in which languages it is', async (path) => {
    const page = await pageAt(`/${locale}${path}`)
    const address = `${SITE_ORIGIN}/${locale}${path}`
    expect(page.headings).toHaveLength(1)
    expect(page.title).toHaveLength(1)
    expect(page.title[0]).toMatch(/Vuông\sTròn/)
    expect(page.title.filter((title) => !within(title, lengths.title(locale)))).toEqual([])
    expect(page.description).toHaveLength(1)
    expect(page.description.filter((text) => !within(text, lengths.description(locale)))).toEqual([])
    expect(page.canonical).toEqual([address])
    // Same in every language, its own included, so that links are mutual.
    expect(page.alternates).toEqual([
      ...locales.map((other) => [other, `${SITE_ORIGIN}/${other}${path}`]),
      ['x-default', `${SITE_ORIGIN}/vi${path}`],
    ])
    expect(page.robots).toEqual([])
    expect(page.preview('og:url')).toEqual([address])
    expect(page.preview('og:description')).toEqual(page.description)
    expect(page.title[0]?.startsWith(page.preview('og:title')[0] ?? '?')).toBe(true)
    expect(page.preview('twitter:card')).toEqual(['summary_large_image'])
    expect(page.preview('og:image')).toEqual([expect.stringMatching(new RegExp(`^${SITE_ORIGIN}/.+\\.(jpg|webp)`))])
    // What a product's offers name by their id stands after it.
    const types = page.data.filter((data) => !/^#/.test(data['@id'] ?? '')).map((data) => data['@type'])
    expect(types).toEqual(
      path === ''
        ? ['Organization', 'WebSite']
        : [
            'BreadcrumbList',
            ...(/^\/(wooden|category|furniture)/.test(path) ? ['ItemList'] : []),
            ...(path.startsWith('/product/') ? ['ProductGroup'] : []),
          ],
    )
  })

  test('[ROUTE-16] titles and descriptions all differ', async () => {
    const pages = await Promise.all(listedPages.map((path) => pageAt(`/${locale}${path}`)))
    expect(new Set(pages.map(({ title }) => title[0])).size).toBe(listedPages.length)
    const first = pages.filter((_, at) => !listedPages[at]?.includes('page='))
    expect(new Set(first.map(({ description }) => description[0])).size).toBe(first.length)
  })

  test.each(unlistedPages)('[ROUTE-16] “%s” is not for search engines', async (path) => {
    const page = await pageAt(`/${locale}${path}`)
    expect(page.robots).toEqual([expect.stringMatching(/^noindex\b/)])
    expect(page.alternates).toEqual([])
    expect(page.headings).toHaveLength(1)
    expect(page.title).toHaveLength(1)
    expect(page.description.filter((text) => [...text].length >= 15)).toHaveLength(1)
  })

  test('[ROUTE-16] the page of whoever is signed in is not for search engines', async () => {
    const { person, token, renewal } = await signedIn()
    const page = await pageAt(`/${locale}/profile`, { headers: { cookie: `token=${token}; renewal=${renewal}` } })
    expect(page.html).toContain(person.email)
    expect(page.robots).toEqual(['noindex, follow'])
    expect(page.alternates).toEqual([])
    expect(page.headings).toHaveLength(1)
  })

  test('[ROUTE-16] a listing that is filtered or sorted points to the plain one and is not for search engines', async () => {
    for (const query of ['material=oak', 'colour=brown', 'sort=name', 'min=1000000', 'page=2&sort=price-asc']) {
      const page = await pageAt(`/${locale}/wooden-furniture?${query}`)
      expect([query, ...page.robots]).toEqual([query, 'noindex, follow'])
      expect(page.canonical).toEqual([`${SITE_ORIGIN}/${locale}/wooden-furniture`])
      expect(page.alternates).toEqual([])
    }
  })
})

describe('structured data', () => {
  test('[ROUTE-16] says who the shop is and how it is searched', async () => {
    const [organization, site] = (await pageAt('/ja')).data
    expect(organization).toMatchObject({ name: 'Vuông Tròn', url: `${SITE_ORIGIN}/ja` })
    expect(site.publisher['@id']).toBe(organization['@id'])
    const { target } = site.potentialAction
    const answer = await get(target.urlTemplate.replace(SITE_ORIGIN, '').replace('{search_term_string}', 'sofa'))
    expect(answer.status).toBe(200)
    expect(await answer.text()).toContain('value="sofa"')
  })

  test('[ROUTE-16] a product has its price in đồng, and pictures only where it has its own', async () => {
    const dataOf = async (slug: string) =>
      (await pageAt(`/en/product/${slug}`)).data.find((data) => /^Product/.test(data['@type']))
    const rendered = await dataOf('ke-tv-trang-an-180')
    expect(rendered.hasVariant[0].offers).toMatchObject({ '@type': 'Offer', price: 12_490_000, priceCurrency: 'VND' })
    expect(rendered.image[0]).toMatch(/^http.*\/catalogue\/products\/ke-tv-trang-an-180\.webp$/)
    expect(await dataOf(await withoutPicture())).not.toHaveProperty('image')
  })

  test('[ROUTE-16] the trail leads from home to the page over pages that are there', async () => {
    const [trail] = (await pageAt('/de/product/ke-tv-trang-an-180')).data
    const steps = trail.itemListElement as { position: number; item: string }[]
    expect(steps.map(({ position }) => position)).toEqual([1, 2, 3, 4])
    for (const { item } of steps) expect((await get(item.replace(SITE_ORIGIN, ''))).status).toBe(200)
  })

  test('no page has questions that are not asked on it', async () => {
    for (const path of listedPages)
      expect((await pageAt(`/en${path}`)).data.map((data) => data['@type'])).not.toContain('FAQPage')
  })
})

/** A product imported without a picture. */
async function withoutPicture() {
  const slug = 'thanh-nan-soi-tho-moc-3-4-cm'
  await (env as Env).DB.prepare('UPDATE products SET image = NULL WHERE slug = ?').bind(slug).run()
  return slug
}

test('a product without a picture is shown by the shop’s own', async () => {
  const page = await pageAt(`/ja/product/${await withoutPicture()}`)
  expect(page.preview('og:image')).toEqual([`${SITE_ORIGIN}/social/home.ja.jpg`])
  expect(page.preview('og:image:width')).toEqual(['1200'])
})

test.each(['/vi/category/mirrors', '/vi/contact-us', '/vi/no-such'])(
  '%s names the configured host alone, whatever host it was asked by, and is kept once for all',
  async (path) => {
    const from = async (host: string, headers?: Record<string, string>) => {
      const answer = await exports.default.fetch(new Request(`http://${host}${path}`, { headers }))
      const body = await answer.text()
      expect(body).not.toMatch(/https?:\/\/[^"]*example/)
      return {
        canonical: all(body, /<link rel="canonical" href="([^"]+)"/g)[0],
        how: answer.headers.get('x-page-cache'),
      }
    }
    const canonical = path.endsWith('no-such') ? undefined : SITE_ORIGIN + path
    expect((await from('evil.example')).canonical).toBe(canonical)
    expect((await from('evil.example', { cookie: 'token=x' })).canonical).toBe(canonical)
    if (canonical) expect(await from('other.example')).toEqual({ canonical, how: 'hit' })
  },
)
