import { eq, or } from 'drizzle-orm'
import type { Database } from '#app/server/db/client'
import { orders } from '#app/server/db/schema'
import { fingerprint, isSame, keyed } from '#app/server/secrets'
import type { OrderedCart } from '../cart/cart.server'
import { dayOfTerms } from '../content/content'
import { keepTerms } from '../content/content.server'
import { displayWard, findProvince, findWard, placesVersion } from '../delivery/delivery'
import type { Locale } from '../languages/languages'
import { type Customer, newOrderCode, type OrderLine } from '../orders/orders'
import { lettersTo, orderSecret, placeOrder } from '../orders/orders.server'
import type { OrderBody } from './checkout.schema'
import { changesBetween, HOLD_TIME, isNoWorse, type Quote, type QuoteChange, textOfQuote } from './quote'
import { makeQuote, type QuoteAnswer, SLOT_CAPACITY } from './quote.server'
import { readQuote } from './quote-text'
import type { QuoteIssue } from './quote-wish'

export type Placing = {
  body: OrderBody
  /** Lines to order, of the basket or of the body. */
  lines: readonly { sku: string; quantity: number; packageTier?: string }[]
  /** The form's or caller's idempotency key. */
  key: string
  secrets: readonly [string, ...string[]]
  locale: Locale
  accountId?: string
  /** The basket that the lines come from. */
  cart?: OrderedCart
  now: number
}

/** What opens the order's page: without its secret a code shows nothing. */
export type PlacedOrder = { id: string; code: string; secret: string; letterIds: string[] }

export type CheckoutAnswer =
  | ({ ok: true } & PlacedOrder)
  | { ok: false; code: 'quote_changed'; changes: QuoteChange[]; now: QuoteAnswer }
  | { ok: false; code: 'quote_refused'; issues: QuoteIssue[]; now: QuoteAnswer }
  | { ok: false; code: 'idempotency_conflict' | 'invalid_request' | 'voucher_used' }

/** A code that is taken, a slot that fills up or a catalogue that changes between reading and writing. */
const TRIES = 3

/**
 * Orders what was quoted (BUY-07). Cheaper than the shopper saw passes; anything else comes back marked, in no words yet.
 * The same key gives the same order, and so does the same basket.
 */
export async function placeFromQuote(db: Database, placing: Placing): Promise<CheckoutAnswer> {
  const seen = readQuote(placing.body.quote)
  if (!seen) return { ok: false, code: 'invalid_request' }
  const before = await findPlaced(db, placing)
  if (before) return before
  for (let attempt = 0; ; attempt++) {
    const now = await makeQuote(db, placing.locale, wishOf(placing), placing.now)
    if (now.issues.length > 0) return { ok: false, code: 'quote_refused', issues: now.issues, now }
    const changes = changesBetween(seen, now.quote)
    // When others were faster each time, the shopper looks at what is left.
    if (attempt === TRIES || !hasSameLines(seen, now.quote) || !isNoWorse(changes))
      return { ok: false, code: 'quote_changed', changes, now }
    const order = orderOf(placing, now)
    await keepTerms(db, placing.now)
    const refused = await placeOrder(db, order.row)
    if (!refused) return { ok: true, ...order.placed }
    if (refused === 'voucher_used') return { ok: false, code: refused }
    const placed = refused === 'placed_before' ? await findPlaced(db, placing) : undefined
    if (placed) return placed
  }
}

const wishOf = ({ body, lines }: Placing) => {
  const { place, day, half, payment, voucher } = body
  return { lines, place, day, half, payment, voucher }
}

/** Another tab may have changed the basket. The day and the way of paying are what this form says. */
const hasSameLines = (seen: Quote, now: Quote) => {
  const linesOf = ({ lines }: Quote) =>
    JSON.stringify(lines.map((line) => [line.sku, line.packageTier, line.quantity]).sort())
  return linesOf(seen) === linesOf(now)
}

/** Keys are fingerprints, because a form's key opens its order. */
const placingKey = ({ key }: Placing) => fingerprint(key)

