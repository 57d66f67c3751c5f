import { numberFormat } from '#app/lib/formats'
import { m } from '#app/paraglide/messages.js'
import { localeCode } from '../catalogue/catalogue-labels'
import { NARROWEST, WIDEST } from './fit-search'
import type { Package } from './packing'

/** A length in the page's language, without its unit. */
export const inCm = (millimetres: number) =>
  numberFormat(localeCode(), { maximumFractionDigits: 1 }).format(millimetres / 10)

export function packageSides([length, width, height]: Package) {
  return { length: inCm(length), width: inCm(width), height: inCm(height) }
}

/** What is said of a measure that is none. */
export const wrongMeasure = () => m.fit_wrong({ from: NARROWEST, to: WIDEST })
