const MAGIC = 0x46546c67
const JSON_CHUNK = 0x4e4f534a
const BINARY_CHUNK = 0x004e4942
const HEADER = 12
const CHUNK_HEADER = 8

/** The two chunks of a binary glTF 2.0 file. */
export function readGlb<Gltf>(glb: Uint8Array): { json: Gltf; binary: Uint8Array } {
  const view = new DataView(glb.buffer, glb.byteOffset, glb.byteLength)
  if (view.getUint32(0, true) !== MAGIC) throw new Error('Not a binary glTF file')
  const jsonLength = view.getUint32(HEADER, true)
  const jsonStart = HEADER + CHUNK_HEADER
  const binaryStart = jsonStart + jsonLength + CHUNK_HEADER
  return {
    json: JSON.parse(new TextDecoder().decode(glb.subarray(jsonStart, jsonStart + jsonLength))),
    binary: glb.subarray(binaryStart, binaryStart + view.getUint32(jsonStart + jsonLength, true)),
  }
}

/** Writes a GLB file; the binary chunk comes in parts. */
export function writeGlb(json: object, binary: readonly Uint8Array[]): Uint8Array {
  const text = padded(new TextEncoder().encode(JSON.stringify(json)), 0x20)
  const binaryLength = binary.reduce((sum, { byteLength }) => sum + byteLength, 0)
  const length = HEADER + CHUNK_HEADER + text.byteLength + CHUNK_HEADER + binaryLength
  const glb = new Uint8Array(length)
  const view = new DataView(glb.buffer)
  let at = 0
  const word = (value: number) => {
    view.setUint32(at, value, true)
    at += 4
  }
  const put = (part: Uint8Array) => {
    glb.set(part, at)
    at += part.byteLength
  }
  for (const value of [MAGIC, 2, length, text.byteLength, JSON_CHUNK]) word(value)
  put(text)
  for (const value of [binaryLength, BINARY_CHUNK]) word(value)
  for (const part of binary) put(part)
  return glb
}

/** Chunks and views are aligned to four bytes. */
export function padded(data: Uint8Array, filler: number): Uint8Array {
  const result = new Uint8Array(Math.ceil(data.byteLength / 4) * 4).fill(filler)
  result.set(data)
  return result
}
