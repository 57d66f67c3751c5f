type Bytes = Uint8Array | Uint8ClampedArray

/** The chosen pixels and all within so many of them along rows and columns. */
export const dilated = (chosen: Bytes, width: number, height: number, byPx: number): Uint8Array =>
  spread(chosen, 1, width, height, byPx)

/** The chosen pixels that have only chosen ones within so many of them; the picture's border is no border. */
export const eroded = (chosen: Bytes, width: number, height: number, byPx: number): Uint8Array =>
  spread(chosen, 0, width, height, byPx)

/** The pixels (1 where chosen, else 0) after all that are `value` have spread to those within so many of them. */
function spread(chosen: Bytes, value: 0 | 1, width: number, height: number, byPx: number): Uint8Array {
  const result = new Uint8Array(chosen.length)
  for (let pixel = 0; pixel < chosen.length; pixel++) result[pixel] = chosen[pixel] ? 1 : 0
  const line = new Uint8Array(Math.max(width, height))
  for (let y = 0; y < height; y++) spreadAlong(result, value, y * width, 1, line.subarray(0, width), byPx)
  for (let x = 0; x < width; x++) spreadAlong(result, value, x, width, line.subarray(0, height), byPx)
  return result
}

/** Along one line of pixels, how long ago the value was passed, from either end; `line` is for what they were before. */
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

/**
 * How far the nearest chosen pixel is, about, in thirds of a pixel, up to a limit (chamfers of 3 and 4: G. Borgefors, 1986).
 */
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

/** Lets a pixel be as near as its neighbours in the row before (`rows` up or down; 0 if there is none) and beside it allow. */
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
