import { steps } from '@vuong-tron/geometry/numbers'
import { add, cross, scale, unit, type Vec3 } from '@vuong-tron/geometry/vectors'
import { BufferAttribute, BufferGeometry, DoubleSide, Ray, Vector3 } from 'three'
import { MeshBVH } from 'three-mesh-bvh'
import type { Part } from '../kit/model.ts'
import { materialOf } from '../materials.ts'

const RAYS = 64
/** Maximum distance of an occluder, in millimetres. */
const REACH = 900
const FLOOR = 6000
/** Light lost in a fully enclosed corner. */
const STRENGTH = 0.86
/** Few levels compress better without a visible difference. */
const LEVELS = 48

/** Cosine-weighted directions over the hemisphere around z (Fibonacci spiral). */
const hemisphere = steps(RAYS).map((ray): Vec3 => {
  const share = (ray + 0.5) / RAYS
  const angle = ray * 2.399963
  return [Math.sqrt(share) * Math.cos(angle), Math.sqrt(share) * Math.sin(angle), Math.sqrt(1 - share)]
})

const letsLightThrough = (part: Part) => ['glass', 'cane'].includes(materialOf(part.material).family)

/** Ambient occlusion per corner of each part, 0 to 1. */
export function ambientLight(parts: readonly Part[]): number[][] {
  const tree = treeOf(parts.filter((part) => !letsLightThrough(part)))
  const ray = new Ray(new Vector3(), new Vector3())
  const openness = (point: Vec3, normal: Vec3) => {
    const side = unit(cross(normal, Math.abs(normal[1]) < 0.9 ? [0, 1, 0] : [1, 0, 0]))
    const up = cross(normal, side)
    const lost = hemisphere.map(([x, y, z]) => {
      ray.origin.set(...(add(point, scale(normal, 3)) as [number, number, number]))
      ray.direction.set(...(add(add(scale(side, x), scale(up, y)), scale(normal, z)) as [number, number, number]))
      const hit = tree.raycastFirst(ray, DoubleSide)
      if (!hit || hit.distance > REACH) return 0
      const isFloor = hit.point.y < 0.5
      return (1 - hit.distance / REACH) ** 0.7 * (isFloor ? 0.75 : 1)
    })
    return 1 - (STRENGTH * lost.reduce((sum, value) => sum + value, 0)) / RAYS
  }
  return parts.map((part) => {
    // Light materials reflect more light into their corners.
    const softness = 1.15 - 0.35 * brightness(materialOf(part.material).color)
    return part.corners.map(
      ({ probe, normal }) => Math.round(Math.max(0.06, openness(probe, normal)) ** softness * LEVELS) / LEVELS,
    )
  })
}

function treeOf(parts: readonly Part[]) {
  const positions: number[] = []
  const indices: number[] = []
  for (const { corners, triangles } of parts) {
    const start = positions.length / 3
    for (const { at } of corners) positions.push(...at)
    for (const triangle of triangles) indices.push(...triangle.map((corner) => corner + start))
  }
  const floor = positions.length / 3
  positions.push(-FLOOR, 0, -FLOOR, FLOOR, 0, -FLOOR, FLOOR, 0, FLOOR, -FLOOR, 0, FLOOR)
  indices.push(floor, floor + 2, floor + 1, floor, floor + 3, floor + 2)
  const geometry = new BufferGeometry()
  geometry.setAttribute('position', new BufferAttribute(new Float32Array(positions), 3))
  geometry.setIndex(indices)
  return new MeshBVH(geometry)
}

const brightness = (color: string) => Number.parseInt(color.slice(2, 4), 16) / 255
