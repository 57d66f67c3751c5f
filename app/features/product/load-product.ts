import { notFound } from '@tanstack/react-router'
import type { SentEnquiry } from '../enquiry/enquiry'
import { sentEnquiry } from '../enquiry/enquiry.queries'
import type { Locale } from '../languages/languages'
import type { ProductPageData } from './product'
import { fetchProduct } from './product.functions'

/** Loads an address's product; throws not-found. */
export async function loadProduct(
  locale: Locale,
  slug: string,
  signal: AbortSignal,
): Promise<ProductPageData & { sent: SentEnquiry }> {
  const found = await fetchProduct({ data: { locale, slug }, signal })
  if (!found.ok) throw notFound({ data: { code: found.code } })
  return { ...found, sent: sentEnquiry() }
}
