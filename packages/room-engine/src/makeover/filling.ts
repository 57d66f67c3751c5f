import { rayThrough } from '../geometry/camera.ts'
import type { RoomGeometry } from '../geometry/layout.ts'
import { type Face, faceAlong, floorPoint } from '../geometry/room-box.ts'
import { distanceTo } from '../masks/distance.ts'
import { isEmpty, type Mask } from '../masks/mask.ts'
import type { Photo } from '../picture.ts'
import { floorPlanOf, type Opening } from '../staging/floor-plan.ts'
import type { PlacedItem, Placement } from '../staging/furniture.ts'
import { piecesFor, type SetProduct, type SetWish } from '../staging/room-set.ts'
import type { SeenThing } from '../staging/seen-thing.ts'
import { placeIn, type Space } from './space.ts'

/** The wish for a gap: at most `count` pieces of different categories; `variant` counts the tries. */
export type FillWish = Pick<SetWish, 'style' | 'budgetVnd'> & {
  categories: readonly string[]
  most: number
  variant: number
}

/** The marked floor: centre and sides, in metres. */
export type GapFloor = { x: number; z: number; widthM: number; depthM: number }

export type Filling<Product> =
  | { ok: true; pieces: { product: Product; placement: Placement }[]; floor: GapFloor }
  /** `no_floor`: the mask covers no floor, so nothing can stand there. */
  | { ok: false; code: 'mask_empty' | 'no_floor' | 'gap_too_small' }

/** Minimum side for any furniture, in metres. */
const LEAST_SIDE_M = 0.3
/** Share of a piece that must lie in the gap. Automatically found gaps have pinholes and skirting boards. */
export const HELD = { marked: 0.97, found: 0.88 }

/** `things`: what stands in the photo, and keeps its floor; `openings`: its doors, where nothing stands before. */
type FillOptions = { leastShare?: number; things?: readonly SeenThing[]; openings?: readonly Opening[] }

/** Places products in a gap at true size, the one that uses it best first. */
export function fillingOf<Product extends SetProduct>(
  room: RoomGeometry,
  gap: Mask,
  range: readonly Product[],
  wish: FillWish,
  { leastShare = HELD.marked, things = [], openings = [] }: FillOptions = {},
): Filling<Product> {
  if (isEmpty(gap)) return { ok: false, code: 'mask_empty' }
  const floor = gapFloor(room, gap)
  if (!floor) return { ok: false, code: 'no_floor' }
  if (Math.min(floor.widthM, floor.depthM) < LEAST_SIDE_M) return { ok: false, code: 'gap_too_small' }
  const space: Space = { mask: gap, ...room, leastShare }
  const plan = floorPlanOf(room.camera, room.box, { things, openings })
  const placedItems: PlacedItem[] = []
  const pieces: { product: Product; placement: Placement }[] = []
  let moneyVnd = wish.budgetVnd ?? Number.POSITIVE_INFINITY
  while (pieces.length < wish.most) {
    const taken = new Set(pieces.map(({ product }) => product.category))
    const choices = ranked(range, wish, floor).filter(
      ({ category, priceVnd }) => !taken.has(category) && priceVnd <= moneyVnd,
    )
    // Variants differ in the first piece; the others are the best that still fit.
    const found = firstThatFit(choices, pieces.length === 0 ? wish.variant + 1 : 1, (product) =>
      placeIn(space, plan, product, placedItems),
    )
    if (!found) break
    const { product, placed } = found
    placedItems.push(placed)
    const { x, z, turn } = placed.solid
    pieces.push({ product, placement: { id: product.id, x, z, turn } })
    moneyVnd -= product.priceVnd
  }
  return pieces.length > 0 ? { ok: true, pieces, floor } : { ok: false, code: 'gap_too_small' }
}

/** Candidates for a gap: matching the style first, then the widest. */
function ranked<Product extends SetProduct>(range: readonly Product[], wish: FillWish, floor: GapFloor): Product[] {
  const widest = Math.max(floor.widthM, floor.depthM) * 1000
  const fits = piecesFor(range, wish).filter(({ product }) => Math.max(product.widthMm, product.depthMm) <= widest)
  return fits
    .map(({ product, liking }) => ({ product, rank: product.widthMm / widest + liking }))
    .sort((one, other) => other.rank - one.rank || one.product.priceVnd - other.product.priceVnd)
    .map(({ product }) => product)
}

/** The last of the first `count` that fit; with fewer, they take turns. */
function firstThatFit<Product>(
  choices: readonly Product[],
  count: number,
  place: (product: Product) => PlacedItem | undefined,
): { product: Product; placed: PlacedItem } | undefined {
  const fitting: { product: Product; placed: PlacedItem }[] = []
  for (const product of choices) {
    if (fitting.length === count) break
    const placed = place(product)
    if (placed) fitting.push({ product, placed })
  }
  return fitting[(count - 1) % Math.max(1, fitting.length)]
}

/** Pixel stride of the search, in both directions. */
const STRIDE = 3
/** Quantiles of the marked floor, so that specks do not enlarge it. */
const [FIRST, LAST] = [0.02, 0.98]

/** Bounding box of the marked floor along the room's axes. */
export function gapFloor({ camera, box }: RoomGeometry, gap: Mask): GapFloor | undefined {
  const [xs, zs]: [number[], number[]] = [[], []]
  for (let y = 0; y < gap.height; y += STRIDE)
    for (let x = 0; x < gap.width; x += STRIDE) {
      if ((gap.data[y * gap.width + x] as number) < 128) continue
      const pixel = [x + 0.5, y + 0.5] as const
      const face: Face = faceAlong(box, rayThrough(camera, pixel)).face
      const point = face === 'floor' ? floorPoint(camera, box, pixel) : undefined
      if (!point) continue
      xs.push(point[0])
      zs.push(point[1])
    }
  if (xs.length === 0) return undefined
  const [left, right, near, far] = [at(xs, FIRST), at(xs, LAST), at(zs, FIRST), at(zs, LAST)]
  return { x: (left + right) / 2, z: (near + far) / 2, widthM: right - left, depthM: far - near }
}

const at = (values: number[], share: number) =>
  Float64Array.from(values).sort()[Math.floor(share * (values.length - 1))] as number

/** Width of the shadow's fade at the gap's border, in pixels. */
const FADE_PX = 28

/** Limits a staged picture to the gap: furniture up to the border, shadows faded towards it. */
export function withinGap(photo: Photo, { picture, layer }: { picture: Photo; layer: Photo }, gap: Mask): Photo {
  const { width, height, channels } = photo
  const inside = distanceTo(width, height, (pixel) => gap.data[pixel] === 0)
  const data = new Uint8ClampedArray(photo.data)
  for (let pixel = 0; pixel < width * height; pixel++) {
    if (gap.data[pixel] === 0) continue
    const isFurniture = (layer.data[pixel * 4 + 3] as number) > 0
    const share = isFurniture ? 1 : Math.min(1, (inside[pixel] as number) / FADE_PX)
    for (let channel = 0; channel < 3; channel++) {
      const index = pixel * channels + channel
      const before = photo.data[index] as number
      data[index] = Math.round(before + ((picture.data[index] as number) - before) * share)
    }
  }
  return { ...photo, data }
}
