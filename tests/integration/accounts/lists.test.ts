import { env } from 'cloudflare:workers'
import { describe, expect, test } from 'vitest'
import { eraseWhatIsDue } from '#app/api/housekeeping'
import { type ListChange, MOST_CHANGES } from '#app/features/lists/list-changes'
import type { Entry, ListName } from '#app/features/lists/lists'
import { openDatabase } from '#app/server/db/client'
import { post, postRaw, signedIn } from '#tests/support/accounts'
import { get } from '#tests/support/front-door'

const { DB } = env as Env

const SHELVES = ['ke-tv-trang-an-180', 'ke-tv-trang-an-200', 'ke-tv-hoi-an-140']
const SOFA = 'sofa-ho-tay-ba-cho'
const TABLE = 'ban-tra-nhat-tan'

type Lists = Record<ListName, Entry[]>

const bearer = (token: string) => ({ headers: { authorization: `Bearer ${token}` } })
const tell = (token: string, data: object) => post('/api/profile/lists', data, bearer(token))
const listsIn = async (answer: Response) => ((await answer.json()) as { data: { lists: Lists } }).data.lists
const listsOf = async (token: string) => listsIn(await get('/api/profile/lists', bearer(token)))
const slugs = (entries: readonly Entry[]) => entries.map(({ slug }) => slug)

const saved = (slug: string, at: number, list: ListName = 'wishlist'): ListChange => ({ list, slug, at })
const removed = (slug: string, at: number): ListChange => ({ ...saved(slug, at), isRemoved: true })

describe('the lists of an account', () => {
  test('[ROUTE-21, API-13] join what each browser brings, in the order in which it was added', async () => {
    const { token } = await signedIn()
    expect(await listsOf(token)).toEqual({ wishlist: [], compared: [], recentlyViewed: [] })
    await tell(token, { changes: [saved(SOFA, 1000), saved(TABLE, 3000)] })
    const both = await tell(token, { changes: [saved(SHELVES[0] ?? '', 2000), saved(SOFA, 500)] })
    expect(both.headers.get('cache-control')).toBe('no-store')
    expect((await listsIn(both)).wishlist).toEqual([
      { slug: SOFA, addedAt: 1000 },
      { slug: SHELVES[0], addedAt: 2000 },
      { slug: TABLE, addedAt: 3000 },
    ])
    expect(await listsOf(token)).toEqual(await listsIn(await tell(token, { changes: [] })))
  })

  test('[ROUTE-21] four are compared and twelve are remembered as viewed: the newest', async () => {
    const { token } = await signedIn()
    const { results } = await DB.prepare('select slug from products order by id limit 14').all<{ slug: string }>()
    const all = results.map(({ slug }) => slug)
    const changes = all.flatMap((slug, index) => [
      saved(slug, index, 'compared'),
      saved(slug, index, 'recentlyViewed'),
      saved(slug, index),
    ])
    const lists = await listsIn(await tell(token, { changes }))
    expect(slugs(lists.compared)).toEqual(all.slice(-4))
    expect(slugs(lists.recentlyViewed)).toEqual(all.slice(-12))
    expect(slugs(lists.wishlist)).toEqual(all)
  })

  test('[ROUTE-21] what was taken out is gone, unless it was added again since', async () => {
    const { token } = await signedIn()
    await tell(token, { changes: [saved(SOFA, 1000), saved(TABLE, 3000)] })
    const lists = await listsIn(await tell(token, { changes: [removed(SOFA, 2000), removed(TABLE, 2000)] }))
    expect(slugs(lists.wishlist)).toEqual([TABLE])
  })

  test('[ROUTE-21] no browser’s clock adds in the future, and what the shop does not have is not listed', async () => {
    const { token } = await signedIn()
    const changes = [saved(SOFA, Date.now() + 1e12), saved('khong-con', 1000), saved('a'.repeat(100), 1000)]
    const { wishlist } = await listsIn(await tell(token, { changes }))
    expect(slugs(wishlist)).toEqual([SOFA])
    expect(wishlist[0]?.addedAt).toBeLessThanOrEqual(Date.now())
  })

  test('[ROUTE-21, API-13] are nobody else’s', async () => {
    const [{ token }, other] = [await signedIn(), await signedIn()]
    await tell(token, { changes: [saved(SOFA, 1000)] })
    await tell(other.token, { changes: [removed(SOFA, 2000), saved(TABLE, 2000)] })
    expect(slugs((await listsOf(token)).wishlist)).toEqual([SOFA])
    expect(slugs((await listsOf(other.token)).wishlist)).toEqual([TABLE])
  })

  test('[ROUTE-21, API-13] are part of the download, and go with the account', async () => {
    const { person, token } = await signedIn()
    await tell(token, { changes: [saved(SOFA, 1000), saved(TABLE, 2000, 'recentlyViewed')] })
    const data = (await (await get('/api/profile/data', bearer(token))).json()) as { lists: Lists }
    expect(data.lists).toEqual({
      wishlist: [{ slug: SOFA, addedAt: '1970-01-01T00:00:01.000Z' }],
      compared: [],
      recentlyViewed: [{ slug: TABLE, addedAt: '1970-01-01T00:00:02.000Z' }],
    })
    const rows = () =>
      DB.prepare(
        'select count(*) as n from listed_products where account_id = (select id from accounts where email = ?)',
      )
        .bind(person.email)
        .first('n')
    const all = () => DB.prepare('select count(*) as n from listed_products').first<number>('n')
    expect(await rows()).toBe(2)
    const before = (await all()) ?? 0
    await post('/api/profile/delete', { email: person.email }, bearer(token))
    await eraseWhatIsDue(openDatabase(DB), Date.now() + 8 * 86_400_000)
    expect(await all()).toBe(before - 2)
  })
})

