import { exports } from 'cloudflare:workers'
import { expect, test } from 'vitest'
import { get } from '#tests/support/front-door'

const head = async (path: string) => (await (await get(path)).text()).split('</head>')[0] ?? ''
const one = (html: string, pattern: RegExp) => pattern.exec(html)?.[1]

const pages = [
  '',
  '/category/bed',
  '/category/faucets',
  '/wooden-furniture',
  '/wooden-furniture?page=2',
  '/furniture-package',
  '/furniture-package?packageTier=luxury',
]

test.each(pages.flatMap((page) => ['vi', 'en', 'de', 'ja'].map((locale) => `/${locale}${page}`)))(
  '%s has a title, a description, its own address and those of its translations',
  async (path) => {
    const html = await head(path)
    expect(one(html, /<title>([^<]{5,80})<\/title>/)).toContain('Vuông')
    expect(one(html, /<meta name="description" content="([^"]{30,200})"/)).toBeTruthy()
    expect(one(html, /<link rel="canonical" href="([^"]+)"/)).toBe(`http://localhost${path}`)
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

test('a stored page never names the host that another visitor used', async () => {
  const from = async (host: string) => {
    const answer = await exports.default.fetch(new Request(`http://${host}/vi/category/mirrors`))
    return one(await answer.text(), /<link rel="canonical" href="([^"]+)"/)
  }
  expect(await from('localhost')).toBe('http://localhost/vi/category/mirrors')
  await new Promise((resume) => setTimeout(resume, 100))
  expect(await from('other.example')).toBe('http://other.example/vi/category/mirrors')
})
