import type { Triple } from '../colour.ts'
import type { Photo } from '../picture.ts'
import type { AnyMask } from './area.ts'
import { type ColourCloud, cloudOf } from './colour-cloud.ts'
import { applyLookup, type ColourChange, type Lookup, lookupOf } from './lookup.ts'
import { type Symmetric, sandwichProduct, timesVector, withLengths } from './symmetric.ts'

/** A photographer's settings; all 0 changes nothing. */
export type Mood = {
  /** Change of mid-tones, as a share of OKLab lightness. */
  brightness: number
  /** Relative change of contrast. */
  contrast: number
  /** Shift of white along OKLab's yellow axis; negative towards blue. */
  warmth: number
  /** Relative change of saturation. */
  colour: number
}

/** Variance below which colours count as noise. */
const NOISE = 1e-4
/** Limit of stretching: beyond it, noise and banding show. */
const MOST = 1.7

/**
 * The linear map between the means and covariances of two colour clouds that moves colours least (F. Pitié, A. Kokaram,
 * "The linear Monge-Kantorovitch linear colour mapping for example-based colour transfer", 2007).
 */
export function transferBetween(from: ColourCloud, to: ColourCloud): ColourChange {
  const settled = ({ spread }: ColourCloud): Symmetric => withLengths(spread, (length) => Math.max(0, length) + NOISE)
  const root = withLengths(settled(from), Math.sqrt)
  const unroot = withLengths(settled(from), (length) => 1 / Math.sqrt(length))
  const whole = sandwichProduct(unroot, withLengths(sandwichProduct(root, settled(to)), Math.sqrt))
  const matrix = withLengths(whole, (length) => Math.min(MOST, Math.max(1 / MOST, length)))
  return ([l, a, b]) => {
    const moved = timesVector(matrix, [l - from.mean[0], a - from.mean[1], b - from.mean[2]])
    return [moved[0] + to.mean[0], moved[1] + to.mean[1], moved[2] + to.mean[2]]
  }
}

const MIDDLE = 0.62

/** Keeps the lightness of black and white. */
export const moodChange =
  ({ brightness, contrast, warmth, colour }: Mood): ColourChange =>
  ([l, a, b]) => {
    const middling = 4 * l * (1 - l)
    const lightness = l + middling * (brightness + contrast * (l - MIDDLE))
    const stronger = (1 + colour) * (lightness / Math.max(l, 1e-3))
    return [lightness, a * stronger + warmth * 0.25 * l, b * stronger + warmth * l]
  }

/** Interpolates between no change and the whole. */
export const partly =
  (change: ColourChange, strength: number): ColourChange =>
  (colour) => {
    const moved = change(colour)
    return colour.map((value, axis) => value + ((moved[axis] as number) - value) * strength) as Triple
  }

/** Lookup that transfers a reference's colours to a photo. */
export const coloursOf = (photo: Photo, reference: Photo, strength = 0.85): Lookup =>
  lookupOf(partly(transferBetween(cloudOf(photo), cloudOf(reference)), strength))

export const inColoursOf = (photo: Photo, reference: Photo, strength?: number, mask?: AnyMask): Photo =>
  applyLookup(photo, coloursOf(photo, reference, strength), mask)

export const inMood = (photo: Photo, mood: Mood, strength = 1, mask?: AnyMask): Photo =>
  applyLookup(photo, lookupOf(partly(moodChange(mood), strength)), mask)
