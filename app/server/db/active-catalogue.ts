import { sql } from 'drizzle-orm'

/** Version of the visible products; an import switches it in one statement. */
export const activeCatalogue = sql<number>`(SELECT version FROM data_versions WHERE name = 'catalogue')`

/** Ids of a version start at `version × IDS_PER_VERSION`, so that rows with only an id form a range. */
export const IDS_PER_VERSION = 10 ** 7
