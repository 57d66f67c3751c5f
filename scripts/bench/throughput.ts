import { writeFileSync } from 'node:fs'
import autocannon from 'autocannon'
import { type Served, serve } from './servers.ts'
import { median, type Row } from './table.ts'

const CONNECTIONS = 10
const SECONDS = 6
const ROUNDS = 3
const AIM_OF_A_HIT = 0.6
const AIM_UNCACHED = 0.6

let visitors = 0

/** As many visitors as requests: one address asks so often past the page cache and no more. */
const signedIn = [
  {
    setupRequest: ({ headers, ...request }: { headers: Record<string, string> }) => ({
      ...request,
      headers: {
        ...headers,
        cookie: 'token=bench',
        'x-forwarded-for': `198.18.${(visitors >> 8) & 255}.${visitors++ & 255}`,
      },
    }),
  },
]

async function requestsPerSecond(url: string, requests?: typeof signedIn): Promise<number> {
  const result = await autocannon({ url, requests, connections: CONNECTIONS, duration: SECONDS })
  if (result.non2xx || result.errors) throw new Error(`${url}: ${result.non2xx} refusals, ${result.errors} errors`)
  return result.requests.average
}

/** Medians of alternating rounds, so that a noisy moment of the machine touches all alike. */
async function alternate(runs: Record<string, () => Promise<number>>): Promise<Record<string, number>> {
  const seen: Record<string, number[]> = Object.fromEntries(Object.keys(runs).map((name) => [name, []]))
  for (let round = 0; round < ROUNDS; round++)
    for (const [name, run] of Object.entries(runs)) seen[name]?.push(await run())
  return Object.fromEntries(Object.entries(seen).map(([name, values]) => [name, median(values)]))
}

export async function benchThroughput(origin: string, floorOrigin: string): Promise<Row[]> {
  const home = await (await fetch(`${origin}/vi`)).text()
  const bare = await (await fetch(floorOrigin)).text()
  writeFileSync('scripts/bench/constant/body.html', home)
  let constant: Served | undefined
  try {
    constant = await serve(['--config', 'scripts/bench/constant/wrangler.toml'])
    const constantOrigin = constant.origin
    const rates = await alternate({
      constant: () => requestsPerSecond(constantOrigin),
      hit: () => requestsPerSecond(`${origin}/vi`),
      uncached: () => requestsPerSecond(`${origin}/vi`, signedIn),
      bare: () => requestsPerSecond(floorOrigin),
    })
    const { constant: still = 0, hit = 0, uncached = 0, bare: floor = 0 } = rates
    const ourKilobytes = (uncached * Buffer.byteLength(home)) / 1000
    const floorKilobytes = (floor * Buffer.byteLength(bare)) / 1000
    return [
      {
        what: `home from the page cache (${Math.round(Buffer.byteLength(home) / 1000)} KB of HTML), requests/s`,
        value: hit.toFixed(0),
        against: `${still.toFixed(0)} (constant body)`,
        ratio: hit / still,
        limit: { atLeast: AIM_OF_A_HIT },
      },
      {
        what: 'home uncached, KB of HTML/s',
        value: `${ourKilobytes.toFixed(0)} (${uncached.toFixed(0)} requests/s)`,
        against: `${floorKilobytes.toFixed(0)} (bare app, ${floor.toFixed(0)} requests/s)`,
        ratio: ourKilobytes / floorKilobytes,
        limit: { atLeast: AIM_UNCACHED },
      },
    ]
  } finally {
    await constant?.stop()
  }
}
