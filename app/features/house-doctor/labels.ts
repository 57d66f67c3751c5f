import type { FurnitureKind, Intervention, Language, Phrase } from '@vuong-tron/room-engine/makeover/makeover'
import type { RoomKind } from '@vuong-tron/room-engine/staging/templates/templates'
import type { MaterialId, Shade, StyleId } from '@vuong-tron/room-engine/surfaces/surfaces'
import { m } from '#app/paraglide/messages.js'

type Message = (inputs?: Record<never, never>, options?: { locale?: Language }) => string

export const OPERATIONS = ['recolour', 'retexture', 'remove', 'replace', 'insert'] as const
/** Operation of precision editing on a marked area. */
export type Operation = (typeof OPERATIONS)[number]

export const operationWords: Record<Operation, Message> = {
  recolour: m.house_doctor_operation_recolour,
  retexture: m.house_doctor_operation_retexture,
  remove: m.house_doctor_operation_remove,
  replace: m.house_doctor_operation_replace,
  insert: m.house_doctor_operation_insert,
}

/** Surfaces that are chosen by name instead of pointing. */
export const surfaceWords = {
  floor: m.house_doctor_surface_floor,
  wall: m.house_doctor_surface_walls,
  wall_back: m.house_doctor_surface_wall_back,
  wall_left: m.house_doctor_surface_wall_left,
  wall_right: m.house_doctor_surface_wall_right,
  ceiling: m.house_doctor_surface_ceiling,
} satisfies Record<string, Message>

export const materialWords: Record<MaterialId, Message> = {
  oak_planks: m.house_doctor_material_oak_planks,
  walnut_planks: m.house_doctor_material_walnut_planks,
  pale_oak_planks: m.house_doctor_material_pale_oak_planks,
  grey_oak_planks: m.house_doctor_material_grey_oak_planks,
  smoked_oak_planks: m.house_doctor_material_smoked_oak_planks,
  oak_herringbone: m.house_doctor_material_oak_herringbone,
  walnut_herringbone: m.house_doctor_material_walnut_herringbone,
  white_marble: m.house_doctor_material_white_marble,
  dark_marble: m.house_doctor_material_dark_marble,
  terrazzo: m.house_doctor_material_terrazzo,
  cement_tiles: m.house_doctor_material_cement_tiles,
  clay_tiles: m.house_doctor_material_clay_tiles,
  concrete: m.house_doctor_material_concrete,
  brick: m.house_doctor_material_brick,
  white_brick: m.house_doctor_material_white_brick,
  limewash: m.house_doctor_material_limewash,
  beige_limewash: m.house_doctor_material_beige_limewash,
  clay_limewash: m.house_doctor_material_clay_limewash,
  oak_slats: m.house_doctor_material_oak_slats,
  walnut_slats: m.house_doctor_material_walnut_slats,
  rattan: m.house_doctor_material_rattan,
  linen: m.house_doctor_material_linen,
  leather: m.house_doctor_material_leather,
}

/** Suggested wall colours in hexadecimal, without the number sign. */
export const wallColours: readonly { colour: string; name: Message }[] = [
  { colour: 'F4F1EA', name: m.house_doctor_paint_chalk },
  { colour: 'E6DCC9', name: m.house_doctor_paint_sand },
  { colour: 'C8B89E', name: m.house_doctor_paint_straw },
  { colour: 'B3BDA5', name: m.house_doctor_paint_sage },
  { colour: '5E7358', name: m.house_doctor_paint_moss },
  { colour: 'B9C9D0', name: m.house_doctor_paint_mist },
  { colour: '4F6B7C', name: m.house_doctor_paint_river },
  { colour: 'C98E74', name: m.house_doctor_paint_terracotta },
  { colour: 'D9B7AC', name: m.house_doctor_paint_blush },
  { colour: '8E8A86', name: m.house_doctor_paint_stone },
]

/** Shades of the colour that a surface has now. */
export const shadeWords: Record<Shade, Message> = {
  lighter: m.house_doctor_paint_lighter,
  darker: m.house_doctor_paint_darker,
}

export const furnitureWords: Record<FurnitureKind, Message> = {
  sofa: m.category_sofa,
  'coffee-table': m.category_coffee_table,
  'tv-stand': m.category_tv_stand,
  'decor-cabinet': m.category_decor_cabinet,
  bookshelf: m.category_bookshelf,
  bed: m.category_bed,
  wardrobe: m.category_wardrobe,
  'dressing-table': m.category_dressing_table,
  'dining-table': m.category_dining_table,
  'dish-cabinet': m.category_dish_cabinet,
  'wine-cabinet': m.category_wine_cabinet,
  'work-desk': m.category_work_desk,
  'study-desk': m.category_study_desk,
  'file-cabinet': m.category_file_cabinet,
  'shoe-cabinet': m.category_shoe_cabinet,
}

/** Styles offered for a makeover; API calls may name more. */
export const makeoverStyles = {
  modern: m.house_doctor_style_modern,
  minimalist: m.house_doctor_style_minimalist,
  scandinavian: m.house_doctor_style_scandinavian,
  japandi: m.house_doctor_style_japandi,
  wabi_sabi: m.house_doctor_style_wabi_sabi,
  indochine: m.house_doctor_style_indochine,
  tropical: m.house_doctor_style_tropical,
  coastal: m.house_doctor_style_coastal,
  mediterranean: m.house_doctor_style_mediterranean,
  industrial: m.house_doctor_style_industrial,
  neoclassical: m.house_doctor_style_neoclassical,
  quiet_luxury: m.house_doctor_style_quiet_luxury,
} satisfies Partial<Record<StyleId, Message>>

/** Those, and the styles of sets by their own names. */
export const styleWords: Readonly<Record<string, Message>> = {
  ...makeoverStyles,
  classic: m.house_doctor_style_classic,
}

export const roomWords: Record<RoomKind, Message> = {
  living: m.house_doctor_room_living,
  bedroom: m.house_doctor_room_bedroom,
  dining: m.house_doctor_room_dining,
  study: m.house_doctor_room_study,
  hall: m.house_doctor_room_hall,
}

export const interventionWords: Record<Intervention, Message> = {
  very_low: m.house_doctor_makeover_mood,
  low: m.house_doctor_makeover_paint,
  mid: m.house_doctor_makeover_floor,
  extreme: m.house_doctor_makeover_all,
}

/**
 * Labels with their meanings, for understanding instructions. A browser has only its page's language (LANG-10), so
 * every label is in that language there.
 */
export function labelsIn(locale: Language): Phrase[] {
  const labelled = <Kind extends Phrase['kind']>(kind: Kind, words: Record<string, Message>) =>
    Object.entries(words).map(([name, message]) => ({ kind, name, words: message({}, { locale }) }) as Phrase)
  const { remove, insert, replace, ...changes } = operationWords
  return [
    ...labelled('targets', surfaceWords),
    ...labelled('materials', materialWords),
    ...labelled('hex', Object.fromEntries(wallColours.map(({ colour, name }) => [colour, name]))),
    ...labelled('shades', shadeWords),
    ...labelled('furniture', furnitureWords),
    ...labelled('styles', makeoverStyles),
    ...labelled('rooms', roomWords),
    ...labelled('interventions', interventionWords),
    ...labelled('verbs', { remove, insert, replace }),
    // A named filler says more than the operation alone.
    ...labelled('fillers', changes),
  ]
}
