import { afterEach, describe, expect, test, vi } from 'vitest'
import { wait } from '#app/lib/retries'
import { createApiClient } from '#app/server/api-client/api-client'
import { drop, json, scriptedServer, silence, text } from '#tests/support/scripted-server'

type Options = Partial<Parameters<typeof createApiClient>[0]>

/** A client of a real server; pauses between attempts are recorded, not waited for. */
function clientOf(baseUrl: string, options: Options = {}) {
  const pauses: number[] = []
  const api = createApiClient({
    baseUrl,
    fetch,
    sleep: async (ms) => {
      pauses.push(ms)
    },
    ...options,
  })
  return { api, pauses }
}

const cookies = 'preferredLanguage=de; token=old; mytoken=x; renewal=r-1'

afterEach(() => {
  vi.restoreAllMocks()
  vi.useRealTimers()
})

describe('what is sent', () => {
  test('[DATA-02] a body is the envelope: meta with language and traceID, data with the payload and lang', async () => {
    await using server = await scriptedServer(json(200, {}))
    const { api } = clientOf(server.url, { locale: 'ja', traceID: 'trace-1' })
    await api.post('/api/auth/login', { email: 'lan@example.vn' })
    expect(JSON.parse(server.seen[0]?.body ?? '')).toEqual({
      meta: { language: 'ja', traceID: 'trace-1' },
      data: { email: 'lan@example.vn', lang: 'ja' },
    })
  })

  test('[AUTH-06] calls go to the configured base as JSON with the visitor’s credentials, and no other cookie', async () => {
    await using server = await scriptedServer(json(200, {}))
    const { api } = clientOf(`${server.url}/base/`, { cookies })
    await api.get('/api/categories/navbar', { query: { languageCode: 'de' } })
    const [seen] = server.seen
    expect(seen?.url).toBe('/base/api/categories/navbar?languageCode=de')
    expect(seen?.headers['content-type']).toBe('application/json')
    expect(seen?.headers.cookie).toBe('token=old; renewal=r-1')
  })

  test('[AUTH-06] an answer is unwrapped to its body: JSON read, other text as it is', async () => {
    await using server = await scriptedServer(json(200, { data: [1] }), text(200, 'Success'))
    const { api } = clientOf(server.url)
    expect(await api.get('/a')).toEqual({ data: [1] })
    expect(await api.get('/b')).toBe('Success')
  })

  test('[AUTH-04] a request carries the bearer token of the cookie', async () => {
    await using server = await scriptedServer(json(200, {}))
    await clientOf(server.url, { cookies }).api.get('/a')
    expect(server.seen[0]?.headers.authorization).toBe('Bearer old')
  })

  test('[AUTH-04] a request with Skip-Auth carries no token, and the mark is not sent on', async () => {
    await using server = await scriptedServer(json(200, {}))
    await clientOf(server.url, { cookies }).api.post('/a', {}, { headers: { 'Skip-Auth': 'true' } })
    expect(server.seen[0]?.headers).not.toHaveProperty('authorization')
    expect(server.seen[0]?.headers).not.toHaveProperty('skip-auth')
  })

  test('[AUTH-04] a token of the call’s own is sent instead of the session’s', async () => {
    await using server = await scriptedServer(json(200, {}))
    await clientOf(server.url, { cookies }).api.post('/a', {}, { headers: { Authorization: 'Bearer reset' } })
    expect(server.seen[0]?.headers.authorization).toBe('Bearer reset')
  })

  test('[AUTH-07] every mutation has an idempotency key of its own, and its retries repeat it', async () => {
    await using server = await scriptedServer(drop, json(500, {}), json(200, {}))
    const { api } = clientOf(server.url)
    await api.post('/a', {})
    await api.post('/a', {})
    const keys = server.seen.map(({ headers }) => headers['idempotency-key'])
    expect(keys[0]).toMatch(/^[0-9a-f-]{36}$/)
    expect(keys[1]).toBe(keys[0])
    expect(keys[2]).toBe(keys[0])
    expect(keys[3]).not.toBe(keys[0])
  })
})

