import { sql } from 'drizzle-orm'

/** The version of the products that the shop shows; an import changes it in one statement. */
export const activeCatalogue = sql<number>`(SELECT version FROM data_versions WHERE name = 'catalogue')`

/** The products of a version have ids from `version × IDS_PER_VERSION` on: rows that know only ids are then a range too. */
export const IDS_PER_VERSION = 10 ** 7
