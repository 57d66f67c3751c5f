import { filterNames } from '../../app/features/catalogue/listing-parameters.ts'
import { builtIn } from '../../app/features/languages/built-in.ts'
import type { Page } from '../../app/server/page-table.ts'

/** A request to one of the shop's addresses. */

export type Sent = {
  method: string
  /** As sent over the wire. */
  path: string
  headers: Record<string, string>
  body?: string
}
export type Place = {
  /** As the code names it: `/search`, `POST /api/auth/login`, `search.fetchResults`. */
  name: string
  /** Sent with a session. */
  isCustomers?: boolean
  /** Puts the value into one field of this address; `turn` selects the field. */
  send: (value: string, turn: number) => Sent
}
type ServerFunction = { id: string; method: string }

const LOCALES = Object.keys(builtIn)
const FROM_OUR_PAGE = { 'sec-fetch-site': 'same-origin' }
const JSON_TYPE = { 'content-type': 'application/json' }
const FORM_TYPE = { 'content-type': 'application/x-www-form-urlencoded' }

const encoded = (value: string) => encodeURIComponent(value.toWellFormed())
const pick = <T>(list: readonly T[], turn: number): T => list[turn % list.length] as T
const localeOf = (turn: number) => pick(LOCALES, turn)

type Fields = Record<string, unknown>
/** Replaces one field, or one inside a list or object, by the value. */
function filled(fields: Fields, value: string, turn: number): Fields {
  const names = Object.keys(fields)
  const name = pick(names, turn)
  const [old, further] = [fields[name], Math.floor(turn / names.length)]
  if (Array.isArray(old)) return { ...fields, [name]: [value, ...old] }
  const isDeep = typeof old === 'object' && old !== null && Object.keys(old).length > 0
  return { ...fields, [name]: isDeep ? filled(old as Fields, value, further) : value }
}

const queryOf = (fields: Fields) =>
  Object.entries(fields)
    .map(([name, value]) => `${name}=${encoded(String(value))}`)
    .join('&')

const KNOWN: Record<string, string> = {
  '/category/:slug': 'bed',
  '/product/:slug': 'ke-tv-trang-an-180',
  '/about-us/:slug': 'ai-technology',
}
const QUERY: Record<string, Fields> = { '/search': { q: 'oak' }, '/compare': { products: 'ke-tv-trang-an-180' } }

/** A page by path; pages without parameters get an unknown one. */
function page({ path, parameters = [] }: Page): Place {
  const fields = [...(path in KNOWN ? [':slug'] : []), ...(parameters.length ? parameters : ['utm_source'])]
  return {
    name: path,
    send: (value, turn) => {
      const field = pick(fields, turn)
      const place = path.replace(':slug', field === ':slug' ? encoded(value) : (KNOWN[path] ?? ''))
      const query = field === ':slug' ? '' : `?${queryOf({ ...QUERY[path], [field]: value })}`
      const ending = turn % 7 === 6 ? '.md' : ''
      return { method: 'GET', path: `/${localeOf(turn)}${place.replace(/\/$/, '')}${ending}${query}`, headers: {} }
    },
  }
}

const anyPath: Place = {
  name: 'any path',
  send: (value, turn) => {
    // Percent signs and dots stay; only what a request line cannot hold is encoded.
    const raw = value.toWellFormed().replace(/[^\x21-\x7e]/gu, encoded)
    const path = pick([`/${localeOf(turn)}/${encoded(value)}`, `/${localeOf(turn)}/${raw}`, `/${raw}`], turn)
    return { method: 'GET', path: path.slice(0, 6000), headers: {} }
  },
}

type FormPlace = Partial<Place> & { query?: string }

/** A form as a browser without script sends it. */
const form = (path: string, intent: string, fields: Fields, { query = '', ...more }: FormPlace = {}): Place => ({
  name: `POST /:locale${path} ${intent}`,
  send: (value, turn) => ({
    method: 'POST',
    path: `/${localeOf(turn)}${path.replace(':slug', KNOWN[path] ?? '')}${query}`,
    headers: { ...FROM_OUR_PAGE, ...FORM_TYPE, accept: 'text/html' },
    body: queryOf({ intent, ...filled(fields, value, turn) }),
  }),
  ...more,
})

/** A call with an envelope as its body. */
const call = (path: string, data: Fields, more: Partial<Place> = {}): Place => ({
  name: `POST ${path}`,
  send: (value, turn) => {
    const whole = { data, meta: { language: localeOf(turn), traceID: '' } }
    // Usually in the data, sometimes in the metadata, or instead of the whole.
    const sent = turn % 8 === 7 ? filled(whole, value, turn) : { ...whole, data: filled(data, value, turn) }
    return { method: 'POST', path, headers: JSON_TYPE, body: JSON.stringify(sent) }
  },
  ...more,
})

/** A read call: the value is in its query, or replaces `*` in its path. */
const read = (name: string, path: string, query: Fields = {}, method = 'GET'): Place => ({
  name: `${method} ${name}`,
  send: (value, turn) => {
    const places = [...(path.includes('*') ? ['*'] : []), ...Object.keys(query)]
    const place = places.length ? pick(places, turn) : 'any'
    const address = path.replace('*', place === '*' ? encoded(value) : 'x')
    const fields = place === '*' ? query : { ...query, [place]: value }
    return { method, path: Object.keys(fields).length ? `${address}?${queryOf(fields)}` : address, headers: {} }
  },
})

