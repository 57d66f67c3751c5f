import { createHmac } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import {
  askFor,
  type GatewaySettings,
  gatewaysOf,
  isAttemptOf,
  isPageOf,
  offeredFor,
  questionFor,
  readGatewayNotice,
  readReturn,
  referenceIn,
} from '#app/features/payments/gateways'
import { moMoReturn } from '#app/features/payments/providers/momo'
import { signVnPay } from '#app/features/payments/providers/vnpay'
import { zaloPayReturn } from '#app/features/payments/providers/zalopay'

const settings = {
  VNPAY_TMN_CODE: 'SHOP0001',
  VNPAY_HASH_SECRET: 'vnpay secret',
  VNPAY_PAY_URL: 'https://pay.vnpay.vn/vpcpay.html',
  VNPAY_API: 'https://merchant.vnpay.vn',
  MOMO_PARTNER_CODE: 'SHOP',
  MOMO_ACCESS_KEY: 'access',
  MOMO_SECRET_KEY: 'momo secret',
  MOMO_API: 'https://payment.momo.vn',
  ZALOPAY_APP_ID: '2553',
  ZALOPAY_KEY1: 'one',
  ZALOPAY_KEY2: 'two',
  ZALOPAY_API: 'https://openapi.zalopay.vn',
} satisfies GatewaySettings

describe('[BUY-10] a payment provider', () => {
  test('is off without its number, its address or any of its secrets, and alone', () => {
    expect(gatewaysOf({})).toEqual({})
    expect(Object.keys(gatewaysOf(settings))).toEqual(['vnpay', 'momo', 'zalopay'])
    for (const name of Object.keys(settings) as (keyof typeof settings)[]) {
      const owner = name.slice(0, name.indexOf('_')).toLowerCase()
      expect(Object.keys(gatewaysOf({ ...settings, [name]: '' }))).toEqual(
        ['vnpay', 'momo', 'zalopay'].filter((other) => other !== owner),
      )
    }
  })

  test('that is off is not offered, asked or believed', () => {
    expect(offeredFor({}, 1_000_000)).toEqual([])
    expect(readGatewayNotice('momo', '{}', {})).toEqual({ ok: false, code: 'notice_not_authentic' })
    expect(readReturn('vnpay', new URLSearchParams({ vnp_ResponseCode: '00' }), {})).toBe('unknown')
    const wish = {
      reference: 'VT7K4M2Q1',
      amount: 1000,
      createdAt: 0,
      expiresAt: 300_000,
      returnUrl: '',
      noticeUrl: '',
      description: '',
      locale: 'vi',
      ipAddress: '',
    } as const
    expect(askFor('zalopay', {}, wish)).toBeUndefined()
  })

  test('is offered for what it takes', () => {
    const gateways = gatewaysOf(settings)
    expect(offeredFor(gateways, 0)).toEqual([])
    expect(offeredFor(gateways, 999)).toEqual(['vnpay', 'zalopay'])
    expect(offeredFor(gateways, 50_000_000)).toEqual(['vnpay', 'momo', 'zalopay'])
    expect(offeredFor(gateways, 50_000_001)).toEqual(['vnpay', 'zalopay'])
  })

  test('leads to the provider’s own host alone, whatever it answers', () => {
    const gateways = gatewaysOf(settings)
    expect(isPageOf('vnpay', gateways, 'https://pay.vnpay.vn/vpcpay.html?vnp_Amount=1')).toBe(true)
    expect(isPageOf('momo', gateways, 'https://payment.momo.vn/v2/gateway/pay?t=1')).toBe(true)
    expect(isPageOf('zalopay', gateways, 'https://gateway.zalopay.vn/openinapp?order=1')).toBe(true)
    for (const [name, address] of [
      ['momo', 'https://payment.momo.vn.example.com/'],
      ['momo', 'http://payment.momo.vn/'],
      ['momo', 'javascript:alert(1)'],
      ['zalopay', 'https://zalopay.vn.example.com/'],
      ['zalopay', 'http://gateway.zalopay.vn/'],
      ['vnpay', 'https://pay.vnpay.vn:444/'],
      ['vnpay', '/vpcpay.html'],
    ] as const)
      expect([address, isPageOf(name, gateways, address)]).toEqual([address, false])
  })

  test('is believed for this shop alone', () => {
    const told = {
      vnp_Amount: '100000',
      vnp_PayDate: '20261123140512',
      vnp_ResponseCode: '00',
      vnp_TmnCode: 'SHOP0002',
      vnp_TransactionNo: '1',
      vnp_TransactionStatus: '00',
      vnp_TxnRef: 'VT7K4M2Q1',
    }
    const raw = (fields: object) => signVnPay(new URLSearchParams({ ...fields }), 'vnpay secret').toString()
    expect(readGatewayNotice('vnpay', raw(told), gatewaysOf(settings))).toEqual({ ok: false, code: 'invalid_request' })
    const own = raw({ ...told, vnp_TmnCode: 'SHOP0001' })
    expect(readGatewayNotice('vnpay', own, gatewaysOf(settings))).toMatchObject({ ok: true })
  })

  test('says in the payer’s address what came of it, and nothing if the address was made up', () => {
    const gateways = gatewaysOf(settings)
    const back = (code: string) => signVnPay(new URLSearchParams({ vnp_ResponseCode: code }), 'vnpay secret')
    expect(readReturn('vnpay', back('00'), gateways)).toBe('paid')
    expect(readReturn('vnpay', back('24'), gateways)).toBe('failed')
    // Money may have been taken, or is on its way.
    for (const code of ['07', '99', ''])
      expect([code, readReturn('vnpay', back(code), gateways)]).toEqual([code, 'unknown'])
    const changed = back('24')
    changed.set('vnp_ResponseCode', '00')
    expect(readReturn('vnpay', changed, gateways)).toBe('unknown')
  })
})

