import { vat } from '../content/content'

/** VAT in percent on a day such as `2026-12-31`; an invoice has the rate of the day on which it is issued. */
export function vatPercentOn(day: string): number {
  const { percent, from, until } = vat.reduced
  return day >= from && day <= until ? percent : vat.percent
}

/** VAT contained in a gross amount, rounded to whole đồng; net and VAT make up the gross. */
export function vatIn(gross: number, percent: number): { net: number; vat: number } {
  const net = Math.round((gross * 100) / (100 + percent))
  return { net, vat: gross - net }
}
