import type { ReactNode } from 'react'
import type { ProductSummary } from '../catalogue/catalogue'
import { useProducts } from './use-products'

type WithProductsProps = {
  pieces: readonly string[]
  children: (products: readonly ProductSummary[] | undefined, isFailed: boolean) => ReactNode
}

/** Renders children with products by slug or sku; undefined while loading, and where nothing came. */
export function WithProducts({ pieces, children }: WithProductsProps) {
  const { products, isFailed } = useProducts(pieces)
  return children(products, isFailed)
}
