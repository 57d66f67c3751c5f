import type { RoomKind } from '../../staging/templates/templates.ts'
import type { MaterialId } from '../../surfaces/materials/materials.ts'
import type { paints } from '../../surfaces/paints.ts'
import type { StyleId } from '../../surfaces/styles.ts'
import type { Intervention } from '../intervention.ts'

/**
 * Words of a language, one file per language code and a row in lexicons.ts. Phrases are lower case, with alternatives
 * separated by a bar; the first table with a phrase decides its meaning.
 */
export type Lexicon = {
  /** No spaces between words. */
  isUnspaced?: true
  /** Two known words may be written as one. */
  hasCompounds?: true
  verbs: Record<'remove' | 'insert' | 'keep', string>
  targets: Record<'wall' | 'floor' | 'ceiling', string>
  colours: Record<keyof typeof paints, string>
  materials: Record<MaterialId, string>
  furniture: Record<FurnitureKind, string>
  /** Lighter and darker variants of a colour. */
  shades: Record<'light' | 'lighter' | 'darker', string>
  /** What people call styles, rooms and degrees besides a page's labels. */
  styles: Partial<Record<StyleId, string>>
  rooms: Partial<Record<RoomKind, string>>
  interventions: Partial<Record<Intervention, string>>
  /** The furniture, or whatever was not named. */
  rest: string
  /** Words that say that something is painted. */
  paint: string
  /** Words that turn round what others say, or ask for what no change can do. */
  turns: string
  /** Such words where they are not told apart by spaces. */
  turning?: RegExp
  /** Endings of adjectives and plurals, longest first. */
  endings?: readonly string[]
  /** Between instructions. */
  joints: string
  /** Words without effect. */
  fillers: string
}

/** Furniture, by category. */
export type FurnitureKind =
  | 'bed'
  | 'wardrobe'
  | 'tv-stand'
  | 'shoe-cabinet'
  | 'bookshelf'
  | 'study-desk'
  | 'dressing-table'
  | 'work-desk'
  | 'decor-cabinet'
  | 'coffee-table'
  | 'wine-cabinet'
  | 'sofa'
  | 'dining-table'
  | 'dish-cabinet'
  | 'file-cabinet'
