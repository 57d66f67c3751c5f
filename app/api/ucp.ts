import { type Context, Hono } from 'hono'
import { CART_LIFETIME, MOST_OF_A_LINE } from '#app/features/cart/cart'
import { dropCart, emptyCart, findCart, findTouch, replaceCart } from '#app/features/cart/cart.server'
import { findListing } from '#app/features/catalogue/catalogue.server'
import { materialName } from '#app/features/catalogue/catalogue-labels'
import { everything, PRODUCTS_PER_PAGE } from '#app/features/catalogue/listing'
import { makeQuote } from '#app/features/checkout/quote.server'
import { storageUrl } from '#app/features/images/storage-url'
import { type Locale, preferredLocale } from '#app/features/languages/languages'
import { runWithLocale } from '#app/features/languages/locale-scope.server'
import { RESULTS_PER_PAGE } from '#app/features/search/search'
import { findResults } from '#app/features/search/search.server'
import { findVariants } from '#app/features/stock/stock.server'
import {
  areSameLines,
  correlate,
  joinLines,
  skusOfProduct,
  UCP_ENDPOINT,
  UCP_VERSION,
  type UcpBasket,
  type UcpVariant,
  ucpCart,
  ucpCheckout,
  ucpDetail,
  ucpError,
  ucpLookUpAnswer,
  ucpProduct,
  ucpProductAnswer,
  ucpProfile,
  ucpSearchAnswer,
  versionOfAgent,
} from '#app/features/ucp/ucp'
import { cartBody, checkoutBody, emptyBody, lookUpBody, productBody, searchBody } from '#app/features/ucp/ucp.schema'
import { findBySlugs, type ProductWithVariants, withVariants } from '#app/features/ucp/ucp.server'
import type { FailureCode } from '#app/lib/failure'
import { hrefIn } from '#app/lib/page-path'
import { m } from '#app/paraglide/messages.js'
import { openDatabase } from '#app/server/db/client'
import { clientAddress } from '#app/server/http/client-address'
import { allowances } from '#app/server/limits/allowances'
import { secondsOfBurst } from '#app/server/limits/flood'
import { keyed, sessionSecrets } from '#app/server/secrets'
import type { ApiEnv } from './api-env'
import { consumeQuotas, quotaByAddress, refuseOtherSites } from './call'
import { answerProblem, PUBLIC_FOR_A_MINUTE, sentenceFor } from './errors'
import { readBody } from './json-body'

/** Catalogue, cart and checkout by the Universal Commerce Protocol (BUY-15, decision 047). */
export const ucp = new Hono<ApiEnv>()

type Call = Context<ApiEnv>

const MOST_IDS = 50
/** Secrets of baskets are ids here, in the format of `fingerprint`. */
const SECRET = /^[\w-]{43}$/

ucp.get('/.well-known/ucp', (c) => c.json(ucpProfile(c.env.SITE_ORIGIN), 200, PUBLIC_FOR_A_MINUTE))

ucp.use(`${UCP_ENDPOINT}/*`, refuseOtherSites)

/** The profile is not fetched: nothing that is answered depends on it. */
ucp.use(`${UCP_ENDPOINT}/*`, async (c, next) => {
  const version = versionOfAgent(c.req.header('ucp-agent'))
  if (version === undefined || version <= UCP_VERSION) return next()
  const content = `Protocol version ${version} is not supported. This business supports version ${UCP_VERSION}.`
  return c.json({ code: 'version_unsupported', content, continue_url: c.env.SITE_ORIGIN }, 422)
})

const refuse = (c: Call, code: FailureCode, headers: Record<string, string> = {}) =>
  answerProblem(c, code, headers, { content: sentenceFor(c, code) })

type Reads<Value> = Parameters<typeof readBody<Value>>[1]

/** Reads a request and its language; anything that is wrong with it is a problem. */
async function read<Value extends { context?: { language?: string } }>(c: Call, reads: Reads<Value>) {
  const body = await readBody(c, reads)
  if (!body.ok) return refuse(c, body.code)
  c.set('locale', preferredLocale(body.value.context?.language?.split('-')[0], c.req.header('accept-language')))
  return body.value
}

