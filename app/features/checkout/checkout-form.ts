import type { FormFields } from '#app/lib/form'
import type { Customer } from '../orders/orders'
import type { CheckoutValues } from './checkout.schema'
import type { QuoteWish } from './quote-wish'

/** The checkout's form has flat fields; rules and API have their shape (BUY-07). */

const isTicked = (value = '') => value === 'on'

/** The half day of a field such as `2026-12-01 morning`; empty for anything else. */
function slotOf(field = ''): { day?: string; half?: 'morning' | 'afternoon' } {
  const [, day, half] = /^(\d{4}-\d\d-\d\d) (morning|afternoon)$/.exec(field) ?? []
  return day ? { day, half: half as 'morning' | 'afternoon' } : {}
}

const floorOf = (field = '') => (/^\d{1,2}$/.test(field.trim()) ? Number(field) : 0)

/** What the quote of typed fields depends on; what is still missing or wrong is left out. */
export function wishOfFields(fields: FormFields): Omit<QuoteWish, 'lines'> {
  const { province = '', ward = '', payment = '', voucher = '' } = fields
  const isPlace = /^\d{2}$/.test(province) && /^\d{5}$/.test(ward)
  return {
    ...(isPlace && {
      place: {
        provinceCode: province,
        wardCode: ward,
        floor: floorOf(fields.floor),
        hasLift: isTicked(fields.lift),
        hasNarrowLane: isTicked(fields.lane),
      },
    }),
    ...slotOf(fields.slot),
    ...((payment === 'full' || payment === 'cash' || payment === 'deposit') && { payment }),
    ...(/^[A-Za-z\d-]{1,30}$/.test(voucher.trim()) && { voucher: voucher.trim().toUpperCase() }),
  }
}

/** The order of judged fields, as the API takes it. */
export function orderOfFields(fields: CheckoutValues) {
  const { name, phone, email, province, ward, street, oldPlace, slot, payment, voucher, note, quote } = fields
  const { day = '', half = 'morning' } = slotOf(slot)
  return {
    name,
    phone,
    email,
    place: {
      provinceCode: province,
      wardCode: ward,
      street,
      oldPlace,
      floor: floorOf(fields.floor),
      hasLift: isTicked(fields.lift),
      hasNarrowLane: isTicked(fields.lane),
    },
    day,
    half,
    payment,
    voucher: voucher.trim().toUpperCase(),
    note,
    quote,
    ...(isTicked(fields.wantsInvoice) && {
      invoice: {
        name: fields.invoiceName,
        taxCode: fields.taxCode,
        address: fields.invoiceAddress,
        email: fields.invoiceEmail || email,
      },
    }),
  }
}

type Recipient = { displayName: string; phoneNumber: string; email: string }

/** The form's fields for a customer that the shop knows: the account's, and the place of the last order. */
export function fieldsOfRecipient(
  { displayName, phoneNumber, email }: Recipient,
  last?: Pick<Customer, 'phone' | 'place'>,
): FormFields {
  const place: Partial<Customer['place']> = last?.place ?? {}
  const { provinceCode = '', wardCode = '', ward = '', street = '', floor = 0, hasLift, hasNarrowLane } = place
  const fields = {
    name: displayName,
    phone: phoneNumber || (last?.phone ?? ''),
    email,
    province: provinceCode,
    ward: wardCode,
    wardName: ward.replace(/^(?:Phường|Xã|Đặc khu) /, ''),
    street,
    floor: floor > 0 ? String(floor) : '',
    lift: hasLift ? 'on' : '',
    lane: hasNarrowLane ? 'on' : '',
  }
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value))
}
