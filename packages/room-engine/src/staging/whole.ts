import type { Vec2 } from '@vuong-tron/geometry/vectors'
import { toPicture } from '../geometry/camera.ts'
import type { FloorPlan } from './floor-plan.ts'
import { cornersOf, type Solid } from './footprint.ts'
import { facing } from './visibility.ts'

/** Margin to the picture's edge, as a share of its width. */
const MARGIN = 0.012

type Edge = 'left' | 'right' | 'top' | 'bottom' | 'behind'

/** The edges of the picture that cut a solid; none without a picture. */
export function cutBy({ view }: FloorPlan, solid: Solid, margin = MARGIN): Set<Edge> {
  const cut = new Set<Edge>()
  if (!view) return cut
  const { camera, heightM } = view
  const room = margin * camera.widthPx
  for (const [x, z] of cornersOf(solid))
    for (const high of [solid.low, solid.high]) {
      const pixel = toPicture(camera, [x, heightM - high, z])
      if (!pixel) cut.add('behind')
      else for (const edge of beyond(pixel, camera.widthPx, camera.heightPx, room)) cut.add(edge)
    }
  return cut
}

function beyond([x, y]: Vec2, width: number, height: number, room: number): Edge[] {
  const edges: Edge[] = []
  if (x < room) edges.push('left')
  if (x > width - room) edges.push('right')
  if (y < room) edges.push('top')
  if (y > height - room) edges.push('bottom')
  return edges
}

export const isWhole = (plan: FloorPlan, solid: Solid) => cutBy(plan, solid).size === 0

const CAMERA: Vec2 = [0, 0]

/** True if a piece's front is turned from the camera by at most so many degrees. */
export const facesCamera = ({ view }: FloorPlan, solid: Solid, degrees: number) =>
  !view || facing({ solid }, CAMERA) >= Math.cos((degrees * Math.PI) / 180) - 1e-9
