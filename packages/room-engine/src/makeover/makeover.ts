/**
 * Makeovers: plans of several changes, pieces that fit a gap, cut-outs, and instructions in words. The caller supplies
 * the renderer of models (WebGL).
 */
export { drawnCutout } from './card.ts'
export { carryOut } from './carry-out.ts'
export { cutoutOf, itemOf } from './cutout.ts'
export { type FillWish, fillingOf, HELD, withinGap } from './filling.ts'
export { type Labels, type Look, type Order, type Understood, understand } from './instruction.ts'
export { INTERVENTIONS, type Intervention } from './intervention.ts'
export type { FurnitureKind } from './lexicons/lexicon.ts'
export { LANGUAGES, type Language } from './lexicons/lexicons.ts'
export type { Phrase } from './phrases.ts'
export {
  type LeftOut,
  type MakeoverPlan,
  type MakeoverStep,
  makeoverPlan,
  notPartOfIt,
  setStyleOf,
  type Wish,
} from './plan.ts'
export { seenIn } from './seen.ts'
export { placeIn } from './space.ts'
export { thingsSeen } from './things.ts'
