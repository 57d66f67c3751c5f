import { type } from 'arktype'
import type { NoticeResult, PaymentNotice, PaymentState, Returned } from '../notices'
import { parseJson, vietnameseDigits, vietnameseTime } from '../notices'
import { hmacHex, isSignature } from '../signing'
import { isDong, withoutAccents } from '../vietqr'

export type VnPayConfig = {
  /** The shop's number at VNPay. */
  tmnCode: string
  hashSecret: string
  /** Address of the payment page, which is another one in the sandbox. */
  payUrl: string
}

/** VNPay's amount has twelve digits, two of them hundredths. Whole đồng. */
export const VNPAY_MOST = 10 ** 10 - 1

export type VnPayRequest = {
  /** Whole đồng, at most `VNPAY_MOST`. */
  amount: number
  /** Unique within a day: the order's code and the number of the attempt, such as `VT7K4M2Q1`. */
  reference: string
  description: string
  returnUrl: string
  /** Address of the payer's machine. */
  ipAddress: string
  language: 'vn' | 'en'
  /** ms since the epoch. */
  createdAt: number
  expiresAt: number
}

/**
 * Address of VNPay's page for one payment, version 2.1.0, by "Hướng dẫn tích hợp Cổng thanh toán VNPAY" (sandbox.vnpayment.vn):
 * parameters sorted by name and encoded as a form, and over that text an HMAC-SHA512. The amount is in hundredths.
 */
export function vnPayAddress(config: VnPayConfig, request: VnPayRequest): string {
  if (!isDong(request.amount) || request.amount > VNPAY_MOST) throw new RangeError('amount_wrong')
  const query = signVnPay(
    new URLSearchParams({
      vnp_Version: '2.1.0',
      vnp_Command: 'pay',
      vnp_TmnCode: config.tmnCode,
      vnp_Amount: String(request.amount * 100),
      vnp_CurrCode: 'VND',
      vnp_CreateDate: vietnameseDigits(request.createdAt),
      vnp_ExpireDate: vietnameseDigits(request.expiresAt),
      vnp_IpAddr: request.ipAddress,
      vnp_Locale: request.language,
      vnp_OrderInfo: plainDescription(request.description),
      vnp_OrderType: 'other',
      vnp_ReturnUrl: request.returnUrl,
      vnp_TxnRef: request.reference,
    }),
    config.hashSecret,
  )
  return `${config.payUrl}?${query}`
}

/** Parameters sorted, with their signature at the end. */
export function signVnPay(params: URLSearchParams, hashSecret: string): URLSearchParams {
  const signed = signedTextOf(params)
  return new URLSearchParams(`${signed}&vnp_SecureHash=${hmacHex('sha512', hashSecret, signed)}`)
}

/** Without accents and signs, as the documentation asks; its examples encode some signs in different ways. */
const plainDescription = (text: string) =>
  withoutAccents(text)
    .replace(/[^0-9A-Za-z]+/g, ' ')
    .trim()

/** Reads what VNPay told by IPN, or by the payer's browser on its way back; only an IPN is to be believed for good. */
export function readVnPayNotice(
  params: URLSearchParams,
  config: VnPayConfig,
): NoticeResult<'notice_not_authentic' | 'not_paid'> {
  if (!isVnPayAuthentic(params, config)) return { ok: false, code: 'notice_not_authentic' }
  const value = (name: string) => params.get(`vnp_${name}`) ?? ''
  if (value('ResponseCode') !== '00' || value('TransactionStatus') !== '00') return { ok: false, code: 'not_paid' }
  const amount = Number(value('Amount')) / 100
  const at = vietnameseTime(value('PayDate'))
  if (!isDong(amount) || at === undefined || !value('TransactionNo')) return { ok: false, code: 'invalid_request' }
  const notice: PaymentNotice = {
    provider: 'vnpay',
    noticeId: value('TransactionNo'),
    account: value('TmnCode'),
    amount,
    direction: 'in',
    text: value('TxnRef'),
    at,
    reference: value('BankTranNo'),
  }
  return { ok: true, notice }
}

const UNSIGNED = ['vnp_SecureHash', 'vnp_SecureHashType']

export function isVnPayAuthentic(params: URLSearchParams, { hashSecret }: VnPayConfig): boolean {
  const expected = hmacHex('sha512', hashSecret, signedTextOf(params))
  return hashSecret !== '' && isSignature(params.get('vnp_SecureHash'), expected)
}

/** Parameters without a value are not signed. */
function signedTextOf(params: URLSearchParams): string {
  const signed = new URLSearchParams([...params].filter(([name, value]) => value !== '' && !UNSIGNED.includes(name)))
  signed.sort()
  return signed.toString()
}

/** Codes of payments that surely failed; others, such as 07 (taken, under suspicion) and 99, may still be paid. */
const FAILED = ['09', '10', '11', '12', '13', '24', '51', '65', '75', '79']

