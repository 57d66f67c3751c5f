import { env } from 'cloudflare:workers'
import { describe, expect, test } from 'vitest'
import { eraseWhatIsDue } from '#app/api/housekeeping'
import { DAY } from '#app/lib/constants'
import { openDatabase } from '#app/server/db/client'
import { signedIn } from '#tests/support/accounts'
import { get } from '#tests/support/front-door'
import { stockUp } from '#tests/support/orders'
import pictured from '../../app/features/catalogue/in-other-finishes.json'

const { DB } = env as Env
const OURS = { origin: 'http://localhost', 'sec-fetch-site': 'same-origin' }
const SHELF = 'ke-tv-trang-an-180:oak'
const TABLE = 'ban-tra-nhat-tan:oak'

type Line = { sku: string; packageTier: string; isSaved: boolean; quantity: number; addedAt: number }

/** A browser that keeps the cookies it is sent. */
function browser(more: Record<string, string> = {}) {
  const jar = new Map(Object.entries(more))
  async function ask(path: string, init: RequestInit = {}) {
    const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join('; ')
    const answer = await get(path, { ...init, headers: { ...OURS, cookie, ...(init.headers as object) } })
    for (const line of answer.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^(\w+)=([^;]*)/.exec(line) ?? []
      if (value) jar.set(name, value)
      else jar.delete(name)
    }
    return answer
  }
  const call = async (method: string, body?: unknown) => {
    const answer = await ask('/api/cart', {
      method,
      ...(body ? { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } } : {}),
    })
    return { status: answer.status, ...((await answer.json()) as { lines: Line[]; count: number; code?: string }) }
  }
  /** A form as a browser without script sends it. */
  const send = (path: string, fields: Record<string, string>) =>
    ask(path, { method: 'POST', body: new URLSearchParams(fields) })
  const page = async (path = '/vi/cart') => {
    const answer = await ask(path)
    return { status: answer.status, headers: answer.headers, html: await answer.text() }
  }
  return { jar, ask, call, send, page }
}

const add = (sku: string, quantity = 1) => ({ lines: [{ sku, quantity }] })

