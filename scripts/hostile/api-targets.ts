import { agentCalls, buyingCalls } from './buying-targets.ts'
import {
  CUSTOMERS,
  DEVICE,
  EMAIL,
  encoded,
  type Fields,
  FORM_TYPE,
  FROM_OUR_PAGE,
  filled,
  JSON_TYPE,
  localeOf,
  PASSWORD,
  pick,
  queryOf,
  type Target,
} from './target.ts'

/** A call with an envelope as its body. */
const call = (path: string, data: Fields, more: Partial<Target> = {}): Target => ({
  name: `POST ${path}`,
  send: (value, turn) => {
    const whole = { data, meta: { language: localeOf(turn), traceID: '' } }
    // The value is usually in the data, sometimes in the metadata, and sometimes replaces the body.
    const sent = turn % 8 === 7 ? filled(whole, value, turn) : { ...whole, data: filled(data, value, turn) }
    return { method: 'POST', path, headers: JSON_TYPE, body: JSON.stringify(sent) }
  },
  ...more,
})

/** A read call: the value is in its query, or replaces `*` in its path. */
const read = (name: string, path: string, query: Fields = {}, method = 'GET'): Target => ({
  name: `${method} ${name}`,
  send: (value, turn) => {
    const fieldNames = [...(path.includes('*') ? ['*'] : []), ...Object.keys(query)]
    const field = fieldNames.length ? pick(fieldNames, turn) : 'any'
    const address = path.replace('*', field === '*' ? encoded(value) : 'x')
    const fields = field === '*' ? query : { ...query, [field]: value }
    return { method, path: Object.keys(fields).length ? `${address}?${queryOf(fields)}` : address, headers: {} }
  },
})

const BOUNDARY = 'hostile-boundary'
/** A multipart form with a file, as House Doctor calls are. */
export function upload(path: string, fields: Fields, name = path): Target {
  return {
    name: `POST ${name}`,
    send: (value, turn) => {
      const parts = Object.entries(filled({ image: 'x', ...fields }, value, turn)).map(([field, text]) => {
        const file = field === 'image' ? `; filename="${turn % 2 ? 'a.png' : value.replace(/["\r\n]/g, '')}"` : ''
        return `--${BOUNDARY}\r\nContent-Disposition: form-data; name="${field}"${file}\r\n\r\n${text}\r\n`
      })
      return {
        method: 'POST',
        path: path.replace('*', 'x'),
        headers: {
          'content-type': `multipart/form-data; boundary=${BOUNDARY}`,
          'idempotency-key': `hostile-run-${turn}-0123456789`,
        },
        body: `${parts.join('')}--${BOUNDARY}--\r\n`,
      }
    },
  }
}

const CONSENT = { purpose: 'measurement', choice: 'refused', words: 'x', locale: 'vi' }
const consent: Target = {
  name: 'POST /api/consent',
  send: (value, turn) => ({
    method: 'POST',
    path: '/api/consent',
    headers: { ...FROM_OUR_PAGE, ...FORM_TYPE },
    body: queryOf(filled(CONSENT, value, turn)),
  }),
}
const measurement: Target = {
  name: 'POST /api/measurements',
  send: (value, turn) => ({
    method: 'POST',
    path: '/api/measurements',
    headers: JSON_TYPE,
    body: JSON.stringify(filled({ route: '/$locale/', locale: 'vi', vitals: { LCP: 1 } }, value, turn)),
  }),
}
/** Addresses without input. */
const fixed = [
  '/api/health',
  '/api/health/ready',
  '/api/v1/languages',
  '/api/v1/engines',
  '/api/v1/jobs',
  '/api/profile',
  '/api/profile/devices',
  '/api/profile/lists',
  '/api/profile/designs',
  '/api/profile/data',
  '/robots.txt',
  '/sitemap.xml',
  '/sitemap-pages.xml',
  '/llms.txt',
  '/service-worker.js',
  '/.well-known/security.txt',
  '/dev/mail',
]

