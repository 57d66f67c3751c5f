import { sql } from 'drizzle-orm'

/** The version of the products that the shop shows; an import changes it in one statement. */
export const activeCatalogue = sql<number>`(SELECT version FROM data_versions WHERE name = 'catalogue')`
