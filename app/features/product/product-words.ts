import { m } from '#app/paraglide/messages.js'
import { getLocale } from '#app/paraglide/runtime.js'
import type { Material } from '../catalogue/catalogue'
import { localeCode } from '../catalogue/catalogue-words'
import type { Verdict } from './fit-check'
import type { Package } from './packing'

/** The words of a product's page in its language. */

const MONTHS_PER_YEAR = 12

/** Whole years, where they are more than one: then the time is said in them. */
function inYears(months: number): number | undefined {
  const years = months / MONTHS_PER_YEAR
  return years > 1 && Number.isInteger(years) ? years : undefined
}

export function timeSpan(months: number) {
  const years = inYears(months)
  return years ? m.detail_years({ years }) : m.detail_months({ months })
}

export function warranty(months: number) {
  const years = inYears(months)
  return years ? m.detail_warranty_years({ years }) : m.detail_warranty_months({ months })
}

export const countryName = (code: string) => new Intl.DisplayNames(getLocale(), { type: 'region' }).of(code) ?? code

const inCm = (millimetres: number) =>
  new Intl.NumberFormat(localeCode(), { maximumFractionDigits: 1 }).format(millimetres / 10)

export function packageSides([length, width, height]: Package) {
  return { length: inCm(length), width: inCm(width), height: inCm(height) }
}

const care = {
  wood: m.care_wood,
  fabric: m.care_fabric,
  leather: m.care_leather,
  rattan: m.care_rattan,
  metal: m.care_metal,
  glass: m.care_glass,
  ceramic: m.care_ceramic,
  stone: m.care_stone,
  plastic: m.care_plastic,
  board: m.care_board,
  paint: m.care_paint,
}

const careOf: Record<Material, keyof typeof care> = {
  oak: 'wood',
  walnut: 'wood',
  ash: 'wood',
  black_oak: 'wood',
  linen: 'fabric',
  leather: 'leather',
  rattan: 'rattan',
  steel: 'metal',
  stainless_steel: 'metal',
  aluminium: 'metal',
  brass: 'metal',
  glass: 'glass',
  ceramic: 'ceramic',
  granite: 'stone',
  plaster: 'board',
  plastic: 'plastic',
  pvc: 'plastic',
  spc: 'plastic',
  mdf: 'board',
  plywood: 'board',
  water_paint: 'paint',
}

/** How to keep what is made of a material. */
export const careFor = (material: Material) => care[careOf[material]]()

const verdicts: Record<Verdict | 'incomplete', () => string> = {
  fits: m.fit_verdict_fits,
  tight: m.fit_verdict_tight,
  too_large: m.fit_verdict_too_large,
  incomplete: m.fit_verdict_incomplete,
}
export const verdictName = (verdict: Verdict | 'incomplete') => verdicts[verdict]()
