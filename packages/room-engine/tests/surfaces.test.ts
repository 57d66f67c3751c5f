import { describe, expect, test } from 'vitest'
import { colourDifference, labOf } from '../bench/colour-difference.ts'
import { fromLight, type Triple, toLight, toOklab } from '../src/colour.ts'
import { type Camera, toPicture } from '../src/geometry/camera.ts'
import { type Box, type Face, pointAt } from '../src/geometry/room-box.ts'
import type { Photo } from '../src/picture.ts'
import type { AnyMask } from '../src/surfaces/area.ts'
import { dressed } from '../src/surfaces/dress.ts'
import { plainWhite, whiteIn, whiteOutdoors } from '../src/surfaces/exposure.ts'
import { repeatFor } from '../src/surfaces/laying.ts'
import { tintOn } from '../src/surfaces/light.ts'
import { litSurfaces } from '../src/surfaces/lit-surfaces.ts'
import { lightOfHex } from '../src/surfaces/materials/drawing.ts'
import { objectSurface } from '../src/surfaces/object-plane.ts'
import { paintOn, planOfStyle } from '../src/surfaces/plan.ts'
import { mapTo, PlanePoint, planeOf } from '../src/surfaces/plane-map.ts'
import { repaint } from '../src/surfaces/repaint.ts'
import { retexture } from '../src/surfaces/retexture.ts'
import { faceSurface, flatSurface } from '../src/surfaces/surface.ts'
import { type Swatch, textureOf } from '../src/surfaces/texture.ts'
import { cameraAt } from '../testing/drawn-room.ts'

const box: Box = { floor: 1.5, ceiling: 1.2, left: 1.8, right: 1.4, back: 3.6 }
const camera: Camera = cameraAt({ yaw: 5, pitch: -12, roll: 0, fieldOfView: 80 }, 240)
const { widthPx: width, heightPx: height } = camera

type Painter = (face: Face, point: readonly [number, number, number]) => number

/** A grey room with given reflectances, four samples a pixel, and varying opacity. */
function roomOf(painter: Painter): Photo {
  const data = new Uint8ClampedArray(width * height * 4)
  for (let pixel = 0; pixel < width * height; pixel++) {
    let light = 0
    for (const [dx, dy] of [
      [0.25, 0.25],
      [0.75, 0.25],
      [0.25, 0.75],
      [0.75, 0.75],
    ] as const) {
      const { face, point } = pointAt(camera, box, [(pixel % width) + dx, Math.floor(pixel / width) + dy])
      light += painter(face, point) / 4
    }
    const stored = Math.round(255 * fromLight(Math.min(1, light)))
    data.set([stored, stored, stored, (pixel * 31) % 256], pixel * 4)
  }
  return { width, height, channels: 4, data }
}

function maskOf(face: Face): AnyMask {
  const data = new Uint8Array(width * height)
  for (let pixel = 0; pixel < data.length; pixel++)
    if (pointAt(camera, box, [(pixel % width) + 0.5, Math.floor(pixel / width) + 0.5]).face === face) data[pixel] = 255
  return { width, height, channels: 1, data }
}

const partOf = (face: Face) => ({ mask: maskOf(face), surface: faceSurface(camera, box, face) })
const pixelOf = (point: readonly [number, number, number]) => {
  const [x, y] = toPicture(camera, point) ?? [Number.NaN, Number.NaN]
  return Math.floor(y) * width + Math.floor(x)
}
const colourAt = ({ data, channels }: Photo, pixel: number) => [...data.slice(pixel * channels, pixel * channels + 3)]
const lightAt = (photo: Photo, pixel: number) => toLight((colourAt(photo, pixel)[1] as number) / 255)

function swatchOf(widthM: number, side: number, shade: (x: number, y: number) => number): Swatch {
  const data = new Uint8ClampedArray(side * side * 3)
  for (let pixel = 0; pixel < side * side; pixel++)
    data.fill(shade(pixel % side, Math.floor(pixel / side)), pixel * 3, pixel * 3 + 3)
  return { photo: { width: side, height: side, channels: 3, data }, widthM, heightM: widthM }
}
const plain = textureOf(swatchOf(1, 4, () => 150))

