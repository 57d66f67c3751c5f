import type { RoomLabels } from '../network/label-room.ts'
import type { Photo } from '../picture.ts'
import { classChances } from './class-map.ts'
import { connectedTo } from './connected.ts'
import { distanceTo } from './distance.ts'
import { type Mask, newMask } from './mask.ts'

/** Chance from which something stands or lies there. */
const STANDS = 0.5
/** Least mean chance of furniture, so that pictures and lamps on bare walls stay. */
const FURNITURE = 0.35
/** Smaller shares of the picture are no furniture. */
const LEAST_SHARE = 0.004
/** Rim around it, as a share of the longer side: a network's outlines are coarse. */
const RIM = 0.012

/** All furniture that a network sees in a photo, with what stands and lies on it. */
export function allFurniture(photo: Photo, classes: RoomLabels): Mask {
  const { width, height } = photo
  const [standing, furniture] = [
    classChances(classes, ['furniture', 'thing'], photo),
    classChances(classes, ['furniture'], photo),
  ]
  const isSeen = new Uint8Array(width * height)
  const isFurniture = new Uint8Array(width * height)
  for (let start = 0; start < isSeen.length; start++) {
    if (isSeen[start] || (standing[start] as number) <= STANDS) continue
    const part = connectedTo(photo, start, (pixel) => (standing[pixel] as number) > STANDS)
    let sum = 0
    for (const pixel of part) {
      isSeen[pixel] = 1
      sum += furniture[pixel] as number
    }
    if (part.length < LEAST_SHARE * isSeen.length || sum < FURNITURE * part.length) continue
    for (const pixel of part) isFurniture[pixel] = 1
  }
  const mask = newMask(width, height)
  const away = distanceTo(width, height, (pixel) => isFurniture[pixel] === 1)
  const rim = RIM * Math.max(width, height)
  for (let pixel = 0; pixel < away.length; pixel++) if ((away[pixel] as number) <= rim) mask.data[pixel] = 255
  return mask
}
