import { expect, test } from 'vitest'
import { orderTransitions } from '#app/features/orders/order-states'
import { PARTS_OF_WAY, partOfWay, placesOf } from '#app/features/orders/own-orders'

test('[BUY-22] an order only goes on along its way, unless it ends early or nobody was at home', () => {
  for (const { from, event, to } of orderTransitions) {
    if (to === 'cancelled' || to === 'expired') expect(partOfWay(to)).toBe(0)
    else if (event !== 'not_at_home') expect(partOfWay(to), event).toBeGreaterThanOrEqual(partOfWay(from))
  }
  expect(partOfWay('placed')).toBe(2)
  expect(partOfWay('delivered')).toBeGreaterThan(PARTS_OF_WAY)
})

test('[BUY-22] places of orders stand once, the newest first; an erased one is left out', () => {
  const at = (street: string) => ({ street, ward: 'Tân Hưng', province: 'Hồ Chí Minh' })
  const orders = [
    { place: at('1 A'), placedAt: 1 },
    { place: at('2 B'), placedAt: 3 },
    { place: null, placedAt: 4 },
    { place: at('1 A'), placedAt: 2 },
  ]
  expect(placesOf(orders)).toEqual([at('2 B'), at('1 A')])
  expect(placesOf([])).toEqual([])
})
