import { crc32, deflateSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { markedJpeg, markedPng, xmpOf } from '#app/features/house-doctor/export-mark'

const text = (bytes: Uint8Array) => Buffer.from(bytes).toString('latin1')
const xmp = xmpOf('compositeSynthetic', 'Dựng bằng AI & <máy>')

test('[ROUTE-09] the mark names the kind of source by its IPTC address, and a sentence that is safe in XML', () => {
  expect(xmp).toContain('DigitalSourceType="http://cv.iptc.org/newscodes/digitalsourcetype/compositeSynthetic"')
  expect(xmp).toContain('<rdf:li xml:lang="x-default">Dựng bằng AI &amp; &lt;máy&gt;</rdf:li>')
})

test('[ROUTE-09] a JPEG gets it in an APP1 segment behind its APP0, the rest as it was', () => {
  const head = [0xff, 0xd8, 0xff, 0xe0, 0, 4, 1, 2]
  const rest = [0xff, 0xdb, 0, 3, 9, 0xff, 0xd9]
  const marked = markedJpeg(Uint8Array.from([...head, ...rest]), xmp)
  expect([...marked.subarray(0, head.length)]).toEqual(head)
  expect([...marked.subarray(head.length, head.length + 2)]).toEqual([0xff, 0xe1])
  const length = new DataView(marked.buffer).getUint16(head.length + 2)
  const segment = marked.subarray(head.length + 4, head.length + 2 + length)
  expect(text(segment)).toBe(`http://ns.adobe.com/xap/1.0/\0${Buffer.from(xmp).toString('latin1')}`)
  expect([...marked.subarray(head.length + 2 + length)]).toEqual(rest)
})

test('[ROUTE-09] a PNG gets it in a chunk with a true checksum, its pixels as they were', () => {
  const chunk = (type: string, data: Uint8Array) => {
    const body = Buffer.concat([Buffer.from(type), data])
    const frame = Buffer.alloc(8)
    frame.writeUInt32BE(data.length, 0)
    frame.writeUInt32BE(crc32(body), 4)
    return Buffer.concat([frame.subarray(0, 4), body, frame.subarray(4)])
  }
  const head = Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10]),
    chunk('IHDR', Uint8Array.from([0, 0, 0, 1, 0, 0, 0, 1, 8, 2, 0, 0, 0])),
  ])
  const rest = Buffer.concat([
    chunk('IDAT', deflateSync(Uint8Array.from([0, 1, 2, 3]))),
    chunk('IEND', new Uint8Array()),
  ])
  const marked = Buffer.from(markedPng(Buffer.concat([head, rest]), xmp))
  expect(marked.subarray(0, head.length)).toEqual(head)
  const mark = chunk('iTXt', Buffer.concat([Buffer.from('XML:com.adobe.xmp\0\0\0\0\0'), Buffer.from(xmp)]))
  expect(marked.subarray(head.length, head.length + mark.length)).toEqual(mark)
  expect(marked.subarray(head.length + mark.length)).toEqual(rest)
})
