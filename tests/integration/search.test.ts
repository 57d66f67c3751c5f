import { env } from 'cloudflare:workers'
import { describe, expect, test, vi } from 'vitest'
import { IN_NAME } from '#app/features/search/indexing'
import { RESULTS_PER_PAGE, type Search } from '#app/features/search/search'
import { findResults, findSuggestions } from '#app/features/search/search.server'
import { openDatabase } from '#app/server/db/client'
import { get } from '#tests/support/front-door'

const { DB } = env as Env
const db = openDatabase(DB)

type Locale = 'vi' | 'en' | 'de' | 'ja'

async function found(term: string, locale: Locale = 'vi', search: Partial<Search> = {}) {
  const results = await findResults(db, locale, { term, page: 1, sort: 'relevance', ...search })
  if (!results) throw new Error(`no page of ${term}`)
  return results
}
const names = async (term: string, locale: Locale = 'vi') =>
  (await found(term, locale)).products.map(({ name }) => name)
const textOf = ({ name, summary }: { name: string; summary: string }) => `${name} ${summary}`.toLowerCase()

/** Adds a test's own product to index and vocabulary. */
async function stock(id: number, name: string, words: [written: string, folded: string][]) {
  const statement = (sql: string, ...values: unknown[]) => DB.prepare(sql).bind(...values)
  await DB.batch([
    statement(
      `INSERT INTO products (id, slug, category_id, price_vnd, width_mm, depth_mm, height_mm, material, finishes, origin,
         warranty_months, stock, position, added_on) VALUES (?, ?, 1, 1000000, 1, 1, 1, 'oak', 'oak', 'VN', 12, 1, ?, '2026-01-01')`,
      id,
      `test-${id}`,
      id,
    ),
    statement("INSERT INTO product_translations (product_id, locale, name, summary) VALUES (?, 'vi', ?, '')", id, name),
    statement(
      'INSERT INTO search_index (rowid, words) VALUES (CAST(? AS INTEGER), ?)',
      id,
      words.map(([written]) => `${written} ${IN_NAME}${written}`).join(' '),
    ),
    ...words.map(([written, folded]) =>
      statement(
        "INSERT INTO search_words VALUES (0, 'vi', ?, ?, ?, 1) ON CONFLICT DO UPDATE SET products = products + 1",
        folded,
        written,
        [...folded].reverse().join(''),
      ),
    ),
  ])
}

describe('Vietnamese', () => {
  test('[ROUTE-18] `ghe go` finds `ghế gỗ`', async () => {
    const { products } = await found('ghe go')
    expect(products.length).toBeGreaterThan(0)
    for (const product of products) expect(textOf(product)).toMatch(/ghế/)
    expect((await found('ghế gỗ')).total).toBe((await found('ghe go')).total)
  })

  test('[ROUTE-18] `dem` finds `đệm`, whatever case it is typed in', async () => {
    for (const term of ['dem', 'đệm', 'ĐỆM', 'Dem', 'đệm'.normalize('NFD')])
      expect((await found(term)).products.map(textOf).join(), term).toContain('đệm')
  })

  test('[ROUTE-18] the exact spelling ranks first, other spellings of what was typed without marks follow', async () => {
    await stock(900_001, 'Dem', [['dem', 'dem']])
    await stock(900_002, 'Đếm', [['đếm', 'dem']])
    expect((await names('dem'))[0]).toBe('Dem')
    expect(await names('dem')).toContain('Đếm')
    expect((await names('đếm'))[0]).toBe('Đếm')
  })

  test('[ROUTE-18] who types the marks means this word and no other', async () => {
    await stock(900_003, 'Bạn', [['bạn', 'ban']])
    expect(await names('bạn')).toEqual(['Bạn'])
    expect((await found('ban')).total).toBeGreaterThan(1)
  })

  test('[ROUTE-18] a name ranks before a mention', async () => {
    const [first] = await names('giường')
    expect(first).toMatch(/^Giường/)
  })
})