const BOUNDARY = 'hostile-boundary'
/** A multipart form with a file, as House Doctor calls are. */
function upload(path: string, fields: Fields, name = path): Place {
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

const DEVICE = { browser: 'Chrome', os: 'Linux' }
const EMAIL = 'hostile@example.vn'
const PASSWORD = 'correct horse battery'
const SENDER = { name: 'An', phone: '0900000000', email: EMAIL, note: 'Xin chào' }
const CUSTOMERS = { isCustomers: true } as const

const forms: Place[] = [
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

const CONSENT = { purpose: 'measurement', choice: 'refused', words: 'x', locale: 'vi' }
const consent: Place = {
  name: 'POST /api/consent',
  send: (value, turn) => ({
    method: 'POST',
    path: '/api/consent',
    headers: { ...FROM_OUR_PAGE, ...FORM_TYPE },
    body: queryOf(filled(CONSENT, value, turn)),
  }),
}
const measurement: Place = {
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

const calls: Place[] = [
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
  read('/:locale/manifest.webmanifest', '/*/manifest.webmanifest'),
  read('/:file{sitemap-products-[1-9][0-9]{0,3}\\.xml}', '/sitemap-products-*.xml'),
  read('/dev/mail/:id{[0-9]+}', '/dev/mail/*'),
  read('/api/v1/jobs', '/api/v1/jobs', {}, 'DELETE'),
  call('/api/v1/jobs/keep', { lang: 'vi' }),
  ...['GET', 'DELETE'].map((method) => read('/api/v1/jobs/:id', '/api/v1/jobs/*', {}, method)),
  read('/api/v1/jobs/:id/events', '/api/v1/jobs/*/events'),
  read('/api/v1/jobs/:id/files/:file', '/api/v1/jobs/x/files/*', { until: '1', seal: 'x' }),
  ...fixed.map((path) => read(path, path)),
]

/** Server function arguments in Start's serialization. */
function serialized(value: unknown): string {
  let objects = 0
  const node = (one: unknown): unknown => {
    if (typeof one === 'number') return { t: 0, s: one }
    if (one === true) return { t: 2, s: 2 }
    if (typeof one === 'string') return { t: 1, s: JSON.stringify(one).slice(1, -1) }
    if (Array.isArray(one)) return { t: 9, i: objects++, a: one.map(node), o: 0 }
    const entries = Object.entries(one as Fields)
    return { t: 10, i: objects++, p: { k: entries.map(([name]) => name), v: entries.map(([, of]) => node(of)) }, o: 0 }
  }
  return JSON.stringify({ t: node(value), f: 63, m: [] })
}

const CALL = { locale: 'en', traceID: '' }
/** Arguments of server functions; all others take only a locale. */
const ARGUMENTS: Record<string, unknown> = {
  'catalogue.fetchListing': {
    locale: 'en',
    scope: { slug: 'bed' },
    search: { page: 1, sort: 'newest', ...Object.fromEntries(filterNames.map((name) => [name, []])) },
  },
  'catalogue.fetchPackages': { locale: 'en', tier: 'basic' },
  'catalogue.fetchShopWindow': 'en',
  'compare.fetchComparison': { locale: 'en', slugs: ['ke-tv-trang-an-180'] },
  'designs.dropDesign': { ...CALL, id: 'x' },
  'languages.fetchLanguages': 'en',
  'lists.fetchProducts': { locale: 'en', slugs: ['ke-tv-trang-an-180'] },
  'lists.joinLists': { ...CALL, owner: 'x', changes: [{ list: 'wishlist', slug: 'x', at: 1 }] },
  'navigation.fetchNavbar': 'en',
  'product.fetchProduct': { locale: 'en', slug: 'ke-tv-trang-an-180' },
  'range.fetchRange': { locale: 'en', slugs: ['ke-tv-trang-an-180'] },
  'search.fetchResults': { locale: 'en', search: { term: 'oak', page: 1, sort: 'relevance' } },
  'text.fetchText': { room: 'legal', page: 'privacy-policy', language: 'vi' },
}

const serverFunction = ({ id, method }: ServerFunction): Place => ({
  name: id,
  send: (value, turn) => {
    const given = ARGUMENTS[id] ?? CALL
    const payload = serialized({ data: typeof given === 'string' ? value : filled(given as Fields, value, turn) })
    const headers = { ...FROM_OUR_PAGE, 'x-tsr-serverfn': 'true' }
    const path = `/_serverFn/${id}`
    if (method === 'GET') return { method, path: `${path}?payload=${encoded(payload)}`, headers }
    return { method, path, headers: { ...headers, ...JSON_TYPE }, body: payload }
  },
})

type Known = { pages: readonly Page[]; functions: readonly ServerFunction[]; doctor: readonly string[] }

/** Every address, given the pages, the server functions and the House Doctor's addresses. */
export const placesOf = ({ pages, functions, doctor }: Known): Place[] => [
  ...pages.map(page),
  anyPath,
  ...forms,
  ...calls,
  ...doctor.map((path) => upload(path, { ai_intervention: 'low', design_style: 'modern', room_type: 'living_room' })),
  upload('/api/v1/jobs/*/result', { recipe: '{}', label: 'x', source: 'x' }, '/api/v1/jobs/:id/result'),
  ...functions.map(serverFunction),
]

/** The server functions exported by a source file. */
export const functionsIn = (file: string, source: string): ServerFunction[] =>
  [...source.matchAll(/export const (\w+) = createServerFn\(\{ method: '(\w+)' \}\)/g)].map(
    ([, name, method = '']) => ({
      id: `${file.replace(/^.*\/|\.functions\.ts$/g, '')}.${name}`,
      method,
    }),
  )
