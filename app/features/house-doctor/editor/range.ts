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

/** Model paths by product slug, loaded once products are shown. */
export function useModels(isNeeded: boolean): ReadonlyMap<string, string> {
  const [models, setModels] = useState<ReadonlyMap<string, string>>(new Map())
  useEffect(() => {
    if (!isNeeded) return
    fetchCatalogue().then(
      (furniture) => setModels(new Map(furniture.map(({ id, model }) => [id, model]))),
      // Without models there is no 3D view.
      () => {},
    )
  }, [isNeeded])
  return models
}
