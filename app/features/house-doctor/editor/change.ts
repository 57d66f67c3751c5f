import type { PackageRoom } from '../../catalogue/catalogue.ts'
import type { Photo } from '../engine/picture.ts'
import type { SetStyle } from '../engine/staging/room-set.ts'
import type { MaterialId } from '../engine/surfaces/surfaces.ts'
import type { Area } from './area.ts'

/** What is done to the marked part of a photo. `strength` is 0 to 1. */
export type Change =
  | { does: 'lay'; material: MaterialId; turnDegrees: number; strength: number }
  /** A material of the visitor's own picture, so many metres wide. */
  | { does: 'lay-sample'; sample: Photo; widthM: number; turnDegrees: number; strength: number }
  /** A colour as designers write it, without the number sign. */
  | { does: 'paint'; colour: string; strength: number }
  /** A set of furniture from the range; `variant` counts the tries. */
  | { does: 'furnish'; kind: PackageRoom; style: SetStyle; budgetVnd?: number; variant: number }
  /** What is marked goes; behind it each face of the room goes on as where it is bare. */
  | { does: 'remove'; bare: Area }
  | { does: 'borrow-mood'; from: Photo; strength: number }
