import { SECRET_PATTERN } from '../../app/lib/secret.ts'
import {
  encoded,
  type Fields,
  FORM_TYPE,
  FROM_OUR_PAGE,
  filled,
  JSON_TYPE,
  pick,
  queryOf,
  type Target,
} from './target.ts'

const SKU = 'ke-tv-trang-an-180:oak'
const LINE = { sku: SKU, quantity: 1 }
const PLACE = { provinceCode: '79', wardCode: '27496', street: 'x', floor: 1 }
const BUYER = { name: 'An', phone: '0900000000', email: '' }

/** A call whose body is its data; the value is in the body, or replaces `*` in the address. */
const send = (name: string, body: Fields, path = name, method = 'POST'): Target => ({
  name: `${method} ${name}`,
  send: (value, turn) => {
    const isInPath = path.includes('*') && turn % 3 === 0
    return {
      method,
      path: path.replace('*', isInPath ? encoded(value) : 'VT222222'),
      headers: { ...JSON_TYPE, 'idempotency-key': `hostile-run-${turn}-0123456789` },
      body: JSON.stringify(isInPath ? body : filled(body, value, turn)),
    }
  },
})

/** A read; the value is in the query, or replaces `*`. */
const read = (name: string, path: string, query: Fields = {}): Target => ({
  name: `GET ${name}`,
  send: (value, turn) => {
    const field = pick([...(path.includes('*') ? ['*'] : []), ...Object.keys(query)], turn) ?? '*'
    const fields = field === '*' ? query : { ...query, [field]: value }
    return {
      method: 'GET',
      path: `${path.replace('*', field === '*' ? encoded(value) : 'VT222222')}?${queryOf(fields)}`,
      headers: {},
    }
  },
})

const bank: Target = {
  name: 'POST /dev/pay',
  send: (value, turn) => ({
    method: 'POST',
    path: '/dev/pay',
    headers: { ...FROM_OUR_PAGE, ...FORM_TYPE },
    body: queryOf(filled({ code: 'VT222222', kind: 'exact' }, value, turn)),
  }),
}

/** Calls of the API of buying. */
export const buyingCalls: Target[] = [
  read('/api/places', '/api/places', { q: 'x' }),
  read('/api/places/:province', '/api/places/*', { q: 'tan' }),
  read('/api/orders', '/api/orders', { languageCode: 'vi' }),
  read('/api/cart', '/api/cart', { languageCode: 'vi' }),
  send('/api/cart', { lines: [LINE] }),
  send('/api/cart', LINE, '/api/cart', 'PATCH'),
  send('/api/cart', { sku: SKU }, '/api/cart', 'DELETE'),
  send('/api/quote', { lines: [LINE], place: PLACE, payment: 'full' }),
  send('/api/orders', {
    ...BUYER,
    lines: [LINE],
    place: PLACE,
    day: '2026-12-19',
    half: 'morning',
    payment: 'full',
    quote: '[]',
  }),
  read('/api/orders/:code', '/api/orders/*', { k: 'x' }),
  send('/api/orders/:code/cancel', { reason: 'other' }, '/api/orders/*/cancel?k=x'),
  send('/api/orders/:code/day', { day: '2026-12-19', half: 'morning' }, '/api/orders/*/day?k=x'),
  send(
    '/api/orders/:code/return',
    { lines: [{ line: 1, quantity: 1 }], reason: 'damaged', wanted: 'refund', note: 'x' },
    '/api/orders/*/return?k=x',
  ),
  read('/api/orders/:code/calendar.ics', '/api/orders/*/calendar.ics', { k: 'x' }),
  read('/api/orders/:code/qr.png', '/api/orders/*/qr.png', { k: 'x' }),
  send('/api/payments/notices/:provider', { id: 1, content: 'VT222222' }, '/api/payments/notices/*'),
  read('/dev/pay', '/dev/pay', { done: 'x' }),
  bank,
  read('/api/recipient', '/api/recipient', { languageCode: 'vi' }),
  send('/api/orders/:code/pay', { provider: 'vnpay' }, '/api/orders/*/pay?k=x'),
  read('/api/payments/returns/:provider', '/api/payments/returns/*', { vnp_TxnRef: 'x' }),
  read('/api/payments/notices/vnpay', '/api/payments/notices/vnpay', { vnp_TxnRef: 'x', vnp_SecureHash: 'x' }),
  read('/dev/pay/:name', '/dev/pay/*', { vnp_TxnRef: 'x' }),
  send('/dev/pay/:name', { kind: 'succeed' }, '/dev/pay/*'),
  send('/dev/pay/momo/v2/gateway/api/create', { orderId: 'x', amount: 1 }),
  send('/dev/pay/zalopay/v2/create', { app_trans_id: 'x', amount: 1 }),
  send('/dev/pay/vnpay/merchant_webapi/api/transaction', { vnp_TxnRef: 'x', vnp_RequestId: 'x' }),
  send('/dev/pay/momo/v2/gateway/api/query', { orderId: 'x', requestId: 'x', signature: 'x' }),
  send('/dev/pay/zalopay/v2/query', { app_trans_id: 'x', mac: 'x' }),
  read('/:locale{vi|en|de|ja}/feed.xml', '/vi/feed.xml', { languageCode: 'vi' }),
]

const ITEMS = [{ item: { id: SKU }, quantity: 1 }]
const UCP = '/api/ucp/v1'

/** Calls of agents (docs/agents.md). */
export const agentCalls: Target[] = [
  read('/.well-known/ucp', '/.well-known/ucp', { version: 'x' }),
  send(`${UCP}/catalog/search`, { query: 'kệ', pagination: { limit: 5 } }),
  send(`${UCP}/catalog/lookup`, { ids: ['ke-tv-trang-an-180'] }),
  send(`${UCP}/catalog/product`, { id: 'ke-tv-trang-an-180' }),
  send(`${UCP}/carts`, { line_items: ITEMS }),
  read(`${UCP}/carts/:id`, `${UCP}/carts/*`),
  send(`${UCP}/carts/:id`, { line_items: ITEMS }, `${UCP}/carts/*`, 'PUT'),
  send(`${UCP}/carts/:id/cancel`, { context: {} }, `${UCP}/carts/*/cancel`),
  send(`${UCP}/checkout-sessions`, { line_items: ITEMS }),
  read(`${UCP}/checkout-sessions/:id`, `${UCP}/checkout-sessions/*`),
  send(`${UCP}/checkout-sessions/:id`, { line_items: ITEMS }, `${UCP}/checkout-sessions/*`, 'PUT'),
  ...['complete', 'cancel'].map((act) =>
    send(`${UCP}/checkout-sessions/:id/${act}`, { context: {} }, `${UCP}/checkout-sessions/*/${act}`),
  ),
  read(`/api/ucp/continue/:secret{${SECRET_PATTERN}}`, '/api/ucp/continue/*', { languageCode: 'vi' }),
]
