import { Hono } from 'hono'
import { packedModel } from '#app/features/model/model'
import { unpackModel } from '#app/features/model/unpacked-model.server'
import { BURST_PERIOD_SECONDS, isFloodOfMisses } from '#app/server/limits/flood'
import type { ApiEnv } from './api-env'
import { refuseFor } from './call'
import { answerProblem } from './errors'

/** The unpacked twin of a packed model (app/features/model/model.ts). */
const ADDRESS = '/unpacked-models/:file{[a-z0-9-]{1,80}\\.glb}'
const A_DAY = 86_400

/** Models for viewers outside the page (CAT-06), unpacked on demand: as files they would weigh 40 MB. */
export const models = new Hono<ApiEnv>()
models.get(ADDRESS, async (c) => {
  const [file, finish] = [c.req.param('file'), c.req.query('finish')]
  const key = `${c.env.SITE_ORIGIN}/__model/${__BUILD_ID__}/${encodeURIComponent(JSON.stringify([file, finish]))}`
  const cached = await caches.default.match(key)
  if (cached) return createResponse(cached, 'hit')
  if (await isFloodOfMisses(c.req.raw.headers, c.env)) return refuseFor(c, BURST_PERIOD_SECONDS)
  const packed = await c.env.ASSETS.fetch(new URL(packedModel(file), c.req.url))
  if (!packed.ok) return answerProblem(c, 'not_found')
  const model = unpackModel(new Uint8Array(await packed.arrayBuffer()), finish)
  if (!model) return answerProblem(c, 'not_found')
  const answer = new Response(model.slice().buffer, {
    headers: { 'content-type': 'model/gltf-binary', 'cache-control': `public, max-age=${A_DAY}` },
  })
  c.executionCtx.waitUntil(caches.default.put(key, answer.clone()))
  return createResponse(answer, 'miss')
})

function createResponse(model: Response, cache: 'hit' | 'miss'): Response {
  const answer = new Response(model.body, model)
  answer.headers.set('x-model-cache', cache)
  return answer
}
