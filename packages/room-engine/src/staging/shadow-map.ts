import type { DirectionalLight } from 'three'
import type { Triple } from '../colour.ts'
import type { Look, Surfaces } from './furniture-surfaces.ts'
import { fillTriangle, newSamples, signedArea } from './rasterizing.ts'

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
  const inMap = (x: number, y: number, z: number, into: Float64Array, at: number) => {
    const row = (axis: number) =>
      (matrix[axis] as number) * x +
      (matrix[4 + axis] as number) * y +
      (matrix[8 + axis] as number) * z +
      (matrix[12 + axis] as number)
    into[at] = row(0) * width
    into[at + 1] = (1 - row(1)) * height
    into[at + 2] = -row(2)
  }
  const map = newSamples(width, height)
  const corners = new Float64Array(9)
  for (let id = 0; id < lookOf.length; id++) {
    const { isTwoSided, opacity } = looks[lookOf[id] as number] as Look
    if (opacity < 1) continue
    for (let corner = 0; corner < 9; corner += 3) {
      const at = id * 9 + corner
      inMap(positions[at] as number, positions[at + 1] as number, positions[at + 2] as number, corners, corner)
    }
    // Backs cast the shadows of closed bodies, so that fronts do not shade themselves.
    if (isTwoSided || signedArea(corners) > 0) fillTriangle(map, corners, id)
  }
  const disk = Array.from({ length: TAPS }, (_, tap) => {
    const [radius, turn] = [shadow.radius * Math.sqrt((tap + 0.5) / TAPS), tap * GOLDEN_ANGLE]
    return [radius * Math.cos(turn), radius * Math.sin(turn)] as const
  })
  const place = new Float64Array(3)
  return ([x, y, z], normal) => {
    const away = shadow.normalBias
    inMap(x + normal[0] * away, y + normal[1] * away, z + normal[2] * away, place, 0)
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