export const calls: Target[] = [
  call('/api/auth/register', {
    displayName: 'An',
    phoneNumber: '0900000000',
    email: EMAIL,
    password: PASSWORD,
    deviceInfo: DEVICE,
    websiteAccessIp: '127.0.0.1',
  }),
  call('/api/auth/activate', { email: EMAIL, code: '123456' }),
  call('/api/auth/login', { email: EMAIL, password: PASSWORD, websiteAccessIp: '127.0.0.1', DeviceInfo: DEVICE }),
  call('/api/auth/google', { Token: 'a.b.c', WebsiteAccessIp: '127.0.0.1', DeviceInfo: DEVICE }),
  call('/api/auth/refresh', { websiteAccessIp: '127.0.0.1', deviceInfo: DEVICE }),
  call('/api/auth/logout', { lang: 'vi' }),
  call('/api/auth/fogot-password', { email: EMAIL }),
  call('/api/auth/reset-password', { email: EMAIL, newPassword: PASSWORD }),
  read('/api/auth/resend', '/api/auth/resend', { email: EMAIL, language: 'vi' }),
  call('/api/profile', { displayName: 'An', phoneNumber: '0900000000' }, CUSTOMERS),
  call('/api/profile/password', { currentPassword: 'wrong', newPassword: PASSWORD }, CUSTOMERS),
  call('/api/profile/devices/revoke', { deviceId: 'x' }, CUSTOMERS),
  call('/api/profile/lists', { changes: [{ list: 'wishlist', slug: 'x', at: 1 }] }, CUSTOMERS),
  call(
    '/api/profile/designs',
    { design: { id: 'x', savedAt: 1, name: 'x', sample: 'x', steps: [], products: [] } },
    CUSTOMERS,
  ),
  call('/api/profile/designs/delete', { id: 'x' }, CUSTOMERS),
  call('/api/profile/designs/pictures/delete', { lang: 'vi' }, CUSTOMERS),
  call('/api/profile/delete', { email: 'nobody@example.vn' }, CUSTOMERS),
  call('/api/profile/delete/cancel', { lang: 'vi' }, CUSTOMERS),
  consent,
  measurement,
  read('/api/search/suggestions', '/api/search/suggestions', { q: 'oak', languageCode: 'en' }),
  read('/api/categories/navbar', '/api/categories/navbar', { languageCode: 'en' }),
  read('/api/newsletter/leave', '/api/newsletter/leave', { language: 'vi', token: 'x' }),
  read('/api/newsletter/leave', '/api/newsletter/leave', { language: 'vi', token: 'x' }, 'POST'),
  read('/images', '/images', { url: '/catalogue/products/giuong-moc-chau-180.webp', w: '160', q: '60' }),
  read('/api/v1/buckets/:bucket/objects/download', '/api/v1/buckets/*/objects/download', {
    prefix: 'eA==',
    preview: 'true',
  }),
  read('/browser/:bucket/*', '/browser/vuong-tron-storage/*'),
  read('/unpacked-models/:file{[a-z0-9-]{1,80}\\.glb}', '/unpacked-models/giuong-moc-chau-160.glb', { finish: 'oak' }),
  read('/unpacked-models/*', '/unpacked-models/*.glb'),
  read('/labeller/:file', '/labeller/*'),
  read('/:locale/manifest.webmanifest', '/*/manifest.webmanifest'),
  read('/:file{sitemap-products-[1-9][0-9]{0,3}\\.xml}', '/sitemap-products-*.xml'),
  read('/dev/mail/:id{[0-9]+}', '/dev/mail/*'),
  read('/api/v1/jobs', '/api/v1/jobs', {}, 'DELETE'),
  call('/api/v1/jobs/keep', { lang: 'vi' }),
  ...['GET', 'DELETE'].map((method) => read('/api/v1/jobs/:id', '/api/v1/jobs/*', {}, method)),
  read('/api/v1/jobs/:id/events', '/api/v1/jobs/*/events'),
  read('/api/v1/jobs/:id/files/:file', '/api/v1/jobs/x/files/*', { until: '1', seal: 'x' }),
  ...fixed.map((path) => read(path, path)),
  ...buyingCalls,
  ...agentCalls,
]
