import { HTTP_FIRST_RETRY_DELAY, HTTP_RETRIES, HTTP_RETRY_FACTOR } from './constants'

export type Sleep = (ms: number, signal?: AbortSignal) => Promise<void>

type Retries<T> = {
  attempts?: number
  /** True for answers that count as failures. */
  isFailure?: (answer: T) => boolean
  /** True if further attempts would fail as well. */
  isHopeless?: () => boolean
  sleep?: Sleep
  signal?: AbortSignal
}

/** The table of retries: up to three more attempts, after 1, 2 and 4 seconds (AUTH-07). */
export async function withRetries<T>(
  ask: () => Promise<T>,
  { attempts = 1 + HTTP_RETRIES, isFailure, isHopeless, sleep = wait, signal }: Retries<T> = {},
): Promise<T> {
  for (let attempt = 1, delay = HTTP_FIRST_RETRY_DELAY; ; attempt++, delay *= HTTP_RETRY_FACTOR) {
    const isLast = attempt === attempts
    try {
      const answer = await ask()
      if (isLast || !isFailure?.(answer)) return answer
    } catch (error) {
      if (isLast || signal?.aborted || isHopeless?.()) throw error
    }
    await sleep(delay, signal)
  }
}

export const wait: Sleep = (ms, signal) =>
  new Promise((resume, reject) => {
    signal?.throwIfAborted()
    const timer = setTimeout(resume, ms)
    signal?.addEventListener('abort', () => {
      clearTimeout(timer)
      reject(signal.reason)
    })
  })