/** What the payer comes back with, by "Bảng mã lỗi" (sandbox.vnpayment.vn). */
export function vnPayReturn(params: URLSearchParams): Returned {
  const code = params.get('vnp_ResponseCode') ?? ''
  if (code === '00') return 'paid'
  return FAILED.includes(code) ? 'failed' : 'unknown'
}

const QUERY_FIELDS = [
  'vnp_RequestId',
  'vnp_Version',
  'vnp_Command',
  'vnp_TmnCode',
  'vnp_TxnRef',
  'vnp_TransactionDate',
  'vnp_CreateDate',
  'vnp_IpAddr',
  'vnp_OrderInfo',
] as const

const ANSWER_FIELDS = [
  'vnp_ResponseId',
  'vnp_Command',
  'vnp_ResponseCode',
  'vnp_Message',
  'vnp_TmnCode',
  'vnp_TxnRef',
  'vnp_Amount',
  'vnp_BankCode',
  'vnp_PayDate',
  'vnp_TransactionNo',
  'vnp_TransactionType',
  'vnp_TransactionStatus',
  'vnp_OrderInfo',
  'vnp_PromotionCode',
  'vnp_PromotionAmount',
] as const

type Fields = Readonly<Record<string, string>>

const hashOf = (names: readonly string[], fields: Fields, { hashSecret }: VnPayConfig) =>
  hmacHex('sha512', hashSecret, names.map((name) => fields[name] ?? '').join('|'))

/** `createdAt`: when the payer was sent to VNPay; `now`: when it is asked. Both in ms since the epoch. */
type VnPayQuery = { reference: string; createdAt: number; requestId: string; now: number }

/**
 * Body of a question for one payment, by "Truy vấn kết quả thanh toán (QueryDr)" (sandbox.vnpayment.vn): JSON, with an
 * HMAC-SHA512 over nine values that have strokes between them.
 */
export function vnPayQuery(config: VnPayConfig, { reference, createdAt, requestId, now }: VnPayQuery) {
  const fields = {
    vnp_RequestId: requestId,
    vnp_Version: '2.1.0',
    vnp_Command: 'querydr',
    vnp_TmnCode: config.tmnCode,
    vnp_TxnRef: reference,
    vnp_OrderInfo: reference,
    vnp_TransactionDate: vietnameseDigits(createdAt),
    vnp_CreateDate: vietnameseDigits(now),
    // The machine that asks: a Worker has no address of its own.
    vnp_IpAddr: '127.0.0.1',
  }
  return { ...fields, vnp_SecureHash: hashOf(QUERY_FIELDS, fields, config) }
}

/** True for a question that the shop signed, for the simulator. */
export const isVnPayQuery = (fields: Fields, config: VnPayConfig): boolean =>
  isSignature(fields.vnp_SecureHash, hashOf(QUERY_FIELDS, fields, config))

/** An answer as VNPay signs it, for the simulator. */
export const signVnPayState = (config: VnPayConfig, fields: Fields): Fields => ({
  ...fields,
  vnp_SecureHash: hashOf(ANSWER_FIELDS, fields, config),
})

const vnPayFields = type({ '[string]': 'string | number' })

/** Reads the answer: 00 paid and 02 failed, by its table of `vnp_TransactionStatus`; all else may still change. */
export function readVnPayState(answer: string, config: VnPayConfig): PaymentState {
  const read = vnPayFields(parseJson(answer))
  if (read instanceof type.errors) return { state: 'unknown' }
  const fields: Fields = Object.fromEntries(Object.entries(read).map(([name, value]) => [name, String(value)]))
  const isOurs = isSignature(fields.vnp_SecureHash, hashOf(ANSWER_FIELDS, fields, config))
  if (!isOurs || fields.vnp_ResponseCode !== '00') return { state: 'unknown' }
  if (fields.vnp_TransactionStatus === '02') return { state: 'failed' }
  const amount = Number(fields.vnp_Amount) / 100
  const at = vietnameseTime(fields.vnp_PayDate ?? '')
  const number = fields.vnp_TransactionNo
  if (fields.vnp_TransactionStatus !== '00' || !isDong(amount) || at === undefined || !number)
    return { state: 'unknown' }
  const notice: PaymentNotice = {
    provider: 'vnpay',
    noticeId: number,
    account: fields.vnp_TmnCode ?? '',
    amount,
    direction: 'in',
    text: fields.vnp_TxnRef ?? '',
    at,
    reference: '',
  }
  return { state: 'paid', notice }
}

/** Answers to an IPN, always with HTTP status 200; `unexpected` makes VNPay tell it again. */
export const vnPayAnswers = {
  applied: { RspCode: '00', Message: 'Confirm Success' },
  unknown_order: { RspCode: '01', Message: 'Order not found' },
  applied_before: { RspCode: '02', Message: 'Order already confirmed' },
  amount_wrong: { RspCode: '04', Message: 'Invalid amount' },
  not_authentic: { RspCode: '97', Message: 'Invalid signature' },
  unexpected: { RspCode: '99', Message: 'Unknown error' },
} as const
