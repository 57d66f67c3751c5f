/** Layout of a weights file: 4 bytes of header length (little endian), the header as JSON in UTF-8, then the tensors. */
type Header = {
  format: number
  channels: number[]
  /** Dilations of the residual blocks after each halving of the picture. */
  dilations: number[][]
  tensors: { name: string; shape: number[]; at: number }[]
  /** See `RoomLabels`. */
  belief?: number
  raised?: number
}

/** Outputs, inputs, height and width of a kernel; values and biases in full precision. */
export type Tensor = { shape: readonly number[]; values: Float32Array; biases: Float32Array }

export type Weights = {
  channels: readonly number[]
  dilations: readonly (readonly number[])[]
  tensors: ReadonlyMap<string, Tensor>
  belief: number
  raised: number | undefined
}

export type WeightsResult = { ok: true; weights: Weights } | { ok: false; code: 'not-weights' | 'other-format' }

const FORMAT = 1

/**
 * Reads a weights file. Each tensor is one float32 scale and one float32 bias an output, then its values as int8; a
 * value times the scale of its output is the weight.
 */
export function readWeights(file: Uint8Array): WeightsResult {
  const header = headerOf(file)
  if (!header) return { ok: false, code: 'not-weights' }
  if (header.format !== FORMAT) return { ok: false, code: 'other-format' }
  const start = 4 + new DataView(file.buffer, file.byteOffset).getUint32(0, true)
  const tensors = new Map<string, Tensor>()
  for (const { name, shape, at } of header.tensors) {
    const outputs = shape[0] ?? 0
    const each = shape.slice(1).reduce((product, side) => product * side, 1)
    const from = start + at
    if (from + outputs * (8 + each) > file.length) return { ok: false, code: 'not-weights' }
    const view = new DataView(file.buffer, file.byteOffset + from)
    const values = new Float32Array(outputs * each)
    const biases = new Float32Array(outputs)
    for (let output = 0; output < outputs; output++) {
      const scale = view.getFloat32(output * 4, true)
      biases[output] = view.getFloat32((outputs + output) * 4, true)
      for (let index = output * each; index < (output + 1) * each; index++)
        values[index] = view.getInt8(outputs * 8 + index) * scale
    }
    tensors.set(name, { shape, values, biases })
  }
  const { channels, dilations, belief = 1, raised } = header
  return { ok: true, weights: { channels, dilations, tensors, belief, raised } }
}

function headerOf(file: Uint8Array): Header | undefined {
  if (file.length < 8) return undefined
  const length = new DataView(file.buffer, file.byteOffset).getUint32(0, true)
  if (length > file.length - 4) return undefined
  try {
    const header = JSON.parse(new TextDecoder().decode(file.subarray(4, 4 + length)))
    return Array.isArray(header?.tensors) && Array.isArray(header.channels) && Array.isArray(header.dilations)
      ? header
      : undefined
  } catch {
    return undefined
  }
}
