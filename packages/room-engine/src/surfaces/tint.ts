import type { Triple } from '../colour.ts'
import { cloudOf } from './colour-cloud.ts'
import { applyLookup, lookupOf } from './lookup.ts'
import type { Swatch } from './texture.ts'

/** A material stained so that its mean colour is another (OKLab): grain and joints stay as much lighter or darker as they were. */
export function tinted(swatch: Swatch, [lightness, a, b]: Triple): Swatch {
  const { mean } = cloudOf(swatch.photo)
  const lighter = lightness / Math.max(mean[0], 1e-3)
  const change = ([l, ownA, ownB]: Triple): Triple => [l * lighter, ownA - mean[1] + a, ownB - mean[2] + b]
  return { ...swatch, photo: applyLookup(swatch.photo, lookupOf(change)) }
}
