/** Number of a field and how it is written (protobuf). */
const key = (field: number, kind: 0 | 2) => varint((field << 3) | kind)

function varint(value: number): number[] {
  return value < 128 ? [value] : [(value % 128) | 128, ...varint(Math.floor(value / 128))]
}

const text = (field: number, value: string) => part(field, [...new TextEncoder().encode(value)])
const number = (field: number, value: number) => [...key(field, 0), ...varint(value)]
const part = (field: number, bytes: readonly number[]) => [...key(field, 2), ...varint(bytes.length), ...bytes]

const FLOAT = 1

/** Numbers of the fields are those of onnx.proto3. */
const tensor = (name: string, dims: number[], values: readonly number[]) => [
  ...dims.flatMap((length) => number(1, length)),
  ...number(2, FLOAT),
  ...text(8, name),
  ...part(9, [...new Uint8Array(new Float32Array(values).buffer)]),
]

const value = (name: string, dims: readonly (number | string)[]) => {
  const shape = dims.flatMap((length) => part(1, typeof length === 'number' ? number(1, length) : text(2, length)))
  return [...text(1, name), ...part(2, part(1, [...number(1, FLOAT), ...part(2, shape)]))]
}

type Tiny = {
  /** For each class its weights of the three channels, and its bias. */
  classes: readonly (readonly [number, number, number, number])[]
  names?: { input: string; output: string }
  /** Side of the pictures; without it any. */
  side?: number
}

/** An ONNX file of one 1 × 1 convolution: scores of classes by the colour of each pixel. */
export function tinyModel({
  classes,
  names = { input: 'picture', output: 'scores' },
  side,
}: Tiny): Uint8Array<ArrayBuffer> {
  const sides = side ? [side, side] : ['height', 'width']
  const convolution = [
    ...[names.input, 'weights', 'biases'].flatMap((input) => text(1, input)),
    ...text(2, names.output),
    ...text(4, 'Conv'),
  ]
  const weights = classes.flatMap((one) => one.slice(0, 3))
  const biases = classes.map(([, , , bias]) => bias)
  const graph = [
    ...part(1, convolution),
    ...text(2, 'tiny'),
    ...part(5, tensor('weights', [classes.length, 3, 1, 1], weights)),
    ...part(5, tensor('biases', [classes.length], biases)),
    ...part(11, value(names.input, [1, 3, ...sides])),
    ...part(12, value(names.output, [1, classes.length, ...sides])),
  ]
  const opset = part(8, number(2, 13))
  return new Uint8Array([...number(1, 8), ...part(7, graph), ...opset])
}

/** What an operator writes down about `colourModel`. */
export const tinyManifest = (file: string) => ({
  file,
  input: {
    name: 'picture',
    layout: 'NCHW',
    width: 32,
    height: 32,
    channels: 'rgb' as const,
    mean: [0, 0, 0] as [number, number, number],
    std: [1, 1, 1] as [number, number, number],
  },
  output: { name: 'scores', scores: 'logits', classes: 4 },
  labels: { wall: [0], floor: [1], furniture: [2] },
})

/** Takes red for wall, green for floor, blue for furniture and black for something else. */
export const colourModel = () =>
  tinyModel({
    classes: [
      [4, 0, 0, 0],
      [0, 4, 0, 0],
      [0, 0, 4, 0],
      [0, 0, 0, 0],
    ],
  })