const localeIn = (c: Call): Locale => c.get('locale') ?? preferredLocale(undefined, c.req.header('accept-language'))

const page = (c: Call, ...[name]: ['/' | '/cart' | '/privacy-policy' | '/terms-of-service']) =>
  c.env.SITE_ORIGIN + hrefIn(localeIn(c), name)

const pictureOf = (c: Call, path: string) => {
  const { SITE_ORIGIN: origin, STORAGE_CONSOLE_ORIGIN: consoleOrigin, STORAGE_ORIGIN: storageOrigin } = c.env
  return new URL(storageUrl(path, { consoleOrigin, storageOrigin }), origin).href
}

const wordsOf = (c: Call) => ({
  finish: m.model_finish({}, { locale: localeIn(c) }),
  materialName,
  linkOf: (slug: string) => c.env.SITE_ORIGIN + hrefIn(localeIn(c), '/product/$slug', { slug }),
  pictureOf: (path: string) => pictureOf(c, path),
})

const inLanguage = <Value>(c: Call, write: () => Value) => runWithLocale(localeIn(c), c.env.SITE_ORIGIN, write)

async function refuseBurst(c: Call): Promise<Response | undefined> {
  const wait = await secondsOfBurst(c.env.SEARCH_LIMITER, clientAddress(c.req.raw.headers, c.env))
  return wait === undefined ? undefined : refuse(c, 'too_many_requests', { 'retry-after': String(wait) })
}

ucp.post(`${UCP_ENDPOINT}/catalog/search`, async (c) => {
  const wish = await read(c, searchBody)
  if (wish instanceof Response) return wish
  const refusal = await refuseBurst(c)
  if (refusal) return refusal
  const { query = '', filters: { categories = [], price } = {}, pagination: { cursor = '0', limit = 10 } = {} } = wish
  const [category] = categories
  const term = query.trim()
  if (!term && (!category || categories.length > 1)) return refuse(c, 'invalid_request')
  const db = openDatabase(c.env.DB)
  const perPage = term ? RESULTS_PER_PAGE : PRODUCTS_PER_PAGE
  const [pageNumber, from] = [Math.floor(Number(cursor) / perPage) + 1, Number(cursor) % perPage]
  const found = term
    ? await findResults(db, localeIn(c), { term, page: pageNumber, sort: 'relevance' })
    : await findListing(db, localeIn(c), { slug: category ?? '' }, { ...everything, page: pageNumber })
  const all = found?.products ?? []
  const total = found && 'facets' in found ? found.facets.total : found?.total
  const taken = all.slice(from, from + limit)
  const next = Number(cursor) + taken.length
  const isMore = taken.length > 0 && (from + limit < all.length || next < (total ?? 0))
  const isIn = ({ product }: ProductWithVariants) =>
    categories.length === 0 || categories.includes(product.categorySlug)
  const isPriced = ({ priceVnd }: UcpVariant) =>
    priceVnd >= (price?.min ?? 0) && priceVnd <= (price?.max ?? Number.POSITIVE_INFINITY)
  const products = (await withVariants(db, localeIn(c), taken))
    .filter(isIn)
    .map(({ product, variants }) => ({ product, variants: variants.filter(isPriced) }))
    .filter(({ variants }) => variants.length > 0)
  const written = inLanguage(c, () =>
    products.map(({ product, variants }) => ucpProduct(product, variants, wordsOf(c))),
  )
  return c.json(ucpSearchAnswer(written, isMore ? String(next) : undefined))
})

const slugOf = (id: string) => id.split(':')[0] ?? ''

