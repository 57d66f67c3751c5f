import type { RoomGeometry } from '../geometry/layout.ts'
import { type Box, FACES, type Face } from '../geometry/room-box.ts'
import type { Mask } from '../masks/mask.ts'
import { reachOn } from './edge-strip.ts'
import { EDGES, type Edge, placeBeside } from './edges.ts'
import { FACE_AXES, FacePlane, placeOfFace } from './face-plane.ts'

/** A strip between two holes is removed when both touch it at this share of its reach. */
const BESIDE = 1.25
/** Step along strips, in pixels. */
const STEP_PX = 0.6
const LEAST_STEP_M = 0.001
/** Minimum distance from the camera, in metres. */
const NEAREST_M = 0.2

/**
 * Adds skirting and moulding between a hole in the wall and one in floor or ceiling, so that no strip is left standing.
 */
export function bridgeEdges({ camera, box }: RoomGeometry, mask: Mask) {
  const { width, height, data } = mask
  const planes = Object.fromEntries(FACES.map((face) => [face, new FacePlane(camera, box, face)])) as Record<
    Face,
    FacePlane
  >
  const pixelAt = (face: Face, edge: Edge, along: number, away: number): number => {
    const [x, y] = planes[face].toPicture(...placeBeside(box, face, edge, along, away))
    return x >= 0 && y >= 0 && x < width && y < height ? Math.floor(y) * width + Math.floor(x) : -1
  }
  const bridged: number[] = []
  for (const edge of EDGES) {
    const [from, to] = rangeOf(box, edge)
    for (let along = from, stepM = 0; along < to; along += stepM) {
      const scale = planes[edge[0]].pixelsPerMetre(...placeBeside(box, edge[0], edge, along, 0))
      // Behind the camera there is no scale; right before it, scale is infinite.
      stepM = Math.max(LEAST_STEP_M, STEP_PX / (scale || 50))
      const isBetween = edge.every((face) => {
        const pixel = pixelAt(face, edge, along, reachOn(face, edge) * BESIDE)
        return pixel >= 0 && data[pixel] !== 0
      })
      if (!isBetween) continue
      for (const face of edge)
        for (let away = 0; away < reachOn(face, edge) * BESIDE; away += stepM) {
          const pixel = pixelAt(face, edge, along, away)
          if (pixel >= 0) bridged.push(pixel)
        }
    }
  }
  for (const pixel of bridged) data[pixel] = 255
}

/** Range of an edge in front of the camera. */
function rangeOf(box: Box, [one, other]: Edge): readonly [number, number] {
  const along = [0, 1, 2].find((axis) => axis !== FACE_AXES[one].across && axis !== FACE_AXES[other].across)
  if (along === 0) return [placeOfFace(box, 'left'), box.right]
  return along === 1 ? [placeOfFace(box, 'ceiling'), box.floor] : [NEAREST_M, box.back]
}
