import { DAY } from '#app/lib/constants'
import { company } from '../content/company'
import { depositOf, ROUND_TO, type Supply } from '../stock/stock'

/** Sums of a purchase, in whole đồng (BUY-05, BUY-06). Prices include VAT. */

export const paymentWays = ['full', 'cash', 'deposit'] as const
export type PaymentWay = (typeof paymentWays)[number]

const { cashLimit } = company.buying.value

/** How long an order holds its pieces until its first payment. */
export const HOLD_TIME = { full: DAY, deposit: 3 * DAY, cash: undefined } as const satisfies Record<
  PaymentWay,
  number | undefined
>
export type QuoteLine = {
  sku: string
  quantity: number
  unitPrice: number
  /** Tier of its package; empty for a single piece. */
  packageTier: string
  supply: Supply
}

export type Voucher = { code: string; kind: 'amount' | 'percent'; value: number; least: number }

type Parts = { lines: readonly QuoteLine[]; deliveryFee: number; carryingFee: number; voucher?: Voucher }

export type Sums = { goods: number; deliveryFee: number; carryingFee: number; discount: number; total: number }

/** Sum of what can be had; lines that are out do not count. */
export function sumUp({ lines, deliveryFee, carryingFee, voucher }: Parts): Sums {
  const goods = lines
    .filter(({ supply }) => supply.kind !== 'out')
    .reduce((sum, { unitPrice, quantity }) => sum + unitPrice * quantity, 0)
  const discount = voucher ? discountOf(goods, voucher) : 0
  return { goods, deliveryFee, carryingFee, discount, total: goods + deliveryFee + carryingFee - discount }
}

/** A voucher takes from the goods alone, and never more than they cost. */
function discountOf(goods: number, { kind, value, least }: Voucher): number {
  if (goods < least) return 0
  return Math.min(goods, kind === 'amount' ? value : Math.floor((goods * value) / 100 / ROUND_TO) * ROUND_TO)
}

export type Terms = { way: PaymentWay; dueNow: number; dueLater: number }

/** What is due now and later; their sum is the total. Without a made piece, nothing is deposited. */
export function termsFor(way: PaymentWay, total: number, lines: readonly Supplied[]): Terms {
  const dueNow = way === 'full' ? total : way === 'cash' ? 0 : depositOf(total, depositPercentOf(lines))
  return { way, dueNow, dueLater: total - dueNow }
}

type Supplied = { supply: Supply }

/** An order has one deposit: the highest percentage of the pieces that are made for it. */
export const depositPercentOf = (lines: readonly Supplied[]): number =>
  Math.max(0, ...lines.map(({ supply }) => (supply.kind === 'made' ? supply.depositPercent : 0)))

export type WayRefusal = 'over_cash_limit' | 'made_to_order' | 'all_in_stock'

/** Why a way of paying does not apply; undefined if it does. It stays visible with its reason (design/buying.md). */
export function refusalOfWay(way: PaymentWay, total: number, lines: readonly QuoteLine[]): WayRefusal | undefined {
  const isMade = lines.some(({ supply }) => supply.kind === 'made')
  if (way === 'cash') return isMade ? 'made_to_order' : total > cashLimit ? 'over_cash_limit' : undefined
  return way === 'deposit' && !isMade ? 'all_in_stock' : undefined
}

/** Days until the last piece can leave the store. */
export const daysUntilReady = (lines: readonly QuoteLine[]): number =>
  Math.max(0, ...lines.map(({ supply }) => (supply.kind === 'made' ? supply.leadDays : 0)))

/** What a shopper agreed to; placing sends its hash (BUY-06). */
export type Quote = Sums & {
  lines: readonly { sku: string; quantity: number; unitPrice: number; packageTier: string; supply: Supply['kind'] }[]
  terms: Terms
  vatPercent: number
  termsId: string
  zone: string
  day: string
  half: string
}

/** The same quote has the same text, whatever the order of its lines. */
export function textOfQuote({ lines, terms, ...quote }: Quote): string {
  const sorted = lines.toSorted((a, b) => compare(`${a.sku} ${a.packageTier}`, `${b.sku} ${b.packageTier}`))
  return JSON.stringify([
    sorted.map(({ sku, quantity, unitPrice, packageTier, supply }) => [sku, quantity, unitPrice, packageTier, supply]),
    [terms.way, terms.dueNow, terms.dueLater],
    [quote.goods, quote.deliveryFee, quote.carryingFee, quote.discount, quote.total],
    [quote.vatPercent, quote.termsId, quote.zone, quote.day, quote.half],
  ])
}

const compare = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0)

/** How the quote of now differs from the one that the shopper saw. */
export type QuoteChange =
  | { kind: 'price'; sku: string; from: number; to: number }
  | { kind: 'made'; sku: string }
  | { kind: 'fee'; from: number; to: number }
  | { kind: 'discount'; from: number; to: number }
  | { kind: 'deposit'; from: number; to: number }
  | { kind: 'terms' }

/**
 * True if the shopper need not be asked again: nothing but amounts that fell. Anything else comes back marked
 * (decision 2 of buying).
 */
export const isNoWorse = (changes: readonly QuoteChange[]): boolean =>
  changes.every(
    (change) =>
      ((change.kind === 'price' || change.kind === 'fee' || change.kind === 'deposit') && change.to <= change.from) ||
      (change.kind === 'discount' && change.to >= change.from),
  )

type Seen = Pick<Quote, 'lines' | 'terms' | 'deliveryFee' | 'carryingFee' | 'discount' | 'termsId' | 'vatPercent'>

/** Changes of prices, fees, discount, deposit and terms between two quotes of the same lines. */
export function changesBetween(seen: Seen, now: Seen): QuoteChange[] {
  const changes: QuoteChange[] = []
  for (const line of now.lines) {
    const before = seen.lines.find(({ sku, packageTier }) => sku === line.sku && packageTier === line.packageTier)
    if (before && before.unitPrice !== line.unitPrice)
      changes.push({ kind: 'price', sku: line.sku, from: before.unitPrice, to: line.unitPrice })
    if (before && before.supply === 'stock' && line.supply === 'made') changes.push({ kind: 'made', sku: line.sku })
  }
  const [feeBefore, fee] = [seen.deliveryFee + seen.carryingFee, now.deliveryFee + now.carryingFee]
  if (feeBefore !== fee) changes.push({ kind: 'fee', from: feeBefore, to: fee })
  if (seen.discount !== now.discount) changes.push({ kind: 'discount', from: seen.discount, to: now.discount })
  const [deposit, depositNow] = [depositIn(seen.terms), depositIn(now.terms)]
  if (deposit !== undefined && depositNow !== undefined && deposit !== depositNow)
    changes.push({ kind: 'deposit', from: deposit, to: depositNow })
  if (seen.termsId !== now.termsId) changes.push({ kind: 'terms' })
  return changes
}

/** What is due now because a part is due later; undefined where all is due at once. */
const depositIn = ({ way, dueNow }: Terms) => (way === 'deposit' ? dueNow : undefined)
