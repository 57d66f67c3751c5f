import type { MaterialId } from './materials/materials.ts'
import type { Mood } from './mood.ts'

export type WoodName = 'oak' | 'walnut' | 'ash' | 'black_oak'

/** A style, from the smallest change to the largest. */
export type Style = {
  mood: Mood
  /** Paint of all walls, and of the front one; hex colours without the number sign. */
  wall: string
  accentWall: string
  floor: MaterialId
  /** Furniture categories, the most typical first, and their woods. */
  families: readonly string[]
  woods: readonly WoodName[]
}

const look = (brightness: number, contrast: number, warmth: number, colour: number): Mood => ({
  brightness,
  contrast,
  warmth,
  colour,
})

const living = ['sofa', 'coffee-table', 'tv-stand'] as const

export const styles = {
  modern: {
    mood: look(0.03, 0.12, -0.004, 0),
    wall: 'EEEDE9',
    accentWall: '8E9492',
    floor: 'grey_oak_planks',
    families: [...living, 'work-desk'],
    woods: ['walnut', 'black_oak'],
  },
  contemporary: {
    mood: look(0.04, 0.06, 0.002, -0.05),
    wall: 'E9E5DE',
    accentWall: 'A79F93',
    floor: 'pale_oak_planks',
    families: [...living, 'decor-cabinet'],
    woods: ['ash', 'walnut'],
  },
  minimalist: {
    mood: look(0.08, -0.05, 0, -0.25),
    wall: 'F3F1ED',
    accentWall: 'E4E1DB',
    floor: 'pale_oak_planks',
    families: living,
    woods: ['ash', 'oak'],
  },
  scandinavian: {
    mood: look(0.09, 0.02, -0.006, -0.1),
    wall: 'F4F2EC',
    accentWall: 'C6CFCB',
    floor: 'pale_oak_planks',
    families: [...living, 'bookshelf', 'dining-table'],
    woods: ['ash', 'oak'],
  },
  japandi: {
    mood: look(0.03, -0.04, 0.008, -0.15),
    wall: 'E7DFD2',
    accentWall: 'B9A88F',
    floor: 'oak_planks',
    families: [...living, 'bed'],
    woods: ['oak', 'black_oak'],
  },
  japanese: {
    mood: look(0, 0, 0.01, -0.1),
    wall: 'E9E2CF',
    accentWall: '8A9078',
    floor: 'oak_planks',
    families: ['coffee-table', 'bed', 'decor-cabinet', 'bookshelf'],
    woods: ['oak', 'ash'],
  },
  wabi_sabi: {
    mood: look(-0.02, -0.06, 0.01, -0.2),
    wall: 'D5C9B8',
    accentWall: 'B4A28C',
    floor: 'concrete',
    families: [...living, 'bookshelf'],
    woods: ['black_oak', 'oak'],
  },
  industrial: {
    mood: look(-0.03, 0.18, 0.004, -0.15),
    wall: 'C4C0BA',
    accentWall: '6E6A66',
    floor: 'concrete',
    families: [...living, 'file-cabinet', 'work-desk'],
    woods: ['black_oak', 'walnut'],
  },
  midcentury_modern: {
    mood: look(0, 0.1, 0.014, 0.12),
    wall: 'EDE6D6',
    accentWall: '7F8C6A',
    floor: 'walnut_herringbone',
    families: [...living, 'decor-cabinet', 'study-desk'],
    woods: ['walnut'],
  },
  bohemian: {
    mood: look(0, 0.05, 0.016, 0.18),
    wall: 'EADBC8',
    accentWall: 'B5714F',
    floor: 'cement_tiles',
    families: [...living, 'bookshelf', 'dressing-table'],
    woods: ['oak', 'walnut'],
  },
  rustic: {
    mood: look(-0.02, 0.08, 0.016, 0.05),
    wall: 'E2D5C0',
    accentWall: '9A7B5C',
    floor: 'smoked_oak_planks',
    families: ['dining-table', ...living, 'dish-cabinet'],
    woods: ['oak', 'walnut'],
  },
  farmhouse: {
    mood: look(0.06, 0.03, 0.006, -0.05),
    wall: 'F2EEE4',
    accentWall: 'A9B2A4',
    floor: 'grey_oak_planks',
    families: ['dining-table', 'dish-cabinet', ...living],
    woods: ['oak', 'ash'],
  },
  coastal: {
    mood: look(0.08, 0, -0.01, 0.04),
    wall: 'F1F1EC',
    accentWall: '9FB9C2',
    floor: 'pale_oak_planks',
    families: [...living, 'bed', 'dressing-table'],
    woods: ['ash', 'oak'],
  },
  mediterranean: {
    mood: look(0.05, 0.06, 0.014, 0.1),
    wall: 'F3E9DA',
    accentWall: 'C98E66',
    floor: 'clay_tiles',
    families: ['dining-table', ...living, 'wine-cabinet'],
    woods: ['oak', 'walnut'],
  },
  tropical: {
    mood: look(0.03, 0.06, 0.004, 0.18),
    wall: 'EFEDE0',
    accentWall: '5F7F67',
    floor: 'terrazzo',
    families: [...living, 'bed', 'wardrobe'],
    woods: ['oak', 'walnut'],
  },
  biophilic: {
    mood: look(0.04, 0.02, 0.002, 0.1),
    wall: 'E8EADF',
    accentWall: '8FA085',
    floor: 'oak_planks',
    families: [...living, 'bookshelf', 'study-desk'],
    woods: ['oak', 'ash'],
  },
  art_deco: {
    mood: look(-0.04, 0.2, 0.012, 0.12),
    wall: 'E4DACA',
    accentWall: '25454A',
    floor: 'dark_marble',
    families: ['sofa', 'wine-cabinet', 'dressing-table', 'decor-cabinet'],
    woods: ['black_oak', 'walnut'],
  },
  traditional: {
    mood: look(-0.01, 0.08, 0.014, 0.06),
    wall: 'E6DCC8',
    accentWall: '7C6A58',
    floor: 'walnut_herringbone',
    families: ['sofa', 'dining-table', 'dish-cabinet', 'bookshelf'],
    woods: ['walnut'],
  },
  neoclassical: {
    mood: look(0.06, 0.06, 0.006, -0.05),
    wall: 'EFEBE3',
    accentWall: 'C9C2B6',
    floor: 'oak_herringbone',
    families: ['sofa', 'dressing-table', 'dining-table', 'bed'],
    woods: ['ash', 'walnut'],
  },
  french_country: {
    mood: look(0.06, -0.02, 0.01, 0),
    wall: 'F0E8D9',
    accentWall: 'A7B3B8',
    floor: 'oak_herringbone',
    families: ['dining-table', 'dish-cabinet', 'dressing-table', 'sofa'],
    woods: ['oak', 'ash'],
  },
  indochine: {
    mood: look(-0.01, 0.08, 0.016, 0.1),
    wall: 'EFE4C8',
    accentWall: '5E7A6B',
    floor: 'cement_tiles',
    families: ['sofa', 'decor-cabinet', 'coffee-table', 'bed'],
    woods: ['walnut', 'black_oak'],
  },
  quiet_luxury: {
    mood: look(0.02, 0.02, 0.008, -0.1),
    wall: 'E5DDD1',
    accentWall: 'A8998A',
    floor: 'oak_herringbone',
    families: [...living, 'wardrobe', 'wine-cabinet'],
    woods: ['walnut', 'oak'],
  },
  luxurious: {
    mood: look(0, 0.16, 0.01, 0.08),
    wall: 'ECE5DA',
    accentWall: '3D4450',
    floor: 'white_marble',
    families: ['sofa', 'wine-cabinet', 'decor-cabinet', 'dining-table'],
    woods: ['walnut', 'black_oak'],
  },
  moroccan: {
    mood: look(-0.01, 0.1, 0.02, 0.2),
    wall: 'EBD9BE',
    accentWall: '2F6172',
    floor: 'cement_tiles',
    families: ['sofa', 'coffee-table', 'decor-cabinet'],
    woods: ['walnut', 'oak'],
  },
} as const satisfies Record<string, Style>

