import { expect, test } from 'vitest'
import { carryingFee, zoneOf } from '#app/features/delivery/delivery-zones'
import { carryingOf } from '#app/features/delivery/shipping-facts'

test('[BUY-04, CAT-09] a large crate says what the first floor that costs something adds, as the checkout does', () => {
  const bed = [2200, 600, 400] as const
  const zone = zoneOf('79', '27475')
  if (!zone?.isServed) throw new Error('not served')
  const fee = carryingFee(zone, { floor: 2, hasLift: false, hasNarrowLane: false }, [...bed])
  expect(carryingOf([...bed])).toEqual({ fromFloor: 2, perFloor: fee })
  expect(fee).toBeGreaterThan(0)
})

test('[BUY-04, CAT-09] of a small crate nothing is said, as it is carried for nothing', () => {
  expect(carryingOf([400, 300, 200])).toBeUndefined()
})

test('[BUY-04] once a place is chosen its own fee is said', () => {
  const carrying = { perFloor: 70_000, includedFloors: 3, highestFloor: 8, narrowLane: 0, fromLitres: 200 }
  expect(carryingOf([2200, 600, 400], [{ carrying }])).toEqual({ fromFloor: 4, perFloor: 70_000 })
})
