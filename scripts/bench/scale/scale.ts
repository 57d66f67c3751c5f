import { writeFileSync } from 'node:fs'
import { cpus } from 'node:os'
import { type Served, serve } from '../servers.ts'
import { holds, markdownTable, type Row } from '../table.ts'
import type { SitemapSize } from './measure.ts'

const SMALL = 10_000
const LARGE = 1_000_000
/** The first round of each runtime is cold. The 95th percentile needs this many warm rounds to be stable. */
const STARTS = 3
const ROUNDS = 10

/** Limit of a search, at any size. */
const SEARCH_MS = 50
const KINDS = ['listing', 'search', 'sitemap-index', 'sitemap-file'] as const
/** Limit of the sitemap index, which makes one query per sitemap. */
const INDEX_MS = 100
/** Limits of a sitemap (sitemaps.org). */
const FILE_ADDRESSES = 50_000
const FILE_BYTES = 50 * 1024 * 1024
/** Milliseconds of every call. */
type Times = Record<(typeof KINDS)[number], number[]>
type Measured = { cold: Times; warm: Times; nothing: number[]; sitemap?: SitemapSize }

const percentile = (times: readonly number[], share: number) =>
  [...times].sort((a, b) => a - b)[Math.min(times.length - 1, Math.floor(times.length * share))] ?? Number.NaN
const milliseconds = (time: number) => `${time.toFixed(1)} ms`

const noTimes = (): Times => ({ listing: [], search: [], 'sitemap-index': [], 'sitemap-file': [] })
const unmeasured = (): Measured => ({ cold: noTimes(), warm: noTimes(), nothing: [] })

const start = (folder: string) => serve(['--config', 'scripts/bench/scale/wrangler.toml', '--persist-to', folder])
const ask = async <Answer>({ origin }: Served, what: string) =>
  (await (await fetch(`${origin}/${what}`)).json()) as Answer
const timesOf = (served: Served, what: string) => ask<number[]>(served, what)

/** Sizes alternate, so that noise slows all alike. */
async function measure(folder: string, sizes: readonly number[]): Promise<Map<number, Measured>> {
  const results = new Map(sizes.map((size) => [size, unmeasured()]))
  for (let at = 0; at < STARTS; at++) {
    const shops: { served: Served; measured: Measured }[] = []
    try {
      for (const [size, measured] of results) shops.push({ served: await start(`${folder}/${size}`), measured })
      for (let round = 0; round <= ROUNDS; round++)
        for (const what of KINDS)
          for (const { served, measured } of shops)
            measured[round === 0 ? 'cold' : 'warm'][what].push(...(await timesOf(served, what)))
      for (const { served, measured } of shops) {
        measured.nothing.push(...(await timesOf(served, 'nothing')))
        measured.sitemap = await ask<SitemapSize>(served, 'sitemap-size')
      }
    } finally {
      for (const { served } of shops) await served.stop()
    }
  }
  return results
}

/** Measures every size and prints the figures; writes docs/ when the compared sizes are among them. */
export async function benchScale(folder: string, sizes: readonly string[]) {
  const results = await measure(folder, sizes.map(Number))
  const rows = comparison(results)
  const report = reportOf(results, rows)
  console.log(report)
  if (rows.length > 0) writeFileSync('docs/bench-scale.md', report)
  if (rows.some((row) => holds(row) === false)) console.log('Not every row holds.')
}

const comparison = (results: ReadonlyMap<number, Measured>): Row[] => [
  ...growth(results),
  ...searchRows(results),
  ...sitemapRows(results),
]

/** Ratios that must not grow with the shop. */
const growth = (results: ReadonlyMap<number, Measured>): Row[] =>
  KINDS.filter((what) => what !== 'sitemap-index').flatMap((what) =>
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

const searchRows = (results: ReadonlyMap<number, Measured>): Row[] =>
  (['warm', 'cold'] as const).flatMap((state) => {
    const times = results.get(LARGE)?.[state].search
    if (!times || !results.has(SMALL)) return []
    const time = percentile(times, 0.95)
    return {
      what: `search, p95 ${state}, ${LARGE.toLocaleString('en')} products, by itself`,
      value: milliseconds(time),
      against: `${SEARCH_MS} ms`,
      ratio: time / SEARCH_MS,
      limit: { atMost: 1 },
    }
  })

function sitemapRows(results: ReadonlyMap<number, Measured>): Row[] {
  const { cold, sitemap } = results.get(LARGE) ?? {}
  if (!cold || !sitemap || !results.has(SMALL)) return []
  const time = percentile(cold['sitemap-index'], 0.95)
  return [
    {
      what: `index of the sitemap, p95 cold, ${sitemap.files} files of products`,
      value: milliseconds(time),
      against: `${INDEX_MS} ms`,
      ratio: time / INDEX_MS,
      limit: { atMost: 1 },
    },
    {
      what: 'largest file of the sitemap, addresses',
      value: sitemap.addresses.toLocaleString('en'),
      against: FILE_ADDRESSES.toLocaleString('en'),
      ratio: sitemap.addresses / FILE_ADDRESSES,
      limit: { atMost: 1 },
    },
    {
      what: 'largest file of the sitemap, bytes',
      value: `${(sitemap.bytes / 1e6).toFixed(1)} MB`,
      against: `${(FILE_BYTES / 1e6).toFixed(1)} MB`,
      ratio: sitemap.bytes / FILE_BYTES,
      limit: { atMost: 1 },
    },
  ]
}

function reportOf(results: ReadonlyMap<number, Measured>, rows: Row[]): string {
  const lines = [...results].flatMap(([size, { cold, warm, nothing }]) =>
    KINDS.map((what) => {
      const figures = [cold[what], warm[what]].flatMap((times) => [percentile(times, 0.5), percentile(times, 0.95)])
      return `| ${size.toLocaleString('en')} | ${what} | ${[...figures, percentile(nothing, 0.5)].map(milliseconds).join(' | ')} |`
    }),
  )
  const machine = `${cpus().length} cores, Node ${process.version}, ${new Date().toISOString().slice(0, 10)}`
  return `# Measured at scale

\`npm run bench:scale\`, one run on ${machine}. The times are taken in a Worker that asks its D1 as the shop does, without rendering. A listing is one page with its facet counts and totals; a search is one page of results or a list of suggestions (\`scripts/bench/scale/measure.ts\` has them all); a sitemap is the index of its files, or one file of products. The sizes take turns. Cold is the first time after each of ${STARTS} starts of the runtime, which may still find the file in the system's memory; warm, the ${ROUNDS} times after each. The last column is a query that asks for nothing.

| products | what | cold p50 | cold p95 | warm p50 | warm p95 | \`SELECT 1\` |
|---|---|---|---|---|---|---|
${lines.join('\n')}

${markdownTable(rows)}
`
}
