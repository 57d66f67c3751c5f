import { unit, type Vec3 } from '@vuong-tron/geometry/vectors'
import { Vector3 } from 'three'
import { describe, expect, test } from 'vitest'
import { type Camera, toPicture } from '../src/geometry/camera.ts'
import type { Box } from '../src/geometry/room-box.ts'
import { newPlane, type Photo } from '../src/picture.ts'
import { composed, shadowInPicture } from '../src/staging/compose.ts'
import { cornersOf } from '../src/staging/footprint.ts'
import { asDrawn, grainOf } from '../src/staging/photo-grain.ts'
import { capped, irradianceOn, roomLight } from '../src/staging/room-light.ts'
import { lightDirections, type Receiver, shadeOn, takenAt } from '../src/staging/soft-shadow.ts'
import { laidOver, measureAppearance } from '../src/staging/stage.ts'
import { stageCamera } from '../src/staging/stage-camera.ts'
import { cameraAt, drawnRoom } from '../testing/drawn-room.ts'

const box: Box = { floor: 1.5, ceiling: 1.2, left: 1.9, right: 1.7, back: 3.8 }
const camera = cameraAt({ yaw: 18, pitch: -9, roll: 1.2, fieldOfView: 74 }, 240)
const photo = drawnRoom(camera, box)

const onScreen = ({ widthPx, heightPx }: Camera, { x, y }: Vector3) =>
  [((x + 1) * widthPx) / 2, ((1 - y) * heightPx) / 2] as const

describe('the camera of three.js', () => {
  test.each([
    { yaw: 0, pitch: 0, roll: 0, fieldOfView: 60 },
    { yaw: 31, pitch: -12, roll: 2, fieldOfView: 95 },
    { yaw: -24, pitch: 8, roll: -1.5, fieldOfView: 50 },
  ])('has corners of furniture where the engine has them (%o)', (view) => {
    const seen = cameraAt(view, 1024)
    const drawing = stageCamera(seen, box.floor)
    for (const footprint of [
      { x: 0.4, z: 2.6, w: 1.9, d: 0.9, turn: 0 },
      { x: -1.2, z: 3.1, w: 1.2, d: 0.4, turn: 90 },
      { x: 0.8, z: 1.9, w: 0.8, d: 0.8, turn: 33 },
    ])
      for (const [x, z] of cornersOf(footprint))
        for (const up of [0, 0.8]) {
          const real = toPicture(seen, [x, box.floor - up, z])
          const drawn = onScreen(seen, new Vector3(x, up, -z).project(drawing))
          expect(Math.hypot(drawn[0] - (real?.[0] ?? 0), drawn[1] - (real?.[1] ?? 0))).toBeLessThan(0.1)
        }
  })
})

