import { env } from 'cloudflare:workers'
import { afterEach, expect, test } from 'vitest'
import { CATALOGUE_STATE, catalogueAdvice } from '../../scripts/lib/catalogue-state.mjs'

const { DB, TEST_SEED } = env as Env & { TEST_SEED: string[] }

/** The final advice of `npm run deploy` about the migrated database. */
async function advice() {
  const state = await DB.prepare(CATALOGUE_STATE).first<Parameters<typeof catalogueAdvice>[0]>()
  return state && catalogueAdvice(state)
}

afterEach(() => DB.batch(TEST_SEED.map((statement) => DB.prepare(statement))))

test('[OPER-03] a deployment has nothing to say of a catalogue that is whole', async () => {
  expect(await advice()).toBeUndefined()
})

test.each([
  ['its groups, which filters count', 'DELETE FROM product_groups', 'no groups (filters)'],
  ['its prices, by which listings sort', 'DELETE FROM product_prices', 'no prices (sorting)'],
  ['its words, which the search knows', 'DELETE FROM search_words', 'no words (search)'],
  ['its colours', "UPDATE products SET colours = ''", 'no colours'],
])('[OPER-03] a deployment says that a filled shop has lost %s', async (_, loss, said) => {
  await DB.prepare(loss).run()
  expect(await advice()).toContain(`270 products are of an older version and have ${said}: import`)
})

test('[OPER-03] groups of a catalogue that is no longer shown do not count', async () => {
  await DB.prepare('UPDATE product_groups SET version = version + 1').run()
  expect(await advice()).toContain('no groups')
})

test('[OPER-03] a deployment says that a shop has no products yet', async () => {
  await DB.prepare("UPDATE data_versions SET version = 9 WHERE name = 'catalogue'").run()
  expect(await advice()).toContain('no products yet')
})
