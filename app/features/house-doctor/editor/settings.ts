import type { FurnitureKind, Intervention } from '@vuong-tron/room-engine/makeover/makeover'
import type { Photo } from '@vuong-tron/room-engine/picture'
import type { SetStyle } from '@vuong-tron/room-engine/staging/room-set'
import type { Depth, MaterialId, StyleId } from '@vuong-tron/room-engine/surfaces/surfaces'
import type { PackageRoom } from '../../catalogue/catalogue.ts'
import type { Operation } from '../labels.ts'
import { type Instruction, NOTHING_SAID } from './spoken-instruction.ts'

/** What a visitor has set for the next change; what a tool does not ask for stays as it was. */
export type Settings = {
  /** Whether the hosted engine is asked; it knows fewer settings, and is not told those that are not shown with it. */
  isHosted: boolean
  floor: MaterialId
  surface: MaterialId
  turnDegrees: number
  /** How wide that is in metres which somebody has drawn around outside. */
  areaWidthM: number
  /** Percent. */
  strength: number
  colour: string
  /** A picture of a material, and how wide it is in the room. */
  sample?: Photo
  sampleWidthCm: number
  /** The picture whose mood is borrowed. */
  reference?: Photo
  /** How much of it: its mood, its wall colour too, or its floor as well. */
  borrowed: Depth
  kind: PackageRoom
  style: SetStyle
  /** 0 where money does not matter. */
  budgetVnd: number
  /** Counts the sets that were tried, so that each is another one. */
  variant: number
  /** The style of a whole room, how far it goes, and how many designs of it are made at once. */
  makeoverStyle: StyleId
  intervention: Intervention
  designs: number
  keepsStructure: boolean
  /** What somebody would like of a whole room. */
  wishes: Instruction
  /** What is placed: a piece of the range, or a thing cut out of a picture. */
  placed: 'range' | 'picture'
  category: FurnitureKind
  cutout?: Photo
  cutoutHeightCm: number
  hangs: boolean
  operation: Operation
  /** What somebody wants done to a marked area. */
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
