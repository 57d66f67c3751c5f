import { cross, dot, type Vec3 } from '@vuong-tron/geometry/vectors'
import { asSeen, type Camera } from '../geometry/camera.ts'
import type { Box, Face, Matrix } from '../geometry/room-box.ts'

type Axis = 0 | 1 | 2

/** Room axes of a face's two coordinates, and its normal axis. */
export const FACE_AXES: Record<Face, { u: Axis; v: Axis; across: Axis }> = {
  floor: { u: 0, v: 2, across: 1 },
  ceiling: { u: 0, v: 2, across: 1 },
  left: { u: 2, v: 1, across: 0 },
  right: { u: 2, v: 1, across: 0 },
  back: { u: 0, v: 1, across: 2 },
}

/** Position of a face on its normal axis. */
export const placeOfFace = (box: Box, face: Face) => (face === 'left' || face === 'ceiling' ? -box[face] : box[face])

/** Two face coordinates; reused as an output to avoid allocation. */
export type FacePoint = [number, number]

/** A room face as a plane: u and v in metres along the room's axes, from the camera's foot point. */
export class FacePlane {
  readonly face: Face
  readonly #toPicture: Matrix
  readonly #toPlane: Matrix
  readonly #area: number

  constructor(camera: Camera, box: Box, face: Face) {
    const { u, v, across } = FACE_AXES[face]
    const { focalPx, widthPx, heightPx } = camera
    const axis = (place: Axis, length: number) =>
      asSeen(camera, [0, 1, 2].map((one) => (one === place ? length : 0)) as unknown as Vec3)
    const [alongU, alongV, start] = [axis(u, 1), axis(v, 1), axis(across, placeOfFace(box, face))]
    const row = (place: 0 | 1, middle: number): Vec3 => [
      focalPx * alongU[place] + middle * alongU[2],
      focalPx * alongV[place] + middle * alongV[2],
      focalPx * start[place] + middle * start[2],
    ]
    this.face = face
    this.#toPicture = [row(0, widthPx / 2), row(1, heightPx / 2), [alongU[2], alongV[2], start[2]]]
    const { matrix, determinant } = inverse(this.#toPicture)
    this.#toPlane = matrix
    this.#area = Math.abs(determinant)
  }

  /** Image point of face coordinates; NaN behind the camera. */
  toPicture(u: number, v: number, point: FacePoint = [0, 0]): FacePoint {
    const depth = through(this.#toPicture, u, v, point)
    if (depth < 1e-3) point.fill(Number.NaN)
    return point
  }

  /** Face coordinates of an image point that shows the face. */
  toPlane(x: number, y: number, place: FacePoint = [0, 0]): FacePoint {
    through(this.#toPlane, x, y, place)
    return place
  }

  /** Linear scale: the root of the pixels per square metre. */
  pixelsPerMetre(u: number, v: number): number {
    const third = this.#toPicture[2]
    const depth = third[0] * u + third[1] * v + third[2]
    return depth < 1e-3 ? Number.NaN : Math.sqrt(this.#area / (depth * depth * depth))
  }
}

/** Writes a matrix times a point into `place`; returns the depth. */
function through(matrix: Matrix, x: number, y: number, place: FacePoint): number {
  const [first, second, third] = [matrix[0], matrix[1], matrix[2]]
  const depth = third[0] * x + third[1] * y + third[2]
  place[0] = (first[0] * x + first[1] * y + first[2]) / depth
  place[1] = (second[0] * x + second[1] * y + second[2]) / depth
  return depth
}

function inverse([a, b, c]: Matrix): { matrix: Matrix; determinant: number } {
  const columns = [cross(b, c), cross(c, a), cross(a, b)] as const
  const determinant = dot(a, columns[0])
  const row = (place: Axis): Vec3 => [
    columns[0][place] / determinant,
    columns[1][place] / determinant,
    columns[2][place] / determinant,
  ]
  return { matrix: [row(0), row(1), row(2)], determinant }
}