test.each([
  [
    'momo',
    moMoReturn,
    'resultCode',
    { '0': 'paid', '1006': 'failed', '1000': 'unknown', '7000': 'unknown', '9000': 'unknown' },
  ],
  ['zalopay', zaloPayReturn, 'status', { '1': 'paid', '-49': 'failed', '2': 'unknown', '': 'unknown' }],
] as const)(
  '[BUY-10] %s calls failed what surely failed, and nothing that may still be paid',
  (_, read, field, answers) => {
    for (const [code, answer] of Object.entries(answers))
      expect([code, read(new URLSearchParams({ [field]: code }))]).toEqual([code, answer])
    expect(read(new URLSearchParams())).toBe('unknown')
  },
)

test('[BUY-10] the way back names the attempt, which is one order’s', () => {
  const query = new URLSearchParams({ vnp_TxnRef: 'VT7K4M2Q12', orderId: 'VT7K4M2Q1', apptransid: '261123_VT7K4M2Q3' })
  expect(referenceIn('vnpay', query)).toBe('VT7K4M2Q12')
  expect(referenceIn('zalopay', query)).toBe('VT7K4M2Q3')
  expect(isAttemptOf('VT7K4M2Q', referenceIn('momo', query))).toBe(true)
  expect(isAttemptOf('VT7K4M2R', referenceIn('momo', query))).toBe(false)
  expect(isAttemptOf('VT7K4M2Q', referenceIn('vnpay', new URLSearchParams()))).toBe(false)
})

describe('[BUY-10] the published examples', () => {
  test('of VNPay have the text that is signed here, byte for byte', () => {
    // "Tạo URL Thanh toán", sandbox.vnpayment.vn; its key is not published, so a key of this test signs it.
    const published =
      'vnp_Amount=1806000&vnp_Command=pay&vnp_CreateDate=20210801153333&vnp_CurrCode=VND&vnp_IpAddr=127.0.0.1&vnp_Locale=vn&vnp_OrderInfo=Thanh+toan+don+hang+%3A5&vnp_OrderType=other&vnp_ReturnUrl=https%3A%2F%2Fdomainmerchant.vn%2FReturnUrl&vnp_TmnCode=DEMOV210&vnp_TxnRef=5&vnp_Version=2.1.0'
    const hash = createHmac('sha512', 'a key').update(published).digest('hex')
    const shuffled = new URLSearchParams([...new URLSearchParams(published)].reverse())
    expect(signVnPay(shuffled, 'a key').toString()).toBe(`${published}&vnp_SecureHash=${hash}`)
  })

  test('of MoMo’s IPN are read, and signed over the documented text', () => {
    // "Payment Notification", developers.momo.vn; its key is not published.
    const published = {
      orderType: 'momo_wallet',
      amount: 1000,
      partnerCode: 'MOMOT5BZ20231213_TEST',
      orderId: 'Partner_Transaction_ID_1721720620078',
      extraData: 'eyJza3VzIjoiIn0=',
      transId: 4088878653,
      responseTime: 1721720663942,
      resultCode: 0,
      message: 'Successful.',
      payType: 'qr',
      requestId: 'Request_ID_1721720620078',
      orderInfo: 'Thank you for your purchase at MoMo_test',
    }
    const config = { ...settings, MOMO_PARTNER_CODE: published.partnerCode }
    const names = ['accessKey', ...Object.keys(published)].sort()
    const text = names.map((name) => `${name}=${{ ...published, accessKey: 'access' }[name as 'amount']}`).join('&')
    const signature = createHmac('sha256', 'momo secret').update(text).digest('hex')
    expect(readGatewayNotice('momo', JSON.stringify({ ...published, signature }), gatewaysOf(config))).toMatchObject({
      ok: true,
      notice: { amount: 1000, text: published.orderId, noticeId: '4088878653', at: 1721720663942 },
    })
  })
})

