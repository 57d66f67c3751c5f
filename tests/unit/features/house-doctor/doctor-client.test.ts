import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { DoctorClient, type DoctorWorker } from '#app/features/house-doctor/editor/doctor-client'
import type { Ask, FromWorker, ToWorker } from '#app/features/house-doctor/editor/protocol'

/** A fake Worker: the test decides when it answers, crashes or hangs. */
class Desk {
  readonly got: ToWorker[] = []
  isEnded = false
  onmessage: DoctorWorker['onmessage'] = null
  onerror: DoctorWorker['onerror'] = null
  onmessageerror: DoctorWorker['onmessageerror'] = null
  postMessage(message: ToWorker) {
    this.got.push(message)
  }
  terminate() {
    this.isEnded = true
  }
  say(data: FromWorker) {
    this.onmessage?.call(this as never, new MessageEvent('message', { data }))
  }
  crash() {
    this.onerror?.call(this as never, new Event('error') as ErrorEvent)
  }
}

/** An answer without a material. */
const none: { ok: true; materials: [] } = { ok: true, materials: [] }
const photo = { width: 1, height: 1, channels: 4, data: new Uint8ClampedArray(4) }
let desks: Desk[]
let client: DoctorClient
beforeEach(() => {
  vi.useFakeTimers()
  desks = []
  client = new DoctorClient(() => {
    const desk = new Desk()
    desks.push(desk)
    return desk as unknown as DoctorWorker
  })
})
afterEach(() => vi.useRealTimers())

const desk = (index: number) => desks[index] as Desk
const idOf = (index: number, message: number) => (desk(index).got[message] as { id?: number } | undefined)?.id ?? 0

test('[ROUTE-09] each task gets its own answer, whichever comes first, its stages and its preview', async () => {
  const stages: string[] = []
  const onPreview = vi.fn()
  const room = client.ask('room', { photo }, { onStage: (stage) => stages.push(stage), onPreview })
  const materials = client.ask('materials', {})
  desk(0).say({ id: idOf(0, 1), outcome: none })
  desk(0).say({ id: idOf(0, 0), stage: 'measuring' })
  desk(0).say({ id: idOf(0, 0), preview: photo })
  desk(0).say({ id: idOf(0, 0), outcome: { ok: false, code: 'engine_failed' } })
  expect(await materials).toEqual(none)
  expect(await room).toEqual({ ok: false, code: 'engine_failed' })
  expect(stages).toEqual(['measuring'])
  expect(onPreview.mock.calls).toEqual([[photo]])
  expect(desks).toHaveLength(1)
})

test('[ROUTE-09] a tool that is left takes its Worker along, but not while somebody waits for it', async () => {
  const room = client.ask('room', { photo })
  client.renew()
  expect(desk(0).isEnded).toBe(false)
  desk(0).say({ id: idOf(0, 0), outcome: { ok: false, code: 'engine_failed' } })
  await room
  const ready = client.ask('prepare', {} as Ask<'prepare'>)
  client.renew()
  expect(desk(0).isEnded).toBe(true)
  expect(await ready).toEqual({ ok: false, code: 'cancelled' })
  void client.ask('room', { photo })
  // The new Worker has none of the old one's pictures.
  expect(desk(1).got[0]).toMatchObject({ ask: { photo: { pixels: photo } } })
})

test('[ROUTE-09] a crash ends what was running, and the next task has a new Worker', async () => {
  const lost = client.ask('room', { photo })
  desk(0).crash()
  expect(await lost).toEqual({ ok: false, code: 'engine_crashed' })
  expect(desk(0).isEnded).toBe(true)
  const next = client.ask('materials', {})
  desk(1).say({ id: idOf(1, 0), outcome: none })
  expect(await next).toMatchObject({ ok: true })
})

test('[ROUTE-09] a Worker gets a photo once, and the one after a crash gets it again', async () => {
  const asked = (index: number, message: number) => (desk(index).got[message] as { ask: unknown }).ask
  client.ask('room', { photo })
  client.ask('room', { photo })
  expect([asked(0, 0), asked(0, 1)]).toEqual([{ photo: { held: 1, pixels: photo } }, { photo: { held: 1 } }])
  desk(0).crash()
  client.ask('room', { photo })
  expect(asked(1, 0)).toEqual({ photo: { held: 1, pixels: photo } })
})

test('[ROUTE-09] a photo that could not be sent is sent with the next task', async () => {
  vi.spyOn(Desk.prototype, 'postMessage').mockImplementationOnce(() => {
    throw new RangeError('Array buffer allocation failed')
  })
  await client.ask('room', { photo })
  client.ask('room', { photo })
  expect(desk(0).got).toEqual([expect.objectContaining({ ask: { photo: { held: 1, pixels: photo } } })])
})

test('[ROUTE-09] memory that runs out while pixels are copied is said', async () => {
  vi.spyOn(Desk.prototype, 'postMessage').mockImplementationOnce(() => {
    throw new RangeError('Array buffer allocation failed')
  })
  expect(await client.ask('room', { photo })).toEqual({ ok: false, code: 'out_of_memory' })
})

describe('a task that is cancelled', () => {
  test('[ROUTE-09] is told to the Worker, which goes on if it stops', async () => {
    const stop = new AbortController()
    const task = client.ask('room', { photo }, { signal: stop.signal })
    stop.abort()
    expect(await task).toEqual({ ok: false, code: 'cancelled' })
    expect(desk(0).got[1]).toEqual({ id: idOf(0, 0), isCancelled: true })
    desk(0).say({ id: idOf(0, 0), outcome: { ok: false, code: 'cancelled' } })
    vi.advanceTimersByTime(5000)
    expect(desk(0).isEnded).toBe(false)
  })

  test('[ROUTE-09] costs nobody else an answer: what waited behind it goes to a new Worker', async () => {
    const stop = new AbortController()
    const stuck = client.ask('room', { photo }, { signal: stop.signal })
    const waiting = client.ask('materials', {})
    stop.abort()
    await stuck
    vi.advanceTimersByTime(5000)
    expect(desk(0).isEnded).toBe(true)
    expect(desk(1).got).toEqual([expect.objectContaining({ name: 'materials' })])
    desk(1).say({ id: idOf(1, 0), outcome: none })
    expect(await waiting).toEqual(none)
  })

  test('[ROUTE-09] is not followed by what was only being got ready', async () => {
    const [stop, ask] = [new AbortController(), { photo } as Ask<'prepare'>]
    const prepared = client.ask('prepare', ask)
    const change = client.ask('change', ask, { signal: stop.signal })
    stop.abort()
    await change
    vi.advanceTimersByTime(5000)
    expect(await prepared).toEqual({ ok: false, code: 'cancelled' })
    expect(desks).toHaveLength(1)
  })

  test('[ROUTE-09] costs a Worker that computes on its place', async () => {
    const stop = new AbortController()
    const task = client.ask('room', { photo }, { signal: stop.signal })
    stop.abort()
    expect(await task).toEqual({ ok: false, code: 'cancelled' })
    vi.advanceTimersByTime(5000)
    expect(desk(0).isEnded).toBe(true)
  })

  test('[ROUTE-09] before it began is never sent', async () => {
    expect(await client.ask('room', { photo }, { signal: AbortSignal.abort() })).toEqual({
      ok: false,
      code: 'cancelled',
    })
    expect(desks).toEqual([])
  })
})
