import { type } from 'arktype'
import { type Context, Hono } from 'hono'
import { getCookie, setCookie } from 'hono/cookie'
import { CART_LIFETIME, type CartLine, countPieces } from '#app/features/cart/cart'
import {
  addToCart,
  type CartOwner,
  dissolvePackage,
  findCart,
  joinCarts,
  moveInCart,
  removeFromCart,
  setQuantity,
} from '#app/features/cart/cart.server'
import { linesOfPackage } from '#app/features/cart/package-lines.server'
import { packageTiers } from '#app/features/catalogue/catalogue'
import { cartLineSchema } from '#app/features/checkout/checkout.schema'
import { findVariants } from '#app/features/stock/stock.server'
import { SECOND } from '#app/lib/constants'
import { SECRET } from '#app/lib/secret'
import { CART, CART_COUNT } from '#app/lib/storage-keys'
import { openDatabase } from '#app/server/db/client'
import { allowances } from '#app/server/limits/allowances'
import { newSecret } from '#app/server/secrets'
import type { ApiEnv } from './api-env'
import { consumeQuotas, quotaByAddress, refuseFor } from './call'
import { answerProblem, localeOf } from './errors'
import { readBody } from './json-body'
import { signedInAccount } from './signed-in-account'

/** The basket (BUY-01): skus and quantities; what they cost says `POST /api/quote`. */
export const cart = new Hono<ApiEnv>()

/** Whose basket it is; after a sign-in the browser's joins the account's. */
export async function cartOwnerOf(c: Context<ApiEnv>): Promise<CartOwner | undefined> {
  const known = await signedInAccount(c)
  if (!known.ok) return
  const sent = SECRET.exec(getCookie(c, CART) ?? '')?.[0]
  const secret = sent ?? newSecret()
  if (!known.account) return { secret }
  const owner = { secret, accountId: known.account.id }
  if (sent) await joinCarts(openDatabase(c.env.DB), owner, Date.now())
  return owner
}

/** Attributes of a basket's cookies; scripts read only the count. */
export const cartAttributes = (c: Context<ApiEnv>) => ({
  path: '/',
  secure: c.env.COOKIE_PROFILE === 'hardened',
  maxAge: CART_LIFETIME / SECOND,
})

/** Cookies of a basket: its secret, and the count that the header shows. */
export function keepCart(c: Context<ApiEnv>, { secret }: CartOwner, lines: readonly CartLine[]) {
  const attributes = { ...cartAttributes(c), sameSite: 'Lax' } as const
  setCookie(c, CART, secret, { ...attributes, httpOnly: true })
  setCookie(c, CART_COUNT, String(countPieces(lines)), attributes)
}

const answerCart = (c: Context<ApiEnv>, lines: readonly CartLine[], status: 200 | 201 = 200) =>
  c.json({ lines, count: countPieces(lines) }, status)

cart.get('/api/cart', async (c) => {
  const owner = await cartOwnerOf(c)
  if (!owner) return answerProblem(c, 'invalid_token')
  return answerCart(c, await findCart(openDatabase(c.env.DB), owner))
})

const addition = type({ lines: cartLineSchema.array().atLeastLength(1).atMostLength(60), '+': 'reject' }).or({
  package: type.enumerated(...packageTiers),
  '+': 'reject',
})

cart.post('/api/cart', async (c) => {
  const body = await readBody(c, addition)
  if (!body.ok) return answerProblem(c, body.code)
  const db = openDatabase(c.env.DB)
  const wanted =
    'package' in body.value
      ? await linesOfPackage(db, body.value.package)
      : body.value.lines.map(({ packageTier = '', ...line }) => ({ ...line, packageTier }))
  const { variants } = await findVariants(
    db,
    localeOf(c),
    wanted.map(({ sku }) => sku),
  )
  if (wanted.some(({ sku }) => !variants.has(sku))) return answerProblem(c, 'not_found')
  return change(c, (db, owner, now) => addToCart(db, owner, wanted, now), 201)
})

const place = { sku: 'string <= 120', 'packageTier?': 'string <= 20', 'isSaved?': 'boolean' } as const
const alteration = type({ ...place, quantity: type.number.atLeast(0).atMost(99).divisibleBy(1), '+': 'reject' })
  .or({ ...place, move: "'save' | 'restore'", '+': 'reject' })
  .or({ dissolve: type.enumerated(...packageTiers), '+': 'reject' })

cart.patch('/api/cart', async (c) => {
  const body = await readBody(c, alteration)
  if (!body.ok) return answerProblem(c, body.code)
  const wish = body.value
  return change(c, (db, owner, now) => {
    if ('dissolve' in wish) return dissolvePackage(db, owner, wish.dissolve, now)
    const line = { sku: wish.sku, packageTier: wish.packageTier ?? '', isSaved: wish.isSaved ?? false }
    return 'quantity' in wish
      ? setQuantity(db, owner, line, wish.quantity, now)
      : moveInCart(db, owner, { ...line, isSaved: wish.move === 'restore' }, now)
  })
})

const removal = type({ ...place, '+': 'reject' })

cart.delete('/api/cart', async (c) => {
  const body = await readBody(c, removal)
  if (!body.ok) return answerProblem(c, body.code)
  const { sku, packageTier = '', isSaved = false } = body.value
  return change(c, (db, owner, now) => removeFromCart(db, owner, { sku, packageTier, isSaved }, now))
})

type Change = (db: ReturnType<typeof openDatabase>, owner: CartOwner, now: number) => Promise<CartLine[]>

async function change(c: Context<ApiEnv>, alter: Change, status: 200 | 201 = 200): Promise<Response> {
  const owner = await cartOwnerOf(c)
  if (!owner) return answerProblem(c, 'invalid_token')
  const wait = await consumeQuotas(c, quotaByAddress(c, allowances.cartByAddress))
  if (wait !== undefined) return refuseFor(c, wait)
  const lines = await alter(openDatabase(c.env.DB), owner, Date.now())
  keepCart(c, owner, lines)
  return answerCart(c, lines, status)
}
