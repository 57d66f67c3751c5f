import { families } from '@vuong-tron/furniture/models/designs'
import { randomFrom } from '@vuong-tron/geometry/numbers'
import { expect, test } from 'vitest'
import { fromLight, fromOklab, type Triple, toLight, toOklab } from '../src/colour.ts'
import type { Photo } from '../src/picture.ts'
import { cloudOf } from '../src/surfaces/colour-cloud.ts'
import { applyLookup, lookupOf } from '../src/surfaces/lookup.ts'
import { lightOfHex } from '../src/surfaces/materials/drawing.ts'
import { inColoursOf, inMood, transferBetween } from '../src/surfaces/mood.ts'
import { paletteOf } from '../src/surfaces/palette.ts'
import { floorNearest, planOfReference, planOfStyle } from '../src/surfaces/plan.ts'
import { styleNamed, styles } from '../src/surfaces/styles.ts'

const oklabOfHex = (hex: string) => toOklab(...lightOfHex(hex))

/** A photo of OKLab colours. */
function photoOf(width: number, height: number, colourAt: (x: number, y: number) => Triple): Photo {
  const data = new Uint8ClampedArray(width * height * 3)
  for (let pixel = 0; pixel < width * height; pixel++) {
    const light = fromOklab(...colourAt(pixel % width, Math.floor(pixel / width)))
    data.set(
      light.map((value) => Math.round(255 * fromLight(Math.min(1, Math.max(0, value))))),
      pixel * 3,
    )
  }
  return { width, height, channels: 3, data }
}

const random = randomFrom(9)
const bell = () => random() + random() + random() - 1.5
const scattered = (mean: Triple, spread: Triple) =>
  photoOf(64, 64, () => {
    const common = bell()
    return [mean[0] + spread[0] * common, mean[1] + spread[1] * (0.5 * common + bell()), mean[2] + spread[2] * bell()]
  })
const cool = scattered([0.55, -0.02, -0.05], [0.1, 0.015, 0.02])
const warm = scattered([0.65, 0.03, 0.06], [0.07, 0.02, 0.015])

test('a picture takes the mean and the spread of another’s colours', () => {
  const [moved, there] = [cloudOf(inColoursOf(cool, warm, 1)), cloudOf(warm)]
  for (const axis of [0, 1, 2] as const) expect(moved.mean[axis]).toBeCloseTo(there.mean[axis], 2)
  expect(Math.abs(cloudOf(cool).mean[2] - there.mean[2])).toBeGreaterThan(0.08)
  for (const place of [0, 1, 2, 3, 4, 5] as const) expect(moved.spread[place]).toBeCloseTo(there.spread[place], 3)
})

test('the transfer is the gradient of something: it moves colours as little as it can', () => {
  const change = transferBetween(cloudOf(cool), cloudOf(warm))
  const [at, step]: [Triple, number] = [[0.5, 0, 0], 0.01]
  const moved = (axis: number) => {
    const there = change(at.map((value, index) => value + (index === axis ? step : 0)) as Triple)
    return there.map((value, index) => (value - (change(at)[index] as number)) / step)
  }
  for (const [one, other] of [
    [0, 1],
    [0, 2],
    [1, 2],
  ] as const)
    expect(moved(one)[other]).toBeCloseTo(moved(other)[one] as number, 6)
})

test('a look through the table is the change itself, to a shade', () => {
  const change = ([l, a, b]: Triple): Triple => [l * 0.9 + 0.05, a * 1.2, b * 0.8 + 0.02 * l]
  const after = applyLookup(cool, lookupOf(change))
  for (let index = 0; index < cool.data.length; index += 3 * 53) {
    const [r, g, b] = [0, 1, 2].map((channel) => toLight((cool.data[index + channel] as number) / 255)) as Triple
    for (const [channel, light] of fromOklab(...change(toOklab(r, g, b))).entries())
      expect(Math.abs((after.data[index + channel] as number) - 255 * fromLight(light))).toBeLessThan(1.5)
  }
  expect(
    applyLookup(
      cool,
      lookupOf((colour) => colour),
    ).data,
  ).toEqual(cool.data)
})

