import { env } from 'cloudflare:workers'
import { describe, expect, test } from 'vitest'
import { locales } from '#app/features/languages/languages'
import { get } from '#tests/support/front-door'

const { DB, TEST_SEED } = env as Env & { TEST_SEED: string[] }

async function rows<T>(sql: string): Promise<T[]> {
  return (await DB.prepare(sql).all<T>()).results
}

const run = (statements: string[]) => DB.batch(statements.map((statement) => DB.prepare(statement)))

type Place = { slug: string }

const TABLES = ['languages', 'categories', 'category_translations', 'products', 'product_translations']

const wholeShop = () => Promise.all(TABLES.map((table) => rows(`SELECT * FROM ${table} ORDER BY 1, 2`)))

describe('the shop after the seed', () => {
  test('[CAT-01] holds the fifteen wooden families under their fixed numbers', async () => {
    const families = await rows<{ id: number; slug: string }>(
      "SELECT id, slug FROM categories WHERE kind = 'wooden' ORDER BY id",
    )
    expect(families.map(({ id, slug }) => `${id} ${slug}`)).toEqual([
      '1 bed',
      '2 wardrobe',
      '3 tv-stand',
      '4 shoe-cabinet',
      '5 bookshelf',
      '6 study-desk',
      '7 dressing-table',
      '8 work-desk',
      '9 decor-cabinet',
      '10 coffee-table',
      '11 wine-cabinet',
      '12 sofa',
      '13 dining-table',
      '14 dish-cabinet',
      '15 file-cabinet',
    ])
  })

  test('[CAT-01] holds ten products in each wooden family, each with a picture', async () => {
    const counts = await rows<{ products: number; pictures: number }>(
      `SELECT count(*) AS products, count(p.image) AS pictures FROM categories c
       JOIN products p ON p.category_id = c.id WHERE c.kind = 'wooden' GROUP BY c.id`,
    )
    expect(counts).toEqual(Array.from({ length: 15 }, () => ({ products: 10, pictures: 10 })))
  })

  test('[CAT-01] names every product and category in the four languages', async () => {
    const nameless = await rows(
      `SELECT p.slug, count(t.locale) AS names FROM products p
       LEFT JOIN product_translations t ON t.product_id = p.id AND trim(t.name) <> '' AND trim(t.summary) <> ''
         AND t.locale IN ('${locales.join("','")}') GROUP BY p.id HAVING names <> ${locales.length}
       UNION ALL
       SELECT c.slug, count(t.locale) AS names FROM categories c
       LEFT JOIN category_translations t ON t.category_id = c.id AND trim(t.name) <> ''
         AND (trim(t.advice) <> '' OR c.kind NOT IN ('wooden', 'goods')) GROUP BY c.id HAVING names <> ${locales.length}`,
    )
    expect(nameless).toEqual([])
  })

  test('[CAT-02] holds the product categories under their fixed identifiers, six products each', async () => {
    const categories = await rows<{ slug: string; uniqueId: string; products: number }>(
      `SELECT c.slug, c.unique_id AS uniqueId, count(p.id) AS products FROM categories c
       JOIN products p ON p.category_id = c.id WHERE c.kind = 'goods' GROUP BY c.id ORDER BY c.id`,
    )
    expect(Object.fromEntries(categories.map(({ slug, uniqueId }) => [slug, uniqueId]))).toEqual({
      'speakers-and-tvs': '96f3c3f4-197d-48fc-8608-6265e889862d',
      freezers: '22b116b9-c8d3-4cd5-9f7c-9d3ed93e8be9',
      'water-purifiers': 'b4083fdd-f83f-4fbf-b0e2-620604ffaa6f',
      'air-conditioners': '1ee07c2e-9dfc-48be-9387-55ebf3347b9a',
      'kitchen-stoves': 'afcec53d-8dbf-4e8d-86c7-808893c0be53',
      'range-hoods': 'bcef9e64-094f-49b9-97a3-19d216d6ab48',
      sinks: '9dce065b-e133-445f-ab4e-914f58632721',
      faucets: '6e536a6c-fabd-4126-92ab-c4e134ff2f80',
      washbasins: '21023115-1535-4e82-93b7-9679436af4e2',
      mirrors: 'b9334e08-945e-463b-9f2f-b0706e613389',
      'shower-sets': '01fa6642-8972-4b5e-81af-c16c0ea2e03c',
      'decorative-materials': '122f1a22-44f7-4a88-a207-95f8c96de547',
      'plastic-floors': 'd5215690-b8e7-46ad-bf30-750007696c12',
      'interior-and-exterior-paint': '86591332-d8c9-4834-8b64-c440721f16ba',
      'wall-panels': '1c45b204-fd41-4267-a193-d9dd65b7e730',
      'paint-interior': '6b0f4c0a-127e-4921-b815-d6ac13099868',
      'paint-exterior': 'df5f544a-6586-4e8d-bb62-22fe44ce41c1',
      'paint-waterproofing': '90139f95-bf23-4600-a31d-1f63697c7227',
      'paint-primer': 'f7bbd588-143b-4d8f-9570-7b439792a1a9',
      'interior-wood': 'b28e0a51-dd8b-4857-8fbf-b84ad65b43aa',
    })
    expect(new Set(categories.map(({ products }) => products))).toEqual(new Set([6]))
  })

  test('[CAT-03] the menu leads from each room, in the order it is furnished in, to what belongs there, to each thing once', async () => {
    const answer = await get('/api/categories/navbar?languageCode=vi')
    const { data } = (await answer.json()) as { data: { categories: (Place & { children: Place[] })[] } }
    const tree = data.categories.map(({ slug, children }) => [slug, children.map((child) => child.slug)])
    expect(tree).toEqual([
      ['furniture-package', ['package-basic', 'package-standard', 'package-premium', 'package-luxury']],
      [
        'living-room',
        ['sofa', 'coffee-table', 'tv-stand', 'decor-cabinet', 'wine-cabinet', 'shoe-cabinet', 'bookshelf'],
      ],
      ['bedroom', ['bed', 'wardrobe', 'dressing-table']],
      ['dining-room', ['dining-table', 'dish-cabinet']],
      ['study-and-office', ['study-desk', 'work-desk', 'file-cabinet']],
      [
        'kitchen-and-appliances',
        [
          'kitchen-stoves',
          'range-hoods',
          'sinks',
          'water-purifiers',
          'freezers',
          'air-conditioners',
          'speakers-and-tvs',
        ],
      ],
      ['bathroom', ['washbasins', 'faucets', 'shower-sets', 'mirrors']],
      [
        'materials-and-paint',
        [
          'plastic-floors',
          'wall-panels',
          'decorative-materials',
          'interior-wood',
          'interior-and-exterior-paint',
          'paint-interior',
          'paint-exterior',
          'paint-waterproofing',
          'paint-primer',
        ],
      ],
    ])
    const sold = await rows<Place>("SELECT slug FROM categories WHERE kind IN ('wooden', 'goods') ORDER BY slug")
    const led = data.categories.slice(1).flatMap(({ children }) => children.map(({ slug }) => slug))
    expect(led.sort()).toEqual(sold.map(({ slug }) => slug))
  })

  test('[ROUTE-05] names the package tiers so that the second English word is the tier', async () => {
    const tiers = await rows<{ name: string }>(
      `SELECT t.name FROM categories c JOIN category_translations t ON t.category_id = c.id AND t.locale = 'en'
       WHERE c.kind = 'tier' ORDER BY c.position`,
    )
    expect(tiers.map(({ name }) => name.split(' ')[1]?.toLowerCase())).toEqual([
      'basic',
      'standard',
      'premium',
      'luxury',
    ])
  })

  test('[CAT-04] says the dimensions, material, origin and warranty of every product', async () => {
    const incomplete = await rows(
      `SELECT slug FROM products WHERE width_mm <= 0 OR depth_mm <= 0 OR height_mm <= 0 OR material = ''
       OR length(origin) <> 2 OR warranty_months <= 0 OR price_vnd <= 0 OR was_price_vnd <= price_vnd
       OR finishes NOT LIKE material || '%' OR stock < 0 OR date(added_on) IS NULL`,
    )
    expect(incomplete).toEqual([])
  })

  test('[LANG-03] holds the four built-in languages, Vietnamese as the default', async () => {
    const list = await rows<{ language_code: string; is_default: number }>(
      'SELECT language_code, is_default FROM languages ORDER BY sort_order',
    )
    expect(list.map((row) => `${row.language_code} ${row.is_default}`)).toEqual(['vi 1', 'en 0', 'de 0', 'ja 0'])
  })
})

describe('a second run', () => {
  test('ends in the same state and makes the stored pages stale', async () => {
    const before = await wholeShop()
    const [older] = await rows<{ version: number }>("SELECT version FROM data_versions WHERE name = 'public-data'")
    await run(TEST_SEED)
    expect(await wholeShop()).toEqual(before)
    const [newer] = await rows<{ version: number }>("SELECT version FROM data_versions WHERE name = 'public-data'")
    expect(newer?.version).toBe((older?.version ?? 0) + 1)
  })

  test('that fails half-way changes nothing', async () => {
    const before = await wholeShop()
    await expect(run([...TEST_SEED, 'INSERT INTO products (id) VALUES (1)'])).rejects.toThrow()
    expect(await wholeShop()).toEqual(before)
  })
})
