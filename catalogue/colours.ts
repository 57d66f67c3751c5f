import { type ColourCode, colourOfFinish } from '../app/features/catalogue/materials.ts'
import type { ProductSeed } from './import/columns.ts'
import seen from './models/colours.json' with { type: 'json' }

/** A product's colours: the listed ones, or those of its model and other finishes. */
export function coloursOf({ slug, material, alsoIn = [], colours }: ProductSeed): ColourCode[] {
  const ofModel = (seen as Record<string, ColourCode[]>)[slug]
  const found = colours ?? [
    ...(ofModel ?? [colourOfFinish[material]]),
    ...alsoIn.map((finish) => colourOfFinish[finish]),
  ]
  return [...new Set(found.filter((colour) => colour !== undefined))]
}
