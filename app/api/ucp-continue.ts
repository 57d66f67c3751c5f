import { Hono } from 'hono'
import { hasRoom } from '#app/features/cart/cart'
import { findCart, findOffered, replaceCart } from '#app/features/cart/cart.server'
import { hrefIn } from '#app/lib/page-path'
import { SECRET_PATTERN } from '#app/lib/secret'
import { openDatabase } from '#app/server/db/client'
import { allowances } from '#app/server/limits/allowances'
import type { ApiEnv } from './api-env'
import { consumeQuotas, quotaByAddress, refuseFor } from './call'
import { cartOwnerOf, keepCart } from './cart'
import { answerProblem, localeOf } from './errors'

/**
 * Where an agent hands a basket over to its buyer (BUY-15). An empty basket takes the pieces; one that has something is
 * asked about on its page, and one that is full says so. The pieces are copied, so the agent learns nothing of what the
 * buyer does next.
 */
export const ucpContinue = new Hono<ApiEnv>()

ucpContinue.get(`/api/ucp/continue/:secret{${SECRET_PATTERN}}`, async (c) => {
  // Other sites may link here, but not load it unseen.
  if (!['navigate', undefined].includes(c.req.header('sec-fetch-mode'))) return answerProblem(c, 'cross_site_request')
  const locale = localeOf(c)
  const secret = c.req.param('secret')
  const wait = await consumeQuotas(c, quotaByAddress(c, allowances.cartByAddress))
  if (wait !== undefined) return refuseFor(c, wait)
  const owner = await cartOwnerOf(c)
  const db = openDatabase(c.env.DB)
  const offered = await findOffered(db, secret)
  c.header('cache-control', 'no-store')
  c.header('referrer-policy', 'no-referrer')
  if (!owner || offered.length === 0) return c.redirect(hrefIn(locale, '/cart'), 303)
  const own = await findCart(db, owner)
  if (own.some(({ isSaved }) => !isSaved)) return c.redirect(`${hrefIn(locale, '/cart')}?handover=${secret}`, 303)
  if (!hasRoom(own, offered)) return c.redirect(`${hrefIn(locale, '/cart')}?full=1`, 303)
  keepCart(c, owner, await replaceCart(db, owner, offered, Date.now()))
  return c.redirect(hrefIn(locale, '/checkout'), 303)
})
