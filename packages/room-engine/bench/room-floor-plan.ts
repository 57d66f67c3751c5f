import { type FloorPlan, floorPlanOf, type Opening } from '../src/staging/floor-plan.ts'
import type { Truth } from './room-truth.ts'
import type { RoomPlan } from './rooms/room-plan.ts'

/** True floor plan of a rendered room: walls, openings and camera. */
export const floorPlanOfRoom = (plan: RoomPlan, { camera, box }: Truth): FloorPlan => ({
  ...floorPlanOf(camera, box, { openings: openingsFromCamera(plan) }),
  heightM: plan.h / 1000,
  front: box.back - plan.d / 1000,
})

/** Plans measure openings from a wall's middle, the engine from the camera. */
function openingsFromCamera({ openings, viewpoint, look }: RoomPlan): Opening[] {
  const [x, , z] = viewpoint.position
  return openings.map(({ kind, wall, from, to, sill, head }) => {
    const ends = {
      back: [from - x, to - x],
      front: [-to - x, -from - x],
      left: [z + from, z + to],
      right: [z - to, z - from],
    }[wall] as [number, number]
    const place = { from: ends[0] / 1000, to: ends[1] / 1000, sill: sill / 1000, head: head / 1000 }
    return { kind, wall, ...place, hasCurtains: kind === 'window' && look.curtains }
  })
}
