import { put, type Vec3 } from '@vuong-tron/geometry/vectors'
import type { RoomPlan } from './room-plan.ts'
import type { BenchScene } from './scene.ts'
import { wallPlacement } from './shell.ts'

/** A rectangular light source. */
type Panel = { middle: Vec3; across: Vec3; up: Vec3; facing: Vec3; area: number; radiance: Vec3 }

/** Hash of a place and a purpose, 0 to 1: sampling is deterministic. */
export function randomAt(index: number, use: number): number {
  let mixed = Math.imul(index + 1, 0x9e3779b1) ^ Math.imul(use + 1, 0x85ebca77)
  mixed = Math.imul(mixed ^ (mixed >>> 15), 0x2c1b3c6d)
  mixed = Math.imul(mixed ^ (mixed >>> 12), 0x297a2d39)
  return ((mixed ^ (mixed >>> 15)) >>> 0) / 4294967296
}

/** Rays per point towards each light, and into the room. */
const PANEL_RAYS = 2
const ROOM_RAYS = 5
const REACH_MM = 1300

/** Incoming light at a point: windows and lamp with soft shadows, the sun, and indirect light (millimetres). */
export class Daylight {
  readonly #panels: Panel[]
  readonly #around: Vec3
  readonly #sun: { direction: Vec3; light: Vec3 } | undefined
  readonly #scene: BenchScene

  constructor(plan: RoomPlan, scene: BenchScene) {
    this.#scene = scene
    this.#panels = panelsOf(plan)
    const flux = [0, 1, 2].map((axis) =>
      this.#panels.reduce((sum, { area, radiance }) => sum + area * Math.PI * (radiance[axis] as number), 0),
    )
    const { w, d, h, look } = plan
    const skin = 2 * (w * d + w * h + d * h)
    // Indirect light between walls of this brightness, per area.
    this.#around = flux.map((value) => (value * 0.55) / (0.45 * skin) / Math.PI) as unknown as Vec3
    const { sun } = look
    if (sun) {
      const length = Math.hypot(...sun)
      const [r, g, b] = [14, 12.6, 10.6].map((value) => value * (look.sky / 8)) as [number, number, number]
      this.#sun = { direction: [sun[0] / length, sun[1] / length, sun[2] / length], light: [r, g, b] }
    }
  }

  /** Radiance of a white surface at the point; `place` selects the samples. */
  at(point: Vec3, normal: Vec3, place: number): Vec3 {
    const start: Vec3 = [point[0] + normal[0] * 2, point[1] + normal[1] * 2, point[2] + normal[2] * 2]
    let [r, g, b] = [0, 0, 0]
    for (const [index, panel] of this.#panels.entries()) {
      for (let sample = 0; sample < PANEL_RAYS; sample++) {
        const use = index * 40 + sample * 2
        const u = ((sample + randomAt(place, use)) / PANEL_RAYS) * 2 - 1
        const v = randomAt(place, use + 1) * 2 - 1
        const share = this.#through(panel, start, normal, u, v) / PANEL_RAYS
        r += share * panel.radiance[0]
        g += share * panel.radiance[1]
        b += share * panel.radiance[2]
      }
    }
    if (this.#sun) {
      const { direction, light } = this.#sun
      const facing = normal[0] * direction[0] + normal[1] * direction[1] + normal[2] * direction[2]
      if (facing > 0 && this.#scene.isOpen(start, direction, 20_000)) {
        r += (light[0] * facing) / Math.PI
        g += (light[1] * facing) / Math.PI
        b += (light[2] * facing) / Math.PI
      }
    }
    const [aroundR, aroundG, aroundB] = this.#fromTheRoom(start, normal, place)
    return [r + aroundR, g + aroundG, b + aroundB]
  }

  /** Like `at`, without shadows: for reflections. */
  roughly(point: Vec3, normal: Vec3): Vec3 {
    let [r, g, b] = this.#around
    for (const panel of this.#panels) {
      const share = formFactor(panel, point, normal, panel.middle) * 0.8
      r += share * panel.radiance[0]
      g += share * panel.radiance[1]
      b += share * panel.radiance[2]
    }
    return [r, g, b]
  }

