import type { RoomLabels } from '../network/label-room.ts'
import { ROOM_LABELS, type RoomLabel } from '../network/labels.ts'
import type { Photo } from '../picture.ts'
import { crisp } from './crisp.ts'
import { INSIDE, OUTSIDE } from './labelling.ts'
import { isMarkedAt, type Mask, newMask, type Size } from './mask.ts'
import { type Chances, straightenCeiling } from './seam.ts'

/** A network is never surer than this. */
const SUREST = 0.97

/** Log odds of a class at each pixel of another size, interpolated. */
export const classOdds = (map: RoomLabels, name: RoomLabel, size: Size): Float32Array =>
  oddsOf(likelihood(map, name, size))

/** Probability that a pixel of another size has one of some classes. */
export function classChances(map: RoomLabels, names: readonly RoomLabel[], size: Size): Float32Array {
  const planes = names.map((name) => map.probabilities[name])
  const sum = new Float32Array(map.width * map.height)
  for (const plane of planes)
    for (let pixel = 0; pixel < sum.length; pixel++) sum[pixel] = (sum[pixel] as number) + (plane[pixel] as number)
  return interpolated(map, sum, size)
}

/** Log odds of wall and of ceiling, whose line is straightened after the faces of the box (`facesSeen`). */
export function upperOdds(map: RoomLabels, faces: Uint8Array, size: Size): Chances {
  const chances = { wall: likelihood(map, 'wall', size), ceiling: likelihood(map, 'ceiling', size) }
  straightenCeiling(chances, faces, size)
  return { wall: oddsOf(chances.wall), ceiling: oddsOf(chances.ceiling) }
}

/** Log odds of probabilities. */
export const oddsOf = (chances: Float32Array) =>
  chances.map((chance) => {
    const sure = Math.min(SUREST, Math.max(1 - SUREST, chance))
    return Math.log(sure / (1 - sure))
  })

/**
 * Where a class is the likeliest, crisp at the photo's edges. On photographs it seldom is likelier than all others
 * together.
 */
export function classMask(photo: Photo, map: RoomLabels, name: RoomLabel): Mask {
  const size = { width: map.width * 2, height: map.height * 2 }
  const own = likelihood(map, name, size)
  const others = ROOM_LABELS.filter((other) => other !== name).map((other) => likelihood(map, other, size))
  const isLikeliest = (chance: number, pixel: number) => others.every((plane) => (plane[pixel] as number) < chance)
  const labels = Uint8Array.from(own, (chance, pixel) => (isLikeliest(chance, pixel) ? INSIDE : OUTSIDE))
  return crisp(photo, labels, size)
}

/** Where something else is likelier than floor and than things, of the map's size. */
export function withoutFloor({ width, height, probabilities }: RoomLabels): Mask {
  const mask = newMask(width, height)
  const { floor, thing, ...others } = probabilities
  for (let pixel = 0; pixel < mask.data.length; pixel++) {
    const free = Math.max(floor[pixel] as number, thing[pixel] as number)
    if (Object.values(others).some((chances) => (chances[pixel] as number) > free)) mask.data[pixel] = 255
  }
  return mask
}

/** Mean probability of a class within a mask of any size and the picture's shape; 0 where the mask is too small. */
export function meanChance({ width, height, probabilities }: RoomLabels, name: RoomLabel, mask: Mask): number {
  const plane = probabilities[name]
  let [sum, count] = [0, 0]
  for (let y = 0, pixel = 0; y < height; y++)
    for (let x = 0; x < width; x++, pixel++) {
      if (!isMarkedAt(mask, [((x + 0.5) * mask.width) / width, ((y + 0.5) * mask.height) / height])) continue
      sum += plane[pixel] as number
      count++
    }
  return count > 0 ? sum / count : 0
}

/** Probability of a class at each pixel of another size, interpolated. */
const likelihood = (map: RoomLabels, name: RoomLabel, size: Size): Float32Array =>
  interpolated(map, map.probabilities[name], size)

function interpolated(map: Size, plane: Float32Array, size: Size): Float32Array {
  const chances = new Float32Array(size.width * size.height)
  for (let y = 0, pixel = 0; y < size.height; y++) {
    const down = placeOf(y, size.height, map.height)
    for (let x = 0; x < size.width; x++, pixel++) {
      const across = placeOf(x, size.width, map.width)
      const read = (row: number) =>
        (plane[row * map.width + across.first] as number) * (1 - across.share) +
        (plane[row * map.width + across.second] as number) * across.share
      chances[pixel] = read(down.first) * (1 - down.share) + read(down.second) * down.share
    }
  }
  return chances
}

function placeOf(index: number, length: number, from: number) {
  const at = Math.min(from - 1, Math.max(0, ((index + 0.5) * from) / length - 0.5))
  const first = Math.floor(at)
  return { first, second: Math.min(from - 1, first + 1), share: at - first }
}
