import type { RoomGeometry } from '../geometry/layout.ts'
import { FACES, type Face } from '../geometry/room-box.ts'
import type { FoundFloor } from '../masks/by-face.ts'
import { classChances } from '../masks/class-map.ts'
import { neighboursOf } from '../masks/connected.ts'
import { isEmpty, MARKED, type Mask, newMask, type Size } from '../masks/mask.ts'
import { type Pixels, pixelsWhere } from '../masks/pixels.ts'
import type { RoomLabels } from '../network/label-room.ts'
import type { Photo } from '../picture.ts'
import { cellCentre, cellOfPixel } from './chart.ts'
import { faceCells } from './face-cells.ts'
import { FacePlane } from './face-plane.ts'
import { facesBehind } from './faces-behind.ts'
import { dilated } from './growth.ts'
import { openingsSeen } from './openings.ts'
import type { RemovalRequest } from './removal.ts'
import { trendOf } from './trend.ts'

/** Chance from which bare floor is something else after all. */
const OTHER = 0.5

/**
 * What lies behind a hole, from what was found bare and what a network sees: one map of faces for the hole and its
 * sources, and the windows, doors and curtains that go on in it. What stands on the floor beside the hole and was taken
 * for floor joins it.
 */
export function surfacesBehind(
  photo: Photo,
  room: RoomGeometry,
  hole: Mask,
  found: Required<FoundFloor>,
  labels: RoomLabels,
): Pick<RemovalRequest, 'hole' | 'sources' | 'faces' | 'openings'> {
  const bare = found.bare as Mask
  const faces = facesBehind(room, hole, found)
  const others = classChances(labels, ['window', 'door', 'curtain', 'furniture'], photo)
  const sources: Partial<Record<Face, Mask>> = {}
  let whole = hole
  for (const [index, face] of FACES.entries()) {
    const mask = newMask(photo.width, photo.height)
    for (let pixel = 0; pixel < faces.length; pixel++) {
      if (faces[pixel] !== index || hole.data[pixel] !== 0) continue
      if (face === 'floor' && (others[pixel] as number) > OTHER) continue
      mask.data[pixel] = bare.data[pixel] as number
    }
    const covered = pixelsWhere(faces.length, (pixel) => hole.data[pixel] !== 0 && faces[pixel] === index)
    const isStrange = leaveOutStrangers(photo, room, face, covered, mask)
    if (face === 'floor' && isStrange) whole = joined(hole, (pixel) => faces[pixel] === index && isStrange(pixel))
    if (!isEmpty(mask)) sources[face] = mask
  }
  return { hole: whole, sources, faces, openings: openingsSeen(hole, bare, faces, labels) }
}

const FINENESS = { inHole: 2000, across: 128 }
/** Log difference of a cell from the face's light, in usual differences and at least, from which it is no part of it. */
const [STRANGE, LEAST_STRANGE] = [1.8, 0.4]
/** With fewer cells nobody knows a surface's light. */
const FEWEST_CELLS = 150
/** Larger parts of a wall, as a share of it, are its own shade or glow. */
const LARGEST = 0.01
/** Share of a face up to which strange cells are left out: more than that is its own pattern. */
const MOST_STRANGE = 0.2

/**
 * Leaves out of a face's source what stands out of its light: legs and frames that were taken for floor and wall.
 * Answers which pixels that are.
 */
function leaveOutStrangers(
  photo: Photo,
  room: RoomGeometry,
  face: Face,
  covered: Pixels,
  mask: Mask,
): ((pixel: number) => boolean) | undefined {
  const source = pixelsWhere(mask.data.length, (pixel) => (mask.data[pixel] as number) >= MARKED)
  if (covered.length === 0 || source.length === 0) return undefined
  const plane = new FacePlane(room.camera, room.box, face)
  const { chart, kinds, isUsable, light, pattern } = faceCells(
    photo,
    room.box,
    { plane, hole: covered, source },
    FINENESS,
  )
  const colors = pattern.slice()
  const color = new Float32Array(3)
  for (let cell = 0; cell < kinds.length; cell++) {
    if (isUsable[cell] === 0) continue
    light.at(...cellCentre(chart, cell), color)
    for (let channel = 0; channel < 3; channel++)
      colors[cell * 3 + channel] = (colors[cell * 3 + channel] as number) + (color[channel] as number)
  }
  const trend = trendOf(chart, room.box, colors, Float32Array.from(isUsable))
  const differs = Float32Array.from(isUsable, (usable, cell) => {
    if (usable === 0) return 0
    const expected = trend(...cellCentre(chart, cell))
    return expected.reduce((sum, one, channel) => sum + Math.abs((colors[cell * 3 + channel] as number) - one), 0) / 3
  })
  const known = differs.filter((_, cell) => isUsable[cell] !== 0).sort()
  if (known.length < FEWEST_CELLS) return undefined
  const limit = Math.max(LEAST_STRANGE, STRANGE * (known[known.length >> 1] as number))
  const strange = Uint8Array.from(differs, (one) => (one > limit ? 1 : 0))
  if (face !== 'floor') keepLargeParts(strange, chart, LARGEST * known.length)
  const count = strange.reduce((sum, one) => sum + one, 0)
  if (count === 0 || count > MOST_STRANGE * known.length) return undefined
  const around = dilated(strange, chart.width, chart.height, 2)
  const isStrange = (pixel: number) => around[cellOfPixel(chart, pixel, photo.width)] === 1
  for (const pixel of source) if (isStrange(pixel)) mask.data[pixel] = 0
  return isStrange
}

/** Takes the marks of connected cells away that are more than so many. */
function keepLargeParts(strange: Uint8Array, size: Size, most: number) {
  const isSeen = new Uint8Array(strange.length)
  for (let start = 0; start < strange.length; start++) {
    if (strange[start] === 0 || isSeen[start]) continue
    const part = [start]
    isSeen[start] = 1
    for (const cell of part)
      for (const next of neighboursOf(size, cell)) {
        if (strange[next] === 0 || isSeen[next]) continue
        isSeen[next] = 1
        part.push(next)
      }
    if (part.length > most) for (const cell of part) strange[cell] = 0
  }
}

/** A mask with what is connected to it and `belongs`. */
function joined(mask: Mask, belongs: (pixel: number) => boolean): Mask {
  const data = mask.data.slice()
  const open = pixelsWhere(
    data.length,
    (pixel) => data[pixel] !== 0 && neighboursOf(mask, pixel).some((next) => data[next] === 0),
  )
  const pixels = [...open]
  for (const pixel of pixels)
    for (const next of neighboursOf(mask, pixel))
      if (data[next] === 0 && belongs(next)) {
        data[next] = 255
        pixels.push(next)
      }
  return { ...mask, data }
}
