import { useEffect, useState } from 'react'
import { fetchFurniture } from '../furniture.functions'
import type { Furniture } from '../furniture.ts'

let asked: Promise<Furniture[]> | undefined

/** The furniture of the shop, asked for once it is needed; again where it did not come. */
export function fetchRange(): Promise<Furniture[]> {
  asked ??= fetchFurniture().catch((error) => {
    asked = undefined
    throw error
  })
  return asked
}

/** The public paths of models by the slugs of their products, as soon as there is a product to show. */
export function useModels(isNeeded: boolean): ReadonlyMap<string, string> {
  const [models, setModels] = useState<ReadonlyMap<string, string>>(new Map())
  useEffect(() => {
    if (!isNeeded) return
    fetchRange().then(
      (range) => setModels(new Map(range.map(({ id, model }) => [id, model]))),
      // Then nothing turns in 3D.
      () => {},
    )
  }, [isNeeded])
  return models
}
