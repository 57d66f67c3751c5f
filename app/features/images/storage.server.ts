import type { FailureCode } from '#app/lib/failure'

type Download = { request: Request; preview: boolean }

/** An object of the bucket as a file: whole, a range of it, or the answer that nothing changed. */
export async function storedFile(
  bucket: R2Bucket,
  key: string,
  { request, preview }: Download,
): Promise<Response | FailureCode> {
  const { headers: asked } = request
  // R2 throws at a range outside the object and at conditions it cannot read; the whole is a right answer to either.
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
    // Whatever was stored, it runs nothing here; a drawing may keep its own styles.
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

/** The first and last byte, when less than the whole was asked for. The runtime fills in every field but one. */
function partOf({ range, size }: R2Object) {
  const { offset, length, suffix }: { offset?: number; length?: number; suffix?: number } = range ?? {}
  const first = suffix === undefined ? (offset ?? 0) : Math.max(0, size - suffix)
  const last = Math.min(size, first + (length ?? size)) - 1
  return last - first + 1 < size ? { first, last } : undefined
}
