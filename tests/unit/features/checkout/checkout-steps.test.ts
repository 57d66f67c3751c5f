import { expect, test } from 'vitest'
import { checkoutForm } from '#app/features/checkout/checkout.schema'
import { draftIn } from '#app/features/checkout/checkout-draft'
import {
  errorsOfStep,
  firstWrongStep,
  LAST_STEP,
  reachedBy,
  stepNames,
  steps,
  stepToOpen,
} from '#app/features/checkout/checkout-steps'
import { DAY } from '#app/lib/constants'

test('[BUY-07] every field of the form belongs to one block', () => {
  const ofThePage = ['quote', 'key', 'oldPlace']
  const fields = checkoutForm.props.map(({ key }) => String(key)).filter((name) => !ofThePage.includes(name))
  expect(Object.values(steps).flat().toSorted()).toEqual(fields.toSorted())
})

test('[BUY-07] the block that opens is the first with something missing, and none that was not reached', () => {
  const errors = { phone: 'invalid', slot: 'missing' } as const
  expect(stepToOpen({ errors, issues: [] }, LAST_STEP)).toBe(stepNames.indexOf('who'))
  expect(stepToOpen({ errors: { slot: 'missing' }, issues: [] }, 1)).toBe(1)
  expect(stepToOpen({ errors: {}, issues: [] }, LAST_STEP)).toBe(LAST_STEP)
  expect(firstWrongStep(errors)).toBe(0)
  expect(firstWrongStep({})).toBeUndefined()
  expect(errorsOfStep(errors, 2)).toEqual({ slot: 'missing' })
})

test('[BUY-07] a half day that was taken meanwhile opens its block again', () => {
  expect(stepToOpen({ errors: {}, issues: [{ code: 'slot_full' }] }, LAST_STEP)).toBe(stepNames.indexOf('day'))
  expect(stepToOpen({ errors: {}, issues: [{ code: 'day_missing' }] }, LAST_STEP)).toBe(LAST_STEP)
})

test('[BUY-07] a known customer begins where the shop knows nothing', () => {
  expect(reachedBy({ name: 'missing' })).toBe(stepNames.indexOf('who'))
  expect(reachedBy({ province: 'missing' })).toBe(stepNames.indexOf('place'))
  expect(reachedBy({})).toBe(stepNames.indexOf('day'))
})

test('[BUY-16] a draft is read for a week, and nothing else is', () => {
  const now = Date.UTC(2026, 10, 26)
  const text = JSON.stringify({ at: now, tab: 'a', reached: 2, fields: { name: 'Lan', floor: 4 } })
  expect(draftIn(text, now + DAY)).toEqual({ reached: 2, fields: { name: 'Lan' } })
  expect(draftIn(text, now + 8 * DAY)).toBeUndefined()
  // Who signed out leaves no address to the next.
  const owned = JSON.stringify({ ...JSON.parse(text), owner: 'lan' })
  expect(draftIn(owned, now)).toBeUndefined()
  expect(draftIn(owned, now, { reader: 'lan' })).toBeDefined()
  expect(draftIn(owned, now, { reader: 'minh', reading: 'a' })).toBeUndefined()
  expect(draftIn(owned, now, { reading: 'a' })).toBeUndefined()
  // A guest's goes to who signs in where it was typed, and to nobody else.
  for (const guests of [text, JSON.stringify({ ...JSON.parse(text), owner: '' })]) {
    expect(draftIn(guests, now, { reader: 'lan', reading: 'a' })).toBeDefined()
    expect(draftIn(guests, now, { reader: 'lan', reading: 'b' })).toBeUndefined()
    expect(draftIn(guests, now, { reader: 'lan' })).toBeUndefined()
  }
  // A clock that was set back.
  expect(draftIn(text, now - DAY)).toBeUndefined()
  for (const broken of ['', '{', 'null', '[]', '{"at":1}', `{"at":${now},"reached":1,"fields":null}`])
    expect(draftIn(broken, now)).toBeUndefined()
})
