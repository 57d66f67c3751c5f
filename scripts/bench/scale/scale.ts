import { writeFileSync } from 'node:fs'
import { cpus } from 'node:os'
import { serve } from '../servers.ts'
import { holds, markdownTable, type Row } from '../table.ts'

const SMALL = 10_000
const LARGE = 1_000_000
const ROUNDS = 5

/** Milliseconds of every call. */
type Times = { listing: number[]; search: number[] }
type Measured = { cold: Times; warm: Times; floor: number }

const percentile = (times: readonly number[], share: number) =>
  [...times].sort((a, b) => a - b)[Math.min(times.length - 1, Math.floor(times.length * share))] ?? Number.NaN
const milliseconds = (time: number) => `${time.toFixed(1)} ms`

/** Listings and searches over one database: the first after a start, and then again and again. */
async function measure(folder: string): Promise<Measured> {
  const { origin, stop } = await serve(['--config', 'scripts/bench/scale/wrangler.toml', '--persist-to', folder])
  const times = async (what: string) => (await (await fetch(`${origin}/${what}`)).json()) as number[]
  try {
    const cold = { listing: await times('listing'), search: await times('search') }
    const warm: Times = { listing: [], search: [] }
    for (let round = 0; round < ROUNDS; round++) {
      warm.listing.push(...(await times('listing')))
      warm.search.push(...(await times('search')))
    }
    return { cold, warm, floor: percentile(await times('nothing'), 0.5) }
  } finally {
    await stop()
  }
}

/** Measures every size, prints the figures and, when the sizes to be compared are among them, keeps them in docs/. */
export async function benchScale(folder: string, sizes: readonly string[]) {
  const results = new Map<number, Measured>()
  for (const size of sizes) results.set(Number(size), await measure(`${folder}/${size}`))
  const rows = comparison(results)
  const report = reportOf(results, rows)
  console.log(report)
  if (rows.length > 0) writeFileSync('docs/bench-scale.md', report)
  if (rows.some((row) => holds(row) === false)) console.log('Not every row holds.')
}

const comparison = (results: ReadonlyMap<number, Measured>): Row[] =>
  (['listing', 'search'] as const).flatMap((what) =>
    (['warm', 'cold'] as const).flatMap((state) => {
      const [small, large] = [SMALL, LARGE].map((size) => results.get(size)?.[state][what])
      if (!small || !large) return []
      const [least, most] = [percentile(small, 0.95), percentile(large, 0.95)]
      return {
        what: `${what}, p95 ${state}, ${LARGE.toLocaleString('en')} products`,
        value: milliseconds(most),
        against: `${milliseconds(least)} (${SMALL.toLocaleString('en')})`,
        ratio: most / least,
        limit: { atMost: 2 },
      }
    }),
  )

function reportOf(results: ReadonlyMap<number, Measured>, rows: Row[]): string {
  const lines = [...results].flatMap(([size, { cold, warm, floor }]) =>
    (['listing', 'search'] as const).map((what) => {
      const figures = [cold[what], warm[what]].flatMap((times) => [percentile(times, 0.5), percentile(times, 0.95)])
      return `| ${size.toLocaleString('en')} | ${what} | ${[...figures, floor].map(milliseconds).join(' | ')} |`
    }),
  )
  const machine = `${cpus().length} cores, Node ${process.version}, ${new Date().toISOString().slice(0, 10)}`
  return `# Measured at scale

\`npm run bench:scale\`, one run on ${machine}. The times are taken in a Worker that asks its D1 as the shop does, without rendering. A listing is one page with its facet counts and totals; a search is one page of results or a list of suggestions (\`scripts/bench/scale/measure.ts\` has them all). Cold is the first time after a start of the runtime, which may still find the file in the system's memory; warm, the five times after it. The last column is a query that asks for nothing.

| products | what | cold p50 | cold p95 | warm p50 | warm p95 | \`SELECT 1\` |
|---|---|---|---|---|---|---|
${lines.join('\n')}

${markdownTable(rows)}
`
}
