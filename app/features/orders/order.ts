import type { Half } from '../delivery/delivery'
import type { OrderState, ReturnState } from './order-states'
import type { ReturnReason, ReturnWished } from './returns'

/** Who ordered, and where to; kept as JSON with the order and erased as one (BUY-07). */
export type Customer = {
  name: string
  /** International, such as `+84901234567`. */
  phone: string
  email: string
  place: {
    provinceCode: string
    province: string
    wardCode: string
    ward: string
    street: string
    /** What the shopper typed of an old district. */
    oldPlace: string
    floor: number
    hasLift: boolean
    hasNarrowLane: boolean
    /** Version of the list of places, whose names are kept as they were. */
    version: string
  }
  invoice?: { name: string; taxCode: string; address: string; email: string }
  note: string
}

/** A line as it was shown when the order was placed. */
export type OrderLine = {
  sku: string
  name: string
  packageTier: string
  quantity: number
  unitPrice: number
  vatPercent: number
  fromStock: number
  facts: { widthMm: number; depthMm: number; heightMm: number; origin: string; warrantyMonths: number }
}

export type Delivery = { zone: string; day: string; half: Half; isFitted: boolean; changes: number }

export type OrderHead = {
  id: string
  code: string
  locale: string
  state: OrderState
  seq: number
  terms: 'full' | 'cash' | 'deposit'
  goods: number
  deliveryFee: number
  carryingFee: number
  discount: number
  total: number
  dueNow: number
  dueLater: number
  placedAt: number
  /** Version of the terms of service that it was placed under. */
  termsVersion: string
  /** Id of their text; null for orders from before it was kept. */
  termsId: string | null
}

/** Pieces that a customer wants to give back. */
export type AskedReturn = {
  id: string
  state: ReturnState
  askedAt: number
  reason: ReturnReason
  wanted: ReturnWished
  /** What the customer wrote; empty once the order is sealed. */
  note: string
  lines: { line: number; quantity: number }[]
  /** Why the shop refused it, in its words; null where nothing was said. */
  answer: string | null
}

/** An order as its page and the API show it. */
export type OrderView = OrderHead & {
  paid: number
  /** What went back of what came for it. */
  refunded: number
  /** When money last came for it; null if none did. */
  paidAt: number | null
  /** When its hold ends without a payment; null if it does not. */
  heldUntil: number | null
  customer: Customer | null
  lines: (OrderLine & { line: number })[]
  delivery: Delivery | undefined
  /** `reason`: why the customer cancelled, where something was said. */
  events: { toState: OrderState; event: string; at: number; reason?: string | null }[]
  returns: AskedReturn[]
}
