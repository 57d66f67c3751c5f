import { expect, test } from 'vitest'
import { fromLight, fromOklab, oklabOf, toLight, toOklab } from '../src/colour.ts'
import { blurred, gradient, luminance, newPlane, resizedByArea, shrink } from '../src/picture.ts'

const grey = (width: number, height: number, values: number[]) => ({
  width,
  height,
  channels: 3,
  data: Uint8ClampedArray.from(values.flatMap((value) => [value, value, value])),
})

test('a picture made smaller has the mean of the area under each pixel, also where pixels are cut', () => {
  const small = resizedByArea(grey(3, 1, [0, 90, 240]), 2, 1)
  // The first pixel covers the first and half of the second.
  expect([...small.data]).toEqual([30, 30, 30, 190, 190, 190])
})

test('a photo is brought to its working size by its longer side, and never made larger', () => {
  const tall = grey(2, 8, Array(16).fill(7))
  expect(shrink(tall, 4)).toMatchObject({ width: 1, height: 4 })
  expect(shrink(tall, 8)).toBe(tall)
})

test('brightness follows how bright colours look', () => {
  const photo = {
    width: 3,
    height: 1,
    channels: 4,
    data: new Uint8Array([255, 0, 0, 255, 0, 255, 0, 255, 0, 0, 255, 0]),
  }
  const [red, green, blue] = luminance(photo).data
  expect([red, green, blue].map((value) => Math.round(value as number))).toEqual([76, 150, 29])
})

test('a blur keeps all of the light and spreads it evenly', () => {
  const point = newPlane(21, 21)
  point.data[10 * 21 + 10] = 100
  const { data } = blurred(point, 1.5)
  expect(data.reduce((sum, value) => sum + value, 0)).toBeCloseTo(100, 3)
  expect(data[10 * 21 + 12]).toBeCloseTo(data[12 * 21 + 10] as number, 5)
  // Two pixels away, a Gaussian of sigma 1.5 has fallen to exp(−4 / 4.5).
  expect((data[10 * 21 + 12] as number) / (data[10 * 21 + 10] as number)).toBeCloseTo(Math.exp(-4 / 4.5), 3)
})

test('the gradient of a slope is its steepness, everywhere and in its direction', () => {
  const slope = newPlane(6, 5)
  for (let index = 0; index < 30; index++) slope.data[index] = 3 * (index % 6) - 2 * Math.floor(index / 6)
  const { x, y, size } = gradient(slope)
  expect([x[8], y[8]]).toEqual([3, -2])
  expect(size[8]).toBeCloseTo(Math.hypot(3, 2), 5)
})

test('OKLab is that of its author’s table, and comes back to the same light', () => {
  // B. Ottosson's pairs of CIE XYZ and OKLab hold for white and sRGB red.
  expect(toOklab(1, 1, 1).map((value) => Number(value.toFixed(3)))).toEqual([1, 0, 0])
  expect(toOklab(1, 0, 0).map((value) => Number(value.toFixed(3)))).toEqual([0.628, 0.225, 0.126])
  for (const color of [
    [0.2, 0.5, 0.9],
    [0.01, 0.002, 0.4],
  ] as const)
    for (const [channel, value] of fromOklab(...toOklab(color[0], color[1], color[2])).entries())
      expect(value).toBeCloseTo(color[channel] as number, 5)
})

test('stored values become light and back', () => {
  expect(toLight(0.5)).toBeCloseTo(0.2140411, 6)
  for (const stored of [0, 0.02, 0.3, 1]) expect(fromLight(toLight(stored))).toBeCloseTo(stored, 9)
})

test('a photo becomes OKLab pixel by pixel, whatever its opacity', () => {
  const { data } = oklabOf({
    width: 2,
    height: 1,
    channels: 4,
    data: new Uint8Array([255, 255, 255, 0, 255, 0, 0, 255]),
  })
  expect([...data].map((value) => Number(value.toFixed(3)))).toEqual([1, 0, 0, 0.628, 0.225, 0.126])
})
