import type { Vec3 } from '@vuong-tron/geometry/vectors'
import type { RoomGeometry } from '../geometry/layout.ts'
import { FACES, type Face } from '../geometry/room-box.ts'
import { distanceTo } from '../masks/distance.ts'
import type { Mask } from '../masks/mask.ts'
import { NO_PIXELS, type Pixels } from '../masks/pixels.ts'
import type { Photo } from '../picture.ts'
import { bridgeEdges } from './bridges.ts'
import { cellCentre, cellOfPixel, chartFor } from './chart.ts'
import { faceCells } from './face-cells.ts'
import { type FacePixels, pixelsOfFaces } from './face-pixels.ts'
import { FacePlane } from './face-plane.ts'
import { dilated, distanceInThirds, erode } from './growth.ts'
import { fillIslands } from './islands.ts'
import { LightPicture } from './light-picture.ts'
import { CHOSEN } from './shrunk-mask.ts'

/** Blurred outline and contact line of a piece, in picture widths. */
const RIM = 0.004
/** Narrower gaps between parts of the hole belong to it, in picture widths. */
const GAP = 0.01
/** Smaller enclosed areas belong to the hole, as a share of the picture. */
const ISLAND = 0.0015
/** Feather over clean surface, in picture widths. */
const FEATHER = 0.01
/** Light is judged by source further than this from the piece (metres)… */
const FAR_M = 0.5
/** …and shadows are searched up to this distance. */
const REACH_M = 0.6
/** Log darkening that makes a shadow; more where the pattern itself varies. */
const DARKER = 0.045
const DARKER_BY_PATTERN = 0.15
/** Extra growth beyond the visible shadow. */
const BEYOND_M = 0.06
/** Shadows are grey: a log tint above this plus a quarter of the depth is another surface. */
const TINTED = 0.02
/** Light is compared over spots of this size, wider than most patterns. */
const SPOT_M = 0.12
const FINENESS = { inHole: 1500, across: 128 }
const FEWEST_PIXELS = 400

/**
 * Grows the hole by the rim of the removed thing and by its soft shadow: connected clean surface that is darker than
 * the surface further away predicts. `map`: the face of each pixel, where the box does not decide.
 */
export function growForShadow(
  photo: Photo,
  room: RoomGeometry,
  hole: Mask,
  sources: Partial<Record<Face, Mask>>,
  map?: Uint8Array,
): Mask {
  const { width, height } = photo
  const rim = dilated(hole.data, width, height, Math.max(2, Math.round(RIM * width)))
  const grown: Mask = { width, height, channels: 1, data: rim.map((inside) => (inside ? 255 : 0)) }
  const faces = pixelsOfFaces(photo, room, grown, sources, map)
  for (const face of FACES) {
    const { hole: covered, source } = faces[face]
    if (covered.length > 0 && source.length > 0)
      for (const pixel of shadowOn(photo, room, {
        plane: new FacePlane(room.camera, room.box, face),
        hole: covered,
        source,
      }))
        grown.data[pixel] = 255
  }
  const gap = Math.round(GAP * width)
  const closed = erode(dilated(grown.data, width, height, gap), width, height, gap)
  const masks = Object.values(sources)
  const isSource = (pixel: number) => masks.some(({ data }) => (data[pixel] as number) >= CHOSEN)
  for (let pixel = 0; pixel < closed.length; pixel++) if (closed[pixel] && isSource(pixel)) grown.data[pixel] = 255
  bridgeEdges(room, grown)
  fillIslands(grown.data, grown, ISLAND * width * height)
  feather(grown, isSource)
  return grown
}

/** Feathers the mask over clean surface, so that its end shows no step. */
function feather({ width, height, data }: Mask, isSource: (pixel: number) => boolean) {
  const reach = Math.round(FEATHER * width)
  const thirds = distanceInThirds(data, width, height, reach)
  for (let pixel = 0; pixel < data.length; pixel++) {
    const distance = Math.fround((thirds[pixel] as number) / 3)
    if (data[pixel] === 0 && distance <= reach && isSource(pixel))
      data[pixel] = Math.round(255 * (1 - distance / (reach + 1)))
  }
}

/** Source pixels in shadow beside the hole. */
function shadowOn(photo: Photo, room: RoomGeometry, { plane, hole, source }: FacePixels): Pixels {
  const chart = chartFor({ plane, hole, source }, photo.width, FINENESS)
  const cellOf = (pixel: number) => cellOfPixel(chart, pixel, photo.width)
  const isHole = new Uint8Array(chart.width * chart.height)
  for (const pixel of hole) isHole[cellOf(pixel)] = 1
  const away = distanceTo(chart.width, chart.height, (cell) => isHole[cell] === 1)
  const awayM = (cell: number) => (cell < 0 ? Number.POSITIVE_INFINITY : (away[cell] as number) * chart.cellM)
  const far = source.filter((pixel) => awayM(cellOf(pixel)) > FAR_M)
  if (far.length < FEWEST_PIXELS) return NO_PIXELS
  const { light, spread } = faceCells(photo, room.box, { plane, hole, source: far }, FINENESS)
  const isNear = new Uint8Array(photo.width * photo.height)
  const near = source.filter((pixel) => awayM(cellOf(pixel)) <= REACH_M)
  for (const pixel of near) isNear[pixel] = 1
  const picture = new LightPicture(photo, (pixel) => isNear[pixel] === 1)
  const darkest = DARKER + DARKER_BY_PATTERN * Math.sqrt(spread / 2)
  const [seen, expected] = [new Float32Array(3), new Float32Array(3)]
  const isDark = isHole.map((covered, cell) => {
    if (covered || awayM(cell) > REACH_M) return 0
    const [u, v] = cellCentre(chart, cell)
    const [x, y] = plane.toPicture(u, v)
    if (!(x > 0 && y > 0 && x < photo.width && y < photo.height)) return 0
    if (picture.spot(x, y, plane.pixelsPerMetre(u, v) * SPOT_M, seen) < 0.3) return 0
    light.at(u, v, expected)
    const [r, g, b] = expected.map((light, channel) => light - (seen[channel] as number)) as unknown as Vec3
    const darker = (r + g + b) / 3
    const isGrey = Math.max(r, g, b) - Math.min(r, g, b) < TINTED + darker / 4
    return darker > darkest && isGrey ? 1 : 0
  })
  const isShadow = reached(isHole, isDark, chart.width)
  const isGrown = dilated(
    isShadow.map((shadow, cell) => shadow | (isHole[cell] as number)),
    chart.width,
    chart.height,
    Math.round(BEYOND_M / chart.cellM),
  )
  return near.filter((pixel) => isGrown[cellOf(pixel)])
}

/** Dark cells connected to the hole. */
function reached(isHole: Uint8Array, isDark: Uint8Array, width: number): Uint8Array {
  const isReached = new Uint8Array(isHole.length)
  const open = [...isHole.keys()].filter((cell) => isHole[cell])
  const visit = (next: number) => {
    if (!isDark[next] || isReached[next]) return
    isReached[next] = 1
    open.push(next)
  }
  for (let cell = open.pop(); cell !== undefined; cell = open.pop()) {
    const column = cell % width
    if (column > 0) visit(cell - 1)
    if (column < width - 1) visit(cell + 1)
    visit(cell - width)
    visit(cell + width)
  }
  return isReached
}
