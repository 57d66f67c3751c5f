import { notFound } from '@tanstack/react-router'
import type { Locale } from '../languages/languages'
import { loadContent } from './later-content'
import type { ProductPageData } from './product'
import { fetchProduct } from './product.functions'

/** Fetches what an address asks for; not found when the shop has no such product. */
export async function loadProduct(locale: Locale, slug: string, signal: AbortSignal): Promise<ProductPageData> {
  const [found] = await Promise.all([fetchProduct({ data: { locale, slug }, signal }), loadContent()])
  if (!found.ok) throw notFound({ data: { code: found.code } })
  return found
}
