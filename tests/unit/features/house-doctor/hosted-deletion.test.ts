import 'fake-indexeddb/auto'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { HostedApi } from '#app/features/house-doctor/editor/hosted/api-client'
import { deleteAll, deleteJob, deleteWaiting, discardJob } from '#app/features/house-doctor/editor/hosted/deletion'
import { jobSent, jobsOfMine, jobsToGo, noteJob, noteSent, wasEverSent } from '#app/features/house-doctor/sent-note'
import { currentNotices } from '#app/features/notices/notices'
import { DAY } from '#app/lib/constants'
import { ACCOUNT } from '#app/lib/storage-keys'
import { m } from '#app/paraglide/messages.js'

/** A fake of the server's end. */
const dropPictures = vi.hoisted(() => vi.fn())
vi.mock('#app/features/house-doctor/designs/designs.functions', () => ({ dropPictures }))
vi.mock('#app/features/auth/session/session.functions', () => ({ renewToken: vi.fn() }))
vi.mock('#app/features/auth/session/session-state', () => ({ traceOfSession: () => 'trace' }))
const { finishDeletion, forgetPhotos } = await import('#app/features/house-doctor/forget-photos')

const page = { cookie: '' }
const signIn = (name: string) => {
  page.cookie = name && `${ACCOUNT}=${name}`
}
/** Jobs on the server with their owners; `token` is the caller's account. */
const there = { jobs: new Map<string, string>(), isReached: true, token: '', madeAt: 0 }
const isTheirs = (owner: string) => owner === '' || owner === there.token
const api: HostedApi = {
  ask: async (address, { method } = {}) => {
    if (!there.isReached) throw new TypeError('Failed to fetch')
    const id = address.split('/')[4]
    const found = [...there.jobs].filter(([job, owner]) => isTheirs(owner) && (id === undefined || job === id))
    const created_at = new Date(there.madeAt).toISOString()
    if (!method) return Response.json({ data: { jobs: found.map(([id]) => ({ id, created_at })) } })
    for (const [job] of found) there.jobs.delete(job)
    if (id === undefined) return Response.json({ data: { deleted: found.length } })
    return new Response(null, { status: found.length ? 204 : 404 })
  },
  listen: () => new EventTarget() as EventSource,
  renew: async () => {
    if (there.isReached) there.token = page.cookie.split('=')[1] ?? ''
    return there.isReached
  },
}

let kept: Map<string, string>
beforeEach(() => {
  kept = new Map()
  vi.stubGlobal('document', page)
  // The page is never left here.
  vi.stubGlobal('addEventListener', () => {})
  vi.stubGlobal('localStorage', {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, value: string) => kept.set(name, value),
    removeItem: (name: string) => kept.delete(name),
  })
  signIn('')
  Object.assign(there, { jobs: new Map(), isReached: true, token: '', madeAt: 0 })
})
afterEach(() => {
  vi.useRealTimers()
})
/** Sends a job as the signed-in account. */
function send(id: string, owner = '') {
  signIn(owner)
  there.token = owner
  noteSent()
  noteJob(id)
  there.jobs.set(id, owner)
}

test('[CONSENT-01] what cannot be reached waits to be deleted, and goes once it can', async () => {
  send('a job')
  there.isReached = false
  expect(await deleteJob(api, 'a job')).toBe('waiting')
  expect(await deleteWaiting(api)).toBe(false)
  there.isReached = true
  expect(await deleteWaiting(api)).toBe(true)
  expect([...there.jobs.keys()]).toEqual([])
  expect(jobsToGo()).toEqual([])
  // Reported only once.
  expect(await deleteWaiting(api)).toBe(false)
})

test('[CONSENT-01] a visitor’s job that is not there any more is deleted', async () => {
  send('a job')
  there.jobs.clear()
  expect(await deleteJob(api, 'a job')).toBe('deleted')
})

test('[CONSENT-01] an account’s job that is not found is not deleted before its owner is signed in', async () => {
  send('a job', 'lan')
  signIn('minh')
  there.token = 'minh'
  expect(await deleteJob(api, 'a job')).toBe('waiting')
  expect(await deleteWaiting(api)).toBe(false)
  expect(there.jobs.size).toBe(1)
  signIn('lan')
  // The token has expired meanwhile.
  there.token = ''
  expect(await deleteWaiting(api)).toBe(true)
  expect(there.jobs.size).toBe(0)
})

test('[CONSENT-01] all photos are deleted later, and not what was sent after that was wished for', async () => {
  send('first')
  send('second')
  there.isReached = false
  expect(await deleteAll(api)).toBe('waiting')
  there.isReached = true
  send('third')
  expect(await deleteWaiting(api)).toBe(true)
  expect([...there.jobs.keys()]).toEqual(['third'])
  expect(await deleteAll(api)).toBe('deleted')
  expect(there.jobs.size).toBe(0)
  expect(wasEverSent()).toBe(false)
})

test('[CONSENT-01] all photos of an account are deleted though its token has run out; those of another stay noted', async () => {
  send('of lan', 'lan')
  send('of minh', 'minh')
  there.token = ''
  expect(await deleteAll(api)).toBe('deleted')
  expect([...there.jobs.keys()]).toEqual(['of lan'])
  expect(wasEverSent()).toBe(true)
})

test('[CONSENT-01] where nothing can be noted, it is not said that it will be tried again', async () => {
  there.isReached = false
  vi.stubGlobal('localStorage', undefined)
  expect(await deleteJob(api, 'a job')).toBe('failed')
  expect(await deleteAll(api)).toBe('failed')
})