describe('calls of the lists', () => {
  test('[API-13] need the token of a device that is signed in', async () => {
    for (const token of ['rubbish', '']) {
      expect((await get('/api/profile/lists', bearer(token))).status).toBe(401)
      const answer = await tell(token, { changes: [saved(SOFA, 1000)] })
      expect([answer.status, answer.headers.get('content-type')]).toEqual([401, 'application/problem+json'])
    }
  })

  const far = { list: 'wishlist', slug: SOFA }
  test.each([
    ['no changes', {}],
    ['changes that are none', { changes: 'all' }],
    ['a change that is none', { changes: [null] }],
    ['another list', { changes: [{ list: 'accounts', slug: SOFA, at: 1 }] }],
    ['a slug that is none', { changes: [{ list: 'wishlist', slug: "x'; drop table products; --", at: 1 }] }],
    ['a slug that is too long', { changes: [{ list: 'wishlist', slug: 'a'.repeat(101), at: 1 }] }],
    ['a time that is a text', { changes: [{ ...far, at: '2026-11-22' }] }],
    ['a time before all times', { changes: [{ ...far, at: -1 }] }],
    ['a time in parts', { changes: [{ ...far, at: 1.5 }] }],
    ['a time after all times', { changes: [{ ...far, at: 1e300 }] }],
    ['somebody else’s account', { changes: [{ ...far, at: 1, accountId: 'x' }] }],
    ['another account beside', { changes: [], accountId: 'x' }],
    ['more changes than wait', { changes: Array(MOST_CHANGES + 1).fill({ ...far, at: 1 }) }],
  ])('[API-13] with %s are refused, and nothing of them is kept', async (_, data) => {
    const { token } = await signedIn()
    const answer = await tell(token, data)
    expect([answer.status, answer.headers.get('content-type')]).toEqual([422, 'application/problem+json'])
    expect(await listsOf(token)).toEqual({ wishlist: [], compared: [], recentlyViewed: [] })
  })

  test('[API-13] as many changes as may wait are one call; more than a call may hold are not read', async () => {
    const { token } = await signedIn()
    const most = Array.from({ length: MOST_CHANGES }, (_, index) => saved(`${'a'.repeat(95)}-${index}`, 1e15))
    expect((await tell(token, { changes: most })).status).toBe(200)
    const flood = JSON.stringify({ meta: {}, data: { changes: Array(5000).fill(saved(SOFA, 1)) } })
    const answer = await postRaw('/api/profile/lists', flood, bearer(token).headers)
    expect(answer.status).toBe(413)
  })

  test('[API-13] by other methods are told which there are', async () => {
    const { token } = await signedIn()
    const answer = await get('/api/profile/lists', { method: 'PUT', ...bearer(token) })
    expect([answer.status, answer.headers.get('allow')]).toEqual([405, 'GET, HEAD, POST'])
  })
})
