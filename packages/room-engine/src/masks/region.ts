import type { Triple } from '../colour.ts'
import { FACES } from '../geometry/room-box.ts'
import { basinsOf } from './basins.ts'
import { regionsWithin, regionTree } from './region-tree.ts'
import type { WorkingImage } from './working-image.ts'

/** An even part of the picture between edges. */
export type Region = {
  pixels: number[]
  /** Mean of the working image: lightness, then the two axes of colour. */
  colour: Triple
  /** Mean strength of the edges within it. */
  grain: number
  /** Mean height in the picture: 0 above, 1 below. */
  height: number
  /** The face (index in `FACES`) that most of it lies on, and the share of it on any wall. */
  face: number
  wallShare: number
}

/** The strongest edge within a region. */
const EVEN = 5

/** Divides the picture into even regions; `faces` as of `facesSeen`. */
export function regionsOf(image: WorkingImage, edges: Float32Array, faces: Uint8Array): Region[] {
  const basins = basinsOf(image, edges)
  const nodes = regionsWithin(regionTree(basins, edges), EVEN)
  const pixelsOf = new Map<number, number[]>()
  for (let pixel = 0; pixel < faces.length; pixel++) {
    const node = nodes[basins.of[pixel] as number] as number
    const pixels = pixelsOf.get(node)
    if (pixels) pixels.push(pixel)
    else pixelsOf.set(node, [pixel])
  }
  return [...pixelsOf.values()].map((pixels) => regionOf(image, edges, faces, pixels))
}

export const isWall = (face: number) => FACES[face] !== 'floor' && FACES[face] !== 'ceiling'

function regionOf({ width, height, colours }: WorkingImage, edges: Float32Array, faces: Uint8Array, pixels: number[]) {
  const colour: [number, number, number] = [0, 0, 0]
  const onFace = FACES.map(() => 0)
  let [grain, rows] = [0, 0]
  for (const pixel of pixels) {
    for (let axis = 0; axis < 3; axis++)
      colour[axis] = (colour[axis] as number) + (colours[pixel * 3 + axis] as number) / pixels.length
    grain += edges[pixel] as number
    rows += Math.floor(pixel / width)
    onFace[faces[pixel] as number] = (onFace[faces[pixel] as number] as number) + 1
  }
  const onWalls = onFace.reduce((sum, count, face) => sum + (isWall(face) ? count : 0), 0)
  return {
    pixels,
    colour,
    grain: grain / pixels.length,
    height: rows / pixels.length / height,
    face: onFace.indexOf(Math.max(...onFace)),
    wallShare: onWalls / pixels.length,
  }
}

/** Pixels of regions beside no edge: those on an edge may have the colour of what lies beyond. */
export const coresOf = (regions: readonly Region[], edges: Float32Array): number[] =>
  regions.flatMap(({ pixels, grain }) => pixels.filter((pixel) => (edges[pixel] as number) <= Math.max(EVEN, grain)))
