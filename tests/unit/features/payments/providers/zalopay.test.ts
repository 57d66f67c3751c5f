import { createHmac } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import {
  isZaloPayRedirect,
  readZaloPayNotice,
  ZALOPAY_LONGEST,
  ZALOPAY_SHORTEST,
  zaloPayAnswers,
  zaloPayBody,
} from '#app/features/payments/providers/zalopay'

const config = { appId: 2553, key1: 'key one of this test', key2: 'key two of this test' }
const mac = (key: string, text: string) => createHmac('sha256', key).update(text).digest('hex')

const request = {
  amount: 8_607_000,
  reference: 'VT7K4M2Q1',
  description: 'Đặt cọc đơn VT7K 4M2Q',
  redirectUrl: 'https://shop.example/vi/order/VT7K4M2Q',
  callbackUrl: 'https://shop.example/api/payments/notices/zalopay',
  // In Vietnam it is the next day already.
  createdAt: Date.parse('2026-11-23T17:30:00Z'),
  lifetime: ZALOPAY_SHORTEST,
}

describe('[BUY-10] a payment by ZaloPay is asked for', () => {
  test('with a mac over the documented values, on the day of Vietnam', () => {
    const body = zaloPayBody(config, request)
    const embed = '{"redirecturl":"https://shop.example/vi/order/VT7K4M2Q"}'
    expect(body).toEqual({
      app_id: 2553,
      app_trans_id: '261124_VT7K4M2Q1',
      app_user: 'vuong-tron',
      amount: 8_607_000,
      app_time: request.createdAt,
      expire_duration_seconds: 300,
      embed_data: embed,
      item: '[]',
      description: request.description,
      bank_code: '',
      callback_url: request.callbackUrl,
      mac: mac(config.key1, `2553|261124_VT7K4M2Q1|vuong-tron|8607000|${request.createdAt}|${embed}|[]`),
    })
  })

  test.each([
    ['amount_wrong', { amount: 0 }],
    ['lifetime_wrong', { lifetime: ZALOPAY_SHORTEST - 1 }],
    ['lifetime_wrong', { lifetime: ZALOPAY_LONGEST + 1 }],
  ])('not with %s', (code, wrong) => {
    expect(() => zaloPayBody(config, { ...request, ...wrong })).toThrow(code)
  })
})

const told = {
  app_id: 2553,
  app_trans_id: '261124_VT7K4M2Q1',
  app_time: 1_795_455_000_000,
  app_user: 'vuong-tron',
  amount: 8_607_000,
  embed_data: '{}',
  item: '[]',
  zp_trans_id: 261124000000123,
  server_time: 1_795_455_060_000,
  channel: 38,
}
const bodyOf = (fields: object, key = config.key2) => {
  const data = JSON.stringify(fields)
  return JSON.stringify({ data, mac: mac(key, data), type: 1 })
}

describe('[BUY-10] what ZaloPay tells', () => {
  test('is read', () => {
    expect(readZaloPayNotice(bodyOf(told), config)).toEqual({
      ok: true,
      notice: {
        provider: 'zalopay',
        noticeId: '261124_VT7K4M2Q1',
        account: '2553',
        amount: 8_607_000,
        direction: 'in',
        text: '261124_VT7K4M2Q1',
        at: 1_795_455_060_000,
        reference: '261124000000123',
      },
    })
  })

  test('is not believed when it was signed with another key, changed, or without a key', () => {
    const refused = { ok: false, code: 'notice_not_authentic' }
    expect(readZaloPayNotice(bodyOf(told, config.key1), config)).toEqual(refused)
    expect(readZaloPayNotice(bodyOf(told).replace('8607000', '8607001'), config)).toEqual(refused)
    expect(readZaloPayNotice(bodyOf(told, ''), { ...config, key2: '' })).toEqual(refused)
  })

  test('is refused in another shape, or for another shop', () => {
    expect(readZaloPayNotice('data=', config)).toEqual({ ok: false, code: 'body_not_json' })
    expect(readZaloPayNotice('{}', config)).toEqual({ ok: false, code: 'invalid_request' })
    for (const wrong of [{ app_id: 1 }, { amount: 0.5 }, { app_trans_id: '' }, { server_time: 'now' }])
      expect(readZaloPayNotice(bodyOf({ ...told, ...wrong }), config)).toEqual({ ok: false, code: 'invalid_request' })
  })

  test('is believed in the address that the payer comes back to', () => {
    const fields = {
      appid: '2553',
      apptransid: '261124_VT7K4M2Q1',
      pmcid: '38',
      bankcode: '',
      amount: '8607000',
      discountamount: '0',
      status: '1',
    }
    const checksum = mac(config.key2, '2553|261124_VT7K4M2Q1|38||8607000|0|1')
    expect(isZaloPayRedirect(new URLSearchParams({ ...fields, checksum }), config)).toBe(true)
    expect(isZaloPayRedirect(new URLSearchParams({ ...fields, status: '2', checksum }), config)).toBe(false)
    expect(isZaloPayRedirect(new URLSearchParams(fields), config)).toBe(false)
  })

  test('is answered with a code for each outcome', () => {
    expect(Object.entries(zaloPayAnswers).map(([outcome, { return_code }]) => `${outcome} ${return_code}`)).toEqual([
      'applied 1',
      'not_authentic -1',
      'refused -2',
      'unexpected 0',
    ])
  })
})
