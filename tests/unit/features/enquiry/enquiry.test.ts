import { describe, expect, test } from 'vitest'
import { newReference, referenceIn, topicIn } from '#app/features/enquiry/enquiry'
import { productEnquiry } from '#app/features/enquiry/enquiry.schema'
import { enquiryAddress } from '#app/features/enquiry/form-address'
import { judge, shownFieldsOf } from '#app/lib/form'

const read = (fields: Record<string, string>) => judge(productEnquiry, fields)

const fine = {
  name: ' Nguyễn Thị Lan ',
  phone: '0901 234 567',
  email: ' Lan@Example.com ',
  quantity: '2',
  note: 'Tầng 5\r\n',
}

describe('[CAT-05] what a form says', () => {
  test('is read as it is meant, however it is written', () => {
    expect(read(fine)).toEqual({
      ok: true,
      values: { name: 'Nguyễn Thị Lan', phone: '0901234567', email: 'lan@example.com', quantity: 2, note: 'Tầng 5' },
    })
  })

  test.each([
    ['+84 901 234 567', '0901234567'],
    ['0084-901-234-567', '0901234567'],
    ['(028) 3822 1234', '02838221234'],
    ['+49 30 901820', '+4930901820'],
  ])('the number %s is %s', (values, phone) => {
    expect(read({ ...fine, phone: values })).toMatchObject({ ok: true, values: { phone } })
  })

  test('one way to answer is enough', () => {
    expect(read({ ...fine, phone: '' })).toMatchObject({ ok: true, values: { phone: '' } })
    expect(read({ ...fine, email: ' ' })).toMatchObject({ ok: true, values: { email: '' } })
    expect(read({ ...fine, phone: '', email: '' })).toEqual({
      ok: false,
      errors: { phone: 'missing', email: 'missing' },
    })
  })

  test.each([
    ['name', { name: '' }],
    ['name', { name: 'a'.repeat(257) }],
    ['name', { name: 'An\nBcc: all@example.com' }],
    ['phone', { phone: '12345' }],
    ['phone', { phone: 'gọi tôi nhé' }],
    ['email', { email: 'lan@example' }],
    ['quantity', { quantity: '0' }],
    ['quantity', { quantity: '100' }],
    ['quantity', { quantity: '1.5' }],
    ['quantity', { quantity: 'hai' }],
    ['note', { note: 'a'.repeat(1001) }],
  ])('a wrong %s is named, and only it: %o', (field, values) => {
    expect(read({ ...fine, ...values })).toEqual({
      ok: false,
      errors: { [field]: expect.any(String) },
    })
  })

  test('nothing but the fields of the form is kept', () => {
    expect(shownFieldsOf(productEnquiry, { ...fine, website: 'x', other: 'y' })).toEqual(fine)
  })
})

describe('[CAT-05, BUY-02] the address of a form', () => {
  test.each([
    [{ slug: 'x', finish: 'walnut' }, undefined, '/vi/product/x?finish=walnut#enquiry'],
    [{ slug: 'x', finish: 'walnut' }, 'VT-2345678', '/vi/product/x?finish=walnut&enquiry=VT-2345678#enquiry'],
    [{ slug: 'x' }, 'VT-2345678', '/vi/product/x?enquiry=VT-2345678#enquiry'],
    [{ tier: 'premium' }, undefined, '/vi/furniture-package?packageTier=premium#enquiry'],
    [{}, undefined, '/vi/contact-us#enquiry'],
  ] as const)('of %o, with reference %s, is %s', (about, reference, address) => {
    expect(enquiryAddress('vi', about, reference)).toBe(address)
  })
})

describe('[ROUTE-07] a topic', () => {
  test.each(['', 'constructor', 'Delivery', ['delivery'], undefined])('%o is none', (text) => {
    expect(topicIn(text)).toBeUndefined()
  })

  test('is known again in an address', () => {
    expect(topicIn('personal-data')).toBe('personal-data')
  })
})

describe('[CAT-05] a reference', () => {
  test('can be read aloud, and is known again in an address', () => {
    const many = Array.from({ length: 200 }, newReference)
    for (const reference of many) expect(referenceIn(reference)).toBe(reference)
    expect(new Set(many).size).toBe(200)
    expect(many.join('').replaceAll('VT-', '')).not.toMatch(/[01ILOU]/)
  })

  test.each(['', 'VT-', 'VT-ABC', 'vt-2345678', 'VT-2345678<b>', ['VT-2345678'], undefined])('%o is none', (text) => {
    expect(referenceIn(text)).toBeUndefined()
  })
})
