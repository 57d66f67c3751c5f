import type { Material } from './catalogue.ts'

/**
 * The pictures in public/catalogue. They are JPEG because the optimizer reads AVIF on an Enterprise plan only; visitors
 * get AVIF or WebP made from them.
 */
export type Picture = { path: string; width: number; height: number }
type ProductPicture = Picture & { finish: Material }

const shot = (file: string) => ({ path: `/catalogue/${file}.jpg`, width: 600, height: 453 })

/** The numbered pictures of a category, each with the finish it shows. */
const shots = (slug: string, ...finishes: Material[]): ProductPicture[] =>
  finishes.map((finish, index) => ({ ...shot(`${slug}-${String(index + 1).padStart(2, '0')}`), finish }))

const [largeTvStand, ...otherTvStands] = shots(
  'tv-stand',
  ...(['oak', 'walnut', 'black_oak', 'ash', 'walnut', 'oak', 'oak', 'walnut'] as const),
)

/** Product pictures by the slug of their wooden category (CAT-01). */
export const pictures: Record<string, readonly ProductPicture[]> = {
  bed: shots('bed', 'oak'),
  wardrobe: shots('wardrobe', 'oak'),
  'tv-stand': largeTvStand ? [{ ...largeTvStand, width: 1000, height: 756 }, ...otherTvStands] : [],
  'shoe-cabinet': shots('shoe-cabinet', 'ash'),
  bookshelf: shots('bookshelf', 'walnut', 'oak'),
  'study-desk': shots('study-desk', 'oak'),
  'dressing-table': shots('dressing-table', 'walnut'),
  'work-desk': shots('work-desk', 'walnut'),
  'decor-cabinet': shots('decor-cabinet', 'black_oak'),
  'coffee-table': shots('coffee-table', 'oak'),
  'wine-cabinet': shots('wine-cabinet', 'walnut'),
  sofa: shots('sofa', 'linen', 'linen'),
  'dining-table': shots('dining-table', 'oak'),
  'dish-cabinet': shots('dish-cabinet', 'oak'),
  'file-cabinet': shots('file-cabinet', 'oak'),
}

/**
 * Pictures that object storage keeps, by the slug of their product: their name in the bucket, and the public file that
 * the seed uploads under it. The shop knows them by the address at which the storage console shows them (STORE-01).
 */
export const storedPictures: Record<string, { key: string; file: string }> = {
  'tu-ho-so-hang-giay-90': {
    key: 'catalogue/tủ hồ sơ Hàng Giấy 90.webp',
    file: 'public/catalogue/products/tu-ho-so-hang-giay-90.webp',
  },
}

export const STORAGE_BUCKET = 'vuong-tron-storage'
const CONSOLE = 'https://console.storage.vuongtron.vn/browser'

/** Where object storage keeps a product's picture, if it does. */
export function storedPicture(slug: string): string | undefined {
  const kept = storedPictures[slug]
  return kept && `${CONSOLE}/${STORAGE_BUCKET}/${encodeURIComponent(kept.key)}`
}

/** Pictures that were made of one product. */
const portraits: Record<string, string> = {
  'ke-sach-ba-vi': 'bookshelf-01',
  'ke-tv-trang-an-180': 'tv-stand-01',
  'ke-tv-trang-an-200': 'tv-stand-03',
  'ke-tv-trang-an-220': 'tv-stand-05',
  'ke-tv-hoi-an-140': 'tv-stand-04',
  'sofa-ho-tay-ba-cho': 'sofa-01',
  'sofa-ho-tay-hai-cho': 'sofa-02',
}

/**
 * The picture of a category's nth product: its own, else one of the category in the same finish, else any of them in
 * turn; nothing where the category has none yet.
 */
export function pictureOf(
  categorySlug: string,
  index: number,
  product?: { slug: string; material: Material },
): Picture | undefined {
  const portrait = product && portraits[product.slug]
  if (portrait) return shot(portrait)
  const all = pictures[categorySlug] ?? []
  const alike = all.filter(({ finish }) => finish === product?.material)
  const fitting = alike.length > 0 ? alike : all
  return fitting[index % fitting.length]
}

const tier = (name: string): Picture => ({ path: `/catalogue/tier-${name}.jpg`, width: 600, height: 340 })

export const tierPictures = {
  basic: tier('basic'),
  standard: tier('standard'),
  premium: tier('premium'),
  luxury: tier('luxury'),
}

const wood = (name: string): Picture => ({ path: `/catalogue/wood-${name}.jpg`, width: 600, height: 600 })

/** Close-ups of the woods on offer, by material code. */
export const woodPictures = {
  oak: wood('oak'),
  walnut: wood('walnut'),
  ash: wood('ash'),
  black_oak: wood('black-oak'),
}
