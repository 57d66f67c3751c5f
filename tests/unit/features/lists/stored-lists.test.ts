import { beforeEach, expect, test, vi } from 'vitest'

const signInAs = (account?: string) => vi.stubGlobal('document', { cookie: account ? `account=${account}` : '' })

const stub = (storage: object, account: string) => {
  vi.stubGlobal('localStorage', storage)
  signInAs(account)
}

const storageOf = (kept: Map<string, string>) => ({
  getItem: (key: string) => kept.get(key) ?? null,
  setItem: (key: string, text: string) => void kept.set(key, text),
  removeItem: (key: string) => void kept.delete(key),
})

const refuse = () => {
  throw new DOMException('refused', 'SecurityError')
}

/** A fresh module, as each tab has its own. */
const openTab = async () => {
  vi.resetModules()
  vi.stubGlobal('window', {})
  return {
    ...(await import('#app/features/lists/stored-lists')),
    ...(await import('#app/features/lists/change-lists')),
  }
}

beforeEach(() => vi.unstubAllGlobals())

test('[ROUTE-21] where storage is refused, lists live as long as the page and leave with their owner', async () => {
  stub({ getItem: refuse, setItem: refuse, removeItem: refuse }, 'first')
  const { storeList, snapshotOf } = await openTab()
  storeList('listsOwner', 'first')
  storeList('wishlist', 'ghe-go@1')
  expect(snapshotOf('wishlist')).toBe('ghe-go@1')
  signInAs('second')
  expect(snapshotOf('wishlist')).toBe('')
})

test('[ROUTE-21] storage that may only be read shows nobody’s lists to the next person', async () => {
  const kept = new Map([
    ['listsOwner', 'first'],
    ['wishlist', 'ghe-go@1'],
  ])
  stub({ ...storageOf(kept), setItem: refuse, removeItem: refuse }, 'second')
  const { snapshotOf } = await openTab()
  expect(snapshotOf('wishlist')).toBe('')
})

test('[ROUTE-21] what one tab has dropped, no other tab goes on showing', async () => {
  const kept = new Map<string, string>()
  stub(storageOf(kept), 'first')
  const one = await openTab()
  one.storeList('wishlist', 'ghe-go@1')
  const other = await openTab()
  other.storeList('listsOwner', 'first')
  signInAs()
  expect(other.snapshotOf('wishlist')).toBe('')
  other.dropOthers()
  expect(one.snapshotOf('wishlist')).toBe('')
  expect([...kept]).toEqual([])
})
