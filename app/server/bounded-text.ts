/** No call of ours needs more; files have addresses of their own. */
const LARGEST_CALL_BYTES = 64 * 1024

type Body = Pick<Request, 'headers' | 'body'>

/** The body as text, or undefined as soon as it is longer than a call may be. */
export async function boundedText(request: Body, most = LARGEST_CALL_BYTES): Promise<string | undefined> {
  const bytes = await boundedBytes(request, most)
  return bytes && new TextDecoder().decode(bytes)
}

/** The body, or undefined as soon as it is longer than it may be. */
export async function boundedBytes(
  { headers, body }: Body,
  most: number,
): Promise<Uint8Array<ArrayBuffer> | undefined> {
  if (Number(headers.get('content-length') ?? 0) > most) return undefined
  const reader = body?.getReader()
  if (!reader) return new Uint8Array()
  const chunks: Uint8Array[] = []
  let size = 0
  for (let next = await reader.read(); !next.done; next = await reader.read()) {
    size += next.value.byteLength
    if (size > most) {
      await reader.cancel()
      return undefined
    }
    chunks.push(next.value)
  }
  return new Uint8Array(Buffer.concat(chunks))
}
