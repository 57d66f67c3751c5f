import { type Context, Hono } from 'hono'
import { storedFile } from '#app/features/images/storage.server'
import { downloadPath, STORAGE_BUCKET, storedObject } from '#app/features/images/storage-url'
import type { ApiEnv } from './api-env'
import { answerProblem } from './errors'

const DOWNLOADS = '/api/v1/buckets/:bucket/objects/download'
const CONSOLE = '/browser/:bucket/*'

/** The storage host's download path, and addresses of its console that reach us instead (STORE-01). */
export const storage = new Hono<ApiEnv>()
storage.get(DOWNLOADS, (c) => download(c, new URL(c.req.url)))
storage.get(CONSOLE, (c) => {
  const path = downloadPath(new URL(c.req.url).pathname)
  if (!path) return answerProblem(c, 'bad_storage_request')
  if (c.env.STORAGE_ORIGIN) return c.redirect(c.env.STORAGE_ORIGIN + path, 307)
  return download(c, new URL(path, c.req.url))
})

async function download(c: Context<ApiEnv>, address: URL): Promise<Response> {
  const object = storedObject(address)
  if (!object) return answerProblem(c, 'bad_storage_request')
  if (object.bucket !== STORAGE_BUCKET) return answerProblem(c, 'not_found')
  const preview = address.searchParams.get('preview') === 'true'
  const file = await storedFile(c.env.STORAGE, object.key, { request: c.req.raw, preview })
  return file instanceof Response ? file : answerProblem(c, file)
}
