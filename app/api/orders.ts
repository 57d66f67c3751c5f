import { Hono } from 'hono'
import { type CartOwner, findCart, findPurchase } from '#app/features/cart/cart.server'
import { type OrderBody, orderBody, quoteBody } from '#app/features/checkout/checkout.schema'
import { type Placing, placeFromQuote, quoteToken } from '#app/features/checkout/checkout.server'
import { fieldsOfRecipient } from '#app/features/checkout/checkout-form'
import { makeQuote, type QuoteAnswer } from '#app/features/checkout/quote.server'
import { findOldDistricts } from '#app/features/delivery/old-districts'
import { placesVersion, provinces, searchWards, wardsOf } from '#app/features/delivery/places'
import { lastCustomerOf } from '#app/features/orders/last-customer.server'
import { showOrderCode } from '#app/features/orders/order-code'
import { findOwnOrders } from '#app/features/orders/own-orders.server'
import { type Database, openDatabase } from '#app/server/db/client'
import { allowances } from '#app/server/limits/allowances'
import { sessionSecrets } from '#app/server/secrets'
import type { ApiEnv } from './api-env'
import { consumeQuotas, quotaByAddress, refuseFor } from './call'
import { cartOwnerOf, keepCart } from './cart'
import { answerProblem, localeOf, PUBLIC_FOR_A_MINUTE } from './errors'
import { isIdempotencyKey } from './idempotency-key'
import { readBody } from './json-body'
import { sendSoon } from './mailer'
import { signedInAccount } from './signed-in-account'

/** Places, quotes and placing orders (docs/commerce-api.md); what comes afterwards is in order-acts.ts. */
export const orders = new Hono<ApiEnv>()

orders.get('/api/places', (c) => c.json({ version: placesVersion, provinces }))

orders.get('/api/places/:province', (c) => {
  const code = c.req.param('province')
  const typed = c.req.query('q') ?? ''
  const wards = typed ? searchWards(code, typed, MOST_PLACES) : wardsOf(code)
  if (wards.length === 0 && !typed) return answerProblem(c, 'not_found')
  // Old districts are offered as a choice of their wards, and never converted.
  const oldDistricts = typed ? findOldDistricts(code, typed, MOST_PLACES) : []
  return c.json({ version: placesVersion, wards, oldDistricts }, 200, PUBLIC_FOR_A_MINUTE)
})

const MOST_PLACES = 20

/** Form fields of the signed-in customer, for the checkout's page; none for anybody else. */
orders.get('/api/recipient', async (c) => {
  const known = await signedInAccount(c)
  const account = known.ok ? known.account : undefined
  const fields = account ? fieldsOfRecipient(account, await lastCustomerOf(openDatabase(c.env.DB), account.id)) : {}
  return c.json({ fields }, 200, { 'cache-control': 'no-store' })
})

const answerQuote = (answer: QuoteAnswer) => ({
  quote: quoteToken(answer),
  sums: answer.quote,
  lines: answer.lines.map(({ sku, quantity, unitPrice, packageTier, supply, variant }) => ({
    sku,
    slug: variant.slug,
    name: variant.name,
    finish: variant.finish,
    packageTier,
    quantity,
    unitPrice,
    supply,
  })),
  zone: answer.zone?.id ?? null,
  issues: answer.issues,
  days: answer.days,
  payments: answer.ways,
  crate: answer.crate,
  carrying: answer.carrying,
  crates: answer.crates,
})

orders.post('/api/quote', async (c) => {
  const body = await readBody(c, quoteBody)
  if (!body.ok) return answerProblem(c, body.code)
  const wait = await consumeQuotas(c, quotaByAddress(c, allowances.quoteByAddress))
  if (wait !== undefined) return refuseFor(c, wait)
  const owner = await cartOwnerOf(c)
  if (!owner) return answerProblem(c, 'invalid_token')
  const db = openDatabase(c.env.DB)
  const { lines, cart } = await purchaseOf(db, body.value, owner)
  const answer = await makeQuote(db, localeOf(c), { ...body.value, lines }, Date.now())
  const ofCart = lines.length > 0 && cart ? { cartKey: cart.key, measures: cart.measures } : {}
  return c.json({ ...answerQuote(answer), ...ofCart })
})

/** The lines that a body names, or else those of the basket. */
const purchaseOf = async (
  db: Database,
  { lines }: { lines?: OrderBody['lines'] },
  owner: CartOwner,
): Promise<Pick<Placing, 'lines' | 'cart'>> => (lines ? { lines } : findPurchase(db, owner))

orders.get('/api/orders', async (c) => {
  const known = await signedInAccount(c)
  if (!known.ok || !known.account) return answerProblem(c, 'invalid_token', { 'www-authenticate': 'Bearer' })
  const [secret] = sessionSecrets(c.env)
  const whose = { accountId: known.account.id, locale: localeOf(c), secret }
  return c.json({ orders: await findOwnOrders(openDatabase(c.env.DB), whose) })
})

orders.post('/api/orders', async (c) => {
  const key = c.req.header('idempotency-key') ?? ''
  if (!isIdempotencyKey(key)) return answerProblem(c, 'idempotency_key_missing')
  const body = await readBody(c, orderBody)
  if (!body.ok) return answerProblem(c, body.code)
  const wait = await consumeQuotas(c, quotaByAddress(c, allowances.orderByAddress))
  if (wait !== undefined) return refuseFor(c, wait)
  const owner = await cartOwnerOf(c)
  if (!owner) return answerProblem(c, 'invalid_token')
  const db = openDatabase(c.env.DB)
  const placed = await placeFromQuote(db, {
    body: body.value,
    ...(await purchaseOf(db, body.value, owner)),
    key,
    secrets: sessionSecrets(c.env),
    locale: localeOf(c),
    accountId: owner.accountId,
    now: Date.now(),
  })
  if (!placed.ok) {
    if ('now' in placed) {
      const { now, code, ...why } = placed
      return answerProblem(c, code, {}, { ...why, now: answerQuote(now) })
    }
    return answerProblem(c, placed.code)
  }
  for (const id of placed.letterIds) sendSoon(c, id)
  if (!body.value.lines) keepCart(c, owner, await findCart(db, owner))
  const { code, secret } = placed
  const address = `/${localeOf(c)}/order/${code}?k=${secret}`
  return c.json({ code, secret, shown: showOrderCode(code), address }, 201, { location: address })
})
