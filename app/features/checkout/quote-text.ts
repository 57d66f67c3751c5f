import { type } from 'arktype'
import { parseJson } from '#app/lib/parse-json'
import { paymentWays, type Quote } from './quote'

/** Reads what `textOfQuote` wrote. It comes from outside: it says what a shopper saw, and decides no amount. */

const amount = type.number.atLeast(0).divisibleBy(1)
const quoteText = type([
  type(['string', 'number', 'number', 'string', "'stock' | 'made' | 'out'"]).array(),
  [type.enumerated(...paymentWays), amount, amount],
  [amount, amount, amount, amount, amount],
  ['number', 'string', 'string', 'string', 'string'],
])

export function readQuote(text: string): Quote | undefined {
  const read = quoteText(parseJson(text))
  if (read instanceof type.errors) return
  const [lines, terms, sums, facts] = read
  const [goods, deliveryFee, carryingFee, discount, total] = sums
  const [vatPercent, termsId, zone, day, half] = facts
  const [way, dueNow, dueLater] = terms
  return {
    lines: lines.map(([sku, quantity, unitPrice, packageTier, supply]) => ({
      sku,
      quantity,
      unitPrice,
      packageTier,
      supply,
    })),
    terms: { way, dueNow, dueLater },
    goods,
    deliveryFee,
    carryingFee,
    discount,
    total,
    vatPercent,
    termsId,
    zone,
    day,
    half,
  }
}
