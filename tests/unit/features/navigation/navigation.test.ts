import { expect, test } from 'vitest'
import { categoryHref, type MenuCategory, menuLabel } from '#app/features/navigation/navigation'

const category = (given: Partial<MenuCategory>): MenuCategory => ({
  id: 1,
  uniqueID: 'u-1',
  name: 'Giường',
  enName: 'Beds',
  slug: 'bed',
  children: [],
  ...given,
})
const packages = category({ slug: 'furniture-package', name: 'Gói nội thất', enName: 'Furniture packages' })
const tier = (enName: string) => category({ slug: 'package-x', name: 'Gói Cơ bản', enName })

test('[NAV-06] a child category links to its page', () => {
  expect(categoryHref(category({}), category({ slug: 'bedroom' }), 'de')).toBe('/de/category/bed')
  expect(categoryHref(category({}), undefined, 'vi')).toBe('/vi/category/bed')
})

test('[NAV-06] a slug cannot lead anywhere else', () => {
  expect(categoryHref(category({ slug: '../login?x=1#y' }), undefined, 'vi')).toBe(
    '/vi/category/..%2Flogin%3Fx%3D1%23y',
  )
})

test('[NAV-06] children of furniture-package link to its page with their tier', () => {
  expect(categoryHref(tier('Package Basic'), packages, 'ja')).toBe('/ja/furniture-package?packageTier=basic')
  expect(categoryHref(packages, undefined, 'ja')).toBe('/ja/furniture-package')
})

test('[ROUTE-05] the tier is the second word of enName, lower-cased; none leads to all packages', () => {
  expect(categoryHref(tier('Package LUXURY edition'), packages, 'vi')).toBe('/vi/furniture-package?packageTier=luxury')
  expect(categoryHref(tier(' Package  Premium '), packages, 'vi')).toBe('/vi/furniture-package?packageTier=premium')
  expect(categoryHref(tier('Packages'), packages, 'vi')).toBe('/vi/furniture-package')
})

test('[NAV-07] the label is the Vietnamese name in vi and the English one elsewhere', () => {
  expect(menuLabel(category({}), 'vi')).toBe('Giường')
  for (const locale of ['en', 'de', 'ja'] as const) expect(menuLabel(category({}), locale)).toBe('Beds')
})

test('[NAV-07] a name of the record’s own wins for de and ja, and only for its locale', () => {
  const bed = category({ names: { de: 'Betten' } })
  expect(menuLabel(bed, 'de')).toBe('Betten')
  expect(menuLabel(bed, 'ja')).toBe('Beds')
  expect(menuLabel(bed, 'vi')).toBe('Giường')
})
