import { useEffect, useState } from 'react'
import { getLocale } from '#app/paraglide/runtime.js'
import type { ProductSummary } from '../catalogue/catalogue'
import { fetchProducts } from './lists.functions'

/** Loads a list's products; removals need no request. */
export function useProducts(slugs: readonly string[]): { products?: ProductSummary[]; isFailed: boolean } {
  const [known, setKnown] = useState<ProductSummary[]>()
  const [isFailed, setFailed] = useState(false)
  const wanted = slugs.join(',')
  const isComplete = known && slugs.every((slug) => known.some((product) => product.slug === slug))
  useEffect(() => {
    if (isComplete) return
    const controller = new AbortController()
    setFailed(false)
    fetchProducts({ data: { locale: getLocale(), slugs: wanted ? wanted.split(',') : [] }, signal: controller.signal })
      .then(setKnown)
      .catch(() => setFailed(!controller.signal.aborted))
    return () => controller.abort()
  }, [wanted, isComplete])
  return { products: known && slugs.flatMap((slug) => known.find((product) => product.slug === slug) ?? []), isFailed }
}
