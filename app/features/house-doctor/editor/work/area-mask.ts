import type { Vec2 } from '@vuong-tron/geometry/vectors'
import { allFurniture } from '@vuong-tron/room-engine/masks/all-furniture'
import { facesOf } from '@vuong-tron/room-engine/masks/labels'
import { MARKED, newMask } from '@vuong-tron/room-engine/masks/mask'
import {
  brushed,
  feathered,
  findSurfaces,
  isSure,
  type Mask,
  objectMask,
  thingMask,
} from '@vuong-tron/room-engine/masks/masks'
import type { RoomLabels } from '@vuong-tron/room-engine/network/label-room'
import type { Photo } from '@vuong-tron/room-engine/picture'
import { areaOfSurfaces, type MarkedArea } from '../area.ts'
import { type RoomLayout, withoutMap } from '../protocol.ts'

/** Recent masks of each picture, so that strokes need no new search. */
const foundIn = new WeakMap<object, Map<string, AreaFound>>()
const MOST_FOUND = 4

/** Visible width of a Gaussian fade, in sigmas. */
const SIGMAS_WIDE = 2.5

/** A mask, whether the page may show it without asking for a tap, and whether it is a thing that was tapped. */
type AreaFound = { mask: Mask; isSure: boolean; isThing?: boolean }

/** True if an area is found by looking at the photo: a sample room's surfaces are known, and an outline is drawn. */
export const isLookedFor = ({ surfaces }: RoomLayout, { outline, isAllFurniture }: MarkedArea) =>
  isAllFurniture || (!surfaces && !outline)

/** Mask of an area; `seen` is what the network sees in the photo, if it has come. */
export function areaFound(
  photo: Photo,
  room: RoomLayout,
  { strokes, featherPx = 0, ...area }: MarkedArea,
  seen?: RoomLabels,
): AreaFound {
  // Whose labels of a picture they are shows in their confidence.
  const of = JSON.stringify([area, withoutMap(room), seen?.confidence])
  const found = foundIn.get(photo.data) ?? new Map<string, AreaFound>()
  foundIn.set(photo.data, found)
  const own = found.get(of) ?? withoutStrokes(photo, room, area, seen)
  found.delete(of)
  found.set(of, own)
  for (const oldest of found.keys()) if (found.size > MOST_FOUND) found.delete(oldest)
  const brushedMask = strokes.reduce(brushed, { ...own.mask, data: own.mask.data.slice() })
  return { mask: feathered(brushedMask, featherPx / SIGMAS_WIDE), isSure: own.isSure, isThing: own.isThing }
}

function withoutStrokes(
  photo: Photo,
  room: RoomLayout,
  { labels, outline, isWhole, isAllFurniture, isTapped, taps }: Omit<MarkedArea, 'strokes' | 'featherPx'>,
  seen: RoomLabels | undefined,
): AreaFound {
  if (outline) return { mask: isWhole ? outlineMask(photo, outline) : objectMask(photo, outline, taps), isSure: true }
  if (isAllFurniture)
    return { mask: seen ? allFurniture(photo, room, seen, { taps }) : newMask(photo.width, photo.height), isSure: true }
  const thing = isTapped && seen ? thingMask(photo, taps, seen) : undefined
  if (thing) return { mask: thing, isSure: true, isThing: true }
  const faces = [...new Set(labels.flatMap(facesOf))]
  const { mask, sureness } = findSurfaces(photo, room, faces, taps, seen)
  if (taps.length === 0) return { mask, isSure: isSure(sureness) }
  // Who has tapped twice, or has begun with a tap, has been asked often enough.
  if (isTapped || taps.length > 1) return { mask, isSure: true }
  const before = areaFound(photo, room, areaOfSurfaces(...labels), seen)
  return { mask, isSure: before.isSure || changedShare(before.mask, mask) >= LEAST_CHANGED }
}

/** A tap that changes less of what is marked has not settled a doubt. */
const LEAST_CHANGED = 0.02

/** Pixels in which two masks differ, as a share of those of the first. */
function changedShare({ data }: Mask, { data: after }: Mask): number {
  let [marked, changed] = [0, 0]
  for (const [pixel, value] of data.entries()) {
    const wasMarked = value >= MARKED
    if (wasMarked) marked++
    if (wasMarked !== (after[pixel] as number) >= MARKED) changed++
  }
  return changed / Math.max(1, marked)
}

/** Fills a drawn outline. */
function outlineMask({ width, height }: Photo, outline: readonly Vec2[]): Mask {
  const mask = newMask(width, height)
  for (let y = 0; y < height; y++) {
    const crossings = outline
      .flatMap(([x, top], index) => {
        const [nextX, bottom] = outline[(index + 1) % outline.length] as Vec2
        const isCrossed = top > y + 0.5 !== bottom > y + 0.5
        return isCrossed ? [x + ((y + 0.5 - top) / (bottom - top)) * (nextX - x)] : []
      })
      .sort((one, other) => one - other)
    for (let pair = 0; pair + 1 < crossings.length; pair += 2) {
      const [from, to] = [crossings[pair] as number, crossings[pair + 1] as number]
      mask.data.fill(255, y * width + Math.max(0, Math.round(from)), y * width + Math.min(width, Math.round(to)))
    }
  }
  return mask
}