describe('[BUY-10] a provider is asked for a payment', () => {
  const attempt = { reference: 'VT7K4M2Q1', createdAt: Date.parse('2026-11-26T20:00:00Z') }
  const now = Date.parse('2026-11-26T20:15:00Z')
  const gateways = gatewaysOf(settings)
  const hmac = (algorithm: string, secret: string, text: string) =>
    createHmac(algorithm, secret).update(text).digest('hex')
  const asked = async (name: 'vnpay' | 'momo' | 'zalopay') => {
    const question = questionFor(name, gateways, attempt, now)
    if (!question) throw new Error('off')
    return { ...question, url: question.request.url, body: await question.request.json<Record<string, string>>() }
  }

  test('that is on, and no other', () => {
    expect(questionFor('momo', {}, attempt, now)).toBeUndefined()
  })

  test('VNPay by nine values with strokes, in the time of Vietnam, and its answer only with its signature', async () => {
    const { url, body, stateIn } = await asked('vnpay')
    expect(url).toBe('https://merchant.vnpay.vn/merchant_webapi/api/transaction')
    const text = `${body.vnp_RequestId}|2.1.0|querydr|SHOP0001|VT7K4M2Q1|20261127030000|20261127031500|127.0.0.1|VT7K4M2Q1`
    expect(body.vnp_SecureHash).toBe(hmac('sha512', 'vnpay secret', text))
    const answer = (status: string, hash = 'vnpay secret') => {
      const signed = `r1|querydr|00|Success|SHOP0001|VT7K4M2Q1|1249000000|NCB|20261127030100|14422574|01|${status}|VT7K4M2Q1||`
      return JSON.stringify({
        vnp_ResponseId: 'r1',
        vnp_Command: 'querydr',
        vnp_ResponseCode: '00',
        vnp_Message: 'Success',
        vnp_TmnCode: 'SHOP0001',
        vnp_TxnRef: 'VT7K4M2Q1',
        vnp_Amount: 1_249_000_000,
        vnp_BankCode: 'NCB',
        vnp_PayDate: '20261127030100',
        vnp_TransactionNo: 14_422_574,
        vnp_TransactionType: '01',
        vnp_TransactionStatus: status,
        vnp_OrderInfo: 'VT7K4M2Q1',
        vnp_SecureHash: hmac('sha512', hash, signed),
      })
    }
    expect(stateIn(answer('00'))).toMatchObject({
      state: 'paid',
      notice: { noticeId: '14422574', amount: 12_490_000, text: 'VT7K4M2Q1', at: Date.parse('2026-11-26T20:01:00Z') },
    })
    expect(stateIn(answer('02'))).toEqual({ state: 'failed' })
    for (const status of ['01', '04', '07']) expect(stateIn(answer(status))).toEqual({ state: 'unknown' })
    for (const wrong of [answer('00', 'another'), answer('02', 'another'), '', '{}', 'null'])
      expect(stateIn(wrong)).toEqual({ state: 'unknown' })
  })

  test('MoMo by four values, and what its codes leave open is asked for again', async () => {
    const { url, body, stateIn } = await asked('momo')
    expect(url).toBe('https://payment.momo.vn/v2/gateway/api/query')
    const text = `accessKey=access&orderId=VT7K4M2Q1&partnerCode=SHOP&requestId=${body.requestId}`
    expect(body.signature).toBe(hmac('sha256', 'momo secret', text))
    const answer = (resultCode: number) =>
      stateIn(
        JSON.stringify({
          partnerCode: 'SHOP',
          orderId: 'VT7K4M2Q1',
          amount: 12_490_000,
          transId: 2_820_086_739,
          resultCode,
          responseTime: now,
        }),
      )
    expect(answer(0)).toMatchObject({ state: 'paid', notice: { noticeId: '2820086739', amount: 12_490_000 } })
    for (const code of [1001, 1006, 4100]) expect(answer(code)).toEqual({ state: 'failed' })
    for (const code of [10, 42, 1000, 7000, 7002, 9000]) expect(answer(code)).toEqual({ state: 'unknown' })
    expect(stateIn('<html>')).toEqual({ state: 'unknown' })
  })

  test('ZaloPay by the day in Vietnam and a key of its own, and a refused question decides nothing', async () => {
    const { url, body, stateIn } = await asked('zalopay')
    expect(url).toBe('https://openapi.zalopay.vn/v2/query')
    expect(body.app_trans_id).toBe('261127_VT7K4M2Q1')
    expect(body.mac).toBe(hmac('sha256', 'one', '2553|261127_VT7K4M2Q1|one'))
    const answer = (more: object) => stateIn(JSON.stringify({ amount: 12_490_000, server_time: now, ...more }))
    expect(answer({ return_code: 1 })).toMatchObject({ state: 'paid', notice: { noticeId: '261127_VT7K4M2Q1' } })
    expect(answer({ return_code: 2, sub_return_code: -49 })).toEqual({ state: 'failed' })
    for (const more of [{ return_code: 2, sub_return_code: -402 }, { return_code: 2 }, { return_code: 3 }])
      expect(answer(more)).toEqual({ state: 'unknown' })
  })
})
