import { CART_LIFETIME, MOST_OF_A_LINE } from '#app/features/cart/cart'
import { findCart, findTouch, replaceCart } from '#app/features/cart/cart.server'
import { materialName } from '#app/features/catalogue/catalogue-labels'
import { makeQuote } from '#app/features/checkout/quote.server'
import { areSameLines, joinLines, type UcpBasket, ucpError } from '#app/features/ucp/ucp'
import type { cartBody } from '#app/features/ucp/ucp.schema'
import { isSecret } from '#app/lib/secret'
import { m } from '#app/paraglide/messages.js'
import { openDatabase } from '#app/server/db/client'
import { allowances } from '#app/server/limits/allowances'
import { keyed, newSecret, sessionSecrets } from '#app/server/secrets'
import { consumeQuotas, quotaByAddress } from '../call'
import {
  type AgentCall,
  answerNotFound,
  type Capability,
  inLanguage,
  localeIn,
  pageFor,
  pictureFor,
  refuse,
  refuseFor,
} from './call'
import { type KeyedCall, keyOfAgent, readKey } from './idempotency'

/** Baskets that agents fill; carts and checkouts are two views of them. */

type Line = { sku: string; quantity: number }

/** A basket's secret is its id. Of a canceled checkout the lines are set aside. */
export type AgentBasket = { secret: string; touchedAt: number; lines: Line[]; setAside: Line[] }

/** How a basket is answered. */
export type Written = (c: AgentCall, basket: AgentBasket) => Promise<object>

const linesOf = (items: (typeof cartBody.infer)['line_items']): Line[] =>
  joinLines(items.map(({ item, quantity }) => ({ sku: item.id, quantity })))

/** The basket of an id; undefined if there is none. */
export async function findBasket(c: AgentCall, id: string): Promise<AgentBasket | undefined> {
  if (!isSecret(id)) return
  const db = openDatabase(c.env.DB)
  const touchedAt = await findTouch(db, { secret: id })
  if (touchedAt === undefined) return
  const lines = await findCart(db, { secret: id })
  const [kept, setAside] = [lines.filter(({ isSaved }) => !isSaved), lines.filter(({ isSaved }) => isSaved)]
  return { secret: id, touchedAt, lines: kept, setAside }
}

/** The basket of a call's address. */
export const basketAt = (c: AgentCall) => findBasket(c, c.req.param('id') ?? '')

/** A basket's lines at today's prices. */
export async function priced(c: AgentCall, { secret, touchedAt }: AgentBasket, lines: readonly Line[]) {
  const wanted = lines.map(({ sku, quantity }) => ({ sku, quantity }))
  const answer = await makeQuote(openDatabase(c.env.DB), localeIn(c), { lines: wanted }, Date.now())
  return inLanguage(
    c,
    (): UcpBasket => ({
      id: secret,
      lines: answer.lines.map(({ sku, quantity, unitPrice, supply, variant }) => ({
        sku,
        quantity,
        unitPrice,
        title: `${variant.name}, ${materialName(variant.finish)}`,
        picture: variant.image ? pictureFor(c, variant.image) : undefined,
        isOut: supply.kind === 'out',
      })),
      total: answer.quote.goods,
      expiresAt: touchedAt + CART_LIFETIME,
      continueUrl: `${c.env.SITE_ORIGIN}/api/ucp/continue/${secret}?languageCode=${localeIn(c)}`,
      outOfStock: m.ucp_out_of_stock(),
    }),
  )
}

/** Why pieces cannot be put into a basket as they are asked for; undefined if they can. */
async function refusalOf(c: AgentCall, capability: Capability, lines: readonly Line[]) {
  const locale = localeIn(c)
  const answer = await makeQuote(openDatabase(c.env.DB), locale, { lines: [...lines] }, Date.now())
  if (answer.issues.some(({ code }) => code === 'line_gone'))
    return ucpError(capability, 'item_unavailable', m.ucp_item_gone({}, { locale }), pageFor(c, '/'))
  const isTooMany = lines.some(({ quantity }) => quantity > MOST_OF_A_LINE)
  if (isTooMany || answer.lines.every(({ supply }) => supply.kind === 'out'))
    return ucpError(capability, 'out_of_stock', m.ucp_out_of_stock({}, { locale }), pageFor(c, '/'))
}

export async function refuseOverLimit(c: AgentCall): Promise<Response | undefined> {
  const wait = await consumeQuotas(c, quotaByAddress(c, allowances.cartByAddress))
  return wait === undefined ? undefined : refuseFor(c, wait)
}

type Wish = { line_items: (typeof cartBody.infer)['line_items'] }

/** Makes a basket; the same key of the same agent means the same one. */
export async function createBasket(c: AgentCall, capability: Capability, wish: Wish, write: Written) {
  const call = await readKey(c, wish)
  if (call instanceof Response) return call
  const key = keyOfAgent(c)
  const secret = key ? keyed(sessionSecrets(c.env)[0], 'ucp', key) : newSecret()
  const before = key && (await findBasket(c, secret))
  if (before) {
    // The basket outlives the memory of its key.
    if (!call.isDone && !areSameLines(before.lines, linesOf(wish.line_items))) return refuse(c, 'idempotency_conflict')
    return c.json(await write(c, before), 201)
  }
  if (call.isDone) return answerNotFound(c, capability)
  return change(c, capability, { secret, wish, call, write, status: 201 })
}

/** Puts other pieces into a basket; what was done under the same key is not done again. */
export async function replaceBasket(
  c: AgentCall,
  capability: Capability,
  { basket, wish, write }: { basket: AgentBasket; wish: Wish; write: Written },
) {
  const call = await readKey(c, wish)
  if (call instanceof Response) return call
  if (call.isDone) return c.json(await write(c, basket))
  return change(c, capability, { secret: basket.secret, wish, call, write, status: 200 })
}

type Change = { secret: string; wish: Wish; call: KeyedCall; write: Written; status: 200 | 201 }

async function change(c: AgentCall, capability: Capability, { secret, wish, call, write, status }: Change) {
  const lines = linesOf(wish.line_items)
  const wrong = await refusalOf(c, capability, lines)
  if (wrong) return c.json(wrong)
  const now = Date.now()
  const pieces = lines.map((line) => ({ ...line, packageTier: '' }))
  await replaceCart(openDatabase(c.env.DB), { secret }, pieces, now)
  await call.remember()
  return c.json(await write(c, { secret, touchedAt: now, lines, setAside: [] }), status)
}
