import { resizeCamera } from '../geometry/camera.ts'
import { facesSeen } from '../geometry/faces-seen.ts'
import type { RoomGeometry } from '../geometry/layout.ts'
import { FACES, type Face } from '../geometry/room-box.ts'
import { distanceTo } from '../masks/distance.ts'
import type { Mask } from '../masks/mask.ts'
import type { Pixels } from '../masks/pixels.ts'
import { type Photo, shrink } from '../picture.ts'
import { diffuse } from './diffusion.ts'
import { type FillStep, fillFaces, type Work } from './face-fills.ts'
import { pixelsOfFaces } from './face-pixels.ts'
import { continueOpenings } from './openings.ts'
import { growForShadow } from './shadow.ts'
import { CHOSEN, shrunkFaces, shrunkMask } from './shrunk-mask.ts'

export { suggestSource } from './suggestion.ts'
export { growForShadow }

export type RemovalRequest = {
  photo: Photo
  room: RoomGeometry
  /** What to remove. Grey is filled and blended, so masks may be feathered; black stays bit-identical. */
  hole: Mask
  /** Confirmed clean surface per face: nothing else is copied onto the face. */
  sources: Partial<Record<Face, Mask>>
  /** The face that each pixel shows, or that goes on behind the hole, as an index in `FACES`; else the box decides. */
  faces?: Uint8Array | undefined
  /** Windows, doors and curtains, which go on in the hole. */
  openings?: Mask | undefined
}

export type RemovalRefusal =
  | { code: 'mask_empty' | 'mask_size_mismatch' | 'mask_covers_everything' }
  /** These faces lie behind the hole but have no source. */
  | { code: 'source_missing'; faces: Face[] }

export type Removal = { ok: true; photo: Photo } | ({ ok: false } & (RemovalRefusal | { code: 'cancelled' }))

/** Called between steps. `signal` is checked each time; now and then the thread yields for Worker messages. */
export type Watch = { onProgress?: (step: FillStep) => void; signal?: { readonly aborted: boolean } }

const FINAL: Work = { cells: 9000, cellsAcross: 250, offsets: 48, sweeps: 2 }
const PREVIEW: Work = { cells: 900, cellsAcross: 62, offsets: 12, sweeps: 1 }
/** Longer side of a preview, in pixels. */
const PREVIEW_EDGE_PX = 480

/** Longest time without yielding, in milliseconds. */
const REST_AFTER_MS = 40
/** Maximum share of the picture that can be removed. */
const MOST_SHARE = 0.8
/** Minimum source for a pattern. */
const FEWEST_SOURCE_PX = 320
/** Holes up to this share of the width need no source: 20 px of 1024. */
const NARROW = 20 / 1024

/** Removes everything under the hole: each face continues behind it in its own pattern and light. Deterministic. */
export async function removeFurniture(request: RemovalRequest, watch: Watch = {}): Promise<Removal> {
  return removed(request, FINAL, watch)
}

/** A fast, small preview, without the hole's growth for shadows. */
export async function previewRemoval(
  { photo, room, hole, sources, faces, openings }: RemovalRequest,
  watch: Watch = {},
): Promise<Removal> {
  if (!isSameSize(photo, hole)) return { ok: false, code: 'mask_size_mismatch' }
  const small = shrink(photo, PREVIEW_EDGE_PX)
  const { width, height } = small
  const clean = Object.entries(sources).map(([face, mask]) => [face, shrunkMask(mask, width, height, 'all')])
  const request = {
    photo: small,
    room: { ...room, camera: resizeCamera(room.camera, width) },
    sources: Object.fromEntries(clean) as RemovalRequest['sources'],
    faces: faces && shrunkFaces(faces, photo, small),
    openings: openings && shrunkMask(openings, width, height, 'all'),
  }
  const grown = growForShadow(
    small,
    request.room,
    shrunkMask(hole, width, height, 'any'),
    request.sources,
    request.faces,
  )
  return removed({ ...request, hole: grown }, PREVIEW, watch)
}

async function removed(request: RemovalRequest, work: Work, { onProgress, signal }: Watch): Promise<Removal> {
  const steps = removalSteps(request, work)
  let step = steps.next()
  for (let rested = performance.now(); !step.done; step = steps.next()) {
    onProgress?.(step.value)
    if (performance.now() - rested > REST_AFTER_MS) {
      await new Promise((resolve) => setTimeout(resolve))
      rested = performance.now()
    }
    if (signal?.aborted) return { ok: false, code: 'cancelled' }
  }
  return step.value
}

function* removalSteps(
  { photo, room, hole, sources, faces = facesSeen(photo, room), openings }: RemovalRequest,
  work: Work,
): Generator<FillStep, Removal> {
  const size = sizeRefusal(photo, hole)
  if (size) return { ok: false, code: size }
  const pixels = pixelsOfFaces(photo, room, hole, sources, faces)
  const planes: typeof pixels = { ...pixels }
  const narrow: Pixels[] = []
  const missing: Face[] = []
  for (const face of FACES) {
    if (pixels[face].hole.length > 0 && pixels[face].source.length >= FEWEST_SOURCE_PX) continue
    delete (planes as Partial<typeof pixels>)[face]
    if (pixels[face].hole.length === 0) continue
    if (isNarrow(photo, pixels[face].hole)) narrow.push(pixels[face].hole)
    else missing.push(face)
  }
  if (missing.length > 0) return { ok: false, code: 'source_missing', faces: missing }
  const filled = { ...photo, data: photo.data.slice() }
  yield* fillFaces(photo, room, hole, planes, work, filled)
  if (narrow.length > 0) diffuse(filled, narrow)
  if (openings) continueOpenings(photo, room, hole, faces, openings, filled)
  return { ok: true, photo: blended(photo, filled, hole) }
}

const isSameSize = (photo: Photo, mask: Mask) => photo.width === mask.width && photo.height === mask.height

function sizeRefusal(photo: Photo, hole: Mask) {
  if (!isSameSize(photo, hole)) return 'mask_size_mismatch'
  let chosen = 0
  for (const value of hole.data) if (value >= CHOSEN) chosen++
  const share = chosen / hole.data.length
  if (share === 0) return 'mask_empty'
  return share > MOST_SHARE ? 'mask_covers_everything' : undefined
}

function isNarrow({ width, height }: Photo, pixels: Pixels): boolean {
  const isOpen = new Uint8Array(width * height)
  for (const pixel of pixels) isOpen[pixel] = 1
  const depth = distanceTo(width, height, (pixel) => isOpen[pixel] === 0)
  return pixels.every((pixel) => (depth[pixel] as number) <= (NARROW * width) / 2)
}

/** Blends the fill into the photo by the mask. */
function blended(photo: Photo, filled: Photo, hole: Mask): Photo {
  const { channels } = photo
  for (let pixel = 0; pixel < hole.data.length; pixel++) {
    const share = (hole.data[pixel] as number) / 255
    if (share === 0 || share === 1) continue
    for (let index = pixel * channels; index < pixel * channels + 3; index++) {
      const before = photo.data[index] as number
      filled.data[index] = Math.round(before + share * ((filled.data[index] as number) - before))
    }
  }
  return filled
}
