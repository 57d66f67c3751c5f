import { build } from '@vuong-tron/furniture/models/build'
import { linear } from '@vuong-tron/furniture/models/export/color'
import { Model, type Part } from '@vuong-tron/furniture/models/kit/model'
import { materialOf } from '@vuong-tron/furniture/models/materials'
import { noise } from '@vuong-tron/geometry/numbers'
import { chain, cross, move, subtract, turnY, unit, type Vec3 } from '@vuong-tron/geometry/vectors'
import { BufferAttribute, BufferGeometry, DoubleSide, Ray, Vector3 } from 'three'
import { MeshBVH } from 'three-mesh-bvh'
import { floorColor, wallColor } from './look.ts'
import type { PlannedItem, RoomPlan } from './room-plan.ts'
import { fittingsOf, type ShellQuad, skinOf } from './shell.ts'

/** Values of the id mask; things follow from `THINGS` in the order of the plan's items. */
export const IDS = { outside: 0, floor: 1, ceiling: 2, left: 3, back: 4, right: 5, front: 6, door: 7, trim: 8 } as const
export const THINGS = 16

/** `color` is the reflectance at a place. `flat` surfaces have a single colour. */
export type SceneSurface = {
  id: number
  color: (point: Vec3) => Vec3
  isFlat: boolean
  gloss: number
  mirror: boolean
  glow: number
}

export type Variant = 'furnished' | 'empty' | 'other-floor' | 'other-wall'

export type Hit = { triangle: number; distance: number; point: Vec3; normal: Vec3; surface: SceneSurface }

/** The room's triangles and materials; millimetres. */
export class BenchScene {
  readonly surfaces: SceneSurface[] = []
  readonly #corners: number[] = []
  readonly #normals: number[] = []
  readonly #surfaceOf: number[] = []
  #tree: MeshBVH | undefined
  readonly #ray = new Ray(new Vector3(), new Vector3())

  constructor(plan: RoomPlan, variant: Variant) {
    for (const quad of skinOf(plan)) this.#quad(quad, plan, variant)
    const { doors, trim } = fittingsOf(plan)
    this.#parts(doors, IDS.door)
    this.#parts(trim, IDS.trim)
    if (variant !== 'empty')
      for (const [index, item] of plan.items.entries()) this.#parts(partsOf(item), THINGS + index)
  }

  /** The first hit within `far`. */
  cast(from: Vec3, direction: Vec3, far = Number.POSITIVE_INFINITY): Hit | undefined {
    const found = this.#first(from, direction, far)
    if (!found) return undefined
    const triangle = found.faceIndex as number
    const point: Vec3 = [found.point.x, found.point.y, found.point.z]
    const normal = this.#normalAt(triangle, point)
    const facing = normal[0] * direction[0] + normal[1] * direction[1] + normal[2] * direction[2]
    return {
      triangle,
      distance: found.distance,
      point,
      normal: facing > 0 ? [-normal[0], -normal[1], -normal[2]] : normal,
      surface: this.surfaces[this.#surfaceOf[triangle] as number] as SceneSurface,
    }
  }

  isOpen(from: Vec3, direction: Vec3, far: number): boolean {
    return this.#first(from, direction, far) === null
  }

  /** The surface of a triangle. */
  surfaceOf = (triangle: number) => this.#surfaceOf[triangle] as number

  #first(from: Vec3, direction: Vec3, far: number) {
    this.#tree ??= this.#grow()
    this.#ray.origin.set(from[0], from[1], from[2])
    this.#ray.direction.set(direction[0], direction[1], direction[2])
    return this.#tree.raycastFirst(this.#ray, DoubleSide, 0, far)
  }

