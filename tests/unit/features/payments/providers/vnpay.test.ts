import { createHmac } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import {
  isVnPayAuthentic,
  readVnPayNotice,
  VNPAY_MOST,
  vnPayAddress,
  vnPayAnswers,
} from '#app/features/payments/providers/vnpay'

const config = { tmnCode: 'VUONGTRN', hashSecret: 'a secret of this test', payUrl: 'https://vnpay.example/pay.html' }
const sha512 = (text: string) => createHmac('sha512', config.hashSecret).update(text).digest('hex')

const request = {
  amount: 15_900_000,
  reference: 'VT7K4M2Q1',
  description: 'Đặt cọc đơn hàng: VT7K4M2Q!',
  returnUrl: 'https://shop.example/vi/order/VT7K4M2Q?k=a+b',
  ipAddress: '127.0.0.1',
  language: 'vn',
  createdAt: Date.parse('2026-11-23T14:02:37+07:00'),
  expiresAt: Date.parse('2026-11-23T14:32:37+07:00'),
} as const

describe('[BUY-10] a payment by VNPay is asked for', () => {
  test('with sorted and encoded parameters, and their signature at the end', () => {
    const signed =
      'vnp_Amount=1590000000&vnp_Command=pay&vnp_CreateDate=20261123140237&vnp_CurrCode=VND&vnp_ExpireDate=20261123143237' +
      '&vnp_IpAddr=127.0.0.1&vnp_Locale=vn&vnp_OrderInfo=Dat+coc+don+hang+VT7K4M2Q&vnp_OrderType=other' +
      '&vnp_ReturnUrl=https%3A%2F%2Fshop.example%2Fvi%2Forder%2FVT7K4M2Q%3Fk%3Da%2Bb&vnp_TmnCode=VUONGTRN' +
      '&vnp_TxnRef=VT7K4M2Q1&vnp_Version=2.1.0'
    expect(vnPayAddress(config, request)).toBe(`${config.payUrl}?${signed}&vnp_SecureHash=${sha512(signed)}`)
  })

  test('in an address that is authentic itself', () => {
    expect(isVnPayAuthentic(new URL(vnPayAddress(config, request)).searchParams, config)).toBe(true)
  })

  test.each([0, 1.5, VNPAY_MOST + 1])('not for %d đồng', (amount) => {
    expect(() => vnPayAddress(config, { ...request, amount })).toThrow('amount_wrong')
  })
})

const told = {
  vnp_Amount: '1590000000',
  vnp_BankCode: 'NCB',
  vnp_BankTranNo: 'VNP14226112',
  vnp_CardType: 'ATM',
  vnp_OrderInfo: 'Dat coc don hang VT7K4M2Q',
  vnp_PayDate: '20261123140512',
  vnp_ResponseCode: '00',
  vnp_TmnCode: 'VUONGTRN',
  vnp_TransactionNo: '14226112',
  vnp_TransactionStatus: '00',
  vnp_TxnRef: 'VT7K4M2Q1',
}
const sign = (fields: Record<string, string>) => {
  const text = Object.keys(fields)
    .sort()
    .map((name) => `${name}=${encodeURIComponent(fields[name] ?? '').replaceAll('%20', '+')}`)
    .join('&')
  return new URLSearchParams({ ...fields, vnp_SecureHash: sha512(text) })
}

describe('[BUY-10] what VNPay tells', () => {
  test('is read', () => {
    expect(readVnPayNotice(sign(told), config)).toEqual({
      ok: true,
      notice: {
        provider: 'vnpay',
        noticeId: '14226112',
        account: 'VUONGTRN',
        amount: 15_900_000,
        direction: 'in',
        text: 'VT7K4M2Q1',
        at: Date.parse('2026-11-23T14:05:12+07:00'),
        reference: 'VNP14226112',
      },
    })
  })

  test('is read in any order and with its hash in capitals', () => {
    const params = new URLSearchParams([...sign(told)].reverse())
    params.set('vnp_SecureHash', (params.get('vnp_SecureHash') ?? '').toUpperCase())
    params.set('vnp_SecureHashType', 'HmacSHA512')
    expect(readVnPayNotice(params, config)).toMatchObject({ ok: true })
  })

  test.each(Object.keys(told))('is not believed when %s has been changed', (name) => {
    const params = sign(told)
    params.set(name, `${params.get(name)}1`)
    expect(readVnPayNotice(params, config)).toEqual({ ok: false, code: 'notice_not_authentic' })
  })

  test('is not believed without its hash, or without a secret', () => {
    expect(isVnPayAuthentic(new URLSearchParams(told), config)).toBe(false)
    expect(isVnPayAuthentic(sign(told), { ...config, hashSecret: '' })).toBe(false)
  })

  test.each([{ vnp_ResponseCode: '24' }, { vnp_TransactionStatus: '02' }])('is no payment with %o', (wrong) => {
    expect(readVnPayNotice(sign({ ...told, ...wrong }), config)).toEqual({ ok: false, code: 'not_paid' })
  })

  test.each([{ vnp_Amount: '150' }, { vnp_Amount: 'x' }, { vnp_PayDate: '20261323140512' }, { vnp_TransactionNo: '' }])(
    'is refused with %o',
    (wrong) => {
      const params = sign(Object.fromEntries(Object.entries({ ...told, ...wrong }).filter(([, value]) => value !== '')))
      expect(readVnPayNotice(params, config)).toEqual({ ok: false, code: 'invalid_request' })
    },
  )

  test('is answered with a code for each outcome', () => {
    expect(Object.entries(vnPayAnswers).map(([outcome, { RspCode }]) => `${outcome} ${RspCode}`)).toEqual([
      'applied 00',
      'unknown_order 01',
      'applied_before 02',
      'amount_wrong 04',
      'not_authentic 97',
      'unexpected 99',
    ])
  })
})
