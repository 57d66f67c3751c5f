/** Limit for API calls; files have other addresses. */
const LARGEST_CALL_BYTES = 64 * 1024
/** Initial buffer, because Content-Length must not decide the allocation. */
const FIRST_BUFFER_BYTES = 64 * 1024

type Body = Pick<Request, 'headers' | 'body'>

/** The body as text; undefined once it exceeds the limit. */
export async function boundedText(request: Body, most = LARGEST_CALL_BYTES): Promise<string | undefined> {
  const bytes = await boundedBytes(request, most)
  return bytes && new TextDecoder().decode(bytes)
}

/** The body as bytes; undefined once it exceeds the limit, without reading the rest. */
export async function boundedBytes(
  { headers, body }: Body,
  most: number,
): Promise<Uint8Array<ArrayBuffer> | undefined> {
  const declared = Number(/^\d+$/.exec(headers.get('content-length') ?? '')?.[0] ?? 0)
  if (declared > most) return undefined
  const reader = body?.getReader()
  if (!reader) return new Uint8Array()
  const longest = declared || most
  let bytes = new Uint8Array(Math.min(longest, FIRST_BUFFER_BYTES))
  let size = 0
  for (let next = await reader.read(); !next.done; next = await reader.read()) {
    const end = size + next.value.byteLength
    if (end > most) {
      reader.releaseLock()
      return undefined
    }
    if (end > bytes.length)
      bytes = new Uint8Array(bytes.buffer.transfer(Math.max(end, Math.min(longest, 2 * bytes.length))))
    bytes.set(next.value, size)
    size = end
  }
  return bytes.subarray(0, size)
}