ucp.post(`${UCP_ENDPOINT}/catalog/lookup`, async (c) => {
  const wish = await read(c, lookUpBody)
  if (wish instanceof Response) return wish
  const refusal = await refuseBurst(c)
  if (refusal) return refusal
  if (wish.ids.length > MOST_IDS)
    return c.json({ code: 'request_too_large', content: `At most ${MOST_IDS} ids are taken.` }, 400)
  const found = await findBySlugs(openDatabase(c.env.DB), localeIn(c), [...new Set(wish.ids.map(slugOf))])
  const meant = correlate(wish.ids, new Map(found.map(({ product }) => [product.slug, skusOfProduct(product)])))
  const written = inLanguage(c, () =>
    found.flatMap(({ product, variants }) => {
      const inputs = meant.get(product.slug)
      const named = variants.filter(({ sku }) => inputs?.has(sku))
      if (!inputs || named.length === 0) return []
      const described = ucpProduct(product, named, wordsOf(c))
      return [
        { ...described, variants: described.variants.map((one) => ({ ...one, inputs: inputs.get(one.id) ?? [] })) },
      ]
    }),
  )
  return c.json(ucpLookUpAnswer(written))
})

ucp.post(`${UCP_ENDPOINT}/catalog/product`, async (c) => {
  const wish = await read(c, productBody)
  if (wish instanceof Response) return wish
  const refusal = await refuseBurst(c)
  if (refusal) return refusal
  const [found] = await findBySlugs(openDatabase(c.env.DB), localeIn(c), [slugOf(wish.id)])
  const [, finish] = wish.id.split(':')
  if (!found || (finish && !found.variants.some((one) => one.finish === finish)))
    return c.json(notFound(c, 'dev.ucp.shopping.catalog.lookup'))
  const words = wordsOf(c)
  const selected = wish.selected?.find(({ name }) => name === words.finish)
  const wanted = finish ? { finish } : { finish: selected?.id, label: selected?.label }
  return c.json(ucpProductAnswer(inLanguage(c, () => ucpDetail(found.product, found.variants, words, wanted))))
})

type Capability = Parameters<typeof ucpError>[0]

const notFound = (c: Call, capability: Capability) =>
  ucpError(capability, 'not_found', m.ucp_not_found({}, { locale: localeIn(c) }), page(c, '/'))

type Line = { sku: string; quantity: number }

const linesOf = (items: (typeof cartBody.infer)['line_items']): Line[] =>
  joinLines(items.map(({ item, quantity }) => ({ sku: item.id, quantity })))

/** Why pieces cannot be put into a basket as they are asked for; undefined if they can. */
async function refusalOf(c: Call, capability: Capability, lines: readonly Line[]) {
  const db = openDatabase(c.env.DB)
  const { variants } = await findVariants(
    db,
    localeIn(c),
    lines.map(({ sku }) => sku),
  )
  const { lines: supplied } = await makeQuote(db, localeIn(c), { lines: [...lines] }, Date.now())
  const locale = localeIn(c)
  if (lines.some(({ sku }) => !variants.has(sku)))
    return ucpError(capability, 'item_unavailable', m.ucp_item_gone({}, { locale }), page(c, '/'))
  const isTooMany = lines.some(({ quantity }) => quantity > MOST_OF_A_LINE)
  if (isTooMany || supplied.every(({ supply }) => supply.kind === 'out'))
    return ucpError(capability, 'out_of_stock', m.ucp_out_of_stock({}, { locale }), page(c, '/'))
}

async function basketOf(c: Call, secret: string, touchedAt: number): Promise<UcpBasket> {
  const db = openDatabase(c.env.DB)
  const lines = (await findCart(db, { secret })).filter(({ isSaved }) => !isSaved)
  const answer = await makeQuote(db, localeIn(c), { lines: lines.map(lineOf) }, Date.now())
  return inLanguage(c, () => ({
    id: secret,
    lines: answer.lines.map(({ sku, quantity, unitPrice, supply, variant }) => ({
      sku,
      quantity,
      unitPrice,
      title: `${variant.name}, ${materialName(variant.finish)}`,
      picture: variant.image ? pictureOf(c, variant.image) : undefined,
      isOut: supply.kind === 'out',
    })),
    goods: answer.quote.goods,
    total: answer.quote.goods,
    expiresAt: touchedAt + CART_LIFETIME,
    continueUrl: `${c.env.SITE_ORIGIN}/api/ucp/continue/${secret}?languageCode=${localeIn(c)}`,
    outOfStock: m.ucp_out_of_stock(),
  }))
}

