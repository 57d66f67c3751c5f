import type { ReactNode } from 'react'
import type { ProductSummary } from '../catalogue/catalogue'
import { useProducts } from './use-products'

type WithProductsProps = { slugs: readonly string[]; children: (products?: readonly ProductSummary[]) => ReactNode }

/** What shows products of which it knows the slugs; nothing is known of them before they are there. */
export function WithProducts({ slugs, children }: WithProductsProps) {
  const { products } = useProducts(slugs)
  return children(products)
}