describe('a 401', () => {
  const onlyNew: Parameters<typeof scriptedServer>[0] = (response, seen) => {
    const answer = seen.headers.authorization === 'Bearer new' ? json(200, { ok: true }) : json(401, {})
    answer(response, seen)
  }

  test('[AUTH-05] is renewed silently once and the request is replayed with the new token', async () => {
    await using server = await scriptedServer(onlyNew)
    const renew = vi.fn(async () => 'new')
    const { api } = clientOf(server.url, { cookies, renew })
    expect(await api.post('/a', { room: 'bed' })).toEqual({ ok: true })
    expect(renew).toHaveBeenCalledTimes(1)
    expect(server.seen.map(({ headers }) => headers.authorization)).toEqual(['Bearer old', 'Bearer new'])
    expect(server.seen[1]?.body).toBe(server.seen[0]?.body)
    expect(server.seen[1]?.headers['idempotency-key']).toBe(server.seen[0]?.headers['idempotency-key'])
  })

  test('[AUTH-05] on parallel requests renews once', async () => {
    await using server = await scriptedServer(onlyNew)
    // Slow, so that every request is refused before the new token arrives.
    const renew = vi.fn(() => new Promise<string>((resolve) => setTimeout(resolve, 100, 'new')))
    const { api } = clientOf(server.url, { cookies, renew })
    await Promise.all([api.get('/a'), api.get('/b'), api.get('/c'), api.get('/d')])
    expect(renew).toHaveBeenCalledTimes(1)
  })

  test('[AUTH-05] that arrives after another request has renewed is replayed without a second renewal', async () => {
    await using server = await scriptedServer((response, seen) => {
      const isLate = seen.url === '/late' && seen.headers.authorization === 'Bearer old'
      setTimeout(() => onlyNew(response, seen), isLate ? 150 : 0)
    })
    const renew = vi.fn(async () => 'new')
    const { api } = clientOf(server.url, { cookies, renew })
    await Promise.all([api.get('/late'), api.get('/early')])
    expect(renew).toHaveBeenCalledTimes(1)
  })

  test('[AUTH-05] after the replay is the answer: one renewal per request', async () => {
    await using server = await scriptedServer(json(401, {}))
    const renew = vi.fn(async () => 'new')
    await expect(clientOf(server.url, { cookies, renew }).api.get('/a')).rejects.toMatchObject({ status: 401 })
    expect(renew).toHaveBeenCalledTimes(1)
    expect(server.seen).toHaveLength(2)
  })

  test.each([
    ['nothing', async () => undefined, { status: 401 }],
    [
      'an error',
      async () => {
        throw new Error('gone')
      },
      { message: 'gone' },
    ],
  ])('[AUTH-05] with a renewal that brings %s is not replayed', async (_, renew, error) => {
    await using server = await scriptedServer(json(401, {}))
    const { api } = clientOf(server.url, { cookies, renew })
    const answers = await Promise.allSettled([api.get('/a'), api.get('/b')])
    expect(answers).toMatchObject(Array(2).fill({ status: 'rejected', reason: error }))
    expect(server.seen).toHaveLength(2)
  })

  test('[AUTH-05] of a request with Skip-Auth is not renewed', async () => {
    await using server = await scriptedServer(json(401, {}))
    const renew = vi.fn(async () => 'new')
    const call = clientOf(server.url, { cookies, renew }).api.post('/a', {}, { headers: { 'Skip-Auth': '1' } })
    await expect(call).rejects.toMatchObject({ status: 401 })
    expect(renew).not.toHaveBeenCalled()
  })
})

