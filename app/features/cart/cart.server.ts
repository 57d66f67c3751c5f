import { and, asc, eq, isNull, lte, sql } from 'drizzle-orm'
import type { Database } from '#app/server/db/client'
import { cartLines, carts } from '#app/server/db/schema'
import { fingerprint } from '#app/server/secrets'
import { CART_LIFETIME, type CartLine, type CartPlace, MOST_LINES, MOST_OF_A_LINE } from './cart'

/** Whose basket: a browser's by its secret, an account's wherever it is signed in. */
export type CartOwner = { secret: string; accountId?: string }

const idOf = ({ secret }: CartOwner) => fingerprint(secret)

/** The account's basket if it has one, else this browser's. */
const cartOf = (owner: CartOwner) =>
  owner.accountId
    ? sql`coalesce((select id from ${carts} where account_id = ${owner.accountId}), ${idOf(owner)})`
    : sql`(select id from ${carts} where id = ${idOf(owner)} and account_id is null)`

const selectCart = (db: Database, owner: CartOwner) =>
  db
    .select({
      sku: cartLines.sku,
      packageTier: cartLines.packageTier,
      isSaved: cartLines.isSaved,
      quantity: cartLines.quantity,
    })
    .from(cartLines)
    .where(eq(cartLines.cartId, cartOf(owner)))
    .orderBy(asc(cartLines.addedAt), asc(cartLines.sku))

/** Lines in order of addition; none without a basket. */
export const findCart = (db: Database, owner: CartOwner): Promise<CartLine[]> => selectCart(db, owner)

/** Makes the basket that lines will be put into, and keeps it for another ninety days. */
const touch = (db: Database, owner: CartOwner, now: number) =>
  owner.accountId
    ? db
        .insert(carts)
        .values({ id: `account:${owner.accountId}`, accountId: owner.accountId, touchedAt: now })
        .onConflictDoUpdate({ target: carts.accountId, set: { touchedAt: now } })
    : db
        .insert(carts)
        .values({ id: idOf(owner), touchedAt: now })
        .onConflictDoUpdate({ target: carts.id, set: { touchedAt: now } })

/** A line that is there becomes more, up to the most that a line takes. */
const moreOf = {
  target: [cartLines.cartId, cartLines.sku, cartLines.packageTier, cartLines.isSaved],
  set: { quantity: sql`min(${MOST_OF_A_LINE}, quantity + excluded.quantity)` },
}

/** Adds pieces; of a line that is there, more. Whatever does not fit the limits is left out. */
export async function addToCart(
  db: Database,
  owner: CartOwner,
  lines: readonly Omit<CartLine, 'isSaved'>[],
  now: number,
): Promise<CartLine[]> {
  const [, , found] = await db.batch([
    touch(db, owner, now),
    db
      .insert(cartLines)
      .select(sql`select ${cartOf(owner)}, line.value ->> 'sku', line.value ->> 'packageTier', 0,
        min(${MOST_OF_A_LINE}, line.value ->> 'quantity'), ${now} + line.key
      from json_each(${JSON.stringify(lines)}) as line
      where (select count(*) from ${cartLines} where cart_id = ${cartOf(owner)}) + line.key < ${MOST_LINES}`)
      .onConflictDoUpdate(moreOf),
    selectCart(db, owner),
  ])
  return found
}

const isLine = (owner: CartOwner, { sku, packageTier, isSaved }: CartPlace) =>
  and(
    eq(cartLines.cartId, cartOf(owner)),
    eq(cartLines.sku, sku),
    eq(cartLines.packageTier, packageTier),
    eq(cartLines.isSaved, isSaved),
  )

/** Sets a line's quantity; 0 removes it. */
export async function setQuantity(
  db: Database,
  owner: CartOwner,
  place: CartPlace,
  quantity: number,
  now: number,
): Promise<CartLine[]> {
  const change =
    quantity > 0
      ? db.update(cartLines).set({ quantity }).where(isLine(owner, place))
      : db.delete(cartLines).where(isLine(owner, place))
  const [, , found] = await db.batch([touch(db, owner, now), change, selectCart(db, owner)])
  return found
}

/** Moves a line between what is bought now and what is saved for later. */
export async function moveLine(db: Database, owner: CartOwner, place: CartPlace, now: number): Promise<CartLine[]> {
  const [, , , found] = await db.batch([
    touch(db, owner, now),
    db
      .insert(cartLines)
      .select(
        sql`select cart_id, sku, package_tier, not is_saved, quantity, ${now} from ${cartLines} where ${isLine(owner, place)}`,
      )
      .onConflictDoUpdate(moreOf),
    db.delete(cartLines).where(isLine(owner, place)),
    selectCart(db, owner),
  ])
  return found
}

/** A package becomes single pieces, which can be changed one by one. */
export async function dissolvePackage(
  db: Database,
  owner: CartOwner,
  packageTier: string,
  now: number,
): Promise<CartLine[]> {
  const isOfPackage = and(eq(cartLines.cartId, cartOf(owner)), eq(cartLines.packageTier, packageTier))
  const [, , , found] = await db.batch([
    touch(db, owner, now),
    db
      .insert(cartLines)
      .select(sql`select cart_id, sku, '', is_saved, quantity, added_at from ${cartLines} where ${isOfPackage}`)
      .onConflictDoUpdate(moreOf),
    db.delete(cartLines).where(isOfPackage),
    selectCart(db, owner),
  ])
  return found
}

/** After a sign-in the browser's basket joins the account's; a retry finds nothing left to join. */
export async function joinCarts(db: Database, owner: Required<CartOwner>, now: number): Promise<void> {
  const browsers = idOf(owner)
  await db.batch([
    // The account's first basket is the browser's.
    db
      .update(carts)
      .set({ accountId: owner.accountId, touchedAt: now })
      .where(
        and(
          eq(carts.id, browsers),
          isNull(carts.accountId),
          sql`not exists (select 1 from ${carts} where account_id = ${owner.accountId})`,
        ),
      ),
    db
      .insert(cartLines)
      .select(sql`select own.id, line.sku, line.package_tier, line.is_saved, line.quantity, line.added_at
      from ${cartLines} as line
      join ${carts} as own on own.account_id = ${owner.accountId}
      join ${carts} as browsers on browsers.id = line.cart_id and browsers.account_id is null
      where line.cart_id = ${browsers}`)
      .onConflictDoUpdate(moreOf),
    db.delete(carts).where(and(eq(carts.id, browsers), isNull(carts.accountId))),
  ])
}

/** Takes what was ordered out of the basket; saved lines stay. */
export const emptyCart = (db: Database, owner: CartOwner) =>
  db.delete(cartLines).where(and(eq(cartLines.cartId, cartOf(owner)), eq(cartLines.isSaved, false)))

export const dropOldCarts = (db: Database, now: number) =>
  db.delete(carts).where(lte(carts.touchedAt, now - CART_LIFETIME))
