import type { Vec3 } from '@vuong-tron/geometry/vectors'
import type { Camera } from '../src/geometry/camera.ts'
import { type Box, FACES, type Face, pointAt } from '../src/geometry/room-box.ts'
import type { Photo } from '../src/picture.ts'

/** Colour (RGB, 0 to 255) of a face at a point (metres, room axes). */
export type Finish = (face: Face, point: Vec3) => Vec3

/** Renders a room with `finish`, four samples a pixel. */
export function paintedRoom(camera: Camera, box: Box, finish: Finish): Photo {
  const { widthPx: width, heightPx: height } = camera
  const data = new Uint8ClampedArray(width * height * 3)
  for (let pixel = 0; pixel < width * height; pixel++) {
    const sum = [0, 0, 0]
    for (const [dx, dy] of [
      [0.25, 0.25],
      [0.75, 0.25],
      [0.25, 0.75],
      [0.75, 0.75],
    ] as const) {
      const { face, point } = pointAt(camera, box, [(pixel % width) + dx, Math.floor(pixel / width) + dy])
      for (const [channel, value] of finish(face, point).entries()) sum[channel] = (sum[channel] as number) + value / 4
    }
    data.set(sum, pixel * 3)
  }
  return { width, height, channels: 3, data }
}

/** A mask of pixels chosen by column and row. */
export function maskWhere({ width, height }: Photo, isChosen: (x: number, y: number) => boolean) {
  const data = Uint8Array.from({ length: width * height }, (_, pixel) =>
    isChosen(pixel % width, Math.floor(pixel / width)) ? 255 : 0,
  )
  return { width, height, channels: 1, data }
}

/** A mask of each whole face, as if a person had confirmed it. */
export function faceMasksOf(camera: Camera, box: Box, photo: Photo) {
  const seen = Array.from(
    { length: photo.width * photo.height },
    (_, pixel) => pointAt(camera, box, [(pixel % photo.width) + 0.5, Math.floor(pixel / photo.width) + 0.5]).face,
  )
  return Object.fromEntries(FACES.map((face) => [face, maskWhere(photo, (x, y) => seen[y * photo.width + x] === face)]))
}
