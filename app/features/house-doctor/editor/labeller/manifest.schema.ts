import type { ClassModel } from '@vuong-tron/room-engine/network/labeller'
import { ROOM_LABELS, type RoomLabel } from '@vuong-tron/room-engine/network/labels'
import { type } from 'arktype'

/** What an operator writes down about a model (docs/operate.md). */
export type Manifest = ClassModel & {
  /** Address of the ONNX file. */
  file: string
  input: { name: string }
  output: { name: string }
}

const side = type('32 <= number.integer <= 2048')
const deviation = type('number > 0')
const label = type.enumerated(...ROOM_LABELS)
const classes = type('number.integer >= 0').array().readonly()

const manifestSchema = type({
  '+': 'reject',
  file: 'string > 0',
  input: {
    '+': 'reject',
    name: 'string > 0',
    layout: "'NCHW'",
    width: side,
    height: side,
    channels: "'rgb' | 'bgr'",
    mean: ['number', 'number', 'number'],
    std: [deviation, deviation, deviation],
  },
  output: {
    '+': 'reject',
    name: 'string > 0',
    scores: "'logits' | 'probabilities'",
    classes: '2 <= number.integer <= 1000',
  },
  labels: type({ '[string]': classes }).narrow((labels) => Object.keys(labels).every((name) => label.allows(name))),
  'others?': label,
}).narrow(({ labels, output }, context) => {
  const named = Object.values(labels).flat()
  if (named.some((name) => name >= output.classes)) return context.mustBe('without a class that the model has not')
  return new Set(named).size === named.length || context.mustBe('without a class of two labels')
})

/** A manifest; undefined for what is none. */
export function readManifest(json: unknown): Manifest | undefined {
  const read = manifestSchema(json)
  if (read instanceof type.errors) return
  const { others = 'thing' satisfies RoomLabel, ...rest } = read
  return { ...rest, others }
}
