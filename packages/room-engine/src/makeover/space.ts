import type { Vec3 } from '@vuong-tron/geometry/vectors'
import { type Camera, toPicture } from '../geometry/camera.ts'
import type { Box } from '../geometry/room-box.ts'
import type { Mask } from '../masks/mask.ts'
import { canStand } from '../staging/check.ts'
import type { FloorPlan } from '../staging/floor-plan.ts'
import { pointOf, type Solid } from '../staging/footprint.ts'
import type { Item, PlacedItem } from '../staging/furniture.ts'
import { placesFor } from '../staging/places.ts'
import { ranked } from '../staging/ranking.ts'

/** The part of a photo that furniture may cover. */
export type Space = { mask: Mask; camera: Camera; box: Box; leastShare: number }

/** Mask value from which a pixel counts as marked. */
const MARKED = 128
/** Samples per box edge: a coarse test first, which most boxes fail. */
const [COARSE, FINE] = [2, 6]
/** Minimum share of a piece inside the picture. */
const LEAST_IN_PICTURE = 0.8
/** Share of samples that may miss the space by chance. */
const BY_CHANCE = 0.2

/** True if a piece covers nothing but the space, as seen by the camera. */
export function holds(space: Space, solid: Solid): boolean {
  return (
    isCovered(space, solid, COARSE, space.leastShare - BY_CHANCE) && isCovered(space, solid, FINE, space.leastShare)
  )
}

function isCovered({ mask, camera, box }: Space, solid: Solid, places: number, leastShare: number): boolean {
  let [inPicture, inSpace, all] = [0, 0, 0]
  for (const point of surfaceOf(solid, box.floor, places)) {
    all++
    const pixel = toPicture(camera, point)
    if (!pixel) continue
    const [x, y] = [Math.floor(pixel[0]), Math.floor(pixel[1])]
    if (x < 0 || y < 0 || x >= mask.width || y >= mask.height) continue
    inPicture++
    if ((mask.data[y * mask.width + x] as number) >= MARKED) inSpace++
  }
  return inPicture >= LEAST_IN_PICTURE * all && inSpace >= leastShare * inPicture
}

/** Points all over a box, in room coordinates. */
function* surfaceOf(solid: Solid, floor: number, places: number): Generator<Vec3> {
  for (let across = 0; across <= places; across++)
    for (let along = 0; along <= places; along++)
      for (let up = 0; up <= places; up++) {
        const isInside = [across, along, up].every((index) => index > 0 && index < places)
        if (isInside) continue
        const [x, z] = pointOf(solid, (across / places - 0.5) * solid.w, (along / places - 0.5) * solid.d)
        yield [x, floor - solid.low - ((solid.high - solid.low) * up) / places, z]
      }
}

/** The best placement of an item in a space; undefined when it does not fit. */
export function placeIn(
  space: Space,
  plan: FloorPlan,
  item: Item,
  others: readonly PlacedItem[] = [],
): PlacedItem | undefined {
  const places = placesFor(plan, item, others)
    .filter(({ solid }) => holds(space, solid))
    .filter((piece) => canStand(plan, piece, others))
  return ranked(plan, places, others)[0]
}
