import { describe, expect, test } from 'vitest'
import { pictureOf, reductionPercent, sizeInCm, toPackageTier } from '#app/features/catalogue/catalogue'
import {
  activeConditions,
  everything,
  facetsOf,
  type ListingSearch,
  listingQueryOf,
  type ProductGroup,
  pagesOf,
  parseListing,
  withoutConditions,
} from '#app/features/catalogue/listing'
import { listingParameters } from '#app/features/catalogue/listing-parameters'

const parsed = (query: string) => {
  const raw: Record<string, unknown> = {}
  for (const [name, value] of new URLSearchParams(query)) raw[name] = name in raw ? [raw[name], value].flat() : value
  return parseListing(listingParameters(raw))
}

describe('the address of a listing', () => {
  test('[ROUTE-06] without a query shows everything, newest first', () => {
    expect(parsed('')).toEqual(everything)
  })

  test('[ROUTE-06] is what a plain form sends, empty fields included', () => {
    expect(parsed('min=5000000&max=&material=oak&material=walnut&colour=brown&width=120-160&sort=price-asc')).toEqual({
      page: 1,
      sort: 'price-asc',
      min: 5_000_000,
      material: ['oak', 'walnut'],
      colour: ['brown'],
      width: ['120-160'],
    })
  })

  test('[ROUTE-06] may hold parameters of others', () => {
    expect(parsed('utm_source=zalo&fbclid=1')).toEqual(everything)
    expect(parsed('constructor=1&__proto__=2&toString=3')).toEqual(everything)
  })

  test.each([
    'sort=cheapest',
    'sort=newest&sort=name',
    'page=0',
    'page=-1',
    'page=1.5',
    'page=01',
    'page=1e3',
    'page=99999',
    'page=2&page=3',
    'min=abc',
    'min=-5',
    'min=1e6',
    'min=12345678901',
    'min=5&min=6',
    'material=gold',
    'material=oak&material=gold',
    'material=OAK',
    'colour=pink',
    'colour=oak',
    'colour=brown,black',
    'width=wide',
    'width=constructor',
  ])('[ROUTE-06] has no listing for %s', (query) => {
    expect(parsed(query)).toBeNull()
  })

  test('[ROUTE-06] means the same list in whatever order the options of one name stand', () => {
    expect(parsed('material=walnut&material=oak')).toEqual(parsed('material=oak&material=walnut'))
  })

  test('[ROUTE-06] with a price range the wrong way round means the range', () => {
    expect(parsed('min=9&max=8')).toEqual({ ...everything, min: 8, max: 9 })
  })

  test('[ROUTE-06] reads a repeated option once', () => {
    expect(parsed('material=oak&material=oak')?.material).toEqual(['oak'])
  })

  test('[ROUTE-06] is one for each listing: what is at its default is left out', () => {
    const search = parsed(
      'sort=newest&page=1&min=&material=oak&colour=white&colour=black&width=200-&width=0-120&max=900',
    )
    expect(JSON.parse(JSON.stringify(listingQueryOf(search as ListingSearch)))).toEqual({
      max: '900',
      material: ['oak'],
      colour: ['black', 'white'],
      width: ['0-120', '200-'],
    })
    expect(parseListing(listingQueryOf(search as ListingSearch))).toEqual(search)
  })
})

describe('conditions', () => {
  const search: ListingSearch = { ...everything, page: 3, sort: 'name', min: 1, material: ['oak'], width: ['0-120'] }

  test('[ROUTE-06] are dropped one by one, back to the first page, in the same order', () => {
    expect(activeConditions(search)).toEqual(['price', 'material', 'width'])
    expect(withoutConditions(search, 'material')).toEqual({ ...search, page: 1, material: [] })
    expect(activeConditions({ ...search, colour: ['red'] })).toEqual(['price', 'material', 'colour', 'width'])
    expect(withoutConditions({ ...search, colour: ['red'] }, 'colour')).toEqual({ ...search, page: 1 })
    expect(withoutConditions(search, 'price', 'material', 'width')).toEqual({ ...everything, sort: 'name' })
  })

  test('[ROUTE-06] a price of 0 is a condition', () => {
    expect(activeConditions({ ...everything, max: 0 })).toEqual(['price'])
  })
})

