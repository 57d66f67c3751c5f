import { cross, dot, scale, subtract, type Vec3 } from '@vuong-tron/geometry/vectors'
import { fromLight, toLight } from '../colour.ts'
import { asSeen, project, rayThrough } from '../geometry/camera.ts'
import type { RoomGeometry } from '../geometry/layout.ts'
import { type Photo, resizedByArea } from '../picture.ts'
import { directionsOf, pointOf, type Solid } from '../staging/footprint.ts'
import type { Drawn } from '../staging/furniture-scene.ts'
import { irradianceOn, type RoomLight } from '../staging/room-light.ts'
import { type Cutout, DEPTH_SHARE, OPAQUE } from './cutout.ts'

/** An upright card in room coordinates: the left end of its foot, its sides and its normal. */
type Card = { foot: Vec3; across: Vec3; up: Vec3; normal: Vec3 }

/** Standing cut-outs turn to the camera, hanging ones follow their wall. */
function cardOf(solid: Solid, { widthM, heightM }: Cutout, floor: number): Card {
  const hangs = solid.low > 0
  const away = Math.hypot(solid.x, solid.z)
  const right = hangs ? directionsOf(solid.turn).right : ([solid.z / away, -solid.x / away] as const)
  const [x, z] = hangs ? pointOf(solid, 0, -solid.d / 2) : [solid.x, solid.z]
  const across: Vec3 = [right[0] * widthM, 0, right[1] * widthM]
  const foot: Vec3 = [x - across[0] / 2, floor - solid.low, z - across[2] / 2]
  const up: Vec3 = [0, -heightM, 0]
  // The front normal in the axes of three.js, in which light is given.
  return { foot, across, up, normal: [right[1], 0, right[0]] }
}

/** Renders the placed cut-out in the room's light, ready for its shadow. */
export function drawnCutout({ camera, box }: RoomGeometry, solid: Solid, cutout: Cutout, light: RoomLight): Drawn {
  const card = cardOf(solid, cutout, box.floor)
  const shown = fitCard(cutout.layer, camera.focalPx * cutout.heightM, solid)
  const lit = litLayer(shown, irradianceOn(light.around, card.normal))
  const { widthPx: width, heightPx: height } = camera
  const data = new Uint8ClampedArray(width * height * 4)
  const normal = cross(card.across, card.up)
  const distance = dot(card.foot, normal)
  const [left, top, right, bottom] = boundsOf(card, camera)
  for (let y = Math.max(0, top); y < Math.min(height, bottom); y++)
    for (let x = Math.max(0, left); x < Math.min(width, right); x++) {
      const sum = [0, 0, 0, 0]
      for (const [dx, dy] of SAMPLES) {
        const ray = rayThrough(camera, [x + dx, y + dy])
        const times = distance / dot(ray, normal)
        if (!(times > 0)) continue
        const from = subtract(scale(ray, times), card.foot)
        const u = dot(from, card.across) / dot(card.across, card.across)
        const v = 1 - dot(from, card.up) / dot(card.up, card.up)
        addSample(lit, u * lit.width - 0.5, v * lit.height - 0.5, sum)
      }
      for (let channel = 0; channel < 4; channel++)
        data[(y * width + x) * 4 + channel] = (sum[channel] as number) / SAMPLES.length
    }
  return { layer: { width, height, channels: 4, data }, triangles: trianglesOf(card, cutout, box.floor, solid.low > 0) }
}

const SAMPLES = [
  [0.25, 0.25],
  [0.75, 0.25],
  [0.25, 0.75],
  [0.75, 0.75],
] as const

/** Shrinks the cut-out to about its size on screen: distant ones would flicker. */
function fitCard(layer: Photo, nearestPx: number, { x, z }: Solid): Photo {
  const wanted = Math.max(8, Math.ceil((nearestPx / Math.hypot(x, z)) * 1.3))
  if (wanted >= layer.height) return layer
  return resizedByArea(layer, Math.max(4, Math.round((layer.width * wanted) / layer.height)), wanted)
}

