import { expect, test } from 'vitest'
import { keepInside, step } from '#app/features/home/lens-path'

test('[ROUTE-02] an arrow key moves the lens by 24 px, no other key does', () => {
  expect(step('ArrowLeft')).toEqual({ x: -24, y: 0 })
  expect(step('ArrowRight')).toEqual({ x: 24, y: 0 })
  expect(step('ArrowUp')).toEqual({ x: 0, y: -24 })
  expect(step('ArrowDown')).toEqual({ x: 0, y: 24 })
  expect(['Enter', 'a', 'constructor'].map(step)).toEqual([undefined, undefined, undefined])
})

test('[ROUTE-02] the middle of the lens stays inside the picture', () => {
  const picture = { width: 100, height: 50 }
  expect(keepInside({ x: -5, y: 70 }, picture)).toEqual({ x: 0, y: 50 })
  expect(keepInside({ x: 140, y: -1 }, picture)).toEqual({ x: 100, y: 0 })
  expect(keepInside({ x: 20, y: 30 }, picture)).toEqual({ x: 20, y: 30 })
})
