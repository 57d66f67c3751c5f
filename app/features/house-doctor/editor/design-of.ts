import { type Design, type DesignRoom, type DesignStep, LONGEST_NAME, MOST_STEPS } from '../designs/designs.ts'
import type { Change } from './change.ts'
import { type EditorState, type Making, productsIn, variantOf } from './editor-state.ts'
import type { MaterialSwatch } from './protocol.ts'

/** What a design says; when it is saved it gets a name, and perhaps a picture. */
export type DesignWords = Pick<Design, 'name' | 'sample' | 'steps' | 'products'>

/** The variant that is shown, in words; none for the photo itself. */
export function designOf(
  state: EditorState,
  { name, sample }: DesignRoom,
  materials: readonly MaterialSwatch[],
): DesignWords | undefined {
  const steps = stepsOf(state).slice(-MOST_STEPS)
  if (steps.length === 0) return undefined
  // A room of ours is called in the language of whoever looks.
  return { name: sample ? '' : name.slice(0, LONGEST_NAME), sample, steps, products: productsIn(state, materials) }
}

/** What was done to the photo until it was the variant that is shown, the first change first. */
function stepsOf(state: EditorState): DesignStep[] {
  const steps: DesignStep[] = []
  for (let { made } = variantOf(state, state.document.shown); made; { made } = variantOf(state, made.from))
    steps.unshift(stepOf(made))
  return steps
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
