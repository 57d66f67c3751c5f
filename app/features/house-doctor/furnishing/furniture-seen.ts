import { thingsSeen } from '@vuong-tron/room-engine/makeover/makeover'
import { classMask, meanChance, withoutFloor } from '@vuong-tron/room-engine/masks/class-map'
import { inverse, type Mask } from '@vuong-tron/room-engine/masks/mask'
import type { RoomLabels } from '@vuong-tron/room-engine/network/label-room'
import type { Photo } from '@vuong-tron/room-engine/picture'
import type { SeenThing } from '@vuong-tron/room-engine/staging/seen-thing'
import type { RoomLayout } from '../editor/protocol.ts'

/** Floor in square metres that furniture takes before a room counts as furnished. */
const FURNISHED_M2 = 0.5

/** Mean chance of floor from which what the picture's lower edge cuts is doubted: often it is the floor itself. */
const FLOOR_AFTER_ALL = 0.15

/**
 * Furniture that stands in a photo; none where the network has not come. Furniture that the picture's lower edge cuts
 * has no place on the visible floor, and stands before everything.
 */
export const furnitureSeen = (photo: Photo, room: RoomLayout, labels?: RoomLabels): readonly SeenThing[] =>
  labels
    ? thingsSeen(room, inverse(classMask(photo, labels, 'furniture')), { hasCut: true }).filter(
        ({ solid, mask }) => solid.w > 0 || meanChance(labels, 'floor', mask) < FLOOR_AFTER_ALL,
      )
    : []

/**
 * Where a photo of a furnished room shows no floor, nor things, which rugs are among, if the network has come; of the
 * network's size. Of an empty room all of the box's floor is free.
 */
export const coveredFloor = (things: readonly SeenThing[], labels?: RoomLabels): Mask | undefined =>
  labels && isFurnished(things) ? withoutFloor(labels) : undefined

export const isFurnished = (things: readonly SeenThing[]) =>
  things.reduce((sum, { solid }) => sum + solid.w * solid.d, 0) > FURNISHED_M2
