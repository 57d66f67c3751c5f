import type { NoticeResult, PaymentNotice, Returned } from '../notices'
import { vietnameseDigits, vietnameseTime } from '../notices'
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

/** Answers to an IPN, always with HTTP status 200; `unexpected` makes VNPay tell it again. */
export const vnPayAnswers = {
  applied: { RspCode: '00', Message: 'Confirm Success' },
  unknown_order: { RspCode: '01', Message: 'Order not found' },
  applied_before: { RspCode: '02', Message: 'Order already confirmed' },
  amount_wrong: { RspCode: '04', Message: 'Invalid amount' },
  not_authentic: { RspCode: '97', Message: 'Invalid signature' },
  unexpected: { RspCode: '99', Message: 'Unknown error' },
} as const
