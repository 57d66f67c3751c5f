import { type } from 'arktype'
import { HOUR, MINUTE, SECOND } from '#app/lib/constants'
import type { Result } from '#app/lib/failure'
import { hmacHex, isKey, isSignature } from './signing'
import { MOST_DONG } from './vietqr'

export type PaymentProvider = 'sepay' | 'vnpay' | 'momo' | 'zalopay'

/** What a provider told of one payment, in one form for all. */
export type PaymentNotice = {
  provider: PaymentProvider
  /** The provider's number of the payment: the same one when it tells again. */
  noticeId: string
  /** The shop's account that the money came to or went from: at a bank, or at the provider. */
  account: string
  /** Whole đồng, at least 1. */
  amount: number
  direction: 'in' | 'out'
  /** What the payer wrote, or the bank made of it. */
  text: string
  /** When the bank booked it; ms since the epoch. */
  at: number
  /** The bank's own number of the payment; may be empty. */
  reference: string
}

/** What a payer's browser says of a payment: `unknown` is still with the provider, or told by nobody. */
export type Returned = 'paid' | 'failed' | 'unknown'

/** What a provider answers when it is asked for a payment (ask-providers.server.ts). */
export type PaymentState = { state: 'paid'; notice: PaymentNotice } | { state: 'failed' | 'unknown' }

export type NoticeResult<Code extends string = never> = Result<
  { notice: PaymentNotice },
  'body_not_json' | 'invalid_request' | Code
>

const dong = type(`1 <= number.integer <= ${MOST_DONG}`)

/** Fields that SePay may add are let through. */
const sePayBody = type({
  id: `1 <= number.integer <= ${Number.MAX_SAFE_INTEGER}`,
  'gateway?': 'string | null',
  transactionDate: /^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/,
  accountNumber: 'string > 0',
  'code?': 'string | null',
  'content?': 'string | null',
  transferType: "'in' | 'out'",
  transferAmount: dong,
  'accumulated?': 'number | null',
  'subAccount?': 'string | null',
  'referenceCode?': 'string | null',
  'description?': 'string | null',
})

/**
 * Reads the body of SePay's webhook (BUY-10), in the shape of "Tích hợp WebHooks" / "Create Webhooks" (developer.sepay.vn).
 * The text is `content`; banks that leave it empty have it in `description`.
 */
export function readSePayNotice(rawBody: string): NoticeResult {
  const body = parseJson(rawBody)
  if (body === undefined) return { ok: false, code: 'body_not_json' }
  const read = sePayBody(body)
  if (read instanceof type.errors) return { ok: false, code: 'invalid_request' }
  const at = vietnameseTime(read.transactionDate)
  if (at === undefined) return { ok: false, code: 'invalid_request' }
  const notice: PaymentNotice = {
    provider: 'sepay',
    noticeId: String(read.id),
    account: read.accountNumber,
    amount: read.transferAmount,
    direction: read.transferType,
    text: read.content?.trim() || (read.description ?? ''),
    at,
    reference: read.referenceCode ?? '',
  }
  return { ok: true, notice }
}

/** The value of a JSON text; undefined if it is none. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

const VIETNAM = 7 * HOUR

/** `2026-11-23 14:02:37` at UTC+7 in ms since the epoch; undefined for a day or an hour that does not exist. */
export function vietnameseTime(written: string): number | undefined {
  const [, year, month, day, hour, minute, second] =
    /^(\d{4})-?(\d\d)-?(\d\d) ?(\d\d):?(\d\d):?(\d\d)$/.exec(written)?.map(Number) ?? []
  if (second === undefined) return
  const local = Date.UTC(year ?? 0, (month ?? 0) - 1, day, hour, minute, second)
  const isReal = digitsOf(local) === written.replace(/\D/g, '')
  return isReal ? local - VIETNAM : undefined
}

/** A time as `20261123140237` at UTC+7, the form that VNPay wants; `time` in ms since the epoch. */
export const vietnameseDigits = (time: number): string => digitsOf(time + VIETNAM)

const digitsOf = (local: number) => new Date(local).toISOString().replace(/\D/g, '').slice(0, 14)

/** SePay refuses to be believed after this time, forwards and backwards. */
const SIGNATURE_LIFETIME = 5 * MINUTE

/**
 * True if a body is SePay's, by "How to authenticate SePay webhooks" and "Secure your webhook endpoint"
 * (developer.sepay.vn): `X-SePay-Signature: sha256=…` signs `X-SePay-Timestamp` (s), a dot and the body as it came; or
 * `Authorization: Apikey …`. A wrong signature is not made good by a key. `now` in ms since the epoch.
 */
export function isAuthentic(headers: Headers, rawBody: string, secret: string, now: number): boolean {
  if (!secret) return false
  const signature = headers.get('x-sepay-signature')
  if (signature === null) return isKey(headers.get('authorization') ?? '', `Apikey ${secret}`)
  const timestamp = headers.get('x-sepay-timestamp') ?? ''
  const isFresh = /^\d{1,12}$/.test(timestamp) && Math.abs(now - Number(timestamp) * SECOND) <= SIGNATURE_LIFETIME
  return isSignature(signature, `sha256=${hmacHex('sha256', secret, `${timestamp}.${rawBody}`)}`) && isFresh
}