  #grow(): MeshBVH {
    const geometry = new BufferGeometry()
    geometry.setAttribute('position', new BufferAttribute(new Float32Array(this.#corners), 3))
    return new MeshBVH(geometry, { indirect: true })
  }

  #quad({ surface, corners }: ShellQuad, plan: RoomPlan, variant: Variant) {
    const look = plan.look
    const floor = variant === 'other-floor' ? look.otherFloor : look.floor
    const finish = surface === 'back' ? (variant === 'other-wall' ? look.otherWall : look.accent) : look.wall
    const color = {
      floor: ([x, , z]: Vec3) => floorColor(floor, x, z),
      ceiling: ([x, , z]: Vec3): Vec3 => {
        const tone = 0.84 + noise(x / 600, z / 600) * 0.01
        return [tone, tone, tone * 0.985]
      },
      left: ([, y, z]: Vec3) => wallColor(finish, z, y),
      right: ([, y, z]: Vec3) => wallColor(finish, z, y),
      back: ([x, y]: Vec3) => wallColor(finish, x, y),
      front: ([x, y]: Vec3) => wallColor(finish, x, y),
    }[surface]
    const index = this.#surface({
      id: IDS[surface],
      color,
      isFlat: false,
      gloss: surface === 'floor' ? floor.gloss : 0,
      mirror: false,
      glow: 0,
    })
    const [a, b, c, d] = corners
    const facing = unit(cross(subtract(b, a), subtract(d, a)))
    for (const triangle of [
      [a, b, c],
      [a, c, d],
    ])
      this.#triangle(triangle as [Vec3, Vec3, Vec3], [facing, facing, facing], index)
  }

  #parts(parts: readonly Part[], id: number) {
    for (const part of parts) {
      const { family, color, rough } = materialOf(part.material)
      // Glass is transparent; its reflections are left out.
      if (family === 'glass') continue
      const base = linear(color)
      const tone = 0.92 + part.tone * 0.14
      const isWood = family === 'wood'
      const grain = (point: Vec3): Vec3 => {
        const shade = tone + (isWood ? noise(point[0] / 90, point[1] / 14, point[2] / 30) * 0.09 : 0)
        return [base[0] * shade, base[1] * shade, base[2] * shade]
      }
      const index = this.#surface({
        id,
        color: grain,
        isFlat: !isWood,
        mirror: family === 'mirror',
        gloss: rough < 0.45 && family !== 'mirror' ? (0.5 - rough) * 1.2 : 0,
        glow: family === 'glow' ? 3 : family === 'shade' ? 0.6 : 0,
      })
      for (const triangle of part.triangles) {
        const corners = triangle.map((corner) => part.corners[corner] as Part['corners'][number])
        this.#triangle(
          corners.map(({ at }) => at) as [Vec3, Vec3, Vec3],
          corners.map(({ normal }) => normal) as [Vec3, Vec3, Vec3],
          index,
        )
      }
    }
  }

  #surface(surface: SceneSurface) {
    return this.surfaces.push(surface) - 1
  }

  #triangle(corners: readonly [Vec3, Vec3, Vec3], normals: readonly [Vec3, Vec3, Vec3], surface: number) {
    for (const corner of corners) this.#corners.push(...corner)
    for (const normal of normals) this.#normals.push(...normal)
    this.#surfaceOf.push(surface)
  }

  /** Interpolates the corners' normals. */
  #normalAt(triangle: number, point: Vec3): Vec3 {
    const vector = (from: number[], corner: number): Vec3 => {
      const start = triangle * 9 + corner * 3
      return [from[start] as number, from[start + 1] as number, from[start + 2] as number]
    }
    const [a, b, c] = [0, 1, 2].map((corner) => vector(this.#corners, corner)) as [Vec3, Vec3, Vec3]
    const area = (p: Vec3, q: Vec3, r: Vec3) => Math.hypot(...cross(subtract(q, p), subtract(r, p)))
    const weights = [area(point, b, c), area(a, point, c), area(a, b, point)]
    let [x, y, z] = [0, 0, 0]
    for (let corner = 0; corner < 3; corner++) {
      const normal = vector(this.#normals, corner)
      x += normal[0] * (weights[corner] as number)
      y += normal[1] * (weights[corner] as number)
      z += normal[2] * (weights[corner] as number)
    }
    return unit([x, y, z])
  }
}

function partsOf({ what, x, y = 0, z, turn = 0 }: PlannedItem): Part[] {
  const model = typeof what === 'function' ? new Model('decor', 'oak', 'web') : build(what, 'web')
  if (typeof what === 'function') what(model)
  model.transform(chain(move(x, y, z), turnY(turn)))
  return model.parts
}
