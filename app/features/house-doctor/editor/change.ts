import type { FillWish, FurnitureKind, Wish } from '@vuong-tron/room-engine/makeover/makeover'
import type { Photo } from '@vuong-tron/room-engine/picture'
import type { SetStyle } from '@vuong-tron/room-engine/staging/style'
import type { RoomKind } from '@vuong-tron/room-engine/staging/templates/templates'
import type { Depth, MaterialId } from '@vuong-tron/room-engine/surfaces/surfaces'
import type { SourceType } from '../export-mark.ts'
import type { Moved } from '../furnishing/arrangement.ts'

/** Change of the marked part of a photo. `strength` is 0 to 1. */
export type Change =
  | { does: 'lay'; material: MaterialId; turnDegrees: number; strength: number }
  /** Lays a material of the visitor's own picture, `widthM` metres wide. */
  | { does: 'lay-sample'; sample: Photo; widthM: number; turnDegrees: number; strength: number }
  /** `colour` is RGB in hexadecimal, without the number sign, or a shade of the present colour. */
  | { does: 'paint'; colour: string; strength: number }
  /** Places a set of furniture: around what the photo shows, or once that is taken out; `variant` counts the tries. */
  | ({
      does: 'furnish'
      kind: RoomKind
      style: SetStyle
      budgetVnd?: number
      variant: number
      goesAround: boolean
    } & Moved)
  /** Removes the marked thing and continues each face of the room behind it. */
  | { does: 'remove' }
  | { does: 'borrow-mood'; from: Photo; strength: number }
  /** Also takes over the picture's wall colour, and with depth `floor` the floor material nearest to its floor. */
  | { does: 'borrow-design'; from: Photo; depth: Exclude<Depth, 'look'> }
  /** Redesigns a whole room where floor and walls are bare, and removes marked things. */
  | ({ does: 'make-over' } & Wish & Moved)
  /** Fills the marked gap with pieces that fit. */
  | ({ does: 'fill' } & FillWish & Moved)
  /** Places one piece in the marked place, or in the place of what stands there; `variant` counts the tries. */
  | ({ does: 'place'; category: FurnitureKind; style: SetStyle; variant: number; replaces?: true } & Moved)
  /** Places a cut-out from the visitor's picture, `heightM` metres high, in the marked place. */
  | { does: 'place-picture'; picture: Photo; heightM: number; hangs: boolean }

/** True if the change is impossible without a marked area. */
export const needsMark = ({ does }: Change) => does !== 'furnish' && does !== 'make-over'

/** True if a change is shown as soon as it is chosen, because it is made in moments once its place is prepared. */
export const isShownAtOnce = (change: Change): change is Extract<Change, { does: 'lay' | 'lay-sample' | 'paint' }> =>
  change.does === 'lay' || change.does === 'lay-sample' || change.does === 'paint'

/** True if a change treats the floor and the walls of one area apart. */
export const isForFloorAndWalls = (change: Change | undefined) =>
  change?.does === 'make-over' || change?.does === 'borrow-design'

/** True if a change may lay a product of the range. */
export const mayLay = ({ does }: Change) => does === 'lay' || does === 'make-over' || does === 'borrow-design'

/** True if both changes make the same of the same place; pictures are compared by identity. */
export const isSameChange = (one: Change, other: Change) => {
  const [values, others] = [one, other] as [Record<string, unknown>, Record<string, unknown>]
  return Object.keys({ ...values, ...others }).every((name) => values[name] === others[name])
}

/** True if the change may place furniture of the range, whose pieces can be moved afterwards. */
export function needsRange(
  change: Change,
): change is Extract<Change, { does: 'furnish' | 'make-over' | 'fill' | 'place' }> {
  if (change.does === 'make-over') return change.intervention === 'mid' || change.intervention === 'extreme'
  return change.does === 'furnish' || change.does === 'fill' || change.does === 'place'
}

/** Source type of a file after a change, which includes the source types before. */
export const sourceOf = (change: Change, before: SourceType = 'algorithmicallyEnhanced'): SourceType =>
  before === 'compositeWithTrainedAlgorithmicMedia' || isMoodAlone(change) ? before : 'compositeSynthetic'

const isMoodAlone = (change: Change) =>
  change.does === 'borrow-mood' ||
  (change.does === 'make-over' && change.intervention === 'very_low' && !change.orders?.length)
