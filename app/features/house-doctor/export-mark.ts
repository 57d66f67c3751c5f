/** IPTC digital source types (NewsCodes). */
export const sourceTypes = [
  /** A photo with computed parts; the engine is not a trained model. */
  'compositeSynthetic',
  /** A photo with parts that a trained model painted (the hosted engine). */
  'compositeWithTrainedAlgorithmicMedia',
  /** A photo with changed colours only. */
  'algorithmicallyEnhanced',
  /** Computed entirely, such as a mask. */
  'algorithmicMedia',
] as const
export type SourceType = (typeof sourceTypes)[number]

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')

/** The mark as XMP (ISO 16684-1), optionally with a note. */
export const xmpOf = (source: SourceType, note = ''): string =>
  `<?xpacket begin="\uFEFF" id="W5M0MpCehiHzreSzNTczkc9d"?>` +
  '<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#">' +
  '<rdf:Description rdf:about="" xmlns:Iptc4xmpExt="http://iptc.org/std/Iptc4xmpExt/2008-02-29/"' +
  ' xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:xmp="http://ns.adobe.com/xap/1.0/"' +
  ` Iptc4xmpExt:DigitalSourceType="http://cv.iptc.org/newscodes/digitalsourcetype/${source}"` +
  ' xmp:CreatorTool="Vuông Tròn House Doctor">' +
  (note &&
    `<dc:description><rdf:Alt><rdf:li xml:lang="x-default">${escaped(note)}</rdf:li></rdf:Alt></dc:description>`) +
  '</rdf:Description></rdf:RDF></x:xmpmeta><?xpacket end="w"?>'

const bytesOf = (text: string) => new TextEncoder().encode(text)

function joined(...parts: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const whole = new Uint8Array(parts.reduce((length, part) => length + part.length, 0))
  let at = 0
  for (const part of parts) {
    whole.set(part, at)
    at += part.length
  }
  return whole
}

function bigEndian(value: number, length: 2 | 4): Uint8Array {
  const bytes = new Uint8Array(length)
  const view = new DataView(bytes.buffer)
  if (length === 2) view.setUint16(0, value)
  else view.setUint32(0, value)
  return bytes
}

/** Adds XMP to a JPEG as an APP1 segment after APP0 (XMP part 3, 1.1.3). */
export function markedJpeg(jpeg: Uint8Array, xmp: string): Uint8Array<ArrayBuffer> {
  const packet = bytesOf(`http://ns.adobe.com/xap/1.0/\0${xmp}`)
  const view = new DataView(jpeg.buffer, jpeg.byteOffset)
  const at = view.getUint16(2) === 0xffe0 ? 4 + view.getUint16(4) : 2
  const segment = joined(Uint8Array.of(0xff, 0xe1), bigEndian(packet.length + 2, 2), packet)
  return joined(jpeg.subarray(0, at), segment, jpeg.subarray(at))
}

/** Signature and IHDR chunk. */
const PNG_HEAD = 8 + 25

/** Adds XMP to a PNG as an iTXt chunk (XMP part 3, 1.1.5); pixels are unchanged. */
export function markedPng(png: Uint8Array, xmp: string): Uint8Array<ArrayBuffer> {
  const chunk = joined(bytesOf('iTXt'), bytesOf('XML:com.adobe.xmp\0\0\0\0\0'), bytesOf(xmp))
  const framed = joined(bigEndian(chunk.length - 4, 4), chunk, bigEndian(checksum(chunk), 4))
  return joined(png.subarray(0, PNG_HEAD), framed, png.subarray(PNG_HEAD))
}

/** CRC-32 (PNG, third edition, annex D). */
function checksum(bytes: Uint8Array): number {
  let sum = 0xffffffff
  for (const byte of bytes) {
    sum ^= byte
    for (let bit = 0; bit < 8; bit++) sum = sum & 1 ? (sum >>> 1) ^ 0xedb88320 : sum >>> 1
  }
  return (sum ^ 0xffffffff) >>> 0
}
