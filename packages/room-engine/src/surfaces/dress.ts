import type { Photo } from '../picture.ts'
import type { AnyMask } from './area.ts'
import { whiteIn } from './exposure.ts'
import { litSurfaces } from './lit-surfaces.ts'
import { applyLookup, lookupOf } from './lookup.ts'
import { materialOf } from './materials/materials.ts'
import { type SurfacePlan, textureOfMaterial } from './plan.ts'
import { repaint } from './repaint.ts'
import { retexture } from './retexture.ts'
import type { MaskedSurface } from './surface.ts'

/** The marked surfaces of a room in a photo. */
export type RoomParts = {
  walls: readonly MaskedSurface[]
  accentWalls: readonly MaskedSurface[]
  floor: readonly MaskedSurface[]
}

/** How much changes: mood only, also paint, or the floor too. */
export type Depth = 'look' | 'paint' | 'floor'

/** Applies a style to a photo's surfaces; the mood can be limited to a mask. */
export function dressed(
  photo: Photo,
  { walls, accentWalls, floor }: RoomParts,
  plan: SurfacePlan,
  depth: Depth,
  mask?: AnyMask,
): Photo {
  let result = photo
  // White is that of the unchanged photo: dark paint would pass for a dark photo.
  const lit = (parts: readonly MaskedSurface[]) => litSurfaces(result, parts, whiteIn(photo, parts))
  if (depth !== 'look') {
    if (walls.length > 0) result = repaint(lit(walls), plan.wall)
    if (accentWalls.length > 0) result = repaint(lit(accentWalls), plan.accentWall)
  }
  if (depth === 'floor' && floor.length > 0) {
    const { turnDegrees } = materialOf(plan.floor)
    result = retexture(lit(floor), textureOfMaterial(plan.floor), { turnDegrees })
  }
  return applyLookup(result, lookupOf(plan.look(result)), mask)
}
