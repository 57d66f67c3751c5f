import { beforeEach, expect, test, vi } from 'vitest'
import type { ListChange } from '#app/features/lists/list-changes'
import type { Entry, ListName } from '#app/features/lists/lists'

type Sent = { data: { owner: string; changes: ListChange[] } }
type Lists = Record<ListName, Entry[]>
type Answer = { ok: true; lists: Lists } | { ok: false; code: string }

/** A fake of the server's end. */
const joinLists = vi.hoisted(() => vi.fn<(call: Sent) => Promise<Answer>>())
vi.mock('#app/features/lists/lists.functions', () => ({ joinLists }))
vi.mock('#app/features/auth/session/session.functions', () => ({ renewToken: vi.fn() }))
vi.mock('#app/features/auth/session/session-state', () => ({ traceOfSession: () => 'trace' }))

vi.setConfig({ testTimeout: 30_000 })

const lists = (...wishlist: Entry[]): Lists => ({ wishlist, compared: [], recentlyViewed: [] })
const entry = (slug: string, addedAt: number): Entry => ({ slug, addedAt })
const settled = () => new Promise((resolve) => setTimeout(resolve, 20))

let kept: Map<string, string>

const signInAs = (account?: string) => vi.stubGlobal('document', { cookie: account ? `account=${account}` : '' })

/** A tab, which shares storage and locks with the others. */
async function openTab() {
  vi.resetModules()
  vi.stubGlobal('window', {})
  const { exchangeLists } = await import('#app/features/lists/list-exchange')
  return { exchangeLists, ...(await import('#app/features/lists/list-storage')) }
}

beforeEach(() => {
  vi.unstubAllGlobals()
  joinLists.mockReset()
  kept = new Map()
  const heard = new Set<() => void>()
  signInAs('lan')
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => void kept.set(key, text),
    removeItem: (key: string) => void kept.delete(key),
  })
  vi.stubGlobal('addEventListener', (_: string, listener: () => void) => heard.add(listener))
  vi.stubGlobal('removeEventListener', (_: string, listener: () => void) => heard.delete(listener))
  const tellAll = () => {
    for (const listener of heard) listener()
    return true
  }
  // Its own tab learns of a change by an event, other tabs by the storage.
  vi.stubGlobal('dispatchEvent', tellAll)
  vi.stubGlobal('tellTabs', tellAll)
})

declare const tellTabs: () => void

test('[ROUTE-21] what waits is sent by one of many tabs, and only once', async () => {
  kept.set('listsOwner', 'lan')
  const account = lists()
  joinLists.mockImplementation(async ({ data: { changes } }) => {
    await settled()
    account.wishlist.push(...changes.map(({ slug, at }) => entry(slug, at)))
    return { ok: true, lists: structuredClone(account) }
  })
  const tabs = [await openTab(), await openTab(), await openTab()]
  const stops = tabs.map((tab) => tab.exchangeLists())
  await vi.waitFor(() => expect(joinLists).toHaveBeenCalledTimes(3))
  await settled()
  await settled()
  tabs[0]?.writeList('wishlist', ['ghe-go'])
  tellTabs()
  await vi.waitFor(() => expect(kept.get('listChanges')).toBe('[]'))
  await settled()
  await settled()
  expect(joinLists).toHaveBeenCalledTimes(4)
  for (const stop of stops) stop()
})

test('[ROUTE-21] no answer that was long under way overwrites a newer one', async () => {
  kept.set('listsOwner', 'lan')
  const older = lists(entry('ban-tra', 1))
  const newer = lists(entry('ban-tra', 1), entry('ghe-go', 2))
  joinLists.mockImplementationOnce(async () => {
    await settled()
    return { ok: true, lists: older }
  })
  joinLists.mockResolvedValueOnce({ ok: true, lists: newer })
  const stops = [(await openTab()).exchangeLists(), (await openTab()).exchangeLists()]
  await vi.waitFor(() => expect(joinLists).toHaveBeenCalledTimes(2))
  await settled()
  await settled()
  expect(kept.get('wishlist')).toBe('ban-tra@1,ghe-go@2')
  for (const stop of stops) stop()
})

