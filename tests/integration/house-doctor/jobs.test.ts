import { env } from 'cloudflare:workers'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { runScheduledJobs } from '#app/api/housekeeping'
import {
  DEVICE_SILENCE,
  EXPIRED_KEPT,
  LINK_LIFETIME,
  PHOTO_LIFETIME,
  VISITOR_LIFETIME,
} from '#app/features/house-doctor/jobs/jobs'
import { startJob } from '#app/features/house-doctor/jobs/start.server'
import { sweepJobs } from '#app/features/house-doctor/jobs/sweep.server'
import type { ToolId } from '#app/features/house-doctor/tools'
import { DAY } from '#app/lib/constants'
import { openDatabase } from '#app/server/db/client'
import { doctorAllowances, jobAllowances } from '#app/server/limits/allowances'
import { fingerprint } from '#app/server/secrets'
import { signedIn } from '#tests/support/accounts'
import { get } from '#tests/support/front-door'
import {
  fieldsOf,
  formOf,
  type Guest,
  guest,
  jobIn,
  jobsOf,
  mask,
  refusalIn,
  room,
  tokensOf,
} from '#tests/support/house-doctor'

const bindings = env as Env
const { DB, PHOTOS } = bindings
const db = openDatabase(DB)

const onDevice = () => ({ ...fieldsOf('floor_editor'), engine: 'client' })
const begin = async (visitor: Guest, key?: string) => jobIn(await visitor.call('floor_editor', onDevice(), key), 202)
const filesOf = async (id: string) =>
  (await PHOTOS.list({ prefix: `jobs/${id}/` })).objects.map(({ key }) => key.split('/').at(-1))
const upload = (visitor: Guest, id: string, more: Record<string, string | File> = {}) =>
  visitor.ask(`/api/v1/jobs/${id}/result`, { method: 'POST', body: formOf({ image: room(), recipe: '{}', ...more }) })
const countOf = async (sql: string, ...values: unknown[]) =>
  (
    await DB.prepare(`select count(*) as count from ${sql}`)
      .bind(...values)
      .first<{ count: number }>()
  )?.count

afterEach(() => vi.useRealTimers())

describe('a call that comes again', () => {
  test('[API-14] finds the job that it has made, also when the answer with the cookie was lost', async () => {
    const visitor = guest()
    const key = crypto.randomUUID()
    const first = await begin(visitor, key)
    expect((await begin(visitor, key)).id).toBe(first.id)
    expect(await tokensOf(visitor, 'client')).toBe(1)

    const body = () => formOf(onDevice())
    const headers = { 'idempotency-key': crypto.randomUUID(), 'x-forwarded-for': '203.0.113.77' }
    const post = async () => jobIn(await get('/floor_editor', { method: 'POST', body: body(), headers }), 202)
    expect((await post()).id).toBe((await post()).id)
  })

  test('[API-14] with something else is refused, and from somebody else is another', async () => {
    const visitor = guest()
    const key = crypto.randomUUID()
    const first = await begin(visitor, key)
    const other = await visitor.call('floor_editor', { ...onDevice(), no_of_texture: '3 X 3' }, key)
    expect(await refusalIn(other)).toEqual([409, 'idempotency_conflict'])
    expect((await begin(guest(), key)).id).not.toBe(first.id)
  })

  test('[API-14] a day later is a new one', async () => {
    const visitor = guest()
    const key = crypto.randomUUID()
    const first = await begin(visitor, key)
    await DB.prepare('update doctor_jobs set created_at = created_at - ? where id = ?').bind(DAY, first.id).run()
    expect((await begin(visitor, key)).id).not.toBe(first.id)
  })
})

