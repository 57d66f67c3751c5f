import type { FurnitureKind, Intervention } from '@vuong-tron/room-engine/makeover/makeover'
import type { Photo } from '@vuong-tron/room-engine/picture'
import type { SetStyle } from '@vuong-tron/room-engine/staging/style'
import type { RoomKind } from '@vuong-tron/room-engine/staging/templates/templates'
import type { Depth, MaterialId, StyleId } from '@vuong-tron/room-engine/surfaces/surfaces'
import type { Operation } from '../labels.ts'
import { type Instruction, NOTHING_SAID } from './spoken-instruction.ts'

/** The visitor's settings for the next change. Settings that a tool does not show keep their values. */
export type Settings = {
  /** The hosted engine does the change. It has fewer settings, and only visible ones are sent to it. */
  isHosted: boolean
  floor: MaterialId
  surface: MaterialId
  turnDegrees: number
  /** Real width in metres of the marked area in an outdoor photo. */
  areaWidthM: number
  /** In percent. */
  strength: number
  /** In hexadecimal, without the number sign, or a shade of the present colour. */
  colour: string
  /** A picture of a material; `sampleWidthCm` is its real width. */
  sample?: Photo
  sampleWidthCm: number
  /** The picture whose mood is transferred. */
  reference?: Photo
  /** How much is transferred: the mood, also the wall colour, or also the floor. */
  borrowed: Depth
  kind: RoomKind
  style: SetStyle
  /** 0 for no limit. */
  budgetVnd: number
  /** A set stands around the furniture of the photo; otherwise that is taken out first. */
  goesAround: boolean
  /** Counts the tried sets, so that each differs from the last. */
  variant: number
  /** Style of a makeover, its extent, and the number of designs per run. */
  makeoverStyle: StyleId
  intervention: Intervention
  designs: number
  keepsStructure: boolean
  /** Wishes for a makeover in words. */
  wishes: Instruction
  /** Placed item: a piece of the range, or a cut-out of a picture. */
  placed: 'range' | 'picture'
  category: FurnitureKind
  cutout?: Photo
  cutoutHeightCm: number
  hangs: boolean
  operation: Operation
  /** Instruction for a marked area. */
  instruction: Instruction
}

export const usualSettings: Settings = {
  isHosted: false,
  floor: 'oak_planks',
  surface: 'limewash',
  turnDegrees: 0,
  areaWidthM: 4,
  strength: 100,
  colour: 'B3BDA5',
  sampleWidthCm: 60,
  borrowed: 'look',
  kind: 'living',
  style: 'scandinavian',
  budgetVnd: 0,
  goesAround: true,
  variant: 0,
  makeoverStyle: 'japandi',
  intervention: 'mid',
  designs: 1,
  keepsStructure: true,
  wishes: NOTHING_SAID,
  placed: 'range',
  category: 'decor-cabinet',
  cutoutHeightCm: 60,
  hangs: false,
  operation: 'recolour',
  instruction: NOTHING_SAID,
}
