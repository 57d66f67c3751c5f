import { env } from 'cloudflare:workers'
import type { Photo } from '@vuong-tron/room-engine/picture'
import { decode } from 'fast-png'
import { describe, expect, test, vi } from 'vitest'
import { eraseWhatIsDue } from '#app/api/housekeeping'
import { readCall } from '#app/features/house-doctor/jobs/call.server'
import type { DoctorFunction } from '#app/features/house-doctor/jobs/functions'
import { HOSTED_WORDS } from '#app/features/house-doctor/jobs/hosted/settings'
import { endJob, findJob, type Job, markCharged } from '#app/features/house-doctor/jobs/jobs.server'
import { type Owner, visitorOwner } from '#app/features/house-doctor/jobs/owner'
import { startJob } from '#app/features/house-doctor/jobs/start.server'
import { viewOf } from '#app/features/house-doctor/jobs/view.server'
import { openDatabase } from '#app/server/db/client'
import { fingerprint } from '#app/server/secrets'
import { signedIn } from '#tests/support/accounts'
import { get } from '#tests/support/front-door'
import { fieldsOf, formOf, type Guest, guest, jobIn, mask, refusalIn, room } from '#tests/support/house-doctor'
import { type Asked, MAGENTA, painted, workersAi } from '#tests/support/workers-ai'

const { DB, PHOTOS, IMAGES } = env as Env
const db = openDatabase(DB)
const DOLLAR = 1_000_000

let number = 0
const aVisitor = (): Owner => ({ key: `visitor:hosted ${number++}`, accountId: null })

/** Starts a job on the hosted engine. */
async function begun(
  name: DoctorFunction,
  change: Record<string, string | File | undefined> = {},
  { ai = workersAi(), mostADay = DOLLAR, patienceMs = 5000, owner = aVisitor() } = {},
) {
  const call = await readCall(name, formOf({ ...fieldsOf(name), engine: 'ai', consent: HOSTED_WORDS, ...change }))
  if (!call.ok) throw new Error(call.code)
  const tools = { db, bucket: PHOTOS, images: IMAGES, hosted: { ai, mostADay, patienceMs } }
  const started = await startJob(tools, call.call, { owner, address: owner.key, key: 'a key', locale: 'de' })
  return { ai, started }
}

/** Starts a job on the hosted engine and waits for its end. */
async function asked(...how: Parameters<typeof begun>) {
  const { ai, started } = await begun(...how)
  if (!started.ok) return { ai, code: started.code }
  await started.running
  return { ai, job: (await findJob(db, started.job.id)) as Job }
}

/** A job that stays in progress until it is released. */
async function beingPainted(visitor: Guest) {
  await jobIn(await visitor.call('redesign', { ...fieldsOf('redesign'), engine: 'client' }), 202)
  const owner = visitorOwner(fingerprint(visitor.cookie().replace('houseDoctor=', '')))
  const [seen, finishing] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  const ai = workersAi(async (call: Asked) => {
    seen.resolve()
    await finishing.promise
    return painted(call)
  })
  const { started } = await begun('redesign', {}, { ai, owner })
  if (!started.ok) throw new Error(started.code)
  await seen.promise
  const finish = () => {
    finishing.resolve()
    return started.running
  }
  return { job: started.job, finish }
}

const pictureOf = async ({ id }: Job, file = '') =>
  decode((await (await PHOTOS.get(`jobs/${id}/${file}`))?.arrayBuffer()) ?? new ArrayBuffer()) as Photo
const pixelAt = ({ data, width, channels }: Photo, x: number, y: number) => [
  ...data.subarray((y * width + x) * channels, (y * width + x) * channels + 3),
]
const turnsOf = async ({ owner }: Job) => {
  const query = DB.prepare('select used from quotas where key = ?').bind(`doctor-ai-own:${owner}`)
  return (await query.first<number>('used')) ?? 0
}
const ledgerOf = async (subject = '') => {
  const query = DB.prepare(
    'select purpose, event, words, locale from consents where subject = ? order by noted_at, event',
  )
  return (await query.bind(subject).all()).results
}

