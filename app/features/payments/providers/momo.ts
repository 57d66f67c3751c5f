import { type } from 'arktype'
import type { NoticeResult, PaymentNotice, PaymentState, Returned } from '../notices'
import { parseJson } from '../notices'
import { hmacHex, isSignature } from '../signing'

export type MoMoConfig = { partnerCode: string; accessKey: string; secretKey: string }

/** MoMo takes no other amounts. Whole đồng. */
export const MOMO_LEAST = 1000
export const MOMO_MOST = 50_000_000

export type MoMoRequest = {
  /** Whole đồng, from `MOMO_LEAST` to `MOMO_MOST`. */
  amount: number
  /** Unique for each attempt: the order's code and the attempt's number; ASCII letters and digits. */
  orderId: string
  /** Idempotency key: the same for every try of one request. */
  requestId: string
  orderInfo: string
  redirectUrl: string
  ipnUrl: string
  lang: 'vi' | 'en'
}

/** Fields that a request's signature covers, in the documented order. */
const REQUEST_FIELDS = [
  'accessKey',
  'amount',
  'extraData',
  'ipnUrl',
  'orderId',
  'orderInfo',
  'partnerCode',
  'redirectUrl',
  'requestId',
  'requestType',
] as const

/** The same for what MoMo tells, by IPN and in the address that the payer comes back to. */
const NOTICE_FIELDS = [
  'accessKey',
  'amount',
  'extraData',
  'message',
  'orderId',
  'orderInfo',
  'orderType',
  'partnerCode',
  'payType',
  'requestId',
  'responseTime',
  'resultCode',
  'transId',
] as const

type Fields = Readonly<Record<string, string | number>>

/** Values stand in the text as they are, without encoding. */
const sign = (names: readonly string[], fields: Fields, { accessKey, secretKey }: MoMoConfig) => {
  const all: Fields = { ...fields, accessKey }
  return hmacHex('sha256', secretKey, names.map((name) => `${name}=${all[name]}`).join('&'))
}

/**
 * Body of `POST /v2/gateway/api/create`, by "One-Time Payments" (developers.momo.vn, v3 of the documentation): the
 * signature is an HMAC-SHA256 over ten fields sorted by name.
 */
export function moMoBody(config: MoMoConfig, request: MoMoRequest) {
  const { amount } = request
  if (!Number.isInteger(amount) || amount < MOMO_LEAST || amount > MOMO_MOST) throw new RangeError('amount_wrong')
  const body = { ...request, partnerCode: config.partnerCode, requestType: 'captureWallet', extraData: '' } as const
  return { ...body, signature: sign(REQUEST_FIELDS, body, config) }
}

const moMoAnswer = type({ resultCode: '0', payUrl: 'string > 0' })

/** The page's address in an answer; undefined if MoMo refused. */
export function readMoMoAnswer(answer: string): string | undefined {
  const read = moMoAnswer(parseJson(answer))
  return read instanceof type.errors ? undefined : read.payUrl
}

const moMoNotice = type({
  partnerCode: 'string > 0',
  orderId: 'string > 0',
  requestId: 'string',
  amount: `1 <= number.integer <= ${MOMO_MOST}`,
  orderInfo: 'string',
  orderType: 'string',
  transId: `1 <= number.integer <= ${Number.MAX_SAFE_INTEGER}`,
  resultCode: 'number.integer',
  message: 'string',
  payType: 'string',
  responseTime: '0 <= number.integer <= 8640000000000000',
  extraData: 'string',
  signature: 'string',
})

/**
 * Reads the body of an IPN, by "Payment Notification" (developers.momo.vn). It is answered with HTTP status 204 within
 * 15 seconds.
 */
export function readMoMoNotice(rawBody: string, config: MoMoConfig): NoticeResult<'notice_not_authentic' | 'not_paid'> {
  const body = parseJson(rawBody)
  if (body === undefined) return { ok: false, code: 'body_not_json' }
  const read = moMoNotice(body)
  if (read instanceof type.errors) return { ok: false, code: 'invalid_request' }
  if (!isMoMoAuthentic(read, config)) return { ok: false, code: 'notice_not_authentic' }
  if (read.resultCode !== 0) return { ok: false, code: 'not_paid' }
  return { ok: true, notice: noticeOf(read) }
}

type Paid = Pick<typeof moMoNotice.infer, 'transId' | 'partnerCode' | 'amount' | 'orderId' | 'responseTime'>

/** A payment as an IPN or the answer to a question tells it. */
const noticeOf = ({ transId, partnerCode, amount, orderId, responseTime }: Paid): PaymentNotice => ({
  provider: 'momo',
  noticeId: String(transId),
  account: partnerCode,
  amount,
  direction: 'in',
  text: orderId,
  at: responseTime,
  reference: String(transId),
})

/** An IPN as MoMo signs it, for the simulator. */
export const signMoMoNotice = (config: MoMoConfig, fields: Omit<typeof moMoNotice.infer, 'signature'>) => ({
  ...fields,
  signature: sign(NOTICE_FIELDS, fields, config),
})

/** True for fields that MoMo signed: those of an IPN, or of the address that the payer came back to. */
export const isMoMoAuthentic = (fields: Fields, config: MoMoConfig): boolean =>
  config.secretKey !== '' && isSignature(String(fields.signature ?? ''), sign(NOTICE_FIELDS, fields, config))

/** Begun, processed by MoMo, to be confirmed again, processed by the payer's bank, authorised and not yet captured. */
const STILL_RUNNING = ['1000', '7000', '7002', '8000', '9000']

const QUERY_FIELDS = ['accessKey', 'orderId', 'partnerCode', 'requestId'] as const

/** Body of `POST /v2/gateway/api/query`, by "Check Transaction Status" (developers.momo.vn). */
export function moMoQuery(config: MoMoConfig, { orderId, requestId }: { orderId: string; requestId: string }) {
  const body = { partnerCode: config.partnerCode, requestId, orderId, lang: 'vi' } as const
  return { ...body, signature: sign(QUERY_FIELDS, body, config) }
}

const moMoState = type({
  partnerCode: 'string > 0',
  orderId: 'string > 0',
  amount: `0 <= number.integer <= ${MOMO_MOST}`,
  transId: `0 <= number.integer <= ${Number.MAX_SAFE_INTEGER}`,
  resultCode: 'number.integer',
  responseTime: '0 <= number.integer <= 8640000000000000',
})

/**
 * Refused by the payer, the bank or MoMo, expired, or cancelled, by "Result Codes" (developers.momo.vn). All others are
 * of payments that still run, or of the question itself.
 */
const FAILED = [1001, 1002, 1003, 1004, 1005, 1006, 1007, 1017, 1026, 4001, 4002, 4100]

/** Reads the answer, which is not signed: the connection to MoMo is what proves it. */
export function readMoMoState(answer: string): PaymentState {
  const read = moMoState(parseJson(answer))
  if (read instanceof type.errors) return { state: 'unknown' }
  if (FAILED.includes(read.resultCode)) return { state: 'failed' }
  if (read.resultCode !== 0 || read.amount === 0 || read.transId === 0) return { state: 'unknown' }
  return { state: 'paid', notice: noticeOf(read) }
}

/** What the payer comes back with, by "Result Codes" (developers.momo.vn). */
export function moMoReturn(params: URLSearchParams): Returned {
  const code = params.get('resultCode') ?? ''
  if (code === '0') return 'paid'
  return code === '' || STILL_RUNNING.includes(code) ? 'unknown' : 'failed'
}
