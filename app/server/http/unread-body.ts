import { createMiddleware } from 'hono/factory'
import { SECOND } from '../../lib/constants'

const MOST_BYTES = 1024 * 1024
/** Whoever sends more slowly, or waits for the answer first, is not waited for. */
const LONGEST = 10 * SECOND

/**
 * Reads what an answer has left unread of its request's body: who still sends when the answer comes may lose the
 * connection and, with it, the answer. No more than 1 MB is read for it.
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
    // Whoever sent it has gone.
  }
  clearTimeout(tooLate)
  cancel(reader)
})

const cancel = (reader: ReadableStreamDefaultReader<Uint8Array>) => void reader.cancel().catch(() => {})
