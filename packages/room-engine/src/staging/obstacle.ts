import type { Vec2 } from '@vuong-tron/geometry/vectors'
import { type Camera, rayThrough } from '../geometry/camera.ts'
import { type Box, floorPoint } from '../geometry/room-box.ts'
import type { Photo } from '../picture.ts'
import type { Solid } from './footprint.ts'

/** A photo does not show depth: assume this share of the width. */
const LEAST_DEPTH = 0.5
/** Masks of fewer columns are specks. */
const LEAST_COLUMNS = 4

/**
 * Floor footprint of a thing in a photo, from its mask (255 inside); undefined when its foot is not on the visible
 * floor.
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
  // At its sides, the mask's lower edge may be a rising edge.
  const [near, furthest] = [Math.min(...zs), quantile(zs, 0.9)]
  const xs = feet.filter(([, z]) => z <= furthest).map(([x]) => x)
  const [left, right] = [Math.min(...xs), Math.max(...xs)]
  const w = right - left
  const far = Math.min(box.back, Math.max(furthest, near + LEAST_DEPTH * w))
  const middle: Vec2 = [(left + right) / 2, (near + far) / 2]
  return { x: middle[0], z: middle[1], w, d: far - near, turn: 0, low: 0, high: heightOf(mask, camera, box, middle) }
}

/** The lowest mask pixel of each column, unless the picture cuts it off. */
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

/** Height of the mask's top, at the distance of its footprint's middle. */
function heightOf(mask: Pick<Photo, 'width' | 'data'>, camera: Camera, box: Box, [, z]: Vec2): number {
  const first = mask.data.findIndex((value) => value > 127)
  const [, y, forward] = rayThrough(camera, [(first % mask.width) + 0.5, Math.floor(first / mask.width)])
  return forward > 0 ? Math.max(0, box.floor - (y * z) / forward) : box.floor
}

const quantile = (values: readonly number[], share: number) =>
  [...values].sort((a, b) => a - b)[Math.floor(share * (values.length - 1))] as number