describe("the room's light", () => {
  const shone = (
    from: Photo,
    shines: (x: number, y: number) => readonly [number, number, number] | undefined,
  ): Photo => {
    const data = new Uint8ClampedArray(from.data)
    for (let pixel = 0; pixel < from.width * from.height; pixel++) {
      const colour = shines(pixel % from.width, Math.floor(pixel / from.width))
      if (colour) data.set(colour, pixel * 3)
    }
    return { ...from, data }
  }

  test('comes from the window, in its colour', () => {
    const straight = cameraAt({ yaw: 0, pitch: 0, roll: 0, fieldOfView: 80 }, 240)
    const dim = shone(drawnRoom(straight, box), () => [90, 90, 90])
    const left = shone(dim, (x, y) => (x < 40 && y > 20 && y < 110 ? [255, 250, 230] : undefined))
    const right = shone(dim, (x, y) => (x > 200 && y > 20 && y < 110 ? [225, 240, 255] : undefined))
    const [fromLeft, fromRight] = [left, right].map((one) => roomLight(one, straight, box).key)
    expect(fromLeft?.direction[0]).toBeLessThan(-0.3)
    expect(fromRight?.direction[0]).toBeGreaterThan(0.3)
    expect(fromLeft?.colour[0]).toBeGreaterThan(fromLeft?.colour[2] ?? 1)
    expect(fromRight?.colour[2]).toBeGreaterThan(fromRight?.colour[0] ?? 1)
  })

  test('makes a painted wall as bright as the photo shows it', () => {
    const even = (level: number) => shone(photo, () => [level, level, level])
    const [dark, bright] = [110, 190].map((level) => {
      const { around } = roomLight(even(level), camera, box)
      return { lit: irradianceOn(around, [0, 0, 1])[1] * 0.6, shown: (level / 255) ** 2.2 }
    })
    for (const wall of [dark, bright]) expect(wall?.lit).toBeCloseTo(wall?.shown ?? 0, 1)
    expect(bright?.lit).toBeGreaterThan((dark?.lit ?? 0) * 2)
  })

  test('shows oak as oak in a dark photo, and helps it only so far', () => {
    const lit = (level: number) => {
      const { around } = roomLight(
        shone(photo, () => [level, level, level]),
        camera,
        box,
      )
      return irradianceOn(around, [0, 0, 1])[1]
    }
    expect(lit(85)).toBeGreaterThan(0.33)
    expect(lit(20)).toBeLessThan(0.1)
  })

  test('burns no side of a piece out beside a window, and lets the brighter side stay brighter', () => {
    const bright = shone(photo, (x, y) => (x < 90 && y < 150 ? [255, 255, 255] : [170, 170, 170]))
    const { around } = roomLight(bright, camera, box)
    const sides = [
      [0, 0, 1],
      [1, 0, 0],
      [-1, 0, 0],
    ] as const
    const [before, after] = [around, capped(around)].map((light) => sides.map((side) => irradianceOn(light, side)[1]))
    expect(Math.max(...(before ?? []))).toBeGreaterThan(1.2)
    expect(Math.max(...(after ?? []))).toBeLessThan(1.12)
    expect(after?.[2]).toBeGreaterThan(after?.[1] ?? 1)
  })

  test('is sampled more often where it is stronger', () => {
    const left = shone(photo, (x, y) => (x < 60 && y < 110 ? [255, 255, 255] : [70, 70, 70]))
    const directions = lightDirections(roomLight(left, camera, box), [0, 1, 0], 60)
    expect(directions).toHaveLength(60)
    expect(directions.filter(([x]) => x < 0).length).toBeGreaterThan(35)
    for (const direction of directions) expect(direction[1]).toBeGreaterThan(0)
  })
})

