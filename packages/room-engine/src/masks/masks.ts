import type { Vec2 } from '@vuong-tron/geometry/vectors'
import { resizeCamera } from '../geometry/camera.ts'
import { facesSeen } from '../geometry/faces-seen.ts'
import type { Layout } from '../geometry/layout.ts'
import { FACES, type Face } from '../geometry/room-box.ts'
import type { RoomLabels } from '../network/label-room.ts'
import type { Photo } from '../picture.ts'
import { correctedBy, type Tap } from './correction.ts'
import { crisp } from './crisp.ts'
import { doorPixels, shutDoorsIn } from './doors.ts'
import { edgesOf } from './edges.ts'
import { facesFound, shownBy } from './faces-found.ts'
import { Ground } from './ground.ts'
import { linksOf } from './labelling.ts'
import { facesOf, type SurfaceLabel } from './labels.ts'
import { type Mask, newMask } from './mask.ts'
import { WORK_EDGE_PX as OBJECT_EDGE_PX, objectLabels, partAround } from './object.ts'
import { isWall } from './region.ts'
import type { SurfaceMap } from './surface-map.ts'
import { thingFound } from './thing.ts'
import { workingImage } from './working-image.ts'

export { brushed, type Stroke } from './brush.ts'
export type { Tap } from './correction.ts'
export { feathered } from './feather.ts'
export type { SurfaceLabel } from './labels.ts'
export { isEmpty, type Mask } from './mask.ts'
export { isSure } from './sureness.ts'
export type { SurfaceMap } from './surface-map.ts'

/** Longer side, in pixels, of the picture in which surfaces are segmented. */
const WORK_EDGE_PX = 384

/** The part of a layout that masks need. */
export type MaskedRoom = Pick<Layout, 'camera' | 'box'> & {
  /** Only for rendered pictures, whose surfaces are known. */
  surfaces?: SurfaceMap
}

/** A mask of surfaces, and how sure they are (`isSure`), where that is measured. */
export type SurfacesFound = { mask: Mask; sureness: number | undefined }

/**
 * Pixels that show the faces themselves, without furniture, pictures or openings. Taps (pixels of the photo) put right
 * what is wrong around them; `classes` is what a network says of the picture, if there is one.
 */
export function findSurfaces(
  photo: Photo,
  { camera, box, surfaces }: MaskedRoom,
  asked: readonly Face[],
  taps: readonly Tap[] = [],
  classes?: RoomLabels,
): SurfacesFound {
  if (asked.length === 0) return { mask: newMask(photo.width, photo.height), sureness: undefined }
  const image = workingImage(photo, WORK_EDGE_PX)
  const share = image.width / photo.width
  const faces = facesSeen(image, { camera: resizeCamera(camera, image.width), box })
  const ground = asked.length === 1 ? new Ground(image, faces, asked) : undefined
  const doors =
    classes && !surfaces && asked.some((face) => isWall(FACES.indexOf(face)))
      ? doorPixels(image, { camera, box }, shutDoorsIn(photo, { camera, box }))
      : undefined
  const scene = { image, links: linksOf(image, faces), edges: edgesOf(image, faces), ground, doors }
  const small = within(photo, taps).map((tap) => moved(tap, [0, 0], share))
  const found = surfaces ? shownBy(surfaces, asked, image) : facesFound(scene, faces, asked, small, classes)
  const { labels } = correctedBy(scene, found, small)
  return { mask: crisp(photo, labels, image), sureness: found.sureness }
}

/**
 * Pixels of the thing that the first tap is on, put right by the others; undefined where `classes` see a surface of the
 * room there.
 */
export function thingMask(photo: Photo, taps: readonly Tap[], classes: RoomLabels): Mask | undefined {
  const image = workingImage(photo, WORK_EDGE_PX)
  const [first, ...others] = within(photo, taps).map((tap) => moved(tap, [0, 0], image.width / photo.width))
  const links = linksOf(image)
  const found = first && thingFound(image, links, first, classes)
  if (!found) return undefined
  const { labels } = correctedBy({ image, links, edges: edgesOf(image) }, found, others)
  return crisp(photo, labels, image)
}

export const surfaceMask = (...asked: Parameters<typeof findSurfaces>): Mask => findSurfaces(...asked).mask

/** The mask of a label before any tap. */
export const labelMask = (photo: Photo, room: MaskedRoom, label: SurfaceLabel): Mask =>
  surfaceMask(photo, room, facesOf(label))

/** The thing within an outline (pixels of the photo): a box or a lasso. */
export function objectMask(photo: Photo, outline: readonly Vec2[], taps: readonly Tap[]): Mask {
  const mask = newMask(photo.width, photo.height)
  const { left, top, right, bottom } = partAround(outline, photo)
  if (right <= left || bottom <= top) return mask
  const part = cutOut(photo, left, top, right - left, bottom - top)
  const image = workingImage(part, OBJECT_EDGE_PX)
  const share = image.width / part.width
  const labels = objectLabels(
    image,
    outline.map(([x, y]): Vec2 => [(x - left) * share, (y - top) * share]),
    within(
      part,
      taps.map((tap) => moved(tap, [left, top], 1)),
    ).map((tap) => moved(tap, [0, 0], share)),
  )
  const small = crisp(part, labels, image)
  for (let row = 0; row < part.height; row++)
    mask.data.set(small.data.subarray(row * part.width, (row + 1) * part.width), (top + row) * photo.width + left)
  return mask
}

/** Ignores taps outside the picture. */
const within = ({ width, height }: Photo, taps: readonly Tap[]) =>
  taps.filter(({ x, y }) => x >= 0 && y >= 0 && x < width && y < height)

const moved = ({ x, y, isPositive }: Tap, [left, top]: Vec2, share: number): Tap => ({
  x: (x - left) * share,
  y: (y - top) * share,
  isPositive,
})

function cutOut(
  { width: stride, channels, data }: Photo,
  left: number,
  top: number,
  width: number,
  height: number,
): Photo {
  const part = new Uint8ClampedArray(width * height * channels)
  for (let row = 0; row < height; row++) {
    const start = ((top + row) * stride + left) * channels
    part.set(data.subarray(start, start + width * channels), row * width * channels)
  }
  return { width, height, channels, data: part }
}
