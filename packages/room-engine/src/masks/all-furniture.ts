import type { RoomGeometry } from '../geometry/layout.ts'
import type { RoomLabels } from '../network/label-room.ts'
import type { Photo } from '../picture.ts'
import { classChances } from './class-map.ts'
import { connectedTo } from './connected.ts'
import { correctedBy, type Tap } from './correction.ts'
import { crisp } from './crisp.ts'
import { distanceTo } from './distance.ts'
import { type Door, doorPixels, doorsIn } from './doors.ts'
import { edgesOf } from './edges.ts'
import { INSIDE, linksOf } from './labelling.ts'
import { difference, type Mask, newMask, type Size } from './mask.ts'
import { workingImage } from './working-image.ts'

/** Longer side, in pixels, of the picture in which furniture is outlined. */
const WORK_EDGE_PX = 384
/** Chance from which something stands or lies there. */
const STANDS = 0.5
/** Least mean chance of furniture, so that pictures and lamps on bare walls stay. */
const FURNITURE = 0.35
/** Smaller shares of the picture are no furniture. */
const LEAST_SHARE = 0.004
/** Rim around it, as a share of the longer side: a network's outlines are coarse. */
const RIM = 0.012

/**
 * All furniture that a network sees in a photo, with what stands and lies on it; what is seen through a door is not in
 * the room. Taps (pixels of the photo) add and take away; what is `kept` stays, with a rim.
 */
export function allFurniture(
  photo: Photo,
  room: RoomGeometry,
  classes: RoomLabels,
  { taps = [], kept }: { taps?: readonly Tap[]; kept?: Mask | undefined } = {},
): Mask {
  const size = workingImage(photo, WORK_EDGE_PX)
  const through = throughDoors(size, room, doorsIn(photo, room), classes)
  const [standing, furniture] = [
    classChances(classes, ['furniture', 'thing'], size).map((chance, pixel) => (through[pixel] ? 0 : chance)),
    classChances(classes, ['furniture'], size),
  ]
  const isSeen = new Uint8Array(standing.length)
  const labels = new Uint8Array(standing.length)
  for (let start = 0; start < isSeen.length; start++) {
    if (isSeen[start] || (standing[start] as number) <= STANDS) continue
    const part = connectedTo(size, start, (pixel) => (standing[pixel] as number) > STANDS)
    let sum = 0
    for (const pixel of part) {
      isSeen[pixel] = 1
      sum += furniture[pixel] as number
    }
    if (part.length < LEAST_SHARE * isSeen.length || sum < FURNITURE * part.length) continue
    for (const pixel of part) labels[pixel] = INSIDE
  }
  const rim = RIM * Math.max(photo.width, photo.height)
  const share = size.width / photo.width
  const evidence = standing.map((chance) => Math.log((chance + 0.03) / (1.03 - chance)))
  const small = taps.map(({ x, y, isPositive }) => ({ x: x * share, y: y * share, isPositive }))
  const scene = () => ({ image: size, links: linksOf(size), edges: edgesOf(size) })
  const corrected = small.length > 0 ? correctedBy(scene(), { labels, evidence }, small).labels : labels
  const mask = widened(crisp(photo, corrected, size), rim)
  return kept ? difference(mask, widened(kept, 2 * rim)) : mask
}

/** Height in metres up to which a door must be free: what stands before it hides its foot. */
const FOOT_M = 0.4
/** Least mean chance there of floor, door and wall. */
const FREE = 0.5

/** Marks the pixels of doors that nothing stands before with 1. */
function throughDoors(size: Size, room: RoomGeometry, doors: readonly Door[], classes: RoomLabels): Uint8Array {
  const free = classChances(classes, ['floor', 'door', 'wall'], size)
  const feet = doorPixels(
    size,
    room,
    doors.map((door) => ({ ...door, top: FOOT_M })),
  )
  const isFree = doors.map((_, index) => {
    let [sum, count] = [0, 0]
    for (let pixel = 0; pixel < feet.length; pixel++) {
      if (feet[pixel] !== index + 1) continue
      sum += free[pixel] as number
      count++
    }
    return sum > FREE * count
  })
  return doorPixels(size, room, doors).map((door) => (door > 0 && isFree[door - 1] ? 1 : 0))
}

function widened({ width, height, data }: Mask, rimPx: number): Mask {
  const mask = newMask(width, height)
  const away = distanceTo(width, height, (pixel) => (data[pixel] as number) > 127)
  for (let pixel = 0; pixel < away.length; pixel++) if ((away[pixel] as number) <= rimPx) mask.data[pixel] = 255
  return mask
}
