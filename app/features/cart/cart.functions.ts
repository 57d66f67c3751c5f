import { createServerFn } from '@tanstack/react-start'
import { getCookie, setCookie } from '@tanstack/react-start/server'
import { type } from 'arktype'
import { SECOND } from '#app/lib/constants'
import type { Result } from '#app/lib/failure'
import { CART_COUNT } from '#app/lib/storage-keys'
import { callOwnApi } from '#app/server/api-client/page-api'
import { openDatabase } from '#app/server/db/client'
import { env } from '#app/server/env'
import { validateWith } from '#app/server/server-functions/validate-with'
import { renewExpired } from '../auth/session/session.middleware'
import type { Locale } from '../languages/languages'
import { CART_LIFETIME, type CartLine, countPieces } from './cart'
import { cartAnswer, cartRequest } from './cart.schema'
import type { CartView } from './cart-view'
import { viewCart } from './cart-view.server'

/** The visitor's basket as its page shows it. */
export const fetchCart = createServerFn({ method: 'POST' })
  .validator(validateWith(cartRequest))
  .handler(async ({ data: { locale, removed } }): Promise<Result<{ cart: CartView }>> => {
    const lines = await readLines(locale)
    if (!lines) return { ok: false, code: 'upstream_unavailable' }
    keepCount(countPieces(lines))
    return { ok: true, cart: await viewCart(openDatabase(), { locale, lines, removed }) }
  })

/** The basket is always this instance's own, also where another one answers the API. */
async function readLines(locale: Locale): Promise<CartLine[] | undefined> {
  await renewExpired({ locale })
  const answer = await callOwnApi('/api/cart')
  const found = answer.ok ? cartAnswer(await answer.json()) : undefined
  return found instanceof type.errors ? undefined : found?.lines
}

/** The header's count may be that of another account, or of another day. */
function keepCount(count: number) {
  if (Number(getCookie(CART_COUNT) ?? 0) === count) return
  setCookie(CART_COUNT, String(count), {
    path: '/',
    sameSite: 'lax',
    secure: env.COOKIE_PROFILE === 'hardened',
    maxAge: CART_LIFETIME / SECOND,
  })
}