const lineOf = ({ sku, quantity }: Line) => ({ sku, quantity })

async function writtenCart(c: Call, secret: string, touchedAt: number) {
  return ucpCart(await basketOf(c, secret, touchedAt))
}

async function writtenCheckout(c: Call, secret: string, touchedAt: number) {
  const basket = await basketOf(c, secret, touchedAt)
  return describeCheckout(c, basket, basket.lines.length === 0)
}

function describeCheckout(c: Call, basket: UcpBasket, isCanceled: boolean) {
  const locale = localeIn(c)
  const links = [
    { type: 'privacy_policy', url: page(c, '/privacy-policy'), title: m.content_privacy_title({}, { locale }) },
    { type: 'terms_of_service', url: page(c, '/terms-of-service'), title: m.content_terms_title({}, { locale }) },
  ]
  return ucpCheckout(basket, { buyerInput: m.ucp_buyer_input({}, { locale }), links }, isCanceled)
}

async function refuseOverLimit(c: Call): Promise<Response | undefined> {
  const wait = await consumeQuotas(c, quotaByAddress(c, allowances.cartByAddress))
  return wait === undefined ? undefined : refuse(c, 'too_many_requests', { 'retry-after': String(wait) })
}

type Written = (c: Call, secret: string, touchedAt: number) => Promise<object>

/** Makes a basket; the same key of the same agent means the same one. */
async function create(c: Call, capability: Capability, lines: readonly Line[], write: Written): Promise<Response> {
  const db = openDatabase(c.env.DB)
  const wrong = await refusalOf(c, capability, lines)
  if (wrong) return c.json(wrong)
  const key = c.req.header('idempotency-key')
  const secret = key
    ? keyed(sessionSecrets(c.env)[0], 'ucp', JSON.stringify([capability, c.req.header('ucp-agent') ?? '', key]))
    : Buffer.from(crypto.getRandomValues(new Uint8Array(32))).toString('base64url')
  const before = await findTouch(db, { secret })
  if (before !== undefined) {
    if (!areSameLines(await findCart(db, { secret }), lines)) return refuse(c, 'idempotency_conflict')
    return c.json(await write(c, secret, before), 201)
  }
  const now = Date.now()
  await replaceCart(
    db,
    { secret },
    lines.map((line) => ({ ...line, packageTier: '' })),
    now,
  )
  return c.json(await write(c, secret, now), 201)
}

/** The basket of an address; undefined if there is none. */
async function findBasket(c: Call): Promise<{ secret: string; touchedAt: number; lines: Line[] } | undefined> {
  const secret = SECRET.exec(c.req.param('id') ?? '')?.[0]
  if (!secret) return
  const db = openDatabase(c.env.DB)
  const touchedAt = await findTouch(db, { secret })
  return touchedAt === undefined ? undefined : { secret, touchedAt, lines: await findCart(db, { secret }) }
}

async function replace(c: Call, capability: Capability, secret: string, lines: readonly Line[], write: Written) {
  const wrong = await refusalOf(c, capability, lines)
  if (wrong) return c.json(wrong)
  const now = Date.now()
  await replaceCart(
    openDatabase(c.env.DB),
    { secret },
    lines.map((line) => ({ ...line, packageTier: '' })),
    now,
  )
  return c.json(await write(c, secret, now))
}

const CARTS = `${UCP_ENDPOINT}/carts`
const CART_CAPABILITY = 'dev.ucp.shopping.cart'

ucp.post(CARTS, async (c) => {
  const wish = await read(c, cartBody)
  if (wish instanceof Response) return wish
  return (await refuseOverLimit(c)) ?? create(c, CART_CAPABILITY, linesOf(wish.line_items), writtenCart)
})

ucp.get(`${CARTS}/:id`, async (c) => {
  const basket = await findBasket(c)
  if (!basket || basket.lines.length === 0) return c.json(notFound(c, CART_CAPABILITY))
  return c.json(await writtenCart(c, basket.secret, basket.touchedAt))
})

