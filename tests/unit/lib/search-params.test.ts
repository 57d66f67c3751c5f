import { expect, test } from 'vitest'
import { parseSearch, stringifySearch } from '#app/lib/search-params'

test('[ROUTE-06] the query of a plain form is read as it stands', () => {
  expect({ ...parseSearch('?material=oak&material=walnut&min=5000000&max=') }).toEqual({
    material: ['oak', 'walnut'],
    min: '5000000',
    max: '',
  })
})

test('[ROUTE-06] writing what was read gives the same address, so the browser never rewrites it', () => {
  for (const query of [
    '',
    '?sort=name',
    '?material=oak&material=walnut&min=5',
    '?q=true&n=%7B%7D&empty=',
    '?products=a,b',
  ])
    expect(stringifySearch(parseSearch(query))).toBe(query)
})

test('[ROUTE-06] a parameter named like a property of every object is only a parameter', () => {
  expect(stringifySearch(parseSearch('?__proto__=a&constructor=b'))).toBe('?__proto__=a&constructor=b')
})

test('what is not set is not written', () => {
  expect(stringifySearch({ page: undefined, material: ['oak', undefined], sort: 'name' })).toBe(
    '?material=oak&sort=name',
  )
})