describe('two hundred calls at once', () => {
  test('[API-14] with one key are one job, paid once', async () => {
    const visitor = guest()
    await begin(visitor)
    const key = crypto.randomUUID()
    const form = onDevice()
    const answers = await Promise.all(Array.from({ length: 200 }, () => visitor.call('floor_editor', form, key)))
    const ids = await Promise.all(answers.map(async (answer) => (await jobIn(answer, 202)).id))
    expect(new Set(ids).size).toBe(1)
    expect(await tokensOf(visitor, 'client')).toBe(2)
    expect(await jobsOf(visitor)).toHaveLength(2)
  })

  test('[API-14] with a key each: as many jobs as there are turns, none lost, none double, the rest told when to come again', async () => {
    const visitor = guest()
    await begin(visitor)
    const { most, within } = jobAllowances.client.visitor
    const form = onDevice()
    const answers = await Promise.all(Array.from({ length: 200 }, () => visitor.call('floor_editor', form)))
    const taken = answers.filter(({ status }) => status === 202)
    const refused = answers.filter(({ status }) => status === 429)
    expect([taken.length, refused.length]).toEqual([most - 1, 200 - most + 1])
    expect(await refusalIn(refused[0] as Response)).toEqual([429, 'quota_exceeded'])
    const wait = Number(refused[0]?.headers.get('retry-after'))
    expect(wait).toBeGreaterThan(0)
    expect(wait).toBeLessThanOrEqual(within / 1000)
    const ids = new Set(await Promise.all(taken.map(async (answer) => ((await answer.json()) as { id: string }).id)))
    expect(ids.size).toBe(taken.length)
    expect(await countOf('doctor_jobs where id in (select value from json_each(?))', JSON.stringify([...ids]))).toBe(
      ids.size,
    )
  })
})

describe('turns', () => {
  test('[API-14] what fails or is cancelled is given back', async () => {
    const visitor = guest()
    const [first, second] = [await begin(visitor), await begin(visitor)]
    expect(await tokensOf(visitor, 'client')).toBe(2)
    const cancelled = await jobIn(await visitor.ask(first.links.cancel, { method: 'DELETE' }))
    expect(cancelled).toMatchObject({ status: 'cancelled', usage: { credits: 0 } })
    expect(await tokensOf(visitor, 'client')).toBe(1)
    await jobIn(await upload(visitor, second.id))
    await visitor.ask(second.links.cancel, { method: 'DELETE' })
    expect(await tokensOf(visitor, 'client')).toBe(1)
  })

  test('[API-14] a new cookie brings no turns beyond those of the address', async () => {
    const tools = { db, bucket: PHOTOS, images: bindings.IMAGES }
    const bytes = new Uint8Array(await room().arrayBuffer())
    const call = {
      function: 'floor_editor',
      fields: { engine: 'client' },
      image: { bytes, size: { width: 640, height: 520 } },
      hash: 'x',
    } as const
    const start = (number: number) =>
      startJob(tools, call, {
        owner: { key: `visitor:${number}`, accountId: null },
        address: '203.0.113.200',
        key: 'k',
        locale: 'en',
      })
    const { most } = jobAllowances.client.address
    expect(await start(1)).toMatchObject({ ok: true })
    await DB.prepare('update quotas set used = ? where key = ?')
      .bind(most, `doctor-client-address:${fingerprint('203.0.113.200')}`)
      .run()
    expect(await start(2)).toMatchObject({ ok: false, code: 'quota_exceeded', retryAfter: expect.any(Number) })
    expect(await countOf('quotas where key = ? and used > 0', 'doctor-client-own:visitor:2')).toBe(0)
  })
})

