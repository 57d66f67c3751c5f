import { coveredFloor, furnitureSeen } from '@vuong-tron/room-engine/makeover/furniture-seen'
import type { RoomLabels } from '@vuong-tron/room-engine/network/label-room'
import type { Photo } from '@vuong-tron/room-engine/picture'
import type { SeenThing } from '@vuong-tron/room-engine/staging/seen-thing'
import { remembered } from '../../remembered.ts'
import { type RoomLayout, withoutMap } from '../protocol.ts'
import { labelsOf } from './room-labels.ts'

type Place = { photo: Photo; room: RoomLayout; labels?: RoomLabels }

/** Furniture that stands in a photo. */
export const furnitureIn = async (photo: Photo, room: RoomLayout): Promise<readonly SeenThing[]> =>
  (await placesTaken(photo, room)).things

/** Furniture that stands in a photo, and where it leaves no floor to stand on; of sample rooms the floor is known. */
export async function placesTaken(photo: Photo, room: RoomLayout) {
  if (room.sample === 'bare') return { things: [] }
  const { labels } = await labelsOf(photo, room.sample !== undefined)
  const things = furniture({ photo, room: withoutMap(room), labels })
  return { things, covered: room.sample ? undefined : coveredFloor(things, labels) }
}

const furniture = remembered(
  ({ photo, room, labels }: Place) => ({ bytes: [photo.data], rest: [room, labels?.confidence] }),
  ({ photo, room, labels }: Place) => furnitureSeen(photo, room, labels),
)