describe('what the hosted engine paints', () => {
  test.each<[DoctorFunction, Record<string, string>, number]>([
    ['fill_spaces', {}, 0],
    ['precision', { prompt: 'a "green" sofa' }, 0],
    ['colors_textures', {}, 0],
    ['material_swap', {}, 1],
    ['texture_transfer', {}, 1],
    ['room_composer', {}, 0],
    ['furniture_removal', {}, 0],
  ])('[API-11] %s changes what the mask marks, and not a byte of anything else', async (name, change, references) => {
    const { job, ai } = await asked(name, change)
    expect(job).toMatchObject({ status: 'succeeded', engine: 'ai', failure: null, paidFrom: [] })
    expect(job?.outputs).toHaveLength(ai.asked.length)
    for (const call of ai.asked) {
      const isTold = call.model.includes('inpainting')
      expect(call.references).toHaveLength(isTold ? references : references + 1)
      const marked = (isTold ? call.mask : call.references[0]) as Photo
      expect([marked.width, marked.height]).toEqual([call.image.width, call.image.height])
      expect([marked.data.at(0), marked.data.at(-1)]).toEqual([255, 0])
      expect(call.prompt.includes('Image 1 is a mask of image 0')).toBe(!isTold)
      expect(call.prompt.includes('image 2')).toBe(references > 0)
      // The mask's 320 × 260 plus a quarter of its longer side.
      expect(call.image.width).toBeGreaterThan(256)
      expect(call.image.width).toBeLessThan(512)
    }
    const before = decode(await room().arrayBuffer()) as Photo
    for (const { file, mask: edited, recipe } of job?.outputs ?? []) {
      expect(recipe).toMatchObject({ do: 'painted', model: ai.asked[0]?.model })
      const [after, border] = [await pictureOf(job as Job, file), await pictureOf(job as Job, edited)]
      expect([after.width, after.height]).toEqual([640, 520])
      const outside = { marked: 0, changed: 0 }
      for (let y = 0; y < 520; y++)
        for (let x = y < 260 ? 320 : 0; x < 640; x++) {
          if (pixelAt(border, x, y)[0] !== 0) outside.marked++
          const [then, now] = [pixelAt(before, x, y), pixelAt(after, x, y)]
          if (then.some((value, channel) => value !== now[channel])) outside.changed++
        }
      expect(outside).toEqual({ marked: 0, changed: 0 })
      const [red = 0, green = 0] = pixelAt(after, 100, 100)
      expect(red - green).toBeGreaterThan(60)
    }
  })

  test.each<[DoctorFunction, number]>([
    ['redesign', 0],
    ['perfect_redesign', 0],
    ['virtual_staging', 0],
    ['decor_staging', 0],
    ['design_transfer', 1],
  ])('[API-11] %s is the whole photo anew, at its own size', async (name, references) => {
    const { job, ai } = await asked(name, { image: room(1600, 1200), seed: '11' })
    expect(ai.asked).toMatchObject([{ seed: 11, width: 1024, height: 768, image: { width: 511, height: 383 } }])
    expect(ai.asked[0]?.references).toHaveLength(references)
    const made = await pictureOf(job as Job, job?.outputs[0]?.file)
    expect([made.width, made.height, ...pixelAt(made, 500, 400)]).toEqual([1024, 768, ...MAGENTA])
  })

  test('[API-14] the mask that a model is shown costs a picture more', async () => {
    // One output of four tiles from an input of one tile and its mask: 4 × 287 + 2 × 59 millionths of a dollar.
    const [enough, tooLittle] = [{ mostADay: 1266 }, { mostADay: 1265 }]
    vi.useFakeTimers({ now: Date.now() + 80 * 24 * 60 * 60 * 1000, toFake: ['Date'] })
    const refused = await asked('precision', {}, tooLittle)
    const done = await asked('precision', {}, enough)
    vi.useRealTimers()
    expect([refused.job?.failure, done.job?.status]).toEqual(['hosted_engine_spent', 'succeeded'])
  })

  test('[API-11] several designs are asked for by several seeds, and say that a trained model made them', async () => {
    const { job, ai } = await asked('redesign', { no_design: '3', seed: '5' })
    expect(ai.asked.map(({ seed }) => seed).sort()).toEqual([5, 6, 7])
    expect(job?.outputs.map(({ seed }) => seed)).toEqual([5, 6, 7])
    const [output] = job?.outputs ?? []
    const bytes = await (await PHOTOS.get(`jobs/${job?.id}/${output?.file}`))?.text()
    expect(bytes).toContain('digitalsourcetype/compositeWithTrainedAlgorithmicMedia')
  })

  test.each<[DoctorFunction, Record<string, string>, string[]]>([
    ['fill_spaces', { strength: '3' }, ['3 of 10']],
    ['texture_transfer', { scale: '2', rotation: '45' }, ['2 times its natural scale', '45 degrees anticlockwise']],
    ['material_swap', { no_of_texture: '3 X 3' }, ['3 times side by side']],
    ['room_composer', { mode_type: 'static furniture' }, ['stays where it stands']],
  ])('[API-11] a model is told what %s is asked: %j', async (name, change, told) => {
    const { ai } = await asked(name, change)
    for (const words of told) expect(ai.asked[0]?.prompt).toContain(words)
  })

  test('[API-11] what means nothing to a model is refused by its name', async () => {
    const call = await readCall(
      'furniture_removal',
      formOf({ ...fieldsOf('furniture_removal'), engine: 'ai', consent: HOSTED_WORDS, grow_mask: 'true' }),
    )
    if (!call.ok) throw new Error(call.code)
    const hosted = { ai: workersAi(), mostADay: DOLLAR, patienceMs: 5000 }
    const asker = { owner: aVisitor(), address: 'a', key: 'a key', locale: 'de' }
    expect(await startJob({ db, bucket: PHOTOS, images: IMAGES, hosted }, call.call, asker)).toEqual({
      ok: false,
      code: 'invalid_request',
      wrong: ['grow_mask'],
    })
  })

  test('[API-11] floor_editor and create_mask_image are not painted: the engine knows them better', async () => {
    for (const name of ['floor_editor', 'create_mask_image'] as const)
      expect(await asked(name)).toMatchObject({ code: 'engine_unavailable' })
  })
})

