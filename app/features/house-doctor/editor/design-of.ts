import {
  bringsOwn,
  type DesignRoom,
  type DesignStep,
  LONGEST_NAME,
  MOST_PRODUCTS,
  MOST_STEPS,
  type SavedDesign,
} from '../designs/designs.ts'
import type { Change } from './change.ts'
import type { EditorState } from './editor-state.ts'
import type { MaterialSwatch } from './protocol.ts'
import { changesTo, countsIn, coveringsIn, inChosenFinish, type Making, productsIn } from './variants.ts'

/** A design before it gets an id and perhaps a picture. */
export type DesignWords = Pick<SavedDesign, 'name' | 'sample' | 'steps' | 'products'>

/** The visible variant as a design; undefined for the photo itself. */
export function visibleDesignOf(
  state: EditorState,
  { name, sample }: DesignRoom,
  materials: readonly MaterialSwatch[],
): DesignWords | undefined {
  const { shown } = state.document
  // Changes of the photo, oldest first.
  const steps = named(changesTo(state, shown).map(stepOf).reverse())
  if (steps.length === 0) return undefined
  const counts = countsIn(state, shown)
  const coverings = coveringsIn(state, shown, materials)
  // Boxes of a floor come last, and so leave out no piece.
  const products = productsIn(state, shown, materials)
    .sort((one, other) => Number(coverings.has(one)) - Number(coverings.has(other)))
    .flatMap((slug) => {
      const count = coverings.get(slug)?.count ?? counts.get(slug) ?? 1
      return Array<string>(count).fill(inChosenFinish(state, shown, slug))
    })
    .slice(0, MOST_PRODUCTS)
  // Sample rooms are named in the reader's language.
  return { name: sample ? '' : name.slice(0, LONGEST_NAME), sample, steps, products }
}

/** The last steps, plus the one that brought the visitor's own picture, as it decides about the preview. */
function named(steps: DesignStep[]): DesignStep[] {
  const last = steps.slice(-MOST_STEPS)
  const own = steps.findLast(bringsOwn)
  return !own || last.includes(own) ? last : [own, ...last.slice(1)]
}

const stepOf = ({ tool, area, change }: Making): DesignStep => ({
  tool,
  surfaces: [...area.labels],
  settings: settingsOf(change),
})

/** Settings without pictures and areas. */
const settingsOf = (change: Change) =>
  Object.fromEntries(
    Object.entries(change).filter(([, value]) => typeof value === 'string' || typeof value === 'number'),
  ) as DesignStep['settings']
