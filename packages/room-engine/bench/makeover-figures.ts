import type { Vec2 } from '@vuong-tron/geometry/vectors'
import { oklabOf } from '../src/colour.ts'
import type { Mask } from '../src/masks/mask.ts'
import type { Photo } from '../src/picture.ts'
import { pointOf, type Solid } from '../src/staging/footprint.ts'
import { inRender } from './geometry.ts'
import type { BenchRoom } from './part.ts'

/** Pixel of a room point: metres from the camera, and above the floor. */
function pixelOf({ files, truth }: BenchRoom, [x, z]: Vec2, above: number): Vec2 | undefined {
  const { viewpoint } = files.plan
  const [cameraX, , cameraZ] = viewpoint.position
  return inRender(viewpoint, [cameraX + x * 1000, above * 1000, cameraZ - z * 1000], truth.camera)
}

const PLACES = 20

/** Share of a box's visible surface inside a mask, 0 to 1, as the renderer draws it. */
export function heldShare(room: BenchRoom, solid: Solid, mask: Mask): number {
  let [held, all] = [0, 0]
  for (let index = 0; index < (PLACES + 1) ** 3; index++) {
    const steps = [
      index % (PLACES + 1),
      Math.floor(index / (PLACES + 1)) % (PLACES + 1),
      Math.floor(index / (PLACES + 1) ** 2),
    ]
    const [across = 0, along = 0, up = 0] = steps.map((step) => step / PLACES)
    if (steps.every((step) => step > 0 && step < PLACES)) continue
    const pixel = pixelOf(
      room,
      pointOf(solid, (across - 0.5) * solid.w, (along - 0.5) * solid.d),
      solid.low + (solid.high - solid.low) * up,
    )
    const [x, y] = (pixel ?? [-1, -1]).map(Math.floor) as [number, number]
    if (x < 0 || y < 0 || x >= mask.width || y >= mask.height) continue
    all++
    if ((mask.data[y * mask.width + x] as number) > 127) held++
  }
  return held / all
}

const STEPS = 2000
/** Search margin above and below a drawn thing, in its heights. */
const BEYOND = 0.3

/** Relative error of a thing's height in the picture at its distance. */
export function heightError(room: BenchRoom, { x, z, low }: Solid, heightM: number, layer: Photo): number | undefined {
  const [foot, top] = [pixelOf(room, [x, z], low), pixelOf(room, [x, z], low + heightM)]
  if (!foot || !top) return undefined
  let shown = 0
  for (let step = 0; step < STEPS; step++) {
    const way = -BEYOND + ((1 + 2 * BEYOND) * (step + 0.5)) / STEPS
    const [column, row] = [0, 1].map((axis) => {
      const [from, to] = [foot[axis] as number, top[axis] as number]
      return Math.floor(from + (to - from) * way)
    }) as [number, number]
    if (column < 0 || row < 0 || column >= layer.width || row >= layer.height) return undefined
    if ((layer.data[(row * layer.width + column) * 4 + 3] as number) > 127) shown += (1 + 2 * BEYOND) / STEPS
  }
  return Math.abs(shown - 1)
}

/** OKLab distance of two photos' mean colours. */
export function coloursApart(one: Photo, other: Photo): number {
  const [here, there] = [meanOf(one), meanOf(other)]
  return Math.hypot(...here.map((value, axis) => value - (there[axis] as number)))
}

function meanOf(photo: Photo): number[] {
  const { data } = oklabOf(photo)
  const sum = [0, 0, 0]
  for (const [index, value] of data.entries()) sum[index % 3] = (sum[index % 3] as number) + value
  return sum.map((value) => (3 * value) / data.length)
}