describe('consent', () => {
  test('[CONSENT-01] no photo goes without it, nor with words that no longer count', async () => {
    for (const consent of [undefined, '', '2020-01-01']) {
      const { ai, code } = await asked('redesign', { consent })
      expect([code, ai.asked]).toEqual(['consent_missing', []])
    }
  })

  test('[CONSENT-01] is in the ledger before the photo goes, for this one job', async () => {
    let noted: unknown
    const ai = workersAi(async (call: Asked) => {
      noted = await DB.prepare("select count(*) as count from consents where purpose = 'hosted_engine'").first('count')
      return painted(call)
    })
    const before = await DB.prepare(
      "select count(*) as count from consents where purpose = 'hosted_engine'",
    ).first<number>('count')
    const { job } = await asked('redesign', {}, { ai })
    expect(noted).toBe((before ?? 0) + 1)
    expect(await ledgerOf(job?.id)).toEqual([
      { purpose: 'hosted_engine', event: 'given', words: HOSTED_WORDS, locale: 'de' },
    ])
  })

  test.each([
    ['cancels it', ({ id }: Job) => `/api/v1/jobs/${id}`],
    ['deletes everything', () => '/api/v1/jobs'],
  ])('[CONSENT-01] is withdrawn by whoever %s while it is painted', async (_, address) => {
    const visitor = guest()
    const { job, finish } = await beingPainted(visitor)
    expect((await visitor.ask(address(job), { method: 'DELETE' })).status).toBe(200)
    await finish()
    expect((await ledgerOf(job.id)).map(({ event }) => event)).toEqual(['given', 'withdrawn'])
    expect((await PHOTOS.list({ prefix: `jobs/${job.id}/result` })).objects).toEqual([])
  })

  test('[CONSENT-01, PROFILE-01] becomes the account’s with the job, and ends with the account', async () => {
    const visitor = guest()
    const { job, finish } = await beingPainted(visitor)
    await finish()
    const { person, token } = await signedIn()
    const both = guest({ authorization: `Bearer ${token}`, cookie: visitor.cookie() })
    expect((await both.ask('/api/v1/jobs/keep', { method: 'POST' })).status).toBe(200)
    const data = (await (await both.ask('/api/profile/data')).json()) as { consents: object[] }
    expect(data.consents).toMatchObject([{ purpose: 'hosted_engine', event: 'given' }])
    await DB.prepare('update accounts set erase_at = 1 where email = ?').bind(person.email).run()
    await eraseWhatIsDue(db)
    expect((await ledgerOf(job.id)).map(({ event }) => event)).toEqual(['given', 'withdrawn'])
  })
})

