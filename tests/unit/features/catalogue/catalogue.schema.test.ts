import { type } from 'arktype'
import { expect, test } from 'vitest'
import { listingRequest, packagesRequest } from '#app/features/catalogue/catalogue.schema'
import { everything } from '#app/features/catalogue/listing'

const takes = (input: unknown) => !(listingRequest(input) instanceof type.errors)
const ask = (search: object, rest: object = {}) => ({
  locale: 'vi',
  scope: { slug: 'bed' },
  search: { ...everything, ...search },
  ...rest,
})

test('[ROUTE-06] the contract of a listing takes what an address can ask for', () => {
  expect(takes(ask({}))).toBe(true)
  expect(
    takes(
      ask({
        min: 0,
        max: undefined,
        material: ['oak'],
        colour: ['light_wood'],
        width: ['200-'],
        page: 13,
        sort: 'name',
      }),
    ),
  ).toBe(true)
  expect(takes(ask({}, { scope: { kind: 'wooden' } }))).toBe(true)
})

test.each([
  ask({ page: 0 }),
  ask({ page: 1.5 }),
  ask({ min: -1 }),
  ask({ max: 1e12 }),
  ask({ sort: 'cheapest' }),
  ask({ material: ['gold'] }),
  ask({ colour: ['pink'] }),
  ask({ colour: undefined }),
  ask({ colour: Array(12).fill('red') }),
  ask({ width: ['wide'] }),
  ask({ extra: true }),
  ask({}, { locale: 'fr' }),
  ask({}, { scope: { kind: 'goods' } }),
  ask({}, { scope: {} }),
  null,
])('[ROUTE-06] and refuses anything else: %j', (input) => {
  expect(takes(input)).toBe(false)
})

test('[ROUTE-05] the contract of the packages knows the four tiers and none', () => {
  const tier = (value: unknown) => !(packagesRequest({ locale: 'ja', tier: value }) instanceof type.errors)
  expect(['basic', 'luxury', null, 'gold', undefined].map(tier)).toEqual([true, true, true, false, false])
})
