import { and, asc, eq, isNull, lte, type SQL, sql } from 'drizzle-orm'
import type { Database } from '#app/server/db/client'
import { cartLines, carts } from '#app/server/db/schema'
import { fingerprint } from '#app/server/secrets'
import type { Measures } from '../delivery/delivery'
import {
  CART_LIFETIME,
  type CartLine,
  type CartPart,
  type CartPlace,
  MOST_LINES,
  MOST_OF_A_LINE,
  type NewCartLine,
} from './cart'

/** Whose basket: a browser's by its secret, an account's wherever it is signed in. */
export type CartOwner = { secret: string; accountId?: string }

const idOf = ({ secret }: CartOwner) => fingerprint(secret)

const idOfAccount = (accountId: string) => `account:${accountId}`

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
      addedAt: cartLines.addedAt,
    })
    .from(cartLines)
    .where(eq(cartLines.cartId, cartOf(owner)))
    .orderBy(asc(cartLines.addedAt), asc(cartLines.sku))

/** Lines in order of addition; none without a basket. */
export const findCart = (db: Database, owner: CartOwner): Promise<CartLine[]> => selectCart(db, owner)

/** An account's basket for the download of one's data. */
export async function cartData(db: Database, accountId: string) {
  const [lines, [cart]] = await db.batch([
    selectCart(db, { secret: '', accountId }),
    db.select({ measures: carts.measures }).from(carts).where(eq(carts.accountId, accountId)),
  ])
  return {
    lines: lines.map((line) => ({ ...line, addedAt: new Date(line.addedAt).toISOString() })),
    measures: cart?.measures ?? {},
  }
}

/** A basket with the key that makes one order of it, and what was measured; neither before anything was put in. */
export type OrderedCart = CartOwner & { key?: string; measures?: Measures }

/** What an order takes of a basket: the lines that are bought now. */
export async function findPurchase(db: Database, owner: CartOwner): Promise<{ lines: CartLine[]; cart: OrderedCart }> {
  const [lines, [cart]] = await db.batch([
    selectCart(db, owner),
    db
      .select({ id: carts.id, key: carts.key, measures: carts.measures })
      .from(carts)
      .where(eq(carts.id, cartOf(owner))),
  ])
  // A release that is older than the column makes baskets without a key.
  const key = cart && (cart.key || fingerprint(cart.id))
  return { lines: lines.filter(({ isSaved }) => !isSaved), cart: { ...owner, key, measures: cart?.measures } }
}

const newKey = () => crypto.randomUUID()

/** Makes the basket that lines will be put into, and keeps it for another ninety days; of each measure the newest counts. */
function touch(db: Database, owner: CartOwner, now: number, measures: Measures = {}) {
  const { accountId } = owner
  const id = accountId ? idOfAccount(accountId) : idOf(owner)
  const set = { touchedAt: now, measures: sql`json_patch(measures, excluded.measures)` }
  return db
    .insert(carts)
    .values({ id, accountId, touchedAt: now, key: newKey(), measures })
    .onConflictDoUpdate({ target: accountId ? carts.accountId : carts.id, set })
}

/** A line that is there becomes more, up to the most that a line takes. */
const moreOf = {
  target: [cartLines.cartId, cartLines.sku, cartLines.packageTier, cartLines.isSaved],
  set: { quantity: sql`min(${MOST_OF_A_LINE}, quantity + excluded.quantity)` },
}

const insertLines = (db: Database, owner: CartOwner, lines: readonly NewCartLine[], now: number) =>
  db
    .insert(cartLines)
    .select(sql`select ${cartOf(owner)}, line.value ->> 'sku', line.value ->> 'packageTier', coalesce(line.value ->> 'isSaved', 0),
      min(${MOST_OF_A_LINE}, line.value ->> 'quantity'), coalesce(line.value ->> 'addedAt', ${now} + line.key)
    from json_each(${JSON.stringify(lines)}) as line
    where (select count(*) from ${cartLines} where cart_id = ${cartOf(owner)}) + line.key < ${MOST_LINES}
      or exists (select 1 from ${cartLines} where cart_id = ${cartOf(owner)} and sku = line.value ->> 'sku'
        and package_tier = line.value ->> 'packageTier' and not is_saved)`)
    .onConflictDoUpdate(moreOf)

/** Adds pieces; of a line that is there, more. Whatever does not fit the limits is left out. */
export async function addToCart(
  db: Database,
  owner: CartOwner,
  lines: readonly NewCartLine[],
  now: number,
  measures?: Measures,
): Promise<CartLine[]> {
  const [, , found] = await db.batch([
    touch(db, owner, now, measures),
    insertLines(db, owner, lines, now),
    selectCart(db, owner),
  ])
  return found
}

/** Puts these pieces in the place of what is bought now; saved lines stay. */
export async function replaceCart(
  db: Database,
  owner: CartOwner,
  lines: readonly NewCartLine[],
  now: number,
): Promise<CartLine[]> {
  const [, , , found] = await db.batch([
    touch(db, owner, now),
    emptyCart(db, owner),
    insertLines(db, owner, lines, now),
    selectCart(db, owner),
  ])
  return found
}