describe('shadows', () => {
  const floor: Receiver = {
    origin: [-1, 0, -1],
    u: [1, 0, 0],
    v: [0, 0, 1],
    normal: [0, 1, 0],
    columns: 100,
    rows: 100,
    cellM: 0.02,
  }
  /** A horizontal square above the middle; half side in metres. */
  const square = (half: number, height: number) =>
    Float32Array.from(
      [
        [-1, -1, 1, -1, 1, 1],
        [-1, -1, 1, 1, -1, 1],
      ].flatMap((turns) =>
        [0, 1, 2].flatMap((corner) => [
          (turns[corner * 2] as number) * half,
          height,
          (turns[corner * 2 + 1] as number) * half,
        ]),
      ),
    )
  const darkness = (triangles: Float32Array, directions: readonly Vec3[], x: number, z: number) =>
    takenAt(shadeOn(floor, triangles, directions), x + 1, z + 1)

  test('fall away from the light, as far as what throws them is high', () => {
    const towards = unit([1, 1, 0])
    expect(darkness(square(0.2, 0.5), [towards], -0.5, 0)).toBeGreaterThan(0.4)
    expect(darkness(square(0.2, 0.5), [towards], 0, 0)).toBeLessThan(0.02)
    expect(darkness(square(0.2, 0.5), [towards], 0.5, 0)).toBe(0)
  })

  test('are dark under what stands low, and soft under what is high', () => {
    const around = [-2, -1, 0, 1, 2].flatMap((x) => [-2, -1, 0, 1, 2].map((z): Vec3 => unit([x / 2, 1, z / 2])))
    const [low, high] = [0.03, 0.9].map((height) => square(0.25, height)) as [Float32Array, Float32Array]
    expect(darkness(low, around, 0, 0)).toBeGreaterThan(0.75)
    expect(darkness(high, around, 0, 0)).toBeLessThan(0.3)
    expect(darkness(low, around, 0.5, 0)).toBeLessThan(0.01)
    expect(darkness(high, around, 0.5, 0)).toBeGreaterThan(0.01)
  })

  test('are darkest within centimetres of what stands there, which makes it heavy', () => {
    const beneath: Vec3[] = [[0, 1, 0]]
    const standing = darkness(square(0.2, 0.01), beneath, 0.215, 0)
    expect(standing).toBeGreaterThan(0.15)
    expect(darkness(square(0.2, 0.01), beneath, 0.3, 0)).toBeLessThan(0.02)
    expect(darkness(square(0.2, 0.2), beneath, 0.215, 0)).toBeLessThan(standing / 2)
  })

  test('show under thin legs, and take no more light than there is where near and far things meet', () => {
    expect(darkness(square(0.015, 0.005), [[0, 1, 0]], 0, 0)).toBeGreaterThan(0.3)
    const around = [-1, 0, 1].flatMap((x) => [-1, 0, 1].map((z): Vec3 => unit([x / 4, 1, z / 4])))
    const beside = square(0.5, 0.3).map((value, index) => (index % 3 === 0 ? value + 0.5 : value))
    const beneath = square(0.5, -0.05).map((value, index) => (index % 3 === 0 ? value - 0.5 : value))
    const { taken } = shadeOn(floor, Float32Array.from([...beside, ...beneath]), around)
    expect(Math.max(...taken)).toBeLessThanOrEqual(1)
  })

  test('count a place once, however many triangles cover it', () => {
    const once = square(0.3, 0.1)
    const twice = Float32Array.from([...once, ...once])
    expect(darkness(twice, [[0, 1, 0]], 0, 0)).toBe(darkness(once, [[0, 1, 0]], 0, 0))
  })

  test('are seen where the camera has the floor', () => {
    const shade = shadeOn(
      { ...floor, origin: [-1, 0, -3.4] },
      square(0.2, 0.02).map((value, index) => (index % 3 === 2 ? value - 2.4 : value)),
      [[0, 1, 0]],
    )
    const shadow = shadowInPicture(camera, box, { floor: shade })
    const left = (point: Vec3) => {
      const pixel = toPicture(camera, point) ?? [0, 0]
      return shadow.data[Math.floor(pixel[1]) * camera.widthPx + Math.floor(pixel[0])]
    }
    expect(left([0, box.floor, 2.4])).toBeLessThan(0.3)
    expect(left([0.5, box.floor, 2.4])).toBe(1)
    expect(left([0, 0.3, box.back])).toBe(1)
  })
})

describe("the photo's grain", () => {
  test('is as strong as it was made, and edges as soft', () => {
    const grey = { ...photo, data: photo.data.map(() => 120) as Uint8ClampedArray }
    const noisy = asDrawn(
      {
        ...grey,
        channels: 4,
        data: new Uint8ClampedArray(grey.width * grey.height * 4).map((_, index) => (index % 4 === 3 ? 255 : 128)),
      },
      { noise: 5, softPx: 0.3 },
    )
    expect(Math.abs(grainOf(noisy).noise - 5)).toBeLessThan(0.7)
    expect(grainOf(grey).noise).toBe(0)
    const layer = (softPx: number) => {
      const sharp = new Uint8ClampedArray(grey.width * grey.height * 4)
      for (let pixel = 0; pixel < grey.width * grey.height; pixel++)
        sharp.fill((pixel % grey.width) % 40 < 20 ? 30 : 220, pixel * 4, pixel * 4 + 3)
      for (let pixel = 0; pixel < grey.width * grey.height; pixel++) sharp[pixel * 4 + 3] = 255
      return grainOf(asDrawn({ ...grey, channels: 4, data: sharp }, { noise: 0, softPx })).softPx
    }
    expect(layer(1.6)).toBeGreaterThan(1.2)
    expect(layer(0.3)).toBeLessThan(0.7)
  })
})

