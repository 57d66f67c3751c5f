import type { DirectionalLight } from 'three'
import type { Triple } from '../colour.ts'
import type { Look, Surfaces } from './furniture-surfaces.ts'
import { fillTriangle, newSamples, signedArea, transformed } from './rasterizing.ts'

/** Share of a lamp's light that reaches a point (metres, y up) of a surface. */
export type ShadowAt = (point: Triple, normal: Triple) => number

const TAPS = 16
const GOLDEN_ANGLE = Math.PI * (3 - Math.sqrt(5))

/** Shadows of furniture on itself: depths seen from the lamp (L. Williams, 1978), compared on a disk (W. Reeves, 1987). */
export function shadowOf(lamp: DirectionalLight, { positions, looks, lookOf }: Surfaces): ShadowAt {
  const { shadow } = lamp
  shadow.updateMatrices(lamp)
  const matrix = shadow.matrix.elements
  const { x: width, y: height } = shadow.mapSize
  /** x and y in the map's pixels, and nearness to the lamp. */
  const inMap = (points: ArrayLike<number>, from: number, into: Float64Array, to: number) => {
    transformed(matrix, points, from, into, to)
    into[to] = (into[to] as number) * width
    into[to + 1] = (1 - (into[to + 1] as number)) * height
    into[to + 2] = -(into[to + 2] as number)
  }
  const map = newSamples(width, height)
  const corners = new Float64Array(9)
  for (let id = 0; id < lookOf.length; id++) {
    const { isTwoSided, opacity } = looks[lookOf[id] as number] as Look
    if (opacity < 1) continue
    for (let corner = 0; corner < 9; corner += 3) inMap(positions, id * 9 + corner, corners, corner)
    // Backs cast the shadows of closed bodies, so that fronts do not shade themselves.
    if (isTwoSided || signedArea(corners) > 0) fillTriangle(map, corners, id)
  }
  const disk = Array.from({ length: TAPS }, (_, tap) => {
    const [radius, turn] = [shadow.radius * Math.sqrt((tap + 0.5) / TAPS), tap * GOLDEN_ANGLE]
    return [radius * Math.cos(turn), radius * Math.sin(turn)] as const
  })
  const place = new Float64Array(3)
  return (point, normal) => {
    for (let axis = 0; axis < 3; axis++)
      place[axis] = (point[axis] as number) + (normal[axis] as number) * shadow.normalBias
    inMap(place, 0, place, 0)
    const [column, row, near] = place as unknown as Triple
    let lit = 0
    for (const [across, down] of disk) {
      const [tapX, tapY] = [Math.floor(column + across), Math.floor(row + down)]
      const isInMap = tapX >= 0 && tapY >= 0 && tapX < width && tapY < height
      if (!isInMap || near >= (map.nearness[tapY * width + tapX] as number)) lit++
    }
    return lit / TAPS
  }
}
