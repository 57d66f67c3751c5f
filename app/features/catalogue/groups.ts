/**
 * Precomputed counts: groups of products that filters cannot tell apart, by price step. The seed runs this file in
 * plain Node, so it imports nothing.
 */

/** Bands of product widths in mm, both ends included. */
export const widthBands = {
  '0-120': { from: 0, to: 1199 },
  '120-160': { from: 1200, to: 1600 },
  '160-200': { from: 1601, to: 2000 },
  '200-': { from: 2001, to: Number.MAX_SAFE_INTEGER },
} as const
export type WidthBand = keyof typeof widthBands
export const widthBandCodes = Object.keys(widthBands) as WidthBand[]

export const bandOf = (widthMm: number): WidthBand =>
  widthBandCodes.find((code) => widthMm <= widthBands[code].to) ?? '200-'

/** Price steps per power of ten: few products lie in a cut step, and few steps need summing. */
const STEPS_PER_POWER = 40

const stepStart = (step: number) => Math.ceil(10 ** (step / STEPS_PER_POWER))

/** Monotonic in the price. */
export function priceStepOf(price: number): number {
  const near = Math.max(0, Math.floor(Math.log10(Math.max(1, price)) * STEPS_PER_POWER))
  // Rounding may put the logarithm just beside a step's start.
  return stepStart(near + 1) <= price ? near + 1 : near
}

/** Price range of a step, both ends included. */
export const pricesOfStep = (step: number) => ({ from: step === 0 ? 0 : stepStart(step), to: stepStart(step + 1) - 1 })
