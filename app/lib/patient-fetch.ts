import { either } from './either-signal'
import { wait, withRetries } from './retries'
import { showWaiting } from './waiting'

/**
 * The browser's calls of this shop: what is lost on the way, or fails on our side, is asked again as the table says
 * (AUTH-07), with one key for all attempts, so that nothing is done twice. From the first failure on the page shows that
 * it waits. Nothing is asked again where the browser says that it is offline, or once the page has been left. An attempt
 * lasts as long as `attemptTimeout` in ms, where one is given.
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
      () => fetch(input, { ...init, headers, signal: either(init.signal, timeout(attemptTimeout)) }),
      {
        isFailure: ({ status }) => status >= 500,
        isHopeless: () => !navigator.onLine,
        signal: either(init.signal, left.signal),
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
