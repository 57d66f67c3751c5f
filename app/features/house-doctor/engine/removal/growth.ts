/** The chosen pixels and all within so many of them along rows and columns. */
export function dilated(chosen: Uint8Array, width: number, height: number, byPx: number): Uint8Array {
  const rows = spread(chosen, height, width, width, 1, byPx)
  return spread(rows, width, height, 1, width, byPx)
}

/** The chosen pixels that have only chosen ones within so many of them; the picture's border is no border. */
export function eroded(chosen: Uint8Array, width: number, height: number, byPx: number): Uint8Array {
  return inverted(dilated(inverted(chosen), width, height, byPx))
}

function inverted(chosen: Uint8Array): Uint8Array {
  const others = new Uint8Array(chosen.length)
  for (let pixel = 0; pixel < chosen.length; pixel++) others[pixel] = chosen[pixel] ? 0 : 1
  return others
}

/** Along each line, how long ago a chosen pixel was passed, from either end. */
function spread(chosen: Uint8Array, lines: number, count: number, lineStep: number, step: number, byPx: number) {
  const result = new Uint8Array(chosen.length)
  for (let line = 0; line < lines; line++) {
    const first = line * lineStep
    const last = first + (count - 1) * step
    let since = byPx + 1
    for (let pixel = first; pixel <= last; pixel += step) {
      since = chosen[pixel] ? 0 : since + 1
      if (since <= byPx) result[pixel] = 1
    }
    since = byPx + 1
    for (let pixel = last; pixel >= first; pixel -= step) {
      since = chosen[pixel] ? 0 : since + 1
      if (since <= byPx) result[pixel] = 1
    }
  }
  return result
}

/** How far the nearest chosen pixel is, about, in pixels, up to a limit (chamfers of 3 and 4: G. Borgefors, 1986). */
export function distanceUpTo(chosen: Uint8Array, width: number, height: number, mostPx: number): Float32Array {
  const thirds = new Uint16Array(chosen.length)
  const [top, bottom] = [chosen.indexOf(1), chosen.lastIndexOf(1)].map((pixel) => Math.floor(pixel / width))
  for (let pixel = 0; pixel < chosen.length; pixel++) thirds[pixel] = chosen[pixel] ? 0 : 3 * (mostPx + 1)
  if (top === undefined || bottom === undefined || top < 0) return wholes(thirds)
  const [first, last] = [Math.max(0, top - mostPx), Math.min(height - 1, bottom + mostPx)]
  for (let y = first; y <= last; y++)
    for (let pixel = y * width; pixel < (y + 1) * width; pixel++) approach(thirds, pixel, width, y > first ? -1 : 0, -1)
  for (let y = last; y >= first; y--)
    for (let pixel = (y + 1) * width - 1; pixel >= y * width; pixel--)
      approach(thirds, pixel, width, y < last ? 1 : 0, 1)
  return wholes(thirds)
}

function wholes(thirds: Uint16Array): Float32Array {
  const distances = new Float32Array(thirds.length)
  for (let pixel = 0; pixel < thirds.length; pixel++) distances[pixel] = (thirds[pixel] as number) / 3
  return distances
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
