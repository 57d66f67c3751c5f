import { Hono } from 'hono'
import { packedModel } from '#app/features/model/model'
import { unpackModel } from '#app/features/model/unpacked-model.server'
import type { ApiEnv } from './api-env'
import { answerProblem, onlyMethods } from './errors'

/** The unpacked twin of a packed model (app/features/model/model.ts). */
const ADDRESS = '/unpacked-models/:file{[a-z0-9-]{1,80}\\.glb}'
const A_DAY = 86_400

/** Models for viewers outside the page (CAT-06), unpacked as they are asked for: as files they would weigh 40 MB. */
export const models = new Hono<ApiEnv>()
models.get(ADDRESS, async (c) => {
  const packed = await c.env.ASSETS.fetch(new URL(packedModel(c.req.param('file')), c.req.url))
  if (!packed.ok) return answerProblem(c, 'not_found')
  const model = unpackModel(new Uint8Array(await packed.arrayBuffer()), c.req.query('finish'))
  if (!model) return answerProblem(c, 'not_found')
  return c.body(model.slice().buffer, 200, {
    'content-type': 'model/gltf-binary',
    'cache-control': `public, max-age=${A_DAY}`,
  })
})
models.all(ADDRESS, onlyMethods('GET, HEAD'))
