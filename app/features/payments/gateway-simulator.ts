import type { GatewayName } from './gateway-names'
import type { Gateways } from './gateways'
import { parseJson, vietnameseDigits } from './notices'
import { moMoQuery, signMoMoNotice } from './providers/momo'
import { isVnPayQuery, signVnPay, signVnPayState } from './providers/vnpay'
import { isZaloPayQuery, signZaloPayCallback, signZaloPayRedirect } from './providers/zalopay'

/** What a provider of this machine can do with a payment (app/api/dev-gateways.ts). */
export const paymentKinds = ['succeed', 'fail', 'late', 'twice', 'lost', 'wrong signature', 'other amount'] as const
export type PaymentKind = (typeof paymentKinds)[number]

/** What a provider knows of a payment that was begun at it. */
export type Asked = {
  /** The shop's name of the attempt, as the provider was told it. */
  reference: string
  amount: number
  description: string
  returnUrl: string
  noticeUrl: string
}

/** What a provider knows of a payment once it was made or given up. */
export type SimulatedPayment = { amount: number; number: string; isPaid: boolean; at: number }

type Simulated = {
  /** Notices as the provider sends them: a query for VNPay, a body for the others. */
  notices: string[]
  /** Where the payer's browser goes. */
  leadsTo: string
  payment: SimulatedPayment
}

/** What a provider calls a payment. */
const newNumber = (now: number) => String(now * 1000 + Math.floor(Math.random() * 1000))

/** Notices and the way back in the shape of each provider, signed as it signs them. */
export function simulatePayment(
  name: GatewayName,
  kind: PaymentKind,
  { asked, gateways, now, number = newNumber(now) }: { asked: Asked; gateways: Gateways; now: number; number?: string },
): Simulated {
  const isPaid = kind !== 'fail'
  const told = { ...asked, amount: kind === 'other amount' ? asked.amount + 1 : asked.amount }
  const isForged = kind === 'wrong signature'
  const { notice, query } = signed[name]({ asked: told, number, isPaid, isForged, gateways, now })
  // ZaloPay calls back for what was paid alone.
  const notices =
    kind === 'lost' || (name === 'zalopay' && !isPaid) ? [] : kind === 'twice' ? [notice, notice] : [notice]
  const leadsTo = new URL(asked.returnUrl)
  for (const [field, value] of query) leadsTo.searchParams.set(field, value)
  return { notices, leadsTo: leadsTo.href, payment: { amount: told.amount, number, isPaid, at: now } }
}

type Signing = { asked: Asked; number: string; isPaid: boolean; isForged: boolean; gateways: Gateways; now: number }
type Signed = { notice: string; query: URLSearchParams }

const spoiled = (secret: string, isForged: boolean) => (isForged ? `${secret}x` : secret)

const signed: Record<GatewayName, (signing: Signing) => Signed> = {
  vnpay({ asked, number, isPaid, isForged, gateways, now }) {
    const { tmnCode = '', hashSecret = '' } = gateways.vnpay ?? {}
    const fields = {
      vnp_Amount: String(asked.amount * 100),
      vnp_BankCode: 'NCB',
      // Without a payment there is no number.
      ...(isPaid && { vnp_BankTranNo: `VNP${number}` }),
      vnp_CardType: 'ATM',
      vnp_OrderInfo: asked.description,
      vnp_PayDate: vietnameseDigits(now),
      vnp_ResponseCode: isPaid ? '00' : '24',
      vnp_TmnCode: tmnCode,
      vnp_TransactionNo: isPaid ? number : '0',
      vnp_TransactionStatus: isPaid ? '00' : '02',
      vnp_TxnRef: asked.reference,
    }
    const query = signVnPay(new URLSearchParams(fields), spoiled(hashSecret, isForged))
    return { notice: query.toString(), query }
  },
  momo({ asked, number, isPaid, isForged, gateways, now }) {
    const { partnerCode = '', accessKey = '', secretKey = '' } = gateways.momo ?? {}
    const config = { partnerCode, accessKey, secretKey: spoiled(secretKey, isForged) }
    const body = signMoMoNotice(config, {
      partnerCode,
      orderId: asked.reference,
      requestId: asked.reference,
      amount: asked.amount,
      orderInfo: asked.description,
      orderType: 'momo_wallet',
      transId: Number(number),
      resultCode: isPaid ? 0 : 1006,
      message: isPaid ? 'Successful.' : 'Transaction denied by user.',
      payType: 'qr',
      responseTime: now,
      extraData: '',
    })
    const query = new URLSearchParams(Object.entries(body).map(([field, value]) => [field, String(value)]))
    return { notice: JSON.stringify(body), query }
  },
  zalopay({ asked, number, isPaid, isForged, gateways, now }) {
    const { appId = 0, key1 = '', key2 = '' } = gateways.zalopay ?? {}
    const config = { appId, key1, key2: spoiled(key2, isForged) }
    const data = JSON.stringify({
      app_id: appId,
      app_trans_id: asked.reference,
      app_time: now,
      app_user: 'vuong-tron',
      amount: asked.amount,
      embed_data: '{}',
      item: '[]',
      zp_trans_id: Number(number),
      server_time: now,
      channel: 38,
      merchant_user_id: '',
      user_fee_amount: 0,
      discount_amount: 0,
    })
    const query = signZaloPayRedirect(config, {
      appid: String(appId),
      apptransid: asked.reference,
      pmcid: '38',
      bankcode: '',
      amount: String(asked.amount),
      discountamount: '0',
      status: isPaid ? '1' : '-49',
    })
    return { notice: JSON.stringify({ data, mac: signZaloPayCallback(config, data), type: 1 }), query }
  },
}

