import { alternate, requestsPerSecond } from './requests-per-second.ts'
import type { Row } from './table.ts'

const PRODUCT = '/vi/product/ke-tv-trang-an-180'
const AIM = 0.2
const A_DAY = 24 * 60 * 60

/** Cost of an uncached page against the cheapest answer, and the cache's saving. */
export async function benchRender(origin: string): Promise<Row[]> {
  const authorization = 'Bearer bench'
  const rendered = {
    product: { authorization, path: () => PRODUCT },
    listing: { path: (lap: number) => `/vi/category/tv-stand?max=${5_000_000_000 + lap}` },
    search: { path: (lap: number) => `/vi/search?q=qwrtzpx${lap}` },
  }
  const rates = await alternate({
    health: () => requestsPerSecond(`${origin}/api/health`),
    ...Object.fromEntries(
      Object.entries(rendered).map(([name, visitors]) => [name, () => requestsPerSecond(origin, visitors)]),
    ),
    'signed in': () => requestsPerSecond(origin, { path: () => PRODUCT, cookie: sessionOf() }),
    cached: () => requestsPerSecond(origin + PRODUCT),
  })
  const { health = 0, cached = 0, 'signed in': signedIn = 0 } = rates
  return [
    ...Object.keys(rendered).map((name) => ({
      what: `${name} rendered, requests/s (${(1000 / (rates[name] ?? 0)).toFixed(1)} ms each)`,
      value: (rates[name] ?? 0).toFixed(0),
      against: `${health.toFixed(0)} (/api/health)`,
      ratio: (rates[name] ?? 0) / health,
      limit: { atLeast: AIM },
    })),
    {
      what: 'product of a signed-in visitor, requests/s',
      value: signedIn.toFixed(0),
      against: `${cached.toFixed(0)} (of anybody, from the page cache)`,
      ratio: signedIn / cached,
    },
  ]
}

/** An unexpired token; its signature is checked only for personal data. */
function sessionOf(): string {
  const part = (claims: object) => Buffer.from(JSON.stringify(claims)).toString('base64url')
  return `token=${part({ alg: 'HS256' })}.${part({ sub: 'bench', exp: Math.round(Date.now() / 1000) + A_DAY })}.${part({})}`
}
