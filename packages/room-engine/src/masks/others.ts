import type { Size } from './mask.ts'
import type { Region } from './region.ts'
import type { Seed } from './seeds.ts'

/** Minimum share of the picture, and of the region on floor and ceiling. */
const [LEAST_PICTURE, ON_LEVEL] = [0.004, 0.85]
/** Glass before the day: lightness, how much brighter than the wall, and the share that it fills of its rectangle. */
const [BRIGHT, BRIGHTER, FILLED] = [90, 6, 0.5]

/** Regions that are certainly no wall: even parts of floor and ceiling, and windows. */
export function regionsOfOthers(size: Size, regions: readonly Region[], seeds: readonly Seed[]): Region[] {
  const large = regions.filter(({ pixels }) => pixels.length >= LEAST_PICTURE * size.width * size.height)
  return large.filter((region) => region.wallShare <= 1 - ON_LEVEL || isWindow(size, region, seeds))
}

/** Far brighter than each place of the wall, and a rectangle along the room's axes. */
function isWindow(size: Size, region: Region, seeds: readonly Seed[]): boolean {
  const [lightness] = region.colour
  return (
    lightness > BRIGHT &&
    seeds.every(({ colour }) => lightness > colour[0] + BRIGHTER) &&
    region.pixels.length > FILLED * rectangleArea(size, region.pixels)
  )
}

function rectangleArea({ width }: Size, pixels: readonly number[]): number {
  let [left, right] = [width, 0]
  for (const pixel of pixels) {
    left = Math.min(left, pixel % width)
    right = Math.max(right, pixel % width)
  }
  const [top, bottom] = [pixels[0] as number, pixels.at(-1) as number].map((pixel) => Math.floor(pixel / width))
  return (right - left + 1) * ((bottom as number) - (top as number) + 1)
}