test('places on a face are metres from its corner', () => {
  for (const [face, point, u, v] of [
    ['floor', [0.2, 1.5, 2.6], 2.0, 1.0],
    ['back', [0.4, 0.5, 3.6], 2.2, -1.0],
    ['left', [-1.8, 0.7, 3.1], -0.5, -0.8],
    ['right', [1.4, 1.1, 2.9], 0.7, -0.4],
    ['ceiling', [0, -1.2, 3.0], 1.8, 0.6],
  ] as const) {
    const [x, y] = toPicture(camera, point) ?? [Number.NaN, Number.NaN]
    const place = new PlanePoint(mapTo(camera, planeOf(box, face)))
    place.goTo(x, y)
    expect([place.u, place.v], face).toEqual([expect.closeTo(u, 6), expect.closeTo(v, 6)])
    place.lookAround()
    const next = new PlanePoint(mapTo(camera, planeOf(box, face)))
    next.goTo(x + 0.01, y)
    expect(place.rightU, face).toBeCloseTo((next.u - place.u) / 0.01, 3)
    expect(place.rightV, face).toBeCloseTo((next.v - place.v) / 0.01, 3)
  }
})

test('outside the mask nothing changes, opacity nowhere', () => {
  const photo = roomOf((face) => (face === 'floor' ? 0.3 : 0.5))
  const before = photo.data.slice()
  for (const after of [
    retexture(litSurfaces(photo, [partOf('floor')]), plain),
    repaint(litSurfaces(photo, [partOf('floor')]), toOklab(0.1, 0.4, 0.2)),
  ]) {
    const { data } = maskOf('floor')
    const changed = (index: number) => after.data[index] !== photo.data[index]
    const places = [...after.data.keys()].filter(changed)
    expect(places.filter((index) => index % 4 === 3 || !data[index >> 2])).toEqual([])
    expect(places.length).toBeGreaterThan(data.filter(Boolean).length * 2)
  }
  expect(photo.data).toEqual(before)
})

test('a floor’s pattern lies where its metres are, and shrinks with distance', () => {
  const photo = roomOf((face) => (face === 'floor' ? 0.3 : 0.5))
  // Half of each metre is black, from the left wall on.
  const stripes = textureOf(swatchOf(1, 64, (x) => (x < 32 ? 20 : 220)))
  const laid = retexture(litSurfaces(photo, [partOf('floor')]), stripes)
  for (const z of [2.2, 3.2])
    for (const [fromLeft, isDark] of [
      [1.25, true],
      [1.75, false],
      [2.25, true],
      [2.75, false],
    ] as const) {
      const shade = colourAt(laid, pixelOf([fromLeft - box.left, 1.5, z]))[0] as number
      expect(shade < 90, `${fromLeft} at ${z}`).toBe(isDark)
    }
  const turned = retexture(litSurfaces(photo, [partOf('floor')]), stripes, { turnDegrees: 90, offsetM: [0, 0.1] })
  const alongV = [1.0, 1.5].map((z) => colourAt(turned, pixelOf([0.1, 1.5, box.back - z]))[0] as number)
  expect(Math.abs((alongV[0] as number) - (alongV[1] as number))).toBeGreaterThan(60)
})

test('two by two repeats are half as wide as one', () => {
  expect(repeatFor(1)).toBe(3)
  expect(repeatFor(2)).toBe(repeatFor(1) / 2)
  const photo = roomOf(() => 0.4)
  const stripes = textureOf(swatchOf(1, 64, (x) => (x < 32 ? 20 : 220)))
  const dark = (repeats: number) => {
    const laid = retexture(litSurfaces(photo, [partOf('floor')]), stripes, { repeatM: repeatFor(repeats) })
    return [0.4, 1.0, 1.9, 2.4].map((u) => (colourAt(laid, pixelOf([u - box.left, 1.5, 2.6]))[0] as number) < 100)
  }
  expect(dark(1)).toEqual([true, true, false, false])
  expect(dark(2)).toEqual([true, false, true, false])
})

test('a shadow and a patch of sun stay on the new floor, old joints go', () => {
  const isShadow = ([x, , z]: readonly number[]) => (x as number) < -0.6 && (z as number) > 1.6
  const isSun = ([x, , z]: readonly number[]) => (x as number) > 0.3 && (z as number) > 2.4
  const isJoint = ([x]: readonly number[]) => Math.abs((x as number) * 5 - Math.round((x as number) * 5)) < 0.06
  const photo = roomOf((face, point) => {
    if (face !== 'floor') return 0.5
    return 0.2 * (isShadow(point) ? 0.35 : isSun(point) ? 2.5 : 1) * (isJoint(point) ? 0.4 : 1)
  })
  const laid = retexture(litSurfaces(photo, [partOf('floor')]), plain)
  const at = (x: number, z: number) => lightAt(laid, pixelOf([x, 1.5, z]))
  const usual = at(-0.1, 2.1)
  expect(at(-1.1, 2.5) / usual).toBeCloseTo(0.35, 1)
  expect(at(0.9, 2.9) / usual).toBeGreaterThan(2)
  // The joint at 0 was darker than half of the board beside it.
  expect(lightAt(photo, pixelOf([0, 1.5, 2.2])) / lightAt(photo, pixelOf([-0.1, 1.5, 2.2]))).toBeLessThan(0.75)
  expect(at(0, 2.2) / at(-0.1, 2.2)).toBeGreaterThan(0.95)
})