  #through(panel: Panel, from: Vec3, normal: Vec3, u: number, v: number): number {
    const target: Vec3 = [0, 1, 2].map(
      (axis) => (panel.middle[axis] as number) + (panel.across[axis] as number) * u + (panel.up[axis] as number) * v,
    ) as unknown as Vec3
    const share = formFactor(panel, from, normal, target)
    if (share < 1e-5) return 0
    const way: Vec3 = [target[0] - from[0], target[1] - from[1], target[2] - from[2]]
    const distance = Math.hypot(...way)
    const direction: Vec3 = [way[0] / distance, way[1] / distance, way[2] / distance]
    return this.#scene.isOpen(from, direction, distance - 5) ? share : 0
  }

  /** Ambient light, occluded and tinted by near things. */
  #fromTheRoom(from: Vec3, normal: Vec3, index: number): Vec3 {
    const side: Vec3 = Math.abs(normal[1]) < 0.9 ? unitOf([normal[2], 0, -normal[0]]) : [1, 0, 0]
    const up: Vec3 = [
      normal[1] * side[2] - normal[2] * side[1],
      normal[2] * side[0] - normal[0] * side[2],
      normal[0] * side[1] - normal[1] * side[0],
    ]
    let [r, g, b] = [0, 0, 0]
    const turn = randomAt(index, 901)
    for (let sample = 0; sample < ROOM_RAYS; sample++) {
      const share = (sample + randomAt(index, 910 + sample)) / ROOM_RAYS
      const angle = 2 * Math.PI * (turn + sample * 0.618034)
      const [x, y, z] = [Math.sqrt(share) * Math.cos(angle), Math.sqrt(share) * Math.sin(angle), Math.sqrt(1 - share)]
      const direction: Vec3 = [0, 1, 2].map(
        (axis) => (side[axis] as number) * x + (up[axis] as number) * y + (normal[axis] as number) * z,
      ) as unknown as Vec3
      const hit = this.#scene.cast(from, direction, REACH_MM)
      const open = hit ? (hit.distance / REACH_MM) ** 0.6 : 1
      const tint = hit ? hit.surface.color(hit.point) : undefined
      const lit = (axis: 0 | 1 | 2) => open + (tint ? (1 - open) * tint[axis] * 0.7 : 0)
      r += lit(0)
      g += lit(1)
      b += lit(2)
    }
    const [aroundR, aroundG, aroundB] = this.#around
    return [(r / ROOM_RAYS) * aroundR, (g / ROOM_RAYS) * aroundG, (b / ROOM_RAYS) * aroundB]
  }
}

const unitOf = (a: Vec3): Vec3 => {
  const length = Math.hypot(...a)
  return [a[0] / length, a[1] / length, a[2] / length]
}

/** Form factor from a panel's sample to a point. */
function formFactor({ facing, area }: Panel, from: Vec3, normal: Vec3, target: Vec3): number {
  const [x, y, z] = [target[0] - from[0], target[1] - from[1], target[2] - from[2]]
  // Softened, so that a point beside the panel does not get a sample's whole light.
  const squared = x * x + y * y + z * z + area * 0.04
  const here = normal[0] * x + normal[1] * y + normal[2] * z
  const there = -(facing[0] * x + facing[1] * y + facing[2] * z)
  return here > 0 && there > 0 ? (here * there * area) / (squared * squared * Math.PI) : 0
}

function panelsOf(plan: RoomPlan): Panel[] {
  const { look, w, d, h } = plan
  const tint: Vec3 = [1 + look.warmth, 1, 1 - look.warmth]
  const windows = plan.openings
    .filter(({ kind }) => kind === 'window')
    .map(({ wall, from, to, sill, head }): Panel => {
      const place = wallPlacement(plan, wall)
      const half: [number, number] = [(to - from) / 2, (head - sill) / 2]
      return {
        middle: put(place, [(from + to) / 2, (sill + head) / 2, -70]),
        across: [place.x[0] * half[0], place.x[1] * half[0], place.x[2] * half[0]],
        up: [0, half[1], 0],
        facing: place.z,
        area: 4 * half[0] * half[1],
        radiance: [look.sky * tint[0] * 0.95, look.sky, look.sky * tint[2] * 1.08],
      }
    })
  const lamp: Panel = {
    middle: [0, h - 30, 0],
    across: [w * 0.12, 0, 0],
    up: [0, 0, d * 0.12],
    facing: [0, -1, 0],
    area: w * d * 0.0576,
    radiance: [look.lamp * 4 * 1.12, look.lamp * 4, look.lamp * 4 * 0.8],
  }
  return look.lamp > 0 || windows.length === 0 ? [...windows, lamp] : windows
}
