import { isTurnedByExif } from './exif.ts'
import { dataViewOf, type ImageHeader, MOST_CHUNKS, nameAt, plainHeader } from './header.ts'

const APP1 = 0xe1
const START_OF_SCAN = 0xda
const END_OF_IMAGE = 0xd9
/** Start of frame: C0 to CF without the tables DHT, JPG and DAC. */
const isFrame = (marker: number) => marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker)
/** Markers without a segment: TEM, RSTn and SOI. */
const stands = (marker: number) => marker === 0x01 || (marker >= 0xd0 && marker <= 0xd8)

/** ITU-T T.81, B.1 and B.2. */
export function readJpeg(bytes: Uint8Array): ImageHeader | undefined {
  if (bytes[0] !== 0xff || bytes[1] !== 0xd8 || bytes[2] !== 0xff) return
  const header: ImageHeader = { format: 'jpeg', ...plainHeader }
  const view = dataViewOf(bytes)
  let segments = 0
  for (let at = 2; at + 4 <= bytes.length; ) {
    if (bytes[at] !== 0xff) return header
    const marker = bytes[at + 1] as number
    if (marker === 0xff) at += 1
    else if (stands(marker)) at += 2
    else {
      if (++segments > MOST_CHUNKS) return header
      const length = view.getUint16(at + 2)
      const segment = bytes.subarray(at + 4, at + 2 + length)
      if (length < 2 || marker === END_OF_IMAGE) return header
      if (marker === START_OF_SCAN) return { ...header, isWhole: endsAfter(bytes, at) }
      if (isFrame(marker) && segment.length >= 6) Object.assign(header, frameOf(segment))
      if (marker === APP1 && nameAt(segment, 0) === 'Exif') header.isTurned = isTurnedByExif(segment.subarray(6))
      at += 2 + length
    }
  }
  return header
}

function frameOf(segment: Uint8Array): Partial<ImageHeader> {
  const view = dataViewOf(segment)
  return {
    isDeep: view.getUint8(0) > 8,
    height: view.getUint16(1),
    width: view.getUint16(3),
    isCmyk: view.getUint8(5) === 4,
  }
}

/** Inside a scan FF is never followed by D9, so this is the end; cameras may append data. */
function endsAfter(bytes: Uint8Array, scan: number): boolean {
  for (let at = bytes.length - 2; at > scan; at--) if (bytes[at] === 0xff && bytes[at + 1] === END_OF_IMAGE) return true
  return false
}