describe('a job', () => {
  test('[API-14] is there for who has made it, and for nobody else', async () => {
    const [visitor, other] = [guest(), guest()]
    const { id, links } = await begin(visitor)
    await begin(other)
    for (const [path, method] of [
      [links.self, 'GET'],
      [links.self, 'DELETE'],
      [links.events, 'GET'],
      [links.result, 'POST'],
    ] as const) {
      for (const one of [other, guest()])
        expect(await refusalIn(await one.ask(path ?? '', { method })), `${method} ${path}`).toEqual([404, 'not_found'])
    }
    expect(await filesOf(id)).toEqual(['photo.webp'])
    const forged = await visitor.ask(links.self, { headers: { authorization: 'Bearer a.b.c' } })
    expect(await refusalIn(forged)).toEqual([401, 'invalid_token'])
  })

  test('[API-14] that has ended takes nothing more, and is deleted when it is deleted', async () => {
    const visitor = guest()
    const { id, links } = await begin(visitor)
    await jobIn(await upload(visitor, id))
    expect(await refusalIn(await upload(visitor, id))).toEqual([409, 'job_ended'])
    expect((await visitor.ask(links.self, { method: 'DELETE' })).status).toBe(204)
    expect(await filesOf(id)).toEqual([])
    expect(await refusalIn(await visitor.ask(links.self))).toEqual([404, 'not_found'])
  })

  test('[API-14] takes several results, one after the other', async () => {
    const visitor = guest()
    const { id } = await begin(visitor)
    expect(await jobIn(await upload(visitor, id, { more: 'true' }))).toMatchObject({ status: 'running', progress: 50 })
    const done = await jobIn(await upload(visitor, id, { masked_image: mask() }))
    expect(done.status).toBe('succeeded')
    expect(done.output_images.map(({ mask_url }) => !!mask_url)).toEqual([false, true])
  })

  test.each<[ToolId, Record<string, string>, object, string]>([
    ['create_mask_image', {}, {}, 'algorithmicMedia'],
    ['design_transfer', {}, {}, 'compositeSynthetic'],
    ['redesign', {}, {}, 'compositeSynthetic'],
    ['redesign', { source: 'algorithmicallyEnhanced', seed: '12' }, { seed: 12 }, 'algorithmicallyEnhanced'],
  ])('[API-14] of a %s that says %o is marked as what it is', async (name, said, output, source) => {
    const visitor = guest()
    const { id } = await jobIn(await visitor.call(name, { ...fieldsOf(name), engine: 'client' }), 202)
    const done = await jobIn(await upload(visitor, id, said))
    expect(done.output_images).toMatchObject([output])
    const file = await (await get(done.output_images[0]?.url ?? '')).text()
    expect(file).toContain(`digitalsourcetype/${source}"`)
  })

  test.each([
    ['no picture', { image: new File(['x'], 'x.png') }, [415, 'unsupported_media']],
    ['a recipe that is none', { recipe: '{[' }, [400, 'invalid_request', ['recipe']]],
    ['a product that is no product', { recipe: '{"products":["<b>"]}' }, [400, 'invalid_request', ['recipe']]],
    ['a mask of another size', { masked_image: mask(520, 640) }, [422, 'mask_size_mismatch']],
    ['another shape', { image: room(520, 640) }, [422, 'result_size_mismatch']],
    ['a mark that there is not', { source: 'photograph' }, [400, 'invalid_request', ['image', 'recipe']]],
  ])('[API-14] refuses %s as a result, and waits on', async (_, result, refusal) => {
    const visitor = guest()
    const { id, links } = await begin(visitor)
    expect(await refusalIn(await upload(visitor, id, result))).toEqual(refusal)
    expect(await jobIn(await visitor.ask(links.self))).toMatchObject({ status: 'queued', output_images: [] })
  })

  test('[API-14] of a long photo is taken at the size at which it was worked on', async () => {
    const visitor = guest()
    const { id } = await jobIn(await visitor.call('floor_editor', { ...onDevice(), image: room(2400, 620) }), 202)
    const done = await jobIn(await upload(visitor, id, { image: room(1024, 265) }))
    expect(done.output_images).toMatchObject([{ width: 1024, height: 265 }])
  })

  test('[API-14] takes no picture of another shape for its result', async () => {
    const visitor = guest()
    const { id, links } = await jobIn(
      await visitor.call('floor_editor', { ...onDevice(), image: room(2400, 620) }),
      202,
    )
    for (const [width, height] of [
      [600, 900],
      [1024, 267],
      [265, 1024],
    ] as const) {
      const refusal = await refusalIn(await upload(visitor, id, { image: room(width, height) }))
      expect(refusal, `${width} × ${height}`).toEqual([422, 'result_size_mismatch'])
    }
    expect(await jobIn(await visitor.ask(links.self))).toMatchObject({ status: 'queued', output_images: [] })
  })

  test('[API-14] takes so many refused uploads and no more, whatever they hold; those that are kept do not count', async () => {
    const visitor = guest()
    const { id } = await begin(visitor)
    const broken = () => upload(visitor, id, { recipe: '{[' })
    const { most, within } = doctorAllowances.refusedUploadOfJob
    for (let time = 1; time < most; time++) expect((await broken()).status).toBe(400)
    await jobIn(await upload(visitor, id, { more: 'true' }))
    expect((await broken()).status).toBe(400)
    const refused = await upload(visitor, id)
    expect(await refusalIn(refused)).toEqual([429, 'too_many_requests'])
    expect(Number(refused.headers.get('retry-after'))).toBeLessThanOrEqual(within / 1000)
  })

  test('[API-14] of two results at the same moment one is kept, and the others are told that they came too late', async () => {
    const visitor = guest()
    const { id } = await begin(visitor)
    const answers = await Promise.all([1, 2, 3].map(() => upload(visitor, id)))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409])
    expect(await filesOf(id)).toHaveLength(2)
  })
})

