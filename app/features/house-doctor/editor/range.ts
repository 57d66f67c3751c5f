import { useEffect, useState } from 'react'
import { fetchFurniture } from '../furniture.functions'
import type { Furniture } from '../furniture.ts'

let range: Promise<Furniture[]> | undefined

/** The shop's furniture, loaded on demand; failures are retried. */
export function fetchCatalogue(): Promise<Furniture[]> {
  range ??= fetchFurniture().catch((error) => {
    range = undefined
    throw error
  })
  return range
}

/** The shop's furniture, once it is needed; undefined before, and where it does not come. */
export function useCatalogue(isNeeded: boolean): readonly Furniture[] | undefined {
  const [furniture, setFurniture] = useState<readonly Furniture[]>()
  useEffect(() => {
    if (!isNeeded) return
    fetchCatalogue().then(setFurniture, () => {})
  }, [isNeeded])
  return furniture
}
