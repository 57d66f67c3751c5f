import { eq } from 'drizzle-orm'
import type { Database } from '#app/server/db/client'
import { vouchers } from '#app/server/db/schema'
import { company } from '../content/content'
import { termsOfToday } from '../content/content.server'
import {
  addDays,
  type CarryingFee,
  canCarry,
  carryingFee,
  carryingOf,
  type DeliveryWish,
  deliveryFee,
  halves,
  isOpenDay,
  shopDayOf,
  type Zone,
  zoneOf,
} from '../delivery/delivery'
import { findOfferedDays } from '../delivery/delivery.server'
import type { Locale } from '../languages/languages'
import { vatPercentOn } from '../orders/orders'
import { bulkyCratesOf, type Crate, type Package, packageOf, stairsFor } from '../product/product'
import { supplyLines } from '../stock/stock'
import { type BuyableVariant, findVariants } from '../stock/stock.server'
import {
  daysUntilReady,
  type PaymentWay,
  paymentWays,
  type Quote,
  type QuoteLine,
  refusalOfWay,
  sumUp,
  termsFor,
  type Voucher,
  type WayRefusal,
} from './quote'
import type { QuoteIssue, QuoteWish } from './quote-wish'

/** Deliveries in a half day of a zone. */
export const SLOT_CAPACITY = company.buying.value.deliveriesInHalfDay
const OFFERED_DAYS = 14

export type QuoteAnswer = {
  quote: Quote
  issues: QuoteIssue[]
  lines: (QuoteLine & { variant: BuyableVariant })[]
  zone?: Zone
  days: { day: string; morning: boolean; afternoon: boolean }[]
  ways: { way: PaymentWay; refusal?: WayRefusal }[]
  catalogue: number
  crate?: LargestCrate
  /** What carrying it costs without a lift, at the cheapest place while none is chosen. */
  carrying?: CarryingFee
  /** Those for which access matters. */
  crates: Crate[]
}

/** The largest crate of a delivery and the stairs that it needs, in millimetres. */
export type LargestCrate = { sides: Package; stairs?: number }

/** What a purchase costs now, what could be chosen instead, and what keeps it from being ordered (BUY-06). */
export async function makeQuote(db: Database, locale: Locale, wish: QuoteWish, now: number): Promise<QuoteAnswer> {
  const skus = [...new Set(wish.lines.map(({ sku }) => sku))]
  const { catalogue, variants } = await findVariants(db, locale, skus)
  const issues: QuoteIssue[] = skus.filter((sku) => !variants.has(sku)).map((sku) => ({ code: 'line_gone', sku }))
  if (skus.length === 0) issues.push({ code: 'cart_empty' })
  const lines = supplied(wish.lines, variants)
  for (const { sku, supply } of lines)
    if (supply.kind === 'out') issues.push({ code: 'sold_out', sku, left: supply.left })

  const { zone, issues: ofPlace } = readPlace(wish)
  issues.push(...ofPlace)
  const { voucher, issue } = await findVoucher(db, wish.voucher ?? '', goodsOf(lines), now)
  if (issue) issues.push(issue)
  const coming = lines.filter(({ supply }) => supply.kind !== 'out').map(({ variant }) => variant)
  const crate = largestCrateOf(coming)
  const sums = sumUp({ lines, ...feesOf(goodsOf(lines), crate, { zone, wish }), voucher })

  const readyDays = daysUntilReady(lines)
  const readyOn = readyDays > 0 ? addDays(shopDayOf(now), readyDays) : null
  const days = zone ? await findOfferedDays(db, { zone, readyOn, now, count: OFFERED_DAYS }, wish.day) : []
  const chosen = zone && chooseHalf(wish, days, { zone, readyOn, now })
  if (chosen?.issue) issues.push({ code: chosen.issue })

  const ways = paymentWays.map((way) => ({ way, refusal: refusalOfWay(way, sums.total, lines) }))
  const way = wish.payment ?? ways.find(({ refusal }) => !refusal)?.way ?? 'full'
  const reason = ways.find((one) => one.way === way)?.refusal
  if (reason) issues.push({ code: 'payment_refused', reason })

  const quote: Quote = {
    ...sums,
    lines: lines.map(({ sku, quantity, unitPrice, packageTier, supply }) => ({
      sku,
      quantity,
      unitPrice,
      packageTier,
      supply: supply.kind,
    })),
    terms: termsFor(way, sums.total, lines),
    vatPercent: vatPercentOn(shopDayOf(now)),
    termsId: await termsOfToday(),
    zone: zone?.id ?? '',
    day: chosen?.day ?? '',
    half: chosen?.half ?? '',
  }
  const carrying = crate && carryingOf(crate.sides, zone && [zone])
  return { quote, issues, lines, zone, days, ways, catalogue, crate, carrying, crates: bulkyCratesOf(coming) }
}

