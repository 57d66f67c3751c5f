import type { RoomGeometry } from '../geometry/layout.ts'
import type { RoomLabels } from '../network/label-room.ts'
import type { Photo } from '../picture.ts'
import { fillIslands } from '../removal/islands.ts'
import { classChances, oddsOf } from './class-map.ts'
import { connectedTo } from './connected.ts'
import { correctedBy, type Found, type Tap } from './correction.ts'
import { crisp } from './crisp.ts'
import { distanceTo } from './distance.ts'
import { type Door, doorPixels, doorsIn } from './doors.ts'
import { edgesOf } from './edges.ts'
import { INSIDE, linksOf, OUTSIDE } from './labelling.ts'
import { difference, MARKED, type Mask, newMask, type Size } from './mask.ts'
import { type WorkingImage, workingImage } from './working-image.ts'

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
  const image = workingImage(photo, WORK_EDGE_PX)
  const rim = RIM * Math.max(photo.width, photo.height)
  const found = furnitureIn(image, throughDoors(image, room, doorsIn(photo, room), classes), classes)
  const { labels } = taps.length > 0 ? corrected(image, found, taps, image.width / photo.width) : found
  const outlined = crisp(photo, labels, image)
  const mask = widened(outlined, rim)
  fillIslands(mask.data, mask, ISLAND * mask.data.length)
  spare(mask, outlined, classes)
  return kept ? difference(mask, widened(kept, 2 * rim)) : mask
}

/** Enclosed places up to this share of the picture belong to the furniture around them. */
const ISLAND = 0.01
/** Chance from which a window, door or curtain is seen, and the rim that furniture has before it. */
const [SURELY, NARROW_RIM] = [0.6, 0.003]

/** Takes windows, doors and curtains beside the furniture out of a mask: nothing hides them. */
function spare(mask: Mask, outlined: Mask, classes: RoomLabels) {
  const { width, height, data } = mask
  const free = classChances(classes, ['window', 'door', 'curtain'], mask)
  const away = distanceTo(width, height, (pixel) => (outlined.data[pixel] as number) >= MARKED)
  const rim = NARROW_RIM * Math.max(width, height)
  for (let pixel = 0; pixel < data.length; pixel++)
    if ((free[pixel] as number) > SURELY && (away[pixel] as number) > rim) data[pixel] = 0
}

/** Connected places where things stand that are mostly furniture. */
function furnitureIn(size: Size, isThrough: Uint8Array, classes: RoomLabels): Found {
  const furniture = classChances(classes, ['furniture'], size)
  const standing = classChances(classes, ['furniture', 'thing'], size)
  const isStanding = (pixel: number) => !isThrough[pixel] && (standing[pixel] as number) > STANDS
  const isSeen = new Uint8Array(standing.length)
  const labels = new Uint8Array(standing.length).fill(OUTSIDE)
  for (let start = 0; start < isSeen.length; start++) {
    if (isSeen[start] || !isStanding(start)) continue
    const part = connectedTo(size, start, isStanding)
    let sum = 0
    for (const pixel of part) {
      isSeen[pixel] = 1
      sum += furniture[pixel] as number
    }
    if (part.length < LEAST_SHARE * isSeen.length || sum < FURNITURE * part.length) continue
    for (const pixel of part) labels[pixel] = INSIDE
  }
  return { labels, evidence: oddsOf(standing) }
}

function corrected(image: WorkingImage, found: Found, taps: readonly Tap[], share: number): Found {
  const scene = { image, links: linksOf(image), edges: edgesOf(image) }
  return correctedBy(
    scene,
    found,
    taps.map(({ x, y, isPositive }) => ({ x: x * share, y: y * share, isPositive })),
  )
}

/** Height in metres up to which a door must be free: what stands before it hides its foot. */
const FOOT_M = 0.4
/** Least mean chance there of floor, door and wall. */
const FREE = 0.5

/** Marks the pixels of doors that nothing stands before with 1. */
function throughDoors(size: Size, room: RoomGeometry, doors: readonly Door[], classes: RoomLabels): Uint8Array {
  const free = classChances(classes, ['floor', 'door', 'wall'], size)
  const lower = doors.map((door) => ({ ...door, top: FOOT_M }))
  const [sums, counts] = [new Float64Array(doors.length + 1), new Uint32Array(doors.length + 1)]
  for (const [pixel, door] of doorPixels(size, room, lower).entries()) {
    sums[door] = (sums[door] as number) + (free[pixel] as number)
    counts[door] = (counts[door] as number) + 1
  }
  const isFree = (door: number) => door > 0 && (sums[door] as number) > FREE * (counts[door] as number)
  return doorPixels(size, room, doors).map((door) => (isFree(door) ? 1 : 0))
}

/** A mask with a rim. */
function widened({ width, height, data }: Mask, rimPx: number): Mask {
  const mask = newMask(width, height)
  const away = distanceTo(width, height, (pixel) => (data[pixel] as number) >= MARKED)
  for (let pixel = 0; pixel < away.length; pixel++) if ((away[pixel] as number) <= rimPx) mask.data[pixel] = 255
  return mask
}
