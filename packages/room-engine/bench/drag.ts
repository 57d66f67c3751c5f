import type { Vec2 } from '@vuong-tron/geometry/vectors'
import { type Layout, withCorner } from '../src/geometry/layout.ts'
import { CORNERS, type Corner, cornerPixel, sidesOf } from '../src/geometry/room-box.ts'
import type { Truth } from './room-truth.ts'

/** Imprecision of a hand that drags. */
const HAND_PX: Vec2 = [2.5, -1.7]

/** The layout after one drag that corrects the worst error. */
export function dragged(layout: Layout, truth: Truth): Layout {
  const { widthPx, heightPx } = truth.camera
  const mistakes = CORNERS.flatMap((corner) => {
    const real = cornerPixel(truth.camera, truth.box, corner)
    if (!real || real[0] < 0 || real[1] < 0 || real[0] > widthPx || real[1] > heightPx) return []
    const [nearest] = CORNERS.filter((other) => sidesOf(other)[1] === sidesOf(corner)[1])
      .flatMap((handle): { handle: Corner; distance: number }[] => {
        const at = cornerPixel(layout.camera, layout.box, handle)
        return at ? [{ handle, distance: Math.hypot(at[0] - real[0], at[1] - real[1]) }] : []
      })
      .sort((a, b) => a.distance - b.distance)
    return nearest ? [{ ...nearest, real }] : []
  })
  const [worst] = mistakes.sort((a, b) => b.distance - a.distance)
  return worst ? withCorner(layout, worst.handle, [worst.real[0] + HAND_PX[0], worst.real[1] + HAND_PX[1]]) : layout
}
