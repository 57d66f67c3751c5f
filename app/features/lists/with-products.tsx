import type { ReactNode } from 'react'
import type { ProductSummary } from '../catalogue/catalogue'
import { useProducts } from './use-products'

type WithProductsProps = { pieces: readonly string[]; children: (products?: readonly ProductSummary[]) => ReactNode }

/** Renders children with products by slug or sku; undefined while loading. */
export function WithProducts({ pieces, children }: WithProductsProps) {
  const { products } = useProducts(pieces)
  return children(products)
}
