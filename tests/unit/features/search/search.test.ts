import { describe, expect, test } from 'vitest'
import { firstRowOf, indexRow, Vocabulary } from '#app/features/search/indexing'
import { readSearch, searchQueryOf } from '#app/features/search/search'
import { searchParameters } from '#app/features/search/search-parameters'
import { IDS_PER_VERSION } from '#app/server/db/active-catalogue'

describe('the address of a search', () => {
  test('[ROUTE-18] says what is looked for, which page and in which order', () => {
    expect(readSearch({ q: 'ghe go', page: '2', sort: 'price-asc' })).toEqual({
      term: 'ghe go',
      page: 2,
      sort: 'price-asc',
    })
  })

  test.each([
    { page: '0' },
    { page: '1000000000' },
    { page: '-1' },
    { page: '1.5' },
    { page: 'x' },
    { sort: 'name' },
    { sort: "price'--" },
  ])('[ROUTE-18] %o is no search', (query) => {
    expect(readSearch({ q: 'sofa', ...query })).toBeNull()
  })

  test('[ROUTE-18] leaves out what is at its default', () => {
    expect(searchQueryOf({ term: 'sofa', page: 1, sort: 'relevance' })).toEqual({ q: 'sofa' })
  })

  test('[ROUTE-18] of a parameter that stands twice takes the first, and nothing that is no search’s', () => {
    expect(searchParameters({ q: ['sofa', 'bed'], page: '', material: 'oak' })).toEqual({ q: 'sofa' })
  })

  test('[ROUTE-18] keeps of a term no control characters, and of one that is too long no more than shows that it is', () => {
    expect(searchParameters({ q: ' ghe\u0000  go ' })).toEqual({ q: 'ghe go' })
    expect(searchParameters({ q: 'a'.repeat(5000) }).q).toHaveLength(101)
  })
})

describe('the index', () => {
  test('[ROUTE-18] keeps the languages apart, each product under its id', () => {
    expect(indexRow({ id: 101, locale: 'vi', name: 'Ghế', category: '', main: '', details: '' }).rowid).toBe(101)
    const { rowid } = indexRow({ id: 101, locale: 'ja', name: '椅子', category: '', main: '', details: '' })
    expect(rowid - firstRowOf('ja')).toBe(101)
    // Room for a hundred thousand imports.
    expect(firstRowOf('en') - firstRowOf('vi')).toBeGreaterThan(IDS_PER_VERSION * 100_000)
  })

  test('[ROUTE-18] counts in how many products a spelling stands, and knows its end', () => {
    const vocabulary = new Vocabulary()
    vocabulary.add({ id: 1, locale: 'de', name: 'Esstisch', category: '', main: '', details: 'Eiche, Esstisch' })
    vocabulary.add({ id: 2, locale: 'de', name: 'Esstisch', category: '', main: '', details: '' })
    expect(vocabulary.spellings).toEqual([
      { locale: 'de', written: 'esstisch', folded: 'esstisch', reversed: 'hcsitsse', products: 2 },
      { locale: 'de', written: 'eiche', folded: 'eich', reversed: 'hcie', products: 1 },
    ])
  })
})
