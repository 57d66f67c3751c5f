import { createHmac } from 'node:crypto'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { isAuthentic, readSePayNotice, vietnameseDigits, vietnameseTime } from '#app/features/payments/notices'

/** The example of SePay's documentation. */
const published = {
  id: 92704,
  gateway: 'Vietcombank',
  transactionDate: '2023-03-25 14:02:37',
  accountNumber: '0123499999',
  code: null,
  content: 'chuyen tien mua iphone',
  transferType: 'in',
  transferAmount: 2277000,
  accumulated: 19077000,
  subAccount: null,
  referenceCode: 'MBVCB.3278907687',
  description: '',
}
const read = (body: object) => readSePayNotice(JSON.stringify(body))

describe('[BUY-10] a notice of SePay', () => {
  test('is read in the published shape', () => {
    expect(read(published)).toEqual({
      ok: true,
      notice: {
        provider: 'sepay',
        noticeId: '92704',
        account: '0123499999',
        amount: 2_277_000,
        direction: 'in',
        text: 'chuyen tien mua iphone',
        at: Date.parse('2023-03-25T07:02:37Z'),
        reference: 'MBVCB.3278907687',
      },
    })
  })

  test('may have further fields, and lack those that nothing depends on', () => {
    const { id, transactionDate, accountNumber, transferType, transferAmount } = published
    expect(read({ ...published, soon: 1 })).toMatchObject({ ok: true })
    expect(read({ id, transactionDate, accountNumber, transferType, transferAmount })).toMatchObject({
      notice: { text: '', reference: '' },
    })
  })

  test('has the text of its description where it has no content', () => {
    const text = 'SD TK 0000000018 +1VND. ND VT7K4M2Q'
    for (const content of ['', ' ', null])
      expect(read({ ...published, content, description: text })).toMatchObject({ notice: { text } })
  })

  test('may be of money that went out', () => {
    expect(read({ ...published, transferType: 'out' })).toMatchObject({ notice: { direction: 'out' } })
  })

  test.each([
    { id: undefined },
    { id: 0 },
    { id: 1.5 },
    { id: '92704' },
    { id: 2 ** 53 },
    { transactionDate: '2023-03-25T14:02:37Z' },
    { transactionDate: '2023-02-29 14:02:37' },
    { transactionDate: '2023-03-25 24:02:37' },
    { accountNumber: '' },
    { accountNumber: null },
    { transferType: 'both' },
    { transferAmount: 0 },
    { transferAmount: -2277000 },
    { transferAmount: 0.5 },
    { transferAmount: '2277000' },
    { transferAmount: 1e13 },
    { content: 7 },
  ])('is refused with %o', (wrong) => {
    expect(read({ ...published, ...wrong })).toEqual({ ok: false, code: 'invalid_request' })
  })

  test.each(['', '{', 'id=92704', '{"id":92704,}'])('is refused when it is cut or no JSON: %s', (body) => {
    expect(readSePayNotice(body)).toEqual({ ok: false, code: 'body_not_json' })
  })

  test.each(['null', '[]', '1', '"text"', '{}'])('is refused when it is %s', (body) => {
    expect(readSePayNotice(body)).toEqual({ ok: false, code: 'invalid_request' })
  })

  test('never throws', () => {
    fc.assert(fc.property(fc.oneof(fc.json(), fc.string()), (body) => typeof readSePayNotice(body).ok === 'boolean'))
  })
})

describe('[BUY-10] times of Vietnam', () => {
  test('come back when they are written and read', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: Date.UTC(2100, 0) / 1000 }), (seconds) => {
        expect(vietnameseTime(vietnameseDigits(seconds * 1000))).toBe(seconds * 1000)
      }),
    )
  })
})

const SECRET = 'a secret of this test'
const now = Date.parse('2026-11-23T03:00:00Z')
const body = JSON.stringify({ ...published, content: 'Đơn VT7K4M2Q' })
const sign = (text: string, time: number | string, secret = SECRET) =>
  `sha256=${createHmac('sha256', secret).update(`${time}.${text}`).digest('hex')}`
const seconds = now / 1000
const signed = (signature: string, timestamp: number | string = seconds) =>
  new Headers({ 'X-SePay-Signature': signature, 'X-SePay-Timestamp': String(timestamp) })
const isOurs = (headers: Headers, text = body, secret = SECRET, at = now) => isAuthentic(headers, text, secret, at)

describe('[BUY-10] a notice is authentic', () => {
  test('when its signature is, for five minutes', () => {
    expect(isOurs(signed(sign(body, seconds)))).toBe(true)
    for (const drift of [-300, 300]) expect(isOurs(signed(sign(body, seconds + drift), seconds + drift))).toBe(true)
    for (const drift of [-301, 301]) expect(isOurs(signed(sign(body, seconds + drift), seconds + drift))).toBe(false)
  })

  test('when its key is', () => {
    expect(isOurs(new Headers({ authorization: `Apikey ${SECRET}` }))).toBe(true)
  })

  test.each([
    ['nothing', new Headers()],
    ['another key', new Headers({ authorization: 'Apikey another' })],
    ['a part of the key', new Headers({ authorization: `Apikey ${SECRET.slice(0, -1)}` })],
    ['another scheme', new Headers({ authorization: `Bearer ${SECRET}` })],
    ['another secret', signed(sign(body, seconds, 'another'))],
    ['another time', signed(sign(body, seconds - 1))],
    ['no time', new Headers({ 'x-sepay-signature': sign(body, '') })],
    ['a time that is none', signed(sign(body, 'NaN'), 'NaN')],
    ['half a signature', signed(sign(body, seconds).slice(0, 40))],
    ['a signature without its name', signed(sign(body, seconds).slice('sha256='.length))],
    ['an empty signature', signed('')],
  ])('but not with %s', (_, headers) => {
    expect(isOurs(headers)).toBe(false)
  })

  test('but not when a đồng was added, or a sign cut off', () => {
    const headers = signed(sign(body, seconds))
    expect(isOurs(headers, body.replace('2277000', '2277001'))).toBe(false)
    expect(isOurs(headers, body.slice(0, -1))).toBe(false)
  })

  test('but not when a right key stands beside a wrong signature', () => {
    const headers = signed(sign(body, seconds, 'another'))
    headers.set('authorization', `Apikey ${SECRET}`)
    expect(isOurs(headers)).toBe(false)
  })

  test('never without a secret', () => {
    expect(isOurs(signed(sign(body, seconds, '')), body, '')).toBe(false)
    expect(isOurs(new Headers({ authorization: 'Apikey ' }), body, '')).toBe(false)
  })
})
