import type { Room } from '@vuong-tron/furniture/studio/rooms'
import { expect, test } from 'vitest'
import { prescribedSlugs } from '#app/features/catalogue/catalogue'
import { type SampleName, sampleRoom } from '#app/features/house-doctor/composer/samples'
import { packages } from '../../../app/features/catalogue/packages'
import { goodsCategories, woodenFamilies } from '../../../catalogue/range'
import { categoryRooms } from '../../../catalogue/studio/category-rooms'
import { packageRooms } from '../../../catalogue/studio/package-rooms'
import { sampleRooms } from '../../../catalogue/studio/room-list'
import { drawings } from '../../../scripts/social/drawing'

const products = [...woodenFamilies, ...goodsCategories].flatMap((category) => category.products)
const stockOf = new Map(products.map(({ slug, stock }) => [slug, stock]))

/** Products in a room, without decoration. */
const soldIn = ({ items }: Room) => items.flatMap(({ what }) => (typeof what === 'function' ? [] : [what.slug]))
const composed: SampleName[] = ['living', 'bedroom', 'dining', 'study']

/** Products that the shop promotes, by place. The hero is the living room of the sample rooms. */
const shown: Record<string, string[]> = {
  'the prescription on the home page': [...prescribedSlugs],
  'the packages': packages.flatMap(({ rooms }) => Object.values(rooms).flat()),
  'the pictures of the packages': Object.values(packageRooms).flatMap(soldIn),
  'the hero and the sample rooms': Object.values(sampleRooms).flatMap(soldIn),
  'the pictures of the categories': Object.values(categoryRooms).flatMap(soldIn),
  'the rooms of the composer': composed.flatMap((name) => sampleRoom(name).pieces.map(({ slug }) => slug)),
  'the pictures for link previews': drawings().flatMap(({ html }) =>
    [...html.matchAll(/products\/([\w-]+)\.webp/g)].map(([, slug = '']) => slug),
  ),
}

test.each(Object.entries(shown))('[CAT-09] nothing in %s is out of stock', (_, slugs) => {
  expect(slugs.length).toBeGreaterThan(1)
  expect(slugs.filter((slug) => !stockOf.get(slug))).toEqual([])
})

test('[CAT-09] some of the range is out of stock, and no example needs it', () => {
  expect([...stockOf.values()].filter((stock) => stock === 0).length).toBeGreaterThan(2)
})
