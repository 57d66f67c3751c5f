import { asc, eq, sql } from 'drizzle-orm'
import { activeCatalogue } from '#app/server/db/active-catalogue'
import type { Database } from '#app/server/db/client'
import { accounts, listedProducts, products } from '#app/server/db/schema'
import type { ListChange } from './list-changes'
import { type Entry, type ListName, listNames, longest } from './lists'

type Lists = Record<ListName, Entry[]>

const { accountId: owner, list, slug, addedAt } = listedProducts

/** An account's lists, in order of addition. */
export const findLists = async (db: Database, accountId: string): Promise<Lists> =>
  byList(await selectListed(db, accountId))

/** Data export of an account's lists. */
export async function listsData(db: Database, accountId: string) {
  const rows = await selectListed(db, accountId)
  return byList(rows.map((row) => ({ ...row, addedAt: new Date(row.addedAt).toISOString() })))
}

/** Applies changes atomically; unknown products are skipped. */
export async function changeLists(
  db: Database,
  accountId: string,
  changes: readonly ListChange[],
  now: number,
): Promise<Lists> {
  if (changes.length === 0) return findLists(db, accountId)
  const [, , , rows] = await db.batch([
    dropRemoved(db, accountId, JSON.stringify(changes.filter(({ isRemoved }) => isRemoved))),
    addListed(db, accountId, JSON.stringify(changes.filter(({ isRemoved }) => !isRemoved)), now),
    dropTooMany(db, accountId),
    selectListed(db, accountId),
  ])
  return byList(rows)
}

const selectListed = (db: Database, accountId: string) =>
  db.select({ list, slug, addedAt }).from(listedProducts).where(eq(owner, accountId)).orderBy(asc(addedAt), asc(slug))

/** Keeps products that another device added again after their removal. */
const dropRemoved = (db: Database, accountId: string, changes: string) =>
  db.delete(listedProducts).where(
    sql`${owner} = ${accountId} AND EXISTS (SELECT 1 FROM json_each(${changes}) AS change
      WHERE change.value ->> 'list' = ${list} AND change.value ->> 'slug' = ${slug}
        AND change.value ->> 'at' >= ${addedAt})`,
  )

const addListed = (db: Database, accountId: string, changes: string, now: number) =>
  db
    .insert(listedProducts)
    .select(
      // `min` with now: a fast browser clock must not put a product ahead of later ones.
      sql`SELECT ${accountId}, change.value ->> 'list', ${products.slug}, min(change.value ->> 'at', ${now})
        FROM json_each(${changes}) AS change CROSS JOIN ${products}
        WHERE ${products.version} = ${activeCatalogue} AND ${products.slug} = change.value ->> 'slug'
          AND EXISTS (SELECT 1 FROM ${accounts} WHERE ${accounts.id} = ${accountId})`,
    )
    .onConflictDoUpdate({ target: [owner, list, slug], set: { addedAt: sql`max(${addedAt}, excluded.added_at)` } })

function dropTooMany(db: Database, accountId: string) {
  const most = listNames.map((name) => sql`WHEN ${name} THEN ${longest[name]}`)
  return db.delete(listedProducts).where(
    sql`${owner} = ${accountId} AND (${list}, ${slug}) IN (SELECT list, slug FROM (
      SELECT list, slug, row_number() OVER (PARTITION BY list ORDER BY added_at DESC, slug DESC) AS rank
      FROM ${listedProducts} WHERE account_id = ${accountId})
      WHERE rank > CASE list ${sql.join(most, sql` `)} END)`,
  )
}

const byList = <Row extends { list: ListName }>(rows: readonly Row[]) =>
  Object.fromEntries(
    listNames.map((name) => [name, rows.filter((row) => row.list === name).map(({ list: _, ...entry }) => entry)]),
  ) as Record<ListName, Omit<Row, 'list'>[]>
