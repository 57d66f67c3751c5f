import { createExecutionContext } from 'cloudflare:test'
import { env } from 'cloudflare:workers'
import type { Photo } from '@vuong-tron/room-engine/picture'
import { decode } from 'fast-png'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { api } from '#app/api/api'
import type { HostedApi } from '#app/features/house-doctor/editor/hosted/api-client'
import { deleteJob } from '#app/features/house-doctor/editor/hosted/deletion'
import { fetchEngines } from '#app/features/house-doctor/editor/hosted/offer'
import { painting } from '#app/features/house-doctor/editor/hosted/service'
import type { ProgressStage } from '#app/features/house-doctor/editor/protocol'
import { HOSTED_WORDS } from '#app/features/house-doctor/jobs/hosted/settings'
import { type ToolId, tools } from '#app/features/house-doctor/tools'
import { fieldsOf, formOf } from '#tests/support/house-doctor'
import { type Asked, painted, workersAi } from '#tests/support/workers-ai'

const { DB } = env as Env

/** Workers' EventSource can read any stream. */
const EventsOf = EventSource as unknown as { from: (stream: ReadableStream) => EventSource }

let number = 0
/** A German page's API client, with a fake of Workers AI. */
function pageWith(answer?: (asked: Asked) => unknown, change: object = {}): HostedApi {
  const address = `192.0.2.${number++}`
  const settings = { HOSTED_ENGINE: 'workers-ai', HOSTED_ENGINE_CENTS: '100', AI: workersAi(answer) }
  let cookie = ''
  const ask = async (path: string, init: RequestInit = {}) => {
    const { signal: _, ...rest } = init
    const named = { cookie, 'x-forwarded-for': address, 'accept-language': 'de' }
    const headers = new Headers({ ...named, ...(init.headers as Record<string, string>) })
    const request = new Request(`http://localhost${path}`, { ...rest, headers })
    const answer = await api.fetch(request, { ...env, ...settings, ...change }, createExecutionContext())
    cookie = /houseDoctor=[^;]+/.exec(answer.headers.get('set-cookie') ?? '')?.[0] ?? cookie
    return answer
  }
  const listen = (path: string) => {
    const { readable, writable } = new TransformStream()
    void ask(path).then(({ body }) => body?.pipeTo(writable))
    return EventsOf.from(readable)
  }
  return { ask, listen, renew: async () => true }
}

const callOf = (name: ToolId, change: Record<string, string> = {}) => ({
  address: tools[name].address,
  form: formOf({ ...fieldsOf(name), engine: 'ai', consent: HOSTED_WORDS, ...change }),
})
/** Slower than an answer waits, so that the result comes by events. */
const later = async (asked: Asked) => {
  await new Promise((resume) => setTimeout(resume, 2500))
  return painted(asked)
}
const pixelAt = ({ data, width, channels }: Photo, x: number, y: number) => [
  ...data.slice((y * width + x) * channels, (y * width + x) * channels + 3),
]
const eventsOf = async (job: string) => {
  const { results } = await DB.prepare('select event from consents where subject = ? order by noted_at, event')
    .bind(job)
    .all<{ event: string }>()
  return results.map(({ event }) => event)
}
const jobsOf = async (server: HostedApi) =>
  ((await (await server.ask('/api/v1/jobs')).json()) as { data: { jobs: { id: string }[] } }).data.jobs

beforeEach(() => vi.stubGlobal('document', { cookie: '' }))

