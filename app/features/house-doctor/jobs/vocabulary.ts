/**
 * What the fields of the fourteen calls may say, as data. Values are written `very_low`; `Very Low` and `very-low` are
 * the same (parameters.schema.ts).
 */
export const designTypes = ['interior', 'exterior', 'garden'] as const
export const interventions = ['very_low', 'low', 'mid', 'extreme'] as const
export const engines = ['auto', 'client', 'ai'] as const
export const houseAngles = ['side_of_house', 'front_of_house', 'back_of_house'] as const
export const modeTypes = ['dynamic_room', 'static_furniture'] as const

export const gardenTypes = [
  'backyard',
  'patio',
  'terrace',
  'front_yard',
  'courtyard',
  'pool_area',
  'porch',
  'playground',
] as const

export const roomTypes = [
  'living_room',
  'bedroom',
  'bathroom',
  'kitchen',
  'dining_room',
  'attic',
  'study',
  'study_room',
  'home_office',
  'kids_room',
  'nursery',
  'hallway',
  'entryway',
  'laundry_room',
  'walk_in_closet',
  'gaming_room',
  'balcony',
  'office',
  'meeting_room',
  'coffee_shop',
  'restaurant',
] as const

/** Without names that are somebody's mark. */
export const designStyles = [
  'no_style',
  'art_deco',
  'art_nouveau',
  'asian_decor',
  'bali',
  'baroque',
  'bauhaus',
  'biophilic',
  'bohemian',
  'brutalist',
  'candy_land',
  'christmas',
  'coastal',
  'coastal_modern',
  'colonial',
  'contemporary',
  'cosmic_chic',
  'cottage_core',
  'craftman',
  'cubism',
  'desert_modernism',
  'doodle',
  'eclectic',
  'eco_friendly',
  'edwardian',
  'farmhouse_chic',
  'french_country',
  'futuristic',
  'georgian',
  'glam_rock',
  'gothic',
  'halloween',
  'hollywood_glam',
  'hollywood_regency',
  'industrial',
  'japandi',
  'japanese_design',
  'kids_room',
  'luxurious',
  'maximalist',
  'mediterranean',
  'mexican_hacienda',
  'midcentury_modern',
  'minimalism',
  'minimalist',
  'modern',
  'modern_arabic',
  'modern_farm_house',
  'moroccan',
  'nautical',
  'neoclassical',
  'nordic_noir',
  'pop_art',
  'postmodern',
  'prairie',
  'professional',
  'psychedelic',
  'quiet_luxury',
  'retro',
  'rococo',
  'romantic',
  'rustic',
  'safari',
  'scandinavian',
  'shabby_chic',
  'sketch',
  'south_western',
  'steampunk',
  'traditional',
  'traditional_arabic',
  'transitional',
  'tropical',
  'tudor_revival',
  'tuscan',
  'urban_modern',
  'victorian',
  'vintage_glam',
  'zen',
] as const

/** Materials, and what each is to be had as. */
export const materials = {
  wood: ['oak', 'walnut', 'ash', 'teak', 'pine', 'acacia', 'bamboo'],
  tile: ['ceramic', 'porcelain', 'terrazzo', 'mosaic', 'terracotta'],
  stone: ['marble', 'granite', 'slate', 'travertine', 'limestone'],
  concrete: ['polished', 'raw', 'microcement'],
  brick: ['red', 'white', 'gray'],
  wallpaper: ['plain', 'striped', 'floral', 'geometric'],
  carpet: ['wool', 'sisal', 'shag'],
  fabric: ['cotton', 'linen', 'velvet', 'wool', 'boucle'],
  leather: ['smooth', 'suede'],
  metal: ['brass', 'steel', 'copper', 'black'],
  paint: ['matt', 'satin', 'gloss'],
} as const

/** What a mask can be made of (create_mask_image). */
export const maskLabels = ['floor', 'wall', 'wall_left', 'wall_back', 'wall_right', 'ceiling'] as const

const pick = <const Names extends readonly string[]>(names: Names): Names => names
export const materialNames = pick(Object.keys(materials) as (keyof typeof materials)[])
