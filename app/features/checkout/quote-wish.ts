import type { Half } from '../delivery/delivery'
import type { PaymentWay, WayRefusal } from './quote'

/** What a quote is asked for. */
export type QuoteWish = {
  lines: readonly { sku: string; quantity: number; packageTier?: string }[]
  place?: { provinceCode: string; wardCode: string; floor?: number; hasLift?: boolean; hasNarrowLane?: boolean }
  day?: string
  half?: Half
  payment?: PaymentWay
  voucher?: string
}

/** Why a quote cannot be ordered as it is. */
export type QuoteIssue =
  | { code: 'cart_empty' }
  | { code: 'line_gone'; sku: string }
  | { code: 'sold_out'; sku: string; left: number }
  | { code: 'place_unknown' | 'place_not_served' | 'floor_not_reached' }
  | { code: 'day_missing' | 'day_closed' | 'slot_full' }
  | { code: 'payment_refused'; reason: WayRefusal }
  | { code: 'voucher_refused'; reason: 'unknown' | 'over' | 'spent' | 'least' }
