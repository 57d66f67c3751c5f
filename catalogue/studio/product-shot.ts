import { linear } from '@vuong-tron/furniture/models/export/color'
import type { Model, Part } from '@vuong-tron/furniture/models/kit/model'
import { boundsOf, sizeOf } from '@vuong-tron/furniture/models/kit/shape'
import { materialOf } from '@vuong-tron/furniture/models/materials'
import { flagsBeside, sweepBehind, turned, wallBehind } from '@vuong-tron/furniture/studio/backdrops'
import { frame, regionOf } from '@vuong-tron/furniture/studio/framing'
import type { Light, Scene } from '@vuong-tron/furniture/studio/scene'
import { at } from '@vuong-tron/geometry/numbers'
import { add, cross, length, put, scale, subtract, turnY, type Vec3 } from '@vuong-tron/geometry/vectors'
import type { CatalogueOrder } from '../models/orders.ts'

const SHOT = { width: 1800, height: 1360 }
/** Maximum linear reflectance that counts as black. */
const DARK = 0.06

/** View per category, with one camera height for all its pieces. */
const views: Record<string, { azimuth: number; elevation: number }> = {
  bed: { azimuth: 36, elevation: 20 },
  wardrobe: { azimuth: 24, elevation: 7 },
  bookshelf: { azimuth: 24, elevation: 8 },
  'wine-cabinet': { azimuth: 24, elevation: 10 },
  'dish-cabinet': { azimuth: 24, elevation: 9 },
  'file-cabinet': { azimuth: 26, elevation: 12 },
  'decor-cabinet': { azimuth: 25, elevation: 11 },
  'shoe-cabinet': { azimuth: 25, elevation: 11 },
  'tv-stand': { azimuth: 24, elevation: 12 },
  sofa: { azimuth: 24, elevation: 12 },
  'kitchen-stoves': { azimuth: 26, elevation: 30 },
  sinks: { azimuth: 26, elevation: 32 },
  washbasins: { azimuth: 26, elevation: 26 },
  'coffee-table': { azimuth: 28, elevation: 20 },
  'dining-table': { azimuth: 28, elevation: 17 },
}
const USUAL = { azimuth: 27, elevation: 14 }
/** Rods and mouldings show one end, `thickness` times as long as thick; sheets are seen from higher up. */
const ROD = { azimuth: 40, elevation: 22, thickness: 4, shortestMm: 150 }
const SHEET = { azimuth: 32, elevation: 34 }

/** Ceiling-mounted products, shown lying on their back. */
const shownFromBelow = new Set(['dieu-hoa-am-tran-gio-dong-24000-btu', 'sen-tran-mua-rao-40-cm'])

/** View for features that are visible only from above. */
const SHOWCASE = { azimuth: 28, elevation: 30 }
const showcases = new Set(['tu-trang-tri-dong-ho-120', 'ban-tra-nang-mat-tan-cuong-110'])

/** Tall pieces seen from the side, where the paper's edge would show, so the paper turns with the camera. */
const turnedPaper = new Set([
  'giuong-coc-man-ha-giang-180',
  'tu-bat-dia-goc-tho-ha',
  'tu-quan-ao-goc-bao-loc',
  'tu-ruou-goc-ninh-thuan',
])

/** Wall-hung products whose name does not say so. */
const alsoOnTheWall = new Set([
  'guong-tron-mat-ho-60-cm',
  'guong-den-mat-ho-60-80-cm',
  'guong-vom-mat-ho-50-90-cm',
  'guong-may-mat-ho-60-cm',
  'guong-toan-than-mat-ho',
  'tu-guong-mat-ho-60-70-cm',
  'dieu-hoa-gio-dong-9000-btu',
  'dieu-hoa-gio-dong-12000-btu',
  'dieu-hoa-hai-chieu-gio-dong-18000-btu',
  'may-hut-mui-kinh-cong-may-nhe-70-cm',
  'may-hut-mui-vat-nghieng-may-nhe-90-cm',
  'sen-tay-mua-rao-kem-thanh-truot',
  'cu-sen-nong-lanh-mua-rao',
  'sen-cay-mua-rao-bat-tron-25-cm',
  'sen-cay-on-nhiet-mua-rao',
])
const isOnTheWall = (slug: string) => /-(?:treo|am)-tuong-/.test(slug) || alsoOnTheWall.has(slug)

/** Products entirely of polished metal. */
const polished = new Set(['faucets', 'shower-sets'])

/** Pieces for a room's left corner, whose left side is a blank wall. */
const cornerPieces = new Set([
  'tu-quan-ao-goc-bao-loc',
  'tu-trang-tri-goc-kim-bong',
  'tu-ruou-goc-ninh-thuan',
  'tu-bat-dia-goc-tho-ha',
  'ban-trang-diem-goc-quang-ba',
])

function viewOf({ slug, category, size: { w, d, h } }: CatalogueOrder) {
  if (showcases.has(slug)) return SHOWCASE
  if (isRod({ w, d, h })) return ROD
  if (Math.max(w, d) > 20 * h) return SHEET
  return views[category] ?? USUAL
}

/** The larger side of a piece as seen along its length. */
const thicknessOf = ({ w, d, h }: CatalogueOrder['size']) => [w, d, h].sort((one, other) => one - other)[1] ?? 0

const isRod = (size: CatalogueOrder['size']) => Math.max(size.w, size.d, size.h) > 12 * thicknessOf(size)

