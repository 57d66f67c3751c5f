import { createHash } from 'node:crypto'
import type { Model } from './kit/model.ts'
import { materialOf } from './materials.ts'

/** One word for what a model looks like: differs when a corner moves by more than a hundredth of a millimetre. */
export function keyOf(model: Model, ...settings: unknown[]): string {
  const hash = createHash('sha256').update(JSON.stringify(settings))
  for (const { material, corners, triangles, prop } of model.parts) {
    hash.update(JSON.stringify([material, materialOf(material), prop]))
    hash.update(
      Int32Array.from(
        corners.flatMap(({ at, normal, flat }) =>
          [...at, ...normal.map((value) => value * 10), ...flat].map((value) => Math.round(value * 100)),
        ),
      ),
    )
    hash.update(Int32Array.from(triangles.flat()))
  }
  return hash.digest('hex').slice(0, 20)
}
