import { paints } from '@vuong-tron/room-engine/surfaces/paints'
import { type Type, type } from 'arktype'
import { parseJson } from '#app/lib/parse-json'
import { type DoctorFunction, functionNames } from './functions'
import {
  designStyles,
  designTypes,
  engines,
  gardenTypes,
  houseAngles,
  interventions,
  maskLabels,
  materialNames,
  modeTypes,
  roomTypes,
} from './vocabulary'

const LONGEST_PROMPT = 500
export const LARGEST_SEED = 2 ** 31 - 1
const SMALLEST_EDGE_PX = 512
const LARGEST_EDGE_PX = 2048

/** Result formats; only PNG keeps unedited pixels identical. */
export const resultFormats = ['png', 'jpg', 'webp'] as const
export type ResultFormat = (typeof resultFormats)[number]

const MOST_POINTS = 9
/** A point in fractions, 0 to 1. */
const POINT = String.raw`[01](?:\.\d{1,6})?,[01](?:\.\d{1,6})?`

/** Normalises `Very Low` and `very-low` to `very_low`. */
export const spelled = (text: string) =>
  text
    .trim()
    .toLowerCase()
    .replace(/[\s_-]+/g, '_')

const oneOf = (values: readonly string[]) => type.string.pipe(spelled).to(type.enumerated(...values))
export const wholeNumber = (least: number, most: number) =>
  type(/^\s*\d{1,10}\s*$/)
    .pipe(Number)
    .to(`${least} <= number.integer <= ${most}`)
const fraction = (least: number, most: number) =>
  type(/^\s*-?\d{1,4}(?:\.\d{1,6})?\s*$/)
    .pipe(Number)
    .to(`${least} <= number <= ${most}`)
const yesOrNo = oneOf(['true', 'false', '1', '0', 'yes', 'no']).pipe((said) =>
  ['true', '1', 'yes'].includes(String(said)),
)
const prompt = type.string
  .pipe((text) => text.replaceAll('\r\n', '\n').trim())
  .to(type(/^[^\p{Cs}\0]*$/u).and(type.string.atMostLength(LONGEST_PROMPT)))

/** `2 X 2`: repeats of the texture in each direction. */
const tiling = (most: number) =>
  type(new RegExp(`^\\s*([1-${most}])\\s*x\\s*\\1\\s*$`, 'i')).pipe((text) => Number(text.trim()[0]))

/** A `#rrggbb` colour or a named one. */
const colour = type.string
  .pipe((text) => new Map<string, string>(Object.entries(paints)).get(spelled(text)) ?? text.trim().toLowerCase())
  .to(/^#[\da-f]{6}$/)
/** `floor|wall`, without duplicates. */
const labels = type.string
  .pipe((text) => [...new Set(text.split('|').map(spelled))])
  .to(
    type
      .enumerated(...maskLabels)
      .array()
      .atLeastLength(1),
  )

/** `0.42,0.81|0.6,0.9`: points on the surface, in fractions of the photo. */
const points = type(new RegExp(`^${POINT}(?:\\|${POINT}){0,${MOST_POINTS - 1}}$`)).pipe((text) =>
  text.split('|').map((point) => point.split(',').map(Number) as [number, number]),
)

/** `0.3,0.4,0.2,0.3`: left, top, width and height, in fractions of the photo. */
const box = type(new RegExp(`^${POINT},${POINT}$`))
  .pipe((text) => text.split(',').map(Number) as [number, number, number, number])
  .narrow(([left, top, width, height]) => width > 0 && height > 0 && left + width <= 1 && top + height <= 1)

/** `{"format":"webp","max_edge":1024}`, or a format alone. */
const output = type.string
  .pipe((text) => (text.trim().startsWith('{') ? parseJson(text) : { format: text }))
  .to({
    'format?': type.string
      .pipe((format) => spelled(format).replace('jpeg', 'jpg'))
      .to(type.enumerated(...resultFormats)),
    'max_edge?': `${SMALLEST_EDGE_PX} <= number.integer <= ${LARGEST_EDGE_PX}`,
    '+': 'reject',
  })

const file = type.instanceOf(File)

/** Fields of every call. */
const common = {
  image: file,
  'masked_image?': file,
  'design_type?': oneOf(designTypes),
  'ai_intervention?': oneOf(interventions),
  'no_design?': wholeNumber(1, 4),
  'design_style?': oneOf(designStyles),
  'room_type?': oneOf(roomTypes),
  'house_angle?': oneOf(houseAngles),
  'garden_type?': oneOf(gardenTypes),
  'prompt?': prompt,
  'seed?': wholeNumber(0, LARGEST_SEED),
  'engine?': oneOf(engines),
  'consent?': type.string.atMostLength(40),
  'max_edge?': wholeNumber(SMALLEST_EDGE_PX, LARGEST_EDGE_PX),
  'output?': output,
}

const design = { design_type: oneOf(designTypes), no_design: wholeNumber(1, 4), design_style: oneOf(designStyles) }
const redesign = { ...design, ai_intervention: oneOf(interventions), 'points?': points }
const place = { ...design, masked_image: file, 'strength?': wholeNumber(1, 10) }

/** Fields per function. */
const own = {
  redesign,
  perfect_redesign: { ...redesign, 'keep_structural_element?': yesOrNo },
  virtual_staging: redesign,
  fill_spaces: place,
  precision: { ...place, 'points?': points, 'grow_mask?': yesOrNo },
  decor_staging: design,
  furniture_removal: { masked_image: file, 'points?': points, 'grow_mask?': yesOrNo },
  colors_textures: {
    masked_image: file,
    design_type: oneOf(designTypes),
    no_design: wholeNumber(1, 4),
    'color?': colour,
    'materials?': oneOf(materialNames),
    'materials_type?': type.string.pipe(spelled).to(type.string.moreThanLength(0).atMostLength(40)),
  },
  design_transfer: { style_image: file, ai_intervention: oneOf(interventions) },
  floor_editor: { texture_image: file, no_of_texture: tiling(4), 'points?': points },
  material_swap: {
    masked_image: file,
    texture_image: file,
    no_of_texture: tiling(5),
    no_design: wholeNumber(2, 5),
  },
  texture_transfer: {
    masked_image: file,
    texture_image: file,
    'scale?': fraction(0.1, 10),
    'rotation?': fraction(-360, 360),
    'strength?': wholeNumber(1, 10),
  },
  room_composer: {
    masked_image: file,
    design_style: oneOf(designStyles),
    room_type: oneOf(roomTypes),
    ai_intervention: oneOf(['mid', 'extreme']),
    'mode_type?': oneOf(modeTypes),
  },
  create_mask_image: { labels, 'points?': points, 'box?': box },
} satisfies Record<DoctorFunction, object>

/** Common fields are optional, but some functions require them. */
const definitionOf = (name: DoctorFunction) => {
  const required = Object.keys(own[name]).map((key) => `${key}?`)
  const optional = Object.entries(common).filter(([key]) => !required.includes(key))
  return { ...Object.fromEntries(optional), ...own[name], '+': 'reject' } as const
}

/** Schema of each function's form. */
export const fields = Object.fromEntries(
  functionNames.map((name) => [name, type(definitionOf(name) as object)]),
) as unknown as Record<DoctorFunction, Type<object>>

/** All field names. */
export const fieldNames: ReadonlySet<string> = new Set(
  [common, ...Object.values(own)].flatMap((definition) => Object.keys(definition).map((key) => key.replace('?', ''))),
)
