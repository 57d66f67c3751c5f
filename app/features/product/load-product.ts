import { notFound } from '@tanstack/react-router'
import type { Submission } from '#app/lib/form'
import { pageContext } from '#app/lib/page-context'
import type { Locale } from '../languages/languages'
import type { ProductPageData } from './product'
import { fetchProduct } from './product.functions'

/** Loads an address's product; throws not-found. */
export async function loadProduct(
  locale: Locale,
  slug: string,
  signal: AbortSignal,
): Promise<ProductPageData & { submission?: Submission }> {
  const found = await fetchProduct({ data: { locale, slug }, signal })
  if (!found.ok) throw notFound({ data: { code: found.code } })
  return { ...found, submission: pageContext()?.submission }
}
