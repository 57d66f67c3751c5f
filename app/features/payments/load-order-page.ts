import { notFound } from '@tanstack/react-router'
import type { Submission } from '#app/lib/form'
import { pageContext } from '#app/lib/page-context'
import type { Locale } from '../languages/languages'
import type { OrderPageData } from './order-page'
import { fetchOrderPage } from './order-page.functions'

/** Loads the order of an address; throws not-found for an unknown code and a wrong secret alike. */
export async function loadOrderPage(
  locale: Locale,
  code: string,
  secret: string,
): Promise<OrderPageData & { submission?: Submission }> {
  const found = await fetchOrderPage({ data: { locale, code: code.slice(0, 20), secret: secret.slice(0, 100) } })
  if (!found.ok) throw notFound({ data: { code: found.code } })
  return { ...found, submission: pageContext()?.submission }
}
