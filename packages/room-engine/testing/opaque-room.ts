import type { Camera } from '../src/geometry/camera.ts'
import { type Box, type Face, pointAt } from '../src/geometry/room-box.ts'
import type { Mask } from '../src/masks/mask.ts'
import type { Photo } from '../src/picture.ts'
import { type Finish, paintedRoom } from './painted-room.ts'

/** A painted room with a different opacity per pixel, which no function may change. */
export function translucentRoom(camera: Camera, box: Box, finish: Finish): Photo {
  const { width, height, data } = paintedRoom(camera, box, finish)
  const pixels = new Uint8ClampedArray(width * height * 4)
  for (let pixel = 0; pixel < width * height; pixel++) {
    pixels.set(data.subarray(pixel * 3, pixel * 3 + 3), pixel * 4)
    pixels[pixel * 4 + 3] = (pixel * 31) % 256
  }
  return { width, height, channels: 4, data: pixels }
}

/** Pixels of some faces that a person would call bare. */
export function bareMaskOf(
  camera: Camera,
  box: Box,
  faces: readonly Face[],
  isBare = (_x: number, _y: number) => true,
): Mask {
  const { widthPx: width, heightPx: height } = camera
  const data = Uint8Array.from({ length: width * height }, (_, pixel) => {
    const [x, y] = [pixel % width, Math.floor(pixel / width)]
    return isBare(x, y) && faces.includes(pointAt(camera, box, [x + 0.5, y + 0.5]).face) ? 255 : 0
  })
  return { width, height, channels: 1, data }
}
