import type { Fields } from '../fields.schema.ts'
import type { interventions } from '../vocabulary.ts'

type Common = Fields<object>

export const words = (name = '') => name.replaceAll(/[_-]/g, ' ')
export const placePhrase = ({ room_type, house_angle, garden_type }: Common) =>
  words(room_type ?? garden_type) || (house_angle ? `the ${words(house_angle)}` : 'room')
export const stylePhrase = ({ design_style: style }: Common) =>
  style && style !== 'no_style' ? ` in ${words(style)} style` : ''

const DEGREES: Record<(typeof interventions)[number], string> = {
  very_low: 'Change light and colours only; everything stays.',
  low: 'Repaint the walls and change colours; furniture and floor stay.',
  mid: 'New floor, walls, textiles and decoration; furniture stays where it stands.',
  extreme: 'New furniture, floor, walls, textiles and decoration.',
}
export const degreePhrase = ({ ai_intervention: degree = 'mid' }: Common) => DEGREES[degree]

const FURNISHED: typeof DEGREES = {
  very_low: 'One main piece alone.',
  low: 'The main pieces alone.',
  mid: 'A whole set.',
  extreme: 'A whole set with textiles and decoration.',
}
export const setPhrase = ({ ai_intervention: degree = 'mid' }: Common) =>
  `${FURNISHED[degree]} Floor, walls and ceiling stay as they are.`

export const STRUCTURE = 'Keep camera, perspective, walls, windows and doors exactly where they are.'
export const LIGHT = 'Keep the light and the shadows of the photo.'

export const redesignPrompt = (fields: Fields<{ keep_structural_element?: boolean }>) =>
  `Redesign the ${placePhrase(fields)} of image 0${stylePhrase(fields)}. ${degreePhrase(fields)} ${fields.keep_structural_element === false ? '' : STRUCTURE}`

type LayingFields = { no_of_texture?: number; scale?: number; rotation?: number }

export const layingPrompt = (fields: LayingFields, sample: string) =>
  [`Lay the material of ${sample} on the marked surface of image 0, in its perspective.`, layingOf(fields), LIGHT].join(
    ' ',
  )

/** Laying of a sample, from the call's fields. */
function layingOf({ no_of_texture: repeats, scale, rotation }: LayingFields): string {
  const size = scale === undefined ? 'at a natural scale' : `at ${scale} times its natural scale`
  return `${[
    repeats ? `Show it ${repeats} times side by side and ${repeats} times one above the other` : `Show it ${size}`,
    ...(repeats && scale !== undefined ? [size] : []),
    ...(rotation ? [`turned by ${rotation} degrees anticlockwise`] : []),
  ].join(', ')}.`
}
