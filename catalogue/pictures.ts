/**
 * The pictures in public/catalogue. They are JPEG because the optimizer reads AVIF on an Enterprise plan only; visitors
 * get AVIF or WebP made from them.
 */
export type Picture = { path: string; width: number; height: number }

const shot = (file: string): Picture => ({ path: `/catalogue/${file}.jpg`, width: 600, height: 453 })
const shots = (slug: string, count: number): Picture[] =>
  Array.from({ length: count }, (_, index) => shot(`${slug}-${String(index + 1).padStart(2, '0')}`))

/** Product pictures by the slug of their wooden category (CAT-01). */
export const pictures: Record<string, readonly Picture[]> = {
  bed: shots('bed', 1),
  wardrobe: shots('wardrobe', 1),
  'tv-stand': [{ path: '/catalogue/tv-stand-01.jpg', width: 1000, height: 756 }, ...shots('tv-stand', 8).slice(1)],
  'shoe-cabinet': shots('shoe-cabinet', 1),
  bookshelf: shots('bookshelf', 2),
  'study-desk': shots('study-desk', 1),
  'dressing-table': shots('dressing-table', 1),
  'work-desk': shots('work-desk', 1),
  'decor-cabinet': shots('decor-cabinet', 1),
  'coffee-table': shots('coffee-table', 1),
  'wine-cabinet': shots('wine-cabinet', 1),
  sofa: shots('sofa', 2),
  'dining-table': shots('dining-table', 1),
  'dish-cabinet': shots('dish-cabinet', 1),
  'file-cabinet': shots('file-cabinet', 1),
}

/** The picture of a category's nth product: its pictures in turn, nothing where it has none yet. */
export function pictureOf(categorySlug: string, index: number): Picture | undefined {
  const own = pictures[categorySlug] ?? []
  return own[index % own.length]
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
