import { existsSync } from 'node:fs'
import { expect, test } from 'vitest'
import type { Material } from '../../../catalogue/catalogue'
import { pictureOf, pictures, tierPictures, woodPictures } from '../../../catalogue/pictures'

test('[CAT-01] every wooden category has a picture, and every picture is there', () => {
  expect(Object.keys(pictures)).toHaveLength(15)
  const all = [...Object.values(pictures).flat(), ...Object.values(tierPictures), ...Object.values(woodPictures)]
  for (const { path } of all) expect(existsSync(`public${path}`), path).toBe(true)
})

test('[CAT-01] products take their own picture, else one in their finish, else those of their category in turn', () => {
  const path = (category: string, index: number, slug: string, material: Material) =>
    pictureOf(category, index, { slug, material })?.path
  expect(path('sofa', 0, 'sofa-ho-tay-hai-cho', 'linen')).toBe('/catalogue/sofa-02.jpg')
  expect(path('tv-stand', 6, 'ke-tv-hang-bac-170', 'walnut')).toBe('/catalogue/tv-stand-02.jpg')
  expect(path('bookshelf', 3, 'ke-sach', 'steel')).toBe('/catalogue/bookshelf-02.jpg')
  expect(pictureOf('sofa', 3)?.path).toBe('/catalogue/sofa-02.jpg')
  expect(pictureOf('mirrors', 0)).toBeUndefined()
})