/** Searches of test shoppers, with the product that they must find first. */
describe('what Vietnamese shoppers type', () => {
  test.each([
    ['kệ tivi', /^Kệ TV/],
    ['ke ti vi', /^Kệ TV/],
    ['kệ TV', /^Kệ TV/],
    ['kệ tivi 1m8', /^Kệ TV .*180$/],
    ['tivi 55 inch', /^Tivi .*55\sinch/],
    ['bàn ăn 6 ghế', /^Bàn ăn .*sáu chỗ/],
    ['bàn ăn 6 người', /^Bàn ăn .*sáu chỗ/],
    ['bàn ăn 4 người', /^Bàn ăn .*bốn chỗ|^Bàn ăn/],
    ['sofa 3 chỗ', /ba chỗ$/],
    ['sofa ba chỗ', /ba chỗ$/],
    ['ghế sofa 2 chỗ', /hai chỗ$/],
    ['giường 1m6', /^Giường .*160$/],
    ['tủ đông mini 60 lít', /60\slít$/],
    ['chống thấm', /thấm/i],
    ['điều hoà 2 chiều', /^Điều hòa hai chiều/],
    ['máy lạnh', /^Điều hòa/],
    ['may lanh 9000btu', /^Điều hòa .*9\.000\sBTU/],
    ['máy lạnh 12000', /^Điều hòa .*12\.000\sBTU/],
    ['tủ giầy', /^(?:Tủ|Kệ) giày/],
    ['ghế sô pha 3 chỗ', /ba chỗ$/],
    ['sofa 3 cho', /ba chỗ$/],
    ['bộ bàn ăn 6 ghế', /^Bàn ăn .*sáu chỗ/],
    ['bồn rửa chén', /^Chậu rửa bát/],
    ['vòi sen', /^Sen /],
    ['quạt hút mùi', /^Máy hút mùi/],
    ['quat hut mui', /^Máy hút mùi/],
    ['ban an sau cho', /^Bàn ăn .*sáu chỗ/],
    ['giường 1 mét 6', /^Giường .*160$/],
    ['chậu rửa bát 2 hố', /hai hố/],
    ['tủ đông 2 ngăn', /hai ngăn$/],
    ['tivi 55″', /^Tivi .*55\sinch/],
  ])('[ROUTE-18] “%s” finds what it names first, and says nothing else', async (term, expected) => {
    const { products, isPartial, isNear, corrected, unsold } = await found(term)
    expect(products[0]?.name).toMatch(expected)
    expect([isPartial, isNear, corrected, unsold]).toEqual([false, false, null, null])
  })

  test.each([
    ['kệ tv gỗ sồi', 'tv-stand', '%oak'],
    ['bàn ăn walnut', 'dining-table', 'walnut'],
  ])('[ROUTE-18] “%s” finds what is mainly of that wood before what is also made in it', async (term, slug, wood) => {
    const { products, total } = await found(term)
    const { results } = await DB.prepare(
      `SELECT p.slug FROM products p JOIN categories c ON c.id = p.category_id WHERE c.slug = ? AND p.material LIKE ?`,
    )
      .bind(slug, wood)
      .all<{ slug: string }>()
    const main = new Set(results.map((row) => row.slug))
    expect(main.size).toBeGreaterThan(0)
    expect(total).toBeGreaterThan(main.size)
    expect(products.slice(0, main.size).map((product) => main.has(product.slug))).toEqual(Array(main.size).fill(true))
  })

  test.each([
    ['thảm', 'plastic-floors'],
    ['rèm', 'wall-panels'],
    ['rem cua', 'wall-panels'],
    ['bồn cầu', 'washbasins'],
    ['ghế văn phòng', 'work-desk'],
    ['nệm', 'bed'],
    ['tham', 'plastic-floors'],
    ['den', 'mirrors'],
    ['tủ lạnh', 'freezers'],
    ['tu lanh', 'freezers'],
    ['bàn thờ', 'decor-cabinet'],
    ['tủ thờ', 'decor-cabinet'],
    ['tủ bếp', 'dish-cabinet'],
    ['quạt', 'air-conditioners'],
    ['nem cao su', 'bed'],
    ['rem phong khach', 'wall-panels'],
    ['den ngu', 'mirrors'],
    ['goi om', 'bed'],
    ['giường tầng', 'bed'],
    ['giường 2 tầng', 'bed'],
    ['mattresses', 'bed', 'en'],
    ['カーペット', 'plastic-floors', 'ja'],
    ['Teppich', 'plastic-floors', 'de'],
    ['armchair', 'sofa', 'en'],
  ] as const)(
    '[ROUTE-18] “%s” is not sold here: that is said, with what comes nearest',
    async (term, nearest, other?: Locale) => {
      const locale = other ?? 'vi'
      const { unsold, categories, products } = await found(term, locale)
      expect(unsold).not.toBeNull()
      expect(categories[0]?.slug).toBe(nearest)
      expect(products.length).toBeGreaterThan(0)
      expect(products.length).toBeLessThanOrEqual(RESULTS_PER_PAGE)
      const suggested = await findSuggestions(db, locale, term)
      expect(suggested.categories[0]?.path).toBe(`/${locale}/category/${nearest}`)
      expect(suggested.products).toEqual([])
    },
  )

  test.each(['quạt', 'tu lanh', 'tủ bếp', 'giường tầng'])(
    '[ROUTE-18] of “%s” only products of the nearest category are shown, not what has the word otherwise',
    async (term) => {
      const { categories, products } = await found(term)
      const [nearest] = categories
      expect(products.length).toBeGreaterThan(0)
      const { results } = await DB.prepare(
        'SELECT p.slug FROM products p JOIN categories c ON c.id = p.category_id WHERE c.slug = ?',
      )
        .bind(nearest?.slug ?? '')
        .all<{ slug: string }>()
      const sold = new Set(results.map(({ slug }) => slug))
      expect(products.filter(({ slug }) => !sold.has(slug))).toEqual([])
    },
  )

  test.each(['đen', 'chan ban', 'goi noi that', 'tủ quần áo đen'])(
    '[ROUTE-18] “%s” is not taken for something that is not sold',
    async (term) => {
      expect((await found(term)).unsold).toBeNull()
    },
  )

  test.each([
    ['giường ngủ 1m8 x 2m', /^Giường .*180$/],
    ['giường 1m8x2m', /^Giường .*180$/],
    ['giường 1m6 x 2m', /^Giường .*160$/],
    ['giường 160x200', /^Giường .*160$/],
  ])('[ROUTE-18] “%s” finds the width first, which names say', async (term, expected) => {
    expect((await names(term))[0]).toMatch(expected)
  })

  test('[ROUTE-18] what only mentions a thing that is not sold is shown beside what comes nearest', async () => {
    const { unsold, categories, products } = await found('đệm')
    expect([unsold, categories[0]?.slug]).toEqual(['đệm', 'bed'])
    expect(products.map(textOf).join()).toContain('đệm')
  })

  test('[ROUTE-18] a word whose marks the shop writes otherwise only finds what is near, and says so', async () => {
    await stock(900_010, 'Xồm', [['xồm', 'xom']])
    expect(await found('xốm')).toMatchObject({ isNear: true, total: 1 })
    expect(await found('xom')).toMatchObject({ isNear: false, total: 1 })
    expect(await found('xồm')).toMatchObject({ isNear: false, total: 1 })
  })

  test('[ROUTE-18] a number is no other number, and none of another unit', async () => {
    const { products } = await found('bàn ăn 6')
    for (const { name } of products.slice(0, 6)) expect(name).toMatch(/^B(?:àn|ộ bàn) ăn/)
  })
})

