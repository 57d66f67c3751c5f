import { env } from 'cloudflare:workers'
import { beforeAll, expect, test } from 'vitest'
import { findRange } from '#app/features/house-doctor/composer/range.server'
import { findFurniture, MOST_OF_FAMILY } from '#app/features/house-doctor/furniture.server'
import { openDatabase } from '#app/server/db/client'

const { DB } = env as Env
const db = openDatabase(DB)
const SOFA = 'sofa-ho-tay-ba-cho'
const NEW_SOFAS = 40

/** Sofas newer than all others; one without a model, and one out of stock. */
beforeAll(async () => {
  const copy = DB.prepare(
    `INSERT INTO products (version, slug, category_id, price_vnd, width_mm, depth_mm, height_mm, material, finishes,
       origin, warranty_months, stock, model, position, added_on)
     SELECT version, ?1, category_id, price_vnd, width_mm, depth_mm, height_mm, material, finishes,
       origin, warranty_months, iif(?4, stock, 0), CASE WHEN ?3 THEN model END, position, ?2
     FROM products WHERE slug = '${SOFA}'`,
  )
  const added = (number: number) => new Date(Date.UTC(2040, 0, 1 + number)).toISOString().slice(0, 10)
  await DB.batch([
    ...Array.from({ length: NEW_SOFAS }, (_, number) => copy.bind(`new-sofa-${number}`, added(number), 1, 1)),
    copy.bind('sofa-without-model', '2041-01-01', 0, 1),
    copy.bind('sofa-out-of-stock', '2041-01-01', 1, 0),
    DB.prepare(
      `INSERT INTO product_translations (product_id, locale, name, summary, category_id)
       SELECT id, 'vi', slug, '', category_id FROM products WHERE slug LIKE 'new-sofa-%' OR slug IN ('sofa-without-model', 'sofa-out-of-stock')`,
    ),
  ])
})

test('[HD-02] [CAT-09] of each family the newest in stock that have a model are offered, and no more', async () => {
  const range = await findFurniture(db)
  const sofas = range.filter(({ category }) => category === 'sofa').map(({ id }) => id)
  const newest = Array.from({ length: MOST_OF_FAMILY }, (_, index) => `new-sofa-${NEW_SOFAS - 1 - index}`)
  expect(sofas.toSorted()).toEqual(newest.toSorted())
  expect(range.some(({ category }) => category === 'bed')).toBe(true)
  for (const { model, material } of range) expect([model, material]).not.toContain('')
})

test('[HD-08] a photo gets screens and mirrors as well, which stand on no floor, and no other goods', async () => {
  const goods = (await findFurniture(db)).filter(({ category }) => ['speakers-and-tvs', 'mirrors'].includes(category))
  expect(goods.filter(({ form }) => form === 'television')).toHaveLength(3)
  expect(goods.filter(({ form }) => form === 'mirror').length).toBeGreaterThan(2)
  for (const { id, form, isFreestanding } of goods)
    expect([form, isFreestanding], id).toEqual([expect.any(String), false])
  expect((await findRange(db, 'vi', [])).pieces.some(({ category }) => category === 'mirrors')).toBe(false)
})

test('[HD-02] a room has what stands in it already, though it is neither among the newest nor in stock, and nothing that is not sold', async () => {
  const asked = [SOFA, 'new-sofa-39', 'nothing-of-the-kind', 'sofa-without-model', 'sofa-out-of-stock']
  const { pieces, families } = await findRange(db, 'vi', asked)
  const slugs = pieces.map(({ id }) => id)
  expect(slugs).toContain(SOFA)
  expect(slugs.filter((slug) => slug === 'new-sofa-39')).toHaveLength(1)
  expect(slugs).not.toContain('nothing-of-the-kind')
  expect(slugs).not.toContain('sofa-without-model')
  expect(slugs).toContain('sofa-out-of-stock')
  expect(pieces.filter(({ category }) => category === 'sofa')).toHaveLength(MOST_OF_FAMILY + 2)
  expect(pieces.find(({ id }) => id === SOFA)?.name).toBe('Sofa Hồ Tây ba chỗ')
  expect(families.map(({ slug }) => slug)).toContain('sofa')
  expect((await findRange(db, 'vi', [])).pieces.map(({ id }) => id)).not.toEqual(
    expect.arrayContaining([expect.stringMatching(`${SOFA}|out-of-stock`)]),
  )
})
