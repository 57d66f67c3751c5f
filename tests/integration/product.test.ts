import { env } from 'cloudflare:workers'
import { describe, expect, test } from 'vitest'
import { locales } from '#app/features/languages/languages'
import { findProduct } from '#app/features/product/product.server'
import { openDatabase } from '#app/server/db/client'
import { get } from '#tests/support/front-door'

const db = openDatabase(env.DB)

const found = async (slug: string, locale: (typeof locales)[number] = 'vi') => {
  const product = await findProduct(db, locale, slug)
  if (!product) throw new Error(`no product ${slug}`)
  return product
}

const page = async (path: string) => {
  const answer = await get(path)
  return { status: answer.status, html: await answer.text() }
}

/** Visible text of a page. */
const wordsOf = (html: string) =>
  html
    .replace(/<(script|style)\b.*?<\/\1>/gs, ' ')
    .replace(/<\/?(?:strong|span|a)\b[^>]*>|<!-- -->/g, '')
    .replace(/<[^>]+>/g, ' ')
    .replace(/[\s\u00a0]+/g, ' ')

const cardOf = (html: string, slug: string) =>
  html
    .split('<article')
    .slice(1)
    .find((card) => card.includes(slug)) ?? ''

const inputOf = (html: string, name: string) => new RegExp(`<input[^>]* name="${name}"[^>]*>`).exec(html)?.[0] ?? ''

describe('a product', () => {
  test('[ROUTE-17, CAT-04] has its facts, its category and its room in the language asked for', async () => {
    const { product } = await found('ke-tv-trang-an-180', 'de')
    expect(product).toMatchObject({
      widthMm: 1800,
      depthMm: 420,
      heightMm: 500,
      material: 'oak',
      finishes: ['oak', 'walnut', 'ash', 'black_oak'],
      origin: 'VN',
      warrantyMonths: 60,
      drawing: '/catalogue/drawings/ke-tv-trang-an-180.svg',
      category: { slug: 'tv-stand', name: 'TV-Lowboards', kind: 'wooden', group: { name: 'Wohnzimmer' } },
    })
    expect(product.pictures[0]).toBe(product.image)
  })

  test('[CAT-10] says the facts of its trade in the language asked for, and what has none says none', async () => {
    const said = [
      ['/vi/product/ke-tv-trang-an-180', 'Hợp tivi đến 65 inch', 'Số cánh cửa 4', 'Số ngăn kéo 1', 'Gầm cao 15 cm'],
      ['/en/product/giuong-moc-chau-160', 'Mattress 160 × 200 cm', 'Free height underneath 20 cm'],
      ['/de/product/sofa-ho-tay-ba-cho', 'Sitzhöhe 47 cm', 'Sitztiefe 61 cm'],
      ['/ja/product/ban-an-duong-lam-bon-cho', '天板の下の高さ 65cm'],
      ['/en/product/ke-ho-so-long-bien-80', 'Free height underneath 7 cm'],
    ]
    for (const [path = '', ...facts] of said) {
      const words = wordsOf((await page(path)).html)
      for (const fact of facts) expect([path, words]).toEqual([path, expect.stringContaining(fact)])
    }
    expect((await found('tu-dong-dung-suong-dong-180-lit')).product.tradeFacts).toEqual([])
  })

  test('[ROUTE-17] is shown with others of its category, the nearest in price first', async () => {
    const { product, related } = await found('ke-tv-trang-an-180')
    expect(related).toHaveLength(5)
    expect(related.map(({ categorySlug }) => categorySlug)).toEqual(Array(5).fill('tv-stand'))
    expect(related.map(({ slug }) => slug)).not.toContain(product.slug)
    const distances = related.map(({ priceVnd }) => Math.abs(priceVnd - product.priceVnd))
    expect(distances).toEqual([...distances].sort((a, b) => a - b))
    const { results } = await env.DB.prepare(
      `select p.slug from products p join categories c on c.id = p.category_id
       where c.slug = 'tv-stand' and p.slug <> ?1 order by abs(p.price_vnd - ?2), p.id limit 5`,
    )
      .bind(product.slug, product.priceVnd)
      .all<{ slug: string }>()
    expect(new Set(related.map(({ slug }) => slug))).toEqual(new Set(results.map(({ slug }) => slug)))
  })

  test('[ROUTE-17] is shown with one of each other category of its room, in its own wood where there is one', async () => {
    const { goesWith } = await found('ke-tv-trang-an-220')
    const categories = goesWith.map(({ categorySlug }) => categorySlug)
    expect(new Set(categories).size).toBe(5)
    expect(categories).not.toContain('tv-stand')
    expect(categories).toContain('coffee-table')
    const table = goesWith.find(({ categorySlug }) => categorySlug === 'coffee-table')
    expect(table?.finishes[0]).toBe('walnut')
  })

  test.each(['nothing', '', "x' OR 1=1 --", 'tv-stand'])('[ROUTE-17] "%s" is none', async (slug) => {
    expect(await findProduct(db, 'vi', slug)).toBeNull()
  })
})

