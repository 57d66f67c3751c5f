import { type } from 'arktype'
import { type Context, Hono } from 'hono'
import { asksNotTo, deviceOf, LARGEST_REPORT_BYTES, MEASUREMENTS_API } from '#app/features/measurement/measurement'
import { reportSchema } from '#app/features/measurement/measurement.schema'
import { measurementsOf, type View } from '#app/features/measurement/measurement.server'
import { parseJson } from '#app/lib/parse-json'
import { boundedText } from '#app/server/http/bounded-text'
import { clientAddress } from '#app/server/http/client-address'
import { secondsOfBurst } from '#app/server/limits/flood'
import { logFailure } from '#app/server/log/failure-log'
import type { ApiEnv } from './api-env'
import { isFromOtherSite, refuseFor } from './call'
import { answerProblem } from './errors'

/**
 * Page measurements (SHELL-04). Floods are refused unread, and storage is bounded: views raise counters, data points
 * are limited per minute.
 */
export const measurementsRoute = new Hono<ApiEnv>()
measurementsRoute.post(MEASUREMENTS_API, async (c) => {
  const wait = await secondsOfBurst(c.env.MEASUREMENT_LIMITER, clientAddress(c.req.raw.headers, c.env))
  if (wait !== undefined) return refuseFor(c, wait)
  if (isFromOtherSite(c)) return answerProblem(c, 'cross_site_request')
  if (!/^application\/json\b/i.test(c.req.header('content-type') ?? ''))
    return answerProblem(c, 'unsupported_media_type')
  const body = await boundedText(c.req.raw, LARGEST_REPORT_BYTES)
  if (body === undefined) return answerProblem(c, 'body_too_large')
  const report = reportSchema(parseJson(body))
  const route = report instanceof type.errors ? undefined : c.var.pages.pathOfRoute(report.route)
  if (report instanceof type.errors || !route) return answerProblem(c, 'invalid_request')
  const { headers } = c.req.raw
  const { locale, vitals } = report
  if (!asksNotTo(headers) && (await count(c, { route, locale, device: deviceOf(headers), vitals })) === 'too many')
    return refuseFor(c, 60)
  return c.body(null, 204)
})

async function count(c: Context<ApiEnv>, view: View): Promise<'counted' | 'too many'> {
  if ((await secondsOfBurst(c.env.MEASUREMENTS_LIMITER, 'everybody')) !== undefined) return 'too many'
  c.executionCtx.waitUntil(
    measurementsOf(c.env)
      .add(view)
      .catch((error) => logFailure('measurement', error)),
  )
  return 'counted'
}
