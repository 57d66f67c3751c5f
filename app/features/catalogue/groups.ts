/**
 * What the shop counts beforehand: products of a category that are alike as far as filters see them, by steps of price.
 * Node runs this file as it is when the seed counts: it imports nothing.
 */

/** Bands of a product's width in mm; both ends belong to the band. */
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

/** To each power of ten: fine enough that few products lie in the two steps which a price cuts, and few to add up. */
const STEPS_PER_POWER = 40

const stepStart = (step: number) => Math.ceil(10 ** (step / STEPS_PER_POWER))

/** The step a price belongs to; the higher the price, the higher the step. */
export function priceStepOf(price: number): number {
  const near = Math.max(0, Math.floor(Math.log10(Math.max(1, price)) * STEPS_PER_POWER))
  // The logarithm may be a hair beside the start of a step.
  return stepStart(near + 1) <= price ? near + 1 : near
}

/** The prices of a step, both ends included. */
export const pricesOfStep = (step: number) => ({ from: step === 0 ? 0 : stepStart(step), to: stepStart(step + 1) - 1 })