/** What somebody else's basket offers to copy; what is saved there for later is not offered. */
export const findOffered = async (db: Database, secret: string): Promise<Omit<CartLine, 'addedAt'>[]> =>
  (await findCart(db, { secret })).filter(({ isSaved }) => !isSaved).map(({ addedAt: _, ...line }) => line)

/** When a browser's basket was last touched; undefined if there is none. */
export async function findTouch(db: Database, owner: CartOwner): Promise<number | undefined> {
  const [row] = await db
    .select({ touchedAt: carts.touchedAt })
    .from(carts)
    .where(eq(carts.id, cartOf(owner)))
  return row?.touchedAt
}

export const dropCart = (db: Database, owner: CartOwner) => db.delete(carts).where(eq(carts.id, cartOf(owner)))

const isPart = (owner: CartOwner, { sku = '', packageTier, isSaved }: CartPart): SQL | undefined =>
  and(
    eq(cartLines.cartId, cartOf(owner)),
    // Single pieces are no package.
    sku || !packageTier ? eq(cartLines.sku, sku) : undefined,
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
  if (quantity === 0) return removeFromCart(db, owner, place, now)
  const [, , found] = await db.batch([
    touch(db, owner, now),
    db.update(cartLines).set({ quantity }).where(isPart(owner, place)),
    selectCart(db, owner),
  ])
  return found
}

export async function removeFromCart(db: Database, owner: CartOwner, part: CartPart, now: number): Promise<CartLine[]> {
  const [, , found] = await db.batch([
    touch(db, owner, now),
    db.delete(cartLines).where(isPart(owner, part)),
    selectCart(db, owner),
  ])
  return found
}

/** Moves a part between what is bought now and what is saved for later. */
export async function moveInCart(db: Database, owner: CartOwner, part: CartPart, now: number): Promise<CartLine[]> {
  const [, , , found] = await db.batch([
    touch(db, owner, now),
    db
      .insert(cartLines)
      .select(
        sql`select cart_id, sku, package_tier, not is_saved, quantity, added_at from ${cartLines} where ${isPart(owner, part)}`,
      )
      .onConflictDoUpdate(moreOf),
    db.delete(cartLines).where(isPart(owner, part)),
    selectCart(db, owner),
  ])
  return found
}

/** Saves all that is bought now for later. */
export async function setAside(db: Database, owner: CartOwner): Promise<void> {
  const isBought = and(eq(cartLines.cartId, cartOf(owner)), eq(cartLines.isSaved, false))
  await db.batch([
    db
      .insert(cartLines)
      .select(sql`select cart_id, sku, package_tier, true, quantity, added_at from ${cartLines} where ${isBought}`)
      .onConflictDoUpdate(moreOf),
    emptyCart(db, owner),
  ])
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
  const browsers = and(eq(carts.id, idOf(owner)), isNull(carts.accountId))
  const account = idOfAccount(owner.accountId)
  await db.batch([
    // The account's basket has an id of its own: whoever signs out must not keep it by the browser's secret.
    db
      .insert(carts)
      .select(sql`select ${account}, ${owner.accountId}, ${now}, ${newKey()}, measures from ${carts} where ${browsers}`)
      .onConflictDoUpdate({
        target: carts.accountId,
        set: { touchedAt: now, measures: sql`json_patch(measures, excluded.measures)` },
      }),
    db
      .insert(cartLines)
      .select(sql`select own.id, line.sku, line.package_tier, line.is_saved, line.quantity, line.added_at
      from ${cartLines} as line
      join ${carts} as own on own.account_id = ${owner.accountId}
      join ${carts} as browsers on browsers.id = line.cart_id and browsers.account_id is null
      where line.cart_id = ${idOf(owner)} order by line.added_at
      limit (select max(0, ${MOST_LINES} - count(*)) from ${cartLines} where cart_id = ${account})`)
      .onConflictDoUpdate(moreOf),
    db.delete(carts).where(browsers),
  ])
}

/** Takes everything that is bought now out of the basket; saved lines stay. */
const emptyCart = (db: Database, owner: CartOwner) =>
  db.delete(cartLines).where(and(eq(cartLines.cartId, cartOf(owner)), eq(cartLines.isSaved, false)))

/** Takes what is ordered out of the basket. What another tab added meanwhile stays, and may be ordered by a new key. */
export function takeOrdered(
  db: Database,
  owner: CartOwner,
  lines: readonly Pick<NewCartLine, 'sku' | 'packageTier' | 'quantity'>[],
) {
  const ordered = sql`(select sum(line.value ->> 'quantity') from json_each(${JSON.stringify(lines)}) as line
    where line.value ->> 'sku' = ${cartLines.sku} and line.value ->> 'packageTier' = ${cartLines.packageTier})`
  const isBought = and(eq(cartLines.cartId, cartOf(owner)), eq(cartLines.isSaved, false))
  return [
    db.delete(cartLines).where(and(isBought, sql`${cartLines.quantity} <= ${ordered}`)),
    db
      .update(cartLines)
      .set({ quantity: sql`quantity - ${ordered}` })
      .where(and(isBought, sql`${ordered} is not null`)),
    db
      .update(carts)
      .set({ key: newKey(), measures: {} })
      .where(eq(carts.id, cartOf(owner))),
  ] as const
}

export const dropOldCarts = (db: Database, now: number) =>
  db.delete(carts).where(lte(carts.touchedAt, now - CART_LIFETIME))
