import { useEffect, useState } from 'react'
import { fetchFurniture } from '../furniture.functions'
import type { Furniture } from '../furniture.ts'

let asked: Promise<Furniture[]> | undefined

/** The shop's furniture, loaded on demand; failures are retried. */
export function fetchRange(): Promise<Furniture[]> {
  asked ??= fetchFurniture().catch((error) => {
    asked = undefined
    throw error
  })
  return asked
}

/** Model paths by product slug, loaded once products are shown. */
export function useModels(isNeeded: boolean): ReadonlyMap<string, string> {
  const [models, setModels] = useState<ReadonlyMap<string, string>>(new Map())
  useEffect(() => {
    if (!isNeeded) return
    fetchRange().then(
      (range) => setModels(new Map(range.map(({ id, model }) => [id, model]))),
      // Without models there is no 3D view.
      () => {},
    )
  }, [isNeeded])
  return models
}
