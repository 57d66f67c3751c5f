import { type } from 'arktype'
import { MINUTE, SECOND } from '#app/lib/constants'
import type { NoticeResult, PaymentNotice, PaymentState, Returned } from '../notices'
import { parseJson, vietnameseDigits } from '../notices'
import { hmacHex, isSignature } from '../signing'
import { isDong, MOST_DONG } from '../vietqr'

export type ZaloPayConfig = {
  appId: number
  /** Signs what the shop sends. */
  key1: string
  /** Signs what ZaloPay sends. */
  key2: string
}

/** ZaloPay takes no shorter and no longer time for paying. */
export const ZALOPAY_SHORTEST = 5 * MINUTE
export const ZALOPAY_LONGEST = 30 * 24 * 60 * MINUTE

export type ZaloPayRequest = {
  /** Whole đồng. */
  amount: number
  /** Unique within a day: the order's code and the number of the attempt, such as `VT7K4M2Q1`. */
  reference: string
  description: string
  redirectUrl: string
  callbackUrl: string
  /** ms since the epoch. */
  createdAt: number
  /** ms, from `ZALOPAY_SHORTEST` to `ZALOPAY_LONGEST`. */
  lifetime: number
}

/** Who pays is nobody's business but ours; the field must not be empty. */
const APP_USER = 'vuong-tron'

/**
 * Body of `POST /v2/create`, by "Create a new order" (docs.zalopay.vn): an HMAC-SHA256 with key1 over seven values,
 * with strokes between them. The transaction's number begins with the day in Vietnam.
 */
export function zaloPayBody({ appId, key1 }: ZaloPayConfig, request: ZaloPayRequest) {
  const { amount, lifetime, createdAt } = request
  if (!isDong(amount)) throw new RangeError('amount_wrong')
  if (lifetime < ZALOPAY_SHORTEST || lifetime > ZALOPAY_LONGEST) throw new RangeError('lifetime_wrong')
  const body = {
    app_id: appId,
    app_trans_id: transId(request),
    app_user: APP_USER,
    amount,
    app_time: createdAt,
    expire_duration_seconds: Math.floor(lifetime / SECOND),
    embed_data: JSON.stringify({ redirecturl: request.redirectUrl }),
    item: '[]',
    description: request.description,
    bank_code: '',
    callback_url: request.callbackUrl,
  }
  return { ...body, mac: zaloPayMac(key1, body) }
}

const transId = ({ reference, createdAt }: Pick<ZaloPayRequest, 'reference' | 'createdAt'>) =>
  `${vietnameseDigits(createdAt).slice(2, 8)}_${reference}`

const MAC_FIELDS = ['app_id', 'app_trans_id', 'app_user', 'amount', 'app_time', 'embed_data', 'item'] as const

export const zaloPayMac = (
  key1: string,
  body: Readonly<Record<(typeof MAC_FIELDS)[number], string | number>>,
): string =>
  macOf(
    key1,
    MAC_FIELDS.map((name) => body[name]),
  )

const macOf = (key: string, values: readonly (string | number)[]) => hmacHex('sha256', key, values.join('|'))

export const signZaloPayCallback = ({ key2 }: Pick<ZaloPayConfig, 'key2'>, data: string): string =>
  hmacHex('sha256', key2, data)

const zaloPayAnswer = type({ return_code: '1', order_url: 'string > 0' })

/** The page's address in an answer; undefined if ZaloPay refused. */
export function readZaloPayAnswer(answer: string): string | undefined {
  const read = zaloPayAnswer(parseJson(answer))
  return read instanceof type.errors ? undefined : read.order_url
}

const callbackBody = type({ data: 'string', mac: 'string' })

const callbackData = type({
  app_id: 'number.integer',
  app_trans_id: 'string > 0',
  amount: `1 <= number.integer <= ${MOST_DONG}`,
  'zp_trans_id?': 'number | string',
  server_time: '0 <= number.integer <= 8640000000000000',
})

/**
 * Reads a callback, by "Callback" (docs.zalopay.vn): `mac` is an HMAC-SHA256 with key2 over `data` as it came. ZaloPay
 * calls back for what was paid, and for nothing else.
 */
