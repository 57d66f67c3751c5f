import type { Vec2 } from '@vuong-tron/geometry/vectors'
import { type Camera, rayThrough } from '../geometry/camera.ts'
import { type Box, floorPoint } from '../geometry/room-box.ts'
import type { Photo } from '../picture.ts'
import type { Solid } from './footprint.ts'

/** A photo shows the front of a thing and not how deep it is: at least so much of its width. */
const LEAST_DEPTH = 0.5
/** Specks of a mask are no furniture: fewer columns than this are left out. */
const LEAST_COLUMNS = 4

/**
 * The floor that something in a photo takes, by its mask (255 where it is): it stands where its lower edge meets the floor.
 * Nothing when its foot is not on the floor of the picture.
 */
export function obstacleFromMask(
  mask: Pick<Photo, 'width' | 'height' | 'data'>,
  camera: Camera,
  box: Box,
): Solid | undefined {
  const feet = feetOf(mask).flatMap((pixel): Vec2[] => {
    const point = floorPoint(camera, box, pixel)
    return point && point[1] < box.back && point[0] > -box.left && point[0] < box.right ? [point] : []
  })
  if (feet.length < LEAST_COLUMNS) return undefined
  const zs = feet.map(([, z]) => z)
  // At its sides the lower edge of a mask may be an edge that goes up.
  const [near, furthest] = [Math.min(...zs), quantile(zs, 0.9)]
  const xs = feet.filter(([, z]) => z <= furthest).map(([x]) => x)
  const [left, right] = [Math.min(...xs), Math.max(...xs)]
  const w = right - left
  const far = Math.min(box.back, Math.max(furthest, near + LEAST_DEPTH * w))
  const middle: Vec2 = [(left + right) / 2, (near + far) / 2]
  return { x: middle[0], z: middle[1], w, d: far - near, turn: 0, low: 0, high: heightOf(mask, camera, box, middle) }
}

/** The lowest pixel of the mask in each column that has one; not where the picture cuts it off. */
function feetOf({ width, height, data }: Pick<Photo, 'width' | 'height' | 'data'>): Vec2[] {
  const feet: Vec2[] = []
  for (let x = 0; x < width; x++)
    for (let y = height - 1; y >= 0; y--)
      if ((data[y * width + x] as number) > 127) {
        if (y < height - 1) feet.push([x + 0.5, y + 1])
        break
      }
  return feet
}

/** How high the mask's upper edge is above the floor, if it stands as far away as the middle of its footprint. */
function heightOf(mask: Pick<Photo, 'width' | 'data'>, camera: Camera, box: Box, [, z]: Vec2): number {
  const first = mask.data.findIndex((value) => value > 127)
  const [, y, forward] = rayThrough(camera, [(first % mask.width) + 0.5, Math.floor(first / mask.width)])
  return forward > 0 ? Math.max(0, box.floor - (y * z) / forward) : box.floor
}

const quantile = (values: readonly number[], share: number) =>
  [...values].sort((a, b) => a - b)[Math.floor(share * (values.length - 1))] as number
