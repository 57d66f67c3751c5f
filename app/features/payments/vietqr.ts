import type { Result } from '#app/lib/failure'

/** What a bank's app fills in when it reads the code. */
export type VietQr = {
  /** Bank's number at NAPAS, six digits. */
  bin: string
  account: string
  /** Whole đồng, from 1 to `MOST_DONG`. */
  amount: number
  /** Text of the transfer, as `transferPurpose` returns it. */
  purpose: string
}

/** The specification gives an amount thirteen signs. */
export const MOST_DONG = 10 ** 13 - 1
/** Longest purpose (ID 62-08) that the specification of NAPAS allows. */
export const LONGEST_PURPOSE = 25

/** NAPAS in the international list of applications. */
const NAPAS = 'A000000727'
const TRANSFER_TO_ACCOUNT = 'QRIBFTTA'
const WITH_AMOUNT = '12'
const DONG = '704'

/**
 * Text of a VietQR code for one transfer (BUY-09), by "EMV QR Code Specification for Payment Systems, Merchant-Presented
 * Mode" 1.1 and NAPAS' "Technical Specifications on NAPAS QR Switching, Part IV: QR Code Format" 1.5.2. Lengths count
 * characters there and bytes in some banks' apps; ASCII alone makes both the same. Throws for what no bank could read.
 */
export function vietQrText({ bin, account, amount, purpose }: VietQr): string {
  if (!/^\d{6}$/.test(bin)) throw new RangeError('bin_wrong')
  if (!/^[0-9A-Za-z]{1,19}$/.test(account)) throw new RangeError('account_wrong')
  if (!isDong(amount)) throw new RangeError('amount_wrong')
  if (!isPurpose(purpose)) throw new RangeError('purpose_wrong')
  const beneficiary = field('00', bin) + field('01', account)
  const unchecked = [
    field('00', '01'),
    field('01', WITH_AMOUNT),
    field('38', field('00', NAPAS) + field('01', beneficiary) + field('02', TRANSFER_TO_ACCOUNT)),
    field('53', DONG),
    field('54', String(amount)),
    field('58', 'VN'),
    field('62', field('08', purpose)),
    // The checksum covers its own head.
    '6304',
  ].join('')
  return unchecked + checksum(unchecked)
}

/** True for an amount of whole đồng that a transfer can have. */
export const isDong = (amount: number): boolean => Number.isSafeInteger(amount) && amount >= 1 && amount <= MOST_DONG

/**
 * Text of a transfer as every bank passes it on: without accents, ASCII letters, digits and single spaces, at most
 * `LONGEST_PURPOSE` of them. What cannot be written so is refused, because a bank would drop or replace it.
 */
export function transferPurpose(text: string): Result<{ purpose: string }, 'purpose_wrong'> {
  const purpose = withoutAccents(text).trim().replace(/\s+/g, ' ')
  return isPurpose(purpose) ? { ok: true, purpose } : { ok: false, code: 'purpose_wrong' }
}

/** Vietnamese in plain letters: `Đặt cọc` becomes `Dat coc`. */
export const withoutAccents = (text: string): string =>
  text.normalize('NFD').replace(/\p{M}/gu, '').replaceAll('đ', 'd').replaceAll('Đ', 'D')

const isPurpose = (purpose: string) =>
  purpose.length <= LONGEST_PURPOSE && /^[0-9A-Za-z]+(?: [0-9A-Za-z]+)*$/.test(purpose)

/** ID, length in two digits, value. */
const field = (id: string, value: string) => id + String(value.length).padStart(2, '0') + value

const POLYNOMIAL = 0x1021

/** CRC-16/CCITT-FALSE of an ASCII text, as four hexadecimal digits. */
function checksum(text: string): string {
  let crc = 0xffff
  for (const byte of new TextEncoder().encode(text)) {
    crc ^= byte << 8
    for (let bit = 0; bit < 8; bit++) crc = ((crc << 1) ^ (crc & 0x8000 ? POLYNOMIAL : 0)) & 0xffff
  }
  return crc.toString(16).toUpperCase().padStart(4, '0')
}
