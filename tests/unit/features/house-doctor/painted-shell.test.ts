import sharp from 'sharp'
import { expect, test } from 'vitest'
import { labelMask } from '#app/features/house-doctor/engine/masks/masks'
import type { Photo } from '#app/features/house-doctor/engine/picture'
import { faceParts, litSurfaces, oklabOfHex, repainted } from '#app/features/house-doctor/engine/surfaces/surfaces'
import { sampleRooms } from '#app/features/house-doctor/sample-rooms'

const [shell] = sampleRooms
if (!shell) throw new Error('There is no bare shell')

async function shellAsPhoto(): Promise<Photo> {
  const source = sharp(`public${shell?.picture}`)
  const { width = 0, height = 0 } = await source.metadata()
  const used = height - Math.round(width * (shell?.footShare ?? 0))
  const { data, info } = await source
    .extract({ left: 0, top: 0, width, height: used })
    .resize(1024)
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  return { width: info.width, height: info.height, channels: 4, data: new Uint8ClampedArray(data) }
}

/** Mean of the stored greens of some columns, between two heights, all in parts of the picture. */
function meanAt({ width, height, data }: Photo, [left, right]: readonly [number, number]): number {
  let [sum, count] = [0, 0]
  for (let y = Math.round(0.25 * height); y < 0.55 * height; y++)
    for (let x = Math.round(left * width); x < right * width; x++, count++)
      sum += data[(y * width + x) * 4 + 1] as number
  return sum / count
}

test('[HD-06] conduits in the wall of the bare shell are no edge between two tones: it is painted in one light', async () => {
  const photo = await shellAsPhoto()
  const { width: widthPx, height: heightPx } = photo
  const axes = { x: [1, 0, 0], y: [0, 1, 0], z: [0, 0, 1] } as const
  const { focalShare, box } = shell
  const room = { camera: { widthPx, heightPx, focalPx: widthPx * focalShare, ...axes }, box }
  const parts = faceParts(room, labelMask(photo, room, 'wall_back')).filter(({ face }) => face === 'back')
  const painted = repainted(litSurfaces(photo, parts), oklabOfHex('B79F7F'))
  // Where the two conduits run, and as much of the wall on either side of each.
  for (const conduit of [0.32, 0.692]) {
    const sides = [
      [conduit - 0.035, conduit - 0.015],
      [conduit + 0.015, conduit + 0.035],
    ] as const
    const [left = 0, right = 0] = sides.map((side) => meanAt(painted, side) / meanAt(photo, side))
    expect(Math.abs(left / right - 1), `at ${conduit}`).toBeLessThan(0.05)
  }
})
