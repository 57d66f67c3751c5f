import type { Page } from 'playwright/test'
import sharp from 'sharp'

/** A difference (of 255) that is visible as another colour; soft shadows and moods are fainter. */
const SEEN = 24
/** A difference that only another thing makes, and no shadow. */
const PLACED = 70

type Pixels = { width: number; height: number; data: Buffer }

async function pixelsOf(page: Page, name: string): Promise<Pixels> {
  const url = await page
    .locator(`canvas[aria-label="${name}"]`)
    .evaluate((canvas: HTMLCanvasElement) => canvas.toDataURL())
  const { data, info } = await sharp(Buffer.from(url.replace(/^.*,/, ''), 'base64'))
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  return { width: info.width, height: info.height, data }
}

/** Difference per channel from photo to result. */
async function stepsOf(page: Page) {
  const photo = await pixelsOf(page, 'The photo of the room')
  const { data } = await pixelsOf(page, 'The room after the change')
  const steps = (pixel: number) =>
    [0, 1, 2].map((channel) => (data[pixel * 3 + channel] ?? 0) - (photo.data[pixel * 3 + channel] ?? 0))
  return { ...photo, steps }
}

/** The result in sight, to compare with later ones. */
export const resultOf = (page: Page) => pixelsOf(page, 'The room after the change')

/** Share of changed pixels among those that an earlier result made wholly another colour, and among all others. */
export async function changesSince(page: Page, earlier: Pixels) {
  const [photo, later] = [await pixelsOf(page, 'The photo of the room'), await resultOf(page)]
  const counts = { placed: { all: 0, seen: 0 }, rest: { all: 0, seen: 0 } }
  const apart = (one: Pixels, other: Pixels, pixel: number) =>
    Math.max(...[0, 1, 2].map((at) => Math.abs((one.data[pixel * 3 + at] ?? 0) - (other.data[pixel * 3 + at] ?? 0))))
  for (let pixel = 0; pixel < photo.width * photo.height; pixel++) {
    const count = apart(photo, earlier, pixel) > PLACED ? counts.placed : counts.rest
    count.all++
    if (apart(earlier, later, pixel) > SEEN) count.seen++
  }
  return { placed: counts.placed.seen / counts.placed.all, rest: counts.rest.seen / counts.rest.all }
}

/**
 * Changes outside the mask (`rememberMask`): maximum darkening and lightening, and distance from the mask in photo
 * widths.
 */
export async function changesBeside(page: Page) {
  const { width, height, steps } = await stepsOf(page)
  const marked = await page.evaluate(() => [...(window as unknown as { marked: Uint8ClampedArray }).marked])
  const rectangle = () => ({ left: width, top: height, right: 0, bottom: 0 })
  const widened = (box: ReturnType<typeof rectangle>, pixel: number) => {
    const [x, y] = [pixel % width, Math.floor(pixel / width)]
    box.left = Math.min(box.left, x)
    box.right = Math.max(box.right, x)
    box.top = Math.min(box.top, y)
    box.bottom = Math.max(box.bottom, y)
  }
  const [mark, changed] = [rectangle(), rectangle()]
  let [darker, lighter] = [0, 0]
  for (const [pixel, value] of marked.entries()) {
    if (value > 0) {
      widened(mark, pixel)
      continue
    }
    const risen = steps(pixel)
    if (risen.some((step) => step !== 0)) widened(changed, pixel)
    darker = Math.max(darker, -Math.min(...risen))
    lighter = Math.max(lighter, ...risen)
  }
  const away = [
    mark.left - changed.left,
    mark.top - changed.top,
    changed.right - mark.right,
    changed.bottom - mark.bottom,
  ]
  return { darker, lighter, awayShare: Math.max(0, ...away) / width }
}

/** Grey levels of a surface map; `thing` hides a surface or is an opening in it. */
const SHOWN = ['thing', 'floor', 'ceiling', 'left', 'right', 'back'] as const
const GREYS_APART = 40

/** Share of changed, and of visibly changed, pixels per part of a sample room. */
export async function changesByFace(page: Page, file: string) {
  const { width, height, steps } = await stepsOf(page)
  const { data, info } = await sharp(`public/catalogue/rooms/${file}-surfaces.png`)
    .toColourspace('srgb')
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  // Map and photo are cropped at the foot, so both begin at the top.
  const placeOf = (at: number) => Math.floor(((at + 0.5) * info.width) / width)
  const counts = SHOWN.map(() => ({ all: 0, changed: 0, seen: 0 }))
  for (let pixel = 0; pixel < width * height; pixel++) {
    const at = placeOf(Math.floor(pixel / width)) * info.width + placeOf(pixel % width)
    const count = counts[Math.round((data[at * info.channels] ?? 0) / GREYS_APART)]
    if (!count) continue
    const apart = Math.max(...steps(pixel).map(Math.abs))
    count.all++
    if (apart > 0) count.changed++
    if (apart > SEEN) count.seen++
  }
  const shares = counts.map(({ all, changed, seen }, index) => [
    SHOWN[index],
    { changed: changed / all, seen: seen / all },
  ])
  return Object.fromEntries(shares) as Record<(typeof SHOWN)[number], { changed: number; seen: number }>
}
