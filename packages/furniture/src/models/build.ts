import { chain, move, stretch } from '@vuong-tron/geometry/vectors'
import type { Design } from './family.ts'
import { type Detail, Model, type Size, type Wood } from './kit/model.ts'
import { boundsCentre, sizeOf } from './kit/shape.ts'

export type Order = { slug: string; design: Design; size: Size; wood: Wood }

const ROUNDS = 8
/** Millimetres corrected by stretching. */
const TOLERANCE = 0.05
/** Maximum stretch when rebuilding does not help. */
const STRETCH = 0.03

/**
 * Builds the piece in exactly the ordered size. Handles and leaning legs exceed a design's box, so it is measured and
 * rebuilt with the difference. Pictures show the things on it as well.
 */
export function build({ slug, design, size, wood }: Order, detail: Detail, hasProps = detail === 'studio'): Model {
  const wanted = [size.w, size.h, size.d] as const
  let asked = [...wanted] as [number, number, number]
  for (let round = 1; ; round++) {
    const model = new Model(slug, wood, detail)
    design(model, { w: asked[0], h: asked[1], d: asked[2] })
    const bounds = model.bounds()
    const made = sizeOf(bounds)
    const missing = wanted.map((value, axis) => value - (made[axis] ?? 0))
    const worst = Math.max(...missing.map((value, axis) => Math.abs(value) / (wanted[axis] ?? 1)))
    const isRight = missing.every((value) => Math.abs(value) < TOLERANCE)
    if (!isRight && round < ROUNDS) {
      asked = asked.map((value, axis) => value + (missing[axis] ?? 0)) as [number, number, number]
      continue
    }
    if (!isRight && worst > STRETCH)
      throw new Error(
        `${slug} came out as ${made.map(Math.round).join(' × ')} instead of ${wanted.join(' × ')} (w × h × d).`,
      )
    const [x, , z] = boundsCentre(bounds)
    const factors = wanted.map((value, axis) => value / (made[axis] || 1)) as [number, number, number]
    model.transform(chain(stretch(...factors), move(-x, -bounds.low[1], -z)))
    if (hasProps) model.setProps()
    return model
  }
}
