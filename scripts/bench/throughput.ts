import { writeFileSync } from 'node:fs'
import { alternate, requestsPerSecond } from './requests-per-second.ts'
import { type Served, serve } from './servers.ts'
import type { Row } from './table.ts'

const AIM_OF_A_HIT = 0.85
const AIM_UNCACHED = 0.6

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
      uncached: () => requestsPerSecond(`${origin}/vi`, { authorization: 'Bearer bench' }),
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
