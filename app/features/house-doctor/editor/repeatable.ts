import { isNothing } from './area.ts'
import { needsRange } from './change.ts'
import { type Made, type Results, type Variant, variantOf } from './variants.ts'

/** Changes that can be made anew in a larger photo, oldest first, and the picture that they begin with. */
export type Repeatable = { base: Variant; steps: { made: Made; from: Variant }[] }

/** The last changes of a picture that can be repeated, as far as nothing between them cannot. */
export function repeatableOf(results: Results, shown: number): Repeatable {
  const steps: Repeatable['steps'] = []
  let base = variantOf(results, shown)
  while (base.made && isRepeatable(base.made)) {
    const { made } = base
    const from = results.variants.find(({ id }) => id === made.from)
    // A picture that was dropped can be no base: the whole result is enlarged.
    if (!from) return { base: variantOf(results, shown), steps: [] }
    steps.unshift({ made, from })
    base = from
  }
  return { base, steps }
}

/** A removal would take a minute at a larger size, and what others have painted cannot be painted again. */
function isRepeatable({ change, area, job, room, products = [], arrangement }: Made): boolean {
  // Drafts of older builds know neither the room of then nor what was drawn.
  if (!room || (needsRange(change) && products.length > 0 && !arrangement?.models)) return false
  if (job || area.featherPx) return false
  if (change.does === 'make-over') return isNothing(area)
  if (change.does === 'place') return !change.replaces
  // Furniture was taken out first.
  if (change.does === 'furnish') return change.goesAround
  return change.does !== 'remove' && change.does !== 'place-picture'
}
