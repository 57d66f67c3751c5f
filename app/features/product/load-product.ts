import { notFound } from '@tanstack/react-router'
import { pageContext } from '#app/lib/page-context'
import { typedEnquiry } from '../enquiry/enquiry'
import type { EnquiryState } from '../enquiry/enquiry-form'
import type { Locale } from '../languages/languages'
import type { ProductPageData } from './product'
import { fetchProduct } from './product.functions'

export type SentEnquiry = Pick<EnquiryState, 'typed' | 'refused'>

/** What was typed into the page's form and refused; nothing where the page is only looked at. */
function sentEnquiry(): SentEnquiry {
  const { refusedForm, sentForm } = pageContext() ?? {}
  return refusedForm ? { typed: typedEnquiry(sentForm), refused: refusedForm } : {}
}

/** Fetches what an address asks for; not found when the shop has no such product. */
export async function loadProduct(
  locale: Locale,
  slug: string,
  signal: AbortSignal,
): Promise<ProductPageData & { sent: SentEnquiry }> {
  const found = await fetchProduct({ data: { locale, slug }, signal })
  if (!found.ok) throw notFound({ data: { code: found.code } })
  return { ...found, sent: sentEnquiry() }
}
