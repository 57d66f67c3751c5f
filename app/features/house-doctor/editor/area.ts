import type { Vec2 } from '@vuong-tron/geometry/vectors'
import type { Face } from '@vuong-tron/room-engine/geometry/room-box'
import { facesOf } from '@vuong-tron/room-engine/masks/labels'
import type { Stroke, SurfaceLabel, Tap } from '@vuong-tron/room-engine/masks/masks'
import type { Photo } from '@vuong-tron/room-engine/picture'
import type { Quad } from '@vuong-tron/room-engine/surfaces/surfaces'

/** The visitor's marks; stored instead of pixels, which the engine recomputes. */
export type MarkedArea = {
  /** Named surfaces. */
  labels: readonly SurfaceLabel[]
  /** Around an object, in pixels of the photo; set only without labels. */
  outline?: readonly Vec2[]
  /** Everything inside the outline, not only an object. */
  isWhole?: boolean
  /** All furniture that a network sees; set only without labels and outline. */
  isAllFurniture?: boolean
  /** True where a tap began it: the surface there, or the thing that a network sees before it. */
  isTapped?: boolean
  /** Corrections: points inside or outside the area. */
  taps: readonly Tap[]
  strokes: readonly Stroke[]
  /** Width of the inward fade in pixels of the photo; sharp by default. */
  featherPx?: number
}

export const NO_AREA: MarkedArea = { labels: [], taps: [], strokes: [] }

export const areaOfSurfaces = (...labels: readonly SurfaceLabel[]): MarkedArea => ({ ...NO_AREA, labels })

export const FLOOR = areaOfSurfaces('floor')

/** The faces that an area names; undefined where others may be in it: what a tap began, a line or a brush marked. */
export function facesNamed({ labels, isTapped, strokes }: MarkedArea): readonly Face[] | undefined {
  if (labels.length === 0 || isTapped || strokes.some(({ mode }) => mode === 'add')) return undefined
  return [...new Set(labels.flatMap(facesOf))]
}

/** True while nobody has corrected what was found. */
export const isAsFound = ({ taps, strokes }: MarkedArea) => taps.length === 0 && strokes.length === 0

export const ALL_FURNITURE: MarkedArea = { ...NO_AREA, isAllFurniture: true }

export const isNothing = ({ labels, outline, isAllFurniture, strokes }: MarkedArea) =>
  labels.length === 0 && !outline && !isAllFurniture && !strokes.some(({ mode }) => mode === 'add')

/** Toggles a surface; drops outline and taps. */
export const toggleLabel = ({ labels, isTapped }: MarkedArea, label: SurfaceLabel): MarkedArea =>
  areaOfSurfaces(
    ...(isTapped ? [label] : labels.includes(label) ? labels.filter((one) => one !== label) : [...labels, label]),
  )

/** The object in a box given by two opposite corners, or the whole box. */
export const framed = (corner: Vec2, opposite: Vec2, isWhole = false): MarkedArea => ({
  ...NO_AREA,
  ...(isWhole && { isWhole }),
  outline: rectangle(corner, opposite),
})

/** Minimum distance of outline points, in pixels of the photo: hands tremble. */
const LEAST_STEP_PX = 4
const MOST_CORNERS = 120

/** The object inside a drawn line; undefined when it encloses nothing. */
export function lassoed(line: readonly Vec2[]): MarkedArea | undefined {
  const outline: Vec2[] = []
  for (const point of line) {
    const last = outline.at(-1)
    if (!last || Math.hypot(point[0] - last[0], point[1] - last[1]) >= LEAST_STEP_PX) outline.push(point)
  }
  const every = Math.ceil(outline.length / MOST_CORNERS)
  const corners = outline.filter((_, index) => index % every === 0)
  return corners.length < 3 ? undefined : { ...NO_AREA, outline: corners }
}

/** Corners of the drawn quadrilateral; by default in the middle of the photo. */
export function outlineCornersOf(
  { outline, isWhole }: MarkedArea,
  { width, height }: Pick<Photo, 'width' | 'height'>,
): Quad {
  if (isWhole && outline?.length === 4) return outline as unknown as Quad
  return rectangle([width * 0.3, height * 0.3], [width * 0.7, height * 0.7])
}

/** The area inside four corners; strokes stay. */
export const withCorners = ({ strokes }: MarkedArea, outline: Quad): MarkedArea => ({
  ...NO_AREA,
  strokes,
  outline,
  isWhole: true,
})

export const wholePhoto = ({ width, height }: Pick<Photo, 'width' | 'height'>): MarkedArea =>
  withCorners(NO_AREA, rectangle([0, 0], [width, height]))

const rectangle = ([left, top]: Vec2, [right, bottom]: Vec2): Quad => [
  [left, top],
  [right, top],
  [right, bottom],
  [left, bottom],
]

const labelOf: Record<Face, SurfaceLabel> = {
  floor: 'floor',
  ceiling: 'ceiling',
  left: 'wall_left',
  back: 'wall_back',
  right: 'wall_right',
}

/** A tap toggles its place; the first one selects its surface, or the thing before it. */
export function tapArea(area: MarkedArea, [x, y]: Vec2, wasMarked: boolean, face: Face): MarkedArea {
  const tap = { x, y, isPositive: !wasMarked }
  if (isNothing(area)) return { ...areaOfSurfaces(labelOf[face]), isTapped: true, taps: [tap] }
  return { ...area, taps: [...area.taps, tap] }
}