describe('composing', () => {
  const { widthPx: width, heightPx: height } = camera
  const layer = (): Photo => ({ width, height, channels: 4, data: new Uint8ClampedArray(width * height * 4) })
  const none = () => {
    const shadow = newPlane(width, height)
    shadow.data.fill(1)
    return shadow
  }

  test('leaves every pixel without furniture and shadow as it was, to the bit', () => {
    const drawn = layer()
    for (let pixel = 5000; pixel < 5200; pixel++) drawn.data.set([40, 30, 20, 255], pixel * 4)
    const shadow = none()
    shadow.data.fill(0.5, 9000, 9100)
    const { data } = composed(photo, shadow, drawn)
    const changed = new Set<number>()
    for (let index = 0; index < data.length; index++)
      if (data[index] !== photo.data[index]) changed.add(Math.floor(index / 3))
    expect([...changed].every((pixel) => (pixel >= 5000 && pixel < 5200) || (pixel >= 9000 && pixel < 9100))).toBe(true)
    expect(changed.size).toBe(300)
  })

  test('halves the light in a shadow, and mixes half covered pixels', () => {
    const shadow = none()
    shadow.data[10] = 0.5
    const drawn = layer()
    drawn.data.set([100, 50, 0, 128], 20 * 4)
    const white = { ...photo, data: photo.data.map(() => 255) as Uint8ClampedArray }
    const { data } = composed(white, shadow, drawn)
    // Half the light is stored as 188 of 255.
    expect(data[30]).toBe(188)
    expect([...data.subarray(60, 63)]).toEqual([227, 177, 127])
  })

  test('keeps what stands before the furniture', () => {
    const drawn = layer()
    drawn.data.fill(255, 20 * 4, 30 * 4)
    const shadow = none()
    shadow.data.fill(0.4, 20, 30)
    const kept = { data: new Uint8Array(width * height).fill(255, 24, 27) }
    const { data } = composed(photo, shadow, drawn, kept)
    expect(data.subarray(24 * 3, 27 * 3)).toEqual(photo.data.subarray(24 * 3, 27 * 3))
    expect(data.subarray(20 * 3, 24 * 3)).not.toEqual(photo.data.subarray(20 * 3, 24 * 3))
  })

  test('a box on the floor darkens the floor round it, the wall behind it, and nothing far away', () => {
    const [x0, x1, y1, z0, z1] = [-0.4, 0.4, 0.9, -3.75, -3.3]
    const side = (a: Vec3, b: Vec3, c: Vec3, d: Vec3) => [...a, ...b, ...c, ...a, ...c, ...d]
    const triangles = Float32Array.from([
      ...side([x0, 0, z1], [x1, 0, z1], [x1, y1, z1], [x0, y1, z1]),
      ...side([x0, 0, z0], [x0, 0, z1], [x0, y1, z1], [x0, y1, z0]),
      ...side([x1, 0, z0], [x1, 0, z1], [x1, y1, z1], [x1, y1, z0]),
      ...side([x0, y1, z0], [x1, y1, z0], [x1, y1, z1], [x0, y1, z1]),
    ])
    const scenery = { photo, camera, box }
    const { picture, shadow } = laidOver(scenery, measureAppearance(scenery), { layer: layer(), triangles })
    const at = (point: Vec3) => {
      const pixel = toPicture(camera, point) ?? [0, 0]
      return Math.floor(pixel[1]) * width + Math.floor(pixel[0])
    }
    expect(shadow.data[at([0, box.floor, 3.27])]).toBeLessThan(0.9)
    expect(shadow.data[at([0.5, box.floor - 0.4, 3.8])]).toBeLessThan(0.97)
    const far: Vec3 = [-1.6, box.floor, 2.5]
    expect(shadow.data[at(far)]).toBe(1)
    expect(picture.data[at(far) * 3]).toBe(photo.data[at(far) * 3])
  })
})