const supplied = (lines: QuoteWish['lines'], variants: ReadonlyMap<string, BuyableVariant>) =>
  supplyLines(lines, variants).map(({ packageTier = '', ...line }) => ({
    ...line,
    packageTier,
    unitPrice: line.variant.priceVnd,
  }))

const goodsOf = (lines: readonly QuoteLine[]) => sumUp({ lines, deliveryFee: 0, carryingFee: 0 }).goods

function readPlace({ place }: QuoteWish): { zone?: Zone & { isServed: true }; issues: QuoteIssue[] } {
  if (!place) return { issues: [{ code: 'place_unknown' }] }
  const zone = zoneOf(place.provinceCode, place.wardCode)
  if (!zone) return { issues: [{ code: 'place_unknown' }] }
  if (!zone.isServed) return { issues: [{ code: 'place_not_served' }] }
  return { zone, issues: canCarry(zone, accessOf(place)) ? [] : [{ code: 'floor_not_reached' }] }
}

const accessOf = ({ floor = 0, hasLift = false, hasNarrowLane = false }: NonNullable<QuoteWish['place']>) => ({
  floor,
  hasLift,
  hasNarrowLane,
})

function largestCrateOf(coming: readonly BuyableVariant[]): LargestCrate | undefined {
  const volumeOf = (sides: readonly number[]) => sides.reduce((product, side) => product * side, 1)
  const [sides] = coming.map(packageOf).sort((a, b) => volumeOf(b) - volumeOf(a))
  return sides && { sides, stairs: stairsFor(sides) }
}

function feesOf(goods: number, crate: LargestCrate | undefined, { zone, wish }: { zone?: Zone; wish: QuoteWish }) {
  if (!zone?.isServed || !wish.place || !crate) return { deliveryFee: 0, carryingFee: 0 }
  return {
    deliveryFee: deliveryFee(zone, goods),
    carryingFee: carryingFee(zone, accessOf(wish.place), crate.sides),
  }
}

async function findVoucher(
  db: Database,
  code: string,
  goods: number,
  now: number,
): Promise<{ voucher?: Voucher; issue?: QuoteIssue }> {
  if (!code) return {}
  const refuse = (reason: 'unknown' | 'over' | 'spent' | 'least') => ({
    issue: { code: 'voucher_refused' as const, reason },
  })
  const [found] = await db.select().from(vouchers).where(eq(vouchers.code, code))
  if (!found) return refuse('unknown')
  if (now < found.from || now >= found.until) return refuse('over')
  if (found.used >= found.most) return refuse('spent')
  return goods < found.least ? refuse('least') : { voucher: found }
}

type Chosen = { day: string; half: string; issue?: 'day_missing' | 'day_closed' | 'slot_full' }

/** The wanted half day, or the nearest free one with the reason; none before one is wanted. */
function chooseHalf({ day, half }: QuoteWish, days: QuoteAnswer['days'], delivery: DeliveryWish): Chosen {
  if (!day || !half) return { day: '', half: '', issue: 'day_missing' }
  const free = days.flatMap((one) => halves.filter((each) => one[each]).map((each) => ({ day: one.day, half: each })))
  const wanted = free.find((slot) => slot.day === day && slot.half === half)
  if (wanted) return wanted
  const later = free.filter((slot) => slot.day >= day)
  const [nearest = { day: '', half: '' }] = later.length > 0 ? later : free
  return { ...nearest, issue: isOpenDay(day, delivery) ? 'slot_full' : 'day_closed' }
}
