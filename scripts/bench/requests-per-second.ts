import autocannon from 'autocannon'
import { median } from './table.ts'

const CONNECTIONS = 10
const SECONDS = 6
const ROUNDS = 3

// Random start: an earlier run's page may still be cached in the data centre.
let laps = Date.now() % 1_000_000_000

type Visitors = { path?: (lap: number) => string; cookie?: string; authorization?: string }

/** Load of ten connections, each request from another visitor, because uncached pages are limited per address. */
export async function requestsPerSecond(url: string, visitors?: Visitors): Promise<number> {
  const { path, ...headers } = visitors ?? {}
  const requests = visitors && [
    {
      setupRequest: (request: { path: string; headers: Record<string, string> }) => {
        const lap = laps++
        const address = `198.${18 + ((lap >> 16) & 1)}.${(lap >> 8) & 255}.${lap & 255}`
        return {
          ...request,
          path: path?.(lap) ?? request.path,
          headers: { ...request.headers, ...headers, 'x-forwarded-for': address },
        }
      },
    },
  ]
  const result = await autocannon({ url, requests, connections: CONNECTIONS, duration: SECONDS })
  if (result.non2xx || result.errors) throw new Error(`${url}: ${result.non2xx} refusals, ${result.errors} errors`)
  return result.requests.average
}

/** Medians of alternating rounds, so that noise affects all alike. */
export async function alternate(runs: Record<string, () => Promise<number>>): Promise<Record<string, number>> {
  const seen: Record<string, number[]> = Object.fromEntries(Object.keys(runs).map((name) => [name, []]))
  for (let round = 0; round < ROUNDS; round++)
    for (const [name, run] of Object.entries(runs)) seen[name]?.push(await run())
  return Object.fromEntries(Object.entries(seen).map(([name, values]) => [name, median(values)]))
}
