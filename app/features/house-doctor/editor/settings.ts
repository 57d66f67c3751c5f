import type { FurnitureKind, Intervention, Wish } from '@vuong-tron/room-engine/makeover/makeover'
import type { Photo } from '@vuong-tron/room-engine/picture'
import { categoriesFor, type SetStyle } from '@vuong-tron/room-engine/staging/room-set'
import type { Depth, MaterialId, StyleId } from '@vuong-tron/room-engine/surfaces/surfaces'
import type { PackageRoom } from '../../catalogue/catalogue.ts'
import type { Operation } from '../labels.ts'
import type { OpenToolId } from '../tools.ts'
import type { Change } from './change.ts'
import { type Instruction, NOTHING_SAID, ordersOf } from './spoken-instruction.ts'

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
  look: StyleId
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
  look: 'japandi',
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

/** What a tool makes with these settings at once: one change, or one for each design. */
export function changesOf(tool: OpenToolId, settings: Settings): Change[] {
  const isInDesigns = tool === 'redesign' || tool === 'perfect_redesign'
  return Array.from({ length: isInDesigns ? settings.designs : 1 }, (_, index) => settings.variant + index).flatMap(
    (variant) => changeOf(tool, { ...settings, variant }) ?? [],
  )
}

/** The change that a tool makes with these settings; none where something is still missing. */
export function changeOf(tool: OpenToolId, settings: Settings): Change | undefined {
  const { turnDegrees, sample, sampleWidthCm, reference } = settings
  const strength = settings.strength / 100
  switch (tool) {
    case 'floor_editor':
      return { does: 'lay', material: settings.floor, turnDegrees, strength }
    case 'material_swap':
      return { does: 'lay', material: settings.surface, turnDegrees, strength }
    case 'colors_textures':
      return { does: 'paint', colour: settings.colour, strength }
    case 'texture_transfer':
      return sample && { does: 'lay-sample', sample, widthM: sampleWidthCm / 100, turnDegrees, strength }
    case 'design_transfer':
      return reference && borrowing(reference, settings)
    case 'virtual_staging': {
      const { kind, style, budgetVnd, variant } = settings
      return { does: 'furnish', kind, style, budgetVnd: budgetVnd || undefined, variant }
    }
    case 'redesign':
      return { does: 'make-over', ...wishOf(settings) }
    case 'perfect_redesign': {
      const { keepsStructure, wishes } = settings
      const orders = ordersOf(wishes)
      return orders && { does: 'make-over', ...wishOf(settings), keepsStructure, orders }
    }
    case 'fill_spaces': {
      const { kind, style, budgetVnd, variant } = settings
      const categories = categoriesFor(kind)
      return { does: 'fill', categories, style, budgetVnd: budgetVnd || undefined, most: MOST_IN_GAP, variant }
    }
    case 'decor_staging':
      return placing(settings)
    case 'precision':
      return operated(settings)
    case 'furniture_removal':
      return { does: 'remove' }
    case 'create_mask_image':
      return undefined
  }
}

/** More would stand in each other's way. */
const MOST_IN_GAP = 3

const wishOf = ({ look, kind, intervention, budgetVnd, variant }: Settings): Wish => ({
  style: look,
  kind,
  intervention,
  seed: variant,
  budgetVnd: budgetVnd || undefined,
})

function placing({ placed, category, style, variant, cutout, cutoutHeightCm, hangs }: Settings): Change | undefined {
  if (placed === 'range') return { does: 'place', category, style, variant }
  const heightM = cutoutHeightCm / 100
  return cutout && { does: 'place-picture', picture: cutout, heightM, hangs }
}

const borrowing = (from: Photo, { borrowed, strength }: Settings): Change =>
  borrowed === 'look'
    ? { does: 'borrow-mood', from, strength: strength / 100 }
    : { does: 'borrow-design', from, depth: borrowed }

function operated(settings: Settings): Change {
  const { operation, colour, surface, turnDegrees, category, style, variant } = settings
  const strength = settings.strength / 100
  switch (operation) {
    case 'recolour':
      return { does: 'paint', colour, strength }
    case 'retexture':
      return { does: 'lay', material: surface, turnDegrees, strength }
    case 'remove':
      return { does: 'remove' }
    case 'insert':
      return { does: 'fill', categories: [category], style, most: 1, variant }
  }
}
