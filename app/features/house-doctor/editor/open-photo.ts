import { GREYS_APART, type SurfaceMap } from '@vuong-tron/room-engine/masks/surface-map'
import { checkPhoto, isBlank } from '../intake/photo-check.ts'
import { leastSidePx, type PictureUse } from '../intake/photo-types.ts'
import type { Original } from '../original.ts'
import type { Ask, Opened, Outcome } from './protocol.ts'

/** Longer side of the working image, in pixels. */
const WORK_EDGE_PX = 1024

/** Decodes a file upright at working size. */
export async function openPhoto({ file, use, footShare = 0, surfaces }: Ask<'open'>): Promise<Outcome<Opened>> {
  const checked = checkPhoto(new Uint8Array(await file.arrayBuffer()), leastSidePx[use])
  if (!checked.ok) return checked
  const drawn = await drawnFile({ file, footShare }, use, WORK_EDGE_PX)
  if (!drawn.ok) return drawn
  const { context, size } = drawn
  const { width, height } = context.canvas
  const { data } = context.getImageData(0, 0, width, height)
  const photo = { width, height, channels: 4, data }
  if (use === 'room' && isBlank(photo)) return { ok: false, code: 'photo_blank' }
  const original = { file, footShare, ...size }
  const known = surfaces && (await surfaceMapOf(surfaces, footShare))
  return { ok: true, photo, original, isFirstOfMany: checked.isFirstOfMany, surfaces: known }
}

/** Reads a map drawn by scripts/house-doctor-samples.ts. */
async function surfaceMapOf(file: Blob, footShare: number): Promise<SurfaceMap | undefined> {
  const drawn = await drawnFile({ file, footShare }, 'room')
  if (!drawn.ok) return
  const { width, height } = drawn.size
  const { data } = drawn.context.getImageData(0, 0, width, height)
  const numbers = Uint8Array.from({ length: width * height }, (_, pixel) =>
    Math.round((data[pixel * 4] as number) / GREYS_APART),
  )
  return { width, height, numbers }
}

type Drawn = { context: OffscreenCanvasRenderingContext2D; size: { width: number; height: number } }

/** Draws a checked file, limited in its longer side; `size` is its own. */
export async function drawnFile(
  { file, footShare }: Pick<Original, 'file' | 'footShare'>,
  use: PictureUse,
  edgePx = Number.POSITIVE_INFINITY,
): Promise<Outcome<Drawn>> {
  let picture: ImageBitmap
  try {
    picture = await createImageBitmap(file, { imageOrientation: 'from-image' })
  } catch {
    return { ok: false, code: 'photo_unreadable' }
  }
  const share = Math.min(1, edgePx / Math.max(picture.width, picture.height))
  const usedHeight = picture.height - Math.round(picture.width * footShare)
  const [width, height] = [Math.round(picture.width * share), Math.round(usedHeight * share)]
  const context = new OffscreenCanvas(width, height).getContext('2d', { willReadFrequently: true })
  if (!context) return { ok: false, code: 'out_of_memory' }
  if (use !== 'cutout') {
    // White behind transparency.
    context.fillStyle = 'white'
    context.fillRect(0, 0, width, height)
  }
  context.imageSmoothingQuality = 'high'
  context.drawImage(picture, 0, 0, picture.width, usedHeight, 0, 0, width, height)
  const size = { width: picture.width, height: usedHeight }
  picture.close()
  return { ok: true, context, size }
}
