/** Drizzle wraps the database's error in one of its own. */
export function messagesOf(error: unknown): string {
  return error instanceof Error ? `${error.message} ${messagesOf(error.cause)}` : ''
}

/** The last one is this machine's: the operator's command writes beside the running shop. */
const LOST = /Network connection lost|storage caused object to be reset|reset because its code was updated|SQLITE_BUSY/i
const TRIES = 5

/**
 * D1 retries reads, not writes (D1 documentation, retry queries). Every write here has a key that a second try would
 * hit, so a write whose answer was lost is tried again.
 */
export async function retryLost<Answer>(write: () => Promise<Answer>): Promise<Answer> {
  for (let attempt = 1; ; attempt++)
    try {
      return await write()
    } catch (error) {
      if (attempt === TRIES || !LOST.test(messagesOf(error))) throw error
      await new Promise((resolve) => setTimeout(resolve, 50 * 2 ** attempt * (0.5 + Math.random())))
    }
}
