import { describe, expect, test } from 'vitest'
import { checkoutForm } from '#app/features/checkout/checkout.schema'
import { orderOfFields, wishOfFields } from '#app/features/checkout/checkout-form'
import { fieldsOf, judge } from '#app/lib/form'

const typed = {
  name: 'Nguyễn Thị Lan',
  phone: '0901 234 567',
  email: '',
  province: '79',
  ward: '27496',
  street: '12 Nguyễn Thị Thập',
  floor: '4',
  slot: '2026-12-19 morning',
  payment: 'deposit',
  voucher: ' tet-27 ',
  quote: '[]',
  key: 'a-key-of-the-form',
}
const judged = (more: Record<string, string> = {}) => judge(checkoutForm, fieldsOf(checkoutForm, { ...typed, ...more }))
const errorsOf = (more: Record<string, string>) => {
  const answer = judged(more)
  return answer.ok ? {} : answer.errors
}

describe("the checkout's form", () => {
  test('[BUY-07] is the order that the API takes', () => {
    const answer = judged()
    expect(answer.ok && orderOfFields(answer.values)).toEqual({
      name: 'Nguyễn Thị Lan',
      phone: '+84901234567',
      email: '',
      place: {
        provinceCode: '79',
        wardCode: '27496',
        street: '12 Nguyễn Thị Thập',
        oldPlace: '',
        floor: 4,
        hasLift: false,
        hasNarrowLane: false,
      },
      day: '2026-12-19',
      half: 'morning',
      payment: 'deposit',
      voucher: 'TET-27',
      note: '',
      quote: '[]',
    })
  })

  test('[BUY-25] is refused by no measure of the way in, and the order is the same with any', () => {
    const measured = judged({
      door: 'x'.repeat(200),
      liftDoor: '-1',
      stairs: '9',
      liftWidth: '90',
      liftDepth: '',
      liftHeight: '9e9',
    })
    const plain = judged()
    expect(measured.ok && orderOfFields(measured.values)).toEqual(plain.ok && orderOfFields(plain.values))
    expect(measured.ok).toBe(true)
  })

  test.each([
    [{ name: ' ' }, { name: 'missing' }],
    [{ phone: '12' }, { phone: 'invalid' }],
    [{ phone: '' }, { phone: 'missing' }],
    [{ email: 'lan@' }, { email: 'invalid' }],
    [{ province: '' }, { province: 'missing' }],
    [{ ward: 'x' }, { ward: 'invalid' }],
    [{ street: '' }, { street: 'missing' }],
    [{ floor: '99' }, { floor: 'invalid' }],
    [{ slot: '' }, { slot: 'missing' }],
    [{ slot: '2026-12-19 night' }, { slot: 'invalid' }],
    [{ payment: 'gold' }, { payment: 'invalid' }],
    [{ wantsInvoice: 'on' }, { invoiceName: 'missing', taxCode: 'missing', invoiceAddress: 'missing' }],
    [{ wantsInvoice: 'on', invoiceName: 'A', invoiceAddress: 'B', taxCode: '12' }, { taxCode: 'invalid' }],
    [{ wantsInvoice: 'on', invoiceName: 'A', invoiceAddress: 'B', taxCode: '01234567890' }, { taxCode: 'invalid' }],
  ])('[BUY-07] names the wrong field: %o', (more, errors) => {
    expect(errorsOf(more)).toEqual(errors)
  })

  test.each(['0901234567', '090.123.4567', '+84 901 234 567', '0084901234567', '+81 90-1234-5678'])(
    '[BUY-07] takes the phone number %s',
    (phone) => {
      expect(errorsOf({ phone })).toEqual({})
    },
  )

  test.each(['0312345678', '0312345678-001', '079 090 012 345'])('[BUY-07] takes the tax code %s', (taxCode) => {
    const invoice = { wantsInvoice: 'on', invoiceName: 'A', invoiceAddress: 'B' }
    expect(errorsOf({ ...invoice, taxCode })).toEqual({})
  })

  test('[BUY-06] is quoted as far as it is typed', () => {
    expect(wishOfFields({})).toEqual({})
    expect(wishOfFields({ province: '79', ward: '' })).toEqual({})
    expect(wishOfFields({ ...typed, lift: 'on', payment: 'x', slot: 'y', voucher: 'a b' })).toEqual({
      place: { provinceCode: '79', wardCode: '27496', floor: 4, hasLift: true, hasNarrowLane: false },
    })
  })
})
