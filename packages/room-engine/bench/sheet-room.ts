import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { findLayout } from '../src/geometry/layout.ts'
import { labelMask } from '../src/masks/masks.ts'
import { type Photo, shrink } from '../src/picture.ts'
import { type FloorPlan, floorPlanOf } from '../src/staging/floor-plan.ts'
import { floorPlanOfRoom } from './room-floor-plan.ts'
import { decoded, photoOf, roomFiles } from './room-store.ts'
import { type Truth, truthOf } from './room-truth.ts'

const WORK_EDGE_PX = 1024

/** A room to furnish: rendered and empty, with its true camera, or a photograph with the camera that is found. */
export type SheetRoom = Truth & { name: string; photo: Photo; plan: FloorPlan; isOurs: boolean }

export async function* sheetRooms(seeds: readonly number[], folder?: string): AsyncGenerator<SheetRoom> {
  for (const seed of seeds) {
    const files = await roomFiles(seed, 'empty')
    const photo = await photoOf(files)
    const truth = truthOf(files.plan, photo.width, photo.height)
    yield { ...truth, name: `room-${seed}`, photo, plan: floorPlanOfRoom(files.plan, truth), isOurs: true }
  }
  for (const name of folder ? readdirSync(folder).sort() : []) {
    if (!/\.jpe?g$/.test(name)) continue
    const photo = shrink(await decoded(readFileSync(path.join(folder as string, name))), WORK_EDGE_PX)
    const found = findLayout(photo)
    if (!found.ok) continue
    const { camera, box } = found.layout
    const mask = labelMask(photo, { camera, box }, 'wall')
    const plan = floorPlanOf(camera, box, { bareWalls: { camera, box, mask } })
    yield { camera, box, name: path.parse(name).name, photo, plan, isOurs: false }
  }
}
