import { expect, test } from 'vitest'
import { draftOf, everything, searchOf } from '#app/features/catalogue/listing'

const draft = draftOf(everything)

test('[ROUTE-06] what a form holds is what its address asks for', () => {
  expect(searchOf({ ...draft, min: '5.000.000', material: ['oak'] })).toEqual({
    ...everything,
    min: 5_000_000,
    material: ['oak'],
  })
})

test('[ROUTE-06] a price range the wrong way round is turned, a half-typed price asks for nothing yet', () => {
  expect(searchOf({ ...draft, min: '9', max: '7' })).toMatchObject({ min: 7, max: 9 })
  expect(searchOf({ ...draft, min: '5.0' })).toBeNull()
  expect(searchOf({ ...draft, max: 'x' })).toBeNull()
})