type Event = { id: number; event: string; data: { status: string; progress: number } }

const eventsIn = (text: string): Event[] =>
  text.split('\n\n').flatMap((block) => {
    const fields = Object.fromEntries(
      block.split('\n').map((line) => [line.slice(0, line.indexOf(':')), line.slice(line.indexOf(':') + 2)]),
    )
    return fields.data ? [{ id: Number(fields.id), event: fields.event ?? '', data: JSON.parse(fields.data) }] : []
  })

/** Reads a stream until a number of events, or its end. */
function listenerOf({ body }: Response) {
  const reader = body?.pipeThrough(new TextDecoderStream()).getReader()
  let text = ''
  return async (events = Number.POSITIVE_INFINITY) => {
    while (eventsIn(text.slice(0, text.lastIndexOf('\n\n') + 2)).length < events) {
      const next = await reader?.read()
      if (!next || next.done) break
      text += next.value
    }
    return text
  }
}

describe('the events of a job', () => {
  test('[API-14] tell of progress until it is done, and go on after the last one that was seen', async () => {
    const visitor = guest()
    const { id, links } = await begin(visitor)
    const stream = await visitor.ask(links.events)
    expect(stream.headers.get('content-type')).toBe('text/event-stream')
    expect(stream.headers.get('cache-control')).toBe('no-store')
    const heard = listenerOf(stream)
    await heard(1)
    await upload(visitor, id, { more: 'true' })
    await heard(2)
    await upload(visitor, id)
    const events = eventsIn(await heard())
    expect(events.map(({ event, data }) => [event, data.status])).toEqual([
      ['stage', 'queued'],
      ['progress', 'running'],
      ['done', 'succeeded'],
    ])
    const again = await visitor.ask(links.events, { headers: { 'last-event-id': String(events[1]?.id) } })
    expect(eventsIn(await again.text())).toEqual([expect.objectContaining({ event: 'done', id: events[2]?.id })])
    const over = await visitor.ask(links.events, { headers: { 'last-event-id': String(events[2]?.id) } })
    expect(over.status).toBe(204)
  })
})

describe('streams of events', () => {
  test('[API-14] are no more at once than an owner may open, and another owner’s are not counted', async () => {
    const [visitor, other] = [guest(), guest()]
    const [{ links }, theirs] = [await begin(visitor), await begin(other)]
    const opened: Response[] = []
    const { most } = doctorAllowances.streamOfOwner
    for (let stream = 0; stream < most + 2; stream++) opened.push(await visitor.ask(links.events))
    const refused = opened.filter(({ status }) => status === 429)
    expect(refused.length).toBeGreaterThan(0)
    expect(await refusalIn(refused[0] as Response)).toEqual([429, 'too_many_requests'])
    const one = await other.ask(theirs.links.events)
    expect(one.status).toBe(200)
    for (const { body } of [...opened, one]) if (!body?.locked) await body?.cancel()
  })
})

