import { pageContext } from '#app/lib/page-context'
import type { Locale } from '../languages/languages'
import { fetchCart } from './cart.functions'

/** Loads the visitor's basket; a lost connection is data, so that the page can say it. */
export async function loadCart(locale: Locale, removed = '', signal?: AbortSignal) {
  const found = await fetchCart({ data: { locale, removed }, signal }).catch(() => undefined)
  return { cart: found?.ok ? found.cart : undefined, submission: pageContext()?.submission }
}
