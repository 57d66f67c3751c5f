import { readFileSync } from 'node:fs'
import path from 'node:path'
import { readWeights, type Weights } from '../../src/network/weights.ts'

const PUBLISHED = path.join(import.meta.dirname, '../../weights/room-labels.bin')

/** The network's weights of a file, by default the published ones. */
export function weightsOf(file = PUBLISHED): Weights {
  const read = readWeights(readFileSync(file))
  if (!read.ok) throw new Error(`${file}: ${read.code}`)
  return read.weights
}
