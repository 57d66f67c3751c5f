/** Chooses also what is wholly surrounded by chosen pixels and smaller than `mostPx` of them. */
export function fillIslands(data: Uint8Array, width: number, mostPx: number) {
  const isSeen = new Uint8Array(data.length)
  for (let start = 0; start < data.length; start++) {
    if (data[start] !== 0 || isSeen[start]) continue
    const { pixels, isOpen } = islandAt(start, data, isSeen, width)
    if (!isOpen && pixels.length < mostPx) for (const pixel of pixels) data[pixel] = 255
  }
}

/** What hangs together with a pixel that is not chosen, and whether it reaches the picture's border. */
function islandAt(start: number, data: Uint8Array, isSeen: Uint8Array, width: number) {
  const pixels = [start]
  isSeen[start] = 1
  let isOpen = false
  for (let place = 0; place < pixels.length; place++) {
    const pixel = pixels[place] as number
    const column = pixel % width
    if (column === 0 || column === width - 1 || pixel < width || pixel >= data.length - width) isOpen = true
    for (const next of [column > 0 ? pixel - 1 : -1, column < width - 1 ? pixel + 1 : -1, pixel - width, pixel + width])
      if (next >= 0 && next < data.length && data[next] === 0 && !isSeen[next]) {
        isSeen[next] = 1
        pixels.push(next)
      }
  }
  return { pixels, isOpen }
}
