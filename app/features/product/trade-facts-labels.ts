import { numberFormat } from '#app/lib/formats'
import { m } from '#app/paraglide/messages.js'
import { type Locale, languageOf } from '../languages/languages'
import { type TradeFactName, type TradeFacts, tradeFactNames } from './trade-facts'

type InLanguage = { locale: Locale }
type Format = (value: number) => string
/** What a fact is called, and how its numbers are said. */
type Said = [
  name: (inputs: object, language: InLanguage) => string,
  value: (numbers: readonly number[], format: Format, language: InLanguage) => string,
]

const inCm: Said[1] = (lengths, format, language) =>
  m.in_cm({ size: lengths.map((length) => format(length / 10)).join(' × ') }, language)

const asCount: Said[1] = ([count = 0], format) => format(count)

const words: Record<TradeFactName, Said> = {
  mattress_mm: [m.fact_mattress, inCm],
  seat_height_mm: [m.fact_seat_height, inCm],
  seat_depth_mm: [m.fact_seat_depth, inCm],
  inside_mm: [m.fact_inside, inCm],
  doors: [m.fact_doors, asCount],
  drawers: [m.fact_drawers, asCount],
  shelves: [m.fact_shelves, asCount],
  clearance_mm: [m.fact_clearance, inCm],
  knee_mm: [m.fact_knee, inCm],
  weight_kg: [m.fact_weight, ([kg = 0], format, language) => m.fact_about_kg({ weight: format(kg) }, language)],
}

/** Diagonals of televisions in inches, as they are sold. */
const SCREENS = [32, 43, 50, 55, 65, 75, 85, 98]
/** Width of a screen of 16 to 9, in millimetres for each inch of its diagonal. */
const SCREEN_WIDTH = (25.4 * 16) / Math.hypot(16, 9)
/** A television looks steady with so much furniture beside it on both sides together. */
const BESIDE_SCREEN = 200

/** The largest television that a stand of this width suits, in inches; undefined where none does. */
export const screenFor = (widthMm: number): number | undefined =>
  SCREENS.findLast((inches) => inches * SCREEN_WIDTH <= widthMm - BESIDE_SCREEN)

/** A product's facts of the trade in a language, and for a television's stand the size that suits it. */
export function saidFacts(
  facts: TradeFacts | { wrong: string },
  { categorySlug, widthMm }: { categorySlug: string; widthMm: number },
  locale: Locale,
): { name: string; value: string }[] {
  const language = { locale }
  const numbers = numberFormat(languageOf(locale).localeCode, { maximumFractionDigits: 1 })
  const format = (value: number) => numbers.format(value)
  const screen = categorySlug === 'tv-stand' ? screenFor(widthMm) : undefined
  const known = 'wrong' in facts ? {} : facts
  return [
    ...(screen ? [{ name: m.fact_screen({}, language), value: m.fact_inches({ size: screen }, language) }] : []),
    ...tradeFactNames.flatMap((name) => {
      const given = known[name]
      const [called, said] = words[name]
      return given ? [{ name: called({}, language), value: said(given, format, language) }] : []
    }),
  ]
}
