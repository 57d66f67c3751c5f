import { toPicture } from '../geometry/camera.ts'
import { alongOf, atWall, type FloorPlan, type WallRun, wallRunsOf } from './floor-plan.ts'

/** A wall and its part in the picture, in metres along it; `shown` is the part's width in the picture. */
export type SeenWall = { run: WallRun; from: number; to: number; shown: number }

const STEP_M = 0.05
/** Height of the line that is looked for, in metres. */
const EYE_M = 0.8
/** A door takes the quiet from its wall. */
const WITH_DOOR = 0.6
/** Shorter walls and parts carry no furniture. */
const LEAST_M = 0.8

/** Every place asks for the walls of its plan. */
const known = new WeakMap<FloorPlan, readonly SeenWall[]>()

/** Walls to furnish, the one that shows most first: widest in the picture, or longest without one. */
export function seenWalls(plan: FloorPlan): readonly SeenWall[] {
  const walls = known.get(plan) ?? rankedWalls(plan)
  known.set(plan, walls)
  return walls
}

function rankedWalls(plan: FloorPlan): SeenWall[] {
  const walls = wallRunsOf(plan, LEAST_M).flatMap((run): SeenWall[] => {
    const seen = seenPart(plan, run)
    return seen && seen.to - seen.from >= LEAST_M ? [seen] : []
  })
  const rank = ({ run, shown }: SeenWall) => shown * (hasDoor(plan, run) ? WITH_DOOR : 1)
  return walls.sort((one, other) => rank(other) - rank(one))
}

const hasDoor = ({ openings }: FloorPlan, { wall }: WallRun) =>
  openings.some((opening) => opening.kind === 'door' && opening.wall === wall)

function seenPart({ view }: FloorPlan, run: WallRun): SeenWall | undefined {
  if (!view) return { run, from: run.from, to: run.to, shown: run.to - run.from }
  const { camera, heightM } = view
  const seen: { along: number; across: number }[] = []
  for (let along = run.from; along <= run.to; along += STEP_M) {
    const foot = atWall(run, along, { w: 0, d: 0 })
    const pixel = toPicture(camera, [foot.x, heightM - EYE_M, foot.z])
    if (pixel && pixel[0] >= 0 && pixel[0] <= camera.widthPx)
      seen.push({ along: alongOf(run.wall, foot), across: pixel[0] })
  }
  const [first, last] = [seen[0], seen.at(-1)]
  return first && last && { run, from: first.along, to: last.along, shown: Math.abs(last.across - first.across) }
}
