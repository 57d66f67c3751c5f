/** The chosen pixels and all within so many of them along rows and columns. */
export function dilated(chosen: Uint8Array, width: number, height: number, byPx: number): Uint8Array {
  const rows = spread(chosen, height, width, width, 1, byPx)
  return spread(rows, width, height, 1, width, byPx)
}

/** The chosen pixels that have only chosen ones within so many of them; the picture's border is no border. */
export function eroded(chosen: Uint8Array, width: number, height: number, byPx: number): Uint8Array {
  return dilated(
    chosen.map((value) => (value ? 0 : 1)),
    width,
    height,
    byPx,
  ).map((value) => (value ? 0 : 1))
}

/** Along each line, how long ago a chosen pixel was passed, from either end. */
function spread(chosen: Uint8Array, lines: number, count: number, lineStep: number, step: number, byPx: number) {
  const result = new Uint8Array(chosen.length)
  for (let line = 0; line < lines; line++)
    for (const [from, way] of [
      [0, 1],
      [count - 1, -1],
    ] as const) {
      let since = byPx + 1
      for (let place = from; place >= 0 && place < count; place += way) {
        const pixel = line * lineStep + place * step
        since = chosen[pixel] ? 0 : since + 1
        if (since <= byPx) result[pixel] = 1
      }
    }
  return result
}

/** What the nearest chosen pixel is away, about, in pixels, up to a limit (chamfers of 3 and 4: G. Borgefors, 1986). */
export function distanceUpTo(chosen: Uint8Array, width: number, height: number, mostPx: number): Float32Array {
  const far = 3 * (mostPx + 1)
  const thirds = new Uint16Array(chosen.length)
  for (let pixel = 0; pixel < chosen.length; pixel++) thirds[pixel] = chosen[pixel] ? 0 : far
  const visit = (x: number, y: number, way: 1 | -1) => {
    const pixel = y * width + x
    let least = thirds[pixel] as number
    const look = (dx: number, dy: number, cost: number) => {
      const [column, row] = [x + dx * way, y + dy * way]
      if (column < 0 || row < 0 || column >= width || row >= height) return
      least = Math.min(least, (thirds[row * width + column] as number) + cost)
    }
    if (least === 0) return
    look(-1, 0, 3)
    look(0, -1, 3)
    look(-1, -1, 4)
    look(1, -1, 4)
    thirds[pixel] = least
  }
  for (let y = 0; y < height; y++) for (let x = 0; x < width; x++) visit(x, y, 1)
  for (let y = height - 1; y >= 0; y--) for (let x = width - 1; x >= 0; x--) visit(x, y, -1)
  return Float32Array.from(thirds, (value) => value / 3)
}
