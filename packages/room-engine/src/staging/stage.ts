import type { Vec3 } from '@vuong-tron/geometry/vectors'
import type { Camera } from '../geometry/camera.ts'
import type { Box, Face } from '../geometry/room-box.ts'
import type { Photo } from '../picture.ts'
import { composed, type Shadow, shadowInPicture } from './compose.ts'
import type { ModelDecoder, Piece } from './furniture-models.ts'
import type { Drawn, PieceRenderer } from './furniture-scene.ts'
import { asDrawn, type Grain, grainOf } from './photo-grain.ts'
import { type RoomLight, roomLight } from './room-light.ts'
import type { SeenThing } from './seen-thing.ts'
import { lightDirections, type Receiver, type Shade, shadeOn } from './soft-shadow.ts'
import { NoWebgl } from './stage-errors.ts'
import { type Turn, turnsOf } from './turns.ts'

/** A photo and its room; `things` stand in it, and hide what stands behind them. */
export type Scenery = { photo: Photo; camera: Camera; box: Box; things?: readonly SeenThing[] }

/** The furnished photo; `layer` (premultiplied) and `shadow` were composited over it. */
export type Staged = { picture: Photo; layer: Photo; shadow: Shadow }

export type Stage = ReturnType<typeof stageWith>

/**
 * A stage that draws by WebGL on its own canvas; three.js is loaded then. Rejects with `NoWebgl`, or when three.js does
 * not come.
 */
export async function openStage(
  canvas: OffscreenCanvas | HTMLCanvasElement,
  loadDecoder?: () => Promise<ModelDecoder>,
): Promise<Stage> {
  const [{ FurnitureRenderer }, decoder] = await Promise.all([import('./furniture-renderer.ts'), loadDecoder?.()])
  return stageWith(begun(() => new FurnitureRenderer(canvas, { decoder })))
}

/** Puts models into photos; `stage` rejects with `ModelMissing`. Restaging the same scenery is faster. */
export function stageWith(renderer: PieceRenderer) {
  const looks = new WeakMap<Scenery, Appearance>()
  return {
    stage: async (scenery: Scenery, pieces: readonly Piece[]): Promise<Staged> => {
      const { camera, box } = scenery
      const look = looks.get(scenery) ?? measureAppearance(scenery)
      looks.set(scenery, look)
      const drawnOver = async (photo: Photo, { pieces: some, kept }: Turn) =>
        laidOver({ ...scenery, photo }, look, await renderer.draw(camera, box.floor, some, look.light), kept)
      const [first, ...others] = turnsOf(pieces, scenery.things ?? [])
      let staged = await drawnOver(scenery.photo, first)
      for (const turn of others) {
        const next = await drawnOver(staged.picture, turn)
        staged = { ...next, layer: over(next.layer, staged.layer) }
      }
      return staged
    },
    /** Preloads models; rejects like `stage`. */
    load: (models: readonly string[]) => renderer.load(models),
    close: () => renderer.close(),
  }
}

/** One premultiplied layer over another. */
function over(upper: Photo, lower: Photo): Photo {
  const data = new Uint8ClampedArray(upper.data)
  for (let at = 0; at < data.length; at++) {
    const cover = (upper.data[at - (at % 4) + 3] as number) / 255
    data[at] = (upper.data[at] as number) + (lower.data[at] as number) * (1 - cover)
  }
  return { ...upper, data }
}

function begun<Renderer>(begin: () => Renderer): Renderer {
  try {
    return begin()
  } catch (cause) {
    throw new NoWebgl('no WebGL', { cause })
  }
}

/** Light and grain that furniture must match. */
type Appearance = { light: RoomLight; grain: Grain }

export const measureAppearance = ({ photo, camera, box }: Scenery): Appearance => ({
  light: roomLight(photo, camera, box),
  grain: grainOf(photo),
})

/** Composites rendered furniture with the photo's grain and shadows; `kept` is 255 where something hides it. */
export function laidOver(
  { photo, camera, box }: Scenery,
  { light, grain }: Appearance,
  drawn: Drawn,
  kept?: Pick<Photo, 'data'>,
): Staged {
  const shadow = shadowInPicture(camera, box, shadesOf(box, light, drawn.triangles))
  const layer = asDrawn(drawn.layer, grain)
  return { picture: composed(photo, shadow, layer, kept), layer, shadow }
}

const FLOOR_CELL_M = 0.018
const WALL_CELL_M = 0.03
/** Light samples: shadows on floors are nearer and harder. */
const FLOOR_DIRECTIONS = 64
const WALL_DIRECTIONS = 32
/** Reach of shadows on the floor, and distance to a wall that gets one; metres. */
const FLOOR_REACH_M = 1.5
const WALL_REACH_M = 1.2

/** Shadows on the floor and on nearby walls. */
function shadesOf(box: Box, light: RoomLight, triangles: Float32Array): Partial<Record<Face, Shade>> {
  const bounds = boundsOf(triangles)
  const shades: Partial<Record<Face, Shade>> = {}
  for (const [face, receiver] of receiversOf(box, bounds))
    shades[face] = shadeOn(
      receiver,
      triangles,
      lightDirections(light, receiver.normal, face === 'floor' ? FLOOR_DIRECTIONS : WALL_DIRECTIONS),
    )
  return shades
}

type Bounds = { low: Vec3; high: Vec3 }

function boundsOf(triangles: Float32Array): Bounds {
  const [low, high] = [
    new Array<number>(3).fill(Number.POSITIVE_INFINITY),
    new Array<number>(3).fill(Number.NEGATIVE_INFINITY),
  ]
  for (let index = 0; index < triangles.length; index++) {
    const axis = index % 3
    const value = triangles[index] as number
    low[axis] = Math.min(low[axis] as number, value)
    high[axis] = Math.max(high[axis] as number, value)
  }
  return { low: low as unknown as Vec3, high: high as unknown as Vec3 }
}

function receiversOf(box: Box, { low, high }: Bounds): [Face, Receiver][] {
  if (low[0] > high[0]) return []
  const height = box.floor + box.ceiling
  const [left, right] = [Math.max(-box.left, low[0] - FLOOR_REACH_M), Math.min(box.right, high[0] + FLOOR_REACH_M)]
  const [back, front] = [Math.max(-box.back, low[2] - FLOOR_REACH_M), high[2] + FLOOR_REACH_M]
  const receiver = (
    origin: Vec3,
    u: Vec3,
    v: Vec3,
    normal: Vec3,
    width: number,
    length: number,
    cellM: number,
  ): Receiver => ({
    origin,
    u,
    v,
    normal,
    cellM,
    columns: Math.ceil(width / cellM),
    rows: Math.ceil(length / cellM),
  })
  const [x, y, z]: [Vec3, Vec3, Vec3] = [
    [1, 0, 0],
    [0, 1, 0],
    [0, 0, 1],
  ]
  const found: [Face, Receiver][] = [
    ['floor', receiver([left, 0, back], x, z, y, right - left, front - back, FLOOR_CELL_M)],
  ]
  if (low[2] + box.back < WALL_REACH_M)
    found.push(['back', receiver([left, 0, -box.back], x, y, z, right - left, height, WALL_CELL_M)])
  if (low[0] + box.left < WALL_REACH_M)
    found.push(['left', receiver([-box.left, 0, back], z, y, x, front - back, height, WALL_CELL_M)])
  if (box.right - high[0] < WALL_REACH_M)
    found.push(['right', receiver([box.right, 0, back], z, y, [-1, 0, 0], front - back, height, WALL_CELL_M)])
  return found
}
