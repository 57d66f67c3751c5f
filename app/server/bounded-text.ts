/** No call of ours needs more; files have addresses of their own. */
const LARGEST_CALL_BYTES = 64 * 1024

/** The body as text, or undefined as soon as it is longer than a call may be. */
export async function boundedText(
  { headers, body }: Pick<Request, 'headers' | 'body'>,
  most = LARGEST_CALL_BYTES,
): Promise<string | undefined> {
  if (Number(headers.get('content-length') ?? 0) > most) return undefined
  const reader = body?.getReader()
  if (!reader) return ''
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
  return new TextDecoder().decode(Buffer.concat(chunks))
}
