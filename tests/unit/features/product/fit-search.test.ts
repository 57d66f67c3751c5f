import { expect, test } from 'vitest'
import { fitSearch, plausibleMeasures, readPassages } from '#app/features/product/fit-search'

test('[ROUTE-17] measures come from the address in centimetres, with a comma or a point', () => {
  expect(readPassages(fitSearch({ door: '82,5', stairs: ' 90 ' }))).toMatchObject({ door: 825, stairs: 900, wrong: [] })
})

test('[ROUTE-17] a lift is known with all its four measures', () => {
  const some = { liftDoor: '80', liftWidth: '110', liftDepth: '140' }
  expect(readPassages(some)).toMatchObject({ lift: undefined, isLiftIncomplete: true })
  expect(readPassages({ ...some, liftHeight: '220' })).toMatchObject({
    lift: { door: 800, width: 1100, depth: 1400, height: 2200 },
    isLiftIncomplete: false,
  })
})

test.each(['0', '39.9', '600.1', '-80', '8e1', 'abc', '1e9', '٨٠', '<b>'])(
  '[ROUTE-17] %s is said to be wrong and measures nothing',
  (value) => {
    expect(readPassages(fitSearch({ door: value }))).toEqual({
      door: undefined,
      stairs: undefined,
      lift: undefined,
      isLiftIncomplete: false,
      wrong: ['door'],
    })
  },
)

test('[ROUTE-17] empty fields, lists and foreign parameters are nothing', () => {
  expect(fitSearch({ door: '', stairs: ['80', '90'], liftDoor: '  ', foo: '80' })).toEqual({})
})

test('[BUY-25] the basket keeps plausible measures alone, as they were typed', () => {
  expect(plausibleMeasures({ door: ' 82,5 ', stairs: '9', liftDoor: '">', finish: 'oak', liftWidth: '' })).toEqual({
    door: '82,5',
  })
})
