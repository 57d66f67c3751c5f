import { fillPlaceholders, type Query } from 'drizzle-orm'
import type { Database } from './client'

type Preparable = PromiseLike<unknown> & { prepare: () => Prepared }
type Prepared = { getQuery: () => Query; mapResult: (result: unknown, isFromBatch: boolean) => unknown }
type Rows<Queries extends readonly Preparable[]> = { [Place in keyof Queries]: Awaited<Queries[Place]> }

/** Queries in one round trip with SQL built once, which costs more than the query. `sql.placeholder` names values. */
export function prepareBatch<const Queries extends readonly Preparable[]>(build: (db: Database) => Queries) {
  let prepared: Prepared[] | undefined
  return async (db: Database, values: Record<string, unknown>): Promise<Rows<Queries>> => {
    prepared ??= build(db).map((query) => query.prepare())
    const statements = prepared.map((query) => {
      const { sql, params } = query.getQuery()
      return db.$client.prepare(sql).bind(...fillPlaceholders(params, values))
    })
    const results = await db.$client.batch(statements)
    return prepared.map((query, index) => query.mapResult(results[index], true)) as Rows<Queries>
  }
}
