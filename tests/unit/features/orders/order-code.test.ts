import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { isOrderCode, newOrderCode, orderCodesIn, showOrderCode } from '#app/features/orders/order-code'

const SIGNS = [...'23456789ABCDEFGHJKMNPQRSTVWXYZ']
const numbers = fc.array(fc.nat(0xffffffff), { minLength: 5, maxLength: 5 })
const code = numbers.map((five) => newOrderCode(five))

const isOutOfSigns = (text: string) => /^VT[2-9A-HJKMNP-TV-Z]{6}$/.test(text)
const withSign = (text: string, at: number, sign: string) => text.slice(0, at) + sign + text.slice(at + 1)
const swapped = (text: string, at: number) =>
  text.slice(0, at) + (text[at + 1] ?? '') + (text[at] ?? '') + text.slice(at + 2)

describe('[BUY-07] a new order code', () => {
  test('is right, whatever the random numbers are', () => {
    fc.assert(fc.property(code, (text) => isOutOfSigns(text) && isOrderCode(text)))
  })

  test('is another one for other numbers, and each time', () => {
    const five = SIGNS.flatMap((_, a) => SIGNS.flatMap((__, b) => SIGNS.map((___, c) => [a, 5, b, 7, c])))
    // The fifth sign is drawn from 29 where one of them has no check sign.
    const codes = new Set(five.map((numbers) => newOrderCode(numbers)))
    expect(codes.size).toBeGreaterThanOrEqual(29 * SIGNS.length ** 2)
    expect(newOrderCode()).not.toBe(newOrderCode())
  })

  test('uses every sign in every place', () => {
    const codes = Array.from({ length: 5000 }, () => newOrderCode())
    for (let at = 2; at < 8; at++) expect(new Set(codes.map((text) => text[at])).size).toBe(SIGNS.length)
  })

  test('is read in groups of four', () => {
    expect(showOrderCode('VT7K4M2Q')).toBe('VT7K 4M2Q')
  })
})

/** A right code with these signs at these places; two of the others make it right. */
function codeWith(fixed: Readonly<Record<number, string>>): string {
  const [one = 0, two = 0] = [2, 3, 4, 5, 6, 7].filter((at) => !(at in fixed))
  const start = Object.entries(fixed).reduce((text, [at, sign]) => withSign(text, Number(at), sign), 'VT222222')
  for (const sign of SIGNS)
    for (const other of SIGNS) {
      const text = withSign(withSign(start, one, sign), two, other)
      if (isOrderCode(text)) return text
    }
  throw new Error(`no code with ${JSON.stringify(fixed)}`)
}

// What a slip changes of the sum depends on the places and the signs alone, so one code for each of them is all.
describe('[BUY-07] the check sign', () => {
  test('catches every wrong sign for every sign in every place', () => {
    for (let at = 2; at < 8; at++)
      for (const sign of SIGNS) {
        const text = codeWith({ [at]: sign })
        expect(SIGNS.filter((other) => isOrderCode(withSign(text, at, other)))).toEqual([sign])
      }
  })

  test('catches every two signs that changed places, neighbours or not', () => {
    for (let at = 2; at < 7; at++)
      for (let to = at + 1; to < 8; to++)
        for (const a of SIGNS)
          for (const b of SIGNS) {
            const text = codeWith({ [at]: a, [to]: b })
            if (isOrderCode(withSign(withSign(text, at, b), to, a)) !== (a === b)) expect.fail(`${text} ${at} ${to}`)
          }
  })

  test('refuses what is no code at all', () => {
    const right = newOrderCode([1, 2, 3, 4, 5])
    for (const wrong of [
      '',
      'VT',
      right.slice(0, 7),
      `${right}2`,
      ` ${right}`,
      right.toLowerCase(),
      `XT${right.slice(2)}`,
    ])
      expect(isOrderCode(wrong)).toBe(false)
    expect(isOrderCode('VT00000O')).toBe(false)
  })
})

