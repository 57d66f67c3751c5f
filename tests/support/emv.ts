/**
 * Reads an EMVCo text by the specification alone, without the code that writes one. Throws where it is broken.
 */
export function readVietQr(text: string) {
  if (remainderOf(text.slice(0, -4)) !== Number.parseInt(text.slice(-4), 16)) throw new Error('the checksum is wrong')
  const root = fieldsOf(text)
  const merchant = fieldsOf(root['38'] ?? '')
  const beneficiary = fieldsOf(merchant['01'] ?? '')
  const { '08': purpose, ...unexpected } = fieldsOf(root['62'] ?? '')
  if (Object.keys(unexpected).length) throw new Error('additional data other than the purpose')
  return {
    ids: Object.keys(root).sort().join(' '),
    version: root['00'],
    method: root['01'],
    scheme: merchant['00'],
    service: merchant['02'],
    bin: beneficiary['00'],
    account: beneficiary['01'],
    currency: root['53'],
    amount: root['54'],
    country: root['58'],
    purpose,
  }
}

function fieldsOf(text: string): Record<string, string> {
  const fields: Record<string, string> = {}
  let rest = text
  while (rest) {
    const [, id = '', length = ''] = /^(\d\d)(\d\d)/.exec(rest) ?? []
    const value = rest.slice(4, 4 + Number(length))
    if (!id || id in fields || !value || value.length !== Number(length)) throw new Error(`no field at "${rest}"`)
    fields[id] = value
    rest = rest.slice(4 + value.length)
  }
  return fields
}

/** CRC-16/CCITT-FALSE as what it is: the remainder of a long division of bits by 1 0001 0000 0010 0001. */
function remainderOf(text: string): number {
  const divisor = [...'10001000000100001'].map(Number)
  const bits = [...Buffer.from(text)].flatMap((byte) => [...byte.toString(2).padStart(8, '0')].map(Number))
  const dividend = [...bits, ...Array<number>(16).fill(0)]
  // The register begins with ones, which is the same as flipping the first sixteen bits.
  for (let at = 0; at < 16; at++) dividend[at] = 1 - (dividend[at] ?? 0)
  for (let at = 0; at < bits.length; at++) {
    if (!dividend[at]) continue
    for (const [offset, bit] of divisor.entries()) dividend[at + offset] = (dividend[at + offset] ?? 0) ^ bit
  }
  return Number.parseInt(dividend.slice(-16).join(''), 2)
}