const paint: Triple = lightOfHex('5F7C93')

test('paint has its colour under flat light, in the photo’s exposure', () => {
  const photo = roomOf((face) => (face === 'back' ? 0.62 : 0.3))
  const painted = repaint(litSurfaces(photo, [partOf('back')], plainWhite(1)), toOklab(...paint))
  const [r, g, b] = colourAt(painted, pixelOf([0, 0, 3.6])) as Triple
  expect(colourDifference(labOf(r, g, b), labOf(0x5f, 0x7c, 0x93))).toBeLessThan(1)
  const dim = repaint(litSurfaces(photo, [partOf('back')], plainWhite(0.75)), toOklab(...paint))
  expect(lightAt(dim, pixelOf([0, 0, 3.6])) / lightAt(painted, pixelOf([0, 0, 3.6]))).toBeCloseTo(0.75, 1)
})

test('a shade is of the colour that a surface has: a step lighter or darker, in its hue', () => {
  const photo = roomOf(() => 0.3)
  const green = {
    ...photo,
    data: photo.data.map((value, index) => (index % 4 === 1 ? Math.min(255, value + 30) : value)),
  }
  const [left] = [partOf('back')]
  const lit = litSurfaces(green, [left], plainWhite(0.9))
  const lightnessOf = (shown: Photo) => {
    const [red, green, blue] = colourAt(shown, pixelOf([0, 0, box.back])).map((value) => toLight(value / 255)) as Triple
    return toOklab(red, green, blue)
  }
  const [before, lighter, darker] = [
    lightnessOf(green),
    lightnessOf(repaint(lit, paintOn(lit, 'lighter'))),
    lightnessOf(repaint(lit, paintOn(lit, 'darker'))),
  ]
  expect(lighter[0]).toBeGreaterThan(before[0] + 0.04)
  expect(darker[0]).toBeLessThan(before[0] - 0.04)
  // Its hue stays.
  for (const shade of [lighter, darker])
    expect(Math.atan2(shade[2], shade[1])).toBeCloseTo(Math.atan2(before[2], before[1]), 1)
})

test('painted walls keep their light and shadow, and meet without a seam', () => {
  const photo = roomOf((face, [x]) => (face === 'back' ? 0.5 * (1 + 0.2 * x) : face === 'left' ? 0.25 : 0.4))
  const painted = repaint(litSurfaces(photo, [partOf('back'), partOf('left')], plainWhite(0.9)), toOklab(...paint))
  const at = (photo: Photo, x: number, z: number) => lightAt(photo, pixelOf([x, 0, z]))
  const ratio = (photo: Photo) => at(photo, 1, 3.6) / at(photo, -1, 3.6)
  expect(ratio(painted)).toBeCloseTo(ratio(photo), 1)
  expect(at(painted, -1.8, 3.2) / at(painted, 0, 3.6)).toBeCloseTo(at(photo, -1.8, 3.2) / at(photo, 0, 3.6), 1)
  // No line of the old white along their common corner.
  const [x, y] = toPicture(camera, [-1.8, 0, 3.6]) as [number, number]
  const row = Array.from({ length: 9 }, (_, step) =>
    colourAt(painted, Math.floor(y) * width + Math.floor(x) - 4 + step),
  )
  for (const [red, , blue] of row as Triple[]) expect(blue - red).toBeGreaterThan(15)
})

