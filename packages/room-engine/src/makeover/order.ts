import type { MaterialId } from '../surfaces/materials/materials.ts'
import type { Target } from './clauses.ts'
import type { FurnitureKind } from './lexicons/lexicon.ts'

export type { Target } from './clauses.ts'

/** One change, from a program or a person. `isThing`: of a thing that was named, and of no surface of the room. */
export type Order =
  /** Hex colour without the number sign, or `lighter` or `darker` than now. */
  | { do: 'recolour'; colour: string; target?: Target; isThing?: true }
  /** `surface`: where the material is usually laid. */
  | { do: 'retexture'; material: MaterialId; surface: 'floor' | 'wall'; target?: Target; isThing?: true }
  | { do: 'remove' }
  /** `replaces`: takes the place of what stands there. */
  | { do: 'insert'; category: FurnitureKind; replaces?: true }
  | { do: 'keep'; target: Target }
