import { type Face, pointAt } from '../src/geometry/room-box.ts'
import type { Photo } from '../src/picture.ts'
import { cameraAt } from './drawn-room.ts'

type Paint = (x: number, y: number) => readonly [number, number, number]

/** An opaque photo with every pixel from `paint`. */
export function drawPhoto(width: number, height: number, paint: Paint): Photo {
  const data = new Uint8ClampedArray(width * height * 4)
  for (let y = 0, at = 0; y < height; y++) for (let x = 0; x < width; x++, at += 4) data.set([...paint(x, y), 255], at)
  return { width, height, channels: 4, data }
}

type Shades = Record<Face, readonly [number, number, number]>

const SHADES: Shades = {
  floor: [120, 84, 52],
  ceiling: [238, 236, 232],
  left: [150, 158, 150],
  back: [206, 200, 188],
  right: [180, 176, 168],
}

/** Walls and ceiling of one paint under different light. */
export const ONE_PAINT: Shades = {
  floor: [120, 84, 52],
  ceiling: [212, 206, 194],
  left: [200, 194, 182],
  back: [206, 200, 188],
  right: [203, 197, 185],
}

/** A cupboard before the back wall, in fractions of the picture. */
const PIECE = { left: 0.46, right: 0.58, top: 0.4, bottom: 0.76 }
/** Bare floor, and bare back wall beside the cupboard. */
export const BARE_PLACES: [number, number][] = [
  [0.5, 0.92],
  [0.4, 0.45],
]

/** An empty room of 4 by 4.5 metres with its camera; and the same with a cupboard. */
export function plainRoom(widthPx: number, shades = SHADES) {
  const camera = cameraAt({ yaw: 12, pitch: -6, roll: 0, fieldOfView: 78 }, widthPx)
  const box = { floor: 1.5, ceiling: 1.2, left: 1.8, right: 2.2, back: 4.5 }
  const faceAt = (x: number, y: number) => pointAt(camera, box, [x + 0.5, y + 0.5]).face
  const isPiece = (x: number, y: number) => {
    const [across, down] = [x / camera.widthPx, y / camera.heightPx]
    return across > PIECE.left && across < PIECE.right && down > PIECE.top && down < PIECE.bottom
  }
  /** One colour per face, with faint joints every half metre from which a camera can be found. */
  const shade: Paint = (x, y) => {
    const { face, point } = pointAt(camera, box, [x + 0.5, y + 0.5])
    const isJoint = point.some((at) => Math.abs(at * 2 - Math.round(at * 2)) < 0.04 && Math.abs(at) !== box[face])
    const [red, green, blue] = shades[face]
    // Pseudo-random sensor noise by pixel.
    const noise = (((x * 73_856_093) ^ (y * 19_349_663)) >>> 4) % 17
    const darker = (isJoint && face !== 'ceiling' ? 12 : 0) + noise
    return [red - darker, green - darker, blue - darker]
  }
  const { widthPx: width, heightPx: height } = camera
  return {
    width,
    height,
    faceAt,
    isPiece,
    empty: () => drawPhoto(width, height, shade),
    furnished: () => drawPhoto(width, height, (x, y) => (isPiece(x, y) ? [20, 110, 40] : shade(x, y))),
  }
}