const mangle = (
  text: string,
  how: { lower: boolean; separator: string; before: string; after: string; at: number },
) => {
  const cased = how.lower ? text.toLowerCase() : text
  return how.before + cased.slice(0, how.at) + how.separator + cased.slice(how.at) + how.after
}

describe('[BUY-10] codes in the text of a transfer', () => {
  const right = newOrderCode([1, 20, 300, 4000, 50_000])
  const [a, b] = [right.slice(0, 4), right.slice(4)]

  test.each([
    right,
    right.toLowerCase(),
    `${a} ${b}`,
    `${a}-${b}`,
    `${a}\n${b}`,
    `Vt ${right.slice(2)}`,
    `MBVCB.123.${right}.CT tu 0123`,
    `MBVCB.3278907687.${right.toLowerCase()}.CT tu 0011004455 NGUYEN VAN A toi 0000000018`,
    `IBFT${right}FT26327123456789`,
    `thanh toan don hang ${a} ${b}, cam on`,
    `Thanh toán đơn ${right}`,
    `${right}; ${right}`,
    // Full-width letters of a Japanese keyboard.
    right.replace(/./g, (sign) => String.fromCharCode(sign.charCodeAt(0) + 0xfee0)),
  ])('%s has one', (text) => {
    expect(orderCodesIn(text).codes).toEqual([right])
  })

  test('are found however banks write them', () => {
    const how = fc.record({
      lower: fc.boolean(),
      separator: fc.constantFrom('', ' ', '-', '.', ' - ', '\n', '_'),
      before: fc.constantFrom('', 'MBVCB.123.', 'CK ', 'QR', 'chuyen tien '),
      after: fc.constantFrom('', '.CT tu 0123', ' GD 5567', 'FT2632', '-CHUYEN TIEN'),
      at: fc.integer({ min: 1, max: 7 }),
    })
    fc.assert(fc.property(code, how, (text, how) => orderCodesIn(mangle(text, how)).codes.includes(text)))
  })

  test('are found in their order when there are two', () => {
    fc.assert(
      fc.property(code, code, (one, two) => {
        const { codes } = orderCodesIn(`${one} ${two}`)
        expect(codes.filter((found) => found === one || found === two)).toEqual([...new Set([one, two])])
      }),
    )
  })

  test.each(['', 'chuyen tien', 'VT', 'MBVCB.123456.CT tu 0123', 'Nguyen Van Toan mua ghe'])(
    '"%s" has none',
    (text) => {
      expect(orderCodesIn(text)).toEqual({ codes: [], nearCodes: [] })
    },
  )

  test('are near when one sign is wrong, also one that no code has', () => {
    const slip = fc.record({ at: fc.integer({ min: 2, max: 7 }), sign: fc.constantFrom(...SIGNS, ...'01OILU') })
    fc.assert(
      fc.property(code, slip, (text, { at, sign }) => {
        fc.pre(text[at] !== sign)
        const { codes, nearCodes } = orderCodesIn(`CT ${withSign(text, at, sign)} tu 0123`)
        expect(codes).not.toContain(text)
        expect(nearCodes).toContain(text)
        expect(nearCodes.every(isOrderCode)).toBe(true)
      }),
    )
  })

  test('are near when two neighbours changed places', () => {
    fc.assert(
      fc.property(code, fc.integer({ min: 2, max: 6 }), (text, at) => {
        fc.pre(text[at] !== text[at + 1])
        expect(orderCodesIn(swapped(text, at)).nearCodes).toContain(text)
      }),
    )
  })

  test.each(['VR', 'YT', 'TV', 'V7'])('are near when they begin with %s', (prefix) => {
    expect(orderCodesIn(`ck ${prefix}${right.slice(2)}`)).toEqual({ codes: [], nearCodes: [right] })
  })

  test('are few, however long the text is', () => {
    const { codes, nearCodes } = orderCodesIn('VT'.repeat(100_000))
    expect(codes.length + nearCodes.length).toBeLessThan(100)
  })
})
