import { createHash } from 'node:crypto'
import type { Model, Part } from './kit/model.ts'
import { materialOf } from './materials.ts'

/** Hash of the parts' look: changes when a corner moves by more than a hundredth of a millimetre. */
export function keyOfParts(parts: readonly Part[], ...settings: unknown[]): string {
  const hash = createHash('sha256').update(JSON.stringify(settings))
  for (const { material, corners, triangles, prop } of parts) {
    hash.update(JSON.stringify([material, materialOf(material), prop]))
    const numbers = corners.flatMap(({ at, normal, flat }) => [...at, ...normal.map((value) => value * 10), ...flat])
    hash.update(Int32Array.from(numbers, (value) => Math.round(value * 100)))
    hash.update(Int32Array.from(triangles.flat()))
  }
  return hash.digest('hex').slice(0, 20)
}

export const keyOf = (model: Model, ...settings: unknown[]) => keyOfParts(model.parts, ...settings)
