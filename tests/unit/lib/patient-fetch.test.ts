import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { patientFetch } from '#app/lib/patient-fetch'

const asked: { key: string | null; signal: AbortSignal | null | undefined }[] = []

/** A fake fetch that answers from a script, the last entry repeating; undefined never answers. */
function network(...script: (Response | undefined)[]) {
  vi.stubGlobal('fetch', (_: string, { headers, signal }: RequestInit) => {
    const answer =
      script[Math.min(asked.push({ key: new Headers(headers).get('idempotency-key'), signal }), script.length) - 1]
    if (answer) return Promise.resolve(answer)
    return new Promise((_, reject) => signal?.addEventListener('abort', () => reject(signal.reason)))
  })
}

beforeEach(() => {
  asked.length = 0
  vi.useFakeTimers()
  vi.stubGlobal('addEventListener', () => {})
  vi.stubGlobal('navigator', { onLine: true })
  vi.stubGlobal('document', { documentElement: { dataset: {} } })
  // Node's own timeout ignores fake timers.
  vi.spyOn(AbortSignal, 'timeout').mockImplementation((ms) => {
    const attempt = new AbortController()
    setTimeout(() => attempt.abort(new DOMException('too long', 'TimeoutError')), ms)
    return attempt.signal
  })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

const login = { method: 'POST', body: '{}' }

describe('a call of the browser', () => {
  test('[AUTH-07] over a silent line is made again when the time of an attempt is over, with one key', async () => {
    network(undefined, new Response('done'))
    const answer = patientFetch('/call', login, 60_000)
    await vi.advanceTimersByTimeAsync(59_000)
    expect(asked).toHaveLength(1)
    await vi.advanceTimersByTimeAsync(2_100)
    expect(await (await answer).text()).toBe('done')
    expect(asked).toHaveLength(2)
    expect(asked[0]?.key).toMatch(/^[\da-f-]{36}$/)
    expect(asked[1]?.key).toBe(asked[0]?.key)
  })

  test.each(['with', 'without'])(
    '[AUTH-07] that is cancelled ends the attempt under way, and no other follows, %s AbortSignal.any',
    async (has) => {
      const { any } = AbortSignal
      if (has === 'without') Reflect.deleteProperty(AbortSignal, 'any')
      network(undefined)
      const cancel = new AbortController()
      const answer = patientFetch('/call', { ...login, signal: cancel.signal }, 60_000)
      const refused = expect(answer).rejects.toMatchObject({ name: 'AbortError' })
      cancel.abort()
      await vi.advanceTimersByTimeAsync(10_000)
      await refused
      AbortSignal.any = any
      expect(asked).toHaveLength(1)
      expect(asked[0]?.signal?.aborted).toBe(true)
    },
  )
})