test('[ROUTE-21] where the browser has no locks, a tab makes one exchange after the other', async () => {
  vi.stubGlobal('navigator', { onLine: true })
  kept.set('listsOwner', 'lan')
  let running = 0
  const most: number[] = []
  joinLists.mockImplementation(async ({ data: { changes } }) => {
    most.push(++running)
    await settled()
    running--
    return { ok: true, lists: lists(...changes.map(({ slug, at }) => entry(slug, at))) }
  })
  const tab = await openTab()
  const stop = tab.exchangeLists()
  await vi.waitFor(() => expect(joinLists).toHaveBeenCalledTimes(1))
  tab.writeList('wishlist', ['ghe-go'])
  await vi.waitFor(() => expect(kept.get('listChanges')).toBe('[]'))
  await vi.waitFor(() => expect(joinLists).toHaveBeenCalledTimes(2))
  await settled()
  expect(most).toEqual([1, 1])
  expect(tab.readList('wishlist')).toEqual(['ghe-go'])
  stop()
})

test('[ROUTE-21] an exchange that breaks off leaves what waits for the next one', async () => {
  kept.set('listsOwner', 'lan')
  const request = vi.fn(async (_: string, work: () => Promise<void>) => work())
  request.mockRejectedValueOnce(new DOMException('refused', 'SecurityError'))
  vi.stubGlobal('navigator', { onLine: true, locks: { request } })
  joinLists.mockImplementation(async ({ data: { changes } }) => ({
    ok: true,
    lists: lists(...changes.map(({ slug, at }) => entry(slug, at))),
  }))
  const tab = await openTab()
  const stop = tab.exchangeLists()
  await settled()
  expect(joinLists).not.toHaveBeenCalled()
  tab.writeList('wishlist', ['ghe-go'])
  await vi.waitFor(() => expect(kept.get('listChanges')).toBe('[]'))
  expect(tab.readList('wishlist')).toEqual(['ghe-go'])
  stop()
})

test('[ROUTE-21] what was collected before the login is nobody’s until it has come to the account', async () => {
  kept.set('wishlist', 'ghe-go@1')
  joinLists.mockResolvedValueOnce({ ok: false, code: 'upstream_unavailable' })
  const tab = await openTab()
  tab.exchangeLists()()
  await vi.waitFor(() => expect(joinLists).toHaveBeenCalledTimes(1))
  await settled()
  signInAs()
  expect(tab.readList('wishlist')).toEqual(['ghe-go'])

  // The next login sends it, with later changes.
  signInAs('lan')
  const later = await openTab()
  joinLists.mockImplementationOnce(async ({ data }) => {
    later.writeList('wishlist', ['ban-tra'])
    return { ok: true, lists: lists(entry('sofa', 2), ...data.changes.map(({ slug, at }) => entry(slug, at))) }
  })
  joinLists.mockResolvedValue({ ok: false, code: 'upstream_unavailable' })
  const stop = later.exchangeLists()
  await vi.waitFor(() => expect(kept.get('listsOwner')).toBe('lan'))
  await settled()
  expect(joinLists.mock.calls[1]?.[0].data).toMatchObject({
    owner: 'lan',
    changes: [{ list: 'wishlist', slug: 'ghe-go', at: 1 }],
  })
  expect(later.readList('wishlist')).toEqual(['sofa', 'ban-tra'])
  expect(later.waitingChanges().map(({ slug, isRemoved }) => [slug, isRemoved])).toEqual([
    ['ban-tra', undefined],
    ['ghe-go', true],
  ])
  stop()
})

test('[ROUTE-21, ACC-03] lists that come for somebody who has left are shown to nobody', async () => {
  kept.set('wishlist', 'ghe-go@1')
  joinLists.mockImplementationOnce(async () => {
    signInAs('mai')
    return { ok: true, lists: lists(entry('ghe-go', 1), entry('sofa', 2)) }
  })
  const tab = await openTab()
  const stop = tab.exchangeLists()
  await vi.waitFor(() => expect(joinLists).toHaveBeenCalledTimes(1))
  await settled()
  expect(tab.readList('wishlist')).toEqual([])
  expect([...kept.values()].join()).not.toContain('ghe-go')
  stop()
})