describe('the other languages', () => {
  test.each([
    ['en', 'bookcase oak', /^[^,]*bookshel/i],
    ['de', 'bucherregal', /bücherregal/i],
    ['de', 'Buecherregal', /bücherregal/i],
    ['ja', '本棚', /本棚|シェルフ/],
    ['ja', 'ｿﾌｧ', /ソファ/],
    ['ja', 'そふぁー', /ソファ/],
  ] as const)('[ROUTE-18] in %s %s finds what it names', async (locale, term, expected) => {
    const { products, categories } = await found(term, locale)
    expect([...categories, ...products].map(({ name }) => name).join()).toMatch(expected)
  })

  test('[ROUTE-18] a German finds compounds by their end', async () => {
    expect((await names('tisch', 'de')).join()).toMatch(/[a-z]tisch/)
  })

  test('[ROUTE-18] a word of one language is none in another', async () => {
    expect((await found('giường', 'de')).total).toBe(0)
  })
})

describe('typing errors', () => {
  test.each([
    ['vi', 'giuong nhu', 'giường'],
    ['vi', 'soffa', 'sofa'],
    ['en', 'wardrbe', 'wardrobe'],
    ['en', 'wadrrobe', 'wardrobe'],
    ['de', 'schrebtisch', 'schreibtisch'],
    ['ja', 'ダイニングテーブノ', 'ダイニング'],
  ] as const)('[ROUTE-18] in %s %s still finds %s', async (locale, term, expected) => {
    const { products, categories } = await found(term, locale)
    expect([...categories.map(({ name }) => name.toLowerCase()), ...products.map(textOf)].join()).toContain(expected)
  })

  test('[ROUTE-18] what was looked for instead is said, and only then', async () => {
    expect((await found('soffa')).corrected).toBe('sofa')
    expect((await found('sofa')).corrected).toBeNull()
  })

  test('[ROUTE-18] words that stand nowhere together find what holds most of them, and say so', async () => {
    const { total, isPartial } = await found('sofa tủ lạnh')
    expect(isPartial).toBe(true)
    expect(total).toBeGreaterThan(0)
    expect((await found('sofa')).isPartial).toBe(false)
  })

  test('[ROUTE-18] of what holds most of the words, too, every page holds other products, and there is an end', async () => {
    const term = 'tủ giường gỗ'
    const { total } = await found(term)
    expect(total).toBeGreaterThan(RESULTS_PER_PAGE)
    const pages = await Promise.all(
      Array.from({ length: Math.ceil(total / RESULTS_PER_PAGE) }, (_, at) => found(term, 'vi', { page: at + 1 })),
    )
    expect(new Set(pages.flatMap(({ products }) => products.map(({ slug }) => slug))).size).toBe(total)
    expect(pages.every(({ isPartial }) => isPartial)).toBe(true)
    expect(await findResults(db, 'vi', { term, page: pages.length + 1, sort: 'relevance' })).toBeNull()
  })

  test('[ROUTE-18] behind the last page of what holds every word comes nothing else', async () => {
    const { total, isPartial } = await found('sofa da')
    expect([isPartial, total > 0]).toEqual([false, true])
    const behind = Math.ceil(total / RESULTS_PER_PAGE) + 1
    expect(await findResults(db, 'vi', { term: 'sofa da', page: behind, sort: 'relevance' })).toBeNull()
  })

  test('[ROUTE-18] a word that is nobody’s leaves what the others find', async () => {
    expect((await found('sofa qwrtzpx')).total).toBe((await found('sofa')).total)
  })
})

