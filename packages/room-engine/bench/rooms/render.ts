import { noise } from '@vuong-tron/geometry/numbers'
import type { Vec3 } from '@vuong-tron/geometry/vectors'
import { Daylight, randomAt } from './light.ts'
import { LightField } from './light-field.ts'
import { axesOf } from './plan.ts'
import type { RoomPlan } from './room-plan.ts'
import { BenchScene, type Hit, IDS, type Variant } from './scene.ts'

/** Linear light, three numbers a pixel, and the id at each pixel's centre (`IDS`). */
export type Rendered = { width: number; height: number; light: Float32Array; ids: Uint8Array }

/** Subpixel samples of edges and patterns. */
const SAMPLES = [
  [0.375, 0.125],
  [0.875, 0.375],
  [0.125, 0.625],
  [0.625, 0.875],
] as const

/**
 * Renders the room. Four rays per pixel at edges; light is sampled at every fourth pixel and spread along surfaces,
 * colours and patterns are computed for each.
 */
export function renderRoom(plan: RoomPlan, variant: Variant, width: number, height: number): Rendered {
  const scene = new BenchScene(plan, variant)
  const daylight = new Daylight(plan, scene)
  const rays = raysOf(plan, width, height)
  const seen = Array.from({ length: width * height }, (_, pixel) =>
    scene.cast(plan.viewpoint.position, rays((pixel % width) + 0.5, Math.floor(pixel / width) + 0.5)),
  )
  const field = new LightField(seen, width, height, daylight)
  const light = new Float32Array(width * height * 3)
  const shade = (hit: Hit | undefined, direction: Vec3, pixel: number) =>
    hit ? shaded(hit, direction, field.at(hit, pixel), scene, daylight) : outdoors(direction, plan.look.sky)
  for (let pixel = 0; pixel < seen.length; pixel++) {
    const [x, y] = [pixel % width, Math.floor(pixel / width)]
    const hit = seen[pixel]
    const isEdge =
      !isSame(hit, seen[pixel + 1]) ||
      !isSame(hit, seen[pixel + width]) ||
      !isSame(hit, seen[pixel - 1]) ||
      !isSame(hit, seen[pixel - width])
    if (!isEdge && hit?.surface.isFlat) {
      light.set(shade(hit, rays(x + 0.5, y + 0.5), pixel), pixel * 3)
      continue
    }
    let [r, g, b] = [0, 0, 0]
    for (const [dx, dy] of SAMPLES) {
      const direction = rays(x + dx, y + dy)
      const sample =
        isEdge || !hit
          ? scene.cast(plan.viewpoint.position, direction)
          : onSamePlane(hit, plan.viewpoint.position, direction)
      const [sr, sg, sb] = shade(sample, direction, pixel)
      // Clipped before averaging, so that a bright window does not swallow its frame.
      r += Math.min(sr, 8) / 4
      g += Math.min(sg, 8) / 4
      b += Math.min(sb, 8) / 4
    }
    light.set([r, g, b], pixel * 3)
  }
  return { width, height, light, ids: Uint8Array.from(seen, (hit) => hit?.surface.id ?? IDS.outside) }
}

/** Ray directions for pixel coordinates. */
function raysOf({ viewpoint }: RoomPlan, width: number, height: number) {
  const { right, down, forward } = axesOf(viewpoint)
  const focal = width / 2 / Math.tan((viewpoint.fieldOfView * Math.PI) / 360)
  return (x: number, y: number): Vec3 => {
    const [u, v] = [(x - width / 2) / focal, (y - height / 2) / focal]
    const length = Math.hypot(u, v, 1)
    return [
      (forward[0] + right[0] * u + down[0] * v) / length,
      (forward[1] + right[1] * u + down[1] * v) / length,
      (forward[2] + right[2] * u + down[2] * v) / length,
    ]
  }
}

const isSame = (a: Hit | undefined, b: Hit | undefined) =>
  a === b ||
  (a !== undefined &&
    b !== undefined &&
    a.surface === b.surface &&
    a.normal[0] * b.normal[0] + a.normal[1] * b.normal[1] + a.normal[2] * b.normal[2] > 0.97 &&
    Math.abs(
      (a.point[0] - b.point[0]) * a.normal[0] +
        (a.point[1] - b.point[1]) * a.normal[1] +
        (a.point[2] - b.point[2]) * a.normal[2],
    ) < 12)

function onSamePlane(hit: Hit, from: Vec3, direction: Vec3): Hit {
  const { normal, point } = hit
  const along = normal[0] * direction[0] + normal[1] * direction[1] + normal[2] * direction[2]
  const distance =
    (normal[0] * (point[0] - from[0]) + normal[1] * (point[1] - from[1]) + normal[2] * (point[2] - from[2])) / along
  if (!Number.isFinite(distance) || Math.abs(distance - hit.distance) > hit.distance * 0.2) return hit
  return {
    ...hit,
    distance,
    point: [from[0] + direction[0] * distance, from[1] + direction[1] * distance, from[2] + direction[2] * distance],
  }
}

/** Light from a point to the camera: reflected, mirrored or emitted. */
function shaded(
  { point, normal, surface }: Hit,
  direction: Vec3,
  fallen: Vec3,
  scene: BenchScene,
  daylight: Daylight,
): Vec3 {
  const [r, g, b] = surface.color(point)
  const own: Vec3 = [r * (fallen[0] + surface.glow), g * (fallen[1] + surface.glow), b * (fallen[2] + surface.glow)]
  if (!surface.mirror && surface.gloss === 0) return own
  const facing = normal[0] * direction[0] + normal[1] * direction[1] + normal[2] * direction[2]
  const share = surface.mirror ? 0.9 : surface.gloss * (0.04 + 0.9 * (1 - Math.min(1, Math.abs(facing))) ** 5)
  if (share < 0.015) return own
  const blur = surface.mirror ? 0 : 0.035
  const index = Math.round(point[0] * 7 + point[1] * 31 + point[2] * 101)
  const mirrored: Vec3 = [0, 1, 2].map(
    (axis) =>
      (direction[axis] as number) - 2 * facing * (normal[axis] as number) + (randomAt(index, axis) - 0.5) * blur,
  ) as unknown as Vec3
  const start: Vec3 = [point[0] + normal[0] * 2, point[1] + normal[1] * 2, point[2] + normal[2] * 2]
  const hit = scene.cast(start, mirrored)
  const [mr, mg, mb] = hit ? inMirror(hit, daylight) : outdoors(mirrored, 4)
  return [own[0] * (1 - share) + mr * share, own[1] * (1 - share) + mg * share, own[2] * (1 - share) + mb * share]
}

function inMirror({ surface, point, normal }: Hit, daylight: Daylight): Vec3 {
  const [r, g, b] = surface.color(point)
  const [lr, lg, lb] = daylight.roughly(point, normal)
  return [r * (lr + surface.glow), g * (lg + surface.glow), b * (lb + surface.glow)]
}

/** Sky over houses and trees, out of focus. */
function outdoors([x, y, z]: Vec3, sky: number): Vec3 {
  const skyline = 0.12 + noise(x * 5, z * 5, 0, 4) * 0.12
  const share = Math.min(1, Math.max(0, (y - skyline) * 14 + 0.5))
  const ground: Vec3 = [0.22, 0.25, 0.2]
  const above: Vec3 = [0.8, 0.9, 1]
  return [0, 1, 2].map(
    (axis) => sky * 0.8 * ((ground[axis] as number) * (1 - share) + (above[axis] as number) * share),
  ) as unknown as Vec3
}