describe('links to pictures', () => {
  test('[API-14] count for ten minutes, for their picture alone, and may be kept as long by who has them', async () => {
    const visitor = guest()
    const job = await begin(visitor)
    const link = job.input_image ?? ''
    const answer = await get(link)
    expect(answer.status).toBe(200)
    expect(answer.headers.get('cache-control')).toMatch(/^private, max-age=(?:600|599|59\d)$/)
    expect(answer.headers.get('content-security-policy')).toContain('sandbox')
    expect(answer.headers.get('x-robots-tag')).toBe('noindex')
    await answer.arrayBuffer()

    const other = await begin(guest())
    const without = (part: RegExp, words = '') => link.replace(part, words)
    for (const forged of [
      without(/expires=\d+/, `expires=${Date.now() + DAY}`),
      without(/signature=./, 'signature=!'),
      without(/\?.*/),
      link.replace(job.id, other.id),
      without(/photo\.webp/, 'mask.png'),
    ])
      expect(await refusalIn(await get(forged)), forged).toEqual([404, 'not_found'])
    vi.useFakeTimers({ now: Date.now() + LINK_LIFETIME, toFake: ['Date'] })
    expect(await refusalIn(await get(link))).toEqual([410, 'link_expired'])
  })

  test('[API-14] no public address leads to the bucket of photos', async () => {
    const { id } = await begin(guest())
    const key = btoa(`jobs/${id}/photo.webp`)
    for (const bucket of ['vuong-tron-photos', 'vuong-tron-storage'])
      expect((await get(`/api/v1/buckets/${bucket}/objects/download?prefix=${key}`)).status).toBe(404)
  })
})

describe('what is not kept', () => {
  test('[API-14] a visitor deletes everything at once', async () => {
    const [visitor, other] = [guest(), guest()]
    const [one, two, theirs] = [await begin(visitor), await begin(visitor), await begin(other)]
    await upload(visitor, one.id)
    const answer = await visitor.ask('/api/v1/jobs', { method: 'DELETE' })
    expect(await answer.json()).toMatchObject({ data: { deleted: 2 } })
    expect(await Promise.all([one, two, theirs].map(({ id }) => filesOf(id)))).toEqual([[], [], ['photo.webp']])
    expect(await jobsOf(visitor)).toEqual([])
  })

  test('[API-14] a result that comes after its job was deleted leaves nothing', async () => {
    const visitor = guest()
    const { id } = await begin(visitor)
    const [late] = await Promise.all([upload(visitor, id), visitor.ask('/api/v1/jobs', { method: 'DELETE' })])
    expect([200, 404, 409]).toContain(late.status)
    expect(await filesOf(id)).toEqual([])
  })

  test('[API-14] the scheduled handler deletes what a visitor made, a day after', async () => {
    const visitor = guest()
    const { id } = await begin(visitor)
    await upload(visitor, id)
    await sweepJobs({ db, bucket: PHOTOS }, Date.now() + VISITOR_LIFETIME - 60_000)
    expect(await filesOf(id)).toHaveLength(2)
    await sweepJobs({ db, bucket: PHOTOS }, Date.now() + VISITOR_LIFETIME)
    expect(await filesOf(id)).toEqual([])
    // The row stays for a day without any content.
    const kept = "doctor_jobs where id = ? and parameters = '{}' and outputs = '[]' and idempotency_key is null"
    expect(await countOf(kept, id)).toBe(1)
    expect(await jobIn(await visitor.ask(`/api/v1/jobs/${id}`))).toMatchObject({ status: 'expired', output_images: [] })
    expect(await jobsOf(visitor)).toEqual([])
    expect(await refusalIn(await upload(visitor, id))).toEqual([409, 'job_ended'])
    await sweepJobs({ db, bucket: PHOTOS }, Date.now() + VISITOR_LIFETIME + EXPIRED_KEPT)
    expect(await countOf('doctor_jobs where id = ?', id)).toBe(0)
  })

  test('[API-14] where deleting a file fails, the next run of it deletes it', async () => {
    const { id } = await begin(guest())
    const down = { ...bindings.PHOTOS, list: () => Promise.reject(new Error('down')) } as unknown as R2Bucket
    const later = Date.now() + VISITOR_LIFETIME
    await expect(sweepJobs({ db, bucket: down }, later)).rejects.toThrow('down')
    expect(await countOf('doctor_jobs where id = ?', id)).toBe(1)
    await sweepJobs({ db, bucket: PHOTOS }, later)
    expect(await filesOf(id)).toEqual([])
  })

  test('[API-14] a job whose tab was closed has failed and cost nothing', async () => {
    const visitor = guest()
    const { links } = await begin(visitor)
    await sweepJobs({ db, bucket: PHOTOS }, Date.now() + DEVICE_SILENCE)
    expect(await jobIn(await visitor.ask(links.self))).toMatchObject({
      status: 'failed',
      error: { code: 'engine_timeout' },
      usage: { credits: 0 },
    })
    expect(await tokensOf(visitor, 'client')).toBe(0)
  })
})

