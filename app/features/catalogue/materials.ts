/** A material or finish, named by the message `material_<code>`. */
export type MaterialCode = (typeof materialCodes)[number]
export const materialCodes = [
  'oak',
  'walnut',
  'ash',
  'black_oak',
  'linen',
  'leather',
  'rattan',
  'steel',
  'stainless_steel',
  'glass',
  'ceramic',
  'granite',
  'plastic',
  'aluminium',
  'brass',
  'plaster',
  'pvc',
  'spc',
  'mdf',
  'water_paint',
  'plywood',
] as const

/** Where a text of the catalogue names its material, so that it can follow the finish. */
export const MATERIAL_PLACE = '{material}'

/** Shoppers' names for colours, in filter order; named by the message `colour_<code>`. */
export type ColourCode = (typeof colours)[number]
export const colours = [
  'light_wood',
  'brown',
  'black',
  'grey',
  'white',
  'beige',
  'metal',
  'gold',
  'red',
  'green',
  'blue',
] as const

/** Finishes with only one colour; cloth, leather and plastic come in any. */
export const colourOfFinish: Partial<Record<MaterialCode, ColourCode>> = {
  oak: 'light_wood',
  walnut: 'brown',
  ash: 'light_wood',
  black_oak: 'black',
  rattan: 'light_wood',
  plywood: 'light_wood',
  steel: 'metal',
  stainless_steel: 'metal',
  aluminium: 'metal',
  brass: 'gold',
}
