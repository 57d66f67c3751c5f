import { toPicture } from '../geometry/camera.ts'
import { isMarkedAt } from '../masks/mask.ts'
import { alongOf, atWall, type BareWalls, type FloorPlan, outerWall, type Wall, wallRunBehind } from './floor-plan.ts'
import type { Solid } from './footprint.ts'

const STEP_M = 0.1

/** Share of the wall behind a solid that is bare, of what the picture shows of it; 1 where nothing is known. */
export function bareShareBehind(plan: FloorPlan, solid: Solid): number {
  const run = wallRunBehind(plan, solid)
  if (!plan.bareWalls || !run || run.at !== outerWall(plan, run.wall).at) return 1
  const along = alongOf(run.wall, solid)
  return bareShare(plan, plan.bareWalls, run.wall, [along - solid.w / 2, along + solid.w / 2], [solid.low, solid.high])
}

function bareShare(
  plan: FloorPlan,
  { mask, camera, box }: BareWalls,
  wall: Wall,
  [from, to]: readonly [number, number],
  [low, high]: readonly [number, number],
): number {
  let [bare, all] = [0, 0]
  // Skirting is neither wall nor window.
  for (let up = Math.max(low, 0.15) + STEP_M / 2; up < high; up += STEP_M)
    for (let along = from + STEP_M / 2; along < to; along += STEP_M) {
      const { x, z } = atWall(outerWall(plan, wall), along, { w: 0, d: 0 })
      const pixel = toPicture(camera, [x, box.floor - up, z])
      const isBare = pixel && isMarkedAt(mask, pixel)
      if (isBare === undefined) continue
      all++
      if (isBare) bare++
    }
  return all === 0 ? 1 : bare / all
}