describe('facets', () => {
  const group = (finishes: string, colours: string, band: string, count: number, countInPrice: number) =>
    ({
      codes: { ...everything, material: finishes.split(','), colour: colours.split(','), width: [band] },
      priced: finishes.split(','),
      count,
      countInPrice,
      lowestPrice: count * 10,
      highestPrice: count * 100,
    }) as ProductGroup
  const groups = [
    group('oak,walnut', 'light_wood,brown', '0-120', 3, 1),
    group('oak', 'light_wood', '120-160', 2, 2),
    group('ash', 'light_wood,black', '120-160', 4, 0),
  ]

  test('[ROUTE-06] count each option beside the other conditions, not beside its own', () => {
    const facets = facetsOf(groups, { ...everything, material: ['ash'], width: ['120-160'] })
    expect(facets.total).toBe(4)
    expect(facets.options.material).toEqual([
      { code: 'oak', count: 2 },
      { code: 'walnut', count: 0 },
      { code: 'ash', count: 4 },
    ])
    expect(facets.options.width).toEqual([
      { code: '0-120', count: 0 },
      { code: '120-160', count: 4 },
    ])
  })

  test('[ROUTE-06] count colours like every other facet; any that a product has counts', () => {
    const facets = facetsOf(groups, { ...everything, colour: ['brown'], width: ['0-120'] })
    expect(facets.total).toBe(3)
    expect(facets.options.colour).toEqual([
      { code: 'light_wood', count: 3 },
      { code: 'brown', count: 3 },
      { code: 'black', count: 0 },
    ])
    expect(facets.options.material.map(({ count }) => count)).toEqual([3, 3, 0])
    expect(facetsOf(groups, { ...everything, colour: ['brown', 'black'] }).total).toBe(7)
  })

  test('[ROUTE-06] know the price range of the whole listing', () => {
    expect(facetsOf(groups, { ...everything, min: 5 })).toMatchObject({
      prices: { lowest: 20, highest: 400 },
      all: 9,
    })
  })

  test('[CAT-07] of a category that an import left empty know no price', () => {
    expect(facetsOf([], { ...everything, min: 5 })).toMatchObject({ prices: null, all: 0, total: 0 })
  })

  test('[ROUTE-06] say what dropping a condition would give', () => {
    const facets = facetsOf(groups, { ...everything, min: 1, material: ['walnut'], width: ['120-160'] })
    expect(facets.total).toBe(0)
    expect(facets.dropping).toEqual([
      { condition: 'price', leaves: 0 },
      { condition: 'material', leaves: 2 },
      { condition: 'width', leaves: 1 },
    ])
  })

  test('[ROUTE-06] several options of one facet widen it', () => {
    expect(facetsOf(groups, { ...everything, material: ['walnut', 'ash'] }).total).toBe(7)
  })
})

test('[ROUTE-06] a listing has at least one page of twelve', () => {
  expect([0, 1, 12, 13, 150].map(pagesOf)).toEqual([1, 1, 1, 2, 13])
})

test('[ROUTE-06] a reduction is said in whole percent', () => {
  expect(reductionPercent({ priceVnd: 16_900_000, wasPriceVnd: 19_500_000 })).toBe(13)
  expect(reductionPercent({ priceVnd: 100, wasPriceVnd: null })).toBeNull()
  expect(reductionPercent({ priceVnd: 100, wasPriceVnd: 100 })).toBeNull()
})

test('[CAT-04] sizes are width × depth × height in centimetres, as the language writes numbers', () => {
  expect(sizeInCm({ widthMm: 1800, depthMm: 420, heightMm: 505 }, 'vi-VN')).toBe('180 × 42 × 50,5')
  expect(sizeInCm({ widthMm: 1800, depthMm: 420, heightMm: 505 }, 'en-US')).toBe('180 × 42 × 50.5')
})

test('[CAT-02] what has no picture yet shows the silhouette of its category', () => {
  expect(pictureOf({ image: null, slug: 'loa', categorySlug: 'speakers-and-tvs' })).toBe(
    '/silhouettes/speakers-and-tvs.svg',
  )
  expect(pictureOf({ image: '/catalogue/rooms/bed.webp', slug: 'bed' })).toBe('/catalogue/rooms/bed.webp')
})

test('[ROUTE-05] a tier is one in capitals too, and an unknown one is none', () => {
  for (const tier of ['basic', 'Basic', 'BASIC']) expect(toPackageTier(tier)).toBe('basic')
  expect(['gold', ['basic'], undefined].map(toPackageTier)).toEqual([null, null, null])
})
