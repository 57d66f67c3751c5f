import type { Vec3 } from '@vuong-tron/geometry/vectors'
import type { Blocker } from './mesh.ts'

/** A window's opening, by its corner and two sides, or a lamp when both sides are none. */
export type Source = {
  corner: Vec3
  across: Vec3
  upward: Vec3
  facing: Vec3 | undefined
  colour: Vec3
  throwsShadow: boolean
}

export type Sun = { towards: Vec3; colour: Vec3 }

export type Lighting = {
  sources: readonly Source[]
  sun: Sun | undefined
  ambient: Vec3
  /** Ambient light from below, relative to that from above. */
  fromBelow: number
}

export type Shell = {
  width: number
  height: number
  depth: number
  floor: Vec3
  ceiling: Vec3
  walls: Vec3
  windows: readonly Source[]
}

/** Blockers laid out for quick tests. */
export class Blockers {
  readonly #data: Float64Array
  readonly #count: number
  readonly #colours: readonly Vec3[]
  constructor(blockers: readonly Blocker[]) {
    this.#count = blockers.length
    this.#colours = blockers.map(({ colour }) => colour)
    this.#data = new Float64Array(blockers.length * 11)
    for (const [index, { frame, low, high }] of blockers.entries())
      this.#data.set([frame.x, frame.y, frame.z, frame.cos, frame.sin, ...low, ...high], index * 11)
  }

  /** Distance to the nearest blocker within `far`, or `far`; its index in `hit`. */
  nearest(
    x: number,
    y: number,
    z: number,
    dx: number,
    dy: number,
    dz: number,
    far: number,
    anyDoes: boolean,
    hit?: Int32Array,
  ): number {
    const data = this.#data
    let best = far
    for (let index = 0, at = 0; index < this.#count; index++, at += 11) {
      const ox = x - (data[at] as number)
      const oy = y - (data[at + 1] as number)
      const oz = z - (data[at + 2] as number)
      const cos = data[at + 3] as number
      const sin = data[at + 4] as number
      let near = 0.02
      let end = best
      const fy = 1 / dy
      const y0 = ((data[at + 6] as number) - oy) * fy
      const y1 = ((data[at + 9] as number) - oy) * fy
      near = Math.max(near, Math.min(y0, y1))
      end = Math.min(end, Math.max(y0, y1))
      if (near > end) continue
      const fx = 1 / (cos * dx - sin * dz)
      const lx = cos * ox - sin * oz
      const x0 = ((data[at + 5] as number) - lx) * fx
      const x1 = ((data[at + 8] as number) - lx) * fx
      near = Math.max(near, Math.min(x0, x1))
      end = Math.min(end, Math.max(x0, x1))
      if (near > end) continue
      const fz = 1 / (sin * dx + cos * dz)
      const lz = sin * ox + cos * oz
      const z0 = ((data[at + 7] as number) - lz) * fz
      const z1 = ((data[at + 10] as number) - lz) * fz
      near = Math.max(near, Math.min(z0, z1))
      end = Math.min(end, Math.max(z0, z1))
      if (near > end) continue
      best = near
      if (hit) hit[0] = index
      if (anyDoes) return best
    }
    return best
  }

  colourOf = (index: number): Vec3 => this.#colours[index] as Vec3
}

/** Numbers that `lightAt` needs: two for what is open, two for each source. */
export const DIMENSIONS = 20

/** Light on a place, with one sample of each source; `samples` are numbers 0 to 1. */
export function lightAt(
  place: Vec3,
  normal: Vec3,
  lighting: Lighting,
  shell: Shell,
  blockers: Blockers,
  samples: Float32Array,
  to: Float32Array,
) {
  const x = place[0] + normal[0] * 0.01
  const y = place[1] + normal[1] * 0.01
  const z = place[2] + normal[2] * 0.01
  const up = 0.5 + 0.5 * normal[1]
  const open = openness(x, y, z, normal, shell, blockers, samples)
  const fill = open * (lighting.fromBelow * (1 - up) + up)
  to[0] = lighting.ambient[0] * fill
  to[1] = lighting.ambient[1] * fill
  to[2] = lighting.ambient[2] * fill
  for (let index = 0; index < lighting.sources.length; index++) {
    const { corner, across, upward, facing, colour, throwsShadow } = lighting.sources[index] as Source
    const s = samples[2 + 2 * index] as number
    const t = samples[3 + 2 * index] as number
    let dx = corner[0] + across[0] * s + upward[0] * t - x
    let dy = corner[1] + across[1] * s + upward[1] * t - y
    let dz = corner[2] + across[2] * s + upward[2] * t - z
    const far = Math.max(0.15, Math.sqrt(dx * dx + dy * dy + dz * dz))
    dx /= far
    dy /= far
    dz /= far
    const slant = dx * normal[0] + dy * normal[1] + dz * normal[2]
    if (slant <= 0) continue
    const leaving = facing ? -(dx * facing[0] + dy * facing[1] + dz * facing[2]) : 1
    if (leaving <= 0) continue
    if (throwsShadow && blockers.nearest(x, y, z, dx, dy, dz, far - 0.12, true) < far - 0.12) continue
    const strength = (slant * leaving) / (far * far)
    to[0] = (to[0] as number) + colour[0] * strength
    to[1] = (to[1] as number) + colour[1] * strength
    to[2] = (to[2] as number) + colour[2] * strength
  }
  const { sun } = lighting
  if (!sun) return
  const [dx, dy, dz] = sun.towards
  const slant = dx * normal[0] + dy * normal[1] + dz * normal[2]
  if (slant <= 0) return
  const far = throughWindow(x, y, z, sun.towards, shell.windows)
  if (far === undefined || blockers.nearest(x, y, z, dx, dy, dz, far - 0.05, true) < far - 0.05) return
  to[0] = (to[0] as number) + sun.colour[0] * slant
  to[1] = (to[1] as number) + sun.colour[1] * slant
  to[2] = (to[2] as number) + sun.colour[2] * slant
}

