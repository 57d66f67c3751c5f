import autocannon from 'autocannon'
import { median, type Row } from './table.ts'

const SECONDS = 6
const ROUNDS = 3
const PER_SECOND = 500
const AIM = 1.5

/**
 * Time of the home page under a flood of garbage at the measuring address, against a flood of `/api/health`: the
 * difference is the cost of refusing.
 */
export async function benchGarbage(origin: string): Promise<Row[]> {
  const flood = { connections: 10, overallRate: PER_SECOND, duration: SECONDS }
  const body = '{"route":"/$locale/","vitals":{"LCP":"'
  const headers = { 'content-type': 'application/json' }
  const floods = {
    garbage: () => autocannon({ ...flood, url: `${origin}/api/measurements`, method: 'POST', headers, body }),
    health: () => autocannon({ ...flood, url: `${origin}/api/health` }),
  }
  const home = () => autocannon({ url: `${origin}/vi`, connections: 1, overallRate: 20, duration: SECONDS })
  await home()
  const rates: number[] = []
  const times = { garbage: [] as number[], health: [] as number[] }
  for (let round = 0; round < ROUNDS; round++) {
    for (const name of ['health', 'garbage'] as const) {
      const [answers, page] = await Promise.all([floods[name](), home()])
      times[name].push(page.latency.p50)
      if (name === 'health') continue
      rates.push(answers.requests.average)
      if (answers['4xx'] !== answers.requests.total)
        throw new Error('Garbage was answered with something else than 4xx.')
    }
  }
  const [garbage, health] = [median(times.garbage), median(times.health)]
  return [
    {
      what: `home while the measuring address refuses ${median(rates).toFixed(0)} requests/s of garbage, median`,
      value: `${garbage} ms`,
      against: `${health} ms (as many asking for /api/health)`,
      ratio: garbage / Math.max(health, 1),
      limit: { atMost: AIM },
    },
  ]
}