test('a wall in two tones becomes one colour, a shadow across it stays', () => {
  const photo = roomOf((face, [x, y]) => {
    if (face !== 'back') return 0.4
    return 0.5 * (y > 0.3 ? 0.6 : 1) * (x > 0.2 && y > -0.3 && y < 0.9 ? 0.5 : 1)
  })
  const painted = repaint(litSurfaces(photo, [partOf('back')], plainWhite(0.9)), toOklab(...paint))
  const at = (picture: Photo, x: number, y: number) => lightAt(picture, pixelOf([x, y, 3.6]))
  expect(at(photo, -1, 0.6) / at(photo, -1, 0)).toBeCloseTo(0.6, 1)
  expect(at(painted, -1, 0.6) / at(painted, -1, 0)).toBeGreaterThan(0.93)
  expect(at(painted, 0.6, 0) / at(painted, -0.6, 0)).toBeCloseTo(0.5, 1)
})

test('what shines keeps the colour of its light', () => {
  const side = 64
  const data = new Uint8ClampedArray(side * side * 3)
  for (let pixel = 0; pixel < side * side; pixel++) {
    const isGlint = Math.hypot((pixel % side) - 32, Math.floor(pixel / side) - 32) < 3
    // Red leather with a window's reflection.
    data.set(isGlint ? [250, 215, 210] : [150, 40, 30], pixel * 3)
  }
  const photo: Photo = { width: side, height: side, channels: 3, data }
  const mask = { width: side, height: side, channels: 1, data: new Uint8Array(side * side).fill(255) }
  const surface = { ...flatSurface(side), patternM: 1 }
  const painted = repaint(litSurfaces(photo, [{ mask, surface }], plainWhite(1)), toOklab(0.02, 0.1, 0.3))
  const [red, green, blue] = colourAt(painted, 32 * side + 32) as Triple
  expect(Math.min(red, green, blue)).toBeGreaterThan(170)
  const [r, , b] = colourAt(painted, 5 * side + 5) as Triple
  expect(b).toBeGreaterThan(r * 2)
})

test('an object’s plane stands where its lower edge touches the floor, or is the wall that it hangs on', () => {
  const at = (isThing: (point: readonly [number, number, number]) => boolean, z: number): AnyMask => {
    const data = new Uint8Array(width * height)
    const place = new PlanePoint(mapTo(camera, { origin: [0, 1.5, z], u: [1, 0, 0], v: [0, 1, 0] }))
    for (let pixel = 0; pixel < data.length; pixel++) {
      place.goTo((pixel % width) + 0.5, Math.floor(pixel / width) + 0.5)
      if (isThing([place.u, 1.5 + place.v, z])) data[pixel] = 255
    }
    return { width, height, channels: 1, data }
  }
  const screen = at(([x, y]) => Math.abs(x) < 0.6 && y > 0.6 && y < 1.5, 2.6)
  const place = new PlanePoint(objectSurface(camera, box, screen).map)
  const [left, right] = [-0.5, 0.5].map((x) => {
    place.goTo(...(toPicture(camera, [x, 1, 2.6]) as [number, number]))
    return place.u
  }) as [number, number]
  expect(right - left).toBeCloseTo(1, 1)
  const picture = at(([x, y]) => Math.abs(x) < 0.4 && y > -0.5 && y < 0, 3.6)
  expect(objectSurface(camera, box, picture).map).toEqual(faceSurface(camera, box, 'back').map)
})

test('a plan is carried out as far as asked: the look, the paint, the floor', () => {
  const photo = roomOf((face) => (face === 'floor' ? 0.3 : 0.5))
  const parts = { walls: [partOf('left'), partOf('right')], accentWalls: [partOf('back')], floor: [partOf('floor')] }
  const plan = { ...planOfStyle('art_deco'), look: () => (colour: Triple) => colour }
  const [looked, painted, floored] = (['look', 'paint', 'floor'] as const).map((depth) =>
    dressed(photo, parts, plan, depth),
  ) as [Photo, Photo, Photo]
  const [onFloor, onBack, onLeft] = [pixelOf([0, 1.5, 2.4]), pixelOf([0, 0, 3.6]), pixelOf([-1.8, 0, 3.2])]
  expect(looked.data).toEqual(photo.data)
  expect(colourAt(painted, onFloor)).toEqual(colourAt(photo, onFloor))
  // The front wall is deep petrol, the side walls are cream.
  const [back, left] = [colourAt(painted, onBack), colourAt(painted, onLeft)] as [Triple, Triple]
  expect(back[2]).toBeGreaterThan(back[0] + 20)
  expect(left[0]).toBeGreaterThan(left[2] + 8)
  expect(colourAt(floored, onBack)).toEqual(colourAt(painted, onBack))
  expect(lightAt(floored, onFloor)).toBeLessThan(0.5 * lightAt(photo, onFloor))
})