describe('categories', () => {
  test('[ROUTE-18] are found by their name, the exact one first', async () => {
    expect((await found('ban an')).categories[0]?.slug).toBe('dining-table')
    expect((await found('Betten', 'de')).categories[0]?.slug).toBe('bed')
  })

  test('[ROUTE-18] nothing found names families to look in', async () => {
    const { total, families } = await found('qwrtzpx')
    expect(total).toBe(0)
    expect(families).toHaveLength(15)
  })
})

describe('pages and order', () => {
  test('[ROUTE-18] hold every product once', async () => {
    const { total } = await found('gỗ')
    const pages = await Promise.all(
      Array.from({ length: Math.ceil(total / RESULTS_PER_PAGE) }, (_, at) => found('gỗ', 'vi', { page: at + 1 })),
    )
    const slugs = pages.flatMap(({ products }) => products.map(({ slug }) => slug))
    expect(total).toBeGreaterThan(RESULTS_PER_PAGE)
    expect(new Set(slugs).size).toBe(total)
    expect(slugs).toHaveLength(total)
    expect(await findResults(db, 'vi', { term: 'gỗ', page: pages.length + 1, sort: 'relevance' })).toBeNull()
  })

  test('[ROUTE-18] by price up and down', async () => {
    const up = (await found('tu', 'vi', { sort: 'price-asc' })).products.map(({ priceVnd }) => priceVnd)
    expect(up).toEqual([...up].sort((a, b) => a - b))
    const down = (await found('tu', 'vi', { sort: 'price-desc' })).products.map(({ priceVnd }) => priceVnd)
    expect(down).toEqual([...down].sort((a, b) => b - a))
    expect(down[0]).toBeGreaterThan(up[0] ?? 0)
  })
})

describe('suggestions', () => {
  test('[ROUTE-18] follow what is typed so far: categories and products', async () => {
    const { categories, products } = await findSuggestions(db, 'vi', 'giuon')
    expect(categories[0]).toEqual({ name: 'Giường ngủ', path: '/vi/category/bed' })
    expect(products.length).toBeGreaterThan(0)
    expect(products[0]?.name).toMatch(/^Giường/)
    expect(products[0]?.path).toMatch(/^\/vi\/product\/giuong-/)
  })

  test('[ROUTE-18] come from an address that may be kept for a minute', async () => {
    const answer = await get('/api/search/suggestions?q=so&languageCode=en')
    expect(answer.status).toBe(200)
    expect(answer.headers.get('cache-control')).toBe('public, max-age=60')
    const { message, data } = (await answer.json()) as { message: string; data: { categories: unknown[] } }
    expect(message).toMatch(/^Suggestions: \d/)
    expect(data.categories).toContainEqual({ name: 'Sofas', path: '/en/category/sofa' })
  })

  test.each([
    ['?q=sofa&languageCode=xx', 400, 'language_not_supported'],
    [`?q=${'a'.repeat(101)}`, 422, 'invalid_request'],
    [`?q=${'a'.repeat(10_000)}`, 414, 'address_too_long'],
  ])('[ROUTE-18] are refused for bad input (%#)', async (query, status, code) => {
    const answer = await get(`/api/search/suggestions${query}`)
    expect(answer.status).toBe(status)
    expect(answer.headers.get('content-type')).toBe('application/problem+json')
    const text = await answer.text()
    expect(JSON.parse(text)).toMatchObject({ code })
    expect(text).not.toContain('aaaa')
  })

  test('[ROUTE-18] take GET alone, and not as often as somebody likes', async () => {
    const posted = await get('/api/search/suggestions?q=sofa', { method: 'POST' })
    expect([posted.status, posted.headers.get('allow')]).toEqual([405, 'GET, HEAD'])
    const headers = { 'cf-connecting-ip': '203.0.113.77' }
    const answers = await Promise.all(Array.from({ length: 301 }, () => get('/api/search/suggestions?q=', { headers })))
    const last = answers.find(({ status }) => status === 429)
    expect(last?.headers.get('retry-after')).toBeTruthy()
  })
})

