/** What a product is made of, or the finish it comes in. The message `material_<code>` says it in words. */
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

/** Colours as a shopper names them, in the order of a filter. The message `colour_<code>` says one in words. */
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