ucp.put(`${CARTS}/:id`, async (c) => {
  const wish = await read(c, cartBody)
  if (wish instanceof Response) return wish
  const refusal = await refuseOverLimit(c)
  if (refusal) return refusal
  const basket = await findBasket(c)
  if (!basket || basket.lines.length === 0) return c.json(notFound(c, CART_CAPABILITY))
  return replace(c, CART_CAPABILITY, basket.secret, linesOf(wish.line_items), writtenCart)
})

ucp.post(`${CARTS}/:id/cancel`, async (c) => {
  const basket = await findBasket(c)
  if (!basket || basket.lines.length === 0) return c.json(notFound(c, CART_CAPABILITY))
  const last = await writtenCart(c, basket.secret, basket.touchedAt)
  await dropCart(openDatabase(c.env.DB), basket)
  return c.json(last)
})

const CHECKOUTS = `${UCP_ENDPOINT}/checkout-sessions`
const CHECKOUT_CAPABILITY = 'dev.ucp.shopping.checkout'

ucp.post(CHECKOUTS, async (c) => {
  const wish = await read(c, checkoutBody)
  if (wish instanceof Response) return wish
  const refusal = await refuseOverLimit(c)
  if (refusal) return refusal
  if (wish.cart_id !== undefined) {
    // A cart has one checkout, which has its id.
    const secret = SECRET.exec(wish.cart_id)?.[0] ?? ''
    const db = openDatabase(c.env.DB)
    const touchedAt = secret ? await findTouch(db, { secret }) : undefined
    if (touchedAt === undefined || (await findCart(db, { secret })).length === 0)
      return c.json(notFound(c, CHECKOUT_CAPABILITY))
    return c.json(await writtenCheckout(c, secret, touchedAt), 201)
  }
  if (!wish.line_items?.length) return refuse(c, 'invalid_request')
  return create(c, CHECKOUT_CAPABILITY, linesOf(wish.line_items), writtenCheckout)
})

ucp.get(`${CHECKOUTS}/:id`, async (c) => {
  const basket = await findBasket(c)
  if (!basket) return c.json(notFound(c, CHECKOUT_CAPABILITY))
  return c.json(await writtenCheckout(c, basket.secret, basket.touchedAt))
})

/** A canceled checkout is a basket without lines. */
const refuseCanceled = (c: Call) =>
  c.json({ code: 'checkout_canceled', content: m.ucp_canceled({}, { locale: localeIn(c) }) }, 409)

ucp.put(`${CHECKOUTS}/:id`, async (c) => {
  const wish = await read(c, cartBody)
  if (wish instanceof Response) return wish
  const refusal = await refuseOverLimit(c)
  if (refusal) return refusal
  const basket = await findBasket(c)
  if (!basket) return c.json(notFound(c, CHECKOUT_CAPABILITY))
  if (basket.lines.length === 0) return refuseCanceled(c)
  return replace(c, CHECKOUT_CAPABILITY, basket.secret, linesOf(wish.line_items), writtenCheckout)
})

/** Only the buyer completes a checkout, so it stays as it is. */
ucp.post(`${CHECKOUTS}/:id/complete`, async (c) => {
  const wish = await read(c, emptyBody)
  if (wish instanceof Response) return wish
  const basket = await findBasket(c)
  if (!basket) return c.json(notFound(c, CHECKOUT_CAPABILITY))
  if (basket.lines.length === 0) return refuseCanceled(c)
  return c.json(await writtenCheckout(c, basket.secret, basket.touchedAt))
})

ucp.post(`${CHECKOUTS}/:id/cancel`, async (c) => {
  const basket = await findBasket(c)
  if (!basket) return c.json(notFound(c, CHECKOUT_CAPABILITY))
  if (basket.lines.length === 0) return refuseCanceled(c)
  const last = await basketOf(c, basket.secret, basket.touchedAt)
  await emptyCart(openDatabase(c.env.DB), basket)
  return c.json(describeCheckout(c, last, true))
})
