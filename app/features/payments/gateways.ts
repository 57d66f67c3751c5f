import { MINUTE } from '#app/lib/constants'
import type { Locale } from '../languages/languages'
import { type GatewayName, gatewayNames, isGatewayName } from './gateway-names'
import type { NoticeResult, PaymentProvider, PaymentState, Returned } from './notices'
import {
  isMoMoAuthentic,
  MOMO_LEAST,
  MOMO_MOST,
  type MoMoConfig,
  moMoBody,
  moMoQuery,
  moMoReturn,
  readMoMoAnswer,
  readMoMoNotice,
  readMoMoState,
} from './providers/momo'
import {
  isVnPayAuthentic,
  readVnPayNotice,
  readVnPayState,
  VNPAY_MOST,
  type VnPayConfig,
  vnPayAddress,
  vnPayQuery,
  vnPayReturn,
} from './providers/vnpay'
import {
  isZaloPayRedirect,
  readZaloPayAnswer,
  readZaloPayNotice,
  readZaloPayState,
  ZALOPAY_SHORTEST,
  type ZaloPayConfig,
  zaloPayBody,
  zaloPayQuery,
  zaloPayReturn,
} from './providers/zalopay'
import { MOST_DONG } from './vietqr'

/** The providers that are switched on: each by its number and all its secrets (docs/operate.md). */
export type Gateways = {
  vnpay?: VnPayConfig & { api: string }
  momo?: MoMoConfig & { api: string }
  zalopay?: ZaloPayConfig & { api: string }
}

/** Settings and secrets; without all of a provider's, it is off. */
export type GatewaySettings = Partial<
  Record<
    | 'VNPAY_TMN_CODE'
    | 'VNPAY_PAY_URL'
    | 'VNPAY_API'
    | 'VNPAY_HASH_SECRET'
    | 'MOMO_PARTNER_CODE'
    | 'MOMO_API'
    | 'MOMO_ACCESS_KEY'
    | 'MOMO_SECRET_KEY'
    | 'ZALOPAY_APP_ID'
    | 'ZALOPAY_API'
    | 'ZALOPAY_KEY1'
    | 'ZALOPAY_KEY2',
    string
  >
>

/** `simulators`: origin of a machine that plays the providers itself (app/api/dev-gateways.ts). */
export function gatewaysOf(settings: GatewaySettings, simulators?: string): Gateways {
  const { VNPAY_TMN_CODE: tmnCode, VNPAY_HASH_SECRET: hashSecret, VNPAY_PAY_URL, VNPAY_API } = settings
  const { MOMO_PARTNER_CODE: partnerCode, MOMO_ACCESS_KEY: accessKey, MOMO_SECRET_KEY: secretKey, MOMO_API } = settings
  const { ZALOPAY_APP_ID: appId, ZALOPAY_KEY1: key1, ZALOPAY_KEY2: key2, ZALOPAY_API } = settings
  const addressOf = (name: GatewayName, real: string | undefined) =>
    simulators === undefined ? real : `${simulators}/dev/pay/${name}`
  const payUrl = addressOf('vnpay', VNPAY_PAY_URL)
  const vnPayApi = addressOf('vnpay', VNPAY_API)
  const moMoApi = addressOf('momo', MOMO_API)
  const zaloPayApi = addressOf('zalopay', ZALOPAY_API)
  return {
    ...(tmnCode && hashSecret && payUrl && vnPayApi && { vnpay: { tmnCode, hashSecret, payUrl, api: vnPayApi } }),
    ...(partnerCode &&
      accessKey &&
      secretKey &&
      moMoApi && { momo: { partnerCode, accessKey, secretKey, api: moMoApi } }),
    ...(appId && key1 && key2 && zaloPayApi && { zalopay: { appId: Number(appId), key1, key2, api: zaloPayApi } }),
  }
}

const limits: Record<GatewayName, { least: number; most: number }> = {
  vnpay: { least: 1, most: VNPAY_MOST },
  momo: { least: MOMO_LEAST, most: MOMO_MOST },
  zalopay: { least: 1, most: MOST_DONG },
}

/** Providers that take this amount, in whole đồng. */
export const offeredFor = (gateways: Gateways, amount: number): GatewayName[] =>
  Object.keys(gatewayNames)
    .filter(isGatewayName)
    .filter((name) => gateways[name] && amount >= limits[name].least && amount <= limits[name].most)

/** An attempt lives a quarter of an hour, and no longer than the order's hold; ZaloPay takes no shorter time. */
export const attemptEnd = (now: number, heldUntil: number | null): number =>
  Math.max(now + ZALOPAY_SHORTEST, Math.min(now + 15 * MINUTE, heldUntil ?? Number.POSITIVE_INFINITY))

export type Attempt = {
  reference: string
  /** Whole đồng. */
  amount: number
  /** ms since the epoch. */
  createdAt: number
  expiresAt: number
}

export type AttemptPages = {
  /** Where the payer comes back to, and where the provider tells; without the order's secret. */
  returnUrl: string
  noticeUrl: string
}

type Wish = Attempt & AttemptPages & { description: string; locale: Locale; ipAddress: string }

/** How a provider is asked: its page's address itself, or a call that answers with it. */
export type Ask = { address: string } | { request: Request; addressIn: (answer: string) => string | undefined }

