import { numberFormat } from '#app/lib/formats'
import { m } from '#app/paraglide/messages.js'
import { getLocale } from '#app/paraglide/runtime.js'
import { localeCode } from '../catalogue/catalogue-labels'
import { weeksUntil } from '../stock/stock'
import type { Shortage, Verdict } from './fit-check'
import { type Measure, NARROWEST, WIDEST } from './fit-search'
import type { Package } from './packing'
import type { FinishOffer } from './product'

const MONTHS_PER_YEAR = 12

/** Whole years, if there is more than one. */
function inYears(months: number): number | undefined {
  const years = months / MONTHS_PER_YEAR
  return years > 1 && Number.isInteger(years) ? years : undefined
}

/** The shop's warranty; imported products may have only the statutory one. */
export function warrantyTime(months: number) {
  if (months < 2) return months ? m.detail_month_one() : m.detail_warranty_none()
  const years = inYears(months)
  return years ? m.detail_years({ years }) : m.detail_months({ months })
}

export function warrantyTitle(months: number) {
  if (months < 2) return months ? m.detail_warranty_month_one() : m.detail_warranty_none()
  const years = inYears(months)
  return years ? m.detail_warranty_years({ years }) : m.detail_warranty_months({ months })
}

export const countryName = (code: string) => new Intl.DisplayNames(getLocale(), { type: 'region' }).of(code) ?? code

const inCm = (millimetres: number) => numberFormat(localeCode(), { maximumFractionDigits: 1 }).format(millimetres / 10)

export function packageSides([length, width, height]: Package) {
  return { length: inCm(length), width: inCm(width), height: inCm(height) }
}

const verdicts: Record<Verdict | 'incomplete', () => string> = {
  fits: m.fit_verdict_fits,
  tight: m.fit_verdict_tight,
  too_large: m.fit_verdict_too_large,
  incomplete: m.fit_verdict_incomplete,
}
export const verdictLabel = (verdict: Verdict | 'incomplete') => verdicts[verdict]()

const shortages: Record<Measure, (inputs: { length: string }) => string> = {
  door: m.fit_short_width,
  stairs: m.fit_short_width,
  liftDoor: m.fit_short_lift_door,
  liftWidth: m.fit_short_lift_width,
  liftDepth: m.fit_short_lift_depth,
  liftHeight: m.fit_short_lift_height,
}

/** What a passage lacks, in centimetres; undefined if no single measure is at fault. */
export const shortageLabel = (short?: Shortage<Measure>) =>
  short && shortages[short.measure]({ length: inCm(short.by) })

/** What is said of a measure that is none. */
export const wrongMeasure = () => m.fit_wrong({ from: NARROWEST, to: WIDEST })

/** How a finish can be had, in two or three words. */
export function finishSupply(offer: FinishOffer): string {
  if (offer.supply === 'made') return m.detail_finish_made({ weeks: weeksUntil(offer.leadDays) })
  return offer.supply === 'stock' ? m.detail_finish_in() : m.detail_finish_out()
}

/** How a finish can be had, in a sentence. */
export function stockSentence(offer: FinishOffer): string {
  if (offer.supply === 'made') return m.detail_stock_made({ weeks: weeksUntil(offer.leadDays) })
  return offer.supply === 'stock' ? m.detail_stock_in() : m.detail_stock_out()
}