describe('of who is signed in', () => {
  const customerGuest = async () => {
    const { person, token } = await signedIn()
    return { person, browser: guest({ authorization: `Bearer ${token}`, 'x-forwarded-for': person.address }) }
  }

  test('[API-14, PROFILE-01] designs are the account’s, on every device, and part of “my data”', async () => {
    const { browser } = await customerGuest()
    const { id, photos_until } = await begin(browser)
    expect(browser.cookie()).toBe('')
    expect(Date.parse(photos_until) - Date.now()).toBeGreaterThan(PHOTO_LIFETIME - 60_000)
    await upload(browser, id, { recipe: '{"products":["sofa-kora"]}' })
    expect((await jobsOf(browser)).map((job) => job.id)).toEqual([id])
    const data = (await (await browser.ask('/api/profile/data')).json()) as { designs: unknown[] }
    expect(data.designs).toMatchObject([{ id, function: 'floor_editor', results: [{ products: ['sofa-kora'] }] }])
  })

  test('[API-14] what was made before signing in is kept with the account when it is asked', async () => {
    const visitor = guest()
    const { id } = await begin(visitor)
    const { person } = await customerGuest()
    const { token } = await signedIn(person.email.split('.')[0])
    const both = guest({ authorization: `Bearer ${token}`, cookie: visitor.cookie() })
    expect(await refusalIn(await visitor.ask('/api/v1/jobs/keep', { method: 'POST' }))).toEqual([401, 'invalid_token'])
    expect((await both.ask('/api/v1/jobs/keep', { method: 'POST' })).status).toBe(200)
    expect((await jobsOf(guest({ authorization: `Bearer ${token}` }))).map((job) => job.id)).toEqual([id])
    expect(await jobsOf(visitor)).toEqual([])
  })

  test('[API-14] the photo goes after thirty days and what was made of it stays', async () => {
    const { browser } = await customerGuest()
    const { id } = await begin(browser)
    await upload(browser, id)
    await sweepJobs({ db, bucket: PHOTOS }, Date.now() + PHOTO_LIFETIME)
    expect(await filesOf(id)).toEqual([expect.stringMatching(/^result-[\da-f]{8}\.png$/)])
    const [job] = await jobsOf(browser)
    expect(job).toMatchObject({ id, input_image: null, status: 'succeeded' })
    expect((await get(job?.output_images[0]?.url ?? '')).status).toBe(200)
  })

  test('[API-14, PROFILE-01] an erased account takes its designs along', async () => {
    const { person, browser } = await customerGuest()
    const { id } = await begin(browser)
    await upload(browser, id)
    await DB.prepare('update accounts set erase_at = ? where email = ?')
      .bind(Date.now() - 1, person.email)
      .run()
    await runScheduledJobs(bindings)
    expect(await filesOf(id)).toEqual([])
    expect(await countOf('doctor_jobs where id = ?', id)).toBe(0)
  })
})
