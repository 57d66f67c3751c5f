import { readFileSync } from 'node:fs'
import sharp from 'sharp'
import { FACES, type Face, pointAt } from '../src/geometry/room-box.ts'
import type { Mask } from '../src/masks/mask.ts'
import type { Photo } from '../src/picture.ts'
import { median } from './median.ts'
import type { BenchRoom } from './part.ts'
import { photoOf, roomFiles } from './room-store.ts'
import type { RoomPlan } from './rooms/room-plan.ts'
import { IDS, THINGS } from './rooms/scene.ts'

/** A removal and its expected result. */
export type RemovalCase = {
  /** Mask of the pieces, as a person would mark them. */
  pieces: Mask
  /** Clean surface per face, as a person would confirm it. */
  sources: Partial<Record<Face, Mask>>
  /** Ids of the empty room. */
  truthIds: Uint8Array
  /** Ids of the photo. */
  ids: Uint8Array
  /** The empty room at the photo's exposure. */
  truth: Photo
  /** Doors, windows and curtains of the empty room (white). */
  openings: Mask
}

/** Share of the picture that is removed. */
const LEAST_SHARE = 0.05
const MOST_SHARE = 0.25
/** Never removed on their own: they hang, or lie under other things. */
const NOT_ALONE = ['rug', 'print', 'pendant', 'television']

const SURFACES: Record<Face, number> = {
  floor: IDS.floor,
  ceiling: IDS.ceiling,
  left: IDS.left,
  right: IDS.right,
  back: IDS.back,
}

/** The largest suitable piece, and the one that overlaps most of its outline; undefined when there is too little. */
export async function removalCase({ seed, files, photo, truth }: BenchRoom): Promise<RemovalCase | undefined> {
  const ids = await idsOf(files.ids)
  const chosen = piecesIn(ids, photo.width, (id) => files.plan.items[id - THINGS]?.name ?? '')
  if (!chosen) return undefined
  const empty = await roomFiles(seed, 'empty')
  const truthIds = await idsOf(empty.ids)
  const { width, height } = photo
  const maskOf = (isChosen: (pixel: number) => boolean): Mask => ({
    width,
    height,
    channels: 1,
    data: Uint8Array.from({ length: width * height }, (_, pixel) => (isChosen(pixel) ? 255 : 0)),
  })
  const pointOf = (pixel: number) =>
    pointAt(truth.camera, truth.box, [(pixel % width) + 0.5, Math.floor(pixel / width) + 0.5])
  const faceOf = Array.from({ length: width * height }, (_, pixel) => pointOf(pixel).face)
  const sources = Object.fromEntries(
    FACES.map((face) => [face, maskOf((pixel) => ids[pixel] === SURFACES[face] && faceOf[pixel] === face)]),
  )
  return {
    pieces: maskOf((pixel) => chosen.includes(ids[pixel] as number)),
    sources,
    truthIds,
    ids,
    openings: maskOf((pixel) => isOpening(files.plan, pointOf(pixel), truthIds[pixel] as number)),
    truth: asLightAs(
      photo,
      await photoOf(empty),
      (pixel) => ids[pixel] === truthIds[pixel] && (ids[pixel] as number) !== 0,
    ),
  }
}

const idsOf = async (file: string) =>
  new Uint8Array(await sharp(readFileSync(file)).toColourspace('b-w').raw().toBuffer())

function piecesIn(ids: Uint8Array, width: number, nameOf: (id: number) => string): number[] | undefined {
  const sizes = new Map<number, number>()
  for (const id of ids) if (id >= THINGS) sizes.set(id, (sizes.get(id) ?? 0) + 1)
  const share = (id: number) => (sizes.get(id) ?? 0) / ids.length
  const pieces = [...sizes.keys()].sort((a, b) => share(b) - share(a))
  const first = pieces.find((id) => share(id) <= MOST_SHARE && !NOT_ALONE.includes(nameOf(id)))
  if (first === undefined) return undefined
  const borders = bordersWith(first, ids, width)
  const border = (id: number) => borders.get(id) ?? 0
  const [second] = pieces
    .filter((id) => id !== first && share(first) + share(id) <= MOST_SHARE && share(id) > LEAST_SHARE / 5)
    .sort((a, b) => border(b) - border(a) || share(b) - share(a))
  const chosen = second === undefined ? [first] : [first, second]
  return chosen.reduce((sum, id) => sum + share(id), 0) >= LEAST_SHARE ? chosen : undefined
}

/** Length of the shared outline with each other piece, in pixels. */
function bordersWith(first: number, ids: Uint8Array, width: number): Map<number, number> {
  const borders = new Map<number, number>()
  for (let pixel = width; pixel < ids.length; pixel++)
    for (const [one, other] of [
      [ids[pixel], ids[pixel - 1]],
      [ids[pixel], ids[pixel - width]],
    ] as [number, number][]) {
      if (one === other || (one !== first && other !== first)) continue
      const neighbour = one === first ? other : one
      if (neighbour >= THINGS) borders.set(neighbour, (borders.get(neighbour) ?? 0) + 1)
    }
  return borders
}

/** Extent of frames and curtains beyond an opening, in millimetres. */
const BESIDE_MM = { frame: 100, curtain: 450 }

/** True if a wall point shows a door, a window, its frame or its curtain. */
function isOpening({ openings, viewpoint, look }: RoomPlan, { face, point }: ReturnType<typeof pointAt>, id: number) {
  if (id !== IDS.outside && id !== IDS.door && id !== IDS.trim) return false
  const [x, z] = [viewpoint.position[0] + point[0] * 1000, viewpoint.position[2] - point[2] * 1000]
  const along = { back: x, left: -z, right: z, floor: Number.NaN, ceiling: Number.NaN }[face]
  return openings.some(({ wall, kind, from, to }) => {
    const beside = kind === 'window' && look.curtains ? BESIDE_MM.curtain : BESIDE_MM.frame
    return wall === face && along > from - beside && along < to + beside
  })
}

/** Matches the exposure of the empty room's picture by what both show. */
function asLightAs(photo: Photo, other: Photo, isShared: (pixel: number) => boolean): Photo {
  const pixels = Array.from({ length: photo.width * photo.height }, (_, pixel) => pixel).filter(
    (pixel) => pixel % 7 === 0 && isShared(pixel),
  )
  const light = (stored: number) => ((stored + 1) / 256) ** 2.2
  const factors = [0, 1, 2].map((channel) =>
    median(
      pixels.map(
        (pixel) => light(photo.data[pixel * 3 + channel] as number) / light(other.data[pixel * 3 + channel] as number),
      ),
    ),
  )
  return {
    ...other,
    data: Uint8ClampedArray.from(
      other.data,
      (stored, index) => (light(stored) * (factors[index % 3] as number)) ** (1 / 2.2) * 256 - 1,
    ),
  }
}
