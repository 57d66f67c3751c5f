import type { Measured } from './measured.ts'

type Access = { account: string; token: string; api?: string }

/** The dataset of wrangler.toml; columns as written by app/features/measurement/measurement.server.ts. */
const DATASET = 'vuong_tron_measurements'
const quantile = (share: number) => `quantileExactWeighted(${share})(double1, _sample_interval)`

/** `_sample_interval` is the number of points that a sampled one stands for. */
const QUERY = `SELECT blob1 AS metric, blob2 AS route, blob3 AS locale, SUM(_sample_interval) AS count,
  ${quantile(0.5)} AS p50, ${quantile(0.75)} AS p75, ${quantile(0.95)} AS p95
FROM ${DATASET} WHERE timestamp > NOW() - INTERVAL '28' DAY GROUP BY metric, route, locale FORMAT JSON`

/** Queries Analytics Engine's SQL API with a token that may read account analytics. */
export async function measuredWhereDeployed({
  account,
  token,
  api = 'https://api.cloudflare.com',
}: Access): Promise<Measured[]> {
  const answer = await fetch(`${api}/client/v4/accounts/${encodeURIComponent(account)}/analytics_engine/sql`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}` },
    body: QUERY,
  })
  if (!answer.ok) throw new Error(`Analytics Engine answered ${answer.status}: ${await answer.text()}`)
  const { data } = (await answer.json()) as { data: Record<keyof Measured, string | number>[] }
  // 64-bit integers come as text.
  return data.map(({ metric, route, locale, ...figures }) => ({
    metric: String(metric),
    route: String(route),
    locale: String(locale),
    count: Number(figures.count),
    p50: Number(figures.p50),
    p75: Number(figures.p75),
    p95: Number(figures.p95),
  }))
}
