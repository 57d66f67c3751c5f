import type { Vec3 } from '@vuong-tron/geometry/vectors'
import type { RoomLabel } from '../../src/network/labels.ts'
import type { Material } from './materials.ts'

/** A place and a turn about the upright axis; lengths are metres, y is up. */
export type Frame = { x: number; y: number; z: number; cos: number; sin: number }

export const frameAt = (x: number, y: number, z: number, turn = 0): Frame => ({
  x,
  y,
  z,
  cos: Math.cos(turn),
  sin: Math.sin(turn),
})

export const within = (frame: Frame, x: number, y: number, z: number, turn = 0): Frame => {
  const [wx, wy, wz] = worldOf(frame, [x, y, z])
  const own = frameAt(0, 0, 0, turn)
  return {
    x: wx,
    y: wy,
    z: wz,
    cos: frame.cos * own.cos - frame.sin * own.sin,
    sin: frame.sin * own.cos + frame.cos * own.sin,
  }
}

export const worldOf = ({ x, y, z, cos, sin }: Frame, [lx, ly, lz]: Vec3): Vec3 => [
  x + cos * lx + sin * lz,
  y + ly,
  z - sin * lx + cos * lz,
]

/** A convex polygon with places on its texture, in metres. */
export type Polygon = {
  corners: readonly Vec3[]
  uv: readonly (readonly [number, number])[]
  material: Material
  label: RoomLabel
  /** Polygons of one surface share their light. */
  surface: number
}

/** A box that throws shadows and shows in mirrors. */
export type Blocker = { frame: Frame; low: Vec3; high: Vec3; colour: Vec3 }

const BLOCKS_FROM = 0.05

/** Everything that is drawn. */
export class Mesh {
  readonly polygons: Polygon[] = []
  readonly blockers: Blocker[] = []
  #surfaces = 0

  /** Four corners in order; the texture runs from the first along the second and the fourth. */
  quad(
    corners: readonly [Vec3, Vec3, Vec3, Vec3],
    material: Material,
    label: RoomLabel,
    from: readonly [number, number] = [0, 0],
  ) {
    const [a, b, , d] = corners
    const [u, v] = from
    const w = Math.hypot(b[0] - a[0], b[1] - a[1], b[2] - a[2])
    const h = Math.hypot(d[0] - a[0], d[1] - a[1], d[2] - a[2])
    const uv = [
      [u, v],
      [u + w, v],
      [u + w, v + h],
      [u, v + h],
    ] as const
    this.polygons.push({ corners, uv, material, label, surface: this.#surfaces++ })
  }

  /** An upright rectangle that faces the frame's z. */
  panel(frame: Frame, x0: number, y0: number, x1: number, y1: number, z: number, material: Material, label: RoomLabel) {
    const at = (x: number, y: number) => worldOf(frame, [x, y, z])
    this.quad([at(x0, y0), at(x1, y0), at(x1, y1), at(x0, y1)], material, label, [x0, y0])
  }

  /** Six faces; large boxes throw shadows. */
  box(frame: Frame, low: Vec3, high: Vec3, material: Material, label: RoomLabel, front: Material = material) {
    const [x0, y0, z0] = low
    const [x1, y1, z1] = high
    if (x1 <= x0 || y1 <= y0 || z1 <= z0) return
    const at = (x: number, y: number, z: number) => worldOf(frame, [x, y, z])
    this.panel(frame, x0, y0, x1, y1, z1, front, label)
    this.quad([at(x1, y0, z0), at(x0, y0, z0), at(x0, y1, z0), at(x1, y1, z0)], material, label)
    this.quad([at(x0, y0, z0), at(x0, y0, z1), at(x0, y1, z1), at(x0, y1, z0)], material, label)
    this.quad([at(x1, y0, z1), at(x1, y0, z0), at(x1, y1, z0), at(x1, y1, z1)], material, label)
    this.quad([at(x0, y1, z1), at(x1, y1, z1), at(x1, y1, z0), at(x0, y1, z0)], material, label)
    this.quad([at(x0, y0, z0), at(x1, y0, z0), at(x1, y0, z1), at(x0, y0, z1)], material, label)
    const sizes = [x1 - x0, y1 - y0, z1 - z0].sort((a, b) => b - a) as [number, number, number]
    if (sizes[1] > BLOCKS_FROM && sizes[0] > 3 * BLOCKS_FROM) this.blocks(frame, low, high, front.colour)
  }

  blocks(frame: Frame, low: Vec3, high: Vec3, colour: Vec3) {
    this.blockers.push({ frame, low, high, colour })
  }

  /** A surface of revolution about y: rings of [height, radius], squeezed by `depth` along z. */
  turned(
    frame: Frame,
    rings: readonly (readonly [number, number])[],
    material: Material,
    label: RoomLabel,
    sides = 10,
    depth = 1,
  ) {
    let widest = 0
    for (let ring = 0; ring + 1 < rings.length; ring++) {
      const [y0, r0] = rings[ring] as readonly [number, number]
      const [y1, r1] = rings[ring + 1] as readonly [number, number]
      widest = Math.max(widest, r0, r1)
      for (let side = 0; side < sides; side++) {
        const [a, b] = [(2 * Math.PI * side) / sides, (2 * Math.PI * (side + 1)) / sides]
        const at = (turn: number, y: number, r: number) =>
          worldOf(frame, [Math.cos(turn) * r, y, Math.sin(turn) * r * depth])
        this.quad([at(a, y0, r0), at(b, y0, r0), at(b, y1, r1), at(a, y1, r1)], material, label, [a * widest, y0])
      }
    }
    const [low, high] = [rings[0]?.[0] ?? 0, rings.at(-1)?.[0] ?? 0]
    if (widest > 0.08)
      this.blocks(
        frame,
        [-widest * 0.8, low, -widest * 0.8 * depth],
        [widest * 0.8, high, widest * 0.8 * depth],
        material.colour,
      )
  }

  /** A rounded body: cushions, people, fruit. */
  blob(frame: Frame, [w, h, d]: Vec3, material: Material, label: RoomLabel, square = 2) {
    const rings = Array.from({ length: 7 }, (_, ring): [number, number] => {
      const t = ring / 6 - 0.5
      return [h * (t + 0.5), (w / 2) * Math.max(0, 1 - Math.abs(2 * t) ** square) ** (1 / square)]
    })
    this.turned(frame, rings, material, label, 10, d / w)
  }
}
