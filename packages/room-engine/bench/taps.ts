import type { Tap } from '../src/masks/correction.ts'
import { distanceTo } from '../src/masks/distance.ts'
import type { Mask } from '../src/masks/mask.ts'

/** Mask value from which a pixel counts as edited. */
const HALF = 128
/** Errors narrower than twice this are not tapped. */
const FINGER_PX = 8

const isEdited = ({ data }: Mask, pixel: number) => (data[pixel] as number) >= HALF

/** Intersection over union of two masks. */
export function overlap(one: Mask, other: Mask): number {
  let [both, either] = [0, 0]
  for (let pixel = 0; pixel < one.data.length; pixel++) {
    const [isIn, isInOther] = [isEdited(one, pixel), isEdited(other, pixel)]
    if (isIn && isInOther) both++
    if (isIn || isInOther) either++
  }
  return either === 0 ? 1 : both / either
}

/** First tap: the middle of the largest visible part. */
export function firstTap(truth: Mask): Tap | undefined {
  const middle = middleOfLargest(truth, (pixel) => isEdited(truth, pixel))
  return middle && { x: middle.x, y: middle.y, isPositive: true }
}

/** Next tap: the middle of the largest error, if it is large enough to see and hit. */
export function nextTap(truth: Mask, mask: Mask): Tap | undefined {
  const middle = middleOfLargest(truth, (pixel) => isEdited(truth, pixel) !== isEdited(mask, pixel))
  if (!middle || middle.depthPx < FINGER_PX) return undefined
  return { x: middle.x, y: middle.y, isPositive: isEdited(truth, middle.pixel) }
}

/** The pixel of the largest component that is furthest from its border, picture edges included. */
function middleOfLargest({ width, height }: Mask, isPart: (pixel: number) => boolean) {
  const part = largestPart(width, height, isPart)
  const depth = distanceTo(width + 2, height + 2, (index) => {
    const [x, y] = [(index % (width + 2)) - 1, Math.floor(index / (width + 2)) - 1]
    return x < 0 || y < 0 || x >= width || y >= height || !part.has(y * width + x)
  })
  let [deepest, depthPx] = [-1, 0]
  for (const pixel of part) {
    const here = depth[(Math.floor(pixel / width) + 1) * (width + 2) + (pixel % width) + 1] as number
    if (here > depthPx) [deepest, depthPx] = [pixel, here]
  }
  if (deepest < 0) return undefined
  return { pixel: deepest, x: (deepest % width) + 0.5, y: Math.floor(deepest / width) + 0.5, depthPx }
}

function largestPart(width: number, height: number, isPart: (pixel: number) => boolean): Set<number> {
  const seen = new Uint8Array(width * height)
  let largest: number[] = []
  for (let start = 0; start < seen.length; start++) {
    if (seen[start] || !isPart(start)) continue
    const part = [start]
    seen[start] = 1
    for (let index = 0; index < part.length; index++) {
      const pixel = part[index] as number
      const column = pixel % width
      const besides = [column > 0 ? pixel - 1 : pixel, column < width - 1 ? pixel + 1 : pixel]
      for (const next of [...besides, pixel - width, pixel + width]) {
        if (next < 0 || next >= seen.length || seen[next] || !isPart(next)) continue
        seen[next] = 1
        part.push(next)
      }
    }
    if (part.length > largest.length) largest = part
  }
  return new Set(largest)
}
