import { labelMask, type SurfaceMap } from '@vuong-tron/room-engine/masks/masks'
import { GREYS_APART } from '@vuong-tron/room-engine/masks/surface-map'
import type { Photo } from '@vuong-tron/room-engine/picture'
import { faceParts, litSurfaces, oklabOfHex, repaint } from '@vuong-tron/room-engine/surfaces/surfaces'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { type SampleRoom, sampleRooms } from '#app/features/house-doctor/sample-rooms'

const [shell] = sampleRooms
if (!shell) throw new Error('There is no bare shell')

async function surfacesOf({ surfaces, footShare }: SampleRoom): Promise<SurfaceMap> {
  const source = sharp(`public${surfaces}`).greyscale()
  const { width = 0, height = 0 } = await source.metadata()
  const used = height - Math.round(width * footShare)
  const greys = await source.extract({ left: 0, top: 0, width, height: used }).raw().toBuffer()
  return { width, height: used, numbers: Uint8Array.from(greys, (grey) => Math.round(grey / GREYS_APART)) }
}

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

type Span = readonly [from: number, to: number]

/** Mean green value of a rectangle in fractions of the picture. */
function meanAt({ width, height, data }: Photo, [left, right]: Span, [top, bottom]: Span): number {
  let [sum, count] = [0, 0]
  for (let y = Math.round(top * height); y < bottom * height; y++)
    for (let x = Math.round(left * width); x < right * width; x++, count++)
      sum += data[(y * width + x) * 4 + 1] as number
  return sum / count
}

async function paintedShell(label: 'wall_back' | 'wall_right') {
  const photo = await shellAsPhoto()
  const { width: widthPx, height: heightPx } = photo
  const axes = { x: [1, 0, 0], y: [0, 1, 0], z: [0, 0, 1] } as const
  const { focalShare, box } = shell as SampleRoom
  const camera = { widthPx, heightPx, focalPx: widthPx * focalShare, ...axes }
  const surfaces = await surfacesOf(shell as SampleRoom)
  const parts = faceParts({ camera, box }, labelMask(photo, { camera, box, surfaces }, label))
  return { photo, painted: repaint(litSurfaces(photo, parts), oklabOfHex('B79F7F')) }
}

/** Change of the contrast between two neighbouring places. */
async function changeBetween(label: 'wall_back' | 'wall_right', one: Span, other: Span, heights: Span) {
  const { photo, painted } = await paintedShell(label)
  const [first, second] = [one, other].map((side) => meanAt(painted, side, heights) / meanAt(photo, side, heights))
  return Math.abs((first ?? Number.NaN) / (second ?? Number.NaN) - 1)
}

test.each([0.32, 0.692])(
  '[HD-06] the conduit at %d of the bare shell is no edge between two tones: its wall is painted in one light',
  async (at) => {
    const sides = [[at - 0.035, at - 0.015] as const, [at + 0.015, at + 0.035] as const] as const
    expect(await changeBetween('wall_back', ...sides, [0.25, 0.55])).toBeLessThan(0.05)
  },
)

test('[HD-06] nor is the edge of a window, whose reveal is as bright as day: below it the wall goes on', async () => {
  expect(await changeBetween('wall_right', [0.9, 0.935], [0.955, 0.985], [0.87, 0.93])).toBeLessThan(0.1)
})
