import { expect, test } from 'vitest'
import type { Box } from '../src/geometry/room-box.ts'
import type { FaceGrid } from '../src/removal/chart.ts'
import { FacePlane } from '../src/removal/face-plane.ts'
import { Illumination } from '../src/removal/illumination.ts'
import { trendOf } from '../src/removal/trend.ts'
import { cameraAt } from '../testing/drawn-room.ts'

const box: Box = { floor: 1.5, ceiling: 1.1, left: 1.9, right: 1.9, back: 3.4 }
const camera = cameraAt({ yaw: 0, pitch: -16, roll: 0, fieldOfView: 74 }, 256)
/** The floor from left to right wall, three metres before the back wall. */
const chart: FaceGrid = {
  plane: new FacePlane(camera, box, 'floor'),
  u: -1.9,
  v: 0.4,
  cellM: 0.05,
  width: 76,
  height: 60,
}
const cells = [...Array(chart.width * chart.height).keys()]
const uOf = (cell: number) => chart.u + ((cell % chart.width) + 0.5) * chart.cellM
const vOf = (cell: number) => chart.v + (Math.floor(cell / chart.width) + 0.5) * chart.cellM

/** Log light that grows to the right and falls off in corners. */
const light = (u: number, v: number, shade: number) =>
  -1 + 0.08 * u - shade * [u + 1.9, 1.9 - u, 3.4 - v].reduce((sum, away) => sum + Math.exp(-away / 0.4), 0)
const colorsOf = (shade: number) =>
  Float32Array.from(cells.flatMap((cell) => [0, 1, 2].map(() => light(uOf(cell), vOf(cell), shade))))
const seenWhere = (isSeen: (u: number, v: number) => boolean) =>
  Float32Array.from(cells, (cell) => (isSeen(uOf(cell), vOf(cell)) ? 1 : 0))

test('HD-11: the shade of a corner that the hole covers is taken from the corners that are seen', () => {
  const colors = colorsOf(0.5)
  const weights = seenWhere((u) => u > -1.1)
  const found = new Float32Array(3)
  new Illumination(chart, box, colors, weights).at(-1.85, 2, found)
  expect(Math.abs((found[0] as number) - light(-1.85, 2, 0.5))).toBeLessThan(0.15)
  // The nearest sample says less: it is outside the corner's shade.
  expect(light(-1.1, 2, 0.5) - (found[0] as number)).toBeGreaterThan(0.25)
})

test('HD-11: where no corner is seen a usual shade is expected, and no slope is carried far', () => {
  const trend = trendOf(
    chart,
    box,
    colorsOf(0),
    seenWhere((u, v) => Math.abs(u) < 0.2 && v < 2),
  )
  const middle = trend(0, 1.5)[0]
  expect(trend(-1.85, 1.5)[0]).toBeLessThan(middle - 0.2)
  expect(trend(-1.85, 1.5)[0]).toBeGreaterThan(middle - 0.4)
})
