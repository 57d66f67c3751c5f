import type { Page } from '../../app/server/page-table.ts'
import {
  CUSTOMERS,
  EMAIL,
  encoded,
  type Fields,
  FORM_TYPE,
  FROM_OUR_PAGE,
  filled,
  localeOf,
  PASSWORD,
  pick,
  queryOf,
  SENDER,
  type Target,
} from './target.ts'

const TV = 'ke-tv-trang-an-180:oak'
const KNOWN: Record<string, string> = {
  '/category/:slug': 'bed',
  '/product/:slug': 'ke-tv-trang-an-180',
  '/about-us/:slug': 'ai-technology',
  '/order/:code': 'VT222222',
}
const QUERY: Record<string, Fields> = { '/search': { q: 'oak' }, '/compare': { products: 'ke-tv-trang-an-180' } }

/** A page by path; pages without parameters get an unknown one. */
export function pageTarget({ path, parameters = [] }: Page): Target {
  const [, own = ''] = /(:\w+)/.exec(path) ?? []
  const fields = [...(own ? [own] : []), ...(parameters.length ? parameters : ['utm_source'])]
  return {
    name: path,
    send: (value, turn) => {
      const field = pick(fields, turn)
      const place = own ? path.replace(own, field === own ? encoded(value) : (KNOWN[path] ?? '')) : path
      const query = field === own ? '' : `?${queryOf({ ...QUERY[path], [field]: value })}`
      const ending = turn % 7 === 6 ? '.md' : ''
      return { method: 'GET', path: `/${localeOf(turn)}${place.replace(/\/$/, '')}${ending}${query}`, headers: {} }
    },
  }
}

export const anyPath: Target = {
  name: 'any path',
  send: (value, turn) => {
    // Keeps percent signs and dots; encodes only characters that a request line cannot hold.
    const raw = value.toWellFormed().replace(/[^\x21-\x7e]/gu, encoded)
    const path = pick([`/${localeOf(turn)}/${encoded(value)}`, `/${localeOf(turn)}/${raw}`, `/${raw}`], turn)
    return { method: 'GET', path: path.slice(0, 6000), headers: {} }
  },
}

type FormTarget = Partial<Target> & { query?: string }

/** A form as a browser without script sends it. */
const form = (path: string, intent: string, fields: Fields, { query = '', ...more }: FormTarget = {}): Target => ({
  name: `POST /:locale${path} ${intent}`,
  send: (value, turn) => ({
    method: 'POST',
    path: `/${localeOf(turn)}${path.replace(/:\w+/, KNOWN[path] ?? '')}${query}`,
    headers: { ...FROM_OUR_PAGE, ...FORM_TYPE, accept: 'text/html' },
    body: queryOf({ intent, ...filled(fields, value, turn) }),
  }),
  ...more,
})

export const forms: Target[] = [
  form('/newsletter', '', { email: EMAIL }),
  form('/newsletter', 'confirm', { token: 'x' }, { query: '?state=confirm&token=x' }),
  form('/newsletter', 'leave', { token: 'x' }, { query: '?state=leave&token=x' }),
  form('/product/:slug', '', { ...SENDER, quantity: '1' }),
  form('/furniture-package', '', { ...SENDER, quantity: '1' }, { query: '?packageTier=basic' }),
  form('/contact-us', '', { ...SENDER, topic: 'other' }),
  form('/login', 'login', { email: EMAIL, password: PASSWORD }),
  form('/login', 'google', { credential: 'a.b.c', remember: 'on' }),
  form('/login', 'register', {
    displayName: 'An',
    phoneNumber: '0900000000',
    email: EMAIL,
    password: PASSWORD,
    confirmPassword: PASSWORD,
  }),
  form('/login', 'forgot', { email: EMAIL }),
  form('/login', 'reset', { email: EMAIL, token: 'x', newPassword: PASSWORD, confirmPassword: PASSWORD }),
  form('/logout', '', { traceID: 'x' }),
  form('/product/:slug', 'add', { finish: 'oak', quantity: '1' }),
  form('/furniture-package', 'add-package', { traceID: 'x' }, { query: '?packageTier=basic' }),
  form('/cart', 'quantity', { sku: TV, tier: '', quantity: '1', step: '1' }),
  ...['remove', 'undo', 'move'].map((intent) =>
    form('/cart', intent, { sku: TV, tier: '', saved: '', quantity: '1', at: '1' }),
  ),
  form('/cart', 'dissolve', { tier: 'basic' }),
  form('/cart', 'swap', { sku: TV, to: 'ke-tv-trang-an-180:walnut', tier: '' }),
  form('/cart', 'instead', { sku: TV, to: 'ban-tra-nhat-tan:oak', tier: '' }),
  form('/cart', 'add-pieces', { pieces: `${TV}*1` }),
  form('/cart', 'handover', { secret: 'x', way: 'add' }),
  form('/order/:code', 'pay', { provider: 'vnpay' }, { query: '?k=x' }),
  form('/checkout', 'place', {
    name: 'An',
    phone: '0900000000',
    province: '01',
    ward: '00070',
    street: 'x',
    slot: '2026-12-19 morning',
    payment: 'full',
    quote: '[]',
    key: '12345678',
  }),
  form('/checkout', 'quote', { province: '01' }),
  ...['', 'access'].map((intent) => form('/order', intent, { phone: '0900000000', code: 'VT222222' })),
  form('/order', 'open', { phone: '0900000000', code: 'VT222222', accessCode: '000000' }),
  form('/order/:code', 'cancel', { reason: 'other', traceID: 'x' }, { query: '?k=x' }),
  form('/order/:code', 'day', { slot: '2026-12-19 morning' }, { query: '?k=x' }),
  form('/order/:code', 'return', { reason: 'damaged', wanted: 'refund', note: 'x', 'line-1': '1' }, { query: '?k=x' }),
  form('/activate', 'code', { email: EMAIL, code: '123456' }),
  form('/activate', 'link', { token: 'x' }),
  form('/activate', 'resend', { email: EMAIL }),
  form('/profile', 'details', { displayName: 'An', phoneNumber: '0900000000' }, CUSTOMERS),
  form(
    '/profile',
    'password',
    { currentPassword: 'wrong', newPassword: PASSWORD, confirmPassword: PASSWORD },
    CUSTOMERS,
  ),
  form('/profile', 'end-device', { deviceId: 'x' }, CUSTOMERS),
  form('/profile', 'erase', { confirmation: EMAIL }, CUSTOMERS),
  form('/profile', 'keep', { traceID: 'x' }, CUSTOMERS),
  form('/profile', 'download', { traceID: 'x' }, CUSTOMERS),
]
