import lighthouse from 'lighthouse'
import { chromium } from 'playwright'
import { chromiumFlags, chromiumPath } from '../../tests/support/chromium.ts'
import { median, type Row } from './table.ts'

const ROUNDS = 5
const RUNS_AT_MOST = 3
const DEBUGGING_PORT = 9333
/** Milliseconds that a page may always block, however little the bare app does. */
const LEAST_TBT = 50
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const

type Scores = Record<(typeof CATEGORIES)[number], number> & { cls: number; tbt: number; lcp: number }

/** `isPrivate`: of one visitor alone, so that search engines are told to leave it out, which one audit counts as a fault. */
type Options = { cookies?: Record<string, string>; isPrivate?: boolean }
type Asked = { cookie: string; skipAudits?: string[] }

/**
 * Lighthouse's mobile run, each page in turn with a page of the bare app: a busy machine takes from both, so that the
 * bare app's own score is the limit. Performance and times are medians of five.
 */
export async function benchLighthouse(
  origin: string,
  bareOrigin: string,
  pages: readonly string[],
  { cookies = {}, isPrivate = false }: Options = {},
): Promise<Row[]> {
  const cookie = Object.entries(cookies)
    .map((pair) => pair.join('='))
    .join('; ')
  const asked = { cookie, skipAudits: isPrivate ? ['is-crawlable'] : undefined }
  const rows: Row[] = []
  for (const page of pages) {
    const runs: Scores[] = []
    const bareRuns: Scores[] = []
    for (let round = 0; round < ROUNDS; round++) {
      runs.push(await audit(`${origin}${page}`, asked))
      bareRuns.push(await audit(`${bareOrigin}/`, { cookie: '' }))
    }
    rows.push(...rowsOf(page, runs, bareRuns))
  }
  return rows
}

/** Lighthouse sometimes fails to read its trace; such runs are repeated, not counted. */
async function audit(url: string, asked: Asked): Promise<Scores> {
  for (let run = 0; run < RUNS_AT_MOST; run++) {
    const scores = await oneRun(url, asked)
    if (scores) return scores
  }
  throw new Error(`Lighthouse could not measure ${url}`)
}

async function oneRun(url: string, { cookie, skipAudits }: Asked): Promise<Scores | undefined> {
  const browser = await chromium.launch({
    executablePath: chromiumPath,
    args: [...chromiumFlags, `--remote-debugging-port=${DEBUGGING_PORT}`],
  })
  try {
    const result = await lighthouse(url, {
      port: DEBUGGING_PORT,
      logLevel: 'error',
      onlyCategories: [...CATEGORIES],
      skipAudits,
      extraHeaders: cookie ? { cookie } : undefined,
    })
    if (!result) throw new Error(`Lighthouse has nothing to say of ${url}`)
    const { categories, audits, runtimeError } = result.lhr
    if (runtimeError) {
      console.error(`${url}: ${runtimeError.code}`)
      return undefined
    }
    const score = (id: string) => Math.round((categories[id]?.score ?? 0) * 100)
    const number = (id: string) => audits[id]?.numericValue ?? Number.NaN
    for (const id of CATEGORIES.slice(1))
      if (score(id) < 100)
        for (const { id: audit } of categories[id]?.auditRefs ?? [])
          if ((audits[audit]?.score ?? 1) < 1) console.error(`${url}: ${id}: ${audit}`)
    return {
      performance: score('performance'),
      accessibility: score('accessibility'),
      'best-practices': score('best-practices'),
      seo: score('seo'),
      cls: number('cumulative-layout-shift'),
      tbt: number('total-blocking-time'),
      lcp: number('largest-contentful-paint'),
    }
  } finally {
    await browser.close()
  }
}

function rowsOf(path: string, runs: Scores[], bareRuns: Scores[]): Row[] {
  const worst = (id: 'accessibility' | 'best-practices' | 'seo') => Math.min(...runs.map((run) => run[id]))
  const performance = median(runs.map((run) => run.performance))
  const barePerformance = median(bareRuns.map((run) => run.performance))
  const cls = Math.max(...runs.map((run) => run.cls))
  const tbt = median(runs.map((run) => run.tbt))
  const bareTbt = Math.max(LEAST_TBT, median(bareRuns.map((run) => run.tbt)))
  const quality = Math.min(worst('accessibility'), worst('best-practices'), worst('seo'))
  return [
    {
      what: `${path}: Lighthouse performance (median of ${ROUNDS}; LCP ${median(runs.map((run) => run.lcp)).toFixed(0)} ms)`,
      value: String(performance),
      against: String(barePerformance),
      ratio: performance / barePerformance,
      limit: { atLeast: 1 },
    },
    {
      what: `${path}: accessibility / best practices / SEO`,
      value: `${worst('accessibility')} / ${worst('best-practices')} / ${worst('seo')}`,
      against: '100',
      ratio: quality / 100,
      limit: { atLeast: 1 },
    },
    {
      what: `${path}: CLS; TBT`,
      value: `${cls.toFixed(3)}; ${tbt.toFixed(0)} ms`,
      against: `0; ${bareTbt.toFixed(0)} ms`,
      // NaN fails the limit too.
      ratio: cls <= 0.0005 ? tbt / bareTbt : Number.POSITIVE_INFINITY,
      limit: { atMost: 1 },
    },
  ]
}
