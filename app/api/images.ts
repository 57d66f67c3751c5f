import { Hono } from 'hono'
import { readImageRequest } from '#app/features/images/image-request'
import { optimizedImage } from '#app/features/images/optimizer.server'
import { BURST_PERIOD_SECONDS, isFloodOfMisses } from '#app/server/limits/flood'
import type { ApiEnv } from './api-env'
import { refuseFor } from './call'
import { answerProblem } from './errors'

/** The image optimizer (IMG-06+): `/images?url=&w=&q=`. */
export const images = new Hono<ApiEnv>()
images.get('/images', async (c) => {
  const { STORAGE_CONSOLE_ORIGIN: consoleOrigin, STORAGE_ORIGIN: storageOrigin } = c.env
  const order = readImageRequest(new URL(c.req.url).searchParams, { consoleOrigin, storageOrigin })
  if (!order) return answerProblem(c, 'bad_image_request')
  const image = await optimizedImage(order, {
    request: c.req.raw,
    bindings: c.env,
    isFlood: () => isFloodOfMisses(c.req.raw.headers, c.env),
    waitUntil: (work) => c.executionCtx.waitUntil(work),
  })
  if (image === 'too_many_requests') return refuseFor(c, BURST_PERIOD_SECONDS)
  return image instanceof Response ? image : answerProblem(c, image)
})
