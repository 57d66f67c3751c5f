import { showerBox, toilet, tub, vanity } from './furniture/bathroom.ts'
import { bed, cot } from './furniture/beds.ts'
import type { Builder } from './furniture/builder.ts'
import { heap } from './furniture/clutter.ts'
import { plant } from './furniture/decor.ts'
import { fireplace, radiator } from './furniture/heating.ts'
import { island } from './furniture/kitchen.ts'
import { floorLamp } from './furniture/lamps.ts'
import { person } from './furniture/people.ts'
import { chair, sofa } from './furniture/seats.ts'
import { screenStand, shelves, storage } from './furniture/storage.ts'
import { desk, dining, table } from './furniture/tables.ts'

export const PIECES: Record<string, readonly Builder[]> = {
  living: [
    sofa,
    sofa,
    sofa,
    table,
    storage,
    shelves,
    screenStand,
    plant,
    floorLamp,
    fireplace,
    radiator,
    chair,
    heap,
    person,
  ],
  bedroom: [bed, bed, bed, storage, storage, desk, chair, cot, shelves, plant, radiator, heap, floorLamp],
  dining: [dining, dining, storage, shelves, chair, plant, radiator, fireplace, sofa, person],
  office: [desk, desk, shelves, storage, chair, heap, plant, radiator],
  hall: [storage, chair, heap, plant, radiator, person],
  bathroom: [vanity, vanity, toilet, tub, showerBox, storage, radiator],
  kitchen: [island, dining, storage, chair, table],
  bare: [chair, heap, radiator, plant, table],
}