function throughWindow(
  x: number,
  y: number,
  z: number,
  [dx, dy, dz]: Vec3,
  windows: readonly Source[],
): number | undefined {
  for (const { corner, across, upward, facing } of windows) {
    if (!facing) continue
    const slant = dx * facing[0] + dy * facing[1] + dz * facing[2]
    if (slant >= -0.05) continue
    const [cx, cy, cz] = [corner[0] - x, corner[1] - y, corner[2] - z]
    const far = (cx * facing[0] + cy * facing[1] + cz * facing[2]) / slant
    if (far <= 0) continue
    const [px, py, pz] = [dx * far - cx, dy * far - cy, dz * far - cz]
    const s = (px * across[0] + py * across[1] + pz * across[2]) / (across[0] ** 2 + across[1] ** 2 + across[2] ** 2)
    const t = (px * upward[0] + py * upward[1] + pz * upward[2]) / (upward[0] ** 2 + upward[1] ** 2 + upward[2] ** 2)
    // The bars of the frame throw shadows too.
    if (s > 0.03 && s < 0.97 && t > 0.03 && t < 0.97 && Math.abs(s - 0.5) > 0.02) return far
  }
  return undefined
}

/** Share of the ambient light that reaches a place past what is near (one ray), corners of the room included. */
function openness(
  x: number,
  y: number,
  z: number,
  normal: Vec3,
  shell: Shell,
  blockers: Blockers,
  samples: Float32Array,
): number {
  const turn = 2 * Math.PI * (samples[0] as number)
  // A sum of the normal and a point on the sphere lies on the cosine lobe.
  const sy = 2 * (samples[1] as number) - 1
  const sr = Math.sqrt(Math.max(0, 1 - sy * sy))
  let dx = normal[0] + Math.cos(turn) * sr
  let dy = normal[1] + sy
  let dz = normal[2] + Math.sin(turn) * sr
  const size = Math.sqrt(dx * dx + dy * dy + dz * dz) || 1
  dx /= size
  dy /= size
  dz /= size
  // Rooms behind a passage have no shell of their own.
  if (x < -0.03 || z < -0.03 || x > shell.width + 0.03 || z > shell.depth + 0.03) return 0.75
  let far = Math.min(
    dx > 0 ? (shell.width - x) / dx : dx < 0 ? -x / dx : 1e9,
    dy > 0 ? (shell.height - y) / dy : dy < 0 ? -y / dy : 1e9,
    dz > 0 ? (shell.depth - z) / dz : dz < 0 ? -z / dz : 1e9,
  )
  far = blockers.nearest(x, y, z, dx, dy, dz, Math.min(1.6, Math.max(0, far)), true)
  return far / (far + 0.25)
}

/** What a mirrored ray meets: blockers, windows and the room's faces with a usual light. */
export function reflected(
  x: number,
  y: number,
  z: number,
  dx: number,
  dy: number,
  dz: number,
  shell: Shell,
  lighting: Lighting,
  blockers: Blockers,
  to: Float32Array,
) {
  const wall = Math.min(dx > 0 ? (shell.width - x) / dx : -x / dx, dz > 0 ? (shell.depth - z) / dz : -z / dz)
  const level = dy > 0 ? (shell.height - y) / dy : -y / dy
  const hit = HIT
  hit[0] = -1
  const far = blockers.nearest(x, y, z, dx, dy, dz, Math.min(wall, level), false, hit)
  const found = hit[0] as number
  let colour =
    found >= 0 ? blockers.colourOf(found) : level < wall ? (dy > 0 ? shell.ceiling : shell.floor) : shell.walls
  let light = 1.4
  if (found < 0 && throughWindow(x, y, z, [dx, dy, dz], shell.windows) !== undefined) {
    colour = [1, 1, 1]
    light = 6
  }
  const shade = light * (0.75 + 0.25 * Math.min(1, far / 2))
  for (let channel = 0; channel < 3; channel++)
    to[channel] = (colour[channel] as number) * (lighting.ambient[channel] as number) * shade
}
const HIT = new Int32Array(1)
