import type { FieldErrors, FormFields } from '#app/lib/form'
import type { MaterialCode } from '../catalogue/catalogue'
import type { CarryingFee, WardChoice } from '../delivery/delivery'
import type { Crate } from '../product/product'
import type { Supply } from '../stock/stock'
import type { PaymentWay, Quote, QuoteChange, WayRefusal } from './quote'
import type { QuoteIssue } from './quote-wish'

/** What the checkout's page shows. */
export type CheckoutView = {
  /** What the shopper sees of prices and terms, as the order is compared with it. */
  quote: string
  sums: Quote
  lines: {
    sku: string
    slug: string
    name: string
    finish: MaterialCode
    packageTier: string
    quantity: number
    unitPrice: number
    supply: Supply
  }[]
  issues: QuoteIssue[]
  days: { day: string; morning: boolean; afternoon: boolean }[]
  payments: { way: PaymentWay; refusal?: WayRefusal }[]
  provinces: { code: string; name: string }[]
  /** Wards of the chosen province. */
  wards: WardChoice[]
  /** The largest crate and the stairs that it needs, in millimetres. */
  crate?: { sides: [length: number, width: number, height: number]; stairs?: number }
  /** What carrying that crate costs without a lift, at the cheapest place while none is chosen. */
  carrying?: CarryingFee
  /** Crates for which access matters. */
  crates: Crate[]
  /** Fields that the shop knows on the page's first load: a signed-in customer's, and what was measured before. */
  known: FormFields
  /** What is wrong with the fields or missing so far; shown once a block is said to be done. */
  errors: FieldErrors
  /** What differs from the quote that was seen, once an order was refused for it. */
  changes?: QuoteChange[]
  /** The basket's key, with which every page of it makes one order; empty while nothing is in it. */
  key: string
}