test('an empty mask changes nothing', () => {
  const photo = roomOf(() => 0.4)
  const nothing = { ...partOf('floor'), mask: { width, height, channels: 1, data: new Uint8Array(width * height) } }
  expect(retexture(litSurfaces(photo, [nothing]), plain).data).toEqual(photo.data)
  expect(repaint(litSurfaces(photo, [nothing]), toOklab(...paint)).data).toEqual(photo.data)
})

describe('HD-06 the tint of the light', () => {
  const size = { width: 60, height: 40 }
  /** A picture whose left and right halves are grey in some light. */
  const lit = (left: readonly number[], right = left): Photo => ({
    ...size,
    channels: 3,
    data: Uint8Array.from({ length: size.width * size.height * 3 }, (_, index) => {
      const x = Math.floor(index / 3) % size.width
      return (x < size.width / 2 ? left : right)[index % 3] as number
    }),
  })
  const leftHalf = {
    ...size,
    channels: 1,
    data: Uint8Array.from({ length: size.width * size.height }, (_, pixel) => (pixel % size.width < 30 ? 255 : 0)),
  }
  const GREY = [150, 150, 150]
  const WARM = [190, 150, 100]

  test('is none in a grey picture, in one that is black or blown out, and outdoors', () => {
    for (const picture of [lit(GREY), lit([0, 0, 0]), lit([255, 253, 251])]) {
      const { tintA, tintB } = whiteIn(picture)
      expect(Math.hypot(tintA, tintB)).toBeLessThan(0.002)
    }
    expect(whiteOutdoors(lit(WARM))).toMatchObject({ tintA: 0, tintB: 0 })
  })

  test('is warm where lamps are, within a limit, and is not asked of what changes', () => {
    const { tintB } = whiteIn(lit(WARM))
    expect(tintB).toBeGreaterThan(0.03)
    expect(Math.hypot(tintB, whiteIn(lit([255 * 0.9, 60, 0])).tintA)).toBeLessThanOrEqual(0.12)
    const wall = whiteIn(lit(WARM, GREY), [{ mask: leftHalf }])
    expect(Math.abs(wall.tintB)).toBeLessThan(0.002)
  })

  test('leaves a chosen colour its hue, and warms a white that is hardly one', () => {
    const tint = { tintA: 0.01, tintB: 0.08 }
    const [blue, coolWhite, terracotta]: Triple[] = [
      [0.5, -0.02, -0.06],
      [0.9, 0, -0.01],
      [0.6, 0.06, 0.06],
    ]
    const shown = ([own, a, b]: Triple) => {
      const { tintA, tintB } = tintOn(tint, [own, a, b])
      return [a + own * tintA, b + own * tintB] as const
    }
    expect(shown(blue as Triple)[1]).toBeLessThan(-0.03)
    expect(shown(coolWhite as Triple)[1]).toBeGreaterThan(0.05)
    expect(tintOn(tint, terracotta as Triple)).toEqual(tint)
  })

  test('is taken off a surface as it is put on: its own colour, shown in this light, is what is seen', () => {
    for (const tintB of [0.05, 0.08, 0.12])
      for (const seen of [-0.03, -0.01, 0, 0.02, 0.06]) {
        const lit = {
          usual: { lightness: Math.log(0.7), tintA: 0, tintB: seen },
          exposed: 1,
          tint: { tintA: 0, tintB },
        }
        const [own, a, b] = paintOn(lit as unknown as Parameters<typeof paintOn>[0], 'lighter')
        // A step lighter has the same chroma.
        const present: Triple = [own - 0.1, a, b]
        expect(present[2] + present[0] * tintOn(lit.tint, present).tintB, `${tintB} ${seen}`).toBeCloseTo(0.7 * seen, 3)
      }
  })

  test('colours what is laid: oak in a warm room is warmer than by plain light', () => {
    const photo = roomOf(() => 0.5)
    const warm = {
      ...photo,
      data: photo.data.map((value, index) => (index % photo.channels === 2 ? value * 0.7 : value)),
    }
    const blueOf = ({ data, channels }: Photo) =>
      Array.from(data).reduce((sum, value, index) => sum + (index % channels === 2 ? value : 0), 0)
    const laid = (white?: ReturnType<typeof whiteIn>) => retexture(litSurfaces(warm, [partOf('floor')], white), plain)
    expect(blueOf(laid())).toBeLessThan(blueOf(laid(plainWhite(whiteIn(warm).brightness))))
  })
})
