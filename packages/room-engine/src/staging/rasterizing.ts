/**
 * Samples of a picture: which triangle is nearest (-1: none), and how near. Nearness is linear over the picture, and
 * larger is nearer: 1 / z of a camera, −z of parallel light.
 */
export type Samples = { width: number; height: number; nearness: Float32Array; ids: Int32Array }

export const newSamples = (width: number, height: number): Samples => ({
  width,
  height,
  nearness: new Float32Array(width * height).fill(Number.NEGATIVE_INFINITY),
  ids: new Int32Array(width * height).fill(-1),
})

/** Moves a point (three numbers from `from`) by a matrix of three.js, into three numbers from `to`. */
export function transformed(
  matrix: readonly number[],
  points: ArrayLike<number>,
  from: number,
  into: Float64Array,
  to: number,
): void {
  const [x, y, z] = [points[from] as number, points[from + 1] as number, points[from + 2] as number]
  for (let axis = 0; axis < 3; axis++)
    into[to + axis] =
      (matrix[axis] as number) * x +
      (matrix[4 + axis] as number) * y +
      (matrix[8 + axis] as number) * z +
      (matrix[12 + axis] as number)
}

/** Three corners, each as x and y in samples and nearness. */
export type Corners = Float64Array

/** Twice the area in samples; positive where the corners run clockwise as seen, with y down. */
export const signedArea = (corners: Corners) =>
  ((corners[3] as number) - (corners[0] as number)) * ((corners[7] as number) - (corners[1] as number)) -
  ((corners[6] as number) - (corners[0] as number)) * ((corners[4] as number) - (corners[1] as number))

/**
 * Calls `visit` with each sample in a triangle, and its nearness (J. Pineda, "A parallel algorithm for polygon
 * rasterization", 1988).
 */
export function eachSample(
  { width, height }: Pick<Samples, 'width' | 'height'>,
  corners: Corners,
  visit: (sample: number, nearness: number) => void,
): void {
  const area = signedArea(corners)
  if (area === 0 || !Number.isFinite(area)) return
  const [ax, ay, an, bx, by, bn, cx, cy, cn] = corners as unknown as Nine
  const [left, right] = [
    Math.max(0, Math.ceil(Math.min(ax, bx, cx) - 0.5)),
    Math.min(width - 1, Math.floor(Math.max(ax, bx, cx) - 0.5)),
  ]
  const [top, bottom] = [
    Math.max(0, Math.ceil(Math.min(ay, by, cy) - 0.5)),
    Math.min(height - 1, Math.floor(Math.max(ay, by, cy) - 0.5)),
  ]
  for (let row = top; row <= bottom; row++) {
    const y = row + 0.5
    for (let column = left; column <= right; column++) {
      const x = column + 0.5
      const b = ((x - ax) * (cy - ay) - (cx - ax) * (y - ay)) / area
      const c = ((bx - ax) * (y - ay) - (x - ax) * (by - ay)) / area
      if (b >= 0 && c >= 0 && b + c <= 1) visit(row * width + column, an + b * (bn - an) + c * (cn - an))
    }
  }
}
type Nine = readonly [number, number, number, number, number, number, number, number, number]

/** Writes a triangle's id where it is nearer than what is there. */
export function fillTriangle(samples: Samples, corners: Corners, id: number): void {
  const { nearness, ids } = samples
  eachSample(samples, corners, (sample, near) => {
    if (near <= (nearness[sample] as number)) return
    nearness[sample] = near
    ids[sample] = id
  })
}
