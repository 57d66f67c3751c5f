import { createMiddleware } from 'hono/factory'
import { SECOND } from '../../lib/constants'

const MOST_BYTES = 1024 * 1024
/** Maximum time to wait for slow senders. */
const LONGEST = 10 * SECOND

/**
 * Reads the rest of a request's body, at most 1 MB: a client still sending may lose the connection, and the answer with
 * it.
 */
export const readUnreadBody = createMiddleware(async (c, next) => {
  await next()
  const { body } = c.req.raw
  if (!body || body.locked) return
  const reader = body.getReader()
  const tooLate = setTimeout(() => cancel(reader), LONGEST)
  try {
    let bytes = 0
    for (let next = await reader.read(); !next.done; next = await reader.read()) {
      bytes += next.value.byteLength
      if (bytes > MOST_BYTES) break
    }
  } catch {
    // The client is gone.
  }
  clearTimeout(tooLate)
  cancel(reader)
})

const cancel = (reader: ReadableStreamDefaultReader<Uint8Array>) => void reader.cancel().catch(() => {})
