import type { Triple } from '../colour.ts'
import type { Camera } from '../geometry/camera.ts'
import { type Corners, signedArea, transformed } from './rasterizing.ts'
import { NEAR_M, stageCamera } from './stage-camera.ts'

export type SamplingEye = ReturnType<typeof eyeOf>

/**
 * A camera `heightM` above the floor with `side` × `side` samples a pixel: projects triangles of the room (metres, y up)
 * to samples, and looks along samples.
 */
export function eyeOf(seen: Camera, heightM: number, side: number) {
  const { widthPx, heightPx, focalPx } = seen
  const camera = stageCamera(seen, heightM)
  const [toView, toRoom] = [camera.matrixWorldInverse.elements, camera.matrixWorld.elements]
  const [middleX, middleY, focal] = [(widthPx * side) / 2, (heightPx * side) / 2, focalPx * side]
  const place: Triple = [0, heightM, 0]
  const inView = [new Float64Array(3), new Float64Array(3), new Float64Array(3)] as const
  const corners = new Float64Array(9)
  const onSamples = (at: number, [x, y, z]: Float64Array) => {
    corners[at * 3] = middleX - (focal * (x as number)) / (z as number)
    corners[at * 3 + 1] = middleY + (focal * (y as number)) / (z as number)
    corners[at * 3 + 2] = -1 / (z as number)
  }
  /** Calls `visit` with what of a triangle lies before the camera; its back only where it has two sides. */
  function eachPart(positions: Float32Array, id: number, isTwoSided: boolean, visit: (part: Corners) => void) {
    for (const [corner, into] of inView.entries()) transformed(toView, positions, id * 9 + corner * 3, into, 0)
    const isBefore = inView.map((corner) => (corner[2] as number) < -NEAR_M)
    if (!isBefore.includes(true)) return
    const shape = isBefore.includes(false) ? clipped(inView) : inView
    for (let last = 2; last < shape.length; last++) {
      for (const [at, corner] of [shape[0], shape[last - 1], shape[last]].entries())
        onSamples(at, corner as Float64Array)
      // Fronts run anticlockwise.
      if (isTwoSided || signedArea(corners) < 0) visit(corners)
    }
  }
  /** Direction of a sample in the room, not normalised. */
  function direction(sample: number, width: number, into: Triple): Triple {
    const x = ((sample % width) + 0.5 - middleX) / focal
    const y = (middleY - Math.floor(sample / width) - 0.5) / focal
    for (let axis = 0; axis < 3; axis++)
      into[axis] = (toRoom[axis] as number) * x + (toRoom[4 + axis] as number) * y - (toRoom[8 + axis] as number)
    return into
  }
  return { place, focal, eachPart, direction }
}

/** The part of a triangle before the near plane (I. Sutherland, G. Hodgman, 1974). */
function clipped(corners: readonly Float64Array[]): Float64Array[] {
  return corners.flatMap((corner, index) => {
    const next = corners[(index + 1) % corners.length] as Float64Array
    const [here, there] = [-(corner[2] as number) - NEAR_M, -(next[2] as number) - NEAR_M]
    const kept = here > 0 ? [corner] : []
    if (here > 0 === there > 0) return kept
    const share = here / (here - there)
    return [...kept, corner.map((value, axis) => value + ((next[axis] as number) - value) * share)]
  })
}
