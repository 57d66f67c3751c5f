import type { Mask } from '@vuong-tron/room-engine/masks/masks'
import { autoOrient } from './auto-orient'
import { orientationOf } from './headers/exif'
import { dataViewOf } from './headers/header'
import { chunksOfPng, readPng } from './headers/png'

type Head = {
  width: number
  height: number
  depth: number
  colours: number
  isInterlaced: boolean
  /** EXIF orientation. */
  orientation: number
  palette: Uint8Array
}
/** Pixels of one interlace pass (PNG, third edition, 8). */
type Pass = { left: number; top: number; across: number; down: number }

const WHOLE: readonly Pass[] = [{ left: 0, top: 0, across: 1, down: 1 }]
const ADAM7: readonly Pass[] = [
  { left: 0, top: 0, across: 8, down: 8 },
  { left: 4, top: 0, across: 8, down: 8 },
  { left: 0, top: 4, across: 4, down: 8 },
  { left: 2, top: 0, across: 4, down: 4 },
  { left: 0, top: 2, across: 2, down: 4 },
  { left: 1, top: 0, across: 2, down: 2 },
  { left: 0, top: 1, across: 1, down: 2 },
]

const HEADER_BYTES = 13
/** The indexed colour type, and channels per colour type. */
const PALETTE = 3
const CHANNELS: Record<number, number> = { 0: 1, 2: 3, 3: 1, 4: 2, 6: 4 }

/**
 * Whiteness of each pixel of a PNG, ignoring opacity; throws on damage. Streams lines, because 24 megapixels of RGBA
 * exceed a Worker's memory and scaling decoders premultiply, which turns transparent white black.
 */
export async function whitenessOfPng(bytes: Uint8Array<ArrayBuffer>): Promise<Mask> {
  const head = headOf(bytes)
  const { width, height, depth, colours, isInterlaced } = head
  const data = new Uint8Array(width * height)
  const bits = depth * (CHANNELS[colours] ?? 0)
  if (bits === 0 || depth > 8) throw new Error('a PNG that is not read here')
  const unpacked = packedIn(bytes).pipeThrough(new DecompressionStream('deflate'))
  const lines = new Lines(unpacked.getReader())
  const whiteness = whitenessIn(head)
  for (const { left, top, across, down } of isInterlaced ? ADAM7 : WHOLE) {
    const [columns, rows] = [Math.ceil((width - left) / across), Math.ceil((height - top) / down)]
    if (columns <= 0 || rows <= 0) continue
    let before = new Uint8Array(Math.ceil((columns * bits) / 8))
    for (let row = 0; row < rows; row++) {
      const line = await lines.next(1 + before.length)
      const plain = unfiltered(line, before, Math.max(1, bits >> 3))
      const start = (top + row * down) * width + left
      for (let column = 0; column < columns; column++) data[start + column * across] = whiteness(plain, column)
      before = plain
    }
  }
  await lines.end()
  return autoOrient({ width, height, channels: 1, data }, head.orientation)
}

/** Throws when the size differs from the checked one (image-check.ts): a bomb may name two. */
function headOf(bytes: Uint8Array<ArrayBuffer>): Head {
  const head = {
    width: 0,
    height: 0,
    depth: 0,
    colours: -1,
    isInterlaced: false,
    orientation: 1,
    palette: new Uint8Array(),
  }
  const checked = readPng(bytes)
  if (!checked?.isWhole) throw new Error('a PNG that is not whole')
  let isFirst = true
  for (const { name, data } of chunksOfPng(bytes)) {
    if (name === 'IEND') break
    if ((name === 'IHDR') !== isFirst) throw new Error('a PNG with no header, or several')
    isFirst = false
    if (name === 'IHDR') {
      if (data.length !== HEADER_BYTES) throw new Error('a PNG with a header of another length')
      const [width, height] = [dataViewOf(data).getUint32(0), dataViewOf(data).getUint32(4)]
      const [depth = 0, colours = -1, , , interlaced] = data.subarray(8)
      Object.assign(head, { width, height, depth, colours, isInterlaced: interlaced === 1 })
    }
    if (name === 'eXIf') head.orientation = orientationOf(data)
    if (name === 'PLTE') head.palette = data
  }
  if (checked.width !== head.width || checked.height !== head.height) throw new Error('a PNG with two sizes')
  return head
}

