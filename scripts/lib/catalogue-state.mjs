const OF_ACTIVE_CATALOGUE = "WHERE version = (SELECT version FROM data_versions WHERE name = 'catalogue')"

/** Counts of products, and of the data derived when they are written. */
export const CATALOGUE_STATE = `SELECT
  (SELECT count(*) FROM products ${OF_ACTIVE_CATALOGUE}) AS products,
  (SELECT count(*) FROM products ${OF_ACTIVE_CATALOGUE} AND colours <> '') AS coloured,
  (SELECT count(*) FROM product_groups ${OF_ACTIVE_CATALOGUE}) AS groups,
  (SELECT count(*) FROM product_prices ${OF_ACTIVE_CATALOGUE}) AS prices,
  (SELECT count(*) FROM search_words ${OF_ACTIVE_CATALOGUE}) AS words`

/**
 * Advice for the owner of a deployed database whose derived data is missing: migrations cannot derive what an earlier
 * import did not write (0007: groups and words, 0009: colours, 0026: prices of finishes).
 */
export function catalogueAdvice({ products, coloured, groups, prices, words }) {
  if (!products) return 'The shop has no products yet: npm run db:seed -- --remote, or import a catalogue.'
  const derived = Object.entries({
    'groups (filters)': groups,
    'prices (sorting)': prices,
    'words (search)': words,
    colours: coloured,
  })
  const missing = derived.filter(([, count]) => !count).map(([name]) => name)
  if (!missing.length) return undefined
  return `The shop's ${products} products are of an older version and have no ${missing.join(', no ')}: import the catalogue again (npm run catalogue:import -- FILE --remote) or seed it (npm run db:seed -- --remote).`
}
