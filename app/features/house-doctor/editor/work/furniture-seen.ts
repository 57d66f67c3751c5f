import { thingsSeen } from '@vuong-tron/room-engine/makeover/makeover'
import { classMask } from '@vuong-tron/room-engine/masks/class-map'
import { inverse } from '@vuong-tron/room-engine/masks/mask'
import type { RoomLabels } from '@vuong-tron/room-engine/network/label-room'
import type { Photo } from '@vuong-tron/room-engine/picture'
import type { SeenThing } from '@vuong-tron/room-engine/staging/seen-thing'
import { type RoomLayout, withoutMap } from '../protocol.ts'
import { remembered } from './remembered.ts'
import { labelsOf } from './room-labels.ts'

type Place = { photo: Photo; room: RoomLayout; labels?: RoomLabels }

/** Floor in square metres that furniture takes before a room counts as furnished. */
const FURNISHED_M2 = 0.5

/**
 * Furniture that stands in a photo; none where the network has not come. Furniture that the picture's lower edge cuts
 * has no place on the visible floor, and stands before everything.
 */
export const furnitureIn = async (photo: Photo, room: RoomLayout): Promise<readonly SeenThing[]> =>
  furniture({ photo, room: withoutMap(room), labels: await labelsOf(photo) })

const furniture = remembered(
  ({ photo, room, labels }: Place) => ({ bytes: [photo.data], rest: [room, labels !== undefined] }),
  ({ photo, room, labels }: Place) =>
    labels ? thingsSeen(room, inverse(classMask(photo, labels, 'furniture')), { hasCut: true }) : [],
)

export const isFurnished = (things: readonly SeenThing[]) =>
  things.reduce((sum, { solid }) => sum + solid.w * solid.d, 0) > FURNISHED_M2
