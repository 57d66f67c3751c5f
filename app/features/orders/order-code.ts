/**
 * Codes of orders, such as `VT7K4M2Q`: short enough to say on the phone, exact enough to find in the text of a transfer.
 * The last sign checks the five before it.
 */

/** How long the six digits open an order that its code alone does not (access-code.server.ts). */
export const ACCESS_CODE_MINUTES = 10

/** Signs that nobody confuses: 0 and O, 1, I and L, and U are not among them. */
const SIGNS = '23456789ABCDEFGHJKMNPQRSTVWXYZ'
const PREFIX = 'VT'
const FREE_SIGNS = 5
const LENGTH = PREFIX.length + FREE_SIGNS + 1

/**
 * A prime above the number of signs: with weights that differ and are not 0, a sum modulo it differs for every single
 * wrong sign and for any two signs that changed places (tests/unit/features/orders/order-code.test.ts tries all).
 */
const MODULUS = 31
/** The check sign weighs -1, so that it equals the sum of the others. */
const WEIGHTS = [2, 3, 4, 5, 6, MODULUS - 1]

const valueOfSign = (sign: string | undefined) => SIGNS.indexOf(sign ?? '')

const weigh = (signs: readonly string[]) =>
  signs.reduce((sum, sign, at) => sum + valueOfSign(sign) * (WEIGHTS[at] ?? 0), 0) % MODULUS

/**
 * A new code out of five random whole numbers. A sum of 30 has no check sign: the fifth sign is drawn from those that
 * avoid it, so one draw is enough. 23 million codes.
 */
export function newOrderCode(
  randomNumbers: ArrayLike<number> = crypto.getRandomValues(new Uint32Array(FREE_SIGNS)),
): string {
  const draw = (from: string, at: number) => from[(randomNumbers[at] ?? 0) % from.length] ?? ''
  const first = Array.from({ length: FREE_SIGNS - 1 }, (_, at) => draw(SIGNS, at))
  const last = draw([...SIGNS].filter((sign) => SIGNS[weigh([...first, sign])]).join(''), FREE_SIGNS - 1)
  const free = [...first, last]
  return PREFIX + free.join('') + SIGNS[weigh(free)]
}

/** True for a code as it is stored, whose check sign is right. */
export function isOrderCode(text: string): boolean {
  const signs = [...text.slice(PREFIX.length)]
  const isWritten = text.startsWith(PREFIX) && signs.length === FREE_SIGNS + 1
  return isWritten && signs.every((sign) => SIGNS.includes(sign)) && weigh(signs) === 0
}

/** A code in groups as people read it: `VT7K 4M2Q`. */
export const showOrderCode = (code: string): string => code.replace(/.{4}(?=.)/g, '$& ')

/** Codes in a text, each once, in the order of the text. */
export type CodesFound = {
  codes: readonly string[]
  /** Right codes that the text misses by one wrong sign or by two neighbours that changed places. */
  nearCodes: readonly string[]
}

/** No bank passes on a longer text. */
const LONGEST_TEXT = 500

/**
 * Finds codes in the text of a transfer: in lower case, with spaces or dashes inside, glued to other words. Letters that
 * are no sign (O, I, …) stand for no single one; the check sign says what they may be, so such codes are near ones. What
 * is found may be chance: it counts when there is such an order.
 */
export function orderCodesIn(text: string): CodesFound {
  const plain = text
    .slice(0, LONGEST_TEXT)
    .normalize('NFKD')
    .toUpperCase()
    .replace(/[^0-9A-Z]/g, '')
  const windows = Array.from({ length: Math.max(0, plain.length - LENGTH + 1) }, (_, at) =>
    plain.slice(at, at + LENGTH),
  )
  const codes = new Set(windows.filter(isOrderCode))
  const nearCodes = new Set(windows.flatMap(codesNear).filter((code) => !codes.has(code)))
  return { codes: [...codes], nearCodes: [...nearCodes] }
}

/** Right codes one slip away from eight signs; eleven at most, because the check sign leaves one for each place. */
function codesNear(window: string): string[] {
  if (isOrderCode(window)) return []
  if (!window.startsWith(PREFIX)) {
    const isOneSlip = window[0] === PREFIX[0] || window[1] === PREFIX[1] || window.startsWith('TV')
    return [PREFIX + window.slice(PREFIX.length)].filter((code) => isOneSlip && isOrderCode(code))
  }
  return slipsOf(window).filter(isOrderCode)
}

function slipsOf(window: string): string[] {
  const slips: string[] = []
  for (let at = PREFIX.length; at < LENGTH; at++) {
    const [before, sign = '', next = '', after] = [
      window.slice(0, at),
      window[at],
      window[at + 1],
      window.slice(at + 2),
    ]
    for (const other of SIGNS) slips.push(before + other + next + after)
    slips.push(before + next + sign + after)
  }
  return slips
}
