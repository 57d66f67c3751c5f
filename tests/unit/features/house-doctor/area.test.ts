import { expect, test } from 'vitest'
import { areaOf, lassoed } from '#app/features/house-doctor/editor/area'
import { sameArea } from '#app/features/house-doctor/editor/editor-state'

const circle = (points: number, radius: number) =>
  Array.from({ length: points }, (_, place) => {
    const turn = (place / points) * 2 * Math.PI
    return [200 + radius * Math.cos(turn), 200 + radius * Math.sin(turn)] as const
  })

test('[HD-09] a line around an object keeps its way, without a hand’s trembling and without all of its places', () => {
  const outline = lassoed(circle(2000, 150))?.outline ?? []
  expect(outline.length).toBeGreaterThan(40)
  expect(outline.length).toBeLessThanOrEqual(120)
  for (const [x, y] of outline) expect(Math.hypot(x - 200, y - 200)).toBeCloseTo(150)
})

test('[HD-09] a line that encloses nothing marks nothing', () => {
  expect(lassoed(circle(50, 1))).toBeUndefined()
  expect(lassoed([[10, 10]])).toBeUndefined()
})

test('[HD-09] a second try with a softer border is a second try', () => {
  const floor = areaOf('floor')
  expect(sameArea(floor, { ...floor, featherPx: 6 })).toBe(true)
  expect(sameArea(floor, areaOf('wall'))).toBe(false)
})
