import type { RoomGeometry } from '../geometry/layout.ts'
import { classMask, meanChance, withoutFloor } from '../masks/class-map.ts'
import { inverse, MARKED, type Mask } from '../masks/mask.ts'
import type { RoomLabels } from '../network/label-room.ts'
import type { Photo } from '../picture.ts'
import type { SeenThing } from '../staging/seen-thing.ts'
import { thingsSeen } from './things.ts'

/** Floor in square metres that furniture takes before a room counts as furnished. */
const FURNISHED_M2 = 0.5

/** Share of the picture from which furniture that its lower edge cuts makes a room furnished: its floor is unknown. */
const CUT_SHARE = 0.08

/** Mean chance of floor from which what the picture's lower edge cuts is doubted: often it is the floor itself. */
const FLOOR_AFTER_ALL = 0.15

/**
 * Furniture that stands in a photo; none where the network has not come. Furniture that the picture's lower edge cuts
 * has no place on the visible floor, and stands before everything.
 */
export const furnitureSeen = (photo: Photo, room: RoomGeometry, labels?: RoomLabels): readonly SeenThing[] =>
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
  things.reduce((sum, { solid }) => sum + solid.w * solid.d, 0) > FURNISHED_M2 ||
  things.some(({ solid, mask }) => solid.w === 0 && shareOf(mask) > CUT_SHARE)

const shareOf = ({ data }: Mask) => data.reduce((sum, value) => sum + (value >= MARKED ? 1 : 0), 0) / data.length