describe('a page with a hosted engine', () => {
  test('[API-14] learns of it from the server, with the words of consent in its language', async () => {
    const { ai: offer } = await fetchEngines(pageWith())
    expect(offer).toMatchObject({ consent: { words: HOSTED_WORDS, text: expect.stringContaining('Ich willige ein') } })
    expect(offer?.functions).toContain('redesign')
    expect(await fetchEngines(pageWith(undefined, { HOSTED_ENGINE: '' }))).toEqual({ ai: null })
  })

  test('[API-14, CONSENT-01] is told how far it is, gets what was painted, and can delete it there', async () => {
    const server = pageWith(later)
    const stages: ProgressStage[] = []
    const done = await painting(server, callOf('fill_spaces'), { onStage: (stage) => stages.push(stage) })
    if (!done.ok || !('pictures' in done)) throw new Error(JSON.stringify(done))
    expect(stages).toEqual(['sending', 'painting_elsewhere', 'fetching'])
    const [picture] = done.pictures
    const made = decode((await picture?.arrayBuffer()) ?? new ArrayBuffer(0)) as Photo
    const original = decode(await (fieldsOf('fill_spaces').image as File).arrayBuffer()) as Photo
    // Magenta under the room's light; outside the mask, the photo.
    const [red = 0, green = 0] = pixelAt(made, 160, 130)
    expect(red - green).toBeGreaterThan(60)
    expect(pixelAt(made, 600, 500)).toEqual(pixelAt(original, 600, 500))
    expect(await eventsOf(done.job)).toEqual(['given'])
    expect(await deleteJob(server, done.job)).toBe('deleted')
    expect(await jobsOf(server)).toEqual([])
    expect(await eventsOf(done.job)).toEqual(['given', 'withdrawn'])
    // A missing job counts as deleted.
    expect(await deleteJob(server, done.job)).toBe('deleted')
  })

  test.each([
    [
      'cannot',
      () => Promise.reject(new Error('3040: No more data centers')),
      {},
      { ok: true, instead: { why: 'hosted_engine_failed' } },
    ],
    [
      'may cost no more today',
      undefined,
      { HOSTED_ENGINE_CENTS: '0' },
      { ok: true, instead: { why: 'hosted_engine_spent' } },
    ],
    [
      'refuses what it is shown',
      () => Promise.reject(new Error('8007: Input prompt contains NSFW content')),
      {},
      { ok: false, code: 'content_blocked' },
    ],
    [
      'was switched off meanwhile',
      undefined,
      { HOSTED_ENGINE: '' },
      { ok: true, instead: { why: 'hosted_engine_failed' } },
    ],
  ] as const)(
    '[API-14] where it %s, is told what follows, and leaves no photo there',
    async (_, answer, change, outcome) => {
      const silence = vi.spyOn(console, 'error').mockImplementation(() => {})
      const server = pageWith(answer, change)
      expect(await painting(server, callOf('redesign'), {})).toEqual(outcome)
      await vi.waitFor(async () => expect(await jobsOf(server)).toEqual([]), { timeout: 10_000 })
      silence.mockRestore()
    },
  )

  test('[API-14, CONSENT-01] words that no longer count send nothing, and are not taken for a no', async () => {
    const server = pageWith()
    const outcome = await painting(server, callOf('redesign', { consent: '2020-01-01' }), {})
    expect(outcome).toEqual({ ok: true, instead: { why: 'consent_missing' } })
    expect(await jobsOf(server)).toEqual([])
  })

  test.each(['sending', 'painting_elsewhere', 'fetching'] as const)(
    '[API-14, CONSENT-01] stops at once when its visitor does while it is %s, and nothing stays there',
    async (stopped) => {
      const server = pageWith(stopped === 'fetching' ? undefined : later)
      const made: Promise<{ id: string }>[] = []
      const ask: HostedApi['ask'] = async (path, init) => {
        const answer = server.ask(path, init)
        if (init?.method === 'POST')
          made.push(answer.then(async (one) => one.clone().json() as Promise<{ id: string }>))
        return answer
      }
      const stopping = new AbortController()
      const outcome = painting({ ...server, ask }, callOf('redesign'), {
        // Stops at the named stage.
        onStage: (stage) => stage === stopped && queueMicrotask(() => stopping.abort()),
        signal: stopping.signal,
      })
      expect(await outcome).toEqual({ ok: false, code: 'cancelled' })
      const { id } = (await made[0]) ?? { id: '' }
      await vi.waitFor(async () => expect(await eventsOf(id)).toEqual(['given', 'withdrawn']), { timeout: 10_000 })
      await vi.waitFor(async () => expect(await jobsOf(server)).toEqual([]), { timeout: 10_000 })
    },
  )
})
