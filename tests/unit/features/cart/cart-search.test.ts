import { expect, test } from 'vitest'
import { isEqual, searchAfter } from '#app/features/cart/cart-search'

const added = { added: 'bed:oak' }
const removed = { removed: 'shelf:oak', quantity: '2', at: '7' }

test('[BUY-01] what the basket says stays while numbers change', () => {
  expect(searchAfter('quantity', { ...added, ...removed }, {})).toEqual({ ...added, ...removed })
})

test('[BUY-01] a removal keeps the notice and takes the place of an earlier removal', () => {
  const before = { ...added, removed: 'sofa:oak', tier: 'basic', saved: '1', quantity: '1', at: '1' }
  expect(searchAfter('remove', before, removed)).toEqual({ ...added, ...removed })
})

test('[BUY-01] what was taken back cannot be taken back twice', () => {
  expect(searchAfter('undo', { ...added, ...removed }, {})).toEqual(added)
})

test('[BUY-01] a move takes the place of the notice, and a handover is asked once', () => {
  const moved = { moved: 'bed:oak' }
  expect(searchAfter('move', { ...added, handover: 'secret' }, moved)).toEqual(moved)
})

test('[BUY-01] two queries say the same whatever their order', () => {
  expect(isEqual({ ...added, ...removed }, { ...removed, ...added })).toBe(true)
  expect(isEqual(added, { ...added, ...removed })).toBe(false)
})
