/** Chooses also what is wholly surrounded by chosen pixels and smaller than `mostPx` of them. */
export function fillIslands(data: Uint8Array, width: number, mostPx: number) {
  const isSeen = new Uint8Array(data.length)
  const pixels = new Uint32Array(data.length)
  for (let start = 0; start < data.length; start++) {
    if (data[start] !== 0 || isSeen[start]) continue
    const { count, isOpen } = islandAt(start, data, isSeen, width, pixels)
    if (!isOpen && count < mostPx) for (let place = 0; place < count; place++) data[pixels[place] as number] = 255
  }
}

/**
 * What hangs together with a pixel that is not chosen, written into `pixels`: how many they are, and whether they reach the
 * picture's border.
 */
function islandAt(start: number, data: Uint8Array, isSeen: Uint8Array, width: number, pixels: Uint32Array) {
  pixels[0] = start
  let count = 1
  isSeen[start] = 1
  let isOpen = false
  const visit = (next: number) => {
    if (next < 0 || next >= data.length || data[next] !== 0 || isSeen[next]) return
    isSeen[next] = 1
    pixels[count++] = next
  }
  for (let place = 0; place < count; place++) {
    const pixel = pixels[place] as number
    const column = pixel % width
    if (column === 0 || column === width - 1 || pixel < width || pixel >= data.length - width) isOpen = true
    if (column > 0) visit(pixel - 1)
    if (column < width - 1) visit(pixel + 1)
    visit(pixel - width)
    visit(pixel + width)
  }
  return { count, isOpen }
}
