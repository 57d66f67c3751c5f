import { isSameChange } from './change.ts'
import type { Ask } from './protocol.ts'

/** True if the same would come of both; pictures and masks are compared by identity. */
export const isSameAsk = (one: Ask<'change'>, other: Ask<'change'>) =>
  one.photo === other.photo &&
  one.mask === other.mask &&
  one.bare === other.bare &&
  one.found?.floor === other.found?.floor &&
  JSON.stringify([one.room, one.faces, one.outside]) === JSON.stringify([other.room, other.faces, other.outside]) &&
  isSameChange(one.change, other.change)
