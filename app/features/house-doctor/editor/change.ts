import type { FillWish, FurnitureKind, Wish } from '@vuong-tron/room-engine/makeover/makeover'
import type { Photo } from '@vuong-tron/room-engine/picture'
import type { SetStyle } from '@vuong-tron/room-engine/staging/room-set'
import type { Depth, MaterialId } from '@vuong-tron/room-engine/surfaces/surfaces'
import type { PackageRoom } from '../../catalogue/catalogue.ts'
import type { SourceType } from '../export-mark.ts'

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
  | { does: 'remove' }
  | { does: 'borrow-mood'; from: Photo; strength: number }
  /** A picture's wall colour too, and with `floor` the material that is nearest to its floor. */
  | { does: 'borrow-design'; from: Photo; depth: Exclude<Depth, 'look'> }
  /** A whole room, as far as floor and walls are bare; what is marked goes. */
  | ({ does: 'make-over' } & Wish)
  /** The marked gap gets pieces of the range that fit into it. */
  | ({ does: 'fill' } & FillWish)
  /** One piece of the range in the marked place; `variant` counts the tries. */
  | { does: 'place'; category: FurnitureKind; style: SetStyle; variant: number }
  /** A thing that the visitor has cut out of a picture, so many metres high, in the marked place. */
  | { does: 'place-picture'; picture: Photo; heightM: number; hangs: boolean }

/** Whether a change is about what is marked, and nothing without it. */
export const needsMark = ({ does }: Change) => does !== 'furnish' && does !== 'make-over'

/** Whether furniture of the range may come with a change. */
export const needsRange = (change: Change): boolean => {
  if (change.does === 'make-over') return change.intervention === 'mid' || change.intervention === 'extreme'
  return change.does === 'furnish' || change.does === 'fill' || change.does === 'place'
}

/** How a file has to be marked after a change: what went into the picture before counts too. */
export const sourceOf = (change: Change, before: SourceType = 'algorithmicallyEnhanced'): SourceType =>
  before === 'compositeWithTrainedAlgorithmicMedia' || isMoodAlone(change) ? before : 'compositeSynthetic'

const isMoodAlone = (change: Change) =>
  change.does === 'borrow-mood' ||
  (change.does === 'make-over' && change.intervention === 'very_low' && !change.orders?.length)
