import { FACES, type Face } from '../geometry/room-box.ts'
import { distanceTo } from './distance.ts'
import type { Size } from './mask.ts'

/** How far beside its place a line of the box may lie, as part of the picture's longer side. */
const MARGIN = 0.02
/** Further than so many margins outside of its face, nothing is part of a surface unless somebody taps there. */
const FURTHEST = 2
/** What it costs to be one margin on the wrong side of a line, and at most. */
const [ASIDE, MOST_ASIDE] = [8, 32]

/** Where a face of the box lies in the picture, and what the other side of its lines costs. */
export class Ground {
  readonly #beyond: Float32Array
  readonly #within: Float32Array
  readonly #margin: number

  /** `faces`: what each pixel shows of the empty room (`facesSeen`). */
  constructor({ width, height }: Size, faces: Uint8Array, face: Face) {
    const own = FACES.indexOf(face)
    this.#beyond = distanceTo(width, height, (pixel) => faces[pixel] === own)
    this.#within = distanceTo(width, height, (pixel) => faces[pixel] !== own)
    this.#margin = MARGIN * Math.max(width, height)
  }

  /** Whether a pixel lies on the face, some pixels away from its lines. */
  isOn = (pixel: number, depthPx = 0) => (this.#within[pixel] as number) > depthPx

  isFarOff = (pixel: number) => (this.#beyond[pixel] as number) > FURTHEST * this.#margin

  /** What it costs to count a pixel to the surface. */
  asideCost = (pixel: number) => costOf((this.#beyond[pixel] as number) / this.#margin)

  /** What it costs to count one that looks like the surface to another face. */
  insideCost = (pixel: number) => costOf((this.#within[pixel] as number) / this.#margin)
}

const costOf = (margins: number) => Math.min(MOST_ASIDE, ASIDE * margins * margins)
