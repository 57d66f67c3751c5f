import { FACES } from '@vuong-tron/room-engine/geometry/room-box'
import { surfaceMask } from '@vuong-tron/room-engine/masks/masks'
import type { RoomLabels } from '@vuong-tron/room-engine/network/label-room'
import type { Photo } from '@vuong-tron/room-engine/picture'
import type { SeenThing } from '@vuong-tron/room-engine/staging/seen-thing'
import { coveredFloor, furnitureSeen } from '../../furnishing/furniture-seen.ts'
import { remembered } from '../../remembered.ts'
import { type RoomLayout, withoutMap } from '../protocol.ts'
import { labelsOf } from './room-labels.ts'

type Place = { photo: Photo; room: RoomLayout; labels?: RoomLabels }

/** Furniture that stands in a photo. */
export const furnitureIn = async (photo: Photo, room: RoomLayout, isSample = false): Promise<readonly SeenThing[]> =>
  (await placesTaken(photo, room, isSample)).things

/** Furniture that stands in a photo, and where it leaves no floor to stand on; of sample rooms the floor is known. */
export async function placesTaken(photo: Photo, room: RoomLayout, isSample = false) {
  const { labels } = await labelsOf(photo, isSample)
  const things = furniture({ photo, room, labels })
  return { things, covered: isSample ? undefined : coveredFloor(things, labels) }
}

const furniture = remembered(
  ({ photo, room, labels }: Place) => ({ bytes: [photo.data], rest: [withoutMap(room), labels?.confidence] }),
  // A sample room knows its surfaces.
  ({ photo, room, labels }: Place) =>
    furnitureSeen(photo, room, labels, room.surfaces && surfaceMask(photo, room, FACES)),
)
