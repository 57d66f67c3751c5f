import { env, exports } from 'cloudflare:workers'
import { expect, test } from 'vitest'
import { get } from '#tests/support/front-door'

/** Where the shop stands, which is not where these requests go. */
const { SITE_ORIGIN } = env as Env

const head = async (path: string) => (await (await get(path)).text()).split('</head>')[0] ?? ''
const one = (html: string, pattern: RegExp) => pattern.exec(html)?.[1]

const pages = [
  '',
  '/category/bed',
  '/category/faucets',
  '/wooden-furniture',
  '/wooden-furniture?page=2',
  '/furniture-package',
  '/product/ke-tv-trang-an-180',
  '/furniture-package?packageTier=luxury',
]

test.each(pages.flatMap((page) => ['vi', 'en', 'de', 'ja'].map((locale) => `/${locale}${page}`)))(
  '%s has a title, a description, its own address and those of its translations',
  async (path) => {
    const html = await head(path)
    expect(one(html, /<title>([^<]{5,80})<\/title>/)).toContain('Vuông')
    expect(one(html, /<meta name="description" content="([^"]{30,200})"/)).toBeTruthy()
    expect(one(html, /<link rel="canonical" href="([^"]+)"/)).toBe(SITE_ORIGIN + path)
    expect([...html.matchAll(/hrefLang="([^"]+)"/g)].map(([, language]) => language)).toEqual([
      'vi',
      'en',
      'de',
      'ja',
      'x-default',
    ])
    expect(html).not.toContain('noindex')
    expect(one(html, /<meta property="og:title" content="([^"]+)"/)).toBeTruthy()
  },
)

test('titles and descriptions of the pages differ, in every language', async () => {
  for (const locale of ['vi', 'en', 'de', 'ja']) {
    const heads = await Promise.all(pages.map((page) => head(`/${locale}${page}`)))
    expect(new Set(heads.map((html) => one(html, /<title>([^<]+)/))).size).toBe(pages.length)
  }
})

test.each(['/vi/category/mirrors', '/vi/contact-us', '/vi/no-such'])(
  '%s names the configured host alone, whatever host it was asked by, and is kept once for all',
  async (path) => {
    const from = async (host: string, headers?: Record<string, string>) => {
      const answer = await exports.default.fetch(new Request(`http://${host}${path}`, { headers }))
      const body = await answer.text()
      expect(body).not.toMatch(/https?:\/\/[^"]*example/)
      return { canonical: one(body, /<link rel="canonical" href="([^"]+)"/), how: answer.headers.get('x-page-cache') }
    }
    const canonical = path.endsWith('no-such') ? undefined : SITE_ORIGIN + path
    expect((await from('evil.example')).canonical).toBe(canonical)
    expect((await from('evil.example', { cookie: 'token=x' })).canonical).toBe(canonical)
    if (canonical) expect(await from('other.example')).toEqual({ canonical, how: 'hit' })
  },
)