describe('retries', () => {
  test('[AUTH-07] a status of 500 or more is retried 3 times, after 1, 2 and 4 seconds', async () => {
    await using server = await scriptedServer(json(503, {}))
    const { api, pauses } = clientOf(server.url)
    await expect(api.get('/a')).rejects.toMatchObject({ status: 503 })
    expect(pauses).toEqual([1000, 2000, 4000])
    expect(server.seen).toHaveLength(4)
  })

  test('[AUTH-07] a network failure is retried, and the first good answer ends it', async () => {
    await using server = await scriptedServer(drop, drop, json(200, { here: true }))
    const { api, pauses } = clientOf(server.url)
    expect(await api.get('/a')).toEqual({ here: true })
    expect(pauses).toEqual([1000, 2000])
  })

  test('[AUTH-07] a closed port is a network failure', async () => {
    const server = await scriptedServer(silence)
    await server.close()
    const { api, pauses } = clientOf(server.url)
    await expect(api.get('/a')).rejects.toThrow()
    expect(pauses).toHaveLength(3)
  })

  test.each([400, 404, 409, 429])('[AUTH-07] status %i is not retried', async (status) => {
    await using server = await scriptedServer(json(status, {}))
    const { api, pauses } = clientOf(server.url)
    await expect(api.get('/a')).rejects.toMatchObject({ status })
    expect(pauses).toEqual([])
  })

  /** Records attempts' timeouts; they end when the test says. */
  function heldClock() {
    const attempts: AbortController[] = []
    const timeouts = vi.spyOn(AbortSignal, 'timeout').mockImplementation(() => {
      const attempt = new AbortController()
      attempts.push(attempt)
      return attempt.signal
    })
    const end = () => attempts.at(-1)?.abort(new DOMException('the attempt lasted too long', 'TimeoutError'))
    return { end, limits: () => timeouts.mock.calls.map(([ms]) => ms) }
  }

  test('[AUTH-07] an attempt of the full table lasts 10 seconds', async () => {
    const clock = heldClock()
    await using server = await scriptedServer(clock.end, json(200, {}))
    const { api, pauses } = clientOf(server.url)
    await api.get('/a')
    expect(clock.limits()).toEqual([10_000, 10_000])
    expect(pauses).toEqual([1000])
  })

  test('[AUTH-07] a page being rendered waits for one attempt of at most 800 ms', async () => {
    const clock = heldClock()
    await using server = await scriptedServer(clock.end)
    const { api, pauses } = clientOf(server.url)
    await expect(api.get('/a', { patience: 'render' })).rejects.toThrow()
    expect(clock.limits()).toEqual([800])
    expect(pauses).toEqual([])
    expect(server.seen).toHaveLength(1)
  })

  test('[AUTH-07] a transport that ignores its signal cannot hold a page up either', async () => {
    const clock = heldClock()
    const deaf: typeof fetch = () => {
      queueMicrotask(clock.end)
      return new Promise(() => {})
    }
    await expect(clientOf('', { fetch: deaf }).api.get('/a', { patience: 'render' })).rejects.toThrow()
    expect(clock.limits()).toEqual([800])
  })

  test('[AUTH-07] an answer whose body never ends counts as silence', async () => {
    await using server = await scriptedServer((response) => response.writeHead(200).write('{'))
    const call = clientOf(server.url).api.get('/a', { patience: 'render' })
    await expect(call).rejects.toThrow()
  })

  test('[API-10] a cancelled request is not retried', async () => {
    await using server = await scriptedServer(silence)
    const cancel = new AbortController()
    const { api, pauses } = clientOf(server.url)
    const call = api.get('/a', { signal: cancel.signal })
    setTimeout(() => cancel.abort(), 50)
    await expect(call).rejects.toMatchObject({ name: 'AbortError' })
    expect(pauses).toEqual([])
  })

  test('[API-10] a request cancelled between two attempts ends at once', async () => {
    await using server = await scriptedServer(json(500, {}))
    const cancel = new AbortController()
    const sleep: Options['sleep'] = (ms, signal) => {
      // Time stands still: only cancelling can end the pause.
      vi.useFakeTimers({ toFake: ['setTimeout'] })
      const pause = wait(ms, signal)
      cancel.abort()
      return pause
    }
    const api = createApiClient({ baseUrl: server.url, fetch, sleep })
    await expect(api.get('/a', { signal: cancel.signal })).rejects.toMatchObject({ name: 'AbortError' })
    expect(server.seen).toHaveLength(1)
  })
})

describe('errors', () => {
  test('[AUTH-08] a non-OK answer is HTTP_ERROR with message, status and response', async () => {
    await using server = await scriptedServer((response) => {
      response.writeHead(409, 'Taken', { 'content-type': 'application/json' }).end('{"code":"email_in_use"}')
    })
    const call = clientOf(server.url).api.post('/a', {})
    await expect(call).rejects.toMatchObject({ message: 'HTTP 409: Taken', code: 'HTTP_ERROR', status: 409 })
    const { response } = (await call.catch((error) => error)) as { response: Response }
    expect(await response.json()).toEqual({ code: 'email_in_use' })
  })

  test('[AUTH-08] where the status text is empty, as in HTTP/2, the standard phrase stands', async () => {
    const http2: typeof fetch = async () => new Response('', { status: 404, statusText: '' })
    await expect(clientOf('', { fetch: http2 }).api.get('/a')).rejects.toThrow(/^HTTP 404: Not Found$/)
  })
})
