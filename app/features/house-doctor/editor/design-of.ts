import {
  bringsOwn,
  type Design,
  type DesignRoom,
  type DesignStep,
  LONGEST_NAME,
  MOST_PRODUCTS,
  MOST_STEPS,
} from '../designs/designs.ts'
import type { Change } from './change.ts'
import type { EditorState } from './editor-state.ts'
import type { MaterialSwatch } from './protocol.ts'
import { changesTo, type Making, productsIn } from './variants.ts'

/** What a design says; when it is saved it gets a name, and perhaps a picture. */
export type DesignWords = Pick<Design, 'name' | 'sample' | 'steps' | 'products'>

/** The variant that is shown, in words; none for the photo itself. */
export function designOf(
  state: EditorState,
  { name, sample }: DesignRoom,
  materials: readonly MaterialSwatch[],
): DesignWords | undefined {
  const { shown } = state.document
  // What was done to the photo, the first change first.
  const steps = named(changesTo(state, shown).map(stepOf).reverse())
  if (steps.length === 0) return undefined
  const products = productsIn(state, shown, materials).slice(0, MOST_PRODUCTS)
  // A room of ours is called in the language of whoever looks.
  return { name: sample ? '' : name.slice(0, LONGEST_NAME), sample, steps, products }
}

/** The last steps; one that brought a picture of the visitor's own stays, for what the preview shows hangs on it. */
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

/** What was set, without pictures and areas. */
const settingsOf = (change: Change) =>
  Object.fromEntries(
    Object.entries(change).filter(([, value]) => typeof value === 'string' || typeof value === 'number'),
  ) as DesignStep['settings']
