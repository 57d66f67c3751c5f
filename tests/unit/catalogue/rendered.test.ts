import { existsSync, readdirSync, statSync } from 'node:fs'
import { expect, test } from 'vitest'
import { packages } from '../../../catalogue/packages'
import { goodsCategories, woodenFamilies } from '../../../catalogue/range'
import { modelOf, packagePicture, renderedProduct, renderedRoom, woodPicture } from '../../../catalogue/rendered'
import { seedStatements } from '../../../catalogue/seed-sql'
import { storedPicture } from '../../../catalogue/stored-pictures'
import keys from '../../../catalogue/studio/keys.json' with { type: 'json' }
import { pictures } from '../../../catalogue/studio/pictures'

const FOLDER = 'public/catalogue'

test('[CAT-01, CAT-02] every picture has been rendered, as AVIF within its bytes and as WebP, and there is no other', () => {
  expect(Object.keys(keys).sort()).toEqual(pictures.map(({ name }) => name).sort())
  const files = new Set<string>()
  for (const { name, limit, narrow } of pictures) {
    const narrower = narrow && `${name}-${narrow.width}.avif`
    for (const file of [`${name}.avif`, `${name}.webp`, narrower]) if (file) files.add(file)
    expect(statSync(`${FOLDER}/${name}.avif`).size, name).toBeLessThanOrEqual(limit)
    if (narrow) expect(statSync(`${FOLDER}/${narrower}`).size, narrower).toBeLessThanOrEqual(narrow.limit)
  }
  const there = readdirSync(FOLDER, { recursive: true, encoding: 'utf8' })
  expect(there.filter((file) => /\.(?:avif|webp|jpe?g)$/.test(file)).sort()).toEqual([...files].sort())
})

test('[CAT-01, CAT-02] the seed names the model and the picture of every product, category and package', () => {
  const seed = seedStatements().join('\n')
  for (const { tier } of packages) {
    expect(existsSync(`public${packagePicture(tier)}`), tier).toBe(true)
    expect(seed).toContain(`'${packagePicture(tier)}'`)
  }
  for (const { slug } of woodenFamilies) expect(seed, slug).toContain(`'${renderedRoom(slug) ?? 'no room'}'`)
  for (const { products } of [...woodenFamilies, ...goodsCategories])
    for (const product of products) {
      expect(seed, product.slug).toContain(`'${modelOf(product.slug)}'`)
      expect(existsSync(`public${modelOf(product.slug)}`), product.slug).toBe(true)
      const picture = storedPicture(product.slug) ?? renderedProduct(product.slug)
      expect(seed, product.slug).toContain(`'${picture ?? 'no picture'}'`)
    }
})

test('[CAT-01] every wood that the first page shows has its close-up', () => {
  for (const wood of ['oak', 'walnut', 'ash', 'black_oak'] as const)
    expect(existsSync(`public${woodPicture(wood)}`), wood).toBe(true)
})
