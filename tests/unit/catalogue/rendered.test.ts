import { existsSync } from 'node:fs'
import { expect, test } from 'vitest'
import { storedPicture } from '../../../catalogue/pictures'
import { goodsCategories, woodenFamilies } from '../../../catalogue/range'
import { modelOf, renderedProduct, renderedRoom } from '../../../catalogue/rendered'
import { seedStatements } from '../../../catalogue/seed-sql'
import keys from '../../../catalogue/studio/keys.json' with { type: 'json' }

test('every picture that counts as rendered is there, as AVIF and as WebP', () => {
  for (const name of Object.keys(keys))
    for (const kind of ['avif', 'webp'])
      expect(existsSync(`public/catalogue/${name}.${kind}`), `${name}.${kind}`).toBe(true)
})

test('the seed names the model of every product, and its own picture once there is one', () => {
  const seed = seedStatements().join('\n')
  for (const { slug, products } of [...woodenFamilies, ...goodsCategories]) {
    const room = renderedRoom(slug)
    if (room) expect(seed, slug).toContain(`'${room}'`)
    for (const product of products) {
      expect(seed, product.slug).toContain(`'${modelOf(product.slug)}'`)
      expect(existsSync(`public${modelOf(product.slug)}`), product.slug).toBe(true)
      const picture = storedPicture(product.slug) ?? renderedProduct(product.slug)
      if (picture) expect(seed, product.slug).toContain(`'${picture}'`)
    }
  }
})
