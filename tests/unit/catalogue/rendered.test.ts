import { existsSync, readdirSync, statSync } from 'node:fs'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { SHOP_PICTURE_QUALITY } from '#app/lib/constants'
import { readImportedRange } from '#tests/support/catalogue-file'
import { packages } from '../../../app/features/catalogue/packages'
import { packagePicture, woodPicture } from '../../../app/features/catalogue/picture-paths'
import { sidePictureOf } from '../../../app/features/catalogue/side-pictures'
import { modelOf } from '../../../catalogue/built-models'
import { goodsCategories, woodenFamilies } from '../../../catalogue/range'
import { renderedProduct, renderedRoom } from '../../../catalogue/rendered'
import { seedStatements } from '../../../catalogue/seed-sql'
import { storedPicture } from '../../../catalogue/stored-pictures'
import keys from '../../../catalogue/studio/keys.json' with { type: 'json' }
import { keyOfPicture, pictures, readKey } from '../../../catalogue/studio/pictures'

const FOLDER = 'public/catalogue'

test('[CAT-01, CAT-02] every picture has been rendered, as AVIF within its bytes and as WebP, and there is no other', () => {
  const there = pictures.filter(({ name, isAhead }) => !isAhead || name in keys)
  expect(Object.keys(keys).sort()).toEqual(there.map(({ name }) => name).sort())
  const files = new Set<string>()
  for (const { name, limit, narrow } of there) {
    const narrower = narrow && `${name}-${narrow.width}.avif`
    for (const file of [`${name}.avif`, `${name}.webp`, narrower]) if (file) files.add(file)
    expect(statSync(`${FOLDER}/${name}.avif`).size, name).toBeLessThanOrEqual(limit)
    if (narrow) expect(statSync(`${FOLDER}/${narrower}`).size, narrower).toBeLessThanOrEqual(narrow.limit)
  }
  const found = readdirSync(FOLDER, { recursive: true, encoding: 'utf8' })
  expect(found.filter((file) => /\.(?:avif|webp|jpe?g)$/.test(file)).sort()).toEqual([...files].sort())
})

test('[IMG-06] the heaviest pictures are light enough on cards and on phones, encoded as pages ask for them', async () => {
  const heaviest = shown
    .filter(({ name }) => name.startsWith('products/'))
    .map(({ name }) => `${FOLDER}/${name}.webp`)
    .sort((one, other) => statSync(other).size - statSync(one).size)
    .slice(0, 4)
  expect(heaviest).toHaveLength(4)
  for (const file of heaviest)
    for (const { width, limit } of [
      { width: 450, limit: 14 },
      { width: 780, limit: 25 },
    ]) {
      // The local Images binding ignores quality.
      const { length } = await sharp(file).resize({ width }).avif({ quality: SHOP_PICTURE_QUALITY }).toBuffer()
      expect(length, `${file} at ${width} px`).toBeLessThanOrEqual(limit * 1024)
    }
})

test('[CAT-01] products have a second picture where one has been rendered, and no other', () => {
  const slugs = [...woodenFamilies, ...goodsCategories].flatMap(({ products }) => products).map(({ slug }) => slug)
  const shown = slugs.map(sidePictureOf).filter((path) => path !== null)
  const rendered = Object.keys(keys).filter((name) => name.endsWith('-side'))
  expect(shown.sort()).toEqual(rendered.map((name) => `/catalogue/${name}.webp`))
})

const keyOf = (name: string) => readKey((keys as Record<string, string>)[name])
const shown = pictures.filter(({ name }) => name in keys)

test('[CAT-01] pictures that are seen side by side are all of one look', () => {
  for (const set of new Set(shown.map((picture) => picture.set))) {
    const looks = shown.filter((picture) => picture.set === set).map(({ name }) => keyOf(name).look)
    expect(new Set(looks).size, set).toBe(1)
  }
})

/** Every 45th picture is compared: all take minutes, and `node scripts/pictures.ts --check` does that. */
const STRIDE = 45
const FIRST = 20

test('[CAT-01, CAT-02] pictures from all over the range show the present models and rooms', {
  timeout: 120_000,
}, () => {
  const seen = shown.filter((_, index) => index % STRIDE === FIRST)
  const now = seen.map(({ name, scene }) => [name, keyOfPicture(scene())])
  expect(now).toEqual(seen.map(({ name }) => [name, keyOf(name).shown]))
})

test('[CAT-01, CAT-02] the seed names the model and the picture of every product, category and package', () => {
  const seed = seedStatements(readImportedRange()).join('\n')
  for (const { tier } of packages) {
    expect(existsSync(`public${packagePicture(tier)}`), tier).toBe(true)
    expect(seed).toContain(`'${packagePicture(tier)}'`)
  }
  for (const { slug } of woodenFamilies) expect(seed, slug).toContain(`'${renderedRoom(slug) ?? 'no room'}'`)
  for (const { products } of [...woodenFamilies, ...goodsCategories])
    for (const product of products) {
      const model = modelOf(product) ?? 'no model'
      expect(seed, product.slug).toContain(`'${model}'`)
      expect(existsSync(`public${model}`), product.slug).toBe(true)
      const picture = storedPicture(product.slug) ?? renderedProduct(product.slug)
      expect(seed, product.slug).toContain(`'${picture ?? 'no picture'}'`)
    }
})

test('[CAT-07] what was not built, or not in this size, has no model', () => {
  const [bed] = woodenFamilies[0]?.products ?? []
  if (!bed) throw new Error('The range has no beds.')
  expect(modelOf(bed)).toBe(`/models/${bed.slug}.glb`)
  expect(modelOf({ ...bed, slug: 'giuong-tam-dao-160' })).toBeUndefined()
  for (const side of ['widthMm', 'depthMm', 'heightMm'] as const)
    expect(modelOf({ ...bed, [side]: bed[side] + 1 }), side).toBeUndefined()
})

test('[CAT-01] every wood that the first page shows has its close-up', () => {
  for (const wood of ['oak', 'walnut', 'ash', 'black_oak'] as const)
    expect(existsSync(`public${woodPicture(wood)}`), wood).toBe(true)
})
