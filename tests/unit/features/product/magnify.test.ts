import { expect, test } from 'vitest'
import { boxCentre, indexSeen, isLevel, LARGEST, scrollAfter, wishOf } from '#app/features/product/magnify'

const whole = { left: 0, top: 100, width: 400, height: 300 }

test('[ROUTE-17] what lies under the pointer lies there again in a magnified picture', () => {
  const point = { clientX: 300, clientY: 175 }
  const twice = { left: 0, top: 0, width: 800, height: 600 }
  const { left, top } = scrollAfter(point, whole, twice)
  // Three quarters across and one quarter down, before and after.
  expect((point.clientX - whole.left) / whole.width).toBe(0.75)
  expect((point.clientX + left - twice.left) / twice.width).toBe(0.75)
  expect((point.clientY + top - twice.top) / twice.height).toBe(0.25)
})

test('[ROUTE-17] around its middle a picture grows to all sides alike', () => {
  const middle = boxCentre(whole)
  expect(middle).toEqual({ clientX: 200, clientY: 250 })
  expect(scrollAfter(middle, whole, { left: 0, top: 0, width: 800, height: 600 })).toEqual({ left: 200, top: 50 })
  expect(scrollAfter(middle, whole, whole)).toEqual({ left: 0, top: 0 })
})

test('[ROUTE-17] a picture is shown whole or two or three times as large', () => {
  expect([0, 1, 2, LARGEST, LARGEST + 1].map(isLevel)).toEqual([false, true, true, true, false])
})

test('[ROUTE-17] of a row the nearest picture is seen, of a closed row none', () => {
  expect(indexSeen({ scrollLeft: 610, clientWidth: 390 })).toBe(2)
  expect(indexSeen({ scrollLeft: 190, clientWidth: 390 })).toBe(0)
  expect(indexSeen({ scrollLeft: 0, clientWidth: 0 })).toBeUndefined()
})

test('[ROUTE-17] arrows lead to neighbours, and move what is magnified', () => {
  expect(wishOf('ArrowRight', 1)).toEqual({ goBy: 1 })
  expect(wishOf('ArrowLeft', 1)).toEqual({ goBy: -1 })
  expect(wishOf('ArrowRight', 2)).toEqual({ scrollBy: { left: 80, top: 0 } })
  expect(wishOf('ArrowUp', 3)).toEqual({ scrollBy: { left: 0, top: -80 } })
  for (const key of ['+', '=']) expect(wishOf(key, 1)).toEqual({ zoomBy: 1 })
  expect(wishOf('-', 2)).toEqual({ zoomBy: -1 })
  for (const key of ['Enter', 'Escape', 'Tab', 'a']) expect(wishOf(key, 2), key).toBeUndefined()
})

test('[ROUTE-17] up and down do not move the page behind a whole picture', () => {
  for (const key of ['ArrowUp', 'ArrowDown']) expect(wishOf(key, 1), key).toMatchObject({ scrollBy: { left: 0 } })
})
