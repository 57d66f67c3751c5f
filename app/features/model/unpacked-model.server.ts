import {
  finishesIn,
  materialsOf,
  type PartExtensions,
  type RootExtensions,
} from '@vuong-tron/room-engine/staging/model-finishes'
import { MeshoptDecoder } from '#app/lib/meshopt-decoder'
import { padded, readGlb, writeGlb } from './glb.server'

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
type Part = { attributes: Record<string, number>; indices: number; material?: number; extensions?: PartExtensions }
type Gltf = {
  accessors: Accessor[]
  bufferViews: BufferView[]
  buffers: { byteLength: number }[]
  images?: { bufferView: number }[]
  meshes: { primitives: Part[] }[]
  extensions?: RootExtensions
  extensionsUsed?: string[]
  extensionsRequired?: string[]
}

const COMPONENTS = { SCALAR: 1, VEC2: 2, VEC3: 3, VEC4: 4 } as const
const FLOAT = 5126
const VERTICES = 34962
const INDICES = 34963
/** Size in bytes, reader, and the integer that means 1. */
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
 * Converts one of the shop's GLB files to core glTF 2.0 for Scene Viewer: meshopt decoded, 32-bit float vertices, one
 * finish. Undefined when the finish does not exist.
 */
export function unpackModel(glb: Uint8Array, finish?: string): Uint8Array | undefined {
  const { json: packed, binary } = readGlb<Gltf>(glb)
  const json = finish === undefined ? packed : inFinish(packed, finish)
  if (!json) return
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

function inFinish(json: Gltf, finish: string): Gltf | undefined {
  const finishes = finishesIn(json.extensions)
  if (!finishes.includes(finish)) return
  const dressed = (part: Part): Part => ({
    ...part,
    material:
      materialsOf(part.extensions, finishes).find((use) => use.finishes.includes(finish))?.material ?? part.material,
  })
  return { ...json, meshes: json.meshes.map((mesh) => ({ ...mesh, primitives: mesh.primitives.map(dressed) })) }
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

/** Components of an accessor in order; normalised integers become fractions. */
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
