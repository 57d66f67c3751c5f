import type { FailureCode } from '#app/lib/failure'
import type { ImageOrigin } from './image-request'

export type ImageStores = { ASSETS: Pick<Fetcher, 'fetch'>; STORAGE: Pick<R2Bucket, 'get'> }

const LARGEST_SOURCE_BYTES = 10 * 1024 * 1024
const FETCH_TIMEOUT = 5000

/** A picture's bytes whatever its content type, or why there are none. */
export async function fetchImageSource(
  source: ImageOrigin,
  stores: ImageStores,
  ownOrigin: string,
): Promise<Uint8Array<ArrayBuffer> | FailureCode> {
  const body = await openSource(source, stores, ownOrigin)
  if (typeof body === 'string') return body
  const bytes = await readAtMost(body, LARGEST_SOURCE_BYTES)
  return bytes && isBitmap(bytes) ? bytes : 'bad_image_request'
}

async function openSource(
  source: ImageOrigin,
  { ASSETS, STORAGE }: ImageStores,
  ownOrigin: string,
): Promise<ReadableStream | FailureCode> {
  if (source.from === 'bucket') return (await STORAGE.get(source.key))?.body ?? 'not_found'
  const answer =
    source.from === 'assets' ? await ASSETS.fetch(ownOrigin + source.path) : await fetchFromHost(source.url)
  if (answer?.status === 200 && answer.body) return answer.body
  await answer?.body?.cancel()
  return answer?.status === 404 ? 'not_found' : 'upstream_unavailable'
}

/** Redirects are not followed: the storage host must not send us elsewhere. */
const fetchFromHost = (url: string) =>
  fetch(url, { redirect: 'manual', signal: AbortSignal.timeout(FETCH_TIMEOUT) }).catch(() => undefined)

async function readAtMost(stream: ReadableStream, limit: number): Promise<Uint8Array<ArrayBuffer> | undefined> {
  const chunks: Uint8Array[] = []
  let length = 0
  for await (const chunk of stream) {
    length += chunk.byteLength
    if (length > limit) return
    chunks.push(chunk)
  }
  return new Uint8Array(Buffer.concat(chunks))
}

// JPEG, PNG, GIF and WebP: formats the optimizer reads on every plan, and none that can hold a script.
const BITMAP = /^(?:ffd8ff|89504e470d0a1a0a|474946383[79]61|52494646.{8}57454250)/

const isBitmap = (bytes: Uint8Array) => BITMAP.test(Buffer.from(bytes.subarray(0, 12)).toString('hex'))