/** Camera that sees a rod's right end, or its foot if it stands upright. */
function rodCamera(points: readonly Vec3[], size: CatalogueOrder['size'], view: Parameters<typeof frame>[1]) {
  const { w, h } = size
  const length = Math.max(ROD.shortestMm, ROD.thickness * thicknessOf(size))
  const middle: Vec3 = w > h ? [(w - length) / 2, 0, 0] : [0, length / 2, 0]
  const shown = points.map(
    ([x, y, z]): Vec3 => (w > h ? [Math.max(x, w / 2 - length), y, z] : [x, Math.min(y, length), z]),
  )
  const { position, target, ...camera } = frame(
    shown.map((point) => subtract(point, middle)),
    view,
  )
  return { ...camera, position: add(position, middle), target: add(target, middle) }
}

/** The second picture: from the other side, lower and more frontal. */
const secondView = ({ azimuth, elevation }: { azimuth: number; elevation: number }, isCorner: boolean) => ({
  azimuth: isCorner ? 60 : -azimuth * 1.55,
  elevation: elevation * 0.75 + 1,
})

export function productShot(order: CatalogueOrder, model: Model, angle: 'front' | 'side', samples: number): Scene {
  const usual = viewOf(order)
  const { azimuth, elevation } = angle === 'front' ? usual : secondView(usual, cornerPieces.has(order.slug))
  const parts = shownFromBelow.has(order.slug) ? turnedOver(model.parts, order.size.h) : model.parts
  const points = parts.flatMap(({ corners }) => corners.map(({ at }) => at))
  const bounds = boundsOf(points)
  const size = sizeOf(bounds)
  const aspect = SHOT.width / SHOT.height
  const view = { azimuth, elevation, lens: 75, aspect, fill: { width: 0.82, height: 0.78 } }
  const camera = isRod(order.size) ? rodCamera(points, order.size, view) : frame(points, view)
  const reach = Math.max(...size)
  const lights = studioLights(reach, size[1], isDark(model.parts))
  return {
    ...SHOT,
    samples,
    region: regionOf(points, camera, SHOT.width, SHOT.height),
    bounces: 3,
    parts,
    backdrop: isOnTheWall(order.slug)
      ? wallBehind(bounds.low)
      : angle === 'side' && turnedPaper.has(order.slug)
        ? turned(sweepBehind(bounds.low, reach), azimuth)
        : sweepBehind(bounds.low, reach),
    flags: polished.has(order.category) ? flagsBeside(points, azimuth) : undefined,
    camera,
    lights: isRod(order.size) ? lights.map(fromBehind) : lights,
    sky: { top: [1, 0.99, 0.975], bottom: [0.9, 0.89, 0.875], strength: 0.3, mirrored: 0.75 },
  }
}

const turnedOver = (parts: readonly Part[], height: number): Part[] =>
  parts.map((part) => ({
    ...part,
    corners: part.corners.map((corner) => ({
      ...corner,
      at: [-corner.at[0], height - corner.at[1], corner.at[2]],
      normal: [-corner.normal[0], -corner.normal[1], corner.normal[2]],
    })),
  }))

/** True if most of the visible piece is nearly black. */
function isDark(parts: readonly Part[]): boolean {
  const area = { dark: 0, all: 0 }
  for (const { material, corners, triangles, prop } of parts) {
    if (prop) continue
    const [red = 0, green = 0, blue = 0] = linear(materialOf(material).color)
    const share = red + green + blue < 3 * DARK ? 1 : 0
    for (const triangle of triangles) {
      const [a, b, c] = triangle.map((corner) => at(corners, corner).at) as [Vec3, Vec3, Vec3]
      const size = length(cross(subtract(b, a), subtract(c, a)))
      area.all += size
      area.dark += size * share
    }
  }
  return area.dark > area.all / 2
}

/**
 * Key light from the upper left, wide fill from the right, soft light from above, rim behind. Black pieces are visible
 * only by reflections along their edges, so they get more from the right and from behind.
 */
function studioLights(reach: number, height: number, dark: boolean): Light[] {
  const unit = reach / 2
  const watts = (unit / 1000) ** 2
  const middle: Vec3 = [0, height * 0.45, 0]
  const from = (x: number, y: number, z: number): Vec3 => scale([x, y, z], unit)
  const lift = (point: Vec3, by: number): Vec3 => [point[0], point[1] + by, point[2]]
  const area = (position: Vec3, target: Vec3, side: number, power: number, color: Vec3): Light => ({
    kind: 'area',
    position,
    target,
    color,
    width: side * unit,
    height: side * unit,
    power: power * watts,
  })
  return [
    area(lift(from(-3, 3.4, 2.4), 400), middle, 2.1, 290, [1, 0.985, 0.965]),
    area(lift(from(3.6, 1.9, 3), 300), middle, 3.2, dark ? 80 : 34, [0.95, 0.975, 1]),
    area(lift(from(0, 3.7, -0.35), 600), [0, 0, -100], 3.6, 105, [1, 0.99, 0.975]),
    area(from(2.6, 2.2, -2), middle, 1.2, dark ? 75 : 40, [1, 0.98, 0.95]),
  ]
}

/** The studio's light from the other side, which shades the front of white mouldings against the paper. */
const fromBehind = (light: Light): Light => ({ ...light, position: put(turnY(150), light.position) })