export function askFor(name: GatewayName, gateways: Gateways, wish: Wish): Ask | undefined {
  const { reference, amount, description, returnUrl, noticeUrl, createdAt, expiresAt, locale, ipAddress } = wish
  const { vnpay, momo, zalopay } = gateways
  if (name === 'vnpay' && vnpay) {
    const language = locale === 'vi' ? 'vn' : 'en'
    const request = { amount, reference, description, returnUrl, ipAddress, language, createdAt, expiresAt } as const
    return { address: vnPayAddress(vnpay, request) }
  }
  if (name === 'momo' && momo) {
    const request = { amount, orderId: reference, requestId: reference, orderInfo: description } as const
    const lang = locale === 'vi' ? 'vi' : 'en'
    const body = moMoBody(momo, { ...request, redirectUrl: returnUrl, ipnUrl: noticeUrl, lang })
    return { request: call(`${momo.api}/v2/gateway/api/create`, body), addressIn: readMoMoAnswer }
  }
  if (name === 'zalopay' && zalopay) {
    const request = { amount, reference, description, redirectUrl: returnUrl, callbackUrl: noticeUrl, createdAt }
    const body = zaloPayBody(zalopay, { ...request, lifetime: expiresAt - createdAt })
    return { request: call(`${zalopay.api}/v2/create`, body), addressIn: readZaloPayAnswer }
  }
}

/** A question for an attempt, and what its answer says. */
export type Question = { request: Request; stateIn: (answer: string) => PaymentState }

type Questioned = Pick<Attempt, 'reference' | 'createdAt'>

/** How a provider is asked what became of an attempt; undefined if it is off. `now` in ms since the epoch. */
export function questionFor(
  name: GatewayName,
  gateways: Gateways,
  attempt: Questioned,
  now: number,
): Question | undefined {
  const { vnpay, momo, zalopay } = gateways
  // No provider takes one a second time.
  const requestId = crypto.randomUUID().replaceAll('-', '')
  if (name === 'vnpay' && vnpay) {
    const body = vnPayQuery(vnpay, { ...attempt, requestId, now })
    const request = call(`${vnpay.api}/merchant_webapi/api/transaction`, body)
    return { request, stateIn: (answer) => readVnPayState(answer, vnpay) }
  }
  if (name === 'momo' && momo) {
    const body = moMoQuery(momo, { orderId: attempt.reference, requestId })
    return { request: call(`${momo.api}/v2/gateway/api/query`, body), stateIn: readMoMoState }
  }
  if (name === 'zalopay' && zalopay) {
    const request = call(`${zalopay.api}/v2/query`, zaloPayQuery(zalopay, attempt))
    return { request, stateIn: (answer) => readZaloPayState(answer, zalopay, attempt) }
  }
}

const call = (address: string, body: object) =>
  new Request(address, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) })

/** True for a page of the provider: a payer is sent nowhere else, whatever was answered. */
export function isPageOf(name: GatewayName, gateways: Gateways, address: string): boolean {
  const page = URL.parse(address)
  const known = URL.parse(name === 'vnpay' ? (gateways.vnpay?.payUrl ?? '') : (gateways[name]?.api ?? ''))
  if (!page || !known) return false
  if (page.origin === known.origin) return true
  // ZaloPay's pages stand on another host than its API.
  return name === 'zalopay' && page.protocol === 'https:' && page.hostname.endsWith('.zalopay.vn')
}

/** Reads a notice: the query of VNPay's IPN, the body of the others'. */
export function readGatewayNotice(
  name: GatewayName,
  raw: string,
  gateways: Gateways,
): NoticeResult<'notice_not_authentic' | 'not_paid'> {
  const { vnpay, momo, zalopay } = gateways
  const read =
    name === 'vnpay'
      ? vnpay && readVnPayNotice(new URLSearchParams(raw), vnpay)
      : name === 'momo'
        ? momo && readMoMoNotice(raw, momo)
        : zalopay && readZaloPayNotice(raw, zalopay)
  if (!read) return { ok: false, code: 'notice_not_authentic' }
  const own = { vnpay: vnpay?.tmnCode, momo: momo?.partnerCode, zalopay: String(zalopay?.appId) }[name]
  return read.ok && read.notice.account !== own ? { ok: false, code: 'invalid_request' } : read
}

/** Reads what the payer's browser brings back. It is shown and never booked: only a notice counts. */
export function readReturn(name: GatewayName, query: URLSearchParams, gateways: Gateways): Returned {
  const { vnpay, momo, zalopay } = gateways
  if (name === 'vnpay') return vnpay && isVnPayAuthentic(query, vnpay) ? vnPayReturn(query) : 'unknown'
  if (name === 'momo') return momo && isMoMoAuthentic(Object.fromEntries(query), momo) ? moMoReturn(query) : 'unknown'
  return zalopay && isZaloPayRedirect(query, zalopay) ? zaloPayReturn(query) : 'unknown'
}

/** The attempt that the payer's browser comes back from; empty if the address names none. */
export function referenceIn(name: GatewayName, query: URLSearchParams): string {
  const field = { vnpay: 'vnp_TxnRef', momo: 'orderId', zalopay: 'apptransid' }[name]
  return attemptReference(name, query.get(field) ?? '')
}

/** True if an attempt was made for the order of this code. */
export const isAttemptOf = (code: string, reference: string): boolean =>
  reference.startsWith(code) && /^\d+$/.test(reference.slice(code.length))

/** ZaloPay wants the day before a reference. */
export const attemptReference = (name: PaymentProvider, text: string): string =>
  name === 'zalopay' ? text.slice(text.indexOf('_') + 1) : text
