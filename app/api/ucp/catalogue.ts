import { Hono } from 'hono'
import { findListing } from '#app/features/catalogue/catalogue.server'
import { materialName } from '#app/features/catalogue/catalogue-labels'
import { everything, PRODUCTS_PER_PAGE } from '#app/features/catalogue/listing'
import { RESULTS_PER_PAGE } from '#app/features/search/search'
import { findResults } from '#app/features/search/search.server'
import {
  correlate,
  skusOfProduct,
  UCP_ENDPOINT,
  type UcpVariant,
  ucpDetail,
  ucpLookUpAnswer,
  ucpProduct,
  ucpProductAnswer,
  ucpSearchAnswer,
} from '#app/features/ucp/ucp'
import { lookUpBody, productBody, searchBody } from '#app/features/ucp/ucp.schema'
import { findBySlugs, type ProductWithVariants, withVariants } from '#app/features/ucp/ucp.server'
import { hrefIn } from '#app/lib/page-path'
import { m } from '#app/paraglide/messages.js'
import { openDatabase } from '#app/server/db/client'
import { clientAddress } from '#app/server/http/client-address'
import { secondsOfBurst } from '#app/server/limits/flood'
import type { ApiEnv } from '../api-env'
import { type AgentCall, answerNotFound, inLanguage, localeIn, pictureFor, read, refuse, refuseFor } from './call'

/** Search, lookup and product by the Universal Commerce Protocol. */
export const ucpCatalogue = new Hono<ApiEnv>()

const MOST_IDS = 50

const wordsOf = (c: AgentCall) => ({
  finish: m.model_finish({}, { locale: localeIn(c) }),
  materialName,
  linkOf: (slug: string) => c.env.SITE_ORIGIN + hrefIn(localeIn(c), '/product/$slug', { slug }),
  pictureOf: (path: string) => pictureFor(c, path),
})

async function refuseBurst(c: AgentCall): Promise<Response | undefined> {
  const wait = await secondsOfBurst(c.env.SEARCH_LIMITER, clientAddress(c.req.raw.headers, c.env))
  return wait === undefined ? undefined : refuseFor(c, wait)
}

ucpCatalogue.post(`${UCP_ENDPOINT}/catalog/search`, async (c) => {
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

ucpCatalogue.post(`${UCP_ENDPOINT}/catalog/lookup`, async (c) => {
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

ucpCatalogue.post(`${UCP_ENDPOINT}/catalog/product`, async (c) => {
  const wish = await read(c, productBody)
  if (wish instanceof Response) return wish
  const refusal = await refuseBurst(c)
  if (refusal) return refusal
  const [found] = await findBySlugs(openDatabase(c.env.DB), localeIn(c), [slugOf(wish.id)])
  const [, finish] = wish.id.split(':')
  if (!found || (finish && !found.variants.some((one) => one.finish === finish)))
    return answerNotFound(c, 'dev.ucp.shopping.catalog.lookup')
  const words = wordsOf(c)
  const selected = wish.selected?.find(({ name }) => name === words.finish)
  const wanted = finish ? { finish } : { finish: selected?.id, label: selected?.label }
  return c.json(ucpProductAnswer(inLanguage(c, () => ucpDetail(found.product, found.variants, words, wanted))))
})
