import fc from 'fast-check'
import jsqr from 'jsqr'
import { encode } from 'uqr'
import { QRPay } from 'vietnam-qr-pay'
import { describe, expect, test } from 'vitest'
import { newOrderCode } from '#app/features/orders/order-code'
import { LONGEST_PURPOSE, MOST_DONG, transferPurpose, type VietQr, vietQrText } from '#app/features/payments/vietqr'
import { readVietQr } from '#tests/support/emv'

const signs = (alphabet: string, minLength: number, maxLength: number) =>
  fc.array(fc.constantFrom(...alphabet), { minLength, maxLength }).map((all) => all.join(''))

const DIGITS = '0123456789'
const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz'
const words = signs(`${DIGITS}${LETTERS}`, 1, 7)

const anyVietQr: fc.Arbitrary<VietQr> = fc.record({
  bin: signs(DIGITS, 6, 6),
  account: fc.oneof(signs(DIGITS, 6, 19), signs(`${DIGITS}${LETTERS}`, 1, 19)),
  amount: fc.oneof(fc.integer({ min: 1, max: 100_000_000 }), fc.integer({ min: 1, max: MOST_DONG })),
  purpose: fc.oneof(
    fc.array(fc.nat(0xffffffff), { minLength: 5, maxLength: 5 }).map((five) => newOrderCode(five)),
    fc.array(words, { minLength: 1, maxLength: 3 }).map((all) => all.join(' ')),
  ),
})

const SLOW = { tags: ['slow'], timeout: 600_000 }

const story: VietQr = { bin: '970436', account: '0000000018', amount: 8_607_000, purpose: 'VT7K4M2Q' }

describe('[BUY-09] the text of a VietQR', () => {
  test('is the published one', () => {
    expect(vietQrText({ bin: '970416', account: '257678859', amount: 10_000, purpose: 'Chuyen tien' })).toBe(
      '00020101021238530010A0000007270123000697041601092576788590208QRIBFTTA53037045405100005802VN62150811Chuyen tien630453E6',
    )
  })

  test('is read back by the specification and by another implementation, a thousand times', () => {
    fc.assert(
      fc.property(anyVietQr, (wanted) => {
        const text = vietQrText(wanted)
        const { bin, account, purpose } = wanted
        const amount = String(wanted.amount)
        expect(readVietQr(text)).toEqual({
          ids: '00 01 38 53 54 58 62 63',
          version: '01',
          method: '12',
          scheme: 'A000000727',
          service: 'QRIBFTTA',
          bin,
          account,
          currency: '704',
          amount,
          country: 'VN',
          purpose,
        })
        const read = new QRPay(text)
        expect(read.isValid).toBe(true)
        expect(read.consumer).toEqual({ bankBin: bin, bankNumber: account })
        expect([read.amount, read.additionalData.purpose]).toEqual([amount, purpose])
        expect(QRPay.initVietQR({ bankBin: bin, bankNumber: account, amount, purpose }).build()).toBe(text)
      }),
      { numRuns: 1000 },
    )
  })

  test('is read from the drawn code by a decoder', () => expectReadable(20))

  test('is read from the drawn code by a decoder, a thousand times', SLOW, () => expectReadable(1000))

  test('changes its checksum with every sign', () => {
    const text = vietQrText(story)
    for (let at = 0; at < text.length - 4; at++) {
      const other = text[at] === '7' ? '8' : '7'
      expect(() => readVietQr(text.slice(0, at) + other + text.slice(at + 1))).toThrow()
    }
  })

  test.each([
    ['bin_wrong', { bin: '97043' }],
    ['bin_wrong', { bin: '97043A' }],
    ['account_wrong', { account: '' }],
    ['account_wrong', { account: '0000 0018' }],
    ['account_wrong', { account: '1'.repeat(20) }],
    ['amount_wrong', { amount: 0 }],
    ['amount_wrong', { amount: -1 }],
    ['amount_wrong', { amount: 1.5 }],
    ['amount_wrong', { amount: Number.NaN }],
    ['amount_wrong', { amount: MOST_DONG + 1 }],
    ['purpose_wrong', { purpose: '' }],
    ['purpose_wrong', { purpose: 'Đặt cọc' }],
    ['purpose_wrong', { purpose: 'VT7K  4M2Q' }],
    ['purpose_wrong', { purpose: 'A'.repeat(LONGEST_PURPOSE + 1) }],
  ])('is not written: %s for %o', (code, wrong) => {
    expect(() => vietQrText({ ...story, ...wrong })).toThrow(code)
  })
})

describe('[BUY-09] the text of a transfer', () => {
  test.each([
    ['VT7K4M2Q', 'VT7K4M2Q'],
    ['  Đặt cọc  đơn VT7K4M2Q ', 'Dat coc don VT7K4M2Q'],
    ['Nguyễn Thị Ước'.normalize('NFD'), 'Nguyen Thi Uoc'],
    ['đĐ', 'dD'],
    ['A'.repeat(25), 'A'.repeat(25)],
  ])('"%s" is "%s"', (text, purpose) => {
    expect(transferPurpose(text)).toEqual({ ok: true, purpose })
  })

  test.each(['', ' ', 'VT-7K4M2Q', 'cọc 30%', 'ソファ', 'Straße', 'A'.repeat(26), '🪑'])('"%s" is refused', (text) => {
    expect(transferPurpose(text)).toEqual({ ok: false, code: 'purpose_wrong' })
  })
})

function expectReadable(count: number) {
  for (const wanted of fc.sample(anyVietQr, count)) {
    const text = vietQrText(wanted)
    const { pixels, width } = draw(text)
    expect(jsqr(pixels, width, width)?.data).toBe(text)
  }
}

const SCALE = 4

/** A code as a phone sees it: four pixels a module, dark on white. */
function draw(text: string) {
  const { data, size } = encode(text, { ecc: 'M', border: 4 })
  const width = size * SCALE
  const pixels = new Uint8ClampedArray(width * width * 4).fill(255)
  for (let y = 0; y < width; y++)
    for (let x = 0; x < width; x++)
      if (data[Math.floor(y / SCALE)]?.[Math.floor(x / SCALE)])
        pixels.fill(0, (y * width + x) * 4, (y * width + x) * 4 + 3)
  return { pixels, width }
}
