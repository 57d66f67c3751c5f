import type { FailureCode } from '#app/lib/failure'

type Download = { request: Request; preview: boolean }

/** An object as a file: whole, a range, or not modified. */
export async function storedFile(
  bucket: R2Bucket,
  key: string,
  { request, preview }: Download,
): Promise<Response | FailureCode> {
  const { headers: asked } = request
  // R2 throws at invalid ranges and conditions; the whole object is a valid answer to either.
  const range = asked.has('if-range') ? undefined : asked
  const object = await bucket
    .get(key, { onlyIf: asked, range })
    .catch(() => bucket.get(key, { onlyIf: asked }))
    .catch(() => bucket.get(key))
  if (!object) return 'not_found'
  const headers = new Headers({
    'accept-ranges': 'bytes',
    'cache-control': 'public, max-age=3600',
    'content-disposition': preview ? 'inline' : 'attachment',
    // Stored files must not run scripts; drawings keep their styles.
    'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
    etag: object.httpEtag,
    'last-modified': object.uploaded.toUTCString(),
  })
  headers.set('content-type', object.httpMetadata?.contentType ?? 'application/octet-stream')
  if (!('body' in object)) {
    return new Response(null, { status: isRevalidation(asked) ? 304 : 412, headers })
  }
  const part = asked.has('range') ? partOf(object) : undefined
  if (part) headers.set('content-range', `bytes ${part.first}-${part.last}/${object.size}`)
  return new Response(object.body, { status: part ? 206 : 200, headers })
}

const isRevalidation = (headers: Headers) => headers.has('if-none-match') || headers.has('if-modified-since')

/** First and last byte of a partial answer. The runtime fills in all fields but one. */
function partOf({ range, size }: R2Object) {
  const { offset, length, suffix }: { offset?: number; length?: number; suffix?: number } = range ?? {}
  const first = suffix === undefined ? (offset ?? 0) : Math.max(0, size - suffix)
  const last = Math.min(size, first + (length ?? size)) - 1
  return last - first + 1 < size ? { first, last } : undefined
}
