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
  /** Negations stand behind what they are of. */
  negatesBefore?: true
  /** Two known words may be written as one. */
  hasCompounds?: true
  verbs: Record<'remove' | 'insert' | 'keep' | 'replace', string>
  targets: Record<'wall' | 'floor' | 'ceiling', string>
  colours: Record<keyof typeof paints, string>
  materials: Record<MaterialId, string>
  /** `other`: what stands in rooms and is not sold as a piece. */
  furniture: Record<FurnitureKind | 'other', string>
  /** Variants of a colour; the comparatives also stand alone, for a shade of what is there. */
  shades: Record<'light' | 'lighter' | 'dark' | 'darker', string>
  /** What people call styles, rooms and degrees besides a page's labels. */
  styles: Partial<Record<StyleId, string>>
  rooms: Partial<Record<RoomKind, string>>
  interventions: Partial<Record<Intervention, string>>
  /** The furniture as a whole. */
  furnishings: string
  /** Whatever was not named. */
  rest: string
  /** Words that point at what is there already: “this sofa in blue”. */
  these: string
  /** Verbs that say that what is named gets a colour: “paint the sofa blue”. */
  painting: string
  /** Verbs, of whatever other meaning, that say that a thing becomes what follows: “make the sofa blue”. */
  making: string
  /** Words that say that something is painted. */
  paint: string
  /** Words for what is not wished but another thing of its kind: “not white”, “instead of the sofa”. */
  negations: string
  /** Negations that may be passed over with what they are of: “nothing fancy”. */
  mildNegations: string
  /** Words before a piece that only says where: “behind the bed”. */
  locatives: string
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
