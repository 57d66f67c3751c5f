import { type } from 'arktype'
import type { FormFields } from '#app/lib/form'
import { normaliseEmail } from '../auth/account/account'
import { displayNameSchema, emailSchema } from '../auth/account/account.schema'
import { measureFields } from '../delivery/delivery'
import { internationalPhone } from '../orders/orders.schema'
import { paymentWays } from './quote'

/** What a purchase needs to know, as the API takes it; the form's flat fields become the same (BUY-07). */

/** Lines of text that go into letters and onto labels: no control characters. */
const line = (most: number) =>
  type.string.pipe((text) => text.trim()).to(type(/^[^\p{Cc}\p{Cs}]*$/u).and(type.string.atMostLength(most)))
const filledLine = (most: number) =>
  type.string.pipe((text) => text.trim()).to(type(/^[^\p{Cc}\p{Cs}]+$/u).and(type.string.atMostLength(most)))

const sku = type(/^[a-z\d-]{1,80}:[a-z_]{1,30}$/)
const HIGHEST_FLOOR = 80

const placeSchema = type({
  provinceCode: /^\d{2}$/,
  wardCode: /^\d{5}$/,
  street: filledLine(200),
  'oldPlace?': line(120),
  'floor?': type.number.atLeast(0).atMost(HIGHEST_FLOOR).divisibleBy(1),
  'hasLift?': 'boolean',
  'hasNarrowLane?': 'boolean',
  '+': 'reject',
})

/**
 * Tax codes have ten digits, branches three more; of people and household businesses it is the twelve digits of their
 * identity card since 1 July 2025 (Circular 86/2024/TT-BTC).
 */
const TAX_CODE = /\d{10}(?:-\d{3})?|\d{12}/.source

const invoiceSchema = type({
  name: filledLine(200),
  taxCode: type.string.pipe((text) => text.replace(/\s/g, '')).to(new RegExp(`^(?:${TAX_CODE})$`)),
  address: filledLine(300),
  email: emailSchema,
  '+': 'reject',
})

export const cartLineSchema = type({
  sku,
  quantity: type.number.atLeast(1).atMost(99).divisibleBy(1),
  'packageTier?': "'basic' | 'standard' | 'premium' | 'luxury' | ''",
  '+': 'reject',
})

const half = type("'morning' | 'afternoon'")
const day = type(/^\d{4}-\d\d-\d\d$/)
const voucher = type.string
  .pipe((text) => text.trim().toUpperCase())
  .to(type(/^[A-Z\d-]*$/).and(type.string.atMostLength(30)))

/** Empty unless the invoice is wanted, where it must be filled. */
const ofInvoice = (most: number) =>
  line(most).narrow(
    (value, traversal) =>
      value !== '' || (traversal.root as FormFields).wantsInvoice !== 'on' || traversal.reject('missing'),
  )

const SLOT = /^\d{4}-\d\d-\d\d (?:morning|afternoon)$/

/** The form of the page, with flat fields as browsers send them. */
export const checkoutForm = type({
  name: displayNameSchema,
  phone: internationalPhone,
  email: type.string.pipe(normaliseEmail).to(type("''").or(emailSchema)),
  province: /^\d{2}$/,
  ward: /^\d{5}$/,
  street: filledLine(200),
  oldPlace: line(120),
  floor: type.string.pipe((text) => text.trim()).to(/^(?:[0-7]?\d)?$/),
  lift: "'' | 'on'",
  lane: "'' | 'on'",
  // They are asked for advice alone, so that none of them refuses an order.
  ...measureFields(type.string),
  slot: SLOT,
  payment: type.enumerated(...paymentWays),
  voucher,
  wantsInvoice: "'' | 'on'",
  invoiceName: ofInvoice(200),
  taxCode: type.string
    .pipe((text) => text.replace(/\s/g, ''))
    .to(new RegExp(`^(?:${TAX_CODE})?$`))
    .narrow(
      (value, traversal) =>
        value !== '' || (traversal.root as FormFields).wantsInvoice !== 'on' || traversal.reject('missing'),
    ),
  invoiceAddress: ofInvoice(300),
  invoiceEmail: type.string.pipe(normaliseEmail).to(type("''").or(emailSchema)),
  note: line(500),
  quote: 'string <= 20000',
  key: /^[\w-]{8,128}$/,
  '+': 'reject',
})
export type CheckoutValues = typeof checkoutForm.infer

/** What a quote depends on. Everything may be open but the lines, which are the basket's if they are not given. */
export const quoteBody = type({
  'lines?': cartLineSchema.array().atLeastLength(1).atMostLength(60),
  'place?': placeSchema.omit('street', 'oldPlace').merge({ 'street?': 'string', 'oldPlace?': 'string' }),
  'day?': day,
  'half?': half,
  'payment?': type.enumerated(...paymentWays),
  'voucher?': voucher,
  '+': 'reject',
})

export const orderBody = type({
  'lines?': cartLineSchema.array().atLeastLength(1).atMostLength(60),
  name: displayNameSchema,
  phone: internationalPhone,
  'email?': type("''").or(emailSchema),
  place: placeSchema,
  day,
  half,
  payment: type.enumerated(...paymentWays),
  'voucher?': voucher,
  'invoice?': invoiceSchema,
  'note?': line(500),
  /** The quote that the shopper saw, as `POST /api/quote` wrote it. */
  quote: type.string.atMostLength(20_000),
  '+': 'reject',
})
export type OrderBody = typeof orderBody.infer
