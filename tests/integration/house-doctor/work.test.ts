import { env } from 'cloudflare:workers'
import type { Photo } from '@vuong-tron/room-engine/picture'
import { decode } from 'fast-png'
import { describe, expect, test, vi } from 'vitest'
import { type DoctorCall, readCall } from '#app/features/house-doctor/jobs/call.server'
import type { PhotoBucket } from '#app/features/house-doctor/jobs/files.server'
import { SERVER_EDGE_PX } from '#app/features/house-doctor/jobs/jobs'
import { endJob, findJob, type Job, takeBackJob } from '#app/features/house-doctor/jobs/jobs.server'
import type { Kernel } from '#app/features/house-doctor/jobs/kernels/kernel'
import { decodeMask, fitWithin, readPixels } from '#app/features/house-doctor/jobs/pixels.server'
import { startJob } from '#app/features/house-doctor/jobs/start.server'
import { readInput, work } from '#app/features/house-doctor/jobs/work.server'
import { openDatabase } from '#app/server/db/client'
import { fingerprint } from '#app/server/secrets'
import { fieldsOf, formOf, mask, pngFile, room } from '#tests/support/house-doctor'

const { DB, PHOTOS, IMAGES } = env as Env
const tools = { db: openDatabase(DB), bucket: PHOTOS, images: IMAGES }

const callOf = async (change: Record<string, string | File> = {}): Promise<DoctorCall> => {
  const read = await readCall('floor_editor', formOf({ ...fieldsOf('floor_editor'), engine: 'client', ...change }))
  if (!read.ok) throw new Error(read.code)
  return read.call
}

let number = 0
/** A job with its stored photo, and a kernel's input for it. */
async function begun(change: Record<string, string | File> = {}) {
  const call = await callOf(change)
  const owner = { key: `visitor:work ${number++}`, accountId: null }
  const started = await startJob(tools, call, { owner, address: `work ${number}`, key: 'a key', locale: 'en' })
  const read = await readInput(tools, call, { seed: 7, edgePx: SERVER_EDGE_PX })
  if (!started.ok || !read.ok) throw new Error('refused')
  return { job: started.job, order: read.input }
}

const bucketOf = (): PhotoBucket => ({
  put: PHOTOS.put.bind(PHOTOS),
  get: PHOTOS.get.bind(PHOTOS),
  list: PHOTOS.list.bind(PHOTOS),
  delete: PHOTOS.delete.bind(PHOTOS),
})

/** Inverts the masked part, or everything. */
const inverted: Kernel = ({ photo, mask, seed }) => {
  const data = photo.data.map((value, index) => {
    const isEdited = index % 4 < 3 && (!mask || (mask.data[index >> 2] as number) > 127)
    return isEdited ? 255 - value : value
  })
  return {
    ok: true,
    made: [{ photo: { ...photo, data }, recipe: { inverted: true, seed }, source: 'algorithmicallyEnhanced' }],
  }
}

const usedOf = (paidFrom: Job['paidFrom']) =>
  Promise.all(
    paidFrom.map(({ kind, who }) =>
      DB.prepare('select used from quotas where key = ?').bind(`${kind}:${who}`).first<number>('used'),
    ),
  )

/** Which of the quotas that a job was paid from are still charged with it. */
async function takenFrom({ paidFrom }: Job) {
  const used = await usedOf(paidFrom)
  return paidFrom.map(({ kind }) => kind).filter((_, index) => used[index])
}

const fileOf = async (job: Job, file: string) => {
  const object = await PHOTOS.get(`jobs/${job.id}/${file}`)
  return new Uint8Array((await object?.arrayBuffer()) ?? new ArrayBuffer())
}
const pixelAt = ({ data, width, channels }: Photo, x: number, y: number) => [
  ...data.subarray((y * width + x) * channels, (y * width + x) * channels + 3),
]

