import { combineSignals } from './either-signal'
import { wait, withRetries } from './retries'
import { showWaiting } from './waiting'

/**
 * fetch with the table of retries (AUTH-07) and one idempotency key for all attempts. Shows a busy state from the first
 * failure on. Gives up offline, or once the page is left. `attemptTimeout` in ms limits each attempt.
 */
export async function patientFetch(
  input: RequestInfo | URL,
  init: RequestInit = {},
  attemptTimeout?: number,
): Promise<Response> {
  const headers = new Headers(init.headers)
  const isChange = !/^(?:GET|HEAD)$/i.test(init.method ?? 'GET')
  if (isChange && !headers.has('idempotency-key')) headers.set('idempotency-key', crypto.randomUUID())
  const left = new AbortController()
  addEventListener('pagehide', () => left.abort(), left)
  let stopWaiting: (() => void) | undefined
  try {
    return await withRetries(
      () => fetch(input, { ...init, headers, signal: combineSignals(init.signal, timeout(attemptTimeout)) }),
      {
        isFailure: ({ status }) => status >= 500,
        isHopeless: () => !navigator.onLine,
        signal: combineSignals(init.signal, left.signal),
        sleep: (ms, signal) => {
          stopWaiting ??= showWaiting()
          return wait(ms, signal)
        },
      },
    )
  } finally {
    left.abort()
    stopWaiting?.()
  }
}

const timeout = (ms?: number) => (ms === undefined ? undefined : AbortSignal.timeout(ms))