describe('the API of the basket', () => {
  test('[BUY-01] adds, changes, saves, takes back and removes', async () => {
    const lan = browser()
    expect(await lan.call('POST', add(SHELF, 2))).toMatchObject({ status: 201, count: 2 })
    expect(lan.jar.get('cartCount')).toBe('2')
    expect(await lan.call('POST', add(SHELF))).toMatchObject({ count: 3, lines: [{ sku: SHELF, quantity: 3 }] })
    expect(await lan.call('PATCH', { sku: SHELF, quantity: 5 })).toMatchObject({ count: 5 })
    expect(await lan.call('PATCH', { sku: SHELF, move: 'save' })).toMatchObject({
      count: 0,
      lines: [{ isSaved: true, quantity: 5 }],
    })
    expect(await lan.call('PATCH', { sku: SHELF, move: 'restore' })).toMatchObject({ count: 5 })
    expect(await lan.call('DELETE', { sku: SHELF })).toMatchObject({ count: 0, lines: [] })
    expect(lan.jar.get('cartCount')).toBe('0')
  })

  test('[BUY-01] a line holds 99 pieces, a basket 60 lines', async () => {
    const lan = browser()
    await lan.call('POST', add(SHELF, 60))
    expect(await lan.call('POST', add(SHELF, 60))).toMatchObject({ lines: [{ quantity: 99 }] })
    expect((await lan.call('POST', add(SHELF, 100))).status).toBe(422)
    const { results } = await DB.prepare(
      `select slug || ':' || material as sku from products where slug <> 'ke-tv-trang-an-180' limit 65`,
    ).all<{ sku: string }>()
    const lines = results.map(({ sku }) => ({ sku, quantity: 1 }))
    await lan.call('POST', { lines: lines.slice(0, 40) })
    expect((await lan.call('POST', { lines: lines.slice(40) })).lines).toHaveLength(60)
    expect((await lan.call('POST', { lines: lines.slice(0, 1) })).lines).toContainEqual(
      expect.objectContaining({ ...lines[0], quantity: 2 }),
    )
  })

  test('[BUY-01] refuses what is not sold, and other sites', async () => {
    const lan = browser()
    for (const sku of ['ke-tv-trang-an-180:linen', 'no-such-piece:oak'])
      expect(await lan.call('POST', add(sku)), sku).toMatchObject({ status: 404, code: 'not_found' })
    for (const sku of ['x', "'; drop table carts; --:oak"])
      expect((await lan.call('POST', add(sku))).status, sku).toBe(422)
    const answer = await lan.ask('/api/cart', {
      method: 'POST',
      body: JSON.stringify(add(SHELF)),
      headers: { 'content-type': 'application/json', 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' },
    })
    expect(answer.status).toBe(403)
    expect((await lan.call('GET')).lines).toEqual([])
  })

  test('[BUY-01] a package is one group until it is dissolved', async () => {
    const lan = browser()
    const { lines, count } = await lan.call('POST', { package: 'standard' })
    expect(new Set(lines.map(({ packageTier }) => packageTier))).toEqual(new Set(['standard']))
    expect(count).toBe(13)
    await lan.call('POST', add(TABLE))
    const dissolved = await lan.call('PATCH', { dissolve: 'standard' })
    expect(dissolved.count).toBe(count + 1)
    expect(dissolved.lines.filter(({ packageTier }) => packageTier)).toEqual([])
    expect(dissolved.lines).toContainEqual(expect.objectContaining({ sku: TABLE, quantity: 2 }))
  })

  test('[BUY-01] after a sign-in the basket joins the account’s, on every device, and stays there after a sign-out', async () => {
    const { token } = await signedIn()
    const phone = browser()
    await phone.call('POST', add(SHELF, 60))
    phone.jar.set('token', token)
    expect(await phone.call('GET')).toMatchObject({ lines: [{ sku: SHELF, quantity: 60 }] })

    const desk = browser()
    await desk.call('POST', add(SHELF, 50))
    await desk.call('POST', add(TABLE))
    desk.jar.set('token', token)
    const joined = [
      { sku: SHELF, quantity: 99 },
      { sku: TABLE, quantity: 1 },
    ]
    expect(await desk.call('GET')).toMatchObject({ lines: joined })
    // A retry joins nothing twice.
    expect(await desk.call('GET')).toMatchObject({ lines: joined })
    expect(await phone.call('POST', add(TABLE))).toMatchObject({ status: 201, lines: [joined[0], { quantity: 2 }] })

    phone.jar.delete('token')
    expect((await phone.call('GET')).lines).toEqual([])
    expect(await phone.call('POST', add(TABLE))).toMatchObject({ status: 201, count: 1 })
  })

  test('[BUY-01, BUY-25] after a sign-in the measures join, of each the newest, and both are in the download', async () => {
    const { token } = await signedIn()
    const path = '/vi/product/ke-tv-trang-an-180'
    const piece = { intent: 'add', finish: 'oak', quantity: '1' }
    const [phone, desk] = [browser(), browser()]
    await phone.send(path, { ...piece, door: '80', stairs: '90' })
    await desk.send(path, { ...piece, door: '82' })
    for (const one of [phone, desk]) {
      one.jar.set('token', token)
      await one.call('GET')
    }
    const headers = { authorization: `Bearer ${token}` }
    const { cart } = (await (await get('/api/profile/data', { headers })).json()) as { cart: object }
    expect(cart).toMatchObject({ lines: [{ sku: SHELF, quantity: 2 }], measures: { door: '82', stairs: '90' } })
  })

  test('[BUY-01] an untouched basket is erased after 90 days, a touched one is not', async () => {
    const [old, young] = [browser(), browser()]
    await Promise.all([old.call('POST', add(SHELF)), young.call('POST', add(SHELF))])
    const before = Date.now() + 89 * DAY
    await eraseWhatIsDue(openDatabase(DB), before)
    expect((await old.call('GET')).lines).toHaveLength(1)
    await eraseWhatIsDue(openDatabase(DB), before + 2 * DAY)
    expect((await old.call('GET')).lines).toEqual([])
  })
})

describe('the basket’s page, without script', () => {
  test('[BUY-01] a product’s form leads to the basket, which says what it costs now', async () => {
    const lan = browser()
    const path = '/vi/product/ke-tv-trang-an-180'
    const answer = await lan.send(path, { intent: 'add', finish: 'oak', quantity: '2' })
    expect([answer.status, answer.headers.get('location')]).toEqual([
      303,
      `/vi/cart?added=${encodeURIComponent(SHELF)}`,
    ])
    expect(lan.jar.get('cartCount')).toBe('2')
    const { html, headers } = await lan.page()
    expect(headers.get('cache-control')).toBe('private, no-store')
    expect(html).toContain('noindex')
    expect(html).toContain('24.980.000')
    expect(html).toContain('Kệ TV Tràng An 180')
    expect((await browser().page()).html).toContain('Giỏ còn trống')
  })

  test('[BUY-25] what was measured on products’ pages waits in the basket for the checkout', async () => {
    const lan = browser()
    const path = '/vi/product/ke-tv-trang-an-180'
    const piece = { intent: 'add', finish: 'oak', quantity: '1' }
    const measured = async () => {
      const headers = { 'content-type': 'application/json' }
      const answer = await lan.ask('/api/quote', { method: 'POST', body: '{}', headers })
      return ((await answer.json()) as { measures?: object }).measures
    }
    const fields = /<input type="hidden" name="(?:door|stairs|lift\w+)" value="[^"]*"/g
    const page = await (await get(`${path}?door=82,5&stairs=9&liftDoor=%22%3E`)).text()
    // What is no measure is left out.
    expect(page.match(fields)).toEqual(['<input type="hidden" name="door" value="82,5"'])
    expect((await (await get(path)).text()).match(fields)).toBeNull()
    await lan.send(path, { ...piece, door: '82,5', stairs: '9', liftDoor: '">' })
    await lan.send(path, piece)
    expect(await measured()).toEqual({ door: '82,5' })
    expect((await lan.page('/vi/checkout')).html).toMatch(/name="door"[^>]*value="82,5"/)
    await lan.send(path, { ...piece, door: '90', stairs: '80' })
    expect(await measured()).toEqual({ door: '90', stairs: '80' })
    const long = await lan.send(path, { ...piece, stairs: '95.000' })
    expect(long.status).toBe(422)
    expect(await measured()).toEqual({ door: '90', stairs: '80' })
  })

  test('[BUY-25] a refused number keeps what was measured', async () => {
    const path = '/vi/product/ke-tv-trang-an-180'
    const page = await (await get(`${path}?door=82`)).text()
    const [form = ''] = /<form[^>]*id="buy"[^>]*>/.exec(page) ?? []
    const action = /action="([^"]*)"/.exec(form)?.[1] ?? ''
    expect(action).toBe(`${path}?door=82`)
    const answer = await browser().send(action, { intent: 'add', finish: 'oak', quantity: '0', door: '82' })
    expect([answer.status, await answer.text()]).toEqual([422, expect.stringContaining('name="door" value="82"')])
  })

  test('[BUY-01] a number that cannot be comes back with its page, and changes nothing', async () => {
    const lan = browser()
    for (const quantity of ['0', '100', 'x', '1.5', '']) {
      const answer = await lan.send('/vi/product/ke-tv-trang-an-180', { intent: 'add', finish: 'oak', quantity })
      expect([answer.status, await answer.text()], quantity).toEqual([422, expect.stringContaining('role="alert"')])
    }
    expect(
      (await lan.send('/vi/product/ke-tv-trang-an-180', { intent: 'add', finish: 'linen', quantity: '1' })).status,
    ).toBe(422)
    expect((await lan.call('GET')).lines).toEqual([])
  })

  test('[BUY-01] forms from other sites are refused', async () => {
    const lan = browser()
    const answer = await lan.ask('/vi/product/ke-tv-trang-an-180', {
      method: 'POST',
      body: new URLSearchParams({ intent: 'add', finish: 'oak', quantity: '1' }),
      headers: { 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' },
    })
    expect(answer.status).toBe(403)
    expect((await lan.call('GET')).lines).toEqual([])
  })

  test('[BUY-01] the buttons beside a number, and none is removed with a way back to its place', async () => {
    const lan = browser()
    await lan.call('POST', add(SHELF))
    await lan.call('POST', add(TABLE))
    const fields = { intent: 'quantity', sku: SHELF, tier: '', quantity: '1' }
    expect((await lan.send('/vi/cart', { ...fields, step: '1' })).status).toBe(303)
    expect((await lan.call('GET')).lines[0]).toMatchObject({ sku: SHELF, quantity: 2 })
    const gone = await lan.send('/vi/cart', { ...fields, step: '-1' })
    const location = gone.headers.get('location') ?? ''
    const search = new URL(location, 'http://localhost').searchParams
    expect(Object.fromEntries(search)).toMatchObject({ removed: SHELF, quantity: '2' })
    const { html } = await lan.page(location)
    expect(html).toContain('Đã bỏ Kệ TV Tràng An 180, Sồi.')
    expect(html.indexOf('Đã bỏ')).toBeLessThan(html.indexOf('Bàn trà Nhật Tân'))
    await lan.send('/vi/cart', {
      intent: 'undo',
      sku: SHELF,
      tier: '',
      saved: '',
      quantity: search.get('quantity') ?? '',
      at: search.get('at') ?? '',
    })
    expect((await lan.call('GET')).lines).toMatchObject([{ sku: SHELF, quantity: 2 }, { sku: TABLE }])
  })

  test('[BUY-01] saving for later is said, and with nothing else in the basket it comes first', async () => {
    const lan = browser()
    await lan.call('POST', add(SHELF))
    const part = { intent: 'move', sku: SHELF, tier: '' }
    const saved = (await lan.send('/vi/cart', { ...part, saved: '' })).headers.get('location') ?? ''
    const { html } = await lan.page(saved)
    const places = ['Đã để dành Kệ TV Tràng An 180, Sồi.', 'Bạn đang để dành', 'Xem nội thất gỗ'].map((words) =>
      html.lastIndexOf(words, html.indexOf('</main>')),
    )
    expect(Math.min(...places)).toBeGreaterThan(0)
    expect(places).toEqual(places.toSorted((one, other) => one - other))
    expect(html).not.toContain('viewBox="0 0 480 320"')
    const back = (await lan.send('/vi/cart', { ...part, saved: '1' })).headers.get('location') ?? ''
    const { html: filled } = await lan.page(back)
    expect(filled).toContain('Đã thêm Kệ TV Tràng An 180, Sồi vào giỏ.')
    expect(filled).toContain('Miễn phí từ 10.000.000')
  })

  test('[BUY-01] what is taken back without a name or a place changes nothing', async () => {
    const lan = browser()
    const undo = { intent: 'undo', sku: '', tier: '', saved: '', quantity: '1', at: '1' }
    for (const wrong of [{}, { sku: 'x' }, { sku: 'no-such-piece:oak' }, { at: '-1' }, { sku: SHELF, quantity: '0' }])
      await lan.send('/vi/cart', { ...undo, ...wrong })
    expect((await lan.call('GET')).lines).toEqual([])
    await lan.call('POST', add(SHELF, 2))
    await lan.send('/vi/cart', { ...undo, sku: SHELF, saved: '1', quantity: '3' })
    expect((await lan.call('GET')).lines).toMatchObject([
      { isSaved: true, quantity: 3 },
      { isSaved: false, quantity: 2 },
    ])
  })

  test('[BUY-01] a package from its page: saved, moved back, removed, taken back, changed piece by piece', async () => {
    const lan = browser()
    const added = await lan.send('/vi/furniture-package?packageTier=basic', { intent: 'add-package' })
    expect(added.headers.get('location')).toBe('/vi/cart?added=basic')
    const { lines } = await lan.call('GET')
    const part = { sku: '', tier: 'basic' }
    const back = { quantity: '1', at: String(lines[0]?.addedAt) }
    await lan.send('/vi/cart', { intent: 'move', saved: '', ...part })
    expect(await lan.call('GET')).toMatchObject({ count: 0, lines: lines.map(({ sku }) => ({ sku, isSaved: true })) })
    await lan.send('/vi/cart', { intent: 'move', saved: '1', ...part })
    expect((await lan.call('GET')).count).toBe(8)
    const removed = await lan.send('/vi/cart', { intent: 'remove', saved: '', ...part })
    expect((await lan.call('GET')).lines).toEqual([])
    expect((await lan.page(removed.headers.get('location') ?? '')).html).toContain('Đã bỏ Gói Cơ bản.')
    await lan.send('/vi/cart', { intent: 'undo', saved: '', ...part, ...back })
    expect((await lan.call('GET')).count).toBe(8)
    await lan.send('/vi/cart', { intent: 'dissolve', tier: 'basic' })
    expect((await lan.call('GET')).lines.every(({ packageTier }) => packageTier === '')).toBe(true)
  })

  test('[BUY-01] what cannot be had has three ways out, and is not in the sum', async () => {
    const lan = browser()
    const { results } = await DB.prepare(
      `select p.slug, p.material, p.finishes, p.price_vnd from products p join categories c on c.id = p.category_id
       where c.kind = 'goods' and p.finishes like '%,%' and p.version = (select max(version) from products) limit 1`,
    ).all<{ slug: string; material: string; finishes: string; price_vnd: number }>()
    const [tap] = results
    if (!tap) throw new Error('no goods in two finishes')
    const [, other = ''] = tap.finishes.split(',')
    const [first, second] = [`${tap.slug}:${tap.material}`, `${tap.slug}:${other}`]
    await stockUp(first, 0)
    await stockUp(second, 3)
    await lan.call('POST', add(first))
    await lan.call('POST', add(TABLE))
    const { html } = await lan.page('/en/cart')
    expect(html).toContain('cannot be had in')
    expect(html).toContain('name="to"')
    expect(html).toContain('Leave it out')
    expect(html).toContain('not in the total')
    await lan.send('/en/cart', { intent: 'swap', sku: first, tier: '', to: second })
    expect((await lan.call('GET')).lines).toMatchObject([{ sku: second }, { sku: TABLE }])
    // Another piece is no finish of this one.
    await lan.send('/en/cart', { intent: 'swap', sku: second, tier: '', to: SHELF })
    expect((await lan.call('GET')).lines).toMatchObject([{ sku: second }, { sku: TABLE }])
  })

  test.each(['vi', 'en', 'de', 'ja'])(
    '[BUY-21] what is added with a list and cannot be had names in %s what fits instead, which takes its place',
    async (locale) => {
      const lan = browser()
      const { results } = await DB.prepare(
        `select p.slug, p.material, p.category_id, p.width_mm, p.depth_mm, p.height_mm, p.price_vnd
         from products p join categories c on c.id = p.category_id
         where c.kind = 'goods' and p.category_id = (
           select category_id from products p join categories c on c.id = p.category_id where c.kind = 'goods'
           group by category_id order by count(*) desc limit 1)
         order by p.price_vnd desc`,
      ).all<{ slug: string; material: string; price_vnd: number }>()
      const [wanted, near, far] = results
      if (!wanted || !near || !far) throw new Error('no category of goods with three products')
      const alike = [wanted, near, far].map(({ slug }) => slug)
      await DB.batch([
        DB.prepare(
          `update products set width_mm = 900, depth_mm = 500, height_mm = 400, price_vnd = 5000000
           where slug in (?, ?, ?)`,
        ).bind(...alike),
        DB.prepare('update products set price_vnd = 5200000 where slug = ?').bind(near.slug),
        DB.prepare('update products set price_vnd = 7000000 where slug = ?').bind(far.slug),
        // The nearest in price does not fit.
        DB.prepare(
          `update products set width_mm = 901, price_vnd = 5000000 where category_id =
             (select category_id from products where slug = ?1) and slug not in (?1, ?2, ?3)`,
        ).bind(...alike),
        DB.prepare('delete from product_finishes'),
      ])
      const [missing, instead] = [`${wanted.slug}:${wanted.material}`, `${near.slug}:${near.material}`]
      await stockUp(missing, 0)
      await DB.prepare("update stock set on_hand = 0, held = 0 where sku like ? || ':%'").bind(near.slug).run()
      await stockUp(instead, 2)
      await stockUp(`${far.slug}:${far.material}`, 9)
      const pieces = `${missing}*2,${TABLE}*1`
      const answer = await lan.send(`/${locale}/cart`, { intent: 'add-pieces', pieces })
      const { html } = await lan.page(answer.headers.get('location') ?? '')
      const link = `/${locale}/product/${near.slug}?finish=${near.material}`
      expect(html).toContain(`href="${link}"`)
      expect(html).toMatch(new RegExp(`name="to"[^>]*value="${instead}"`))

      await lan.send(`/${locale}/cart`, { intent: 'instead', sku: missing, tier: '', to: instead })
      expect((await lan.call('GET')).lines).toMatchObject([{ sku: instead, quantity: 2 }, { sku: TABLE }])
      expect((await lan.page(`/${locale}/cart`)).html).not.toContain('value="instead"')

      // Of the nearest there are two: for three, the next one is named. What is in the basket is not named again.
      const many = browser()
      await many.send(`/${locale}/cart`, { intent: 'add-pieces', pieces: `${missing}*3` })
      expect((await many.page(`/${locale}/cart`)).html).toContain(`value="${far.slug}:${far.material}"`)
      await many.call('POST', add(`${far.slug}:${far.material}`))
      expect((await many.page(`/${locale}/cart`)).html).not.toContain('value="instead"')
      await many.send(`/${locale}/cart`, { intent: 'instead', sku: missing, tier: '', to: 'no-such-piece:oak' })
      expect((await many.call('GET')).lines[0]).toMatchObject({ sku: missing, quantity: 3 })
    },
  )

  test.each(['\u0007', ' ', 'giường:gỗ', '\ud800'])(
    '[BUY-01] a number of what is no piece, %j, leads to the basket',
    async (sku) => {
      const answer = await browser().send('/vi/cart', { intent: 'quantity', sku, tier: '', quantity: '1', step: '1' })
      expect(answer.status).toBe(303)
      expect(answer.headers.get('location')).toMatch(/^\/vi\/cart(#[\x21-\x7e]*)?$/)
    },
  )

  test('[BUY-01] a piece that left the catalogue is said, and can only be left out', async () => {
    const lan = browser()
    await lan.call('POST', add(SHELF))
    await lan.call('POST', add(TABLE))
    await DB.prepare(
      "update cart_lines set sku = 'left-the-range:oak' where sku = ? and cart_id in (select cart_id from cart_lines where sku = ?)",
    )
      .bind(SHELF, TABLE)
      .run()
    const { html, status } = await lan.page('/de/cart')
    expect(status).toBe(200)
    expect(html).toContain('Dieser Artikel ist nicht mehr im Sortiment')
    const gone = { intent: 'remove', sku: 'left-the-range:oak', tier: '', saved: '' }
    const answer = await lan.send('/de/cart', gone)
    expect((await lan.page(answer.headers.get('location') ?? '')).html).toContain('entfernt')
    expect((await lan.call('GET')).lines).toMatchObject([{ sku: TABLE }])
  })
})

test.each([
  ['vi', 'Gọi 028 0000 0018', 'Nhắn Zalo'],
  ['en', 'Call 028 0000 0018', 'Message us on Zalo'],
  ['de', 'Anrufen: 028 0000 0018', 'Per Zalo schreiben'],
  ['ja', '電話：028 0000 0018', 'Zaloで相談する'],
])('[BUY-21] telephone and Zalo stand in %s beside the enquiry of product and basket', async (locale, call, zalo) => {
  const lan = browser()
  await lan.call('POST', add(SHELF))
  for (const path of ['product/ke-tv-trang-an-180', 'cart']) {
    const { html } = await lan.page(`/${locale}/${path}`)
    const links = [...html.matchAll(/<a [^>]*href="(tel:|https:\/\/zalo\.me\/)[^"]*"[^>]*>([^<]*)<\/a>/g)]
    const said = links.map(([, , text]) => text)
    expect(said, path).toEqual(expect.arrayContaining([call, zalo]))
  }
})

describe('a product in its finishes', () => {
  test('[BUY-02] the address names the finish; price, stock and the form follow it', async () => {
    await DB.prepare(
      `insert or replace into product_finishes (product_id, finish, price_vnd, stock)
       select id, 'walnut', 14990000, 0 from products where slug = 'ke-tv-trang-an-200'`,
    ).run()
    const page = async (query = '') => (await get(`/vi/product/ke-tv-trang-an-200${query}`)).text()
    const walnut = await page('?finish=walnut')
    expect(walnut).toContain('14.990.000')
    expect(walnut).toContain('Đóng theo đơn, khoảng 3 tuần')
    const radio = (html: string, finish: string) => new RegExp(`<input[^>]*value="${finish}"[^>]*>`).exec(html)?.[0]
    expect(radio(walnut, 'walnut')).toContain('checked')
    const nonsense = await page('?finish=gold')
    expect(radio(nonsense, 'walnut')).not.toContain('checked')
    // The page is everybody's.
    expect((await get('/vi/product/ke-tv-trang-an-200?finish=walnut')).headers.getSetCookie()).toEqual([])
  })

  test('[BUY-02] where a finish has no picture yet, the page says which one the picture shows', async () => {
    const { results } = await DB.prepare(
      'select slug, finishes from products where version = (select max(version) from products)',
    ).all<{ slug: string; finishes: string }>()
    const others = results.flatMap(({ slug, finishes }) =>
      finishes
        .split(',')
        .slice(1)
        .map((finish) => ({ slug, finish })),
    )
    const isPictured = ({ slug, finish }: { slug: string; finish: string }) =>
      pictured.includes(`${slug}-${finish.replaceAll('_', '-')}`)
    const says = async ({ slug, finish }: { slug: string; finish: string }) =>
      (await (await get(`/vi/product/${slug}?finish=${finish}`)).text()).includes('Ảnh chụp bản')
    const [shown, missing] = [others.find(isPictured), others.find((other) => !isPictured(other))]
    if (!shown || !missing) throw new Error('every finish has a picture, or none')
    expect([await says(shown), await says(missing)]).toEqual([false, true])
  })

  test('[BUY-02] a finish that cannot be had is asked for instead of bought', async () => {
    const { results } = await DB.prepare(
      `select p.slug, p.material from products p join categories c on c.id = p.category_id
       where c.kind = 'goods' and p.version = (select max(version) from products) order by p.id desc limit 1`,
    ).all<{ slug: string; material: string }>()
    const [tap] = results
    if (!tap) throw new Error('no goods')
    await stockUp(`${tap.slug}:${tap.material}`, 0)
    const html = await (await get(`/vi/product/${tap.slug}?finish=${tap.material}`)).text()
    expect(html).not.toContain('Thêm vào giỏ')
    expect(html).toContain('Tạm hết hàng. Bạn cứ hỏi mua')
    expect(html).toContain('href="#enquiry"')
  })
})