describe('what the server computes', () => {
  test('[API-14] is stored without loss, changed inside the mask alone, and says how it came about', async () => {
    const { job, order } = await begun({ masked_image: mask() })
    expect([order.photo.width, order.photo.height, order.photo.channels]).toEqual([640, 520, 4])
    const done = await work(tools, job, order, inverted)
    expect(done).toMatchObject({ status: 'succeeded', progress: 100, paidFrom: [], failure: null })
    const [output] = done?.outputs ?? []
    expect(output).toMatchObject({ width: 640, height: 520, seed: 7, recipe: { inverted: true }, mask: 'mask.png' })
    const bytes = await fileOf(job, output?.file ?? '')
    expect(new TextDecoder('latin1').decode(bytes)).toContain('digitalsourcetype/algorithmicallyEnhanced')
    const result = decode(bytes, { checkCrc: true }) as Photo
    const before = decode(await room().arrayBuffer()) as Photo
    expect(pixelAt(result, 10, 10)).toEqual(pixelAt(before, 10, 10).map((value) => 255 - value))
    for (const [x, y] of [
      [600, 10],
      [10, 500],
      [630, 510],
    ] as const)
      expect(pixelAt(result, x, y)).toEqual(pixelAt(before, x, y))
  })

  test('[API-14] is no larger than the server computes, mask and all', async () => {
    const { order } = await begun({ image: room(1600, 1200), masked_image: mask(1600, 1200) })
    expect([order.photo.width, order.photo.height]).toEqual([SERVER_EDGE_PX, 576])
    expect([order.mask?.width, order.mask?.height]).toEqual([SERVER_EDGE_PX, 576])
  })

  test('[API-14] takes white for edit in a mask whose opacity says otherwise, however large the photo is', async () => {
    const [width, height] = [1600, 900]
    const data = new Uint8Array(width * height * 4)
    for (let pixel = 0; pixel < width * height; pixel++) {
      const isMarked = pixel % width < width / 2
      // Transparent white and opaque black.
      data.set(isMarked ? [255, 255, 255, 0] : [0, 0, 0, 255], pixel * 4)
    }
    const unseen = pngFile({ width, height, channels: 4, data })
    const { job, order } = await begun({ image: room(width, height), masked_image: unseen })
    const { width: across = 0, height: down = 0, data: marked } = order.mask ?? { data: [] }
    expect([across, down]).toEqual([SERVER_EDGE_PX, 432])
    expect([marked[200 * across + 100], marked[200 * across + 383], marked[200 * across + 384]]).toEqual([255, 255, 0])
    // The page's mask, at the stored photo's size.
    const kept = decode(await fileOf(job, 'mask.png'))
    expect([kept.width, kept.data[10 * width + 10], kept.data[10 * width + 1590]]).toEqual([width, 255, 0])
  })

  test('[API-14] leaves alone what a JPEG of a mask has in noise beside what is marked', async () => {
    const jpeg = await IMAGES.input(mask().stream()).output({ format: 'image/jpeg' })
    const bytes = new Uint8Array(await jpeg.response().arrayBuffer())
    const noise = (await readPixels(IMAGES, bytes, fitWithin(640)))?.data.filter((value) => value > 0 && value < 16)
    expect(noise?.length).toBeGreaterThan(0)
    const read = await decodeMask(IMAGES, bytes, { width: 640, height: 520 })
    expect(read?.mask.data.filter((value) => value > 0 && value < 16)).toHaveLength(0)
    expect([read?.isEmpty, read?.mask.data[100 * 640 + 100], read?.mask.data[400 * 640 + 600]]).toEqual([false, 255, 0])
  })

  test('[API-14] that has failed says how, and costs neither who asked nor the address a turn', async () => {
    const silence = vi.spyOn(console, 'error').mockImplementation(() => {})
    const blind: Kernel = () => ({ ok: false, code: 'layout_not_found' })
    const broken: Kernel = () => {
      throw new Error('secret pixels')
    }
    for (const [kernel, failure] of [
      [blind, 'layout_not_found'],
      [broken, 'engine_failed'],
    ] as const) {
      const { job, order } = await begun()
      expect(await work(tools, job, order, kernel)).toMatchObject({
        status: 'failed',
        failure,
        outputs: [],
        paidFrom: [],
        credits: 0,
      })
      expect(await takenFrom(job)).toEqual([])
    }
    expect(JSON.stringify(silence.mock.calls)).not.toContain('secret pixels')
    silence.mockRestore()
  })

  test('[API-14] that is cancelled while it is computed has cost its turn', async () => {
    const { job, order } = await begun()
    const cancelling: Kernel = async (order) => {
      await endJob(tools.db, job, { status: 'cancelled', failure: null })
      return inverted(order)
    }
    expect(await work(tools, job, order, cancelling)).toBeUndefined()
    expect(await findJob(tools.db, job.id)).toMatchObject({ status: 'cancelled', outputs: [], credits: 1 })
    expect(await takenFrom(job)).toEqual(['doctor-client-own', 'doctor-client-address'])
  })

  test('[API-14] stops where its owner has cancelled it, or deleted everything', async () => {
    const { job, order } = await begun()
    await endJob(tools.db, job, { status: 'cancelled', failure: null })
    expect(await work(tools, job, order, inverted)).toBeUndefined()
    expect(await findJob(tools.db, job.id)).toMatchObject({ status: 'cancelled', outputs: [], credits: 0 })
    expect(await takenFrom(job)).toEqual([])

    const other = await begun()
    const erasing: Kernel = (order) => {
      erased = DB.prepare('delete from doctor_jobs where id = ?').bind(other.job.id).run()
      return inverted(order)
    }
    let erased: Promise<unknown> | undefined
    await work(tools, other.job, other.order, erasing)
    await erased
    expect((await PHOTOS.list({ prefix: `jobs/${other.job.id}/result` })).objects).toEqual([])
  })
})