/** Limits of white's brightness. */
const [DIMMEST, BRIGHTEST] = [0.3, 1.1]

/** The cut-out in a light of the given white. */
function litLayer(layer: Photo, white: readonly [number, number, number]): Photo {
  const factors = white.map((value) => Math.min(BRIGHTEST, Math.max(DIMMEST, value)))
  const data = new Uint8ClampedArray(layer.data)
  for (let index = 0; index < data.length; index += 4) {
    const cover = (data[index + 3] as number) / 255
    if (cover === 0) continue
    for (let channel = 0; channel < 3; channel++) {
      const light = toLight((data[index + channel] as number) / 255 / cover) * (factors[channel] as number)
      data[index + channel] = 255 * cover * fromLight(Math.min(1, light))
    }
  }
  return { ...layer, data }
}

function addSample({ width, height, data }: Photo, x: number, y: number, sum: number[]) {
  const [left, top] = [Math.floor(x), Math.floor(y)]
  for (const [column, row] of [
    [left, top],
    [left + 1, top],
    [left, top + 1],
    [left + 1, top + 1],
  ] as const) {
    if (column < 0 || row < 0 || column >= width || row >= height) continue
    const share = (1 - Math.abs(x - column)) * (1 - Math.abs(y - row))
    for (let channel = 0; channel < 4; channel++)
      sum[channel] = (sum[channel] as number) + share * (data[(row * width + column) * 4 + channel] as number)
  }
}

function boundsOf({ foot, across, up }: Card, camera: RoomGeometry['camera']): [number, number, number, number] {
  const corners = [0, 1].flatMap((right) =>
    [0, 1].map((high) => {
      const at = foot.map((value, axis) => value + right * (across[axis] as number) + high * (up[axis] as number))
      return project(camera, asSeen(camera, at as unknown as Vec3))
    }),
  )
  const [xs, ys] = [corners.map(([x]) => x), corners.map(([, y]) => y)]
  return [Math.min(...xs), Math.min(...ys), Math.max(...xs) + 1, Math.max(...ys) + 1].map(Math.floor) as [
    number,
    number,
    number,
    number,
  ]
}

/** Pieces of the card, up and across, that throw a shadow. */
const [ROWS, COLUMNS] = [20, 14]

/** Shadow casters: the card's opaque pieces. Standing things get a second card across the first for thickness. */
function trianglesOf(card: Card, { layer }: Cutout, floor: number, hangs: boolean): Float32Array {
  const small = resizedByArea(layer, COLUMNS, ROWS)
  const middle = card.foot.map((value, axis) => value + (card.across[axis] as number) / 2)
  const second: Card = {
    ...card,
    across: [-card.across[2] * DEPTH_SHARE, 0, card.across[0] * DEPTH_SHARE],
    foot: [
      (middle[0] as number) + (card.across[2] * DEPTH_SHARE) / 2,
      card.foot[1],
      (middle[2] as number) - (card.across[0] * DEPTH_SHARE) / 2,
    ],
  }
  const numbers: number[] = []
  for (const { foot, across, up } of hangs ? [card] : [card, second]) {
    const push = (u: number, v: number) =>
      numbers.push(
        foot[0] + across[0] * u + up[0] * v,
        floor - (foot[1] + across[1] * u + up[1] * v),
        -(foot[2] + across[2] * u + up[2] * v),
      )
    for (let row = 0; row < ROWS; row++)
      for (let column = 0; column < COLUMNS; column++) {
        if ((small.data[(row * COLUMNS + column) * 4 + 3] as number) < OPAQUE) continue
        const [u0, u1] = [column / COLUMNS, (column + 1) / COLUMNS]
        const [v0, v1] = [1 - (row + 1) / ROWS, 1 - row / ROWS]
        for (const [u, v] of [
          [u0, v0],
          [u1, v0],
          [u1, v1],
          [u0, v0],
          [u1, v1],
          [u0, v1],
        ] as const)
          push(u, v)
      }
  }
  return Float32Array.from(numbers)
}
