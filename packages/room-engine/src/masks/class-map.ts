import type { RoomLabels } from '../network/label-room.ts'
import type { RoomLabel } from '../network/labels.ts'
import type { Size } from './mask.ts'

/** Probability of each class at each pixel of the whole picture, at any size; those of a pixel add up to one. */
export type ClassMap = RoomLabels

/** A network is never surer than this. */
const SUREST = 0.97

/** Log odds of a class at each pixel of another size, interpolated. */
export function classOdds(map: ClassMap, name: RoomLabel, size: Size): Float32Array {
  const plane = map.probabilities[name]
  const odds = new Float32Array(size.width * size.height)
  for (let y = 0, pixel = 0; y < size.height; y++) {
    const down = placeOf(y, size.height, map.height)
    for (let x = 0; x < size.width; x++, pixel++) {
      const across = placeOf(x, size.width, map.width)
      const read = (row: number) =>
        (plane[row * map.width + across.first] as number) * (1 - across.share) +
        (plane[row * map.width + across.second] as number) * across.share
      const chance = read(down.first) * (1 - down.share) + read(down.second) * down.share
      const sure = Math.min(SUREST, Math.max(1 - SUREST, chance))
      odds[pixel] = Math.log(sure / (1 - sure))
    }
  }
  return odds
}

function placeOf(index: number, length: number, from: number) {
  const at = Math.min(from - 1, Math.max(0, ((index + 0.5) * from) / length - 0.5))
  const first = Math.floor(at)
  return { first, second: Math.min(from - 1, first + 1), share: at - first }
}
