import sharp from 'sharp'
import { beforeAll, expect, test } from 'vitest'
import { checkImage } from '#app/features/house-doctor/jobs/image-check'
import { whitenessOfPng } from '#app/features/house-doctor/jobs/png-whiteness'

const MB = 1024 * 1024
/** 8 bytes each: 14.4 MB, which a call may bring. */
const MANY = 1_800_000

/** A beginning, then one small piece many times. */
function repeated(beginning: Buffer, piece: Buffer, times: number) {
  const bytes = Buffer.alloc(beginning.length + piece.length * times)
  bytes.fill(piece, beginning.length)
  beginning.copy(bytes)
  return new Uint8Array(bytes)
}

const box = (name: string, data = Buffer.alloc(0)) => {
  const head = Buffer.alloc(8)
  head.writeUInt32BE(8 + data.length)
  head.write(name, 4, 'latin1')
  return Buffer.concat([head, data])
}
const AVIF = box('ftyp', Buffer.from('avif\0\0\0\0avif', 'latin1'))

/** Nested boxes, each containing the rest. */
function nested(name: string, depth: number) {
  const bytes = Buffer.alloc(8 * depth)
  for (let level = 0; level < depth; level++) {
    bytes.writeUInt32BE(8 * (depth - level), 8 * level)
    bytes.write(name, 8 * level + 4, 'latin1')
  }
  return bytes
}

const emptyChunk = Buffer.from('\0\0\0\0IDAT\0\0\0\0', 'latin1')
const room = () => sharp({ create: { width: 640, height: 520, channels: 3, background: '#b98' } })
const png = () => room().png().toBuffer()
const SIGNATURE_AND_HEADER = 33
/** A PNG with a million empty pixel chunks before the real ones. */
async function pngOfEmptyPieces() {
  const whole = await png()
  const start = repeated(whole.subarray(0, SIGNATURE_AND_HEADER), emptyChunk, 1_200_000)
  return new Uint8Array(Buffer.concat([start, whole.subarray(SIGNATURE_AND_HEADER)]))
}

async function webpOfEmptyChunks() {
  const whole = await room().webp().toBuffer()
  const start = repeated(whole.subarray(0, 12), Buffer.from('junk\0\0\0\0', 'latin1'), MANY)
  const bytes = Buffer.concat([start, whole.subarray(12)])
  bytes.writeUInt32LE(bytes.length - 8, 4)
  return new Uint8Array(bytes)
}

async function jpegOfEmptySegments() {
  const whole = await room().jpeg().toBuffer()
  const start = repeated(whole.subarray(0, 2), Buffer.from([0xff, 0xe1, 0, 2]), 2 * MANY)
  return new Uint8Array(Buffer.concat([start, whole.subarray(2)]))
}

const files: [string, () => Uint8Array<ArrayBuffer> | Promise<Uint8Array<ArrayBuffer>>, string][] = [
  ['boxes and nothing else', () => repeated(Buffer.alloc(0), box('free'), MANY), 'unsupported_media'],
  ['an AVIF of empty boxes', () => repeated(AVIF, box('free'), MANY), 'image_unreadable'],
  [
    'an AVIF of empty properties',
    () => {
      const properties = box('ipco', Buffer.from(repeated(Buffer.alloc(0), box('free'), MANY)))
      const meta = box('meta', Buffer.concat([Buffer.alloc(4), box('iprp', properties)]))
      return new Uint8Array(Buffer.concat([AVIF, meta, box('mdat')]))
    },
    'image_unreadable',
  ],
  [
    'an AVIF of brands',
    () => new Uint8Array(box('ftyp', Buffer.alloc(8 * MANY, 'avif\0\0\0\0', 'latin1'))),
    'image_unreadable',
  ],
  ['an AVIF of nested boxes', () => new Uint8Array(Buffer.concat([AVIF, nested('iprp', 60_000)])), 'image_unreadable'],
  [
    'an AVIF of nested boxes on the way to its properties',
    () => new Uint8Array(Buffer.concat([AVIF, box('meta', Buffer.concat([Buffer.alloc(4), nested('iprp', 60_000)]))])),
    'image_unreadable',
  ],
  ['a PNG of empty pieces', pngOfEmptyPieces, 'image_unreadable'],
  ['a WebP of empty chunks', webpOfEmptyChunks, 'image_unreadable'],
  ['a JPEG of empty segments', jpegOfEmptySegments, 'image_unreadable'],
]

const codeOf = (bytes: Uint8Array) => {
  const checked = checkImage(bytes)
  return checked.ok ? checked.size : checked.code
}

/** Growth of the process's peak memory; each test file has its own process. */
async function growthOf(work: () => unknown) {
  const mostHeld = () => process.resourceUsage().maxRSS * 1024
  const before = mostHeld()
  await work()
  return mostHeld() - before
}

test('[SEC-01] an AVIF may have some boxes more than an encoder writes, and not any number', async () => {
  const whole = await room().avif({ effort: 0 }).toBuffer()
  const withMore = (boxes: number) => new Uint8Array(Buffer.concat([whole, ...Array(boxes).fill(box('free'))]))
  expect(codeOf(withMore(50))).toEqual({ width: 640, height: 520 })
  expect(codeOf(withMore(100))).toBe('image_unreadable')
})

beforeAll(() => {
  // Warm-up: the cost of any body of this size.
  codeOf(new Uint8Array(8 * MANY))
})

test.each(files)('[SEC-01] %s is refused, and costs no more memory than as many zeros', async (_, make, refusal) => {
  const bytes = await make()
  let code: unknown
  expect(await growthOf(() => (code = codeOf(bytes)))).toBeLessThan(8 * MB)
  expect(code).toBe(refusal)
})

test('[SEC-01] a mask of empty pieces is refused as cheaply, and some between the true ones change nothing', async () => {
  const bytes = await pngOfEmptyPieces()
  const growth = await growthOf(() => expect(whitenessOfPng(bytes)).rejects.toThrow())
  expect(growth).toBeLessThan(8 * MB)
  const whole = await png()
  const some = repeated(whole.subarray(0, SIGNATURE_AND_HEADER), emptyChunk, 100)
  const { data } = await whitenessOfPng(new Uint8Array(Buffer.concat([some, whole.subarray(SIGNATURE_AND_HEADER)])))
  expect(data).toEqual((await whitenessOfPng(new Uint8Array(whole))).data)
})