describe('its page', () => {
  test.each([
    ['vi', 'Việt Nam', 'Bảo hành 5 năm', 'Óc chó'],
    ['en', 'Vietnam', '5-year warranty', 'Walnut'],
    ['de', 'Vietnam', '5 Jahre Garantie', 'Nussbaum'],
    ['ja', 'ベトナム', '5年保証', 'ウォールナット'],
  ])('[ROUTE-17, CAT-04] in %s says origin, warranty, materials and size', async (locale, ...said) => {
    const { status, html } = await page(`/${locale}/product/ke-tv-trang-an-180`)
    expect(status).toBe(200)
    const words = wordsOf(html)
    for (const part of said) expect(words).toContain(part)
    expect(words).toContain(locale === 'ja' ? '180 × 42 × 50cm' : '180 × 42 × 50 cm')
    expect(html).toContain('src="/catalogue/drawings/ke-tv-trang-an-180.svg"')
  })

  test('[ROUTE-17] tells search engines what is sold, for how much, and where the page stands', async () => {
    const { html } = await page('/en/product/ke-tv-trang-an-180')
    const data = [...html.matchAll(/<script[^>]*type="application\/ld\+json"[^>]*>(.*?)<\/script>/gs)].flatMap(
      ([, text]) => JSON.parse(text ?? ''),
    )
    const product = data.find((one) => one['@type'] === 'ProductGroup')
    const origin = (env as Env).SITE_ORIGIN
    expect(product).toMatchObject({
      name: 'Tràng An 180 TV stand',
      productGroupID: 'ke-tv-trang-an-180',
      width: { value: 1800, unitCode: 'MMT' },
      url: `${origin}/en/product/ke-tv-trang-an-180`,
    })
    expect(product.hasVariant[0]).toMatchObject({
      sku: 'ke-tv-trang-an-180:oak',
      material: 'Oak',
      url: `${origin}/en/product/ke-tv-trang-an-180?finish=oak`,
      offers: { price: 12_490_000, priceCurrency: 'VND', availability: 'https://schema.org/InStock' },
    })
    for (const image of product.image) expect(image).toMatch(/^https?:\/\//)
    const trail = data.find((one) => one['@type'] === 'BreadcrumbList')
    expect(trail.itemListElement.map(({ item }: { item: string }) => item.replace(origin, ''))).toEqual([
      '/en',
      '/en/wooden-furniture',
      '/en/category/tv-stand',
      '/en/product/ke-tv-trang-an-180',
    ])
  })

  test.each(locales)(
    '[ROUTE-17] an unknown product in %s is the localised page of what is not there',
    async (locale) => {
      const { status, html } = await page(`/${locale}/product/khong-co-mon-nay`)
      expect(status).toBe(404)
      expect(html).toContain(`lang="${locale}"`)
      expect(html).toContain('noindex')
    },
  )

  test('[TEXT-02, TEXT-03] a tin of paint is delivered, a bed is put together, and each says so in its description', async () => {
    const [paint, bed] = await Promise.all(
      ['son-noi-that-mo-nang-som-5-lit', 'giuong-moc-chau-180'].map((slug) => page(`/en/product/${slug}`)),
    )
    expect(paint?.html).toMatch(/<meta name="description" content="[^"]* Delivered to your door\."/)
    expect(wordsOf(paint?.html ?? '')).toMatch(/Delivered by \w{3} \d{1,2} [A-Z][a-z]+ /)
    expect(wordsOf(paint?.html ?? '')).toContain('use it up by the date on the label')
    expect(bed?.html).toMatch(/<meta name="description" content="[^"]* Delivered and assembled\."/)
    expect(wordsOf(bed?.html ?? '')).toMatch(/Delivered and assembled by \w{3} \d{1,2} [A-Z][a-z]+ /)
  })

  test('[TEXT-02] House Doctor, which places furniture, stands among furniture and not among paints', async () => {
    const shown = async (category: string) => (await page(`/en/category/${category}`)).html
    expect(await shown('bed')).toContain('House Doctor tries the pieces that fit it')
    expect(await shown('paint-interior')).not.toContain('House Doctor tries the pieces that fit it')
  })

  test.each([
    ['vi', 'Có sẵn trong kho', 'Đóng theo đơn, khoảng 3 tuần', 'Giao và lắp', 'từ tầng 2, thêm 100.000 ₫ mỗi tầng'],
    ['en', 'In stock', 'Made to order in about 3 weeks', 'Delivered and assembled', 'a floor from floor 2 up'],
    ['de', 'Auf Lager', 'Wird für Sie gefertigt, in rund 3 Wochen', 'Lieferung und Aufbau', 'je Etage, ab Ebene 2'],
    ['ja', '在庫あり', '受注製作、約3週間', '設置', '2階から1階ごとに'],
  ])('[CAT-09] says in %s under the price whether it is there, and a day unless it is out', async (...said) => {
    const [locale, inStock, made, delivery, carrying] = said
    const offerOf = async (slug: string) => {
      const { html } = await page(`/${locale}/product/${slug}`)
      // From the name to the returns promise, which follows delivery and warranty.
      return html.slice(html.indexOf('<h1'), html.indexOf('#rotate-ccw'))
    }
    const there = wordsOf(await offerOf('ke-tv-trang-an-180'))
    for (const words of [inStock, delivery, carrying]) expect(there).toContain(words)
    const toOrder = wordsOf(await offerOf('tu-trang-tri-hang-bac-100'))
    for (const words of [made, delivery, carrying]) expect(toOrder).toContain(words)
    expect(await offerOf('sen-tran-mua-rao-40-cm')).not.toContain('#truck')
  })

  test('[ROUTE-01] without a language it goes to the one of its visitor', async () => {
    const answer = await get('/product/ke-tv-trang-an-180?door=80', { headers: { 'accept-language': 'ja' } })
    expect([answer.status, answer.headers.get('location')]).toEqual([307, '/ja/product/ke-tv-trang-an-180?door=80'])
  })

  test('[ROUTE-17] checks what was measured without any script, and keeps it in the form', async () => {
    const measured = 'door=80&stairs=70&liftDoor=90&liftWidth=110&liftDepth=140&liftHeight=230'
    const { html } = await page(`/en/product/sofa-ho-tay-ba-cho?${measured}`)
    const words = wordsOf(html)
    expect(words).toMatch(/Door: too narrow by \d+ cm/)
    expect(words).toContain('Lift: ')
    expect(words).toMatch(/Stairs: too narrow by \d+ cm/)
    expect(inputOf(html, 'liftDepth')).toContain('value="140"')
    const small = wordsOf((await page('/en/product/ban-tra-nhat-tan?door=90')).html)
    expect(small).toContain('Door: fits')
  })

  test('[ROUTE-17] says which measures cannot be, and says them safely', async () => {
    const { status, html } = await page('/en/product/sofa-ho-tay-ba-cho?door=%22%3E%3Cscript%3E&stairs=9')
    expect(status).toBe(200)
    expect(wordsOf(html)).toContain('One of the measurements does not look right')
    expect(html).not.toContain('"><script>')
    expect(inputOf(html, 'stairs')).toContain('aria-invalid="true"')
    expect(inputOf(html, 'liftDoor')).not.toContain('aria-invalid')
  })

  test.each([
    ['vi', 'Đóng 3 tuần', 'Đông Hồ 90'],
    ['en', 'Made in 3 weeks', 'Đông Hồ 90'],
    ['de', 'In 3 Wochen', 'Đông Hồ 90'],
    ['ja', '製作3週間', '飾り棚 ドンホー 90'],
  ])(
    '[CAT-09] cards say in %s what is made to order: in listings, in what was found and beside others',
    async (...said) => {
      const [locale, madeToOrder, name] = said
      const times = async (path: string) =>
        wordsOf((await page(`/${locale}${path}`)).html).split(madeToOrder).length - 1
      expect(await times('/category/decor-cabinet')).toBe(2)
      expect(await times('/category/sofa')).toBe(0)
      expect(await times(`/search?q=${encodeURIComponent(name)}`)).toBeGreaterThan(0)
      expect(await times('/compare?products=tu-trang-tri-hang-bac-100,tu-trang-tri-dong-ho-60')).toBe(1)
    },
  )

  test('[CAT-09, BUY-02] a card says what a piece can be had as, from the stock that orders leave', async () => {
    const cardOf = async (path: string, slug: string) => {
      const { html } = await page(path)
      return wordsOf(
        html
          .split('<article')
          .slice(1)
          .find((card) => card.includes(`/product/${slug}"`)) ?? '',
      )
    }
    const set = (slug: string, free: number) =>
      env.DB.batch([
        env.DB.prepare('UPDATE stock SET held = max(on_hand - ?, 0) WHERE sku LIKE ?').bind(free, `${slug}:%`),
        env.DB.prepare("UPDATE data_versions SET version = version + 1 WHERE name = 'public-data'"),
      ])
    const [made, sold] = ['ke-tv-trang-an-180', 'bep-tu-doi-lua-am-73-cm']
    // Other addresses than below: a page is cached for a moment.
    expect(await cardOf('/vi/category/tv-stand?sort=name', made)).toContain('Có sẵn')
    expect(await cardOf('/vi/category/kitchen-stoves?sort=name', sold)).toContain('Có sẵn')
    await set(made, 0)
    await set(sold, 0)
    const cards = [await cardOf('/vi/category/tv-stand', made), await cardOf('/vi/category/kitchen-stoves', sold)]
    await set(made, 1)
    await set(sold, 1)
    expect(cards[0]).toContain('Đóng 3 tuần')
    expect(cards[1]).toContain('Tạm hết hàng')
  })

  test('[CAT-09, BUY-02] a card of a listing by finish has its picture or says which one it has, its price and its link', async () => {
    const walnut = (await page('/vi/category/tv-stand?material=walnut')).html
    const pictured = cardOf(walnut, 'ke-tv-trang-an-180')
    expect(pictured).toContain('/vi/product/ke-tv-trang-an-180?finish=walnut"')
    expect(pictured).toContain('ke-tv-trang-an-180-walnut')
    expect(wordsOf(pictured)).toContain('Óc chó · ')
    expect(wordsOf(pictured)).not.toContain('Ảnh chụp bản')
    const walnutPage = (await page('/vi/product/ke-tv-trang-an-180?finish=walnut')).html
    expect(walnutPage).toContain('ke-tv-trang-an-180-walnut.webp')
    const shown = wordsOf(walnutPage)
    expect(shown).not.toContain('Ảnh chụp bản')
    expect(shown).toContain(/[\d.]+\s₫/.exec(wordsOf(pictured))?.[0])
    const leather = (await page('/vi/category/sofa?material=leather')).html
    const other = cardOf(leather, 'sofa-ho-tay-ba-cho')
    expect(other).toContain('?finish=leather"')
    expect(wordsOf(other)).toContain('Ảnh chụp bản Vải lanh')
    const own = cardOf((await page('/vi/category/sofa?material=linen&material=leather')).html, 'sofa-ho-tay-ba-cho')
    expect(own).not.toContain('finish=')
  })

  test('[BUY-02] the line under the name says the finish, on the page and on cards', async () => {
    const page180 = '/ja/product/ke-tv-trang-an-180'
    const lines = await Promise.all(
      [page180, `${page180}?finish=walnut`].map(async (path) => wordsOf((await page(path)).html)),
    )
    expect(lines[0]).toContain('チャンアン 180 オーク材、縦格子の扉')
    expect(lines[1]).toContain('チャンアン 180 ウォールナット材、縦格子の扉')
    expect(wordsOf(cardOf((await page('/vi/category/tv-stand?material=walnut')).html, 'ke-tv-trang-an-180'))).toContain(
      'Gỗ óc chó, cửa nan dọc',
    )
    expect(wordsOf(cardOf((await page('/vi/category/tv-stand')).html, 'ke-tv-trang-an-180'))).toContain(
      'Gỗ sồi, cửa nan dọc',
    )
  })

  test('[BUY-02] what is made says its deposit, what is in stock its price by the month, in one place and never both', async () => {
    const wordsOfPage = async (path: string) => wordsOf((await page(path)).html)
    const stocked = await wordsOfPage('/vi/product/ke-tv-trang-an-180')
    expect(stocked).toContain('Trả góp 0%, khoảng 1.041.000 ₫ mỗi tháng')
    expect(stocked).not.toContain('Đặt cọc')
    const made = await wordsOfPage('/vi/product/tu-trang-tri-hang-bac-100')
    expect(made).toMatch(/Đặt cọc 30%: [\d.]+\s₫/)
    expect(made).not.toContain('Trả góp')
  })

  test('[CAT-05] its size stands beside its name, its drawing has a unit, and no years but its own are promised', async () => {
    const words = wordsOf((await page('/vi/product/giuong-moc-chau-180')).html)
    expect(words.slice(words.lastIndexOf('Giường Mộc Châu 180', words.indexOf('đã gồm VAT')))).toMatch(
      /^Giường Mộc Châu 180.{0,80}188 × 208 × 95 cm/,
    )
    expect(words).toContain('Số đo trên bản vẽ tính bằng mm.')
    expect(words).toContain('Bảo hành 4 năm')
    expect(words).not.toContain('5 năm')
  })

  test('[CAT-08, BUY-02] a package names what is made for it with the time that takes, and what is not to be had', async () => {
    const change = (statement: string, ...values: unknown[]) =>
      env.DB.batch([
        env.DB.prepare(statement).bind(...values),
        env.DB.prepare("UPDATE data_versions SET version = version + 1 WHERE name = 'public-data'"),
      ])
    const setFree = (slug: string, free: number) =>
      change('UPDATE stock SET held = max(on_hand - ?, 0) WHERE sku LIKE ?', free, `${slug}:%`)
    const setKind = (kind: string) => change("UPDATE categories SET kind = ? WHERE slug = 'tv-stand'", kind)
    const said = async (address: string) => wordsOf((await page(address)).html)
    const stand = 'ke-tv-trang-an-180'

    const stocked = await said('/de/furniture-package?packageTier=premium')
    expect(stocked).not.toMatch(/nicht auf Lager|Auf Bestellung gefertigt/)
    await setFree(stand, 0)
    const made = await said('/en/furniture-package?packageTier=premium')
    await setKind('goods')
    const out = await said('/vi/furniture-package?packageTier=premium')
    await setKind('wooden')
    await setFree(stand, 1)
    expect(made).toContain('Made to order in about 3 weeks: Tràng An 180 TV stand.')
    expect(made).not.toContain('Out of stock')
    expect(out).toContain('Tạm hết hàng: Kệ TV Tràng An 180. Bạn cứ hỏi mua')

    // Two wardrobes of one kind stand in it, and making one takes longer than other pieces.
    await setFree('tu-quan-ao-van-phuc-160', 1)
    const two = await said('/vi/furniture-package?packageTier=luxury')
    await setFree('tu-quan-ao-van-phuc-160', 2)
    const enough = await said('/de/furniture-package?packageTier=luxury')
    expect(two).toMatch(/Đóng theo đơn, xong trong khoảng 4 tuần: [^.]*Tủ quần áo Vạn Phúc 160/)
    expect(enough).not.toMatch(/Auf Bestellung gefertigt[^.]*Vạn Phúc 160/)
  })

  test('[ROUTE-17] every card of a listing leads to its product', async () => {
    const { html } = await page('/de/category/coffee-table')
    const links = new Set([...html.matchAll(/href="\/de\/product\/([\w-]+)"/g)].map(([, slug]) => slug))
    expect(links.size).toBe(10)
  })
})
