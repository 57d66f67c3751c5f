import type { Mask } from '@vuong-tron/room-engine/masks/mask'
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
  furniture({ photo, room: withoutMap(room), labels: (await labelsOf(photo, isSample)).labels })

/** Where a photo shows no floor to stand on. */
export const coveredIn = async (photo: Photo, isSample = false): Promise<Mask | undefined> => {
  const { labels } = await labelsOf(photo, isSample)
  return labels && covered({ photo, labels })
}

const covered = remembered(
  ({ photo, labels }: { photo: Photo; labels: RoomLabels }) => ({ bytes: [photo.data], rest: labels.confidence }),
  ({ photo, labels }: { photo: Photo; labels: RoomLabels }) => coveredFloor(photo, labels),
)

const furniture = remembered(
  ({ photo, room, labels }: Place) => ({ bytes: [photo.data], rest: [room, labels?.confidence] }),
  ({ photo, room, labels }: Place) => furnitureSeen(photo, room, labels),
)
