import type { PackageTier } from '../app/features/catalogue/packages.ts'
import { readRows, requireRows } from './import/read.ts'
import { readSource } from './read-source.ts'
import { mapLocales, type Words } from './words.ts'

/** Names of headings and tiers, by slug. */
const names = new Map(
  requireRows(readRows('menu.csv', readSource('menu.csv'))).map(({ values }) => [
    values.slug,
    mapLocales((locale) => values[`name_${locale}`] ?? ''),
  ]),
)

function nameOf(slug: string): Words {
  const name = names.get(slug)
  if (!name || Object.values(name).includes('')) throw new Error(`menu.csv lacks a name of "${slug}"`)
  return name
}

/** A menu heading with its entries in order: category slugs, or package tiers. */
export type MenuGroup = {
  id: number
  uniqueId: string
  slug: string
  name: Words
} & ({ categories: readonly string[] } | { tiers: readonly MenuTier[] })

/**
 * A package tier. Its code is the second word of its English name in lower case: the `packageTier` of its address
 * (ROUTE-05).
 */
export type MenuTier = { id: number; uniqueId: string; code: PackageTier; slug: string; name: Words }

/** The menu, grouped by the room a shopper is furnishing (CAT-03). */
export const menu: readonly MenuGroup[] = [
  {
    id: 201,
    uniqueId: 'dd06c48b-2323-4189-80ae-a195c6ceaf69',
    slug: 'furniture-package',
    name: nameOf('furniture-package'),
    tiers: [
      {
        id: 211,
        uniqueId: '4d10c803-76de-4860-8158-d818f505bd4e',
        code: 'basic',
        slug: 'package-basic',
        name: nameOf('package-basic'),
      },
      {
        id: 212,
        uniqueId: '45c30b58-8259-44ee-9037-b09225c97bc7',
        code: 'standard',
        slug: 'package-standard',
        name: nameOf('package-standard'),
      },
      {
        id: 213,
        uniqueId: '3f50120a-335d-470d-b546-7c170f3e2304',
        code: 'premium',
        slug: 'package-premium',
        name: nameOf('package-premium'),
      },
      {
        id: 214,
        uniqueId: '37ce5537-9118-4436-945e-29994625f4b7',
        code: 'luxury',
        slug: 'package-luxury',
        name: nameOf('package-luxury'),
      },
    ],
  },
  {
    id: 202,
    uniqueId: 'f354886b-fbba-49c9-98c4-363e4821e984',
    slug: 'living-room',
    name: nameOf('living-room'),
    categories: ['sofa', 'coffee-table', 'tv-stand', 'decor-cabinet', 'wine-cabinet', 'shoe-cabinet', 'bookshelf'],
  },
  {
    id: 203,
    uniqueId: 'fbebbb7e-451f-4904-9336-0c8c20b79c3f',
    slug: 'bedroom',
    name: nameOf('bedroom'),
    categories: ['bed', 'wardrobe', 'dressing-table'],
  },
  {
    id: 204,
    uniqueId: '6b12d624-b488-4a0e-8569-44dbd4638be8',
    slug: 'dining-room',
    name: nameOf('dining-room'),
    categories: ['dining-table', 'dish-cabinet'],
  },
  {
    id: 205,
    uniqueId: '349cbd1f-be7f-4e17-be02-02411749574c',
    slug: 'study-and-office',
    name: nameOf('study-and-office'),
    categories: ['study-desk', 'work-desk', 'file-cabinet'],
  },
  {
    id: 206,
    uniqueId: '4a3fc572-d7d6-4861-8c5a-e2c5c1442c0b',
    slug: 'kitchen-and-appliances',
    name: nameOf('kitchen-and-appliances'),
    categories: [
      'kitchen-stoves',
      'range-hoods',
      'sinks',
      'water-purifiers',
      'freezers',
      'air-conditioners',
      'speakers-and-tvs',
    ],
  },
  {
    id: 207,
    uniqueId: '48e12cbc-787a-4950-aae4-f5c5578108a7',
    slug: 'bathroom',
    name: nameOf('bathroom'),
    categories: ['washbasins', 'faucets', 'shower-sets', 'mirrors'],
  },
  {
    id: 208,
    uniqueId: '50f3c6bc-8777-429e-91c5-f152b0fdab68',
    slug: 'materials-and-paint',
    name: nameOf('materials-and-paint'),
    categories: [
      'plastic-floors',
      'wall-panels',
      'decorative-materials',
      'interior-wood',
      'interior-and-exterior-paint',
      'paint-interior',
      'paint-exterior',
      'paint-waterproofing',
      'paint-primer',
    ],
  },
]