export function readZaloPayNotice(
  rawBody: string,
  { appId, key2 }: ZaloPayConfig,
): NoticeResult<'notice_not_authentic'> {
  const body = parseJson(rawBody)
  if (body === undefined) return { ok: false, code: 'body_not_json' }
  const envelope = callbackBody(body)
  if (envelope instanceof type.errors) return { ok: false, code: 'invalid_request' }
  if (!key2 || !isSignature(envelope.mac, signZaloPayCallback({ key2 }, envelope.data)))
    return { ok: false, code: 'notice_not_authentic' }
  const read = callbackData(parseJson(envelope.data))
  if (read instanceof type.errors || read.app_id !== appId) return { ok: false, code: 'invalid_request' }
  const notice: PaymentNotice = {
    provider: 'zalopay',
    // ZaloPay's own number may have more digits than a number of JavaScript.
    noticeId: read.app_trans_id,
    account: String(read.app_id),
    amount: read.amount,
    direction: 'in',
    text: read.app_trans_id,
    at: read.server_time,
    reference: String(read.zp_trans_id ?? ''),
  }
  return { ok: true, notice }
}

/** Body of `POST /v2/query`, by "Query order's payment status" (docs.zalopay.vn): its key is one of the signed values. */
export function zaloPayQuery({ appId, key1 }: ZaloPayConfig, attempt: Pick<ZaloPayRequest, 'reference' | 'createdAt'>) {
  const app_trans_id = transId(attempt)
  return { app_id: appId, app_trans_id, mac: macOf(key1, [appId, app_trans_id, key1]) }
}

/** True for a question that the shop signed, for the simulator. */
export const isZaloPayQuery = (
  { app_trans_id, mac }: { app_trans_id: string; mac: string },
  { appId, key1 }: ZaloPayConfig,
): boolean => isSignature(mac, macOf(key1, [appId, app_trans_id, key1]))

const zaloPayState = type({
  return_code: 'number.integer',
  'sub_return_code?': 'number.integer',
  'amount?': `0 <= number.integer <= ${MOST_DONG}`,
  'zp_trans_id?': 'number | string',
  'server_time?': '0 <= number.integer <= 8640000000000000',
})

/** ZaloPay says so of the question itself: a wrong field, key or number, too many questions, its own fault. */
const isOfQuestion = (code: number) => code <= -400 || code === 0

/**
 * Reads the answer, which is not signed: the connection to ZaloPay is what proves it. It does not name the payment, so
 * it is the one that was asked for.
 */
export function readZaloPayState(
  answer: string,
  { appId }: ZaloPayConfig,
  attempt: Pick<ZaloPayRequest, 'reference' | 'createdAt'>,
): PaymentState {
  const read = zaloPayState(parseJson(answer))
  if (read instanceof type.errors) return { state: 'unknown' }
  if (read.return_code === 2 && !isOfQuestion(read.sub_return_code ?? 0)) return { state: 'failed' }
  if (read.return_code !== 1 || !read.amount || read.server_time === undefined) return { state: 'unknown' }
  const notice: PaymentNotice = {
    provider: 'zalopay',
    noticeId: transId(attempt),
    account: String(appId),
    amount: read.amount,
    direction: 'in',
    text: transId(attempt),
    at: read.server_time,
    reference: String(read.zp_trans_id ?? ''),
  }
  return { state: 'paid', notice }
}

const REDIRECT_FIELDS = ['appid', 'apptransid', 'pmcid', 'bankcode', 'amount', 'discountamount', 'status'] as const

/**
 * True for the address that the payer came back to, by "Mobile Web to App" (docs.zalopay.vn, v2). Its `status` is 1 when
 * it was paid, but only a callback is to be believed for good.
 */
export const isZaloPayRedirect = (params: URLSearchParams, config: ZaloPayConfig): boolean =>
  config.key2 !== '' && isSignature(params.get('checksum'), checksumOf(params, config))

const checksumOf = (params: URLSearchParams, { key2 }: ZaloPayConfig) =>
  macOf(
    key2,
    REDIRECT_FIELDS.map((name) => params.get(name) ?? ''),
  )

/** The address's query as ZaloPay signs it, for the simulator. */
export function signZaloPayRedirect(
  config: ZaloPayConfig,
  fields: Readonly<Record<(typeof REDIRECT_FIELDS)[number], string>>,
): URLSearchParams {
  const params = new URLSearchParams(fields)
  params.set('checksum', checksumOf(params, config))
  return params
}

/** Answers to a callback; `unexpected` makes ZaloPay call again. What was applied before is answered as applied. */
export const zaloPayAnswers = {
  applied: { return_code: 1, return_message: 'success' },
  not_authentic: { return_code: -1, return_message: 'mac not equal' },
  /** Of no attempt of ours, or with another amount: calling again would change nothing. */
  refused: { return_code: -2, return_message: 'refused' },
  unexpected: { return_code: 0, return_message: 'error' },
} as const

/** What the payer comes back with: 1 is paid, below 0 is failed, and anything else may still be paid. */
export function zaloPayReturn(params: URLSearchParams): Returned {
  const status = Number(params.get('status') ?? Number.NaN)
  if (status === 1) return 'paid'
  return status < 0 ? 'failed' : 'unknown'
}