export type StyleId = keyof typeof styles

/** Names of other services for the same, or very similar, styles. */
const otherNames: Record<string, StyleId> = {
  minimalism: 'minimalist',
  japanese_design: 'japanese',
  zen: 'japanese',
  urban_modern: 'industrial',
  brutalist: 'industrial',
  retro: 'midcentury_modern',
  modern_farm_house: 'farmhouse',
  farmhouse_chic: 'farmhouse',
  cottage_core: 'farmhouse',
  coastal_modern: 'coastal',
  nautical: 'coastal',
  tuscan: 'mediterranean',
  bali: 'tropical',
  eco_friendly: 'biophilic',
  hollywood_glam: 'luxurious',
  hollywood_regency: 'art_deco',
  transitional: 'contemporary',
  colonial: 'indochine',
  victorian: 'traditional',
  georgian: 'traditional',
  shabby_chic: 'french_country',
  asian_decor: 'japanese',
  baroque: 'luxurious',
  bauhaus: 'modern',
  craftman: 'rustic',
  desert_modernism: 'mediterranean',
  eclectic: 'bohemian',
  edwardian: 'traditional',
  kids_room: 'scandinavian',
  maximalist: 'bohemian',
  mexican_hacienda: 'mediterranean',
  modern_arabic: 'moroccan',
  prairie: 'rustic',
  professional: 'contemporary',
  rococo: 'luxurious',
  romantic: 'french_country',
  safari: 'tropical',
  south_western: 'mediterranean',
  steampunk: 'industrial',
  traditional_arabic: 'moroccan',
  tudor_revival: 'traditional',
  vintage_glam: 'art_deco',
}

/** Looks a style up by any of its names. */
export function styleNamed(name: string): StyleId | undefined {
  const id = name
    .trim()
    .toLowerCase()
    .replace(/[\s-]+/g, '_')
  if (Object.hasOwn(styles, id)) return id as StyleId
  return Object.hasOwn(otherNames, id) ? otherNames[id] : undefined
}
