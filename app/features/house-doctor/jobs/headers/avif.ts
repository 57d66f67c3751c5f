import { type ImageHeader, nameAt, plainHeader, viewOf } from './header.ts'

const BOX_HEAD = 8
const LARGE_BOX_HEAD = 16
/** Version and flags of a full box (ISO/IEC 14496-12, 4.2). */
const FULL_BOX = 4
/** Boxes that lead to a picture's properties, with what stands in them before their first box. */
const leadingIn: Record<string, number> = { meta: FULL_BOX, iprp: 0, ipco: 0 }
const HIGH_BIT_DEPTH = 0x40

type Box = { name: string; data: Uint8Array; isWhole: boolean }

/** AVIF 1.1 (AOMedia) over HEIF (ISO/IEC 23008-12): the largest of the sizes that its items have. */
export function readAvif(bytes: Uint8Array): ImageHeader | undefined {
  const [first, ...others] = boxesIn(bytes)
  if (first?.name !== 'ftyp') return
  const brands = Array.from({ length: first.data.length >> 2 }, (_, place) => nameAt(first.data, place * 4))
  if (!brands.includes('avif') && !brands.includes('avis')) return
  const header: ImageHeader = { format: 'avif', ...plainHeader, isAnimated: brands.includes('avis') }
  for (const box of others) readProperties(header, box)
  const isWhole = [first, ...others].every((box) => box.isWhole) && others.some(({ name }) => name === 'mdat')
  return { ...header, isWhole }
}

function readProperties(header: ImageHeader, { name, data }: Box) {
  const start = leadingIn[name]
  if (start !== undefined) for (const box of boxesIn(data.subarray(start))) readProperties(header, box)
  if (name === 'ispe' && data.length >= 12) {
    header.width = Math.max(header.width, viewOf(data).getUint32(FULL_BOX))
    header.height = Math.max(header.height, viewOf(data).getUint32(FULL_BOX + 4))
  }
  if (name === 'irot') header.isTurned = ((data[0] ?? 0) & 1) === 1
  if (name === 'av1C') header.isDeep ||= ((data[2] ?? 0) & HIGH_BIT_DEPTH) !== 0
}

/** The boxes side by side in a box or a file; the last may be cut off. */
function boxesIn(bytes: Uint8Array): Box[] {
  const view = viewOf(bytes)
  const boxes: Box[] = []
  for (let at = 0; at + BOX_HEAD <= bytes.length; ) {
    const said = view.getUint32(at)
    const isLarge = said === 1 && at + LARGE_BOX_HEAD <= bytes.length
    const head = isLarge ? LARGE_BOX_HEAD : BOX_HEAD
    // 0: to the end of the file.
    const length = isLarge ? Number(view.getBigUint64(at + BOX_HEAD)) : said || bytes.length - at
    if (length < head) return boxes
    boxes.push({
      name: nameAt(bytes, at + 4),
      data: bytes.subarray(at + head, at + length),
      isWhole: at + length <= bytes.length,
    })
    at += length
  }
  return boxes
}
