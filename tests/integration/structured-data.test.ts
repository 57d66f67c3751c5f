import { env } from 'cloudflare:workers'
import { describe, expect, test } from 'vitest'
import { company } from '#app/features/content/company'
import { deliveryZones } from '#app/features/delivery/delivery-zones'
import { locales } from '#app/features/languages/languages'
import { get } from '#tests/support/front-door'
import { stockUp } from '#tests/support/orders'

type Thing = { '@type': string; '@id'?: string; [property: string]: unknown }

async function read(path: string): Promise<Thing[]> {
  const html = await (await get(path)).text()
  const [, data = '[]'] = /<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/s.exec(html) ?? []
  return JSON.parse(data)
}

/** Required and recommended properties of Google's documentation: merchant listings, variants, returns, organisations. */
const asked = {
  ProductGroup: ['name', 'variesBy', 'hasVariant', 'productGroupID', 'brand', 'description', 'url', 'image'],
  Product: ['name', 'image', 'offers', 'sku', 'url', 'material'],
  Offer: [
    'price',
    'priceCurrency',
    'availability',
    'itemCondition',
    'url',
    'shippingDetails',
    'hasMerchantReturnPolicy',
  ],
  OfferShippingDetails: ['shippingDestination', 'shippingRate', 'deliveryTime'],
  ShippingDeliveryTime: ['handlingTime', 'transitTime'],
  DefinedRegion: ['addressCountry'],
  MonetaryAmount: ['currency'],
  MerchantReturnPolicy: ['applicableCountry', 'returnPolicyCategory', 'merchantReturnDays', 'returnFees', 'refundType'],
  Brand: ['name'],
} as const

/** Every thing in a thing, itself included. */
const thingsIn = (value: unknown): Thing[] =>
  typeof value !== 'object' || value === null
    ? []
    : [...('@type' in value ? [value as Thing] : []), ...Object.values(value).flatMap(thingsIn)]

function findings(data: readonly Thing[]): string[] {
  const named = new Set(data.flatMap((one) => one['@id'] ?? []))
  const references = JSON.stringify(data).match(/\{"@id":"[^"]+"\}/g) ?? []
  return [
    ...thingsIn(data).flatMap((thing) => {
      const wanted = thing['@type'] in asked ? asked[thing['@type'] as keyof typeof asked] : []
      return wanted.filter((name) => thing[name] === undefined).map((name) => `${thing['@type']} has no ${name}`)
    }),
    ...references.filter((one) => !named.has(JSON.parse(one)['@id'])).map((one) => `${one} is nowhere`),
  ]
}

const ofType = (data: readonly Thing[], type: string) => data.filter((one) => one['@type'] === type)
const TV_STAND = '/product/ke-tv-trang-an-180'

describe('[BUY-13] what programs read of a product’s page', () => {
  test.each(locales)('[BUY-13] in %s has what Google asks for, of every finish', async (locale) => {
    const data = await read(`/${locale}${TV_STAND}`)
    expect(findings(data)).toEqual([])
    const [group] = ofType(data, 'ProductGroup')
    const variants = group?.hasVariant as Thing[]
    expect(variants.length).toBeGreaterThan(1)
    const { SITE_ORIGIN } = env as Env
    expect(variants.map(({ url }) => String(url).replace(SITE_ORIGIN, ''))).toEqual(
      variants.map(({ sku }) => `/${locale}${TV_STAND}?finish=${String(sku).split(':')[1]}`),
    )
    expect(new Set(variants.map(({ material }) => material)).size).toBe(variants.length)
  })

  test('[BUY-13] no product lacks what Google requires of one', async () => {
    const { results } = await (env as Env).DB.prepare('SELECT slug, image FROM products WHERE id % 7 = 0').all<{
      slug: string
      image: string | null
    }>()
    expect(results.length).toBeGreaterThan(10)
    for (const { slug, image } of results) {
      const found = findings(await read(`/vi/product/${slug}`))
      expect([slug, image ? found : found.filter((one) => !one.endsWith('has no image'))]).toEqual([slug, []])
    }
  })

  test('[BUY-13] says price, stock, fees, days and returns as the shop has them', async () => {
    await stockUp('ke-tv-trang-an-180:oak', 3)
    await (env as Env).DB.prepare("UPDATE data_versions SET version = version + 1 WHERE name = 'public-data'").run()
    const data = await read(`/en${TV_STAND}`)
    const [group] = ofType(data, 'ProductGroup')
    const variants = (group?.hasVariant ?? []) as { sku: string; offers: { shippingDetails: Thing } }[]
    const oak = variants.find(({ sku }) => sku === 'ke-tv-trang-an-180:oak')
    const row = await (env as Env).DB.prepare(
      "SELECT price_vnd AS price FROM products WHERE slug = 'ke-tv-trang-an-180'",
    ).first<{ price: number }>()
    expect(oak?.offers).toMatchObject({ price: row?.price, availability: 'https://schema.org/InStock' })
    const shipping = data.find((one) => one['@id'] === oak?.offers.shippingDetails['@id'])
    const served = Object.values(deliveryZones).flatMap(({ value }) => (value.isServed ? [value] : []))
    expect(shipping).toMatchObject({
      shippingRate: { currency: 'VND', maxValue: Math.max(...served.map(({ fee }) => fee)) },
      deliveryTime: {
        handlingTime: { maxValue: 0 },
        transitTime: {
          minValue: Math.min(...served.map(({ fromDays }) => fromDays)),
          maxValue: Math.max(...served.map(({ toDays }) => toDays)),
        },
      },
    })
    expect(ofType(data, 'MerchantReturnPolicy')).toMatchObject([{ merchantReturnDays: company.returnDays.value }])
  })

  test('[BUY-13] the shop’s own data has its policy of returns', async () => {
    const [shop] = ofType(await read('/vi'), 'Organization')
    expect(findings([shop as Thing])).toEqual([])
    expect(shop?.hasMerchantReturnPolicy).toMatchObject({ merchantReturnDays: company.returnDays.value })
  })

  test('[BUY-13] weighs less than a kilobyte and a half once it is compressed', async () => {
    const text = JSON.stringify(await read(`/vi${TV_STAND}`))
    const packed = await new Response(new Response(text).body?.pipeThrough(new CompressionStream('gzip'))).arrayBuffer()
    expect(packed.byteLength).toBeLessThan(1536)
  })
})
