import { env } from 'cloudflare:workers'
import { beforeAll, expect, test } from 'vitest'
import { idOf } from '#app/features/feed/feed'
import { get, untilStored } from '#tests/support/front-door'

const { DB } = env as Env

/** Ids of one part. */
const PART = 2500
/** First and last ids: three parts that touch, the first shared with the seed, then one on its own with an edge each. */
const RANGES = [
  [PART - 100, 3 * PART - 1],
  [5 * PART, 6 * PART - 1],
  [7 * PART + 1, 7 * PART + 1],
] as const

/** Copies one product with several finishes, so that nothing but its id and its slug tells a copy from another. */
beforeAll(async () => {
  const numbers = RANGES.map(
    ([first, last]) =>
      `SELECT value AS id FROM (WITH RECURSIVE n(value) AS (SELECT ${first} UNION ALL SELECT value + 1 FROM n WHERE value < ${last}) SELECT value FROM n)`,
  ).join(' UNION ALL ')
  const { results: columns } = await DB.prepare("SELECT name FROM pragma_table_info('products')").all<{
    name: string
  }>()
  const same = columns.map(({ name }) => name).filter((name) => name !== 'id' && name !== 'slug')
  const one = "(SELECT * FROM products WHERE slug = 'ke-tv-trang-an-180')"
  await DB.batch([
    DB.prepare(
      `INSERT INTO products (id, slug, ${same.join()}) SELECT numbers.id, 'copy-' || numbers.id, ${same.map((name) => `one.${name}`).join()} FROM (${numbers}) AS numbers, ${one} AS one`,
    ),
    DB.prepare(
      `INSERT INTO product_translations (product_id, locale, name, summary, category_id, name_order)
       SELECT copies.id, words.locale, words.name, words.summary, words.category_id, words.name_order
       FROM products AS copies, product_translations AS words
       WHERE copies.slug LIKE 'copy-%' AND words.locale = 'ja' AND words.product_id = (SELECT id FROM ${one})`,
    ),
    // Two neighbours over an edge without a picture: they are left out, and nothing else with them.
    DB.prepare(`UPDATE products SET image = NULL WHERE id IN (${2 * PART - 1}, ${2 * PART})`),
    DB.prepare("UPDATE data_versions SET version = version + 1 WHERE name = 'public-data'"),
  ])
})

const readIds = async () => {
  const xml = await (await get('/ja/feed.xml')).text()
  expect(xml.endsWith('</channel></rss>\n')).toBe(true)
  return [...xml.matchAll(/<g:id>([^<]+)<\/g:id>/g)].map(([, id]) => id ?? '')
}

test('[BUY-14] every finish of thousands of equal products stands in the feed once, also from the cache', async () => {
  const { results } = await DB.prepare('SELECT slug, finishes FROM products WHERE image IS NOT NULL ORDER BY id').all<{
    slug: string
    finishes: string
  }>()
  const skus = results.flatMap(({ slug, finishes }) => finishes.split(',').map((finish) => `${slug}:${finish}`))
  const wanted = skus.map(idOf)
  expect(results.filter(({ slug }) => slug.startsWith('copy-'))).toHaveLength(2 * PART + 100 + PART + 1 - 2)
  const written = await readIds()
  expect(new Set(written).size).toBe(written.length)
  expect(written).toEqual(wanted)
  await untilStored()
  expect(await readIds()).toEqual(written)
}, 120_000)

test('[BUY-14] a feed that was not read to its end is whole for whoever asks next', async () => {
  const reader = (await get('/ja/feed.xml')).body?.getReader()
  await reader?.read()
  await reader?.cancel()
  const ids = await readIds()
  expect(new Set(ids).size).toBe(ids.length)
  expect(ids).toContain(idOf(`copy-${7 * PART + 1}:oak`))
})
