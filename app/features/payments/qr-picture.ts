import { crc32, deflateSync } from 'node:zlib'
import { qrModules } from '#app/lib/qr-path'

/** Pixels of a module: large enough for an app that reads the picture from the phone's gallery. */
const SCALE = 16
const SIGNATURE = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]

/** A QR code as a PNG of one bit a pixel (PNG specification, third edition). */
export function qrPicture(text: string): Uint8Array<ArrayBuffer> {
  const { data, size } = qrModules(text)
  const side = size * SCALE
  const header = Buffer.alloc(13)
  header.writeUInt32BE(side, 0)
  header.writeUInt32BE(side, 4)
  // One bit a pixel, grey; the other three bytes are the only methods that there are.
  header.set([1, 0, 0, 0, 0], 8)
  const rows = data.flatMap((row) => {
    const line = Buffer.alloc(1 + side / 8, 0xff)
    line[0] = 0
    // A module is two bytes wide.
    for (const [module, isDark] of row.entries()) if (isDark) line.fill(0, 1 + 2 * module, 3 + 2 * module)
    return Array.from({ length: SCALE }, () => line)
  })
  return new Uint8Array(
    Buffer.concat([
      Buffer.from(SIGNATURE),
      chunk('IHDR', header),
      chunk('IDAT', deflateSync(Buffer.concat(rows))),
      chunk('IEND', Buffer.alloc(0)),
    ]),
  )
}

/** Length, name, data, and a checksum of both. */
function chunk(name: string, data: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(name, 'ascii'), data])
  const [length, checksum] = [Buffer.alloc(4), Buffer.alloc(4)]
  length.writeUInt32BE(data.length)
  checksum.writeUInt32BE(crc32(named))
  return Buffer.concat([length, named, checksum])
}
