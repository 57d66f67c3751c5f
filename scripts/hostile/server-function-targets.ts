import { filterNames } from '../../app/features/catalogue/listing-parameters.ts'
import { encoded, type Fields, FROM_OUR_PAGE, filled, JSON_TYPE, type Target } from './target.ts'

export type ServerFunction = { id: string; method: string }

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
export const ARGUMENTS: Record<string, unknown> = {
  'catalogue.fetchListing': {
    locale: 'en',
    scope: { slug: 'bed' },
    search: { page: 1, sort: 'newest', ...Object.fromEntries(filterNames.map((name) => [name, []])) },
  },
  'catalogue.fetchPackages': { locale: 'en', tier: 'basic' },
  'catalogue.fetchShopWindow': 'en',
  'compare.fetchComparison': { locale: 'en', slugs: ['ke-tv-trang-an-180'] },
  'designs.dropDesign': { ...CALL, id: 'x' },
  'designs.keepDesign': {
    ...CALL,
    owner: 'x',
    design: {
      id: '00000000-0000-4000-8000-000000000000',
      savedAt: 1,
      name: 'x',
      sample: 'living-room',
      steps: [{ tool: 'floor', surfaces: ['floor'], settings: {} }],
      products: ['ke-tv-trang-an-180'],
      preview: '',
      consent: '',
    },
  },
  'languages.fetchLanguages': 'en',
  'lists.fetchProducts': { locale: 'en', slugs: ['ke-tv-trang-an-180'] },
  'lists.joinLists': { ...CALL, owner: 'x', changes: [{ list: 'wishlist', slug: 'x', at: 1 }] },
  'navigation.fetchNavbar': 'en',
  'product.fetchProduct': { locale: 'en', slug: 'ke-tv-trang-an-180' },
  'range.fetchComposerRange': { locale: 'en', slugs: ['ke-tv-trang-an-180'] },
  'search.fetchResults': { locale: 'en', search: { term: 'oak', page: 1, sort: 'relevance' } },
  'text.fetchText': { room: 'legal', page: 'privacy-policy', language: 'vi' },
}

export const serverFunctionTarget = ({ id, method }: ServerFunction): Target => ({
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

/** The server functions exported by a source file. */
export const functionsIn = (file: string, source: string): ServerFunction[] =>
  [...source.matchAll(/export const (\w+) = createServerFn\(\{ method: '(\w+)' \}\)/g)].map(
    ([, name, method = '']) => ({
      id: `${file.replace(/^.*\/|\.functions\.ts$/g, '')}.${name}`,
      method,
    }),
  )