/** Follows the redirect to the canonical address. */
async function follow(path: string) {
  const answer = await get(path)
  return answer.status === 307 ? get(answer.headers.get('location') ?? '') : answer
}

const HOSTILE = [
  '"',
  "'",
  '*',
  'sofa*',
  'sofa" OR "bed',
  '"; DROP TABLE products; --',
  "' OR 1=1 --",
  'NEAR(sofa bed)',
  'NEAR(',
  'name:sofa',
  '{name} : sofa',
  '^sofa',
  'sofa AND',
  'NOT sofa',
  '(((((((',
  '-- sofa',
  '%',
  '_',
  '\u0000',
  'sofa\u0000bed',
  '\u202e\u200b',
  '\ud800',
  '😀😀',
  '<script>alert(1)</script>',
  '</title><img src=x onerror=alert(1)>',
  'ﷺ'.repeat(30),
  'a'.repeat(100),
  'giường 160 200 140 180 120 110 100',
  Array.from({ length: 50 }, (_, at) => `w${at}`)
    .join(' ')
    .slice(0, 100),
]

describe('bad input', () => {
  test.each(HOSTILE)('[ROUTE-18] %j is looked for like any other text', async (term) => {
    const page = await follow(`/vi/search?${new URLSearchParams({ q: term })}`)
    expect(page.status).toBe(200)
    const html = await page.text()
    expect(html).not.toMatch(/<script>alert|<img src=x/)
    const list = await get(`/api/search/suggestions?${new URLSearchParams({ q: term, languageCode: 'de' })}`)
    expect([200, 422]).toContain(list.status)
    await findResults(db, 'ja', { term, page: 1, sort: 'relevance' })
  })

  test.each([
    ['/vi/search?q=sofa&page=1000000000', 404],
    ['/de/search?q=sofa&page=0', 404],
    ['/ja/search?q=sofa&page=25', 404],
    ['/ja/search?q=sofa&page=99', 404],
    ['/en/search?q=sofa&sort=random()', 404],
    [`/vi/search?q=${'a'.repeat(10_000)}`, 414],
    ['/vi/search?q=%E0%A4%A', 200],
    ['/vi/search', 200],
    ['/vi/search?sort=price-asc&q=go&page=2', 200],
    ['/vi/search?page=2&q=go&sort=price-asc', 200],
    ['/vi/search?q=', 200],
    ['/vi/search?q=a&q=b', 200],
  ] as const)('[ROUTE-18] an address answers in words (%#)', async (path, status) => {
    const answer = await follow(path)
    expect(answer.status).toBe(status)
    expect(await answer.text()).toMatch(/<h1/)
  })

  test('[ROUTE-18] a term that is too long is told how long it may be', async () => {
    const answer = await follow(`/de/search?q=${'a'.repeat(1000)}`)
    expect(answer.status).toBe(200)
    const html = await answer.text()
    expect(html).toContain('höchstens 100 Zeichen')
    expect(html).not.toContain('a'.repeat(200))
  })

  test('[ROUTE-18] the page is not for search engines', async () => {
    expect(await (await get('/en/search?q=sofa')).text()).toContain('content="noindex, follow"')
  })
})

test('[ROUTE-18] a search asks the database twice, once more for a word that is mistyped', async () => {
  const batch = vi.spyOn(DB, 'batch')
  const alone = vi.spyOn(DB, 'prepare')
  const asked = async (term: string) => {
    batch.mockClear()
    alone.mockClear()
    await found(term)
    const inBatches = batch.mock.calls.reduce((sum, [statements]) => sum + statements.length, 0)
    return [batch.mock.calls.length, alone.mock.calls.length - inBatches]
  }
  expect(await asked('ghe go')).toEqual([2, 0])
  expect(await asked('sofa tủ lạnh')).toEqual([2, 0])
  expect(await asked('soffa')).toEqual([3, 0])
  vi.restoreAllMocks()
})
