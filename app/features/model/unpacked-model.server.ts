import { MeshoptDecoder } from '#app/lib/meshopt-decoder'

type Packing = {
  buffer: number
  byteOffset?: number
  byteLength: number
  byteStride: number
  count: number
  mode: 'ATTRIBUTES' | 'TRIANGLES' | 'INDICES'
  filter?: string
}
type BufferView = {
  buffer: number
  byteOffset?: number
  byteLength: number
  byteStride?: number
  target?: number
  extensions?: { EXT_meshopt_compression?: Packing }
}
type Accessor = {
  bufferView: number
  byteOffset?: number
  componentType: number
  count: number
  type: keyof typeof COMPONENTS
  normalized?: boolean
  min?: number[]
  max?: number[]
}
type Gltf = {
  accessors: Accessor[]
  bufferViews: BufferView[]
  buffers: { byteLength: number }[]
  images?: { bufferView: number }[]
  meshes: { primitives: { attributes: Record<string, number>; indices: number }[] }[]
  extensionsUsed?: string[]
  extensionsRequired?: string[]
}

const COMPONENTS = { SCALAR: 1, VEC2: 2, VEC3: 3, VEC4: 4 } as const
const FLOAT = 5126
const VERTICES = 34962
const INDICES = 34963
/** Bytes, how a component is read, and what one is where integers stand for fractions. */
const COMPONENT_TYPES: Record<number, { size: number; read: (from: DataView, at: number) => number; one: number }> = {
  5120: { size: 1, read: (from, at) => from.getInt8(at), one: 127 },
  5121: { size: 1, read: (from, at) => from.getUint8(at), one: 255 },
  5122: { size: 2, read: (from, at) => from.getInt16(at, true), one: 32767 },
  5123: { size: 2, read: (from, at) => from.getUint16(at, true), one: 65535 },
  5125: { size: 4, read: (from, at) => from.getUint32(at, true), one: 4294967295 },
  5126: { size: 4, read: (from, at) => from.getFloat32(at, true), one: 1 },
}
const DROPPED = ['EXT_meshopt_compression', 'KHR_mesh_quantization']

/**
 * One of the shop's GLB files (catalogue/models) in core glTF 2.0: meshopt decoded, vertices as 32-bit floats. Android's
 * Scene Viewer reads no other. The size in the room stays the same.
 */
export function unpackModel(glb: Uint8Array): Uint8Array {
  const { json, binary } = readGlb(glb)
  const bytes = json.bufferViews.map((view) => bytesOf(view, binary))
  const indices = new Set(json.meshes.flatMap(({ primitives }) => primitives.map((primitive) => primitive.indices)))
  const written: Uint8Array[] = []
  const bufferViews: BufferView[] = []
  const write = (data: Uint8Array, target?: number) => {
    const byteOffset = written.reduce((sum, { byteLength }) => sum + byteLength, 0)
    written.push(padded(data, 0))
    return bufferViews.push({ buffer: 0, byteOffset, byteLength: data.byteLength, ...(target && { target }) }) - 1
  }
  const images = json.images?.map((image) => ({ ...image, bufferView: write(bytes[image.bufferView] as Uint8Array) }))
  const accessors = json.accessors.map((accessor, index): Accessor => {
    const isIndex = indices.has(index)
    const { count, type, componentType } = accessor
    const values = read(accessor, json.bufferViews[accessor.bufferView] as BufferView, bytes)
    if (isIndex) {
      const data = componentType === 5125 ? Uint32Array.from(values) : Uint16Array.from(values)
      const bufferView = write(new Uint8Array(data.buffer), INDICES)
      return { bufferView, componentType: componentType === 5125 ? 5125 : 5123, count, type }
    }
    const bufferView = write(new Uint8Array(values.buffer), VERTICES)
    const bounds = accessor.min && boundsOf(values, COMPONENTS[type])
    return { bufferView, componentType: FLOAT, count, type, ...bounds }
  })
  const byteLength = written.reduce((sum, part) => sum + part.byteLength, 0)
  return writeGlb(
    {
      ...json,
      accessors,
      bufferViews,
      ...(images && { images }),
      buffers: [{ byteLength }],
      extensionsUsed: json.extensionsUsed?.filter((name) => !DROPPED.includes(name)),
      extensionsRequired: undefined,
    },
    written,
  )
}

function bytesOf(view: BufferView, binary: Uint8Array): Uint8Array {
  const packing = view.extensions?.EXT_meshopt_compression
  if (!packing) return binary.subarray(view.byteOffset ?? 0, (view.byteOffset ?? 0) + view.byteLength)
  const { byteOffset = 0, byteLength, byteStride, count, mode, filter } = packing
  const target = new Uint8Array(count * byteStride)
  const source = binary.subarray(byteOffset, byteOffset + byteLength)
  MeshoptDecoder.decodeGltfBuffer(target, count, byteStride, source, mode, filter)
  return target
}

/** The components of an accessor, one after another; fractions where integers stood for them. */
function read(accessor: Accessor, view: BufferView, bytes: Uint8Array[]): Float32Array<ArrayBuffer> | Float64Array {
  const component = COMPONENT_TYPES[accessor.componentType]
  const data = bytes[accessor.bufferView]
  if (!component || !data) throw new Error(`The model has an accessor of unknown kind ${accessor.componentType}`)
  const width = COMPONENTS[accessor.type]
  const stride = view.byteStride ?? width * component.size
  const from = new DataView(data.buffer, data.byteOffset, data.byteLength)
  const values =
    accessor.type === 'SCALAR' ? new Float64Array(accessor.count) : new Float32Array(accessor.count * width)
  for (let vertex = 0; vertex < accessor.count; vertex++)
    for (let axis = 0; axis < width; axis++) {
      const value = component.read(from, (accessor.byteOffset ?? 0) + vertex * stride + axis * component.size)
      values[vertex * width + axis] = accessor.normalized ? Math.max(value / component.one, -1) : value
    }
  return values
}

function boundsOf(values: ArrayLike<number>, width: number) {
  const min = new Array<number>(width).fill(Number.POSITIVE_INFINITY)
  const max = new Array<number>(width).fill(Number.NEGATIVE_INFINITY)
  for (let index = 0; index < values.length; index++) {
    const axis = index % width
    const value = values[index] as number
    min[axis] = Math.min(min[axis] as number, value)
    max[axis] = Math.max(max[axis] as number, value)
  }
  return { min, max }
}

const MAGIC = 0x46546c67
const JSON_CHUNK = 0x4e4f534a
const BINARY_CHUNK = 0x004e4942
const HEADER = 12
const CHUNK_HEADER = 8

/** The two chunks of a binary glTF 2.0 file. */
function readGlb(glb: Uint8Array): { json: Gltf; binary: Uint8Array } {
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

function writeGlb(json: Gltf, binary: readonly Uint8Array[]): Uint8Array {
  const text = padded(new TextEncoder().encode(JSON.stringify(json)), 0x20)
  const binaryLength = json.buffers[0]?.byteLength ?? 0
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

/** Chunks and views begin at multiples of four bytes. */
function padded(data: Uint8Array, filler: number): Uint8Array {
  const result = new Uint8Array(Math.ceil(data.byteLength / 4) * 4).fill(filler)
  result.set(data)
  return result
}
