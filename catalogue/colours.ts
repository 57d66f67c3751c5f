import type { ColourCode, MaterialCode } from '../app/features/catalogue/materials.ts'
import type { ProductSeed } from './import/columns.ts'
import seen from './models/colours.json' with { type: 'json' }

/** Finishes with only one colour; cloth, leather and plastic come in any. */
const colourOfFinish: Partial<Record<MaterialCode, ColourCode>> = {
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

/** A product's colours: the listed ones, or those of its model and other finishes. */
export function coloursOf({ slug, material, alsoIn = [], colours }: ProductSeed): ColourCode[] {
  const ofModel = (seen as Record<string, ColourCode[]>)[slug]
  const found = colours ?? [
    ...(ofModel ?? [colourOfFinish[material]]),
    ...alsoIn.map((finish) => colourOfFinish[finish]),
  ]
  return [...new Set(found.filter((colour) => colour !== undefined))]
}
