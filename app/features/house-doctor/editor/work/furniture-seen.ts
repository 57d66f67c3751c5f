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

/** Furniture that stands in a photo, and where it leaves no floor to stand on; in a sample room none is looked for. */
export async function placesTaken(photo: Photo, room: RoomLayout, isSample = false) {
  if (isSample) return { things: [] }
  const { labels } = await labelsOf(photo)
  const things = furniture({ photo, room: withoutMap(room), labels })
  return { things, covered: coveredFloor(things, labels) }
}

const furniture = remembered(
  ({ photo, room, labels }: Place) => ({ bytes: [photo.data], rest: [room, labels?.confidence] }),
  ({ photo, room, labels }: Place) => furnitureSeen(photo, room, labels),
)
