import { FACES, type Face } from '../geometry/room-box.ts'
import { distanceTo } from './distance.ts'
import type { Size } from './mask.ts'

/** Tolerance of the box's lines, as a share of the picture's longer side. */
const MARGIN = 0.02
/** Beyond this many margins outside its face, only tapped pixels belong to a surface. */
const FURTHEST = 2
/** Cost of one margin on the wrong side of a line, and the cap. */
const [ASIDE, MOST_ASIDE] = [8, 32]

/** Faces of the box in the picture, with the cost of crossing their lines. */
export class Ground {
  readonly #beyond: Float32Array
  readonly #within: Float32Array
  readonly #margin: number

  /** `faces`: the face that each pixel shows in the empty room (`facesSeen`). */
  constructor({ width, height }: Size, faces: Uint8Array, own: readonly Face[]) {
    const isOwn = Uint8Array.from(FACES, (face) => (own.includes(face) ? 1 : 0))
    this.#beyond = distanceTo(width, height, (pixel) => isOwn[faces[pixel] as number] === 1)
    this.#within = distanceTo(width, height, (pixel) => isOwn[faces[pixel] as number] === 0)
    this.#margin = MARGIN * Math.max(width, height)
  }

  /** True if a pixel is on a face, at least `depthPx` from its lines. */
  isOn = (pixel: number, depthPx = 0) => (this.#within[pixel] as number) > depthPx

  isFarOff = (pixel: number) => (this.#beyond[pixel] as number) > FURTHEST * this.#margin

  /** Cost of counting a pixel to the surface. */
  asideCost = (pixel: number) => costOf((this.#beyond[pixel] as number) / this.#margin)

  /** Cost of counting a similar pixel to another face. */
  insideCost = (pixel: number) => costOf((this.#within[pixel] as number) / this.#margin)
}

const costOf = (margins: number) => Math.min(MOST_ASIDE, ASIDE * margins * margins)
