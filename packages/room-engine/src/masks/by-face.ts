import { type Camera, rayThrough } from '../geometry/camera.ts'
import { faceRuns, facesSeen } from '../geometry/faces-seen.ts'
import { type Box, FACES, type Face } from '../geometry/room-box.ts'
import { isEmpty, MARKED, type Mask, newMask } from './mask.ts'

type Room = { camera: Camera; box: Box }

/** Splits a mask by room face; faces without any of it are left out. */
export function masksByFace(mask: Mask, room: Room, among: readonly Face[] = FACES): Partial<Record<Face, Mask>> {
  const parts = among.map((face) => [face, { ...mask, data: new Uint8Array(mask.data.length) }] as const)
  const partOf = Object.fromEntries(parts) as Record<Face, Mask>
  for (const { face, from, to } of faceRuns(mask, room, among))
    partOf[FACES[face] as Face].data.set(mask.data.subarray(from, to), from)
  return Object.fromEntries(parts.filter(([, part]) => !isEmpty(part)))
}

/** What of a picture was found as floor; `bare`: all surfaces that were found, if nobody has corrected them since. */
export type FoundFloor = { floor: Mask; bare?: Mask | undefined }

export const ALL_BUT_FLOOR = FACES.filter((face) => face !== 'floor')
/** Metres from which on no floor of a room is seen: there it nears its horizon, and a millimetre covers metres. */
export const FARTHEST_M = 20

/**
 * Splits a mask by room face where the floor was found by itself, because the box's line may be off: what was found as
 * floor is floor, and what was found as another surface is none. Of all else the box decides.
 */
export function masksAsFound(mask: Mask, room: Room, { floor, bare }: FoundFloor): Partial<Record<Face, Mask>> {
  const distance = floorDistance(room)
  const isFloor = (pixel: number) => {
    const found = floor.data[pixel] as number
    // Both are as soft at the floor's border.
    return found > 0 && 2 * found >= (mask.data[pixel] as number) && distance(pixel) < FARTHEST_M
  }
  const isOther = (pixel: number) => bare !== undefined && (bare.data[pixel] as number) > 0
  const masks: Partial<Record<Face, Mask>> = {}
  const keep = (face: Face, pixel: number) => {
    masks[face] ??= newMask(mask.width, mask.height)
    masks[face].data[pixel] = mask.data[pixel] as number
  }
  const [byBox, byOthers] = [facesSeen(mask, room), facesSeen(mask, room, ALL_BUT_FLOOR)]
  for (let pixel = 0; pixel < mask.data.length; pixel++) {
    if (mask.data[pixel] === 0) continue
    if (isFloor(pixel)) keep('floor', pixel)
    else keep(FACES[(isOther(pixel) ? byOthers : byBox)[pixel] as number] as Face, pixel)
  }
  return masks
}

/** How far the floor that a pixel would show is along the camera's axis, in metres; infinite from its horizon on. */
export function floorDistance({ camera, box }: Room): (pixel: number) => number {
  const { widthPx } = camera
  const downAt = (x: number, y: number) => rayThrough(camera, [x, y])[1]
  const start = downAt(0.5, 0.5)
  const [right, below] = [downAt(1.5, 0.5) - start, downAt(0.5, 1.5) - start]
  return (pixel) => {
    const down = start + right * (pixel % widthPx) + below * Math.floor(pixel / widthPx)
    return down > 0 ? box.floor / down : Number.POSITIVE_INFINITY
  }
}

/** Share of the floor that was found beyond the box's lines from which these are wrong. */
const MOST_BEYOND = 0.4

/** Share of the box's bare floor that is wall after all, from which its lines are wrong. */
const MOST_WALL = 0.5
/** Smaller shares of the picture tell nothing. */
const LEAST_BARE = 0.005

/**
 * True where so much of the floor lies beyond the box's lines, or so much bare wall within them, that what furniture
 * hides would be filled wrongly.
 */
export function isBoxWrong(floor: Mask, room: Room, bare?: Mask): boolean {
  const faces = facesSeen(floor, room)
  let [all, beyond, within] = [0, 0, 0]
  for (let pixel = 0; pixel < faces.length; pixel++) {
    const isWall = bare !== undefined && (bare.data[pixel] as number) >= MARKED && floor.data[pixel] === 0
    if (isWall && FACES[faces[pixel] as number] === 'floor') within++
    if ((floor.data[pixel] as number) < MARKED) continue
    all++
    if (FACES[faces[pixel] as number] !== 'floor') beyond++
  }
  const isFloorWall = within > LEAST_BARE * faces.length && within > MOST_WALL * (within + all - beyond)
  return beyond > MOST_BEYOND * all || isFloorWall
}
