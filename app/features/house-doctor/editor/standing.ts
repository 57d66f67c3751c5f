import { difference, union } from '@vuong-tron/room-engine/masks/mask'
import type { Mask } from '@vuong-tron/room-engine/masks/masks'

/** What stands in a result: what stood in its base, less what was taken out, and what was placed. */
export function standingAfter(
  before: Mask | undefined,
  { removed, placed }: { removed?: Mask; placed?: Mask },
): Mask | undefined {
  const left = before && removed ? difference(before, removed) : before
  return left && placed ? union(left, placed) : (placed ?? left)
}
