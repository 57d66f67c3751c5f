import type { Locale } from '../languages/languages'
import { fetchOwnOrders } from './own-orders.functions'

/** Loads the customer's orders; a lost connection is data, so that the page can say it. */
export async function loadOwnOrders(locale: Locale) {
  const found = await fetchOwnOrders({ data: { locale } }).catch(() => undefined)
  return found?.ok ? found.orders : undefined
}