test('a mood leaves what its mask leaves out, and black and white where they are', () => {
  const mask = { width: 64, height: 64, channels: 1, data: new Uint8Array(64 * 64).fill(255, 0, 64 * 32) }
  const after = inMood(cool, styles.moroccan.mood, 1, mask)
  expect(after.data.slice(64 * 32 * 3)).toEqual(cool.data.slice(64 * 32 * 3))
  expect(after.data.slice(0, 64 * 32 * 3)).not.toEqual(cool.data.slice(0, 64 * 32 * 3))
  const ends = photoOf(2, 1, (x) => [x, 0, 0])
  expect([...inMood(ends, { ...styles.art_deco.mood, warmth: 0 }).data]).toEqual([0, 0, 0, 255, 255, 255])
  const middle = photoOf(1, 1, () => [0.6, 0, 0])
  const [red = 0, , blue = 0] = inMood(middle, styles.moroccan.mood).data
  expect(red).toBeGreaterThan(blue)
})

const WALL = oklabOfHex('DDE2DE')
const FLOOR = oklabOfHex('7C5A43')
const SOFA = oklabOfHex('A9553C')
const isSofa = (x: number, y: number) => y > 30 && y < 48 && x > 10 && x < 30
const roomAt = (x: number, y: number) => (isSofa(x, y) ? SOFA : y > 40 ? FLOOR : WALL)
const room = photoOf(80, 60, roomAt)
const near = (one: Triple, other: Triple) => Math.hypot(one[0] - other[0], one[1] - other[1], one[2] - other[2]) < 0.02

test('a palette says which colour is the wall’s, the floor’s, and which stands out', () => {
  const { wall, floor, accent, all } = paletteOf(room)
  expect(near(wall, WALL)).toBe(true)
  expect(near(floor, FLOOR)).toBe(true)
  expect(near(accent, SOFA)).toBe(true)
  expect(all[0]?.share).toBeGreaterThan(0.5)
  expect(all.reduce((sum, { share }) => sum + share, 0)).toBeCloseTo(1, 6)
})

test('a black screen is no accent beside a red sofa', () => {
  const withScreen = photoOf(80, 60, (x, y) =>
    y > 10 && y < 30 && x > 50 && x < 75 ? [0.12, 0.01, 0.01] : roomAt(x, y),
  )
  expect(near(paletteOf(withScreen).accent, SOFA)).toBe(true)
})

test('a reference picture becomes a plan: its wall, the floor that is nearest, its accent', () => {
  const plan = planOfReference(room)
  expect(near(plan.wall, WALL)).toBe(true)
  expect(near(plan.accentWall, SOFA)).toBe(true)
  expect(['walnut_planks', 'walnut_herringbone']).toContain(plan.floor)
  expect(floorNearest(oklabOfHex('404140'))).toBe('dark_marble')
})

test('styles name kinds of furniture that there are, and look unlike each other', () => {
  const known = new Set(Object.keys(families))
  const looks = Object.entries(styles).map(([id, style]) => {
    expect(
      style.families.filter((family) => !known.has(family)),
      id,
    ).toEqual([])
    return `${style.wall} ${style.accentWall} ${style.floor}`
  })
  expect(new Set(looks).size).toBe(looks.length)
  const { wall, floor } = planOfStyle('indochine')
  expect(wall).toEqual(oklabOfHex(styles.indochine.wall))
  expect(floor).toBe(styles.indochine.floor)
})

test('a style is known by the names that other services write', () => {
  expect(styleNamed('Scandinavian')).toBe('scandinavian')
  expect(styleNamed('Japanese Design')).toBe('japanese')
  expect(styleNamed(' Midcentury Modern ')).toBe('midcentury_modern')
  for (const nobody of ['constructor', 'No Style', '']) expect(styleNamed(nobody)).toBeUndefined()
})

test('[HD-07] the wall of a picture is what is plain and of one colour in other light, not the shelf before it', () => {
  const [sage, shelf] = [oklabOfHex('A9B59A'), oklabOfHex('6B4A36')]
  const withShelf = photoOf(80, 60, (x, y) => {
    if (y > 44) return [0.55, 0.03, 0.05]
    if (x > 18 && x < 62 && y > 4) return [shelf[0] * (y % 4 < 2 ? 1.2 : 0.8), shelf[1], shelf[2]]
    return [sage[0] * (1.1 - (x / 80) * 0.4), sage[1], sage[2]]
  })
  const { wall } = paletteOf(withShelf)
  expect(Math.hypot(wall[1] - sage[1], wall[2] - sage[2])).toBeLessThan(0.02)
})
