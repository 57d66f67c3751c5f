import { existsSync } from 'node:fs'
import { expect, test } from 'vitest'
import { pictureOf, pictures, tierPictures, woodPictures } from '../../../catalogue/pictures'

test('[CAT-01] every wooden category has a picture, and every picture is there', () => {
  expect(Object.keys(pictures)).toHaveLength(15)
  const all = [...Object.values(pictures).flat(), ...Object.values(tierPictures), ...Object.values(woodPictures)]
  for (const { path } of all) expect(existsSync(`public${path}`), path).toBe(true)
})

test('[CAT-01] products take the pictures of their category in turn', () => {
  expect(pictureOf('sofa', 3)?.path).toBe('/catalogue/sofa-02.jpg')
  expect(pictureOf('mirrors', 0)).toBeUndefined()
})
