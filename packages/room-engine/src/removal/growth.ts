type Bytes = Uint8Array | Uint8ClampedArray

/** Square dilation. */
export const dilated = (chosen: Bytes, width: number, height: number, byPx: number): Uint8Array =>
  spread(chosen, 1, width, height, byPx)

/** Square erosion; the picture's border does not erode. */
export const erode = (chosen: Bytes, width: number, height: number, byPx: number): Uint8Array =>
  spread(chosen, 0, width, height, byPx)

/** Spreads the pixels that are `value` by `byPx` in both directions. */
function spread(chosen: Bytes, value: 0 | 1, width: number, height: number, byPx: number): Uint8Array {
  const result = new Uint8Array(chosen.length)
  for (let pixel = 0; pixel < chosen.length; pixel++) result[pixel] = chosen[pixel] ? 1 : 0
  const line = new Uint8Array(Math.max(width, height))
  for (let y = 0; y < height; y++) spreadAlong(result, value, y * width, 1, line.subarray(0, width), byPx)
  for (let x = 0; x < width; x++) spreadAlong(result, value, x, width, line.subarray(0, height), byPx)
  return result
}

/** One-dimensional spread along a line of pixels; `line` is scratch space. */
function spreadAlong(pixels: Uint8Array, value: 0 | 1, first: number, step: number, line: Uint8Array, byPx: number) {
  for (let index = 0; index < line.length; index++) line[index] = pixels[first + index * step] as number
  let since = byPx + 1
  for (let index = 0; index < line.length; index++) {
    since = line[index] === value ? 0 : since + 1
    if (since <= byPx) pixels[first + index * step] = value
  }
  since = byPx + 1
  for (let index = line.length - 1; index >= 0; index--) {
    since = line[index] === value ? 0 : since + 1
    if (since <= byPx) pixels[first + index * step] = value
  }
}

/** Approximate distance to the nearest chosen pixel, in thirds of a pixel, capped (3–4 chamfer: G. Borgefors, 1986). */
export function distanceInThirds(chosen: Bytes, width: number, height: number, mostPx: number): Uint16Array {
  const thirds = new Uint16Array(chosen.length)
  for (let pixel = 0; pixel < chosen.length; pixel++) thirds[pixel] = chosen[pixel] ? 0 : 3 * (mostPx + 1)
  const [top, bottom] = [thirds.indexOf(0), thirds.lastIndexOf(0)].map((pixel) => Math.floor(pixel / width))
  if (top === undefined || bottom === undefined || top < 0) return thirds
  const [first, last] = [Math.max(0, top - mostPx), Math.min(height - 1, bottom + mostPx)]
  for (let y = first; y <= last; y++)
    for (let pixel = y * width; pixel < (y + 1) * width; pixel++) approach(thirds, pixel, width, y > first ? -1 : 0, -1)
  for (let y = last; y >= first; y--)
    for (let pixel = (y + 1) * width - 1; pixel >= y * width; pixel--)
      approach(thirds, pixel, width, y < last ? 1 : 0, 1)
  return thirds
}

/** Relaxes a pixel's distance with its neighbours in row `rows` and beside it. */
function approach(thirds: Uint16Array, pixel: number, width: number, rows: -1 | 0 | 1, beside: -1 | 1) {
  let least = thirds[pixel] as number
  if (least === 0) return
  const column = pixel % width
  const [isLeft, isRight] = [column > 0, column < width - 1]
  if (beside < 0 ? isLeft : isRight) least = Math.min(least, (thirds[pixel + beside] as number) + 3)
  if (rows !== 0) {
    const other = pixel + rows * width
    least = Math.min(least, (thirds[other] as number) + 3)
    if (isLeft) least = Math.min(least, (thirds[other - 1] as number) + 4)
    if (isRight) least = Math.min(least, (thirds[other + 1] as number) + 4)
  }
  thirds[pixel] = least
}
