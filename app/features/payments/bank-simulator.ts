import { HOUR, SECOND } from '#app/lib/constants'
import { hmacHex } from './signing'

/** What the bank of this machine can do with a transfer (app/api/dev-pay.ts). */
export const transferKinds = [
  'exact',
  'short',
  'over',
  'twice',
  'without code',
  'mistyped code',
  'late',
  'forged signature',
] as const
export type TransferKind = (typeof transferKinds)[number]

type Simulated = {
  code: string
  /** Whole đồng. */
  due: number
  account: string
  secret: string
  /** ms since the epoch. */
  now: number
}

type SignedNotice = { body: string; headers: Record<string, string> }

const VIETNAM = 7 * HOUR

/** Notices in the shape of SePay's webhook, signed as it signs them (notices.ts); `twice` is one notice told twice. */
export function simulateTransfer(kind: TransferKind, { code, due, account, secret, now }: Simulated): SignedNotice[] {
  const amounts: Partial<Record<TransferKind, number>> = { short: Math.max(1, due - 107_000), over: due + 200_000 }
  const texts: Partial<Record<TransferKind, string>> = {
    'without code': 'chuyen tien mua hang',
    'mistyped code': mistyped(code),
  }
  const body = JSON.stringify({
    id: now * 1000 + Math.floor(Math.random() * 1000),
    gateway: 'Vietcombank',
    transactionDate: new Date(now + VIETNAM).toISOString().slice(0, 19).replace('T', ' '),
    accountNumber: account,
    subAccount: null,
    code: null,
    content: texts[kind] ?? code,
    transferType: 'in',
    transferAmount: amounts[kind] ?? due,
    accumulated: 0,
    referenceCode: `FT${now}`,
    description: '',
  })
  const timestamp = String(Math.floor(now / SECOND))
  const signature = hmacHex('sha256', kind === 'forged signature' ? `${secret}x` : secret, `${timestamp}.${body}`)
  const notice = {
    body,
    headers: {
      'content-type': 'application/json',
      'x-sepay-timestamp': timestamp,
      'x-sepay-signature': `sha256=${signature}`,
    },
  }
  return kind === 'twice' ? [notice, notice] : [notice]
}

/** One wrong sign. */
const mistyped = (code: string) => code.slice(0, 2) + (code[2] === '2' ? '3' : '2') + code.slice(3)