const contentOf = ({ body, lines }: Placing) => fingerprint(JSON.stringify([{ ...body, quote: '' }, lines]))

const cartKeyOf = ({ cart }: Placing) => (cart?.key ? fingerprint(cart.key) : undefined)

/** The order that this key or this basket has placed already. */
async function findPlaced(db: Database, placing: Placing): Promise<CheckoutAnswer | undefined> {
  const cartKey = cartKeyOf(placing)
  const [found] = await db
    .select({ id: orders.id, code: orders.code, placedWith: orders.placedWith })
    .from(orders)
    .where(or(eq(orders.placingKey, placingKey(placing)), cartKey ? eq(orders.cartKey, cartKey) : undefined))
    .limit(1)
  if (!found) return
  // The basket is empty once its order is placed, so a repeated form is compared by what it says itself.
  if (placing.body.lines && !isSame(found.placedWith, contentOf(placing)))
    return { ok: false, code: 'idempotency_conflict' }
  return { ok: true, id: found.id, code: found.code, secret: orderSecret(placing.secrets[0], found.id), letterIds: [] }
}

function orderOf(placing: Placing, { quote, lines, catalogue, zone }: QuoteAnswer) {
  const { body, now, locale, secrets, cart, accountId } = placing
  const id = crypto.randomUUID()
  const code = newOrderCode()
  const secret = orderSecret(secrets[0], id)
  const customer = customerOf(body)
  const letters = lettersTo({ id, locale, customer }, 'order_placed', now)
  const hold = HOLD_TIME[quote.terms.way]
  const { goods, deliveryFee, carryingFee, discount, total } = quote
  return {
    placed: { id, code, secret, letterIds: letters.map((letter) => letter.id) },
    row: {
      id,
      code,
      placingKey: placingKey(placing),
      cartKey: cartKeyOf(placing),
      placedWith: contentOf(placing),
      secretHash: fingerprint(secret),
      locale,
      accountId,
      customer,
      phoneHash: keyed(secrets[0], 'phone', body.phone),
      terms: quote.terms.way,
      termsVersion: dayOfTerms(quote.termsId),
      termsId: quote.termsId,
      goods,
      deliveryFee,
      carryingFee,
      discount,
      total,
      dueNow: quote.terms.dueNow,
      dueLater: quote.terms.dueLater,
      voucher: body.voucher ?? '',
      placedAt: now,
      lines: lines.map(
        ({ sku, packageTier, quantity, unitPrice, supply, variant }): OrderLine => ({
          sku,
          name: variant.name,
          packageTier,
          quantity,
          unitPrice,
          vatPercent: quote.vatPercent,
          fromStock: supply.kind === 'stock' ? quantity : 0,
          facts: {
            widthMm: variant.widthMm,
            depthMm: variant.depthMm,
            heightMm: variant.heightMm,
            origin: variant.origin,
            warrantyMonths: variant.warrantyMonths,
          },
        }),
      ),
      delivery: {
        zone: quote.zone,
        day: body.day,
        half: body.half,
        isFitted: zone?.isServed === true && zone.isFittingIncluded,
        capacity: SLOT_CAPACITY,
      },
      catalogue,
      expiresAt: hold && now + hold,
      cart,
      letters,
    },
  }
}

function customerOf({ name, phone, email = '', place, invoice, note = '' }: OrderBody): Customer {
  const ward = findWard(place.provinceCode, place.wardCode)
  return {
    name,
    phone,
    email,
    place: {
      provinceCode: place.provinceCode,
      province: findProvince(place.provinceCode)?.name ?? '',
      wardCode: place.wardCode,
      ward: ward ? displayWard(ward) : '',
      street: place.street,
      oldPlace: place.oldPlace ?? '',
      floor: place.floor ?? 0,
      hasLift: place.hasLift ?? false,
      hasNarrowLane: place.hasNarrowLane ?? false,
      version: placesVersion,
    },
    invoice,
    note,
  }
}

/** What the shopper sends back to say what was seen. */
export const quoteToken = ({ quote }: QuoteAnswer): string => textOfQuote(quote)
