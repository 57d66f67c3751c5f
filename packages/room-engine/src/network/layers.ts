import type { Tensor } from './weights.ts'

/** Planes of numbers, one after the other. */
export type Planes = { count: number; width: number; height: number; data: Float32Array }

export const newPlanes = (count: number, width: number, height: number): Planes => ({
  count,
  width,
  height,
  data: new Float32Array(count * width * height),
})

/** 3 × 3 convolution of all planes with zeros about them. */
export function convolved(from: Planes, { shape, values, biases }: Tensor, stride: number): Planes {
  const to = newPlanes(shape[0] as number, Math.ceil(from.width / stride), Math.ceil(from.height / stride))
  const size = to.width * to.height
  const one: Planes = { ...from, count: 1, data: from.data }
  for (let output = 0; output < to.count; output++) {
    const into = to.data.subarray(output * size, (output + 1) * size).fill(biases[output] as number)
    for (let input = 0; input < from.count; input++) {
      one.data = from.data.subarray(input * from.width * from.height, (input + 1) * from.width * from.height)
      addTaps(
        one,
        values.subarray((output * from.count + input) * 9, (output * from.count + input + 1) * 9),
        stride,
        1,
        to.width,
        into,
      )
    }
  }
  return to
}

/** 3 × 3 convolution of each plane by itself. */
export function convolvedApart(from: Planes, { values, biases }: Tensor, stride: number, dilation: number): Planes {
  const to = newPlanes(from.count, Math.ceil(from.width / stride), Math.ceil(from.height / stride))
  const [size, own] = [to.width * to.height, from.width * from.height]
  for (let plane = 0; plane < from.count; plane++) {
    const into = to.data.subarray(plane * size, (plane + 1) * size).fill(biases[plane] as number)
    const one = { ...from, count: 1, data: from.data.subarray(plane * own, (plane + 1) * own) }
    addTaps(one, values.subarray(plane * 9, plane * 9 + 9), stride, dilation, to.width, into)
  }
  return to
}

/** Adds the nine shifted copies of a plane, each only where it lies within. */
function addTaps(
  { width, height, data }: Planes,
  taps: Float32Array,
  stride: number,
  dilation: number,
  columns: number,
  into: Float32Array,
) {
  const rows = into.length / columns
  for (let tap = 0; tap < 9; tap++) {
    const weight = taps[tap] as number
    const dy = (Math.floor(tap / 3) - 1) * dilation
    const dx = ((tap % 3) - 1) * dilation
    const first = Math.max(0, Math.ceil(-dx / stride))
    const last = Math.min(columns, Math.ceil((width - dx) / stride))
    for (let row = 0; row < rows; row++) {
      const y = row * stride + dy
      if (y < 0 || y >= height) continue
      const start = row * columns
      for (let column = first, at = y * width + first * stride + dx; column < last; column++, at += stride)
        into[start + column] = (into[start + column] as number) + weight * (data[at] as number)
    }
  }
}

/** Mixes the planes of each pixel: a 1 × 1 convolution, four outputs and two pixels at a time. */
export function mixed(from: Planes, { shape, values, biases }: Tensor): Planes {
  const to = newPlanes(shape[0] as number, from.width, from.height)
  const size = from.width * from.height
  const inputs = from.count
  const { data } = from
  const out = to.data
  const block = new Float32Array(inputs * 4)
  for (let output = 0; output < to.count; output += 4) {
    for (let lane = 0; lane < 4; lane++)
      for (let input = 0; input < inputs; input++)
        block[input * 4 + lane] = output + lane < to.count ? (values[(output + lane) * inputs + input] as number) : 0
    const [b0, b1, b2, b3] = [0, 1, 2, 3].map((lane) => biases[output + lane] ?? 0) as [number, number, number, number]
    const lanes = Math.min(4, to.count - output)
    for (let pixel = 0; pixel < size; pixel += 2) {
      let [a0, a1, a2, a3] = [b0, b1, b2, b3]
      let [c0, c1, c2, c3] = [b0, b1, b2, b3]
      for (let input = 0, at = pixel, w = 0; input < inputs; input++, at += size, w += 4) {
        const x = data[at] as number
        const y = data[at + 1] as number
        const w0 = block[w] as number
        const w1 = block[w + 1] as number
        const w2 = block[w + 2] as number
        const w3 = block[w + 3] as number
        a0 += w0 * x
        a1 += w1 * x
        a2 += w2 * x
        a3 += w3 * x
        c0 += w0 * y
        c1 += w1 * y
        c2 += w2 * y
        c3 += w3 * y
      }
      const into = output * size + pixel
      const isPair = pixel + 1 < size
      out[into] = a0
      if (isPair) out[into + 1] = c0
      if (lanes > 1) {
        out[into + size] = a1
        if (isPair) out[into + size + 1] = c1
      }
      if (lanes > 2) {
        out[into + 2 * size] = a2
        if (isPair) out[into + 2 * size + 1] = c2
      }
      if (lanes > 3) {
        out[into + 3 * size] = a3
        if (isPair) out[into + 3 * size + 1] = c3
      }
    }
  }
  return to
}

/** Negative numbers become 0, in place. */
export function rectified(planes: Planes): Planes {
  const { data } = planes
  for (let at = 0; at < data.length; at++) if ((data[at] as number) < 0) data[at] = 0
  return planes
}

/** Adds the second to the first, in place. */
export function added(planes: Planes, { data }: Planes): Planes {
  for (let at = 0; at < data.length; at++) planes.data[at] = (planes.data[at] as number) + (data[at] as number)
  return planes
}

/** Adds to each plane what the means of all planes say, in place: what kind of picture it is. */
export function toldOfWhole(planes: Planes, { values, biases }: Tensor): Planes {
  const { count, data } = planes
  const size = planes.width * planes.height
  const means = new Float32Array(count)
  for (let plane = 0; plane < count; plane++) {
    let sum = 0
    for (let at = plane * size; at < (plane + 1) * size; at++) sum += data[at] as number
    means[plane] = sum / size
  }
  for (let plane = 0; plane < count; plane++) {
    let sum = biases[plane] as number
    for (let input = 0; input < count; input++)
      sum += (values[plane * count + input] as number) * (means[input] as number)
    if (sum > 0) for (let at = plane * size; at < (plane + 1) * size; at++) data[at] = (data[at] as number) + sum
  }
  return planes
}

/** Twice the size by bilinear interpolation, followed by the planes of the other. */
export function enlargedBeside(from: Planes, beside: Planes): Planes {
  const to = newPlanes(from.count + beside.count, from.width * 2, from.height * 2)
  const { width, height } = from
  const size = to.width * to.height
  const row = new Float32Array(width)
  for (let plane = 0; plane < from.count; plane++)
    for (let y = 0; y < to.height; y++) {
      const at = Math.max(0, y / 2 - 0.25)
      const [above, share] = [Math.floor(at), at - Math.floor(at)]
      const upper = plane * width * height + above * width
      const lower = plane * width * height + Math.min(height - 1, above + 1) * width
      for (let x = 0; x < width; x++)
        row[x] = (from.data[upper + x] as number) * (1 - share) + (from.data[lower + x] as number) * share
      const into = plane * size + y * to.width
      for (let x = 0; x < width; x++) {
        const own = row[x] as number
        to.data[into + 2 * x] = 0.75 * own + 0.25 * (row[Math.max(0, x - 1)] as number)
        to.data[into + 2 * x + 1] = 0.75 * own + 0.25 * (row[Math.min(width - 1, x + 1)] as number)
      }
    }
  to.data.set(beside.data, from.count * size)
  return to
}
