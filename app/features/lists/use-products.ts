import { useEffect, useState } from 'react'
import type { ProductSummary } from '../catalogue/catalogue'
import { getLocale } from '../languages/locale'
import { pieceOf, variantOf } from '../stock/stock'
import { fetchProducts } from './lists.functions'

/** Loads a list's products, by slug or in a certain finish by sku; removals need no request. */
export function useProducts(pieces: readonly string[]): { products?: ProductSummary[]; isFailed: boolean } {
  const [known, setKnown] = useState<ProductSummary[]>()
  const [isFailed, setFailed] = useState(false)
  const wanted = pieces.join(',')
  const isComplete = known && pieces.every((piece) => known.some((product) => pieceOf(product) === piece))
  useEffect(() => {
    if (isComplete) return
    const controller = new AbortController()
    setFailed(false)
    fetchProducts({ data: { locale: getLocale(), pieces: wanted ? wanted.split(',') : [] }, signal: controller.signal })
      .then(setKnown)
      .catch(() => setFailed(!controller.signal.aborted))
    return () => controller.abort()
  }, [wanted, isComplete])
  /** Until a finish has come, the product is shown as it was, under the name of that finish. */
  const shown = (piece: string) => {
    const { slug, finish } = variantOf(piece) ?? { slug: piece }
    const same = known?.find((product) => product.slug === slug)
    return known?.find((product) => pieceOf(product) === piece) ?? (same && { ...same, finish })
  }
  return { products: known && pieces.flatMap((piece) => shown(piece) ?? []), isFailed }
}
