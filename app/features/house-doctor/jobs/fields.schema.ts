import { paints } from '@vuong-tron/room-engine/surfaces/paints'
import { type } from 'arktype'
import { parseJson } from '#app/lib/parse-json.ts'
import {
  designStyles,
  designTypes,
  engineNames,
  gardenTypes,
  houseAngles,
  interventions,
  LONGEST_PROMPT,
  roomTypes,
} from './vocabulary.ts'

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

export const oneOf = <const Value extends string>(values: readonly Value[]) =>
  type.string.pipe(
    (text, context) => values.find((value) => value === spelled(text)) ?? context.error(values.join(' or ')),
  )
export const wholeNumber = (least: number, most: number) =>
  type(/^\s*\d{1,10}\s*$/)
    .pipe(Number)
    .to(`${least} <= number.integer <= ${most}`)
export const fraction = (least: number, most: number) =>
  type(/^\s*-?\d{1,4}(?:\.\d{1,6})?\s*$/)
    .pipe(Number)
    .to(`${least} <= number <= ${most}`)
export const yesOrNo = oneOf(['true', 'false', '1', '0', 'yes', 'no']).pipe((answer) =>
  ['true', '1', 'yes'].includes(answer),
)
const prompt = type.string
  .pipe((text) => text.replaceAll('\r\n', '\n').trim())
  .to(type(/^[^\p{Cs}\0]*$/u).and(type.string.atMostLength(LONGEST_PROMPT)))

export const shortWord = type.string.pipe(spelled).to(type.string.moreThanLength(0).atMostLength(40))

/** `2 X 2`: repeats of the texture in each direction. */
export const tiling = (most: number) =>
  type(new RegExp(`^\\s*([1-${most}])\\s*x\\s*\\1\\s*$`, 'i')).pipe((text) => Number(text.trim()[0]))

/** A `#rrggbb` colour or a named one. */
export const colour = type.string
  .pipe((text) => new Map<string, string>(Object.entries(paints)).get(spelled(text)) ?? text.trim().toLowerCase())
  .to(/^#[\da-f]{6}$/)
/** `floor|wall`, without duplicates. */
export const severalOf = <const Value extends string>(values: readonly Value[]) =>
  type.string.pipe((text) => [...new Set(text.split('|').map(spelled))]).to(oneOf(values).array())

/** `0.42,0.81|0.6,0.9`: points on the surface, in fractions of the photo. */
export const points = type(new RegExp(`^${POINT}(?:\\|${POINT}){0,${MOST_POINTS - 1}}$`)).pipe((text) =>
  text.split('|').map((point) => point.split(',').map(Number) as [number, number]),
)

/** `0.3,0.4,0.2,0.3`: left, top, width and height, in fractions of the photo. */
export const box = type(new RegExp(`^${POINT},${POINT}$`))
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

export const fileField = type.instanceOf(File)
export const designType = oneOf(designTypes)
export const designStyle = oneOf(designStyles)
export const intervention = oneOf(interventions)

/** Fields of every call. A function requires some of them and adds its own. */
export const commonFields = type({
  image: fileField,
  'masked_image?': fileField,
  'design_type?': designType,
  'ai_intervention?': intervention,
  'no_design?': wholeNumber(1, 4),
  'design_style?': designStyle,
  'room_type?': oneOf(roomTypes),
  'house_angle?': oneOf(houseAngles),
  'garden_type?': oneOf(gardenTypes),
  'prompt?': prompt,
  'seed?': wholeNumber(0, LARGEST_SEED),
  'engine?': oneOf(engineNames),
  // Version of the consent text for the hosted engine.
  'consent?': type.string.atMostLength(40),
  'max_edge?': wholeNumber(SMALLEST_EDGE_PX, LARGEST_EDGE_PX),
  'output?': output,
})

export type CommonForm = typeof commonFields.infer
/** A validated form with the fields of any function. */
export type Parameters = CommonForm & {
  texture_image?: File
  style_image?: File
} & Record<string, unknown>

export type PictureField = 'image' | 'masked_image' | 'texture_image' | 'style_image'
/** Fields of a call without pictures; `Own` are fields of single functions. */
export type Fields<Own = Record<string, unknown>> = Omit<CommonForm, PictureField> & Own
export type Points = readonly (readonly [number, number])[]

/** Fields that several functions require. */
export const design = { design_type: designType, no_design: wholeNumber(1, 4), design_style: designStyle } as const

/** Each design type requires its kind of place. */
const kindOfPlace = { interior: 'room_type', exterior: 'house_angle', garden: 'garden_type' } as const

/** Names the missing field for the kind of place. */
export function lacksPlace(
  fields: Pick<Fields<object>, 'design_type' | (typeof kindOfPlace)['interior' | 'exterior' | 'garden']>,
) {
  const place = kindOfPlace[fields.design_type ?? 'interior']
  return fields[place] ? [] : [place]
}
