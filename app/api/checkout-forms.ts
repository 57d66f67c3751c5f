import { setCookie } from '@tanstack/react-start/server'
import { countPieces } from '#app/features/cart/cart'
import { findCart, findPurchase } from '#app/features/cart/cart.server'
import type { CheckoutValues } from '#app/features/checkout/checkout.schema'
import { placeFromQuote } from '#app/features/checkout/checkout.server'
import { orderOfFields } from '#app/features/checkout/checkout-form'
import type { FormAnswer } from '#app/lib/form'
import { hrefIn } from '#app/lib/page-path'
import { CART_COUNT } from '#app/lib/storage-keys'
import { openDatabase } from '#app/server/db/client'
import { allowances } from '#app/server/limits/allowances'
import { sessionSecrets } from '#app/server/secrets'
import { consumeQuotas, quotaByAddress } from './call'
import { cartAttributes, cartOwnerOf } from './cart'
import type { FormCall } from './form-call'
import { sendSoon } from './mailer'

/**
 * Places an order from the checkout's form (BUY-07). The page is shown again with what was typed when something is
 * refused, and has the quote of now: it says itself what has changed.
 */
export async function placeOrderOf(values: CheckoutValues, { c, locale }: FormCall): Promise<FormAnswer> {
  const retryAfter = await consumeQuotas(c, quotaByAddress(c, allowances.orderByAddress))
  if (retryAfter !== undefined) return { ok: false, code: 'too_many_requests', retryAfter }
  const owner = await cartOwnerOf(c)
  if (!owner) return { ok: false, code: 'invalid_token' }
  const db = openDatabase(c.env.DB)
  const placed = await placeFromQuote(db, {
    body: orderOfFields(values),
    ...(await findPurchase(db, owner)),
    key: values.key,
    secrets: sessionSecrets(c.env),
    locale,
    accountId: owner.accountId,
    now: Date.now(),
  })
  if (!placed.ok) {
    const { code } = placed
    return { ok: false, code, ...(code === 'voucher_used' && { errors: { voucher: 'invalid' } }) }
  }
  for (const id of placed.letterIds) sendSoon(c, id)
  // A page's answer takes cookies from Start alone.
  const left = String(countPieces(await findCart(db, owner)))
  setCookie(CART_COUNT, left, { ...cartAttributes(c), sameSite: 'lax' })
  return { ok: true, leadsTo: hrefIn(locale, '/order/$code', { code: placed.code }, { k: placed.secret }) }
}

/** Shows the page again with the days, fees and sums of what was typed so far: for browsers without script. */
export const showQuote = async (): Promise<FormAnswer> => ({ ok: false, code: 'checkout_open' })