test('[API-14] a call that is refused after its job was cancelled or spent brings no second turn', async () => {
  const { job } = await begun()
  await endJob(tools.db, job, { status: 'cancelled', failure: null })
  const once = await usedOf(job.paidFrom)
  await takeBackJob(tools.db, job)
  expect(await usedOf(job.paidFrom)).toEqual(once)

  const other = (await begun()).job
  const taken = await usedOf(other.paidFrom)
  await takeBackJob(tools.db, other)
  expect(await findJob(tools.db, other.id)).toBeUndefined()
  expect(await usedOf(other.paidFrom)).not.toEqual(taken)
  const back = await usedOf(other.paidFrom)
  await takeBackJob(tools.db, other)
  expect(await usedOf(other.paidFrom)).toEqual(back)
})

test('[API-14] a job that is cancelled before it is paid costs nothing, and nothing comes back for it', async () => {
  const owner = { key: 'visitor:quick', accountId: null }
  const call = await callOf()
  const asker = { owner, address: 'quick', key: 'a key', locale: 'en' }
  // Cancels the job just as its token is taken.
  await DB.prepare(
    `create trigger quick after insert on quotas when new.key = 'doctor-client-address:${fingerprint('quick')}'
    begin update doctor_jobs set status = 'cancelled' where owner = 'visitor:quick'; end`,
  ).run()
  const started = await startJob(tools, call, asker)
  await DB.prepare('drop trigger quick').run()
  expect(started).toMatchObject({ ok: true, job: { status: 'cancelled', paidFrom: [], credits: 0, width: null } })
  const used = 'select count(*) as count from quotas where key in (?, ?) and used > 0'
  const keys = ['doctor-client-own:visitor:quick', `doctor-client-address:${fingerprint('quick')}`]
  expect(
    await DB.prepare(used)
      .bind(...keys)
      .first<number>('count'),
  ).toBe(0)
  if (started.ok) expect((await PHOTOS.list({ prefix: `jobs/${started.job.id}/` })).objects).toEqual([])
})

/** Starts a job with a custom bucket. */
const storedBy = async (name: string, bucket: Partial<PhotoBucket>) => {
  const asker = { owner: { key: `visitor:${name}`, accountId: null }, address: name, key: 'a key', locale: 'en' }
  return startJob({ ...tools, bucket: { ...bucketOf(), ...bucket } }, await callOf(), asker)
}

test('[API-14] a photo is known to its row before it is stored', async () => {
  const widths: (number | null)[] = []
  const put = async (key: string) => {
    const [, id] = key.split('/')
    widths.push(await DB.prepare('select width from doctor_jobs where id = ?').bind(id).first<number>('width'))
    return null
  }
  const started = await storedBy('known', { put: put as unknown as PhotoBucket['put'] })
  expect(started).toMatchObject({ ok: true, job: { width: 640, stage: 'device' } })
  expect(widths).toEqual([640])
})

test('[API-14] a photo that cannot be stored leaves a job that says so, and no file', async () => {
  const silence = vi.spyOn(console, 'error').mockImplementation(() => {})
  const put = async (...how: Parameters<PhotoBucket['put']>) => {
    await PHOTOS.put(...how)
    throw new Error('down')
  }
  const started = await storedBy('down', { put: put as unknown as PhotoBucket['put'] })
  const failed = { status: 'failed', failure: 'engine_failed', width: null, paidFrom: [], credits: 0 }
  expect(started).toMatchObject({ ok: true, job: failed })
  if (started.ok) expect((await PHOTOS.list({ prefix: `jobs/${started.job.id}/` })).objects).toEqual([])
  // If deleting fails as well, the size remains for the sweep.
  const stuck = { put: put as unknown as PhotoBucket['put'], delete: () => Promise.reject(new Error('down')) }
  expect(await storedBy('stuck', stuck)).toMatchObject({ ok: true, job: { ...failed, width: 640 } })
  silence.mockRestore()
})
