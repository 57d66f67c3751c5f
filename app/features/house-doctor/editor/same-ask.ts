import { isSameChange } from './change.ts'
import type { Ask } from './protocol.ts'

/** True if the same would come of both; pictures and masks are compared by identity. */
export const isSameAsk = (one: Ask<'change'>, other: Ask<'change'>) =>
  one.photo === other.photo &&
  one.mask === other.mask &&
  one.bare === other.bare &&
  JSON.stringify([one.room, one.outside]) === JSON.stringify([other.room, other.outside]) &&
  isSameChange(one.change, other.change)
