import { env } from 'cloudflare:workers'
import { XMLParser, XMLValidator } from 'fast-xml-parser'
import { describe, expect, test } from 'vitest'
import { idOf } from '#app/features/feed/feed'
import { locales } from '#app/features/languages/languages'
import { get } from '#tests/support/front-door'

type Item = Record<string, string | Record<string, string>>

async function itemsOf(locale: string): Promise<Item[]> {
  const answer = await get(`/${locale}/feed.xml`)
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'application/xml; charset=utf-8'])
  const xml = await answer.text()
  expect(XMLValidator.validate(xml)).toBe(true)
  const reader = new XMLParser({ ignoreAttributes: false, parseTagValue: false, htmlEntities: true })
  const { rss } = reader.parse(xml) as { rss: { '@_version': string; channel: { item: Item[] } } }
  expect(rss['@_version']).toBe('2.0')
  return rss.channel.item
}

const { SITE_ORIGIN, DB } = env as Env
const text = (most: number) => new RegExp(`^[^\\p{Cc}]{1,${most}}$`, 'u')
const price = /^\d+ VND$/
const url = /^https?:\/\/[\x21-\x7e]{1,1990}$/

/** Google's product data specification: what each attribute may say. */
const specification: Record<string, RegExp> = {
  id: text(50),
  item_group_id: /^[\w-]{1,50}$/,
  title: text(150),
  description: text(5000),
  link: url,
  image_link: url,
  availability: /^(?:in_stock|out_of_stock|preorder|backorder)$/,
  availability_date: /^\d{4}-\d\d-\d\d$/,
  price,
  sale_price: price,
  brand: text(70),
  identifier_exists: /^no$/,
  condition: /^(?:new|refurbished|used)$/,
  color: text(100),
  material: text(200),
  product_type: text(750),
}
const required = ['id', 'title', 'description', 'link', 'image_link', 'availability', 'price', 'brand', 'condition']
const optional = ['availability_date', 'sale_price', 'color']

function findings(item: Item): string[] {
  const shipping = item['g:shipping'] as Record<string, string>
  const named = Object.entries(item).filter(([name]) => name !== 'g:shipping')
  return [
    ...Object.keys(specification)
      .filter((name) => !optional.includes(name) && item[`g:${name}`] === undefined)
      .map((name) => `${name} is missing`),
    ...named
      .filter(([name, value]) => !specification[name.replace('g:', '')]?.test(String(value)))
      .map(([name, value]) => `${name} is ${String(value)}`),
    ...(/^VN$/.test(shipping['g:country'] ?? '') && price.test(shipping['g:price'] ?? '') ? [] : ['shipping']),
    ...['handling', 'transit'].flatMap((part) =>
      Number(shipping[`g:min_${part}_time`]) <= Number(shipping[`g:max_${part}_time`]) ? [] : [`${part} time`],
    ),
    ...((item['g:availability'] === 'backorder') === (item['g:availability_date'] !== undefined) ? [] : ['date']),
    ...(required.every((name) => item[`g:${name}`]) ? [] : ['something required']),
  ]
}

describe('[BUY-14] the feed', () => {
  test.each(locales)('[BUY-14] of %s is XML, and every item is as the specification has it', async (locale) => {
    const items = await itemsOf(locale)
    expect(items.length).toBeGreaterThan(100)
    expect(items.flatMap((item) => findings(item).map((one) => `${String(item['g:id'])}: ${one}`))).toEqual([])
    expect(new Set(items.map((item) => item['g:id'])).size).toBe(items.length)
    expect(items.filter((item) => !String(item['g:link']).startsWith(`${SITE_ORIGIN}/${locale}/product/`))).toEqual([])
  })

  test('[BUY-14] has every finish of every product with a picture', async () => {
    const { results } = await DB.prepare('SELECT slug, finishes FROM products WHERE image IS NOT NULL').all<{
      slug: string
      finishes: string
    }>()
    const skus = results.flatMap(({ slug, finishes }) => finishes.split(',').map((finish) => idOf(`${slug}:${finish}`)))
    expect((await itemsOf('en')).map((item) => item['g:id']).toSorted()).toEqual(skus.toSorted())
  })

  test('[BUY-14] says the price and the words of its language that the page says', async () => {
    const [item] = (await itemsOf('de')).filter((one) => one['g:id'] === 'ke-tv-trang-an-180:walnut')
    const page = await (await get('/de/product/ke-tv-trang-an-180?finish=walnut')).text()
    const data = JSON.parse(/<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/s.exec(page)?.[1] ?? '[]')
    const group = data.find((one: { '@type': string }) => one['@type'] === 'ProductGroup')
    const variant = group.hasVariant.find((one: { sku: string }) => one.sku === 'ke-tv-trang-an-180:walnut')
    expect(item).toMatchObject({ 'g:title': variant.name, 'g:material': variant.material, 'g:color': variant.color })
    expect(item?.['g:description']).toBe('Nussbaum, Türen mit Lamellen')
    expect(item?.['g:sale_price'] ?? item?.['g:price']).toBe(`${variant.offers.price} VND`)
  })

  test('[BUY-14] an id that is too long is cut, and stays one of its own', () => {
    const long = 'x'.repeat(60)
    expect([idOf('short:oak'), idOf(`${long}a`).length]).toEqual(['short:oak', 50])
    expect(idOf(`${long}a`)).not.toBe(idOf(`${long}b`))
  })

  test('[BUY-14] takes no other method, and has no other language', async () => {
    expect((await get('/vi/feed.xml', { method: 'POST' })).status).toBe(405)
    expect((await get('/vi/feed.xml', { method: 'HEAD' })).status).toBe(200)
    expect((await get('/fr/feed.xml')).status).toBe(404)
  })
})
