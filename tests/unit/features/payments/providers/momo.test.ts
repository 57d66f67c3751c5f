import { createHmac } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { isMoMoAuthentic, MOMO_LEAST, MOMO_MOST, moMoBody, readMoMoNotice } from '#app/features/payments/providers/momo'

const config = { partnerCode: 'VUONGTRON', accessKey: 'access', secretKey: 'a secret of this test' }
const sha256 = (text: string) => createHmac('sha256', config.secretKey).update(text).digest('hex')

const request = {
  amount: 8_607_000,
  orderId: 'VT7K4M2Q1',
  requestId: 'r1',
  orderInfo: 'Đặt cọc đơn VT7K 4M2Q',
  redirectUrl: 'https://shop.example/vi/order/VT7K4M2Q?k=1',
  ipnUrl: 'https://shop.example/api/payments/notices/momo',
  lang: 'vi',
} as const

describe('[BUY-10] a payment by MoMo is asked for', () => {
  test('with a signature over the documented text', () => {
    const raw =
      'accessKey=access&amount=8607000&extraData=&ipnUrl=https://shop.example/api/payments/notices/momo' +
      '&orderId=VT7K4M2Q1&orderInfo=Đặt cọc đơn VT7K 4M2Q&partnerCode=VUONGTRON' +
      '&redirectUrl=https://shop.example/vi/order/VT7K4M2Q?k=1&requestId=r1&requestType=captureWallet'
    expect(moMoBody(config, request)).toEqual({
      ...request,
      partnerCode: 'VUONGTRON',
      requestType: 'captureWallet',
      extraData: '',
      signature: sha256(raw),
    })
  })

  test('never with a key in it', () => {
    expect(JSON.stringify(moMoBody(config, request))).not.toMatch(/access"|secret/)
  })

  test.each([0, MOMO_LEAST - 1, MOMO_MOST + 1, 1000.5])('not for %d đồng', (amount) => {
    expect(() => moMoBody(config, { ...request, amount })).toThrow('amount_wrong')
  })
})

const told = {
  partnerCode: 'VUONGTRON',
  orderId: 'VT7K4M2Q1',
  requestId: 'r1',
  amount: 8_607_000,
  orderInfo: 'Đặt cọc đơn VT7K 4M2Q',
  orderType: 'momo_wallet',
  transId: 4088878653,
  resultCode: 0,
  message: 'Thành công.',
  payType: 'qr',
  responseTime: 1_795_400_000_000,
  extraData: '',
}
type Told = Record<keyof typeof told, string | number>
const sign = (fields: Told) =>
  sha256(
    `accessKey=access&amount=${fields.amount}&extraData=${fields.extraData}&message=${fields.message}&orderId=${fields.orderId}` +
      `&orderInfo=${fields.orderInfo}&orderType=${fields.orderType}&partnerCode=${fields.partnerCode}&payType=${fields.payType}` +
      `&requestId=${fields.requestId}&responseTime=${fields.responseTime}&resultCode=${fields.resultCode}&transId=${fields.transId}`,
  )
const bodyOf = (fields: Told) => JSON.stringify({ ...fields, signature: sign(fields) })

describe('[BUY-10] what MoMo tells', () => {
  test('is read', () => {
    expect(readMoMoNotice(bodyOf(told), config)).toEqual({
      ok: true,
      notice: {
        provider: 'momo',
        noticeId: '4088878653',
        account: 'VUONGTRON',
        amount: 8_607_000,
        direction: 'in',
        text: 'VT7K4M2Q1',
        at: 1_795_400_000_000,
        reference: '4088878653',
      },
    })
  })

  test('is believed in the address that the payer comes back to', () => {
    const words = Object.fromEntries(Object.entries(told).map(([name, value]) => [name, String(value)]))
    expect(isMoMoAuthentic({ ...words, signature: sign(told) }, config)).toBe(true)
    expect(isMoMoAuthentic({ ...words, amount: '8607001', signature: sign(told) }, config)).toBe(false)
    expect(isMoMoAuthentic(words, config)).toBe(false)
  })

  test.each(Object.keys(told) as (keyof typeof told)[])('is not believed when %s has been changed', (name) => {
    const value = told[name]
    const changed = { ...told, [name]: typeof value === 'number' ? value + 1 : `${value}x`, signature: sign(told) }
    expect(readMoMoNotice(JSON.stringify(changed), config)).toEqual({ ok: false, code: 'notice_not_authentic' })
  })

  test('is not believed without a secret', () => {
    expect(readMoMoNotice(bodyOf(told), { ...config, secretKey: '' })).toMatchObject({ code: 'notice_not_authentic' })
  })

  test('is no payment when it failed', () => {
    expect(readMoMoNotice(bodyOf({ ...told, resultCode: 1006 }), config)).toEqual({ ok: false, code: 'not_paid' })
  })

  test('is refused in another shape', () => {
    expect(readMoMoNotice('{', config)).toEqual({ ok: false, code: 'body_not_json' })
    expect(readMoMoNotice(bodyOf({ ...told, amount: '8607000' }), config)).toEqual({
      ok: false,
      code: 'invalid_request',
    })
    expect(readMoMoNotice('null', config)).toEqual({ ok: false, code: 'invalid_request' })
  })
})
