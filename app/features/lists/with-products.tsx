import type { ReactNode } from 'react'
import type { ProductSummary } from '../catalogue/catalogue'
import { useProducts } from './use-products'

type WithProductsProps = { slugs: readonly string[]; children: (products?: readonly ProductSummary[]) => ReactNode }

/** Renders children with loaded products; undefined while loading. */
export function WithProducts({ slugs, children }: WithProductsProps) {
  const { products } = useProducts(slugs)
  return children(products)
}
