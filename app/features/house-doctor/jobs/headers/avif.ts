import { dataViewOf, type ImageHeader, nameAt, plainHeader } from './header.ts'

const BOX_HEAD = 8
const LARGE_BOX_HEAD = 16
/** Version and flags of a full box (ISO/IEC 14496-12, 4.2). */
const FULL_BOX = 4
/** Box path to a picture's properties. */
const WAY = ['meta', 'iprp', 'ipco']
const HIGH_BIT_DEPTH = 0x40
/** Encoders write three to five top-level boxes, and fewer than sixty in all. */
const MOST_AT_TOP = 64
const MOST_BOXES = 256
/** The first is the major brand; the second field is its version. */
const MOST_BRANDS = 32

type Box = { name: string; data: Uint8Array; isWhole: boolean }
/** Remaining boxes to inspect. */
type Budget = { boxes: number }

/** AVIF 1.1 (AOMedia) over HEIF (ISO/IEC 23008-12): the largest size of its items. */
export function readAvif(bytes: Uint8Array): ImageHeader | undefined {
  if (nameAt(bytes, 4) !== 'ftyp') return
  const budget = { boxes: MOST_BOXES }
  const header: ImageHeader = { format: 'avif', ...plainHeader }
  let [atTop, isWhole, hasPixels] = [0, true, false]
  for (const box of boxesIn(bytes, budget)) {
    if (atTop === 0) {
      const brands = brandsOf(box.data)
      if (!brands.includes('avif') && !brands.includes('avis')) return
      header.isAnimated = brands.includes('avis')
    }
    if (++atTop > MOST_AT_TOP) return header
    isWhole &&= box.isWhole
    hasPixels ||= box.name === 'mdat'
    if (box.name === WAY[0]) readProperties(header, box.data.subarray(FULL_BOX), 1, budget)
  }
  return { ...header, isWhole: isWhole && hasPixels && budget.boxes >= 0 }
}

const brandsOf = (data: Uint8Array) =>
  Array.from({ length: Math.min(data.length >> 2, MOST_BRANDS) }, (_, index) => nameAt(data, index * 4))

function readProperties(header: ImageHeader, bytes: Uint8Array, depth: number, budget: Budget) {
  for (const { name, data } of boxesIn(bytes, budget)) {
    if (depth === WAY.length) readProperty(header, name, data)
    else if (name === WAY[depth]) readProperties(header, data, depth + 1, budget)
  }
}

function readProperty(header: ImageHeader, name: string, data: Uint8Array) {
  if (name === 'ispe' && data.length >= 12) {
    header.width = Math.max(header.width, dataViewOf(data).getUint32(FULL_BOX))
    header.height = Math.max(header.height, dataViewOf(data).getUint32(FULL_BOX + 4))
  }
  if (name === 'irot') header.isTurned = ((data[0] ?? 0) & 1) === 1
  if (name === 'av1C') header.isDeep ||= ((data[2] ?? 0) & HIGH_BIT_DEPTH) !== 0
}

/** Sibling boxes; the last may be truncated. */
function* boxesIn(bytes: Uint8Array, budget: Budget): Generator<Box> {
  const view = dataViewOf(bytes)
  for (let at = 0; at + BOX_HEAD <= bytes.length; ) {
    if (--budget.boxes < 0) return
    const declared = view.getUint32(at)
    const isLarge = declared === 1 && at + LARGE_BOX_HEAD <= bytes.length
    const head = isLarge ? LARGE_BOX_HEAD : BOX_HEAD
    // 0: to the end of the file.
    const length = isLarge ? Number(view.getBigUint64(at + BOX_HEAD)) : declared || bytes.length - at
    if (length < head) return
    const data = bytes.subarray(at + head, at + length)
    yield { name: nameAt(bytes, at + 4), data, isWhole: at + length <= bytes.length }
    at += length
  }
}
