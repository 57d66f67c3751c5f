import type { Vec2 } from '@vuong-tron/geometry/vectors'
import { pointAt } from '@vuong-tron/room-engine/geometry/room-box'
import type { Mask } from '@vuong-tron/room-engine/masks/masks'
import { framed, lassoed, type MarkedArea, tapArea } from './area.ts'
import type { MarkingHand } from './marking.tsx'
import type { RoomLayout } from './protocol.ts'

/** `framesAll`: a box marks a place, not an object. */
type Known = { room?: RoomLayout; mask?: Mask; radiusPx: number; framesAll?: boolean }

/** The area after a mark; undefined when a tap comes before the room is known. */
export function areaAfter(
  area: MarkedArea,
  hand: MarkingHand,
  points: readonly Vec2[],
  { room, mask, radiusPx, framesAll }: Known,
): MarkedArea | undefined {
  const [first, second] = points
  if (!first) return undefined
  if (hand === 'frame') return second && framed(first, second, framesAll)
  if (hand === 'lasso') return lassoed(points)
  if (hand === 'tap') {
    if (!room) return undefined
    const [x, y] = first.map(Math.floor) as [number, number]
    // Soft borders count as marked.
    const wasMarked = mask !== undefined && (mask.data[y * mask.width + x] as number) > 0
    return tapArea(area, first, wasMarked, pointAt(room.camera, room.box, first).face)
  }
  return { ...area, strokes: [...area.strokes, { mode: hand, radiusPx, points }] }
}
