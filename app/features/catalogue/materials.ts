/** A material or finish, named by the message `material_<code>`. */
export type Material = (typeof materials)[number]
export const materials = [
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

/** Shoppers' names for colours, in filter order; named by the message `colour_<code>`. */
export type Colour = (typeof colours)[number]
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
