import type { Triple } from '../colour.ts'
import { cloudOf } from './colour-cloud.ts'
import { applyLookup, lookupOf } from './lookup.ts'
import type { Swatch } from './texture.ts'

/** Stains a material to another mean colour (OKLab); relative lightness of grain and joints stays. */
export function tinted(swatch: Swatch, [lightness, a, b]: Triple): Swatch {
  const { mean } = cloudOf(swatch.photo)
  const lighter = lightness / Math.max(mean[0], 1e-3)
  const change = ([l, ownA, ownB]: Triple): Triple => [l * lighter, ownA - mean[1] + a, ownB - mean[2] + b]
  return { ...swatch, photo: applyLookup(swatch.photo, lookupOf(change)) }
}
