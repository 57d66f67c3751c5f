import { thingsSeen } from '@vuong-tron/room-engine/makeover/makeover'
import { classMask } from '@vuong-tron/room-engine/masks/class-map'
import { inverse } from '@vuong-tron/room-engine/masks/mask'
import { maskOfThings, type SurfaceMap } from '@vuong-tron/room-engine/masks/surface-map'
import type { RoomLabels } from '@vuong-tron/room-engine/network/label-room'
import type { Photo } from '@vuong-tron/room-engine/picture'
import type { SeenThing } from '@vuong-tron/room-engine/staging/turns'
import { type RoomLayout, withoutMap } from '../protocol.ts'
import { remembered } from './remembered.ts'
import { labelsOf } from './room-labels.ts'

type Place = { photo: Photo; room: RoomLayout; surfaces?: SurfaceMap; labels?: RoomLabels }

/** Floor in square metres that furniture takes before a room counts as furnished. */
const FURNISHED_M2 = 0.5

/** Furniture that stands in a photo; none where neither a map of its surfaces nor the network is there to say so. */
export async function furnitureIn(
  photo: Photo,
  room: RoomLayout,
  surfaces?: SurfaceMap,
): Promise<readonly SeenThing[]> {
  const labels = surfaces ? undefined : await labelsOf(photo)
  return furniture({ photo, room: withoutMap(room), surfaces, labels })
}

const furniture = remembered(
  ({ photo, room, surfaces, labels }: Place) => ({
    bytes: [photo.data, surfaces?.numbers],
    rest: [room, labels !== undefined],
  }),
  ({ photo, room, surfaces, labels }: Place) => {
    const mask = surfaces ? maskOfThings(surfaces, photo) : labels && classMask(photo, labels, 'furniture')
    return mask ? thingsSeen(room, inverse(mask)) : []
  },
)

export const isFurnished = (things: readonly SeenThing[]) =>
  things.reduce((sum, { solid }) => sum + solid.w * solid.d, 0) > FURNISHED_M2
