import { m } from '#app/paraglide/messages.js'
import { getLocale } from '../languages/locale'
import { weeksUntil } from '../stock/stock'
import type { FinishOffer } from './product'

export { packageSides, wrongMeasure } from './fit-labels'

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