test('[CONSENT-01] deleting one’s photos without a connection deletes what is here, says what is not, and does it later', async () => {
  send('a job')
  there.isReached = false
  vi.stubGlobal('fetch', api.ask)
  expect(await forgetPhotos()).toBe(true)
  expect(currentNotices().message).toMatchObject({ type: 'warning', message: m.house_doctor_forgotten_here() })
  there.isReached = true
  await finishDeletion()
  expect(there.jobs.size).toBe(0)
  expect(currentNotices().toasts.at(-1)).toMatchObject({ title: m.house_doctor_deleted_at_last() })
  send('another job')
  expect(await forgetPhotos()).toBe(true)
  expect(currentNotices().toasts.at(-1)).toMatchObject({ title: m.house_doctor_forgotten_everywhere() })
})

test('[CONSENT-01] what may lie with us though no answer came is not told as deleted, and goes once it can', async () => {
  noteSent()
  there.jobs.set('unheard of', '')
  there.isReached = false
  vi.stubGlobal('fetch', api.ask)
  const before = currentNotices().toasts.length
  expect(await forgetPhotos()).toBe(true)
  expect(currentNotices().toasts).toHaveLength(before)
  expect(currentNotices().message).toMatchObject({ type: 'warning', message: m.house_doctor_forgotten_here() })
  // The history of sent photos stays.
  expect(wasEverSent()).toBe(true)
  there.isReached = true
  send('sent since')
  await finishDeletion()
  expect([...there.jobs.keys()]).toEqual(['sent since'])
  expect(currentNotices().toasts.at(-1)).toMatchObject({ title: m.house_doctor_deleted_at_last() })
})

test('[CONSENT-01] of all photos of an account none goes for another, nor what its owner has sent elsewhere since', async () => {
  signIn('lan')
  noteSent()
  there.jobs.set('unheard of', 'lan')
  there.isReached = false
  expect(await deleteAll(api)).toBe('waiting')
  there.isReached = true
  signIn('minh')
  expect(await deleteWaiting(api)).toBe(false)
  signIn('lan')
  there.madeAt = Date.now() + DAY
  expect(await deleteWaiting(api)).toBe(true)
  expect([...there.jobs.keys()]).toEqual(['unheard of'])
  expect(await deleteAll(api)).toBe('deleted')
  expect(wasEverSent()).toBe(false)
})

test('[CONSENT-01] small pictures in the account go with the photos, and where they do not that is said', async () => {
  signIn('lan')
  vi.stubGlobal('navigator', { onLine: true })
  dropPictures.mockResolvedValue({ ok: true })
  expect(await forgetPhotos()).toBe(true)
  expect(currentNotices().toasts.at(-1)).toMatchObject({
    title: m.house_doctor_forgotten(),
    text: m.house_doctor_pictures_gone(),
  })
  dropPictures.mockResolvedValue({ ok: false, code: 'upstream_unavailable' })
  expect(await forgetPhotos()).toBe(true)
  const [said, left] = currentNotices().toasts.slice(-2)
  expect(said).toMatchObject({ title: m.house_doctor_forgotten(), text: undefined })
  expect(left).toMatchObject({ type: 'warning', title: m.house_doctor_pictures_left() })
})

test('[CONSENT-01] whoever is signed out hears nothing of pictures in an account', async () => {
  dropPictures.mockClear()
  expect(await forgetPhotos()).toBe(true)
  expect(currentNotices().toasts.at(-1)).toMatchObject({ title: m.house_doctor_forgotten(), text: undefined })
  expect(dropPictures).not.toHaveBeenCalled()
})

test('[CONSENT-01] nobody is told that something was deleted later who had not asked for it', async () => {
  send('of which nothing came')
  there.isReached = false
  expect(await discardJob(api, 'of which nothing came')).toBe('waiting')
  there.isReached = true
  vi.stubGlobal('fetch', api.ask)
  const before = currentNotices().toasts.length
  await finishDeletion()
  expect(there.jobs.size).toBe(0)
  expect(currentNotices().toasts).toHaveLength(before)
})

test('[CONSENT-01] whoever asks for what is being cleared away anyway is told of it', async () => {
  send('a job')
  there.isReached = false
  await deleteJob(api, 'a job')
  await discardJob(api, 'a job')
  there.isReached = true
  expect(await deleteWaiting(api)).toBe(true)
})

test('[CONSENT-01] what another tab sends while all photos are being deleted stays noted', async () => {
  send('first')
  const meanwhile: HostedApi = {
    ...api,
    ask: async (address, init) => {
      const answer = await api.ask(address, init)
      send('of the other tab')
      return answer
    },
  }
  expect(await deleteAll(meanwhile)).toBe('deleted')
  expect(jobsOfMine().map(({ id }) => id)).toEqual(['of the other tab'])
  expect(wasEverSent()).toBe(true)
})

test('[CONSENT-01] what is over by itself is no more noted: a visitor’s job after a day, an account’s never', async () => {
  vi.useFakeTimers()
  send('a visitor’s')
  send('an account’s', 'lan')
  there.isReached = false
  send('to be deleted', 'lan')
  await deleteJob(api, 'to be deleted')
  vi.setSystemTime(Date.now() + DAY + 1)
  expect(jobSent('a visitor’s')).toBeUndefined()
  expect(jobSent('an account’s')).toBeDefined()
  vi.setSystemTime(Date.now() + 30 * DAY)
  // Results of its photo are still on the server.
  expect(jobSent('an account’s')).toBeDefined()
  // Retried until done.
  expect(jobsToGo().map(({ id }) => id)).toEqual(['to be deleted'])
})

test.each(['1', '{', 'null'])(
  '[CONSENT-01] a note that cannot be read (%s) still says that something was sent',
  (note) => {
    kept.set('houseDoctorSent', note)
    expect(wasEverSent()).toBe(true)
    expect(jobsToGo()).toEqual([])
  },
)