/** The compressed data as a stream. */
function packedIn(bytes: Uint8Array<ArrayBuffer>): ReadableStream<Uint8Array<ArrayBuffer>> {
  const chunks = chunksOfPng(bytes)
  return new ReadableStream({
    pull(controller) {
      // A for-of loop would end the generator.
      for (let next = chunks.next(); !next.done && next.value.name !== 'IEND'; next = chunks.next()) {
        const { name, data } = next.value
        if (name === 'IDAT' && data.length > 0) return controller.enqueue(data)
      }
      controller.close()
    },
  })
}

const whiteOf = (red: number, green: number, blue: number) => Math.round(0.299 * red + 0.587 * green + 0.114 * blue)

/** Whiteness of a line's pixel. */
function whitenessIn({ depth, colours, palette }: Head): (line: Uint8Array, column: number) => number {
  const channels = CHANNELS[colours] as number
  const at = (line: Uint8Array, index: number) => line[index] as number
  if (channels >= 3)
    return (line, column) =>
      whiteOf(at(line, column * channels), at(line, column * channels + 1), at(line, column * channels + 2))
  const [brightest, perByte] = [2 ** depth - 1, 8 / depth]
  const shades = Uint8Array.from({ length: brightest + 1 }, (_, value) =>
    colours === PALETTE
      ? whiteOf(palette[value * 3] ?? 0, palette[value * 3 + 1] ?? 0, palette[value * 3 + 2] ?? 0)
      : (255 * value) / brightest,
  )
  if (depth === 8) return (line, column) => at(shades, at(line, column * channels))
  return (line, column) => {
    const shift = 8 - depth * ((column % perByte) + 1)
    return at(shades, (at(line, Math.floor(column / perByte)) >> shift) & brightest)
  }
}

/** Undoes a line's filter (PNG, 9), named in its first byte. */
function unfiltered(line: Uint8Array, above: Uint8Array, step: number): Uint8Array<ArrayBuffer> {
  const [filter = 0] = line
  const plain = new Uint8Array(above.length)
  for (let index = 0; index < plain.length; index++) {
    const left = index < step ? 0 : (plain[index - step] as number)
    const up = above[index] as number
    const corner = index < step ? 0 : (above[index - step] as number)
    plain[index] = (line[index + 1] as number) + predicted(filter, left, up, corner)
  }
  return plain
}

function predicted(filter: number, left: number, up: number, corner: number): number {
  if (filter === 1) return left
  if (filter === 2) return up
  if (filter === 3) return (left + up) >> 1
  if (filter !== 4) return 0
  // Paeth predictor.
  const [toLeft, toUp, toCorner] = [Math.abs(up - corner), Math.abs(left - corner), Math.abs(left + up - 2 * corner)]
  if (toLeft <= toUp && toLeft <= toCorner) return left
  return toUp <= toCorner ? up : corner
}

/** Fixed-size lines from a stream of chunks. */
class Lines {
  /** Collected chunks, joined once per line. */
  readonly #pieces: Uint8Array[] = []
  #held = 0
  readonly #reader: ReadableStreamDefaultReader<Uint8Array>

  constructor(reader: ReadableStreamDefaultReader<Uint8Array>) {
    this.#reader = reader
  }

  async next(length: number): Promise<Uint8Array> {
    while (this.#held < length) {
      const { done, value } = await this.#reader.read()
      if (done) throw new Error('a PNG that ends too early')
      this.#pieces.push(value)
      this.#held += value.length
    }
    const line = new Uint8Array(length)
    for (let filled = 0; filled < length; ) {
      const piece = this.#pieces[0] as Uint8Array
      const part = piece.subarray(0, length - filled)
      line.set(part, filled)
      filled += part.length
      if (part.length < piece.length) this.#pieces[0] = piece.subarray(part.length)
      else this.#pieces.shift()
    }
    this.#held -= length
    return line
  }

  end = () => this.#reader.cancel()
}
