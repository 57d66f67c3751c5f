import { describe, expect, test } from 'vitest'
import {
  addChanges,
  applyListChanges,
  changesAfter,
  changesBetween,
  changesIn,
  MOST_CHANGES,
} from '#app/features/lists/list-changes'
import { entriesIn, LAST_MOMENT, textOf, withTimes } from '#app/features/lists/lists'
import { listsChange } from '#app/features/lists/lists.schema'

const entry = (slug: string, addedAt: number) => ({ slug, addedAt })
const put = (slug: string, at: number) => ({ list: 'wishlist', slug, at }) as const
const taken = (slug: string, at: number) => ({ ...put(slug, at), isRemoved: true }) as const

describe('what a browser keeps', () => {
  test('[ROUTE-21] are slugs with their times; lists of earlier days know none, and rubbish is nothing', () => {
    const entries = [entry('ban-tra', 1000), entry('ghe-go', 2000)]
    expect(entriesIn('wishlist', textOf(entries))).toEqual(entries)
    expect(entriesIn('wishlist', 'ban-tra,ghe-go')).toEqual([entry('ban-tra', 0), entry('ghe-go', 0)])
    expect(entriesIn('wishlist', '@,@5,../etc@1,ghe-go@x@y,,')).toEqual([entry('ghe-go', 0)])
    for (const rubbish of ['', 'null', '{}', '[', '[{"list":"accounts","slug":"a","at":1}]', '[null]'])
      expect(changesIn(rubbish)).toEqual([])
    expect(changesIn(JSON.stringify([put('a', 1), taken('b', 2)]))).toEqual([put('a', 1), taken('b', 2)])
  })

  test.each([
    ['null', null],
    ['a text', 'ghe-go'],
    ['another list', { ...put('ghe-go', 1), list: 'accounts' }],
    ['no slug', put('', 1)],
    ['a slug that is none', put('../etc', 1)],
    ['a slug that is too long', put('a'.repeat(101), 1)],
    ['a slug that is a number', { ...put('x', 1), slug: 7 }],
    ['a time in parts', put('ghe-go', 1.5)],
    ['a time before all times', put('ghe-go', -1)],
    ['a time after all times', put('ghe-go', LAST_MOMENT + 1)],
    ['a time that is a text', { ...put('ghe-go', 1), at: '1' }],
    ['a removal that is half said', { ...put('ghe-go', 1), isRemoved: false }],
    ['more than we write', { ...put('ghe-go', 1), accountId: 'x' }],
  ])('[ROUTE-21] %s among the changes keeps no other from the account, which would refuse all', (_, rubbish) => {
    expect(listsChange.allows({ changes: [rubbish] })).toBe(false)
    const kept = changesIn(JSON.stringify([put('a', 1), rubbish, taken('b', 2)]))
    expect(kept).toEqual([put('a', 1), taken('b', 2)])
    expect(listsChange.allows({ changes: kept })).toBe(true)
  })

  test('[ROUTE-21] more changes than one call takes are cut, and a time that is none is no time', () => {
    const many = Array.from({ length: MOST_CHANGES + 1 }, (_, at) => put(`a-${at}`, at))
    expect(changesIn(JSON.stringify(many))).toEqual(many.slice(1))
    for (const time of ['1.5', '-1', '1e300', 'Infinity', 'x'])
      expect(entriesIn('wishlist', `ghe-go@${time}`)).toEqual([entry('ghe-go', 0)])
  })

  test('[ROUTE-21] a product keeps its time as long as it keeps its place', () => {
    const before = [entry('a', 1), entry('b', 2), entry('c', 3)]
    expect(withTimes(before, ['a', 'c', 'd'], 9)).toEqual([entry('a', 1), entry('c', 3), entry('d', 9)])
    expect(withTimes(before, ['b', 'c', 'a'], 9)).toEqual([entry('b', 2), entry('c', 3), entry('a', 9)])
    // Another browser's clock may be ahead.
    expect(withTimes([entry('a', 100)], ['a', 'b', 'c'], 9)).toEqual([
      entry('a', 100),
      entry('b', 101),
      entry('c', 102),
    ])
  })
})

describe('what has changed', () => {
  test('[ROUTE-21] is what came, came again or went', () => {
    const before = [entry('a', 1), entry('b', 2), entry('c', 3)]
    expect(changesBetween('wishlist', before, [entry('b', 2), entry('a', 9), entry('d', 10)], 11)).toEqual([
      put('a', 9),
      put('d', 10),
      taken('c', 11),
    ])
    expect(changesBetween('wishlist', before, before, 11)).toEqual([])
  })

  test('[ROUTE-21] is a removal that counts, also where the clock is behind the one that added', () => {
    expect(changesBetween('wishlist', [entry('a', 5000)], [], 3000)).toEqual([taken('a', 5000)])
  })

  test('[ROUTE-21] waits once for each product, and not without end', () => {
    const waiting = addChanges([put('a', 1), put('b', 2), { ...put('a', 3), list: 'compared' }], [taken('a', 4)])
    expect(waiting).toEqual([put('b', 2), { ...put('a', 3), list: 'compared' }, taken('a', 4)])
    const many = Array.from({ length: MOST_CHANGES + 50 }, (_, at) => put(`a-${at}`, at))
    expect(addChanges([], many)).toEqual(many.slice(50))
  })

  test('[ROUTE-21] goes on waiting when it came after what was sent', () => {
    const sent = [put('a', 1), put('b', 2)]
    expect(changesAfter([put('b', 2), taken('a', 5), put('c', 6)], sent)).toEqual([taken('a', 5), put('c', 6)])
  })

  test('[ROUTE-21] is made to what the account answers, in the order of time', () => {
    const answered = [entry('a', 1), entry('b', 20), entry('c', 30)]
    const waiting = [taken('b', 40), put('d', 10), { ...put('e', 50), list: 'compared' as const }]
    expect(applyListChanges('wishlist', answered, waiting)).toEqual([entry('a', 1), entry('d', 10), entry('c', 30)])
  })
})