describe('when the hosted engine cannot', () => {
  test.each<[string, Parameters<typeof asked>[2], string, number]>([
    [
      'is out of capacity',
      { ai: workersAi(() => Promise.reject(new Error('3040: No more data centers'))) },
      'hosted_engine_failed',
      1,
    ],
    ['answers something else', { ai: workersAi(() => ({ image: '' })) }, 'hosted_engine_failed', 1],
    ['answers no picture', { ai: workersAi(() => ({ image: 'bm8gcGljdHVyZQ==' })) }, 'hosted_engine_failed', 1],
    ['does not answer', { ai: workersAi(() => new Promise(() => {})), patienceMs: 50 }, 'hosted_engine_failed', 1],
    ['may cost no more today', { mostADay: 100 }, 'hosted_engine_spent', 0],
  ])('[API-14] because it %s, a page goes on, told why, for what has been spent', async (_, how, code, credits) => {
    const silence = vi.spyOn(console, 'error').mockImplementation(() => {})
    const { job } = await asked('fill_spaces', {}, how)
    silence.mockRestore()
    const view = viewOf(job as Job, { secrets: ['secret'], sentence: (said) => `in words: ${said}` })
    expect(view).toMatchObject({
      status: 'queued',
      engine: 'client',
      stage: 'device',
      error: null,
      fallback: { code, message: `in words: ${code}` },
      usage: { credits },
    })
    expect(view.links.result).toContain('/result')
    expect(await turnsOf(job as Job)).toBe(credits)
    const kept = await pictureOf(job as Job, 'mask.png')
    expect([kept.width, kept.height]).toEqual([640, 520])
  })

  test('[API-14] of several designs those are kept that it has painted, and how many are missing is said', async () => {
    const silence = vi.spyOn(console, 'error').mockImplementation(() => {})
    const failing = (...codes: Record<number, string>[]) =>
      workersAi((call: Asked) => {
        const failure = Object.assign({}, ...codes)[call.seed ?? 0]
        return failure ? Promise.reject(new Error(failure)) : painted(call)
      })
    const { job } = await asked('redesign', { no_design: '3', seed: '5' }, { ai: failing({ 6: '3040: No capacity' }) })
    expect(job).toMatchObject({ status: 'succeeded', engine: 'ai', failure: null, credits: 1 })
    expect(job?.outputs.map(({ seed }) => seed)).toEqual([5, 7])
    const view = viewOf(job as Job, { secrets: ['secret'], sentence: String })
    expect(view).toMatchObject({ missing_designs: 1, usage: { credits: 1 } })
    const blocked = failing({ 5: '3040: No capacity', 6: '8007: Input prompt contains NSFW content' })
    expect((await asked('redesign', { no_design: '2', seed: '5' }, { ai: blocked })).job).toMatchObject({
      status: 'failed',
      failure: 'content_blocked',
    })
    silence.mockRestore()
  })

  test('[API-14] what it refuses has failed, because a page would paint what was refused', async () => {
    const ai = workersAi(() => Promise.reject(new Error('8007: Input prompt contains NSFW content')))
    const { job } = await asked('redesign', {}, { ai })
    expect(job).toMatchObject({ status: 'failed', engine: 'ai', failure: 'content_blocked', credits: 1 })
    expect(await turnsOf(job as Job)).toBe(1)
  })

  test('[API-14] whoever cancels what is being painted has used the turn', async () => {
    const visitor = guest()
    const { job, finish } = await beingPainted(visitor)
    const cancelled = await jobIn(await visitor.ask(`/api/v1/jobs/${job.id}`, { method: 'DELETE' }))
    expect(cancelled).toMatchObject({ status: 'cancelled', engine: 'ai', usage: { credits: 1 } })
    await finish()
    expect(await findJob(db, job.id)).toMatchObject({ status: 'cancelled', outputs: [] })
    expect(await turnsOf(job)).toBe(1)
  })

  test('[API-14] nothing is bought for a job that was cancelled before', async () => {
    const { job } = await asked('redesign', {}, { mostADay: 100 })
    expect(await endJob(db, job as Job, { status: 'cancelled', failure: null })).toMatchObject({ credits: 0 })
    expect(await markCharged(db, job as Job)).toBe(false)
    expect(await turnsOf(job as Job)).toBe(0)
  })

  test('[API-14] what it costs is added up by the day, and stops at what it may', async () => {
    vi.useFakeTimers({ now: Date.now() + 40 * 24 * 60 * 60 * 1000, toFake: ['Date'] })
    // One output of four tiles from an input of one tile: 4 × 287 + 59 millionths of a dollar.
    const may = { mostADay: 2 * 1207 }
    const engines: string[] = []
    for (let call = 0; call < 3; call++)
      engines.push((await asked('redesign', { image: room(1024, 1024) }, may)).job?.engine ?? '')
    vi.useRealTimers()
    expect(engines).toEqual(['ai', 'ai', 'client'])
  })
})

describe('a shop that has not switched it on', () => {
  test('[API-11] says so, and takes no call for it', async () => {
    const answer = await get('/api/v1/engines')
    expect([answer.status, await answer.json()]).toMatchObject([200, { data: { ai: null } }])
    const call = await guest().call('redesign', {
      ...fieldsOf('redesign'),
      engine: 'ai',
      consent: HOSTED_WORDS,
      masked_image: mask(),
    })
    expect(await refusalIn(call)).toEqual([503, 'engine_unavailable'])
  })
})