type Known = (reference: string) => SimulatedPayment | undefined
type Answer = (raw: string, gateways: Gateways, known: Known) => object

/** Texts of a question, which anybody may have sent. */
function textsIn(raw: string): Record<string, string> {
  const fields = Object.entries(parseJson(raw) ?? {})
  return Object.fromEntries(fields.filter((field): field is [string, string] => typeof field[1] === 'string'))
}

/** Answers to what became of a payment, in the shape of each provider; a question that the shop did not sign is refused. */
export const simulateAnswer: Record<GatewayName, Answer> = {
  vnpay(raw, { vnpay }, known) {
    const asked = textsIn(raw)
    if (!vnpay || !isVnPayQuery(asked, vnpay)) return { vnp_ResponseCode: '97', vnp_Message: 'Invalid signature' }
    const { vnp_TxnRef = '', vnp_RequestId = '' } = asked
    const payment = known(vnp_TxnRef)
    const answer = { vnp_ResponseId: vnp_RequestId, vnp_Command: 'querydr', vnp_TmnCode: vnpay.tmnCode, vnp_TxnRef }
    if (!payment) return signVnPayState(vnpay, { ...answer, vnp_ResponseCode: '91', vnp_Message: 'Not found' })
    return signVnPayState(vnpay, {
      ...answer,
      vnp_ResponseCode: '00',
      vnp_Message: 'Success',
      vnp_Amount: String(payment.amount * 100),
      vnp_BankCode: 'NCB',
      vnp_PayDate: vietnameseDigits(payment.at),
      vnp_TransactionNo: payment.isPaid ? payment.number : '0',
      vnp_TransactionType: '01',
      vnp_TransactionStatus: payment.isPaid ? '00' : '02',
      vnp_OrderInfo: vnp_TxnRef,
    })
  },
  momo(raw, { momo }, known) {
    const { orderId = '', requestId = '', signature } = textsIn(raw)
    if (!momo || moMoQuery(momo, { orderId, requestId }).signature !== signature)
      return { resultCode: 11007, message: 'Bad signature.' }
    const payment = known(orderId)
    return {
      partnerCode: momo.partnerCode,
      requestId,
      orderId,
      extraData: '',
      amount: payment?.amount ?? 0,
      transId: payment?.isPaid ? Number(payment.number) : 0,
      payType: 'qr',
      resultCode: payment ? (payment.isPaid ? 0 : 1006) : 1000,
      refundTrans: [],
      message: '',
      responseTime: payment?.at ?? 0,
    }
  },
  zalopay(raw, { zalopay }, known) {
    const { app_trans_id = '', mac = '' } = textsIn(raw)
    const asked = { app_trans_id, mac }
    if (!zalopay || !isZaloPayQuery(asked, zalopay))
      return { return_code: 2, return_message: 'failed', sub_return_code: -402 }
    const payment = known(asked.app_trans_id)
    if (!payment) return { return_code: 3, return_message: 'processing', sub_return_code: 1, is_processing: false }
    if (!payment.isPaid) return { return_code: 2, return_message: 'failed', sub_return_code: -49, is_processing: false }
    return {
      return_code: 1,
      return_message: 'success',
      sub_return_code: 1,
      is_processing: false,
      amount: payment.amount,
      zp_trans_id: Number(payment.number),
      server_time: payment.at,
      discount_amount: 0,
    }
  },
}
